//! The four sets of cards, told by their colours.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A set of cards: Aztecs of one colour, with their temples and the saucers that hunt them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// Villagers and turkeys.
    Villagers,
    /// Warriors.
    Warriors,
    /// The council of elders, with priests and aliens.
    Council,
    /// The agency that fights the invaders.
    Agency,
}

impl Set {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Villagers, Self::Warriors, Self::Council, Self::Agency];

    /// Its name in data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Villagers => "villagers",
            Self::Warriors => "warriors",
            Self::Council => "council",
            Self::Agency => "agency",
        }
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Set {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let named = |set: &Self| set.name() == text;
        Self::ALL.into_iter().find(named).ok_or(())
    }
}

game::set_of! {
    /// Some of the four sets.
    pub struct Sets(u8) of each Set, listed by SetsIter
}

impl Sets {
    /// All four.
    pub const ALL: Self = Self((1 << Set::ALL.len()) - 1);

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// One value for each set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BySet<T>(pub(crate) [T; Set::ALL.len()]);

impl<T> Index<Set> for BySet<T> {
    type Output = T;

    #[inline]
    fn index(&self, set: Set) -> &T {
        &self.0[set as usize]
    }
}

impl<T> IndexMut<Set> for BySet<T> {
    #[inline]
    fn index_mut(&mut self, set: Set) -> &mut T {
        &mut self.0[set as usize]
    }
}
