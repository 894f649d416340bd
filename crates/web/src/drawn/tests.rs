use std::collections::{BTreeSet, HashMap};

use game::{
    Action as _, Chance, Components as _, Match, Options as _, Seed, Setup, random_decision,
};
use games::{GameId, with_game};

use super::*;
use crate::table::Chronicler;

/// As long as a name may be, for two rows of a list on a phone to hold it.
const LONGEST: usize = 70;

/// Random games with these options, of which each is `key value`.
struct Games<'a> {
    options: &'a [&'a str],
    seeds: std::ops::Range<u64>,
}

impl Games<'_> {
    /// The kinds of actions that were named, and those that there are.
    fn kinds<G: Drawn>(self) -> [BTreeSet<&'static str>; 2] {
        let mut kinds = BTreeSet::new();
        let mut options = G::Options::default();
        for option in self.options {
            let (key, value) = option.split_once(' ').expect("a key and a value");
            options.set(key, value).expect("there is such an option");
        }
        for seed in self.seeds {
            let game = played::<G>(options.clone(), seed);
            for ply in 0..game.steps().len() {
                kinds.extend(names_of(&game, ply));
            }
        }
        [kinds, G::Action::KINDS.iter().copied().collect()]
    }
}

/// A whole game of random play.
pub(crate) fn played<G: Game>(options: G::Options, seed: u64) -> Match<G> {
    let mut game = Match::new(Setup::new(options, Seed::Short(seed)));
    let (mut chance, mut actions) = (Chance::new(Seed::Short(seed + 1)), Vec::new());
    while let Some((seat, action)) = random_decision(game.state(), &mut chance, &mut actions) {
        game.push(seat, action);
    }
    game
}

/// What everybody is called.
pub(crate) fn names() -> Vec<String> {
    ["Ada", "Bruno", "Celina", "Dario"]
        .map(str::to_owned)
        .into()
}

/// The log of some plies, as everybody reads it.
pub(crate) fn log<G: Drawn>(game: &Match<G>, plies: std::ops::RangeInclusive<usize>) -> String {
    let chronicler = Chronicler {
        lang: Lang::En,
        viewer: Viewer::Spectator,
        names: &names(),
        address: &|ply| format!("/{ply}"),
        explained: &BTreeSet::new(),
    };
    chronicler.lines(Shown::new(game), plies).into_string()
}

/// The sides whose classes a page names.
pub(crate) fn sides_in(page: &str) -> BTreeSet<u8> {
    let named = page.split("side-").skip(1);
    named
        .filter_map(|rest| rest.split(['"', ' ']).next()?.parse().ok())
        .collect()
}

/// Names all that can be done in a position, in every language, and holds each name to what is promised of names; says what
/// kinds of actions these were.
fn names_of<G: Drawn>(game: &Match<G>, ply: usize) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    let state = game.position(ply);
    let names = ["Ada", "Bruno", "Celina", "Dario", "Elio", "Felka"].map(str::to_owned);
    for seat in state.to_act() {
        let legal = state.legal_actions(seat);
        kinds.extend(legal.iter().map(G::Action::kind));
        let viewer = Viewer::Seat(seat);
        for lang in Lang::ALL {
            let scene = |legal| Scene::<G> {
                lang,
                components: G::Components::standard(),
                view: state.view(viewer),
                viewer,
                legal,
                names: &names,
                sides: G::sides(Shown::new(game), ply),
                latest: Vec::new(),
                ply,
                story: Story::new(Shown::new(game), viewer, ply),
            };
            let (live, replayed) = (scene(&legal), scene(&[]));
            let mut known: HashMap<String, String> = HashMap::new();
            for action in &legal {
                let (name, notation) = (G::naming(&live, *action), live.notation(*action));
                assert_is_a_name::<G>(&name, &notation);
                assert_eq!(
                    name,
                    G::naming(&replayed, *action),
                    "in a replay: {notation}"
                );
                if let Some(other) = known.insert(name, notation.clone()) {
                    panic!(
                        "{}: `{other}` and `{notation}` are called the same in {lang}",
                        G::NAME
                    );
                }
            }
        }
    }
    kinds
}

fn assert_is_a_name<G: Drawn>(name: &str, notation: &str) {
    let told = format!("{}, {notation}: `{name}`", G::NAME);
    assert!(!name.is_empty(), "{told}");
    assert!(name.chars().count() <= LONGEST, "{told}");
    let marker = format!("{}-", G::NAME);
    for wrong in [marker.as_str(), "{", "}", "  ", "..", ": :", "?", "()"] {
        assert!(!name.contains(wrong), "{told}");
    }
    let (first, last) = (name.chars().next(), name.chars().last());
    assert!(!first.is_some_and(char::is_lowercase), "{told}");
    assert!(!last.is_some_and(|last| ".,;: ".contains(last)), "{told}");
}

/// Plays with each of these options, and sees to it that actions of every kind are named.
fn named(game: GameId, seeds: std::ops::Range<u64>, options: &[&[&str]]) {
    let mut unnamed: Option<BTreeSet<&'static str>> = None;
    for options in options {
        let seeds = seeds.clone();
        let [named, all] = with_game!(game, |G| Games { options, seeds }.kinds::<G>());
        unnamed = Some(&unnamed.unwrap_or(all) - &named);
    }
    assert_eq!(unnamed, Some(BTreeSet::new()), "no {game} had these");
}

#[test]
fn every_choice_of_aztlan_has_a_name_of_its_own() {
    let options: [&[&str]; 4] = [
        &["players 2"],
        &["players 3"],
        &["players 4"],
        &["players 4", "edition it"],
    ];
    named(GameId::Aztlan, 1..6, &options);
}

#[test]
fn every_choice_of_amazonas_has_a_name_of_its_own() {
    let options: [&[&str]; 3] = [&["players 2"], &["players 3"], &["players 4"]];
    named(GameId::Amazonas, 1..6, &options);
}

#[test]
fn every_choice_of_space_aztecs_has_a_name_of_its_own() {
    let options: [&[&str]; 4] = [
        &["players 2"],
        &["players 3", "laws off", "memory off"],
        &["players 4", "order hours"],
        &["players 6"],
    ];
    named(GameId::SpaceAztecs, 1..6, &options);
}

#[test]
fn every_choice_of_mezo_has_a_name_of_its_own() {
    let all = [
        "cities on",
        "rituals on",
        "prophecies on",
        "cenote on",
        "powers on",
    ];
    let with_all = |players: &'static str| [&[players][..], &all].concat();
    let (two, four) = (with_all("players 2"), with_all("players 4"));
    let options: [&[&str]; 4] = [&["players 1"], &["players 3"], &two, &four];
    named(GameId::Mezo, 1..16, &options);
}
