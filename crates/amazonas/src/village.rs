//! Villages and sets of them.

use serde::{Deserialize, Serialize};

/// The most villages a map has; the standard one has 30.
pub const MAX_VILLAGES: usize = 40;

/// A village, known by its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Village(u8);

game::numbered!(Village: "village", MAX_VILLAGES);

game::set_of! {
    /// A set of villages.
    pub struct Villages(u64) of Village, listed by VillagesIter
}

impl Villages {
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

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// In JSON a set is the list of its numbers.
impl Serialize for Villages {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

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
