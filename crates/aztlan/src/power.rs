//! Power cards.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Age, Terrain};

/// A power card, 4 to 9: its number is the strength of each pawn in the age for which it was chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct PowerCard(u8);

impl PowerCard {
    /// The six cards of each player.
    pub const ALL: [Self; 6] = [Self(4), Self(5), Self(6), Self(7), Self(8), Self(9)];

    /// The card with this number.
    pub fn new(number: u8) -> Option<Self> {
        (4..=9).contains(&number).then_some(Self(number))
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The terrain that scores with it; none for the wild 4, whose player names one.
    #[inline]
    pub const fn terrain(self) -> Option<Terrain> {
        match self.0 {
            5 => Some(Terrain::Jungle),
            6 => Some(Terrain::Desert),
            7 => Some(Terrain::Mountains),
            8 => Some(Terrain::Terraces),
            9 => Some(Terrain::City),
            _ => None,
        }
    }

    /// What it is worth at the end to a player who never chose it.
    pub const fn unused_value(self) -> u8 {
        self.0 - 2
    }
}

impl fmt::Display for PowerCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<PowerCard> for u8 {
    fn from(card: PowerCard) -> Self {
        card.0
    }
}

impl TryFrom<u8> for PowerCard {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no power card {number}"))
    }
}

/// The power cards of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PowerHand {
    /// The card of this age.
    pub(crate) chosen: Option<PowerCard>,
    /// The card of each age that is over.
    used: [Option<PowerCard>; Age::COUNT],
}

impl PowerHand {
    /// The cards of past ages, in order.
    pub(crate) fn used(&self) -> impl Iterator<Item = PowerCard> {
        self.used.into_iter().flatten()
    }

    /// Whether the card can still be chosen.
    #[inline]
    pub(crate) fn holds(&self, card: PowerCard) -> bool {
        !self.used.contains(&Some(card))
    }

    /// The cards that can still be chosen (or are, in secret), rising.
    pub(crate) fn unused(&self) -> impl Iterator<Item = PowerCard> {
        PowerCard::ALL.into_iter().filter(|card| self.holds(*card))
    }

    /// Lays the chosen card to those of past ages.
    pub(crate) fn lay_aside(&mut self, age: Age) {
        self.used[age.index()] = self.chosen.take();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_card_has_its_terrain_and_the_four_is_wild() {
        let terrains: Vec<_> = PowerCard::ALL.into_iter().map(PowerCard::terrain).collect();
        let expected: Vec<_> = [None].into_iter().chain(Terrain::ALL.map(Some)).collect();
        assert_eq!(terrains, expected);
    }

    #[test]
    fn an_unused_card_is_worth_two_to_seven() {
        assert_eq!(
            PowerCard::ALL.map(PowerCard::unused_value),
            [2, 3, 4, 5, 6, 7]
        );
    }
}
