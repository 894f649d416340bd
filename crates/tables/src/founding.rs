//! How a table begins.

use bots::Bot;
use game::{RulesVersion, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

use crate::{PlayerId, TableId};

/// All that is fixed when a table is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Founding {
    /// The table.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// The rules that the table is pinned to.
    pub rules: RulesVersion,
    /// What was chosen.
    pub options: Map<String, Value>,
    /// Where chance comes from: a secret until the game is over.
    pub(crate) seed: Seed,
    /// Who made it.
    pub host: PlayerId,
    /// Whether it is listed for all to see.
    pub public: bool,
    /// When, in seconds since 1970.
    pub made: i64,
    /// The table whose players play again here.
    pub rematch_of: Option<TableId>,
}

impl Founding {
    /// The SHA-256 of the seed's sixteen digits: shown from the start, so that anybody can check in the end that
    /// chance was not touched.
    pub fn seed_digest(&self) -> String {
        digest(&self.seed.to_string())
    }
}

/// The SHA-256 of a text in hexadecimal digits.
pub(crate) fn digest(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What somebody wants who makes a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// The name of the game.
    pub game: String,
    /// What was chosen; what is missing has its default.
    pub options: Map<String, Value>,
    /// Who is to sit where; seats beyond the list are open.
    pub seats: Vec<SeatOrder>,
    /// Whether the table is listed for all to see.
    pub public: bool,
}

/// Who is to have a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatOrder {
    /// The one who makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot(Bot),
}
