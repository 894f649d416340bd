//! A bot never does what it may not.

use bots::{Bot, Insight, Mind};
use game::Estimate;
use game::{Chance, Seed, Silent};
use rayon::prelude::*;

use crate::kit::{bot, started_with};

/// In so many games a bot of this kind and random players decide by turns, and all that is decided is legal.
fn obeys<G: Estimate>(level: &str, players: &[&str], games: u64) {
    for players in players {
        obeys_with::<G>(level, &[("players", players)], games);
    }
}

/// The same with any options.
fn obeys_with<G: Estimate>(level: &str, options: &[(&str, &str)], games: u64) {
    (0..games)
        .into_par_iter()
        .for_each_init(Mind::new, |mind, game| {
            plays_by_the_rules::<G>(bot(level), options, game, mind);
        });
}

fn plays_by_the_rules<G: Estimate>(
    bot: Bot,
    options: &[(&str, &str)],
    game: u64,
    mind: &mut Mind<G>,
) {
    let mut state: G = started_with(options, game);
    let mut chance = Chance::new(Seed::Short(game).child(5));
    let mut decisions = 0_u64;
    while let Some(seat) = state.to_act().first() {
        let insight = Insight::new(&state, seat);
        let thinks = (decisions + game).is_multiple_of(4);
        let bot = if thinks { bot } else { Bot::Random };
        let action = mind.decide(bot, &insight, &mut chance);
        let done = state.apply(seat, action, &mut Silent);
        assert!(done.is_ok(), "{bot} in game {game}: {done:?}");
        decisions += 1;
    }
}

#[test]
fn greedy_bots_obey_in_aztlan() {
    obeys::<games::aztlan::Aztlan>("greedy", &["2", "3", "4"], 40);
}

#[test]
fn greedy_bots_obey_in_amazonas() {
    obeys::<games::amazonas::Amazonas>("greedy", &["2", "3", "4"], 500);
}

#[test]
fn greedy_bots_obey_in_space_aztecs() {
    obeys::<games::space_aztecs::SpaceAztecs>("greedy", &["2", "4", "6"], 300);
}

#[test]
fn greedy_bots_obey_in_mezo() {
    obeys::<games::mezo::Mezo>("greedy", &["1", "2", "3", "4"], 15);
}

#[test]
fn searching_bots_obey_in_all_games() {
    obeys::<games::aztlan::Aztlan>("search:12", &["2", "3", "4"], 2);
    obeys::<games::amazonas::Amazonas>("search:12", &["2", "3", "4"], 4);
    obeys::<games::space_aztecs::SpaceAztecs>("search:12", &["2", "3", "4", "5", "6"], 4);
    obeys::<games::mezo::Mezo>("search:12", &["1", "2", "3", "4"], 2);
}

/// Every module of Mezo.
const MODULES: [(&str, &str); 5] = [
    ("cities", "on"),
    ("rituals", "on"),
    ("prophecies", "on"),
    ("cenote", "on"),
    ("powers", "on"),
];

#[test]
fn bots_obey_in_every_variant() {
    for (level, games) in [("greedy", 6), ("search:12", 2)] {
        obeys_with::<games::aztlan::Aztlan>(level, &[("players", "4"), ("edition", "it")], games);
        obeys_with::<games::amazonas::Amazonas>(level, &[("majority", "none")], games);
        for (order, laws) in [("hours", "on"), ("clockwise", "off"), ("hours", "off")] {
            let options = [("players", "3"), ("order", order), ("laws", laws)];
            obeys_with::<games::space_aztecs::SpaceAztecs>(level, &options, games);
        }
        for players in ["2", "3", "4"] {
            let mut options = MODULES.to_vec();
            options.extend([("players", players), ("god_choice", "random")]);
            obeys_with::<games::mezo::Mezo>(level, &options, games);
        }
    }
}
