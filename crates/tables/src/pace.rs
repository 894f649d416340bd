//! How long bots take. Whether a bot had a choice may be a secret, so it must not show in how soon it answers.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Budget};
use games::GameId;

use crate::play::Play;

/// So many of the last times are remembered: enough to differ, few enough to follow when the house gets busy.
const RECENT: usize = 16;

/// How long bots took lately over decisions that they had to think about.
#[derive(Default)]
pub(crate) struct Pace(Mutex<HashMap<(GameId, Bot), VecDeque<Duration>>>);

impl Pace {
    /// Notes how long a bot took to think about a decision of this game.
    pub(crate) fn note(&self, game: &Play, bot: Bot, took: Duration) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = times.entry(key(game, bot)).or_default();
        if recent.len() == RECENT {
            recent.pop_front();
        }
        recent.push_back(took);
    }

    /// How long this bot would take if it had to think: as long as it did lately over one decision or another of the same
    /// game, or if it never did, as long as it is meant to.
    pub(crate) fn borrowed(&self, game: &Play, bot: Bot) -> Duration {
        let times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = times.get(&key(game, bot));
        recent
            .and_then(|recent| recent.get(any_below(recent.len())))
            .copied()
            .unwrap_or(match bot {
                Bot::Search(Budget::Time(time)) => time,
                Bot::Random | Bot::Greedy | Bot::Search(Budget::Iterations(_)) => Duration::ZERO,
            })
    }
}

/// The bot as it takes a decision of its own after so many others in a row: with less time, if time is what it thinks by.
///
/// Decisions in a row belong together, most of the thought goes into the first, and people wait for all of them. How many there were,
/// everybody has seen.
pub(crate) fn in_a_row(bot: Bot, before: usize) -> Bot {
    match bot {
        Bot::Search(Budget::Time(time)) => Bot::Search(Budget::Time(time / haste(before))),
        Bot::Random | Bot::Greedy | Bot::Search(Budget::Iterations(_)) => bot,
    }
}

/// How much faster a decision is taken after so many others in a row.
pub(crate) fn haste(before: usize) -> u32 {
    match before {
        0 => 1,
        1 => 2,
        _ => 4,
    }
}

fn key(game: &Play, bot: Bot) -> (GameId, Bot) {
    (game.id(), bot)
}

/// A number below this one, or 0.
fn any_below(limit: usize) -> usize {
    let number = usize::try_from(getrandom::u32().unwrap_or(0)).unwrap_or(0);
    number % limit.max(1)
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;
    use crate::play::tests::begun;

    const TIME: Duration = Duration::from_millis(70);

    #[test]
    fn a_bot_that_never_had_to_think_takes_the_time_that_it_is_meant_to() {
        let (pace, game) = (Pace::default(), begun());
        let pause = |level: Level| pace.borrowed(game.as_ref(), level.bot());
        assert_eq!(pause(Level::Master), Duration::from_secs(1));
        assert_eq!(pause(Level::Steady), Duration::ZERO);
    }

    #[test]
    fn a_bot_that_need_not_think_takes_as_long_as_its_like_did_lately() {
        let (pace, game) = (Pace::default(), begun());
        let (strong, master) = (Level::Strong.bot(), Level::Master.bot());
        for late in [10, 1] {
            for _ in 0..RECENT {
                pace.note(game.as_ref(), strong, TIME * late);
            }
            assert_eq!(pace.borrowed(game.as_ref(), strong), TIME * late);
        }
        assert_ne!(pace.borrowed(game.as_ref(), master), TIME);
    }

    #[test]
    fn a_master_spends_most_of_its_time_on_the_first_of_many_decisions() {
        let time = |before| match in_a_row(Level::Master.bot(), before) {
            Bot::Search(Budget::Time(time)) => time.as_millis(),
            other => panic!("{other}"),
        };
        assert_eq!([0, 1, 2, 3, 30].map(time), [1000, 500, 250, 250, 250]);
        for level in [Level::Beginner, Level::Steady, Level::Strong] {
            assert_eq!(in_a_row(level.bot(), 3), level.bot());
        }
    }

    #[test]
    fn who_need_not_think_in_the_midst_of_a_turn_is_no_slower_than_who_does() {
        let (pace, game) = (Pace::default(), begun());
        let later = in_a_row(Level::Master.bot(), 2);
        pace.note(game.as_ref(), Level::Master.bot(), TIME * 10);
        assert_eq!(
            pace.borrowed(game.as_ref(), later),
            Duration::from_millis(250)
        );
        pace.note(game.as_ref(), later, TIME);
        assert_eq!(pace.borrowed(game.as_ref(), later), TIME);
    }
}
