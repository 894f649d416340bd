//! Territories and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};
use std::str::FromStr;

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

    /// The territory with this number; none if no board has it.
    pub fn new(number: u8) -> Option<Self> {
        (1..=TERRITORIES)
            .contains(&usize::from(number))
            .then(|| Self(number - 1))
    }

    /// Its place in a list of all territories.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Territory({})", self.number())
    }
}

impl From<Territory> for u8 {
    fn from(territory: Territory) -> Self {
        territory.number()
    }
}

impl TryFrom<u8> for Territory {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no territory {number}"))
    }
}

impl FromStr for Territory {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::new).ok_or(())
    }
}

/// A set of territories.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Territories(u32);

impl Territories {
    /// None.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self((1 << TERRITORIES) - 1);

    /// Only this territory.
    #[inline]
    pub const fn only(territory: Territory) -> Self {
        Self(1 << territory.0)
    }

    /// Whether the territory is in the set.
    #[inline]
    pub const fn contains(self, territory: Territory) -> bool {
        self.0 & (1 << territory.0) != 0
    }

    /// Adds a territory.
    #[inline]
    pub const fn insert(&mut self, territory: Territory) {
        self.0 |= 1 << territory.0;
    }

    /// Takes a territory out.
    #[inline]
    pub const fn remove(&mut self, territory: Territory) {
        self.0 &= !(1 << territory.0);
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

    /// The lowest of them.
    #[inline]
    pub fn first(self) -> Option<Territory> {
        self.into_iter().next()
    }

    /// Those above this territory.
    #[inline]
    #[must_use]
    pub const fn above(self, territory: Territory) -> Self {
        Self(self.0 & !((2 << territory.0) - 1))
    }
}

impl BitOr for Territories {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Territories {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Territories {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Territories {
    type Output = Self;

    /// Those of this set that are not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Territory> for Territories {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Self {
        let mut set = Self::NONE;
        territories
            .into_iter()
            .for_each(|territory| set.insert(territory));
        set
    }
}

impl IntoIterator for Territories {
    type Item = Territory;
    type IntoIter = TerritoriesIter;

    #[inline]
    fn into_iter(self) -> TerritoriesIter {
        TerritoriesIter(self.0)
    }
}

impl fmt::Debug for Territories {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Territory::number))
            .finish()
    }
}

/// In JSON a set is the list of its numbers.
impl Serialize for Territories {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// The territories of a set, rising.
#[derive(Clone, Debug)]
pub struct TerritoriesIter(u32);

impl Iterator for TerritoriesIter {
    type Item = Territory;

    #[inline]
    fn next(&mut self) -> Option<Territory> {
        if self.0 == 0 {
            return None;
        }
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a u32 has at most 32 trailing zeros"
        )]
        let territory = Territory(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(territory)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for TerritoriesIter {}

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
