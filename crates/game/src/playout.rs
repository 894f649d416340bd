//! Random play.

use crate::{Chance, Game, Seat, Silent};

/// A random decision of the first seat that may act, left for the caller to play; none when the game is over.
#[inline]
pub fn random_decision<G: Game>(
    state: &G,
    chance: &mut Chance,
    actions: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let seat = state.to_act().first()?;
    state.legal(seat, actions);
    Some((seat, *chance.pick(actions)))
}

/// Plays at random to the end and says how many decisions that took.
#[inline(never)]
pub fn playout<G: Game>(state: &mut G, chance: &mut Chance, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    while let Some((seat, action)) = random_decision(state, chance, actions) {
        state.apply_unchecked(seat, action, &mut Silent);
        decisions += 1;
    }
    decisions
}
