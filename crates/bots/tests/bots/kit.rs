//! Games to try bots in.

use bots::{Bot, Insight, Mind};
use game::Estimate;
use game::{Chance, Options as _, Seat, Seed, Setup, Silent};

/// One bot of each kind; the search is short, so that many positions can be tried.
pub(crate) const LEVELS: [&str; 3] = ["random", "greedy", "search:25"];

/// A game with the standard components and default options for so many players.
pub(crate) fn started<G: Estimate>(players: &str, seed: u64) -> G {
    started_with(&[("players", players)], seed)
}

/// A game with the standard components.
pub(crate) fn started_with<G: Estimate>(options: &[(&str, &str)], seed: u64) -> G {
    let options = G::Options::from_pairs(options.iter().copied());
    let options = options.expect("the options make sense");
    G::start(&Setup::new(options, Seed::Short(seed)), &mut Silent)
}

/// Visits positions of a game in which greedy and random players take turns: every `step`th decision, with the seat that
/// decides.
pub(crate) fn each_position<G: Estimate>(
    players: &str,
    seed: u64,
    step: usize,
    mut visit: impl FnMut(&G, Seat),
) {
    let mut state: G = started(players, seed);
    let mut chance = Chance::new(Seed::Short(seed).child(1));
    let mut mind = Mind::new();
    let mut decisions = 0_usize;
    while let Some(seat) = state.to_act().first() {
        if decisions.is_multiple_of(step) {
            visit(&state, seat);
        }
        let bot = if decisions.is_multiple_of(3) {
            Bot::Greedy
        } else {
            Bot::Random
        };
        let action = mind.decide(bot, &Insight::new(&state, seat), &mut chance);
        state.apply_unchecked(seat, action, &mut Silent);
        decisions += 1;
    }
}

/// A bot by its name.
pub(crate) fn bot(name: &str) -> Bot {
    name.parse().expect("there is such a bot")
}
