//! Bots as people meet them at the table.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{Bot, Budget};

/// How well a bot at the table plays, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays whatever is legal: for one's first games.
    Beginner,
    /// Looks one decision ahead.
    Steady,
    /// Searches a little.
    Strong,
    /// Searches for a second, less for decisions in a row, on all cores that nobody else needs.
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Steady, Self::Strong, Self::Master];

    /// Their names, for people.
    pub const NAMES: &'static str = "beginner, steady, strong, master";

    /// Its name in data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Steady => "steady",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// The bot that plays like this.
    pub const fn bot(self) -> Bot {
        match self {
            Self::Beginner => Bot::Random,
            Self::Steady => Bot::Greedy,
            Self::Strong => Bot::Search(Budget::Iterations(1000)),
            Self::Master => Bot::Search(Budget::Time(Duration::from_secs(1))),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no such level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}` at the tables; the bots are: {names}", names = Level::NAMES)]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;

    /// By its name, or by that of the bot that plays like this.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let is_meant =
            |level: &Self| level.name() == text || text.parse::<Bot>() == Ok(level.bot());
        let level = Self::ALL.into_iter().find(is_meant);
        level.ok_or_else(|| UnknownLevel(game::quote(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_known_by_its_name_and_by_its_bot() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.bot().to_string().parse(), Ok(level));
        }
        assert!(Level::ALL.is_sorted());
        assert_eq!("random".parse(), Ok(Level::Beginner));
    }

    #[test]
    fn nobody_sits_down_who_thinks_for_minutes() {
        for name in ["search:10000000", "search:600s", "Strong", "", "human"] {
            let error = name.parse::<Level>().unwrap_err().to_string();
            assert!(error.contains(&format!("`{name}`")), "{error}");
            assert!(
                error.ends_with("beginner, steady, strong, master"),
                "{error}"
            );
        }
    }
}
