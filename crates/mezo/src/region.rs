//! Regions of the map and sets of them.

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

game::set_of! {
    /// A set of regions.
    pub struct Regions(u8) of Region, listed by RegionsIter
}

impl Regions {
    /// The whole map.
    pub const ALL: Self = Self((1 << REGIONS) - 1);

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
