//! What a viewer may or may not know.

use serde::{Deserialize, Serialize};

/// Something that is there for all to see, but perhaps face down.
///
/// In JSON it is the thing itself, or the word `hidden`, which is therefore the name of no thing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Known<T> {
    // Read in this order: where things are text, the word must not be taken for one.
    /// The viewer knows only that it is there.
    Hidden(FaceDown),
    /// The viewer knows what it is.
    Open(T),
}

/// The word `hidden`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum FaceDown {
    /// The only word there is.
    #[serde(rename = "hidden")]
    Hidden,
}

impl<T> Known<T> {
    /// Something face down.
    pub const HIDDEN: Self = Self::Hidden(FaceDown::Hidden);

    /// The thing, open to those who may see it.
    pub fn to_those_who(thing: T, may_see: bool) -> Self {
        if may_see {
            Self::Open(thing)
        } else {
            Self::HIDDEN
        }
    }

    /// The thing, if it is known.
    pub fn open(self) -> Option<T> {
        match self {
            Self::Open(thing) => Some(thing),
            Self::Hidden(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_face_down_reads_back_even_where_things_are_text() {
        for known in [Known::Open("Uxmal".to_owned()), Known::HIDDEN] {
            let json = serde_json::to_string(&known).unwrap();
            assert_eq!(serde_json::from_str::<Known<String>>(&json).unwrap(), known);
        }
    }
}
