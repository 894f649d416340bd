//! The five species.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A species, in the order of the income cards 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Species {
    /// Card 1.
    Fish,
    /// Card 2.
    Butterfly,
    /// Card 3.
    Iguana,
    /// Card 4.
    Parrot,
    /// Card 5.
    Orchid,
}

impl Species {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Fish,
        Self::Butterfly,
        Self::Iguana,
        Self::Parrot,
        Self::Orchid,
    ];

    /// How many tiles of each there are.
    pub const TILES: u8 = 12;

    /// The word for it in notation, data and breakdowns.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fish => "fish",
            Self::Butterfly => "butterfly",
            Self::Iguana => "iguana",
            Self::Parrot => "parrot",
            Self::Orchid => "orchid",
        }
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Species {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|species| species.name() == text)
            .ok_or(())
    }
}

/// One value for each species.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BySpecies<T>(pub(crate) [T; 5]);

impl<T> Index<Species> for BySpecies<T> {
    type Output = T;

    #[inline]
    fn index(&self, species: Species) -> &T {
        &self.0[species as usize]
    }
}

impl<T> IndexMut<Species> for BySpecies<T> {
    #[inline]
    fn index_mut(&mut self, species: Species) -> &mut T {
        &mut self.0[species as usize]
    }
}
