use std::collections::BTreeMap;

use game::{Chance, Game, Seed, Viewer};

use crate::Card;
use crate::scenario::{Table, seat};
use crate::stage::Stage;

/// Seat 1 has kept a card; the others have not.
fn keeping() -> Table {
    let mut table = Table::new(3)
        .champion(1, "Uxmal")
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    let first = table.legal(1)[0].clone();
    table.play(1, &first);
    table
}

fn kept(state: &crate::Mezo) -> Card {
    state.conflict.unwrap().cards[seat(1)].unwrap()
}

#[test]
fn to_others_the_kept_card_can_be_any_that_is_not_discarded() {
    let table = keeping();
    let mut seen = BTreeMap::new();
    for seed in 0..5_000 {
        *seen.entry(kept(&table.resampled(0, seed))).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 5);
    assert!(
        seen.values().all(|times| (800..1_200).contains(times)),
        "{seen:?}"
    );
}

#[test]
fn the_owner_knows_the_kept_card_and_what_went_back() {
    let table = keeping();
    for seed in 0..50 {
        let again = table.resampled(1, seed);
        assert_eq!(kept(&again), kept(&table.state));
        assert_eq!(again.decks[seat(1)][2..], table.state.decks[seat(1)][2..]);
        assert_eq!(again.looked_at(seat(1)), table.state.looked_at(seat(1)));
    }
}

#[test]
fn what_was_discarded_is_not_dealt_again() {
    let mut table = keeping();
    table.state.decks[seat(2)] = [Card::Task, Card::Edict].into_iter().collect();
    table.state.discards[seat(2)] = [Card::Legacy, Card::Fervor, Card::Vengeance]
        .into_iter()
        .collect();
    table.state.seen[seat(2)] = 2;
    for seed in 0..50 {
        let mut deck = table.resampled(0, seed).decks[seat(2)].clone();
        deck.sort_unstable();
        assert_eq!(deck[..], [Card::Edict, Card::Task]);
    }
}

#[test]
fn tiles_to_come_are_in_any_order() {
    let table = keeping();
    let orders: std::collections::BTreeSet<Vec<usize>> = (0..200)
        .map(|seed| {
            table
                .resampled(0, seed)
                .tiles
                .iter()
                .map(|tile| tile.index())
                .collect()
        })
        .collect();
    assert_eq!(orders.len(), 6);
}

#[test]
fn rituals_face_down_are_any_that_are_not_face_up() {
    let mut table = Table::modules(4, &["rituals"]).age(2);
    table.state.rituals = [4, 7, 0];
    let mut third = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let rituals = table.resampled(0, seed).rituals;
        assert_eq!(rituals[..2], [4, 7]);
        third.insert(rituals[2]);
    }
    assert_eq!(third.len(), 7);
}

#[test]
fn angry_gods_face_down_are_any_of_their_age() {
    let table = Table::new(4);
    let seen: std::collections::BTreeSet<[u8; 3]> = (0..200)
        .map(|seed| table.resampled(0, seed).angry)
        .collect();
    assert_eq!(seen.len(), 9);
    assert!(
        seen.iter().all(|angry| angry[0] == 0),
        "the first is face up"
    );
}

#[test]
fn in_solo_decks_of_the_vengeful_gods_are_unknown_but_not_what_lies_open() {
    let mut table = Table::new(1);
    table.state.solo.discard.push(3);
    table.state.solo.deck.retain(|card| *card != 3);
    for seed in 0..20 {
        let again = table.resampled(0, seed);
        assert_eq!(again.solo.discard[..], [3]);
        assert!(!again.solo.deck.contains(&3));
        assert_eq!(again.solo.god_deck.len(), 11);
        assert_eq!(again.view(Viewer::Seat(seat(0))), table.seen_by(0));
    }
    let spectator = table
        .state
        .resampled(Viewer::Spectator, &mut Chance::new(Seed::Short(1)));
    assert_eq!(
        spectator.view(Viewer::Spectator),
        table.state.view(Viewer::Spectator)
    );
}

#[test]
fn nobody_who_thinks_about_a_state_holds_the_key_of_the_deal() {
    let deal = game::Seed::Full(game::Bits([7; 32]));
    let setup = game::Setup::new(crate::Options::default(), deal);
    let state = crate::Mezo::start(&setup, &mut game::Silent);
    assert!(state.chance.is_full());
    let mut chance = Chance::new(deal);
    for viewer in Viewer::all(state.seats()) {
        assert!(!state.resampled(viewer, &mut chance).chance.is_full());
    }
}
