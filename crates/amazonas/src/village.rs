//! Villages and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most villages a map has; the standard one has 30.
pub const MAX_VILLAGES: usize = 40;

/// A village, known by its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Village(u8);

impl Village {
    /// The village with this number; none if no map can have it.
    pub fn new(number: u8) -> Option<Self> {
        (1..=MAX_VILLAGES)
            .contains(&usize::from(number))
            .then(|| Self(number - 1))
    }

    /// Its place in a list of all villages.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Village {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Village {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Village({})", self.number())
    }
}

impl From<Village> for u8 {
    fn from(village: Village) -> Self {
        village.number()
    }
}

impl TryFrom<u8> for Village {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no village {number}"))
    }
}

impl FromStr for Village {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::new).ok_or(())
    }
}

/// A set of villages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Villages(u64);

impl Villages {
    /// None.
    pub const NONE: Self = Self(0);

    /// The first `count` villages: all of a map that has so many.
    ///
    /// # Panics
    /// If no map can have so many.
    pub const fn first_few(count: usize) -> Self {
        assert!(
            count <= MAX_VILLAGES,
            "a map has at most MAX_VILLAGES villages"
        );
        Self((1 << count) - 1)
    }

    /// Only this village.
    #[inline]
    pub const fn only(village: Village) -> Self {
        Self(1 << village.0)
    }

    /// Whether the village is in the set.
    #[inline]
    pub const fn contains(self, village: Village) -> bool {
        self.0 & (1 << village.0) != 0
    }

    /// Adds a village.
    #[inline]
    pub const fn insert(&mut self, village: Village) {
        self.0 |= 1 << village.0;
    }

    /// Takes a village out.
    #[inline]
    pub const fn remove(&mut self, village: Village) {
        self.0 &= !(1 << village.0);
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
    pub fn first(self) -> Option<Village> {
        self.into_iter().next()
    }
}

impl BitOr for Villages {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Villages {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Villages {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Villages {
    type Output = Self;

    /// Those of this set that are not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Village> for Villages {
    fn from_iter<I: IntoIterator<Item = Village>>(villages: I) -> Self {
        let mut set = Self::NONE;
        villages.into_iter().for_each(|village| set.insert(village));
        set
    }
}

impl IntoIterator for Villages {
    type Item = Village;
    type IntoIter = VillagesIter;

    #[inline]
    fn into_iter(self) -> VillagesIter {
        VillagesIter(self.0)
    }
}

impl fmt::Debug for Villages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Village::number))
            .finish()
    }
}

/// In JSON a set is the list of its numbers.
impl Serialize for Villages {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// The villages of a set, rising.
#[derive(Clone, Debug)]
pub struct VillagesIter(u64);

impl Iterator for VillagesIter {
    type Item = Village;

    #[inline]
    fn next(&mut self) -> Option<Village> {
        if self.0 == 0 {
            return None;
        }
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a u64 has at most 64 trailing zeros"
        )]
        let village = Village(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(village)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for VillagesIter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_villages_rising() {
        let set: Villages = [40, 1, 14].into_iter().filter_map(Village::new).collect();
        let numbers: Vec<u8> = set.into_iter().map(Village::number).collect();
        assert_eq!(numbers, [1, 14, 40]);
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn villages_are_counted_from_one() {
        assert_eq!(Village::new(0), None);
        assert_eq!(Village::new(41), None);
        let numbers = Villages::first_few(3).into_iter().map(Village::number);
        assert_eq!(numbers.collect::<Vec<u8>>(), [1, 2, 3]);
        assert_eq!(Villages::first_few(MAX_VILLAGES).len(), 40);
    }
}
