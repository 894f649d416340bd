//! Better bots win more often. The games are few and always the same; the arena plays many.

use bots::arena::{Contest, Seating, Tally};
use bots::{Estimate, Mind};
use game::{Components as _, Options as _, Seed};
use rayon::prelude::*;

use crate::kit::bot;

/// How often the first of the bots wins.
fn win_rate<G: Estimate>(bots: [&str; 4], games: u32) -> f64 {
    let contest = Contest::<G> {
        components: G::Components::standard(),
        options: G::Options::from_pairs([("players", "4")]).expect("four can play"),
        bots: bots.map(bot).to_vec(),
        seed: Seed(11),
        seating: Seating::Rotated,
    };
    let bouts: Vec<_> = (0..games)
        .into_par_iter()
        .with_max_len(1)
        .map_init(Mind::new, |mind, number| contest.play(number.into(), mind))
        .collect();
    Tally::of(bots.len(), &bouts)[0].win_rate()
}

const GREEDY: [&str; 4] = ["greedy", "random", "random", "random"];

#[test]
fn greedy_beats_random() {
    let rates = [
        win_rate::<aztlan::Aztlan>(GREEDY, 16),
        win_rate::<amazonas::Amazonas>(GREEDY, 40),
        win_rate::<space_aztecs::SpaceAztecs>(GREEDY, 40),
        win_rate::<mezo::Mezo>(GREEDY, 12),
    ];
    assert!(rates.iter().all(|rate| *rate > 0.6), "{rates:?}");
}

/// A bot that is no better than the others wins more than this about once in a hundred times.
const CLEARLY_MORE_THAN_PAR: f64 = 0.35;

#[test]
fn search_beats_greedy() {
    let bots = ["search:60", "greedy", "greedy", "greedy"];
    let rates = [
        win_rate::<amazonas::Amazonas>(bots, 120),
        win_rate::<space_aztecs::SpaceAztecs>(bots, 120),
    ];
    assert!(
        rates.iter().all(|rate| *rate > CLEARLY_MORE_THAN_PAR),
        "{rates:?}"
    );
}
