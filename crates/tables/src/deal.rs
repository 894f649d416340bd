//! The deal of a table: what the house promises before anybody adds to it, and what it comes to.
//!
//! How a deal is made of bits and shares, and how that is checked, is [`game::Promise`].

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use game::{Bits, Promise, Record, Seed};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::house::{House, now};
use crate::{RecordId, Refusal, Relic, TableId};

/// For so many seconds a table can be founded on a pledge. No table that has shown its deal is forgotten sooner, so that nobody
/// founds another on what it has shown.
const LASTS: i64 = 24 * 60 * 60;

/// Where the chance of a table comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deal {
    /// From the house and everybody at the table.
    Shared(Promise),
    /// From whoever made it.
    Given(Seed),
}

/// What the one who makes a table, or another table for the same people, adds to its deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contribution {
    /// The [`Pledge`] that they were shown before; without one the house promises something when it hears of the table.
    pub pledge: Option<String>,
    /// Their share; without one the server makes it.
    pub share: Option<Bits>,
}

impl Contribution {
    /// What was sent as pledge and share; what is empty was not sent.
    pub fn read(pledge: Option<&str>, share: Option<&str>) -> Result<Self, Refusal> {
        let pledge = pledge.filter(|pledge| !pledge.is_empty());
        Ok(Self {
            pledge: pledge.map(str::to_owned),
            share: read_share(share)?,
        })
    }
}

/// What was sent as a share; none if it is empty.
pub fn read_share(share: Option<&str>) -> Result<Option<Bits>, Refusal> {
    let share = share.filter(|share| !share.is_empty());
    let share = share.map(str::parse).transpose();
    share.map_err(|_| Refusal::Share)
}

impl House {
    /// What the house is committed to for a table that is made within a day by whoever is shown this.
    pub fn pledge(&self) -> Pledge {
        self.dealer().pledge(now())
    }

    /// A record that somebody brought along, as they did.
    pub async fn imported_record(&self, id: &RecordId) -> Result<Record, Refusal> {
        self.store().record(id).await?.ok_or(Refusal::NoRecord)
    }
}

impl Relic {
    /// What the house added to the deal and was committed to; none if the seed was given. Nobody plays there any more.
    pub fn promise(&self) -> Option<Promise> {
        match &self.founding.deal {
            Deal::Shared(promise) => Some(*promise),
            Deal::Given(_) => None,
        }
    }
}

/// What the house is committed to for a table that somebody may make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pledge {
    /// What to send along when the table is made, once and within a day.
    pub name: String,
    /// What will be the commitment of that table.
    pub commitment: Bits,
}

type Redeeming = Arc<Mutex<HashSet<TableId>>>;

/// Makes the house's part of every deal. It follows from a key and the name of the table, so that nothing has to be kept of a
/// pledge that nobody redeems. A house that is brought back from a backup gets another key: what was promised before may have been
/// opened since.
pub(crate) struct Dealer {
    key: Hmac<Sha256>,
    /// The tables that are being founded on a pledge.
    redeeming: Redeeming,
}

impl Dealer {
    pub(crate) fn new(key: &[u8]) -> Self {
        Self {
            key: Hmac::new_from_slice(key).expect("any key will do"),
            redeeming: Redeeming::default(),
        }
    }

    /// What the house promises for a table.
    pub(crate) fn promise(&self, table: &TableId) -> Promise {
        Promise {
            house: self.drawn("house", table.as_str()),
            salt: self.drawn("salt", table.as_str()),
        }
    }

    /// What the house promises for the table where those of this one play again.
    pub(crate) fn promise_after(&self, table: &TableId) -> Promise {
        Promise {
            house: self.drawn("next house", table.as_str()),
            salt: self.drawn("next salt", table.as_str()),
        }
    }

    /// A commitment to be shown to somebody who may make a table.
    pub(crate) fn pledge(&self, now: i64) -> Pledge {
        let table = TableId::fresh();
        let promised = format!("{table}.{}", now + LASTS);
        Pledge {
            name: format!("{promised}.{}", self.drawn("pledge", &promised)),
            commitment: self.promise(&table).commitment(),
        }
    }

