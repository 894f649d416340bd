//! How a table begins.

use std::fmt::Write as _;

use bots::Level;
use game::{RulesVersion, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

use crate::fingerprint::fingerprint;
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
    /// The fingerprint of these rules: until a version is released, rules are corrected in place. None if the table is older
    /// than fingerprints.
    pub fingerprint: Option<String>,
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
    #[serde(default)]
    fingerprint: Option<String>,
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

    /// Whether the game is known, but not played any more by the rules that the table was founded under.
    pub(crate) fn is_outdated(&self) -> bool {
        let today = fingerprint(&self.game);
        today.is_some() && self.fingerprint.as_deref() != today
    }
}

/// The SHA-256 of a text in hexadecimal digits.
pub(crate) fn digest(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(2 * bytes.len());
    for byte in bytes {
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
