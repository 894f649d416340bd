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
        /// What he is called.
        name: String,
        /// A bot plays for him while he is away.
        away: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        bot: String,
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

    /// The level of the bot that decides here, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self {
            Self::Bot { bot } => Some(bot.parse().unwrap_or(Level::Beginner)),
            Self::Person { away: true, .. } => Some(Level::Steady),
            Self::Person { .. } | Self::Open => None,
        }
    }
}
