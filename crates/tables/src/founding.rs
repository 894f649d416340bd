//! How a table begins.

use std::fmt::Write as _;

use bots::Level;
use game::{RulesVersion, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

use crate::{PlayerId, TableId};

/// All that is fixed when a table is made. It cannot be written as JSON but by the store, because it holds the seed.
#[derive(Clone, PartialEq, Debug)]
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

/// A founding as the store keeps it.
#[derive(Serialize, Deserialize)]
pub(crate) struct KeptFounding(#[serde(with = "FoundingRow")] pub(crate) Founding);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Founding")]
struct FoundingRow {
    id: TableId,
    game: String,
    rules: RulesVersion,
    options: Map<String, Value>,
    seed: Seed,
    host: PlayerId,
    public: bool,
    made: i64,
    rematch_of: Option<TableId>,
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
    let mut digits = String::with_capacity(2 * digest.len());
    for byte in digest {
        write!(digits, "{byte:02x}").expect("a string takes it all");
    }
    digits
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
    /// A bot of this level.
    Bot(Level),
}
