//! Where all randomness of a game begins.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Bits, quote};

/// Where all randomness of a game comes from.
///
/// A short seed is for games whose secrets need to be kept from nobody: simulations, games in a terminal, imagined states. It is
/// written as 16 hexadecimal digits. The deal of a table, which nobody may guess or try out, is a full one: 64 digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Seed {
    /// 64 bits.
    Short(u64),
    /// 256 bits.
    Full(Bits),
}

impl Seed {
    /// The seed of the `number`th game of a series that was begun with this seed: a short one.
    #[must_use]
    pub fn child(self, number: u64) -> Self {
        let number = mix(number);
        Self::Short(match self {
            Self::Short(seed) => mix(seed ^ number),
            Self::Full(bits) => bits
                .words()
                .into_iter()
                .fold(number, |so_far, word| mix(so_far ^ word)),
        })
    }
}

/// What was given as a seed is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is no seed; a seed is 1 to 16 hexadecimal digits, like 00000000000000ff, or 64 of them"
)]
pub struct BadSeed(String);

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let bad = || BadSeed(quote(text));
        if text.len() == Bits::DIGITS {
            return text.parse().map(Self::Full).map_err(|_| bad());
        }
        let digits_only = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u64::from_str_radix(text, 16) {
            Ok(number) if digits_only && text.len() <= 16 => Ok(Self::Short(number)),
            _ => Err(bad()),
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
                "`{}` is no seed; a record has a seed of 16 or 64 hexadecimal digits, like 00000000000000ff",
                quote(&text)
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
        match self {
            Self::Short(seed) => write!(f, "{seed:016x}"),
            Self::Full(bits) => bits.fmt(f),
        }
    }
}

/// Spreads near numbers far apart (the finaliser of `SplitMix64`).
pub(crate) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const FULL: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    #[test]
    fn the_children_of_a_seed_never_change() {
        let child = |seed: &str| seed.parse::<Seed>().unwrap().child(2).to_string();
        assert_eq!(child("1"), "e06dd043328bd285");
        assert_eq!(child(FULL), "8275f0c2ceb12eb6");
    }

    #[test]
    fn every_bit_of_a_full_seed_counts_for_its_children() {
        let children: std::collections::BTreeSet<String> = (0..256)
            .map(|bit| {
                let mut bytes = [0; 32];
                bytes[bit / 8] = 1 << (bit % 8);
                Seed::Full(Bits(bytes)).child(0).to_string()
            })
            .collect();
        assert_eq!(children.len(), 256);
    }

    #[test]
    fn nonsense_is_no_seed() {
        let long = "0".repeat(63);
        let longer = "0".repeat(65);
        let signed = format!("+{long}");
        for nonsense in [
            "",
            "xyz",
            "+1",
            "-1",
            "0x1",
            "00000000000000001",
            "1 ",
            &long,
            &longer,
            &signed,
        ] {
            assert!(nonsense.parse::<Seed>().is_err(), "{nonsense}");
        }
        assert_eq!("ff".parse(), Ok(Seed::Short(255)));
        assert!(matches!(FULL.parse(), Ok(Seed::Full(_))));
    }

    #[test]
    fn a_record_writes_a_seed_in_one_way_only() {
        let full = format!("\"{FULL}\"");
        let shouted = full.to_uppercase();
        for one in ["\"00000000000000ff\"", &full] {
            assert!(serde_json::from_str::<Seed>(one).is_ok(), "{one}");
        }
        for other in ["\"ff\"", "\"00000000000000FF\"", "255", &shouted] {
            assert!(serde_json::from_str::<Seed>(other).is_err(), "{other}");
        }
    }

    proptest! {
        #[test]
        fn a_seed_parses_back(short: u64, full: [u8; 32]) {
            for seed in [Seed::Short(short), Seed::Full(Bits(full))] {
                prop_assert_eq!(seed.to_string().parse(), Ok(seed));
            }
        }
    }
}
