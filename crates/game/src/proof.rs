//! How the deal of a table came about, so that anybody can check it.
//!
//! The house draws 256 bits and a salt and publishes their digest, the commitment, before anybody adds anything. Every seat then
//! adds a share of 256 bits. The deal is the digest of the house's bits and all shares in seat order. The house is bound by its
//! commitment before it sees a share, and nobody else knows its bits: so nobody can have chosen the deal, unless whoever filled
//! the last seat works with the house. The house sees every share as it comes, and whoever knows its bits and all shares but one
//! can try out what to send as that one.
//!
//! The server makes the shares of those who send none. It has no choice in them: they follow from the bits that it is committed to.
//!
//! Every digest is the SHA-256 of a line of text without its end, so that it can be checked with `sha256sum`:
//!
//! ```text
//! commitment      patolli:commitment:SALT:HOUSE
//! server's share  patolli:share:SEAT:HOUSE
//! deal            patolli:deal:HOUSE:SHARE:SHARE:…
//! ```

use serde::{Deserialize, Serialize};

use crate::{Bits, Seat, Seats, Seed};

/// What the house keeps to itself until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// What the house adds to the deal.
    pub house: Bits,
    /// What keeps the house's bits from being searched for by their digest.
    pub salt: Bits,
}

impl Promise {
    /// What is published before anybody adds a share: it tells nothing of the house's bits and leaves it no choice of others.
    pub fn commitment(&self) -> Bits {
        Bits::digest_of(&self.commitment_text())
    }

    /// The text that the commitment is the digest of, and that digest.
    pub fn opened(&self) -> (String, Bits) {
        (self.commitment_text(), self.commitment())
    }

    fn commitment_text(&self) -> String {
        format!("patolli:commitment:{}:{}", self.salt, self.house)
    }

    fn share_text(&self, seat: Seat) -> String {
        format!("patolli:share:{seat}:{}", self.house)
    }

    fn deal_text(&self, shares: &[Share]) -> String {
        let mut text = format!("patolli:deal:{}", self.house);
        for Share { share, .. } in shares {
            text.push(':');
            text.push_str(&share.to_string());
        }
        text
    }

    /// The share of a seat for which nobody sent one.
    pub fn share_of(&self, seat: Seat) -> Share {
        Share {
            by: Maker::Server,
            share: Bits::digest_of(&self.share_text(seat)),
        }
    }

    /// The deal that follows from these shares, in seat order.
    pub fn deal(&self, shares: &[Share]) -> Seed {
        Seed::Full(Bits::digest_of(&self.deal_text(shares)))
    }
}

/// What one seat adds to the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Who made it.
    pub by: Maker,
    /// The 256 bits.
    pub share: Bits,
}

/// Who made a share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Maker {
    /// The browser or program of the one who sits there, when the commitment had been published.
    Player,
    /// The browser or program of the one who sits there, before there was a commitment: by the same request that founded the table.
    Founder,
    /// The server, because nobody sent one.
    Server,
}

/// How the seed of a record came about; a record of something else than a table has none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// Whoever made the table gave the seed: there is nothing to prove.
    Given,
    /// The house and everybody at the table had a share in it.
    Shared(Shared),
}

/// All that went into a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// What was published before anybody added a share.
    pub commitment: Bits,
    /// What the house was committed to.
    pub house: Bits,
    /// What kept it from being searched for.
    pub salt: Bits,
    /// What every seat added, in seat order.
    pub shares: Vec<Share>,
}

impl Shared {
    /// The proof of a deal from this promise and these shares.
    pub fn new(promise: Promise, shares: Vec<Share>) -> Self {
        Self {
            commitment: promise.commitment(),
            house: promise.house,
            salt: promise.salt,
            shares,
        }
    }

    /// Whether somebody who sat there has made a share when the commitment had been published: without one, the proof shows only
    /// that nothing was changed after the founding.
    pub fn is_by_players(&self) -> bool {
        self.shares.iter().any(|share| share.by == Maker::Player)
    }

    /// What the house was committed to.
    pub fn promise(&self) -> Promise {
        Promise {
            house: self.house,
            salt: self.salt,
        }
    }

    /// The shares by seat.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Share)> {
        Seats::ALL.into_iter().zip(&self.shares)
    }

    /// The deal that follows.
    pub fn deal(&self) -> Seed {
        self.promise().deal(&self.shares)
    }

    /// Every digest that can be checked, with the text that it is of: the commitment, the shares that the server made, the deal.
    pub fn digests(&self) -> impl Iterator<Item = (String, Bits)> {
        let promise = self.promise();
        let server = self.seats().filter(|(_, share)| share.by == Maker::Server);
        let commitment = promise.commitment_text();
        let shares = server.map(move |(seat, _)| promise.share_text(seat));
        let deal = promise.deal_text(&self.shares);
        let texts = [commitment].into_iter().chain(shares).chain([deal]);
        texts.map(|text| {
            let digest = Bits::digest_of(&text);
            (text, digest)
        })
    }
}

