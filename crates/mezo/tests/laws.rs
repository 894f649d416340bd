//! Every law, on random games of each way to play.

use game::laws::{Report, assert_hold};
use mezo::{GodChoice, Mezo, Options};

const ALL: [bool; 5] = [true; 5];
const NONE: [bool; 5] = [false; 5];

fn games(number: u32) -> u32 {
    std::env::var("MEZO_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(number)
}

fn laws_hold(players: u8, modules: [bool; 5], number: u32) -> Report {
    let options = Options {
        players,
        modules,
        ..Options::default()
    };
    assert_hold::<Mezo>(&options, games(number))
}

#[test]
fn solo() {
    laws_hold(1, NONE, 100);
}

#[test]
fn two_players() {
    laws_hold(2, NONE, 100);
}

#[test]
fn two_players_with_all_modules() {
    laws_hold(2, ALL, 100);
}

#[test]
fn three_players() {
    laws_hold(3, NONE, 100);
}

#[test]
fn three_players_with_all_modules() {
    laws_hold(3, ALL, 100);
}

#[test]
fn four_players() {
    laws_hold(4, NONE, 100);
}

#[test]
fn four_players_with_all_modules() {
    laws_hold(4, ALL, 100);
}

#[test]
fn four_players_with_random_gods() {
    let options = Options {
        god_choice: GodChoice::Random,
        gods: [true, false, true],
        ..Options::default()
    };
    assert_hold::<Mezo>(&options, games(50));
}
