//! Every law, on thousands of random games of each way to play.

use aztlan::{Aztlan, Board, Edition, Options};
use game::laws::{Report, Trial, assert_hold};
use game::{Components, Options as _};

fn laws_hold(players: u8, edition: Edition) -> Report {
    let options = Options {
        players,
        edition,
        ..Options::default()
    };
    assert_hold::<Aztlan>(&options, 2_000)
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
    let never = report.unseen::<Aztlan>();
    assert_eq!(never, ["swapped"], "only two players swap factions");
}

#[test]
fn four_players_in_italian() {
    laws_hold(4, Edition::It);
}

/// Who begins with which faction, or leads which tribe, does not change how a game is played.
fn laws_hold_with_sides(players: &str, sides: &[&str]) {
    let mut options = Options::from_pairs([("players", players)]).expect("so many can play");
    options.choose_sides(sides).expect("the sides are free");
    assert_hold::<Aztlan>(&options, 1_000);
}

#[test]
fn two_players_with_chosen_factions() {
    laws_hold_with_sides("2", &["coyote_quetzal", "ocelot_serpent"]);
    laws_hold_with_sides("2", &["ocelot_serpent", "coyote_quetzal"]);
}

#[test]
fn three_and_four_players_with_chosen_tribes() {
    laws_hold_with_sides("3", &["quetzal", "serpent", "coyote"]);
    laws_hold_with_sides("4", &["coyote", "quetzal", "serpent", "ocelot"]);
}

/// A board with islands, dead ends and one lake around everything.
#[test]
fn a_strange_board() {
    let mut board: serde_json::Value =
        serde_json::from_str(include_str!("../data/board.json")).expect("the board is JSON");
    for (index, territory) in (1_u8..).zip(board["territories"].as_array_mut().expect("a list")) {
        // Pairs of neighbours, but for the last six, which nobody can leave.
        let pair = if index % 2 == 1 { index + 1 } else { index - 1 };
        let neighbours = if index <= 24 { vec![pair] } else { vec![] };
        territory["neighbours"] = neighbours.into();
    }
    board["lakes"] =
        serde_json::json!([{"name": "Everywhere", "shores": (1..=30).collect::<Vec<u8>>()}]);
    let mut trial = Trial::<Aztlan>::new(&Options::default(), 300);
    trial.components = Board::load(&board.to_string()).expect("the board is sound");
    if let Err(broken) = trial.run() {
        panic!("{broken}");
    }
}
