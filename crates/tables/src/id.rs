//! Names that nobody can guess.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Letters and digits that are not mistaken for one another when read aloud.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 24 characters of five bits each: 120 bits.
const LENGTH: usize = 24;

fn random(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
        .into_iter()
        .map(|byte| char::from(ALPHABET[usize::from(byte % 32)]))
        .collect()
}

fn is_well_formed(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The text is no name of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Malformed;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not how the house writes its names")
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident = $length:expr;)+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
            #[serde(try_from = "String", into = "String")]
            pub struct $name(String);

            impl $name {
                /// A new one.
                pub fn fresh() -> Self {
                    Self(random($length))
                }

                /// How it is written.
                pub fn as_str(&self) -> &str {
                    &self.0
                }
            }

            impl FromStr for $name {
                type Err = Malformed;

                fn from_str(text: &str) -> Result<Self, Malformed> {
                    Self::try_from(text.to_owned())
                }
            }

            impl TryFrom<String> for $name {
                type Error = Malformed;

                fn try_from(text: String) -> Result<Self, Malformed> {
                    if is_well_formed(&text, $length) {
                        Ok(Self(text))
                    } else {
                        Err(Malformed)
                    }
                }
            }

            impl From<$name> for String {
                fn from(id: $name) -> Self {
                    id.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(&self.0)
                }
            }
        )+
    };
}

ids! {
    /// The name of a table; whoever knows it may look on and take an open seat.
    TableId = LENGTH;
    /// The name of a person in the house.
    PlayerId = LENGTH;
    /// The name of a record that somebody brought along.
    RecordId = LENGTH;
    /// A secret that stands for a person when a program asks.
    Token = 2 * LENGTH;
    /// A secret by which a browser shows who uses it.
    SessionKey = 2 * LENGTH;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_names_differ_and_read_back() {
        let (one, other) = (TableId::fresh(), TableId::fresh());
        assert_ne!(one, other);
        assert_eq!(one.as_str().parse(), Ok(one));
    }

    #[test]
    fn nonsense_is_no_name() {
        for nonsense in [
            "",
            "a",
            "../../../../etc/passwd..",
            "ABCDEFGHIJKMNPQRSTUVWXYZ",
        ] {
            assert!(nonsense.parse::<TableId>().is_err(), "{nonsense}");
        }
    }
}
