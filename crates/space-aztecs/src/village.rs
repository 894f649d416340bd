//! A village: what lies in front of a player.

use crate::Kind;
use crate::card::{Card, Cards};
use crate::deck::Deck;

/// The cards in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Village {
    /// Aztecs that a saucer can take.
    pub open: Cards,
    /// Aztecs in temples.
    pub hidden: Cards,
    /// What lies under saucers.
    pub captured: Cards,
    /// Temples, saucers and laws.
    pub front: Cards,
}

impl Village {
    /// All who live here; never the captured.
    #[inline]
    pub fn aztecs(&self) -> Cards {
        self.open | self.hidden
    }

    /// The Aztecs that the temple would hide now: those of its set that are unprotected.
    #[inline]
    pub fn hides(&self, deck: &Deck, temple: Card) -> Cards {
        self.open & deck.set_of(temple).aztecs
    }

    /// The Aztecs that the saucer could take one of.
    #[inline]
    pub fn exposed(&self, deck: &Deck, saucer: Card) -> Cards {
        self.open & deck.set_of(saucer).aztecs
    }

    /// Whether an agent offers to put the Aztec that was just played into a temple: another agent, who is not in a temple, and
    /// there is a temple of the Aztec's set.
    #[inline]
    pub fn has_agent_for(&self, deck: &Deck, aztec: Card) -> bool {
        let agents = self.open & deck.of_kind(Kind::Agent);
        !(agents - Cards::only(aztec)).is_empty() && self.front.meets(deck.set_of(aztec).temples)
    }
}
