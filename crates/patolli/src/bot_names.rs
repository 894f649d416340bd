//! What bots are called on the command line: by what they do, or by the level at which people meet them.

use bots::{Bot, Level, UnknownBot};

/// The bot with this name, or the one that plays at the level with this name.
pub(crate) fn bot(name: &str) -> Result<Bot, String> {
    bot_or_else(name, || {
        format!("there is no bot `{name}`; the bots are: {}", known())
    })
}

/// The same, with a sentence of one's own for a name that nobody has.
pub(crate) fn bot_or_else(name: &str, unknown: impl Fn() -> String) -> Result<Bot, String> {
    let level = Level::ALL.into_iter().find(|level| level.name() == name);
    let bot = level.map_or_else(|| name.parse(), |level| Ok(level.bot()));
    bot.map_err(|error| match error {
        UnknownBot::Name(_) => unknown(),
        UnknownBot::Budget(_) => error.to_string(),
    })
}

/// All names, for people.
pub(crate) fn known() -> String {
    format!("{}; or {}", Level::NAMES, Bot::NAMES)
}

/// The level at which people meet this bot, if they do.
pub(crate) fn level(bot: Bot) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.bot() == bot)
}

/// The name of a bot and of its level: `search:1000 (strong)`. Two bots never share it.
pub(crate) fn full_name(bot: Bot) -> String {
    level(bot).map_or_else(|| bot.to_string(), |level| format!("{bot} ({level})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_known_by_what_it_does_and_by_its_level() {
        for level in Level::ALL {
            assert_eq!(bot(level.name()), Ok(level.bot()));
            assert_eq!(bot(&level.bot().to_string()), Ok(level.bot()));
        }
        assert_eq!(full_name(bot("strong").unwrap()), "search:1000 (strong)");
        assert_eq!(full_name(bot("search:7").unwrap()), "search:7");
    }

    #[test]
    fn whoever_names_nobody_is_told_both_kinds_of_names() {
        let error = bot("deep").unwrap_err();
        let names = "beginner, steady, strong, master; or random, greedy, search:N";
        assert!(error.contains("`deep`") && error.contains(names), "{error}");
        assert!(bot("search:0").unwrap_err().contains("like search:400"));
    }
}
