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

fn pick<G: Estimate>(
    state: &G,
    seat: game::Seat,
    legal: &[G::Action],
    chance: &mut Chance,
) -> G::Action {
    let mut best = *chance.pick(legal);
    let mut most = state.promise(seat, best);
    for _ in 1..G::CANDIDATES.min(legal.len()) {
        let other = *chance.pick(legal);
        let promise = state.promise(seat, other);
        if promise > most {
            (best, most) = (other, promise);
        }
    }
    best
}
