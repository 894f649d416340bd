//! Minds between one thought and the next.

use std::any::{Any, TypeId};
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bots::Mind;
use game::Estimate;

/// A mind that has thought.
struct Rested {
    game: TypeId,
    /// On how many threads it has thought at most: it has memory for each.
    width: usize,
    mind: Box<dyn Any + Send>,
}

/// Minds that have thought, to be used again: a mind has much memory.
///
/// What is kept has memory for so many threads, whichever games were thought about: the oldest minds are dropped for the
/// newest.
pub struct Minds {
    most: usize,
    rested: Mutex<VecDeque<Rested>>,
}

impl Minds {
    /// Keeps minds with memory for so many threads.
    pub(crate) fn keeping(most: usize) -> Self {
        Self {
            most,
            rested: Mutex::default(),
        }
    }

    /// Thinks on so many threads with a mind that nobody else uses meanwhile.
    pub(crate) fn with<G: Estimate, T>(
        &self,
        threads: usize,
        think: impl FnOnce(&mut Mind<G>) -> T,
    ) -> T {
        let (mut mind, width) = self.wake::<G>();
        let thought = think(&mut mind);
        self.keep(Rested {
            game: TypeId::of::<G>(),
            width: width.max(threads),
            mind,
        });
        thought
    }

    /// A mind for this game, the one that thought last if there is any, and its width.
    fn wake<G: Estimate>(&self) -> (Box<Mind<G>>, usize) {
        let mut rested = self.lock();
        let last = rested
            .iter()
            .rposition(|rested| rested.game == TypeId::of::<G>());
        let woken = last.and_then(|index| rested.remove(index));
        woken
            .and_then(|woken| Some((woken.mind.downcast().ok()?, woken.width)))
            .unwrap_or_default()
    }

    fn keep(&self, newest: Rested) {
        let mut rested = self.lock();
        rested.push_back(newest);
        while width(&rested) > self.most {
            rested.pop_front();
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Rested>> {
        self.rested.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// For how many threads they have memory, all of them together.
fn width(rested: &VecDeque<Rested>) -> usize {
    rested.iter().map(|rested| rested.width).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Amazonas, Aztlan};

    fn kept(minds: &Minds) -> Vec<usize> {
        minds.lock().iter().map(|rested| rested.width).collect()
    }

    #[test]
    fn a_mind_is_used_again_for_its_own_game_only() {
        let minds = Minds::keeping(4);
        minds.with(1, |_: &mut Mind<Aztlan>| ());
        minds.with(1, |_: &mut Mind<Aztlan>| ());
        assert_eq!(kept(&minds), [1]);
        minds.with(1, |_: &mut Mind<Amazonas>| ());
        assert_eq!(kept(&minds), [1, 1]);
    }

    #[test]
    fn a_mind_that_is_in_use_is_nobody_elses() {
        let minds = Minds::keeping(4);
        minds.with(1, |_: &mut Mind<Aztlan>| {
            minds.with(1, |_: &mut Mind<Aztlan>| assert!(kept(&minds).is_empty()));
        });
        assert_eq!(kept(&minds), [1, 1]);
    }

    #[test]
    fn no_more_memory_is_kept_than_the_threads_need_whatever_is_played() {
        let minds = Minds::keeping(4);
        minds.with(3, |_: &mut Mind<Aztlan>| ());
        minds.with(1, |_: &mut Mind<Amazonas>| ());
        assert_eq!(kept(&minds), [3, 1]);
        minds.with(2, |_: &mut Mind<Amazonas>| ());
        assert_eq!(kept(&minds), [2], "the widest made room");
        minds.with(4, |_: &mut Mind<Aztlan>| ());
        minds.with(1, |_: &mut Mind<Aztlan>| ());
        assert_eq!(kept(&minds), [4], "it is as wide as it ever was");
    }
}
