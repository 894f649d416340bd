//! Randomness that comes from a seed and stays the same for ever.

use std::fmt;
use std::str::FromStr;

use rand_core::Rng as _;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// Where all randomness of a game comes from; written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub u64);

impl Seed {
    /// The seed of the `number`th game of a series that was begun with this seed.
    #[must_use]
    pub fn child(self, number: u64) -> Self {
        Self(mix(self.0 ^ mix(number)))
    }
}

/// What was given as a seed is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no seed; a seed is 1 to 16 hexadecimal digits, like 00000000000000ff")]
pub struct BadSeed(String);

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let digits_only = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u64::from_str_radix(text, 16) {
            Ok(number) if digits_only && text.len() <= 16 => Ok(Self(number)),
            _ => Err(BadSeed(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    /// Reads a seed as a record writes it, so that there is one way to write each.
    fn try_from(text: String) -> Result<Self, String> {
        match text.parse() {
            Ok(seed) if text == format!("{seed}") => Ok(seed),
            _ => Err(format!(
                "`{text}` is no seed; a record has a seed of 16 hexadecimal digits, like 00000000000000ff"
            )),
        }
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A source of chance.
///
/// What it gives for a seed is a promise: records replay by it. So the ways to draw and to shuffle
/// are written here and not taken from a library that may improve them one day.
///
/// It keeps secrets from players, not from cryptanalysts: a seed has 64 bits, and whoever can search through them all
/// can find the one that explains what he has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(Pcg32);

impl Chance {
    /// The chance that this seed gives.
    pub fn new(seed: Seed) -> Self {
        // PCG's own default stream; the seed is mixed because people give 1, 2 and 3.
        Self(Pcg32::new(mix(seed.0), 0x0a02_bdbf_7bb3_c0a7))
    }

    /// A number below `bound`, each as likely as any other.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is a number to draw");
        // Lemire's way: the high half of a product, drawn again in the rare case that would be unfair.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if low(product) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while low(product) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        high(product)
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(bound(items)) as usize]
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(bound(&items[..=last])) as usize;
            items.swap(last, other);
        }
    }

    /// A seed for something that needs chance of its own.
    pub fn seed(&mut self) -> Seed {
        Seed(self.0.next_u64())
    }
}

fn bound<T>(items: &[T]) -> u32 {
    u32::try_from(items.len()).expect("no game has billions of anything")
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "the low half is what is wanted"
)]
const fn low(product: u64) -> u32 {
    product as u32
}

const fn high(product: u64) -> u32 {
    low(product >> 32)
}

/// Spreads near numbers far apart (the finaliser of `SplitMix64`).
const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_a_seed_gives_never_changes() {
        let mut chance = Chance::new(Seed(1));
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(drawn, DRAWN);
        let mut items: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut items);
        assert_eq!(items, SHUFFLED);
        assert_eq!(Seed(1).child(2).to_string(), CHILD);
    }

    const DRAWN: [u32; 8] = [67, 1, 95, 58, 91, 59, 59, 64];
    const SHUFFLED: [u8; 10] = [0, 8, 5, 7, 3, 6, 9, 1, 2, 4];
    const CHILD: &str = "e06dd043328bd285";

    #[test]
    fn every_order_is_equally_likely() {
        let mut seen = std::collections::BTreeMap::new();
        let mut chance = Chance::new(Seed(7));
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *seen.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(
            seen.values().all(|times| (times - 10_000).abs() < 400),
            "{seen:?}"
        );
    }

    #[test]
    fn nonsense_is_no_seed() {
        for nonsense in ["", "xyz", "+1", "-1", "0x1", "00000000000000001", "1 "] {
            assert!(nonsense.parse::<Seed>().is_err(), "{nonsense}");
        }
        assert_eq!("ff".parse(), Ok(Seed(255)));
    }

    #[test]
    fn a_record_writes_a_seed_in_one_way_only() {
        assert!(serde_json::from_str::<Seed>("\"00000000000000ff\"").is_ok());
        for other in ["\"ff\"", "\"00000000000000FF\"", "255"] {
            assert!(serde_json::from_str::<Seed>(other).is_err(), "{other}");
        }
    }

    proptest! {
        #[test]
        fn a_seed_parses_back(number: u64) {
            prop_assert_eq!(Seed(number).to_string().parse(), Ok(Seed(number)));
        }

        #[test]
        fn a_draw_is_below_its_bound(seed: u64, bound in 1_u32..) {
            prop_assert!(Chance::new(Seed(seed)).below(bound) < bound);
        }
    }
}
