use std::collections::{BTreeMap, BTreeSet};

use game::{Chance, Game, Seed, Viewer};

use crate::EventCard::{Fire, Jaguar};
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
    let mut chance = Chance::new(Seed(1));
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
