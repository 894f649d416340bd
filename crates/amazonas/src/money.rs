//! Money: earned in silver, spent in gold.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// Silver coins, in which all money is kept.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Silver(pub u16);

/// Gold coins, in which tents are paid.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Gold(pub u8);

impl Gold {
    /// What it is worth: three silver coins for each.
    #[inline]
    pub const fn silver(self) -> Silver {
        Silver(self.0 as u16 * 3)
    }
}

impl Add for Silver {
    type Output = Self;

    #[inline]
    fn add(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }
}

impl AddAssign for Silver {
    #[inline]
    fn add_assign(&mut self, more: Self) {
        self.0 += more.0;
    }
}

impl Sub for Silver {
    type Output = Self;

    #[inline]
    fn sub(self, less: Self) -> Self {
        Self(self.0 - less.0)
    }
}

impl SubAssign for Silver {
    #[inline]
    fn sub_assign(&mut self, less: Self) {
        self.0 -= less.0;
    }
}

impl fmt::Display for Silver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Gold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gold_coin_is_three_silver_coins() {
        assert_eq!(Gold(5).silver(), Silver(15));
    }
}
