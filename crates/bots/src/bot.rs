//! The kinds of bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A kind of bot, as it is written: `random`, `greedy`, `search:400`, `search:1.5s`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Picks any legal action.
    Random,
    /// Looks one decision ahead.
    Greedy,
    /// Searches among what could be and what could follow.
    Search(Budget),
}

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many iterations.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// The most iterations that can be asked for.
    pub const MOST_ITERATIONS: u32 = 10_000_000;
    /// The longest time that can be asked for.
    pub const LONGEST: Duration = Duration::from_mins(10);
}

impl Bot {
    /// How they are written, for people.
    pub const NAMES: &'static str = "random, greedy, search:N (iterations), search:Ns (seconds)";
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Greedy => f.pad("greedy"),
            Self::Search(budget) => f.pad(&format!("search:{budget}")),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(number) => number.fmt(f),
            Self::Time(time) => write!(f, "{}s", time.as_secs_f64()),
        }
    }
}

/// There is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownBot {
    /// No bot has this name.
    #[error("there is no bot `{0}`; the bots are: {names}", names = Bot::NAMES)]
    Name(String),
    /// A search cannot go on like this.
    #[error(
        "`search:{0}` cannot search; give iterations, 1 to {most}, like search:400, or seconds, up to {longest}, like search:1.5s",
        most = Budget::MOST_ITERATIONS,
        longest = Budget::LONGEST.as_secs()
    )]
    Budget(String),
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Random),
            None if text == "greedy" => Ok(Self::Greedy),
            Some(("search", budget)) => budget.parse().map(Self::Search),
            None if text == "search" => Err(UnknownBot::Budget(String::new())),
            _ => Err(UnknownBot::Name(game::quote(text))),
        }
    }
}

impl FromStr for Budget {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let budget = match text.strip_suffix('s') {
            Some(seconds) => seconds_of(seconds).map(Self::Time),
            None => iterations_of(text).map(Self::Iterations),
        };
        budget.ok_or_else(|| UnknownBot::Budget(game::quote(text)))
    }
}

fn iterations_of(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| plain)?;
    (1..=Budget::MOST_ITERATIONS)
        .contains(&number)
        .then_some(number)
}

fn seconds_of(text: &str) -> Option<Duration> {
    let plain = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    let seconds: f64 = text.parse().ok().filter(|_| text.bytes().all(plain))?;
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    (Duration::from_millis(1)..=Budget::LONGEST)
        .contains(&time)
        .then_some(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_known_by_its_name() {
        for name in [
            "random",
            "greedy",
            "search:1",
            "search:400",
            "search:1.5s",
            "search:0.05s",
        ] {
            let bot: Bot = name.parse().unwrap();
            assert_eq!(bot.to_string(), name);
        }
        assert_eq!(
            "search:2s".parse(),
            Ok(Bot::Search(Budget::Time(Duration::from_secs(2))))
        );
    }

    #[test]
    fn an_unknown_bot_is_told_who_is_known() {
        for name in ["deep thought", "", "Random", "random:3", "search400"] {
            let error = name.parse::<Bot>().unwrap_err().to_string();
            assert!(error.contains(&format!("`{name}`")), "{error}");
            assert!(error.contains("random, greedy, search:N"), "{error}");
        }
    }

    #[test]
    fn a_search_is_told_how_long() {
        let nonsense = [
            "",
            "0",
            "-1",
            "+5",
            "1e3",
            "4.5",
            "x",
            "s",
            "0s",
            "-1s",
            "infs",
            "1e2s",
            "601s",
            "10000001",
            "99999999999",
        ];
        for budget in nonsense {
            let error = format!("search:{budget}").parse::<Bot>().unwrap_err();
            assert_eq!(error, UnknownBot::Budget(budget.to_owned()));
            assert!(error.to_string().contains("like search:400"), "{error}");
        }
        assert!("search".parse::<Bot>().is_err());
    }
}
