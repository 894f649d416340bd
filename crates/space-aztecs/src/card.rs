//! Cards as a state holds them, and sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// How many cards a deck has.
pub const CARDS: usize = 72;

/// A card by its place in the deck, from the earliest hour to the latest: of two cards the lesser is the earlier. The
/// default is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

impl Card {
    /// The card at this place; none if no deck has it.
    pub fn new(place: usize) -> Option<Self> {
        let fits = u8::try_from(place).ok().filter(|_| place < CARDS);
        fits.map(Self)
    }

    /// Every card, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS).filter_map(Self::new)
    }

    /// Its place, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Only this card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Whether the card is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is more than one.
    #[inline]
    pub const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The earliest of them.
    #[inline]
    pub fn first(self) -> Option<Card> {
        self.into_iter().next()
    }

    /// Whether one of the others is among them.
    #[inline]
    pub fn meets(self, others: Self) -> bool {
        !(self & others).is_empty()
    }
}

impl BitOr for Cards {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Cards {
    type Output = Self;

    /// Those of this set that are not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    #[inline]
    fn into_iter(self) -> CardsIter {
        CardsIter(self.0)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Card::index))
            .finish()
    }
}

/// The cards of a set, from the earliest to the latest.
#[derive(Clone, Debug)]
pub struct CardsIter(u128);

impl Iterator for CardsIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a u128 has at most 128 trailing zeros"
        )]
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CardsIter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_cards_from_the_earliest() {
        let set: Cards = [71, 0, 33].into_iter().filter_map(Card::new).collect();
        let places: Vec<usize> = set.into_iter().map(Card::index).collect();
        assert_eq!(places, [0, 33, 71]);
        assert_eq!(set.first(), Card::new(0));
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn several_are_more_than_one() {
        let mut set = Cards::NONE;
        assert!(!set.are_several());
        set.insert(Card(70));
        assert!(!set.are_several());
        set.insert(Card(3));
        assert!(set.are_several());
    }

    #[test]
    fn a_deck_has_seventy_two_cards() {
        assert_eq!(Card::all().count(), CARDS);
        assert_eq!(Card::new(CARDS), None);
    }
}
