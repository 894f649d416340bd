//! What a card can be.

use std::fmt;

use crate::Set;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// An Aztec who brings food to the village.
    Villager,
    /// An Aztec who is worth more among his like.
    Warrior,
    /// An Aztec of the council.
    Elder,
    /// A friendly alien; counts as an Aztec.
    Alien,
    /// An Aztec who is worth something with an alien.
    Priest,
    /// An Aztec of the agency who opens temples.
    Agent,
    /// An Aztec of the agency who is worth more in a temple.
    Archivist,
    /// Hides Aztecs.
    Temple,
    /// Takes Aztecs away.
    Saucer,
    /// Brings points at the end.
    Law,
}

impl Kind {
    /// All ten.
    pub const ALL: [Self; 10] = [
        Self::Villager,
        Self::Warrior,
        Self::Elder,
        Self::Alien,
        Self::Priest,
        Self::Agent,
        Self::Archivist,
        Self::Temple,
        Self::Saucer,
        Self::Law,
    ];

    /// Its name in data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Villager => "villager",
            Self::Warrior => "warrior",
            Self::Elder => "elder",
            Self::Alien => "alien",
            Self::Priest => "priest",
            Self::Agent => "agent",
            Self::Archivist => "archivist",
            Self::Temple => "temple",
            Self::Saucer => "saucer",
            Self::Law => "law",
        }
    }

    /// Whether it is one of those who live in a village: they can be hidden, taken and counted.
    pub const fn is_aztec(self) -> bool {
        !matches!(self, Self::Temple | Self::Saucer | Self::Law)
    }

    /// Whether a set has cards of this kind.
    pub const fn belongs_to(self, set: Set) -> bool {
        matches!(
            (self, set),
            (Self::Temple | Self::Saucer, _)
                | (Self::Villager, Set::Villagers)
                | (Self::Warrior, Set::Warriors)
                | (Self::Elder | Self::Alien | Self::Priest, Set::Council)
                | (Self::Agent | Self::Archivist, Set::Agency)
        )
    }

    /// The kind with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
