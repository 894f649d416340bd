//! Where points come from.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Law;

/// What brings points; in JSON its word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A law.
    Law(Law),
    /// Villagers.
    Villagers,
    /// Warriors.
    Warriors,
    /// Elders of the council.
    Elders,
    /// Aliens, alone or with a priest each.
    AliensAndPriests,
    /// Agents.
    Agents,
    /// Archivists.
    Archivists,
    /// The fewest villagers, which costs points.
    FewestVillagers,
    /// Cards that saucers took.
    Captured,
}

impl Source {
    /// Every source, in the order in which they are counted.
    pub const ALL: [Self; 16] = [
        Self::Law(Law::ALL[0]),
        Self::Law(Law::ALL[1]),
        Self::Law(Law::ALL[2]),
        Self::Law(Law::ALL[3]),
        Self::Law(Law::ALL[4]),
        Self::Law(Law::ALL[5]),
        Self::Law(Law::ALL[6]),
        Self::Law(Law::ALL[7]),
        Self::Villagers,
        Self::Warriors,
        Self::Elders,
        Self::AliensAndPriests,
        Self::Agents,
        Self::Archivists,
        Self::FewestVillagers,
        Self::Captured,
    ];

    /// Its word in the breakdown.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Law(law) => law.name(),
            Self::Villagers => "villagers",
            Self::Warriors => "warriors",
            Self::Elders => "elders",
            Self::AliensAndPriests => "aliens_and_priests",
            Self::Agents => "agents",
            Self::Archivists => "archivists",
            Self::FewestVillagers => "fewest_villagers",
            Self::Captured => "captured",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// The words for all sources, in the same order. The first eight are the laws.
pub const SOURCES: [&str; Source::ALL.len()] = {
    let mut words = [""; Source::ALL.len()];
    let mut index = 0;
    while index < words.len() {
        words[index] = Source::ALL[index].word();
        index += 1;
    }
    words
};
