//! How long bots take. Whether a bot had a choice may be a secret, so it must not show in how soon it answers.

use std::any::{Any, TypeId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Budget};

use crate::play::Play;

/// So many of the last times are remembered: enough to differ, few enough to follow when the house gets busy.
const RECENT: usize = 16;

/// How long bots took lately over decisions that they had to think about.
#[derive(Default)]
pub(crate) struct Pace(Mutex<HashMap<(TypeId, Bot), VecDeque<Duration>>>);

impl Pace {
    /// Notes how long a bot took to think about a decision of this game.
    pub(crate) fn note(&self, game: &dyn Play, bot: Bot, took: Duration) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = times.entry(key(game, bot)).or_default();
        if recent.len() == RECENT {
            recent.pop_front();
        }
        recent.push_back(took);
    }

    /// How long this bot would take if it had to think: as long as it did lately over one decision or another of the same
    /// game, or if it never did, as long as it is meant to.
    pub(crate) fn borrowed(&self, game: &dyn Play, bot: Bot) -> Duration {
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

fn key(game: &dyn Play, bot: Bot) -> (TypeId, Bot) {
    ((game as &dyn Any).type_id(), bot)
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
}
