//! The eight piles around the board, each under its magic symbol.

use std::ops::{Index, IndexMut};

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
}

game::numbered!(Pile: "pile", PILES);

game::set_of! {
    /// A set of piles.
    pub(crate) struct Piles(u8) of Pile, listed by PilesIter
}

impl Piles {
    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

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
