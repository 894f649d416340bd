//! Regions of the map and sets of them.

use std::ops::{BitAnd, BitOr, Sub};

/// How many regions a map has.
pub const REGIONS: usize = 6;

/// A region of the map; its name is the components' to give.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Region(u8);

impl Region {
    /// The region with this number, in the order of the components file; none from [`REGIONS`] on.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < REGIONS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number of the region, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Regions(u8);

impl Regions {
    /// No region.
    pub const NONE: Self = Self(0);
    /// The whole map.
    pub const ALL: Self = Self((1 << REGIONS) - 1);

    /// Only this region.
    #[inline]
    pub const fn only(region: Region) -> Self {
        Self(1 << region.0)
    }

    /// Whether the region is in the set.
    #[inline]
    pub const fn contains(self, region: Region) -> bool {
        self.0 & (1 << region.0) != 0
    }

    /// Adds a region.
    #[inline]
    pub const fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    /// Whether no region is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many regions are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        let mut left = self.0;
        let mut count = 0;
        while left != 0 {
            left &= left - 1;
            count += 1;
        }
        count
    }

    /// The region, if it is the only one.
    #[inline]
    pub fn single(self) -> Option<Region> {
        let first = self.first()?;
        (self == Self::only(first)).then_some(first)
    }

    /// The first region of the set.
    #[inline]
    pub fn first(self) -> Option<Region> {
        self.into_iter().next()
    }
}

impl FromIterator<Region> for Regions {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        let mut set = Self::NONE;
        regions.into_iter().for_each(|region| set.insert(region));
        set
    }
}

impl BitAnd for Regions {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Regions {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Regions {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Regions {
    type Item = Region;
    type IntoIter = RegionsIter;

    #[inline]
    fn into_iter(self) -> RegionsIter {
        RegionsIter(self.0)
    }
}

/// The regions of a set, in the order of the components file.
#[derive(Clone, Debug)]
pub struct RegionsIter(u8);

impl Iterator for RegionsIter {
    type Item = Region;

    #[inline]
    fn next(&mut self) -> Option<Region> {
        if self.0 == 0 {
            return None;
        }
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a u8 has at most 8 trailing zeros"
        )]
        let region = Region(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(region)
    }
}

/// One value for each region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ByRegion<T>(pub(crate) [T; REGIONS]);

impl<T> std::ops::Index<Region> for ByRegion<T> {
    type Output = T;

    #[inline]
    fn index(&self, region: Region) -> &T {
        &self.0[region.index()]
    }
}

impl<T> std::ops::IndexMut<Region> for ByRegion<T> {
    #[inline]
    fn index_mut(&mut self, region: Region) -> &mut T {
        &mut self.0[region.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_regions_in_order() {
        let set: Regions = [4, 1, 3].into_iter().filter_map(Region::new).collect();
        let listed: Vec<usize> = set.into_iter().map(Region::index).collect();
        assert_eq!(listed, [1, 3, 4]);
        assert_eq!((set.len(), set.single()), (3, None));
        assert_eq!(Regions::only(Region(2)).single(), Some(Region(2)));
        assert_eq!(Region::new(6), None);
    }
}