/// Why a proof does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadProof {
    /// The house's bits and salt are not those that it was committed to.
    #[error(
        "the commitment does not hold: salt and bits of the house have the digest {found}, but {committed} was published"
    )]
    Commitment {
        /// What was published.
        committed: Bits,
        /// What follows from the bits and the salt.
        found: Bits,
    },
    /// There is not one share for every seat.
    #[error("the contributions are not complete: there are {found} shares for {players} seats")]
    Shares {
        /// How many there are.
        found: usize,
        /// How many there should be.
        players: u8,
    },
    /// What is said to be the server's share is something else.
    #[error(
        "the contribution of seat {seat} is said to be the server's, but that would be {expected}, not {found}"
    )]
    Server {
        /// Whose.
        seat: Seat,
        /// What follows from the house's bits.
        expected: Bits,
        /// What the proof says.
        found: Bits,
    },
    /// The game was dealt from another seed.
    #[error(
        "the deal does not hold: commitment and contributions give {expected}, but the game was dealt from {found}"
    )]
    Deal {
        /// What follows from the proof.
        expected: Seed,
        /// What the record says.
        found: Seed,
    },
}

impl Proof {
    /// Finds the proof good, for a game of so many players from this seed, or says what is wrong with it.
    pub fn check(&self, seed: Seed, players: u8) -> Result<(), BadProof> {
        let Self::Shared(shared) = self else {
            return Ok(());
        };
        let promise = shared.promise();
        let found = promise.commitment();
        if found != shared.commitment {
            return Err(BadProof::Commitment {
                committed: shared.commitment,
                found,
            });
        }
        if shared.shares.len() != usize::from(players) {
            return Err(BadProof::Shares {
                found: shared.shares.len(),
                players,
            });
        }
        for (seat, share) in shared.seats() {
            let expected = promise.share_of(seat).share;
            if share.by == Maker::Server && share.share != expected {
                return Err(BadProof::Server {
                    seat,
                    expected,
                    found: share.share,
                });
            }
        }
        let expected = shared.deal();
        if expected != seed {
            return Err(BadProof::Deal {
                expected,
                found: seed,
            });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof() -> (Shared, Seed) {
        let promise = Promise {
            house: Bits([1; 32]),
            salt: Bits([2; 32]),
        };
        let own = Share {
            by: Maker::Player,
            share: Bits([3; 32]),
        };
        let shared = Shared::new(promise, vec![own, promise.share_of(Seat::new(1))]);
        let deal = shared.deal();
        (shared, deal)
    }

    fn fault(change: impl FnOnce(&mut Shared)) -> String {
        let (mut shared, seed) = proof();
        change(&mut shared);
        let checked = Proof::Shared(shared).check(seed, 2);
        checked.expect_err("it was tampered with").to_string()
    }

    #[test]
    fn a_true_proof_holds_and_reads_back() {
        let (shared, seed) = proof();
        let proof = Proof::Shared(shared);
        assert_eq!(proof.check(seed, 2), Ok(()));
        let text = serde_json::to_string(&proof).unwrap();
        assert_eq!(serde_json::from_str::<Proof>(&text).unwrap(), proof);
        assert_eq!(serde_json::to_string(&Proof::Given).unwrap(), "\"given\"");
        assert_eq!(Proof::Given.check(Seed::Short(1), 2), Ok(()));
    }

    #[test]
    fn whatever_is_tampered_with_is_named() {
        let other = Bits([9; 32]);
        for (message, said) in [
            (
                fault(|proof| proof.house = other),
                "the commitment does not hold",
            ),
            (
                fault(|proof| proof.salt = other),
                "the commitment does not hold",
            ),
            (fault(|proof| proof.commitment = other), "0909"),
            (
                fault(|proof| proof.shares[0].share = other),
                "the deal does not hold",
            ),
            (
                fault(|proof| proof.shares.swap(0, 1)),
                "the contribution of seat 0",
            ),
            (
                fault(|proof| proof.shares[1].share = other),
                "the contribution of seat 1",
            ),
            (
                fault(|proof| proof.shares[0].by = Maker::Server),
                "the contribution of seat 0",
            ),
            (
                fault(|proof| proof.shares.truncate(1)),
                "1 shares for 2 seats",
            ),
        ] {
            assert!(message.contains(said), "{message}");
        }
    }

    #[test]
    fn nothing_may_be_added_to_a_proof() {
        let (shared, _) = proof();
        let mut value = serde_json::to_value(Proof::Shared(shared)).unwrap();
        value["shared"]["note"] = "trust me".into();
        let error = serde_json::from_value::<Proof>(value).unwrap_err();
        assert!(error.to_string().contains("`note`"), "{error}");
    }

    #[test]
    fn the_servers_shares_are_settled_with_the_commitment() {
        let (shared, _) = proof();
        let again = shared.promise().share_of(Seat::new(1));
        assert_eq!(shared.shares[1], again);
        assert_ne!(again, shared.promise().share_of(Seat::new(0)));
    }
}
