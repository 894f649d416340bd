//! People.

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Somebody who plays here: a guest with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Who it is.
    pub id: PlayerId,
    /// What others call them.
    pub name: String,
    /// Which personal link is in force: making a new one ends the old.
    pub link: i64,
    /// The house lets them say nothing.
    pub muted: bool,
    /// The house lets them do nothing.
    pub banned: bool,
}

/// A person as whoever runs the house sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acquaintance {
    /// Who it is.
    pub id: PlayerId,
    /// What others call them.
    pub name: String,
    /// When they came first, in seconds since 1970.
    pub made: i64,
    /// When a browser of theirs was here last, to the day.
    pub seen: Option<i64>,
    /// At how many tables they have a seat.
    pub tables: i64,
    /// The house lets them say nothing.
    pub muted: bool,
    /// The house lets them do nothing.
    pub banned: bool,
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
