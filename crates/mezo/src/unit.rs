//! Units: warriors and shamans.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// What kind of unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A warrior: goes to the Codex.
    Warrior,
    /// A shaman: goes to the Calendar.
    Shaman,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Warrior, Self::Shaman];

    /// The other kind.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Warrior => Self::Shaman,
            Self::Shaman => Self::Warrior,
        }
    }

    /// Where it goes with a majority: warriors to the Codex, shamans to the Calendar.
    pub const fn book(self) -> Book {
        match self {
            Self::Warrior => Book::Codex,
            Self::Shaman => Book::Calendar,
        }
    }

    /// The word for it in the notation and the effect language.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Warrior => "warrior",
            Self::Shaman => "shaman",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Where units go with a majority.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Book {
    /// The Calendar: for shamans.
    Calendar,
    /// The Codex: for warriors.
    Codex,
}

impl Book {
    /// The word for it in events.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Calendar => "calendar",
            Self::Codex => "codex",
        }
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) const BOTH: Self = Self(3);

    #[inline]
    pub(crate) const fn only(kind: Kind) -> Self {
        Self(1 << kind as u8)
    }

    #[inline]
    pub(crate) const fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .filter(move |kind| self.contains(*kind))
    }
}

/// Some warriors and some shamans; in JSON the two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Band([u8; 2]);

impl Band {
    /// Nobody.
    pub const NONE: Self = Self([0, 0]);

    /// So many warriors and shamans.
    pub const fn new(warriors: u8, shamans: u8) -> Self {
        Self([warriors, shamans])
    }

    /// So many of one kind.
    #[inline]
    pub const fn of(kind: Kind, count: u8) -> Self {
        match kind {
            Kind::Warrior => Self([count, 0]),
            Kind::Shaman => Self([0, count]),
        }
    }

    /// The warriors.
    pub const fn warriors(self) -> u8 {
        self.0[0]
    }

    /// The shamans.
    pub const fn shamans(self) -> u8 {
        self.0[1]
    }

    /// All of them.
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1]
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Those of some kinds only.
    #[inline]
    #[must_use]
    pub(crate) const fn among(self, kinds: Kinds) -> Self {
        Self([
            if kinds.contains(Kind::Warrior) {
                self.0[0]
            } else {
                0
            },
            if kinds.contains(Kind::Shaman) {
                self.0[1]
            } else {
                0
            },
        ])
    }

    /// The kinds of which there is somebody.
    #[inline]
    pub(crate) const fn kinds(self) -> Kinds {
        Kinds((self.0[0] > 0) as u8 | ((self.0[1] > 0) as u8) << 1)
    }

    /// The kind of which there are more, warriors if there are as many of both; none without anybody.
    pub(crate) fn more_numerous(self) -> Option<Kind> {
        match self {
            Self([0, 0]) => None,
            Self([warriors, shamans]) if shamans > warriors => Some(Kind::Shaman),
            Self(_) => Some(Kind::Warrior),
        }
    }

    /// More of them.
    #[inline]
    pub(crate) fn add(&mut self, band: Self) {
        self.0[0] += band.0[0];
        self.0[1] += band.0[1];
    }

    /// Fewer of them.
    #[inline]
    pub(crate) fn remove(&mut self, band: Self) {
        self.0[0] -= band.0[0];
        self.0[1] -= band.0[1];
    }
}

impl Index<Kind> for Band {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Kind> for Band {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_numerous_kind_is_warriors_on_a_tie() {
        assert_eq!(Band::new(2, 2).more_numerous(), Some(Kind::Warrior));
        assert_eq!(Band::new(1, 2).more_numerous(), Some(Kind::Shaman));
        assert_eq!(Band::NONE.more_numerous(), None);
    }
}
