//! Prosperity cards: kinds, hands and piles.

use std::fmt;

use game::Chance;
use serde::{Deserialize, Serialize};

use crate::Terrain;

/// A kind of prosperity card, in the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProsperityCard {
    /// Sacred Games: stay where you would have been removed.
    Games,
    /// Blessing of Mixcoatl: points for jungles.
    Mixcoatl,
    /// Offering to the Gods: points at the end, the more you hold.
    Offering,
    /// Rafts and Canoes: join two domains across a lake.
    Rafts,
    /// Blessing of Tepeyollotl: points for mountains.
    Tepeyollotl,
    /// Great Tlatoani: win a tie.
    Tlatoani,
    /// Eagle and Jaguar Warriors: place an extra pawn.
    Warriors,
    /// Blessing of Xipe Totec: points for terraces.
    XipeTotec,
}

impl ProsperityCard {
    /// All eight kinds.
    pub const ALL: [Self; 8] = [
        Self::Games,
        Self::Mixcoatl,
        Self::Offering,
        Self::Rafts,
        Self::Tepeyollotl,
        Self::Tlatoani,
        Self::Warriors,
        Self::XipeTotec,
    ];

    /// The blessing of this terrain, if a god blesses it.
    pub const fn blessing(terrain: Terrain) -> Option<Self> {
        match terrain {
            Terrain::Jungle => Some(Self::Mixcoatl),
            Terrain::Mountains => Some(Self::Tepeyollotl),
            Terrain::Terraces => Some(Self::XipeTotec),
            Terrain::Desert | Terrain::City => None,
        }
    }

    /// How many of it are in the deck.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Offering => 9,
            _ => 3,
        }
    }

    /// Its name in data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Mixcoatl => "mixcoatl",
            Self::Offering => "offering",
            Self::Rafts => "rafts",
            Self::Tepeyollotl => "tepeyollotl",
            Self::Tlatoani => "tlatoani",
            Self::Warriors => "warriors",
            Self::XipeTotec => "xipe_totec",
        }
    }
}

impl fmt::Display for ProsperityCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How many cards the deck has.
pub(crate) const DECK_SIZE: usize = 30;

/// Prosperity cards whose order does not matter: a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cards([u8; ProsperityCard::ALL.len()]);

impl Cards {
    /// No card.
    pub(crate) const NONE: Self = Self([0; ProsperityCard::ALL.len()]);

    /// All 30 cards of the game.
    pub(crate) fn all() -> Self {
        Self(ProsperityCard::ALL.map(ProsperityCard::copies))
    }

    /// How many of this kind.
    #[inline]
    pub(crate) const fn count(&self, card: ProsperityCard) -> u8 {
        self.0[card as usize]
    }

    /// Whether there is one of this kind.
    #[inline]
    pub(crate) const fn has(&self, card: ProsperityCard) -> bool {
        self.count(card) > 0
    }

    /// How many in all.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Adds a card.
    #[inline]
    pub(crate) fn insert(&mut self, card: ProsperityCard) {
        self.0[card as usize] += 1;
    }

    /// Takes a card out that is there.
    #[inline]
    pub(crate) fn remove(&mut self, card: ProsperityCard) {
        self.0[card as usize] -= 1;
    }

    /// The cards one by one, by name.
    pub(crate) fn iter(&self) -> impl Iterator<Item = ProsperityCard> + use<> {
        let counts = self.0;
        ProsperityCard::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, counts[card as usize].into()))
    }

    /// All cards of both.
    #[must_use]
    pub(crate) fn with(&self, others: &Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] + others.0[kind]))
    }

    /// The cards in random order.
    pub(crate) fn shuffled(&self, chance: &mut Chance) -> Pile {
        let mut pile: Pile = self.iter().collect();
        pile.shuffle(chance);
        pile
    }

    /// What is left when the others, which are all there, are taken out.
    #[must_use]
    pub(crate) fn without(&self, others: &Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] - others.0[kind]))
    }
}

impl FromIterator<ProsperityCard> for Cards {
    fn from_iter<I: IntoIterator<Item = ProsperityCard>>(cards: I) -> Self {
        let mut hand = Self::NONE;
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

/// Prosperity cards in order: the deck, or the discards. The top is the last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pile {
    cards: [ProsperityCard; DECK_SIZE],
    len: u8,
}

impl Pile {
    /// A pile without a card.
    pub(crate) const EMPTY: Self = Self {
        cards: [ProsperityCard::Games; DECK_SIZE],
        len: 0,
    };

    pub(crate) fn as_slice(&self) -> &[ProsperityCard] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Lays a card on top.
    pub(crate) fn push(&mut self, card: ProsperityCard) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Draws the top card.
    pub(crate) fn pop(&mut self) -> Option<ProsperityCard> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// The cards, whatever their order.
    pub(crate) fn contents(&self) -> Cards {
        self.as_slice().iter().copied().collect()
    }

    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.cards[..usize::from(self.len)]);
    }
}

/// What lies beyond the length is not part of the pile.
impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl FromIterator<ProsperityCard> for Pile {
    fn from_iter<I: IntoIterator<Item = ProsperityCard>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_thirty_cards_of_eight_kinds() {
        assert_eq!(usize::from(Cards::all().len()), DECK_SIZE);
        assert_eq!(Cards::all().count(ProsperityCard::Offering), 9);
    }

    #[test]
    fn a_hand_lists_its_cards_by_name() {
        let hand: Cards = [
            ProsperityCard::Warriors,
            ProsperityCard::Games,
            ProsperityCard::Offering,
        ]
        .into_iter()
        .collect();
        let names: Vec<_> = hand.iter().map(ProsperityCard::name).collect();
        assert!(names.is_sorted());
        assert_eq!(names.len(), 3);
        assert!(ProsperityCard::ALL.map(ProsperityCard::name).is_sorted());
    }
}
