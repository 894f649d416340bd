//! Better bots win more often. The games are few and always the same; the arena plays many.

use bots::Mind;
use bots::arena::{Bout, Contest, Seating, Tally};
use game::Estimate;
use game::{Components as _, Options as _, Seed};
use rayon::prelude::*;

use crate::kit::bot;

/// Games between these bots, one in each seat.
fn bouts<G: Estimate>(bots: &[&str], games: u32) -> Vec<Bout> {
    let players = bots.len().to_string();
    let contest = Contest::<G> {
        components: G::Components::standard(),
        options: G::Options::from_pairs([("players", &*players)]).expect("so many can play"),
        bots: bots.iter().copied().map(bot).collect(),
        seed: Seed::Short(11),
        seating: Seating::Rotated,
    };
    (0..games)
        .into_par_iter()
        .with_max_len(1)
        .map_init(Mind::new, |mind, number| contest.play(number.into(), mind))
        .collect()
}

/// How often the first of the bots wins.
fn win_rate<G: Estimate>(bots: &[&str], games: u32) -> f64 {
    Tally::of(bots.len(), &bouts::<G>(bots, games))[0].win_rate()
}

/// How often one bot wins against three others.
fn against_three<G: Estimate>(one: &str, others: &str, games: u32) -> f64 {
    win_rate::<G>(&[one, others, others, others], games)
}

#[test]
fn greedy_beats_random() {
    let rates = [
        against_three::<games::aztlan::Aztlan>("greedy", "random", 16),
        against_three::<games::amazonas::Amazonas>("greedy", "random", 60),
        against_three::<games::mezo::Mezo>("greedy", "random", 16),
    ];
    assert!(rates.iter().all(|rate| *rate > 0.85), "{rates:?}");
    let luckier = against_three::<games::space_aztecs::SpaceAztecs>("greedy", "random", 60);
    assert!(luckier > 0.7, "{luckier}");
}

#[test]
fn search_beats_greedy() {
    /// A bot that is no better than the others wins more than this about once in thirty times of 60 games, in two hundred of 120.
    const CLEARLY_MORE_THAN_PAR: f64 = 0.35;
    let rates = [
        against_three::<games::aztlan::Aztlan>("search:200", "greedy", 60),
        against_three::<games::amazonas::Amazonas>("search:60", "greedy", 120),
        against_three::<games::space_aztecs::SpaceAztecs>("search:100", "greedy", 120),
        against_three::<games::mezo::Mezo>("search:60", "greedy", 60),
    ];
    let better = |rate: &f64| *rate > CLEARLY_MORE_THAN_PAR;
    assert!(rates.iter().all(better), "{rates:?}");
}

#[test]
fn search_beats_greedy_between_two_as_well() {
    let rates = [
        win_rate::<games::amazonas::Amazonas>(&["search:60", "greedy"], 120),
        win_rate::<games::space_aztecs::SpaceAztecs>(&["search:60", "greedy"], 120),
        win_rate::<games::mezo::Mezo>(&["search:60", "greedy"], 60),
        win_rate::<games::aztlan::Aztlan>(&["search:200", "greedy"], 60),
    ];
    assert!(rates.iter().all(|rate| *rate > 0.6), "{rates:?}");
}

/// Bots that choose at once are asked one after another. Whoever came last thought about choices that were made blindly, and won a
/// third of the games of two.
#[test]
fn who_is_asked_last_of_several_who_choose_at_once_plays_as_well() {
    let first_seat = |bouts: &[Bout]| {
        let wins: f64 = bouts.iter().map(|bout| bout.entries[0].victory).sum();
        #[allow(clippy::cast_precision_loss, reason = "games are few")]
        let games = bouts.len() as f64;
        wins / games
    };
    let rates = [
        first_seat(&bouts::<games::amazonas::Amazonas>(
            &["greedy", "greedy"],
            600,
        )),
        first_seat(&bouts::<games::space_aztecs::SpaceAztecs>(
            &["greedy", "greedy"],
            600,
        )),
    ];
    let even = |rate: &f64| (rate - 0.5).abs() < 0.07;
    assert!(rates.iter().all(even), "{rates:?}");
}
