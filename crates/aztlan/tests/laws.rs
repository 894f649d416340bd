//! Every law, on thousands of random games of each way to play.

use aztlan::{Aztlan, Edition, FirstFaction, Options};
use game::laws::{Report, assert_hold};

const GAMES: u32 = 200;

fn laws_hold(players: u8, edition: Edition) -> Report {
    let options = Options {
        players,
        edition,
        first_faction: FirstFaction::Random,
    };
    assert_hold::<Aztlan>(&options, GAMES)
}

#[test]
fn two_players_in_english() {
    laws_hold(2, Edition::En);
}

#[test]
fn two_players_in_italian() {
    laws_hold(2, Edition::It);
}

#[test]
fn three_players_in_english() {
    laws_hold(3, Edition::En);
}

#[test]
fn three_players_in_italian() {
    laws_hold(3, Edition::It);
}

#[test]
fn four_players_in_english() {
    let report = laws_hold(4, Edition::En);
    println!("{report:?}");
}

#[test]
fn four_players_in_italian() {
    laws_hold(4, Edition::It);
}
