//! Territories and sets of them.

use serde::{Deserialize, Serialize};

/// How many territories a board has.
pub const TERRITORIES: usize = 30;

/// A territory of the board, known by its number from 1 to 30. The default is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Territory(u8);

impl Territory {
    /// Every territory, in order.
    pub const ALL: [Self; TERRITORIES] = {
        let mut all = [Self(0); TERRITORIES];
        let mut number = 0;
        while (number as usize) < TERRITORIES {
            all[number as usize] = Self(number);
            number += 1;
        }
        all
    };
}

game::numbered!(Territory: "territory", TERRITORIES);

game::set_of! {
    /// A set of territories.
    pub struct Territories(u32) of Territory, listed by TerritoriesIter
}

impl Territories {
    /// The whole board.
    pub const ALL: Self = Self((1 << TERRITORIES) - 1);

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those above this territory.
    #[inline]
    #[must_use]
    pub const fn above(self, territory: Territory) -> Self {
        Self(self.0 & !((2 << territory.0) - 1))
    }
}

/// In JSON a set is the list of its numbers.
impl Serialize for Territories {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_territories_rising() {
        let set: Territories = [30, 1, 14].into_iter().filter_map(Territory::new).collect();
        let numbers: Vec<u8> = set.into_iter().map(Territory::number).collect();
        assert_eq!(numbers, [1, 14, 30]);
        assert_eq!(set.above(set.first().unwrap()).len(), 2);
        assert!(
            Territories::ALL
                .above(Territory::new(30).unwrap())
                .is_empty()
        );
    }

    #[test]
    fn there_are_thirty() {
        assert_eq!(
            Territory::ALL.map(Territory::number).to_vec(),
            (1..=30).collect::<Vec<u8>>()
        );
        assert_eq!(Territory::new(0), None);
        assert_eq!(Territory::new(31), None);
    }
}
