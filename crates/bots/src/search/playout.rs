//! Playing on from where the tree ends.

use game::{Chance, Silent};

use crate::Estimate;

/// Somebody who plays fast and not blindly.
#[derive(Debug)]
pub(super) struct Player<G: Estimate> {
    legal: Vec<G::Action>,
}

impl<G: Estimate> Player<G> {
    pub(super) fn new() -> Self {
        Self {
            legal: Vec::with_capacity(G::WIDEST),
        }
    }

    /// Plays for everybody until the chapter begins that is the horizon, or the game is over, and says how many decisions
    /// that took.
    pub(super) fn play(&mut self, state: &mut G, horizon: u16, chance: &mut Chance) -> u64 {
        let mut decisions = 0;
        while state.chapter() < horizon {
            let Some(seat) = state.to_act().first() else {
                break;
            };
            state.legal(seat, &mut self.legal);
            let action = match self.legal.as_slice() {
                [only] => *only,
                several => pick(state, seat, several, chance),
            };
            state.apply_unchecked(seat, action, &mut Silent);
            decisions += 1;
        }
        decisions
    }
}

/// The most promising of a few actions that are picked at random.
fn pick<G: Estimate>(
    state: &G,
    seat: game::Seat,
    legal: &[G::Action],
    chance: &mut Chance,
) -> G::Action {
    let any = || u32::try_from(legal.len()).expect("there are few actions");
    let mut best = chance.below(any());
    let mut most = None;
    for _ in 1..G::CANDIDATES.min(legal.len()) {
        let other = chance.below(any());
        // What was picked twice is not looked at again, and what was only picked against itself never.
        if other == best {
            continue;
        }
        let best_promise = most.unwrap_or_else(|| state.promise(seat, legal[best as usize]));
        let promise = state.promise(seat, legal[other as usize]);
        most = Some(best_promise);
        if promise > best_promise {
            (best, most) = (other, Some(promise));
        }
    }
    legal[best as usize]
}
