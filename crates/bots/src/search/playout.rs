//! Playing on from where the tree ends.

use game::{Chance, Silent};

use game::Estimate;

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

#[cfg(test)]
mod tests {
    use game::{Seed, Setup};
    use games::amazonas::Amazonas;

    use super::*;

    fn started() -> Amazonas {
        use game::Game as _;
        Amazonas::start(
            &Setup::new(games::amazonas::Options::default(), Seed::Short(3)),
            &mut Silent,
        )
    }

    #[test]
    fn a_playout_ends_where_the_chapter_of_the_horizon_begins() {
        use game::Game as _;
        let mut state = started();
        let decisions = Player::new().play(&mut state, 4, &mut Chance::new(Seed::Short(1)));
        assert!(decisions > 0);
        assert_eq!(state.chapter(), 4);
        assert!(!state.is_over());
        let further = Player::new().play(&mut state, u16::MAX, &mut Chance::new(Seed::Short(1)));
        assert!(further > decisions && state.is_over());
        assert_eq!(
            Player::new().play(&mut state, u16::MAX, &mut Chance::new(Seed::Short(1))),
            0
        );
    }

    #[test]
    fn a_playout_picks_what_promises_more() {
        use game::Game as _;
        let state = started();
        let seat = state.to_act().first().expect("somebody begins");
        let legal = state.legal_actions(seat);
        let mut chance = Chance::new(Seed::Short(5));
        let mean = |promises: Vec<f32>| promises.iter().sum::<f32>() / 200.0;
        let picked = (0..200).map(|_| state.promise(seat, pick(&state, seat, &legal, &mut chance)));
        let picked = mean(picked.collect());
        let any = (0..200).map(|_| state.promise(seat, *chance.pick(&legal)));
        assert!(picked > mean(any.collect()) + 0.5);
    }
}
