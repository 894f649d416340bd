//! The tiles of a player, with natives on them.

use crate::species::BySpecies;
use crate::{IncomeCard, Silver, Species};

/// A pile of tiles for each species; a native counts as a tile of the pile it lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piles {
    pub(crate) tiles: BySpecies<u8>,
    pub(crate) natives: BySpecies<u8>,
}

impl Piles {
    /// How large the pile is, natives included.
    #[inline]
    pub(crate) fn size(&self, species: Species) -> u8 {
        self.tiles[species] + self.natives[species]
    }

    /// How large the largest pile is.
    #[inline]
    pub(crate) fn largest(&self) -> u8 {
        Species::ALL
            .into_iter()
            .map(|species| self.size(species))
            .fold(0, u8::max)
    }

    /// Every tile, natives included.
    pub(crate) fn total(&self) -> u8 {
        self.tiles.0.iter().sum::<u8>() + self.natives()
    }

    /// The natives, wherever they lie.
    #[inline]
    pub(crate) fn natives(&self) -> u8 {
        self.natives.0.iter().sum()
    }

    /// The species of which there is a tile: the piles that a native can be put on.
    pub(crate) fn owned(&self) -> impl Iterator<Item = Species> {
        let tiles = self.tiles;
        Species::ALL
            .into_iter()
            .filter(move |species| tiles[*species] > 0)
    }

    /// Whether there is a tile of all five species. A native is of none.
    #[inline]
    pub(crate) fn has_every_species(&self) -> bool {
        self.tiles.0.iter().all(|tiles| *tiles > 0)
    }

    /// What a card pays: its number, and one for each tile that it counts.
    #[inline]
    pub(crate) fn income(&self, card: IncomeCard) -> Silver {
        let counted = match card.species() {
            Some(species) => self.size(species),
            None if card == IncomeCard::NATIVE => self.natives(),
            None => self.largest(),
        };
        Silver(u16::from(card.number()) + u16::from(counted))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piles(tiles: [u8; 5], natives: [u8; 5]) -> Piles {
        Piles {
            tiles: BySpecies(tiles),
            natives: BySpecies(natives),
        }
    }

    fn income(piles: Piles, card: u8) -> u16 {
        piles.income(IncomeCard::new(card).unwrap()).0
    }

    #[test]
    fn a_card_pays_its_number_and_the_tiles_of_its_species() {
        assert_eq!(income(piles([0, 1, 0, 0, 3], [0; 5]), 2), 3);
        assert_eq!(income(piles([0, 1, 0, 0, 3], [0; 5]), 5), 8);
        assert_eq!(income(piles([0, 1, 0, 0, 3], [0; 5]), 3), 3);
    }

    #[test]
    fn a_native_counts_for_the_card_of_the_pile_it_lies_on() {
        let piles = piles([2, 1, 0, 0, 0], [1, 0, 0, 0, 0]);
        assert_eq!((income(piles, 1), income(piles, 2)), (4, 3));
    }

    #[test]
    fn card_6_counts_natives_wherever_they_lie() {
        assert_eq!(income(piles([2, 0, 0, 1, 0], [1, 0, 0, 1, 0]), 6), 8);
        assert_eq!(income(piles([2, 0, 0, 1, 0], [0; 5]), 6), 6);
    }

    #[test]
    fn card_0_pays_the_largest_pile_natives_included() {
        assert_eq!(income(piles([2, 3, 1, 0, 0], [0; 5]), 0), 3);
        assert_eq!(income(piles([2, 3, 1, 0, 0], [2, 0, 0, 0, 0]), 0), 4);
    }

    #[test]
    fn a_native_is_of_no_species() {
        assert!(!piles([1, 1, 1, 1, 0], [0, 0, 0, 0, 1]).has_every_species());
        assert!(piles([1, 1, 1, 1, 1], [0; 5]).has_every_species());
    }
}
