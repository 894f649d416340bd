//! Who sits where.

use bots::Level;
use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// A seat of a table and who is in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Chair {
    /// Anybody may sit down.
    #[default]
    Open,
    /// A person.
    Person {
        /// Who.
        player: PlayerId,
        /// What they are called; nothing once they are forgotten.
        name: String,
        /// A bot plays for them while they are away and somebody else is there.
        away: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        #[serde(with = "level")]
        bot: Level,
    },
}

impl Chair {
    /// Whether it is this person's seat, present or away.
    pub fn belongs_to(&self, somebody: &PlayerId) -> bool {
        self.person() == Some(somebody)
    }

    /// The person whose seat it is, present or away.
    pub fn person(&self) -> Option<&PlayerId> {
        match self {
            Self::Person { player, .. } => Some(player),
            _ => None,
        }
    }

    /// Whether a person sits here who is not away.
    pub fn is_present(&self) -> bool {
        matches!(self, Self::Person { away: false, .. })
    }

    /// Whether it is the seat of a person who is forgotten.
    pub fn is_forgotten(&self) -> bool {
        matches!(self, Self::Person { name, .. } if name.is_empty())
    }

    /// The level of the bot that decides here, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self {
            Self::Bot { bot } => Some(*bot),
            Self::Person { away: true, .. } => Some(Level::Steady),
            Self::Person { .. } | Self::Open => None,
        }
    }
}

/// A level as it is written down: by its name. One that nobody knows is an error.
pub(crate) mod level {
    use bots::Level;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
    pub(crate) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let name = String::deserialize(from)?;
        name.parse().map_err(D::Error::custom)
    }
}
