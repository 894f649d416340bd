use game::Known;

use crate::EventCard::{self, Bonus, Crocodile, Fire, Jaguar, Monkeys, Native};
use crate::Species::Iguana;
use crate::scenario::{Table, card, seat};

#[test]
fn the_event_is_revealed_when_a_round_begins() {
    let table = Table::new(3).at_round(4, Monkeys);
    let view = table.view();
    assert_eq!((view.round, view.event), (4, Some(Monkeys)));
    assert_eq!(view.events.len(), 14);
    assert!(
        table
            .seen_by(0)
            .events
            .iter()
            .all(|card| *card == Known::HIDDEN)
    );
}

/// Seat 0 sits in 13, from where a path leads to 5 and waterways to 11, 18 and 19.
#[test]
fn an_event_holds_for_its_round_only() {
    let mut table = Table::new(2)
        .all_have(0)
        .tents(0, &[13])
        .neutral(0, &[1, 2, 3, 4, 5, 6])
        .neutral(1, &[8, 9, 10, 11, 14, 15])
        .silver(0, 6)
        .at_round(1, Jaguar);
    table.state.deck = [Fire, Crocodile].into_iter().collect();
    table.state.round = crate::round::Round(16);
    table.incomes([0, 1]);
    assert_eq!(table.legal_of(0, "build"), ["18", "19"]);
    table.play(0, "done");
    assert_eq!(table.view().event, Some(Crocodile));
    table.incomes([4, 2]);
    assert_eq!(table.legal_of(0, "build"), ["5"]);
    table.play(0, "done");
    table.incomes([1, 6]);
    assert_eq!(table.legal_of(0, "build"), ["5", "11", "18", "19"]);
}

#[test]
fn after_rounds_7_and_14_everybody_takes_all_cards_back() {
    let mut table = Table::new(2).all_have(0).tiles(0, [1; 5]).tiles(1, [1; 5]);
    table = table.at_round(1, Fire);
    for round in 1..=18 {
        assert_eq!(table.view().round, round);
        let left = usize::from(7 - (round - 1) % 7);
        assert_eq!(table.legal_of(0, "income").len(), left, "round {round}");
        let lowest = table.legal(0)[0].clone();
        table.play(0, &lowest).play(1, &lowest).finish_round();
        let times = usize::from(round >= 7) + usize::from(round >= 14);
        assert_eq!(table.count("took_back"), times);
    }
    assert_eq!(table.phase(), "over");
    assert_eq!(table.view().hand(seat(0)), [4, 5, 6].map(card));
}

#[test]
fn played_cards_lie_open_till_the_round_ends() {
    let mut table = Table::new(3).tents(0, &[13]).at_round(2, Bonus(Iguana));
    table.incomes([6, 3, 4]);
    assert_eq!(
        table.view().played,
        [6, 3, 4].map(|number| Some(Known::Open(card(number))))
    );
    table.play(0, "done");
    assert_eq!(table.view().played, [None, None, None]);
}

#[test]
fn a_native_that_nobody_wants_leaves_the_game() {
    let mut table = Table::new(3)
        .all_have(0)
        .tiles(0, [1, 0, 0, 0, 0])
        .tiles(1, [1, 0, 0, 0, 0])
        .tiles(2, [1, 0, 0, 0, 0])
        .at_round(3, Native);
    assert!(table.view().native_available);
    table.incomes([6, 5, 4]);
    table.play(0, "refuse").play(1, "refuse");
    assert!(table.view().native_available);
    table.play(2, "refuse");
    assert_eq!(table.count("native_gone"), 1);
    assert_eq!((table.state.natives_gone, table.view().round), (1, 4));
}

/// Seat 0 can build, seat 1 has too little money, seat 2 has no tent left to link from.
#[test]
fn a_turn_without_a_choice_ends_by_itself() {
    let mut table = Table::new(3)
        .all_have(0)
        .tents(0, &[13])
        .tents(1, &[14])
        .silver(0, 6)
        .at_round(1, Monkeys);
    table.incomes([1, 3, 6]);
    assert_eq!((table.to_act(), table.view().turn), (vec![0], 2));
    assert_eq!((table.money(1), table.money(2)), (3, 6));
    table.play(0, "done");
    assert_eq!((table.view().round, table.phase().as_str()), (2, "income"));
}

#[test]
fn done_is_offered_beside_what_can_be_built() {
    let mut table = Table::new(3)
        .all_have(0)
        .tents(0, &[8])
        .silver(0, 6)
        .at_round(1, Fire);
    table.incomes([0, 1, 2]);
    assert_eq!(table.legal(0), ["build 1", "build 9", "build 15", "done"]);
}

#[test]
fn the_game_is_over_after_the_eighteenth_round() {
    let mut table = Table::new(4).all_have(0).at_round(18, EventCard::Crocodile);
    assert!(table.view().events.is_empty());
    table.incomes([4, 4, 4, 4]);
    assert_eq!((table.phase().as_str(), table.to_act()), ("over", vec![]));
    assert_eq!((table.count("final"), table.count("over")), (4, 1));
    assert!(table.view().ranking.is_some());
}
