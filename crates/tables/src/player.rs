//! People.

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Somebody who plays here: a guest with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Who it is.
    pub id: PlayerId,
    /// What others call him.
    pub name: String,
    /// Which personal link is in force: making a new one ends the old.
    pub link: i64,
}

/// A token as its owner sees it in a list; the token itself is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenLabel {
    /// Its number in the list.
    pub id: i64,
    /// What it is for, in its owner's words.
    pub label: String,
    /// When it was made, in seconds since 1970.
    pub made: i64,
}
