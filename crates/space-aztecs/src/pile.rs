//! The eight piles around the board, each under its magic symbol.

use std::fmt;
use std::ops::{BitOr, Index, IndexMut, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::card::Cards;

/// How many piles there are.
pub const PILES: usize = 8;

/// A pile, known by the number of its symbol from 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Pile(u8);

impl Pile {
    /// Every pile, in order.
    pub const ALL: [Self; PILES] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The pile with this number; none if there is none.
    pub fn new(number: u8) -> Option<Self> {
        (1..=PILES)
            .contains(&usize::from(number))
            .then(|| Self(number - 1))
    }

    /// Its place in a list of all piles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({})", self.number())
    }
}

impl From<Pile> for u8 {
    fn from(pile: Pile) -> Self {
        pile.number()
    }
}

impl TryFrom<u8> for Pile {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no pile {number}; piles are 1 to 8"))
    }
}

impl FromStr for Pile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::new).ok_or(())
    }
}

/// A set of piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Piles(u8);

impl Piles {
    /// None of them.
    pub(crate) const NONE: Self = Self(0);

    /// Whether the pile is among them.
    #[inline]
    pub(crate) const fn contains(self, pile: Pile) -> bool {
        self.0 & (1 << pile.0) != 0
    }

    /// Adds a pile and says whether it was missing.
    #[inline]
    pub(crate) const fn insert(&mut self, pile: Pile) -> bool {
        let missing = !self.contains(pile);
        self.0 |= 1 << pile.0;
        missing
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl BitOr for Piles {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Piles {
    type Output = Self;

    /// Those of this set that are not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Piles {
    type Item = Pile;
    type IntoIter = PilesIter;

    #[inline]
    fn into_iter(self) -> PilesIter {
        PilesIter(self.0)
    }
}

impl fmt::Debug for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Pile::number))
            .finish()
    }
}

/// The piles of a set, rising.
#[derive(Clone, Debug)]
pub(crate) struct PilesIter(u8);

impl Iterator for PilesIter {
    type Item = Pile;

    #[inline]
    fn next(&mut self) -> Option<Pile> {
        if self.0 == 0 {
            return None;
        }
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a u8 has at most 8 trailing zeros"
        )]
        let pile = Pile(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(pile)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for PilesIter {}

/// What lies under each symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Symbols(pub(crate) [Cards; PILES]);

impl Symbols {
    /// The piles without a card.
    #[inline]
    pub(crate) fn empty(&self) -> Piles {
        let bit = |(index, cards): (usize, &Cards)| u8::from(cards.is_empty()) << index;
        Piles(self.0.iter().enumerate().map(bit).sum())
    }

    /// The piles that hold a card.
    #[inline]
    pub(crate) fn filled(&self) -> Piles {
        Piles(!self.empty().0)
    }
}

impl Index<Pile> for Symbols {
    type Output = Cards;

    #[inline]
    fn index(&self, pile: Pile) -> &Cards {
        &self.0[pile.index()]
    }
}

impl IndexMut<Pile> for Symbols {
    #[inline]
    fn index_mut(&mut self, pile: Pile) -> &mut Cards {
        &mut self.0[pile.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    #[test]
    fn piles_are_numbered_from_one_to_eight() {
        assert_eq!(
            Pile::ALL.map(Pile::number).to_vec(),
            (1..=8).collect::<Vec<u8>>()
        );
        assert_eq!((Pile::new(0), Pile::new(9)), (None, None));
    }

    #[test]
    fn a_pile_is_empty_or_filled() {
        let mut symbols = Symbols::default();
        symbols[Pile::ALL[2]].extend(Card::new(9));
        assert_eq!(symbols.filled().into_iter().collect::<Vec<_>>(), [Pile(2)]);
        assert_eq!(symbols.empty().len(), 7);
    }
}
