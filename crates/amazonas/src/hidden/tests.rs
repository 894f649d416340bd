use std::collections::{BTreeMap, BTreeSet};

use game::{Chance, Game, Seed, Viewer};

use crate::EventCard::{Fire, Jaguar, Monkeys};
use crate::scenario::{Table, card, seat};

#[test]
fn missions_of_others_could_be_any_but_ones_own() {
    let table = Table::new(3);
    let mut seen: BTreeMap<u8, u32> = BTreeMap::new();
    for seed in 0..7_000 {
        let state = table.resampled(1, seed);
        assert_eq!(state.missions[seat(1)], 1, "his own he knows");
        assert_ne!(state.missions[seat(0)], state.missions[seat(2)]);
        *seen.entry(state.missions[seat(0)]).or_default() += 1;
    }
    assert!(!seen.contains_key(&1));
    assert_eq!(seen.len(), 7);
    assert!(
        seen.values().all(|times| (850..1_150).contains(times)),
        "{seen:?}"
    );
}

#[test]
fn a_spectator_knows_no_mission() {
    let table = Table::new(2);
    let mut chance = Chance::new(Seed::Short(1));
    let dealt: BTreeSet<u8> = (0..200)
        .map(|_| {
            table
                .state
                .resampled(Viewer::Spectator, &mut chance)
                .missions[seat(1)]
        })
        .collect();
    assert_eq!(dealt.len(), 8);
}

#[test]
fn a_card_face_down_could_be_any_of_the_hand() {
    let mut table = Table::new(3).at_round(4, Jaguar);
    table.play(0, "income 3").play(1, "income 6");
    let guessed = |owner| -> BTreeSet<_> {
        (0..200)
            .map(|seed| table.resampled(0, seed).played[seat(owner)])
            .collect()
    };
    assert_eq!(guessed(0), [Some(card(3))].into());
    assert_eq!(
        guessed(1),
        [3, 4, 5, 6].map(|number| Some(card(number))).into()
    );
    assert_eq!(guessed(2), [None].into(), "he has not chosen yet");
}

#[test]
fn cards_that_were_revealed_stay_as_they_are() {
    let mut table = Table::new(3).tents(0, &[13]).at_round(1, Fire);
    table.incomes([6, 3, 2]);
    assert_eq!(table.phase(), "building");
    for seed in 0..50 {
        assert_eq!(table.resampled(2, seed).played, table.state.played);
    }
}

/// Whoever looks on without memory is not shown the hands, but was told every card when it was revealed: bots remember them.
#[test]
fn without_memory_dealing_again_keeps_the_hands() {
    let mut table = Table::new(3).without_memory().at_round(4, Jaguar);
    table.play(1, "income 6");
    for seed in 0..50 {
        let dealt = table.resampled(0, seed);
        assert_eq!(dealt.hands, table.state.hands);
        assert_eq!(dealt.last, table.state.last);
        assert_eq!(dealt.view(Viewer::Seat(seat(0))), table.seen_by(0));
    }
}

/// Round by round, of what seat 1 told seat 0.
mod recall {
    use game::{Event as _, Game, Viewer};

    use super::{Fire, Monkeys, Table, card, seat};
    use crate::{Amazonas, Event};

    /// Two rounds have been played; the third begins. The positions after each of them.
    fn two_rounds(table: Table) -> (Table, [Amazonas; 2]) {
        let mut table = table.all_have(0).at_round(1, Monkeys);
        table.incomes([6, 3]).finish_round();
        let first = table.state.clone();
        table.incomes([1, 6]).finish_round();
        let second = table.state.clone();
        (table, [first, second])
    }

    #[test]
    fn without_memory_only_the_last_reveal_is_recalled() {
        let (mut table, [first, second]) = two_rounds(Table::new(2).without_memory());
        assert!(!table.state.recalls(&first) && table.state.recalls(&second));
        table.play(0, "income 2");
        assert!(table.state.recalls(&second), "nothing new lies on top yet");
        table.play(1, "income 2");
        assert!(!table.state.recalls(&second));
    }