    /// The table that a pledge is for; none if it is not the house's, too old, or being redeemed. Whether it was redeemed before
    /// shows when the table is there.
    pub(crate) fn redeem(&self, pledge: &str, now: i64) -> Option<Redeemed> {
        let (promised, tag) = pledge.rsplit_once('.')?;
        let (table, until) = promised.split_once('.')?;
        let until: i64 = until.parse().ok()?;
        let tag: Bits = tag.parse().ok()?;
        self.keyed("pledge", promised).verify_slice(&tag.0).ok()?;
        if until < now {
            return None;
        }
        let table: TableId = table.parse().ok()?;
        let mut redeeming = self
            .redeeming
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let first = redeeming.insert(table.clone());
        drop(redeeming);
        // Made only if it is the first: it is what ends the redeeming when it goes.
        first.then(|| Redeemed {
            redeeming: self.redeeming.clone(),
            table,
        })
    }

    fn drawn(&self, purpose: &str, text: &str) -> Bits {
        Bits(self.keyed(purpose, text).finalize().into_bytes().into())
    }

    fn keyed(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = self.key.clone();
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }
}

/// A pledge for as long as a table is being founded on it: nobody else founds one on it meanwhile.
pub(crate) struct Redeemed {
    redeeming: Redeeming,
    pub(crate) table: TableId,
}

impl Drop for Redeemed {
    fn drop(&mut self) {
        let redeeming = self.redeeming.lock();
        let mut redeeming = redeeming.unwrap_or_else(PoisonError::into_inner);
        redeeming.remove(&self.table);
    }
}

/// A promise that follows from nothing: not even whoever has the key knows it.
pub(crate) fn fresh_promise() -> Promise {
    let fresh = || {
        let mut bits = [0; 32];
        getrandom::fill(&mut bits).expect("the system gives random bytes");
        Bits(bits)
    };
    Promise {
        house: fresh(),
        salt: fresh(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_700_000_000;

    #[test]
    fn a_pledge_is_for_one_table_with_that_commitment() {
        let dealer = Dealer::new(b"key");
        let (one, other) = (dealer.pledge(NOW), dealer.pledge(NOW));
        assert_ne!(one, other);
        let table = dealer.redeem(&one.name, NOW).unwrap().table.clone();
        assert_eq!(dealer.promise(&table).commitment(), one.commitment);
        let again = Dealer::new(b"key");
        assert_eq!(again.redeem(&one.name, NOW).unwrap().table, table);
    }

    #[test]
    fn only_the_houses_own_pledges_count_and_for_a_day() {
        let dealer = Dealer::new(b"key");
        let good = dealer.pledge(NOW).name;
        assert!(dealer.redeem(&good, NOW + LASTS).is_some());
        assert!(dealer.redeem(&good, NOW + LASTS + 1).is_none());
        let longer = good.replacen(".17", ".18", 1);
        let foreign = Dealer::new(b"other").pledge(NOW).name;
        let other = good.replacen(&good[..24], TableId::fresh().as_str(), 1);
        let table = &good[..24];
        for bad in ["", ".", "..", table, &longer, &foreign, &other, &good[1..]] {
            assert!(dealer.redeem(bad, NOW).is_none(), "{bad}");
        }
    }

    #[test]
    fn two_do_not_redeem_the_same_pledge_at_once() {
        let dealer = Dealer::new(b"key");
        let pledge = dealer.pledge(NOW).name;
        let first = dealer.redeem(&pledge, NOW);
        assert!(first.is_some());
        for _ in 0..3 {
            assert!(dealer.redeem(&pledge, NOW).is_none());
        }
        drop(first);
        assert!(dealer.redeem(&pledge, NOW).is_some());
    }

    #[test]
    fn house_and_salt_of_every_table_are_its_own() {
        let dealer = Dealer::new(b"key");
        let tables = [TableId::fresh(), TableId::fresh()];
        let promises = tables
            .iter()
            .flat_map(|table| [dealer.promise(table), dealer.promise_after(table)]);
        let all: HashSet<Bits> = promises
            .flat_map(|promise| [promise.house, promise.salt])
            .collect();
        assert_eq!(all.len(), 8);
    }
}
