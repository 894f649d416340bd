use game::{Game, Viewer};
use serde_json::json;

use crate::EventCard::{Fire, Native};
use crate::Species::Fish;
use crate::View;
use crate::scenario::Table;

/// A game of two in which nearly every field says something.
fn middle() -> Table {
    let mut table = Table::new(2)
        .all_have(0)
        .tents(0, &[14, 13])
        .tents(1, &[13])
        .neutral(1, &[9])
        .tiles(0, [2, 1, 0, 0, 1])
        .tiles(1, [0, 0, 0, 1, 0])
        .natives(0, Fish, 1)
        .silver(1, 7)
        .at_round(17, Native);
    table.state.deck = [Native].into_iter().collect();
    table.state.medals[game::Seat::new(1)] = 3;
    table.state.medals_left = 1;
    table
}

#[test]
fn the_full_state_in_json() {
    let mut table = middle();
    table.play(1, "income 3");
    let expected = json!({
        "round": 17,
        "phase": "income",
        "event": "native",
        "events": ["native"],
        "order": [0, 1],
        "turn": 0,
        "money": [0, 7],
        "tiles": [[2, 1, 0, 0, 1], [0, 0, 0, 1, 0]],
        "natives": [[1, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
        "supply": [10, 11, 12, 11, 11],
        "tents": {"9": ["neutral"], "13": [0, 1], "14": [0]},
        "hands": [[2, 3, 4, 5, 6], [2, 3, 4, 5, 6]],
        "played": [null, 3],
        "last": [1, 1],
        "missions": [[1, 15, 17, 22], [2, 17, 19, 29]],
        "medals": [0, 3],
        "medals_left": [2],
        "native_available": true,
        "neutral_left": [6, 5],
        "neutral_used": false,
        "scores": [3 + 1 + 1 + 1 - 12, 1 + 3 - 12],
        "to_act": [0],
        "ranking": null,
    });
    assert_eq!(
        serde_json::to_string(&table.view()).unwrap(),
        expected.to_string()
    );
}

#[test]
fn a_view_hides_what_is_secret() {
    let mut table = middle();
    table.play(1, "income 3");
    let json = serde_json::to_value(table.seen_by(0)).unwrap();
    assert_eq!(json["events"], json!(["hidden"]));
    assert_eq!(json["played"], json!([null, "hidden"]));
    assert_eq!(json["missions"], json!([[1, 15, 17, 22], "hidden"]));
    assert_eq!(json["scores"], json!([-6, 4]));
    assert_eq!(json["hands"][1], json!([2, 3, 4, 5, 6]), "hands are public");
    let spectator = serde_json::to_value(table.state.view(Viewer::Spectator)).unwrap();
    assert_eq!(spectator["missions"], json!(["hidden", "hidden"]));
    assert_eq!(spectator["scores"], json!([6, 4]));
}

/// With memory a hand is public knowledge; without it the top of every pile and one's own hand is all that is shown.
#[test]
fn without_memory_a_view_shows_only_the_last_card_of_others() {
    let mut table = middle().without_memory();
    table.play(1, "income 3");
    let json = |view| serde_json::to_value::<View>(view).unwrap();
    let seen = json(table.seen_by(0));
    assert_eq!(seen["hands"], json!([[2, 3, 4, 5, 6], "hidden"]));
    assert_eq!(seen["last"], json!([1, 1]));
    assert_eq!(seen["played"], json!([null, "hidden"]));
    let spectator = json(table.state.view(Viewer::Spectator));
    assert_eq!(spectator["hands"], json!(["hidden", "hidden"]));
    assert_eq!(spectator["last"], json!([1, 1]));
    assert_eq!(
        json(table.view())["hands"],
        json!([[2, 3, 4, 5, 6], [2, 3, 4, 5, 6]]),
        "the full state has it all"
    );
}

#[test]
fn at_the_end_all_hands_are_shown_even_without_memory() {
    let mut table = Table::new(2)
        .all_have(0)
        .without_memory()
        .at_round(18, Fire);
    table.incomes([5, 6]).finish_round();
    let json = serde_json::to_value(table.seen_by(0)).unwrap();
    assert_eq!(json["phase"], "over");
    assert_eq!(json["hands"], json!([[3, 4, 6], [3, 4, 5]]));
    assert_eq!(json["last"], json!([5, 6]));
}

#[test]
fn in_a_turn_the_view_says_whose_and_what_was_done() {
    let mut table = middle();
    table.play(1, "income 3").play(0, "income 4");
    let view = table.view();
    assert_eq!((table.phase().as_str(), view.turn), ("native", 0));
    table.play(0, "native orchid");
    assert!(!table.view().native_available);
    table = table.silver(0, 6);
    table.play(0, "neutral 3");
    assert!(table.view().neutral_used);
    assert_eq!((table.phase().as_str(), table.view().turn), ("building", 0));
    assert_eq!(table.view().natives[0], [1, 0, 0, 0, 1]);
}

#[test]
fn more_than_two_players_have_no_neutral_tents() {
    let json = serde_json::to_value(Table::new(3).view()).unwrap();
    assert_eq!(json["neutral_left"], json!(null));
    assert_eq!(json["neutral_used"], json!(false));
    assert_eq!(
        (&json["round"], &json["phase"]),
        (&json!(0), &json!("opening"))
    );
    assert_eq!(json["event"], json!(null));
}

#[test]
fn a_finished_game_has_a_ranking() {
    let mut table = Table::new(3).all_have(0).at_round(18, Native);
    for owner in 0..3 {
        table.play(owner, "income 5");
    }
    table.finish_round();
    let json = serde_json::to_value(table.view()).unwrap();
    assert_eq!(json["ranking"], json!([[0, 1, 2]]));
    assert_eq!(
        (&json["phase"], &json["to_act"]),
        (&json!("over"), &json!([]))
    );
    assert_eq!(json["native_available"], json!(false));
}
