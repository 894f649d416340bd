//! The kinds of bots.

use std::fmt;
use std::str::FromStr;

use game::{Chance, Game};

use crate::Insight;

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Picks any legal action.
    Random,
}

impl Bot {
    /// Every kind there is.
    pub const ALL: &'static [Self] = &[Self::Random];

    /// Its name on the command line and in seats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// Decides for a seat that may act. `legal` is a buffer for the choices, so that playing many games does not allocate.
    pub fn decide<G: Game>(
        self,
        insight: &Insight<'_, G>,
        legal: &mut Vec<G::Action>,
        chance: &mut Chance,
    ) -> G::Action {
        insight.legal(legal);
        match self {
            Self::Random => *chance.pick(legal),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Bot::ALL.iter().map(|bot| bot.name()).collect();
        let names = names.join(", ");
        write!(f, "there is no bot `{}`; the bots are: {names}", self.0)
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::ALL
            .iter()
            .copied()
            .find(|bot| bot.name() == text)
            .ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use aztlan::{Aztlan, Options};
    use game::{Seat, Seed, Setup, Silent};

    use super::*;

    #[test]
    fn the_same_chance_decides_the_same() {
        let state = Aztlan::start(&Setup::new(Options::default(), Seed(3)), &mut Silent);
        let insight = Insight::new(&state, Seat::new(2));
        let decide = || {
            let mut legal = Vec::new();
            Bot::Random.decide(&insight, &mut legal, &mut Chance::new(Seed(5)))
        };
        assert_eq!(decide(), decide());
        assert!(state.is_legal(Seat::new(2), decide()));
    }

    #[test]
    fn a_bot_is_known_by_its_name() {
        for bot in Bot::ALL {
            assert_eq!(bot.name().parse(), Ok(*bot));
        }
        let error = "deep thought".parse::<Bot>().unwrap_err().to_string();
        assert!(error.contains("deep thought") && error.contains("random"));
    }
}
