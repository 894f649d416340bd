//! Players that are no people.

use std::str::FromStr;

use game::Chance;

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bot {
    /// Picks any legal action.
    Random,
}

impl Bot {
    pub(crate) const NAMES: &'static str = "random";

    /// Picks one of the legal actions.
    pub(crate) fn choose<A: Copy>(self, legal: &[A], chance: &mut Chance) -> A {
        match self {
            Self::Random => *chance.pick(legal),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            _ => Err(format!(
                "there is no bot `{text}`; the bots are: {}",
                Self::NAMES
            )),
        }
    }
}
