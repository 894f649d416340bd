use game::{Event as _, Game as _, Known, Viewer};

use crate::scenario::{Table, hour, pile_hours, seat};
use crate::{Event, Order, Pile};

/// Three players who have taken piles of these cards.
fn taken() -> Table {
    let mut table = Table::new(3)
        .pile(1, &["00:00", "12:20"])
        .pile(2, &["02:00", "23:40"])
        .pile(3, &["10:40", "20:20", "01:00"]);
    table.play(0, "pile 1").play(1, "pile 2").play(2, "pile 3");
    table
}

#[test]
fn all_keep_at_once_and_only_those_who_have_not_kept_may_act() {
    let mut table = taken();
    assert_eq!(table.to_act(), [0, 1, 2]);
    assert_eq!(table.legal(2), ["keep 01:00", "keep 10:40", "keep 20:20"]);
    table.play(1, "keep 02:00");
    assert_eq!(table.to_act(), [0, 2]);
    assert!(table.legal(1).is_empty());
}

#[test]
fn a_kept_card_leaves_its_pile_and_the_rest_stays_under_its_symbol() {
    let mut table = taken();
    table.play(2, "keep 10:40");
    assert_eq!(pile_hours(&table.state.piles, 3), ["01:00", "20:20"]);
    assert_eq!(table.view().held[2], Pile::new(3));
}

#[test]
fn nobody_sees_what_another_keeps_before_the_hours_are_announced() {
    let mut table = taken();
    table.play(2, "keep 10:40").play(0, "keep 12:20");
    assert_eq!(table.seen_by(0).chosen[2], Some(Known::HIDDEN));
    assert_eq!(table.seen_by(2).chosen[2], Some(Known::Open(hour("10:40"))));
    assert_eq!(table.seen_by(0).chosen[1], None);
    let told = table.events.last().unwrap();
    assert_eq!(
        told.seen_by(Viewer::Seat(seat(2))),
        Some(Event::Kept {
            seat: seat(0),
            pile: Pile::ALL[0],
            card: Known::HIDDEN
        })
    );
    assert!(!told.reveals());
}

#[test]
fn the_order_in_which_the_players_keep_makes_no_difference() {
    let (mut one, mut other) = (taken(), taken());
    one.play(0, "keep 00:00")
        .play(1, "keep 23:40")
        .play(2, "keep 01:00");
    other
        .play(2, "keep 01:00")
        .play(0, "keep 00:00")
        .play(1, "keep 23:40");
    assert_eq!(one.state, other.state);
}

#[test]
fn the_hours_are_announced_when_the_last_player_has_kept_a_card() {
    let mut table = taken();
    table.play(0, "keep 12:20").play(1, "keep 23:40");
    assert_eq!(table.count("announced"), 0);
    table.play(2, "keep 20:20");
    assert_eq!(table.count("announced"), 3);
    assert_eq!(table.view().held, [None; 3]);
    assert!(table.events.iter().any(game::Event::reveals));
}

#[test]
fn the_earliest_hour_becomes_first_player_and_the_others_follow_clockwise() {
    let table = Table::new(4).round(&["23:40", "12:20", "00:00", "20:20"]);
    let order = Event::Order {
        seats: [2, 3, 0, 1].map(seat).to_vec(),
    };
    assert!(table.events.contains(&order), "{:?}", table.events);
    assert_eq!(table.view().first, seat(2));
}

#[test]
fn by_the_hours_every_card_is_played_when_its_hour_comes() {
    let table = Table::new(4)
        .order(Order::Hours)
        .round(&["23:40", "12:20", "00:00", "20:20"]);
    let order = Event::Order {
        seats: [2, 1, 3, 0].map(seat).to_vec(),
    };
    assert!(table.events.contains(&order), "{:?}", table.events);
    let played: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Played { card, .. } => Some(card.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(played, ["00:00", "12:20", "20:20", "23:40"]);
}

#[test]
fn the_last_card_of_a_pile_is_kept_without_asking() {
    let mut table = Table::new(3)
        .pile(1, &["00:00"])
        .pile(2, &["02:00", "23:40"])
        .pile(3, &["10:40"]);
    table.play(0, "pile 1").play(1, "pile 2");
    assert_eq!(table.view().chosen, [None; 3], "not before all have a pile");
    table.play(2, "pile 3");
    assert_eq!(table.to_act(), [1]);
    assert_eq!(table.seen_by(0).chosen[0], Some(Known::Open(hour("00:00"))));
    assert_eq!(table.seen_by(0).chosen[2], Some(Known::HIDDEN));
    assert_eq!(table.view().piles[0], []);
}

#[test]
fn if_all_hold_the_last_card_of_a_pile_the_round_plays_itself() {
    let mut table = Table::new(2).pile(1, &["00:00"]).pile(2, &["02:00"]);
    table.play(0, "pile 1").play(1, "pile 2");
    assert_eq!(table.open_of(0), ["00:00"]);
    assert_eq!(table.open_of(1), ["02:00"]);
    assert_eq!(table.phase(), "over", "and two piles are empty");
}

#[test]
fn a_card_that_is_withdrawn_goes_back_to_its_pile_and_is_asked_for_again() {
    let before = taken();
    let mut table = taken();
    table.play(2, "keep 10:40");
    table.state.withdraw(seat(2));
    assert_eq!(table.state, before.state);
}

#[test]
fn the_last_card_of_a_pile_is_not_withdrawn() {
    let mut table = Table::new(2)
        .pile(1, &["00:00"])
        .pile(2, &["02:00", "23:40"]);
    table.play(0, "pile 1").play(1, "pile 2");
    let before = table.state.clone();
    table.state.withdraw(seat(0));
    assert_eq!(table.state, before);
}

#[test]
fn kept_cards_wait_in_the_order_in_which_they_will_be_played() {
    let kept = |order| {
        let mut table = Table::new(4)
            .order(order)
            .pile(1, &["00:00", "23:40"])
            .pile(2, &["10:40", "12:20"])
            .pile(3, &["02:00", "20:20"]);
        table.play(0, "pile 1").play(1, "pile 2").play(2, "pile 3");
        table.play_any(3);
        table.play(0, "keep 23:40").play(1, "keep 12:20");
        table.play(2, "keep 02:00");
        let kept = table.state.kept_in_order();
        kept.map(|(seat, _)| seat.index()).collect::<Vec<_>>()
    };
    assert_eq!(kept(Order::Hours), [2, 1, 0]);
    assert_eq!(kept(Order::Clockwise), [2, 0, 1]);
}
