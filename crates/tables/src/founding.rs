//! How a table begins.

use std::fmt::Write as _;

use bots::Level;
use game::{Bits, Promise, Proof, RulesVersion, Seats, Seed, Share, Shared};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

use crate::deal::Deal;
use crate::fingerprint::fingerprint;
use crate::{Contribution, PlayerId, TableId};

/// All that is fixed when a table is made. It cannot be written as JSON but by the store, because it holds
/// what the deal is made of.
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
    pub(crate) deal: Deal,
    /// What the house adds to the deal when the same people play again: a secret until that game is over.
    pub(crate) next: Promise,
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
    deal: Deal,
    next: Promise,
    host: PlayerId,
    public: bool,
    made: i64,
    rematch_of: Option<TableId>,
}

impl Founding {
    /// What the house is committed to in the deal, shown from the start, so that anybody can check in the end that it was not
    /// changed; none if the seed was given.
    pub fn commitment(&self) -> Option<Bits> {
        match &self.deal {
            Deal::Shared(promise) => Some(promise.commitment()),
            Deal::Given(_) => None,
        }
    }

    /// Whether whoever made the table gave the seed, so that they know what nobody is to know.
    pub fn is_given(&self) -> bool {
        matches!(self.deal, Deal::Given(_))
    }

    /// What the house is committed to when the same people play again.
    pub fn next_commitment(&self) -> Bits {
        self.next.commitment()
    }

    /// The deal that follows from what persons added, by seat.
    pub(crate) fn dealt(&self, shares: &[Option<Share>]) -> Seed {
        match &self.deal {
            Deal::Given(seed) => *seed,
            Deal::Shared(promise) => promise.deal(&completed(promise, shares)),
        }
    }

    /// How that deal came about.
    pub(crate) fn proof(&self, shares: &[Option<Share>]) -> Proof {
        match &self.deal {
            Deal::Given(_) => Proof::Given,
            Deal::Shared(promise) => {
                Proof::Shared(Shared::new(*promise, completed(promise, shares)))
            }
        }
    }

    /// Whether the game is known, but not played any more by the rules that the table was founded under.
    pub(crate) fn is_outdated(&self) -> bool {
        let today = self.game.parse().ok().map(fingerprint);
        today.is_some() && self.fingerprint.as_deref() != today
    }
}

/// What every seat adds to the deal: the server does for those who have not.
fn completed(promise: &Promise, shares: &[Option<Share>]) -> Vec<Share> {
    let shares = Seats::ALL.into_iter().zip(shares);
    shares
        .map(|(seat, share)| share.unwrap_or_else(|| promise.share_of(seat)))
        .collect()
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
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Order {
    /// The name of the game.
    pub game: String,
    /// What was chosen; what is missing has its default.
    pub options: Map<String, Value>,
    /// Who is to sit where; seats beyond the list are open.
    pub seats: Vec<SeatOrder>,
    /// Whether the table is listed for all to see.
    pub public: bool,
    /// The seed that it is dealt from, for a deal of the day or a test; without one the house and everybody who sits have a share.
    pub seed: Option<Seed>,
    /// What the one who makes the table adds to the deal.
    pub own: Contribution,
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
