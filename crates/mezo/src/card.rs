//! Action cards: every god has one of each name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An action card of a god's five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A call, and something built.
    Legacy,
    /// A call, and a blow in the conflict.
    Vengeance,
    /// As strong as the tribe's devotion.
    Fervor,
    /// Bends the conflict, the board or the age.
    Edict,
    /// Brings points or devotion.
    Task,
}

impl Card {
    /// Every card of a god.
    pub const ALL: [Self; 5] = [
        Self::Legacy,
        Self::Vengeance,
        Self::Fervor,
        Self::Edict,
        Self::Task,
    ];

    /// Its name in notation, JSON and components.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Legacy => "legacy",
            Self::Vengeance => "vengeance",
            Self::Fervor => "fervor",
            Self::Edict => "edict",
            Self::Task => "task",
        }
    }

    /// The number of the card, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let named = |card: &Self| card.name() == text;
        Self::ALL.into_iter().find(named).ok_or(())
    }
}
