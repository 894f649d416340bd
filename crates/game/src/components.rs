//! Boards, maps and decks: what a rulebook leaves to print.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The printed parts of a game, read from a data file that an owner of the game can replace.
///
/// Components live as long as the process: they are read once and every state refers to them, so
/// that a state stays a small value.
pub trait Components: PartialEq + fmt::Debug + Send + Sync + 'static {
    /// What a person calls them: `board`.
    const KIND: &'static str;

    /// Reads and checks the text of a data file.
    fn parse(text: &str) -> Result<Self, ComponentsError>
    where
        Self: Sized;

    /// The components that come with the house.
    fn standard() -> &'static Self;

    /// Tells components apart that play differently; how they are drawn does not matter.
    fn fingerprint(&self) -> Fingerprint;

    /// Reads a data file for as long as the process lives.
    fn load(text: &str) -> Result<&'static Self, ComponentsError>
    where
        Self: Sized,
    {
        Self::parse(text).map(|components| &*Box::leak(Box::new(components)))
    }
}

/// What is wrong with a data file, in a sentence that names the piece and the fault.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ComponentsError(pub String);

/// A short digest of components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Fingerprint(String);

impl TryFrom<String> for Fingerprint {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let well_formed = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if well_formed {
            Ok(Self(text))
        } else {
            Err("the fingerprint of components is 16 hexadecimal digits".to_owned())
        }
    }
}

impl Fingerprint {
    /// The fingerprint of components whose rules this text describes.
    pub fn of(description: &str) -> Self {
        let digest = Sha256::digest(description.as_bytes());
        let first = digest.first_chunk().expect("a digest has 32 bytes");
        Self(format!("{:016x}", u64::from_be_bytes(*first)))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
