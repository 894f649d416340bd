//! 256 bits: what a deal is made of.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::quote;

/// 256 bits, written as 64 hexadecimal digits: a deal, what went into it, and the digests that tell of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bits(pub [u8; 32]);

impl Bits {
    /// How many digits it takes to write them.
    pub const DIGITS: usize = 64;

    /// The SHA-256 of a text.
    pub fn digest_of(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    /// As four numbers, the low byte of each first.
    pub(crate) fn words(self) -> [u64; 4] {
        let (chunks, _) = self.0.as_chunks();
        std::array::from_fn(|index| u64::from_le_bytes(chunks[index]))
    }
}

/// What was given is no 256 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("256 bits are 64 hexadecimal digits")]
pub struct BadBits;

impl FromStr for Bits {
    type Err = BadBits;

    fn from_str(text: &str) -> Result<Self, BadBits> {
        let digit = |byte: u8| char::from(byte).to_digit(16).ok_or(BadBits);
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
            return Err(BadBits);
        };
        if text.len() != Self::DIGITS {
            return Err(BadBits);
        }
        let mut bytes = [0; 32];
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            let value = digit(*high)? << 4 | digit(*low)?;
            *byte = u8::try_from(value).expect("two digits are a byte");
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Bits {
    type Error = String;

    /// Reads bits as they are written, so that there is one way to write each.
    fn try_from(text: String) -> Result<Self, String> {
        match text.parse() {
            Ok(bits) if text == format!("{bits}") => Ok(bits),
            _ => Err(format!(
                "`{}` is not 256 bits, which are 64 hexadecimal digits in lower case",
                quote(&text)
            )),
        }
    }
}

impl From<Bits> for String {
    fn from(bits: Bits) -> Self {
        bits.to_string()
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_exactly_64_digits() {
        let good = "0f".repeat(32);
        assert_eq!(good.parse(), Ok(Bits([15; 32])));
        assert_eq!(good.to_uppercase().parse(), Ok(Bits([15; 32])));
        let long = "0".repeat(65);
        let signed = format!("+{}", "0".repeat(63));
        let wide = "é".repeat(32);
        for bad in ["", "0f", &good[1..], &long, &signed, &wide] {
            assert_eq!(bad.parse::<Bits>(), Err(BadBits), "{bad}");
        }
    }

    #[test]
    fn what_is_no_bits_is_repeated_only_as_far_as_it_helps() {
        let long = format!("\"{}\"", "x".repeat(100_000));
        for error in [
            serde_json::from_str::<Bits>(&long).unwrap_err(),
            serde_json::from_str::<crate::Seed>(&long).unwrap_err(),
        ] {
            assert!(error.to_string().len() < 300, "{error}");
        }
        let seed = "x".repeat(100_000).parse::<crate::Seed>().unwrap_err();
        assert!(seed.to_string().len() < 300, "{seed}");
    }

    #[test]
    fn the_digest_of_a_text_is_that_of_sha256sum() {
        assert_eq!(
            Bits::digest_of("abc").to_string(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