    #[test]
    fn with_memory_everything_is_recalled() {
        let (table, [first, _]) = two_rounds(Table::new(2));
        assert!(table.state.recalls(&first));
    }

    #[test]
    fn at_the_end_everything_is_recalled() {
        let table = Table::new(2).all_have(0).without_memory();
        let first = table.state.clone();
        let mut table = table.at_round(18, Fire);
        assert!(!table.state.recalls(&first));
        table.incomes([3, 4]).finish_round();
        assert!(table.state.recalls(&first));
    }

    #[test]
    fn what_is_told_again_of_others_names_no_card_and_no_sum_that_it_brought() {
        let (table, _) = two_rounds(Table::new(2));
        let again = |viewer| -> Vec<Event> {
            let events = table.events.iter();
            events
                .filter_map(|event| event.recalled_by(viewer))
                .collect()
        };
        let kinds = |events: &[Event], of: u8| -> Vec<&str> {
            let json = |event: &&Event| serde_json::to_value(event).unwrap()["seat"] == of;
            events.iter().filter(json).map(Event::kind).collect()
        };
        let told = again(Viewer::Seat(seat(0)));
        assert_eq!(kinds(&told, 1), ["chose", "chose"]);
        assert!(kinds(&told, 0).contains(&"revealed"), "one's own are told");
        assert!(told.iter().any(|event| event.kind() == "round"));
        let told = again(Viewer::Spectator);
        assert!(!told.iter().any(|event| event.kind() == "revealed"));
        let chose = told.iter().find(|event| event.kind() == "chose");
        assert_eq!(serde_json::to_value(chose).unwrap()["card"], "hidden");
    }

    #[test]
    fn a_tent_and_a_native_are_told_again_without_the_money() {
        let mut table = Table::new(2)
            .tents(1, &[13])
            .tiles(1, [1, 0, 0, 0, 0])
            .all_have(9)
            .at_round(1, crate::EventCard::Native);
        table.incomes([0, 6]);
        table.play(1, "native fish");
        let village = table.legal_of(1, "build")[0].clone();
        table.play(1, &format!("build {village}"));
        let json = |kind: &str, viewer| {
            let event = table.events.iter().find(|event| event.kind() == kind);
            serde_json::to_value(event.unwrap().recalled_by(viewer)).unwrap()
        };
        let (own, other) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(0)));
        assert_eq!(json("native", own)["given_up"], 6);
        assert_eq!(json("native", other)["given_up"], "hidden");
        assert_eq!(json("native", other)["species"], "fish");
        assert_eq!(json("built", other)["money"], "hidden");
        assert!(json("built", own)["money"].is_number());
        assert_eq!(table.seen_by(0).last[1], Some(card(6)));
    }
}

#[test]
fn the_events_to_come_may_come_in_any_order() {
    let mut table = Table::new(3).at_round(16, Fire);
    table.state.deck = [Jaguar, Fire].into_iter().collect();
    let left = table.state.deck.as_slice().to_vec();
    assert_eq!(left.len(), 2);
    let orders: BTreeSet<_> = (0..100)
        .map(|seed| table.resampled(0, seed).deck.as_slice().to_vec())
        .collect();
    let sorted = |mut cards: Vec<_>| {
        cards.sort_unstable();
        cards
    };
    assert!(
        orders
            .iter()
            .all(|order| sorted(order.clone()) == sorted(left.clone()))
    );
    assert_eq!(orders.len(), 2);
}

#[test]
fn at_the_end_nothing_is_hidden() {
    let mut table = Table::new(2).all_have(0).at_round(18, Fire);
    table.incomes([3, 4]).finish_round();
    assert_eq!(table.resampled(5, 1), table.state);
}
