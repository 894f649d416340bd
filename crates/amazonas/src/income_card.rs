//! Income cards and hands of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Species;

/// An income card, 0 to 6: its number is the silver it brings beside the tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct IncomeCard(u8);

impl IncomeCard {
    /// How many each player has.
    pub const COUNT: usize = 7;

    /// The card that counts the largest pile.
    pub const ANY: Self = Self(0);

    /// The card that counts natives and keeps harm away.
    pub const NATIVE: Self = Self(6);

    /// The seven cards of each player.
    pub const ALL: [Self; Self::COUNT] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
    ];

    /// The card with this number.
    pub fn new(number: u8) -> Option<Self> {
        (number <= 6).then_some(Self(number))
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The species whose tiles it counts; none for 0 and 6.
    #[inline]
    pub fn species(self) -> Option<Species> {
        let place = usize::from(self.0).checked_sub(1)?;
        Species::ALL.get(place).copied()
    }
}

impl fmt::Display for IncomeCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<IncomeCard> for u8 {
    fn from(card: IncomeCard) -> Self {
        card.0
    }
}

impl TryFrom<u8> for IncomeCard {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no income card {number}"))
    }
}

/// The income cards that a player has not played yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand(u8);

impl Hand {
    /// All seven.
    pub(crate) const FULL: Self = Self((1 << IncomeCard::COUNT) - 1);

    #[inline]
    pub(crate) const fn contains(self, card: IncomeCard) -> bool {
        self.0 & (1 << card.0) != 0
    }

    #[inline]
    pub(crate) const fn remove(&mut self, card: IncomeCard) {
        self.0 &= !(1 << card.0);
    }

    /// The cards, rising.
    #[inline]
    pub(crate) fn cards(self) -> impl Iterator<Item = IncomeCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            #[allow(
                clippy::cast_possible_truncation,
                reason = "a u8 has at most 8 trailing zeros"
            )]
            let card = IncomeCard(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<IncomeCard> for Hand {
    fn from_iter<I: IntoIterator<Item = IncomeCard>>(cards: I) -> Self {
        Self(cards.into_iter().fold(0, |set, card| set | 1 << card.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_1_to_5_count_a_species_each() {
        let species = IncomeCard::ALL.map(IncomeCard::species);
        assert_eq!((species[0], species[6]), (None, None));
        assert_eq!(species[1..6], Species::ALL.map(Some));
    }

    #[test]
    fn a_hand_lists_its_cards_rising() {
        let mut hand = Hand::FULL;
        hand.remove(IncomeCard::ANY);
        hand.remove(IncomeCard(4));
        let cards: Vec<u8> = hand.cards().map(IncomeCard::number).collect();
        assert_eq!(cards, [1, 2, 3, 5, 6]);
        assert!(!hand.contains(IncomeCard(4)));
    }
}
