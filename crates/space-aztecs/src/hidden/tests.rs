use std::collections::{BTreeMap, BTreeSet};

use game::{Chance, Game, Seed, Viewer};

use crate::card::Cards;
use crate::pile::Pile;
use crate::scenario::{Table, pile_hours, seat};

/// Three players; seat 0 has pile 1 in hand, seat 1 pile 2, seat 2 pile 3.
fn taken() -> Table {
    let mut table = Table::new(3)
        .pile(1, &["00:00", "12:20"])
        .pile(2, &["02:00", "23:40", "18:00"])
        .pile(3, &["10:40", "20:20", "01:00"]);
    table.play(0, "pile 1").play(1, "pile 2").play(2, "pile 3");
    table
}

fn piles_seen(table: &Table, owner: u8, number: u8) -> BTreeSet<Vec<String>> {
    (0..200)
        .map(|seed| pile_hours(&table.resampled(owner, seed).piles, number))
        .collect()
}

#[test]
fn a_pile_in_hand_stays_and_what_nobody_has_shown_is_dealt_again() {
    let table = taken();
    assert_eq!(piles_seen(&table, 0, 1).len(), 1);
    assert!(piles_seen(&table, 0, 2).len() > 100);
    assert!(piles_seen(&table, 0, 5).len() > 100);
}

#[test]
fn a_pile_looked_at_in_an_earlier_round_is_known_less_what_was_announced() {
    let mut table = taken();
    table
        .play(0, "keep 00:00")
        .play(1, "keep 02:00")
        .play(2, "keep 10:40");
    assert_eq!(table.phase(), "piles");
    assert_eq!(
        piles_seen(&table, 1, 2),
        BTreeSet::from([vec!["18:00".to_owned(), "23:40".to_owned()]])
    );
    assert!(piles_seen(&table, 0, 2).len() > 100);
}

/// Seat 1 has looked at pile 2; then seat 0 keeps a card of it.
fn kept_from_a_known_pile() -> Table {
    let mut table = taken();
    table
        .play(0, "keep 00:00")
        .play(1, "keep 02:00")
        .play(2, "keep 10:40");
    table.play(0, "pile 2").play(1, "pile 4").play(2, "pile 5");
    table
}

#[test]
fn a_card_kept_from_a_known_pile_could_be_any_of_it_and_nothing_else() {
    let mut table = kept_from_a_known_pile();
    assert_eq!(piles_seen(&table, 1, 2).len(), 1, "not yet kept");
    table.play(0, "keep 23:40");
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..2_000 {
        let state = table.resampled(1, seed);
        let kept = state.chosen[seat(0)].unwrap();
        *seen.entry(state.deck.hour(kept).to_string()).or_default() += 1;
        assert_eq!(state.piles[Pile::ALL[1]].len(), 1);
        let all = state.piles[Pile::ALL[1]] | Cards::only(kept);
        assert_eq!(all, table.state.with_kept(Pile::ALL[1]));
    }
    assert_eq!(seen.len(), 2);
    assert!(
        seen.values().all(|times| (900..1_100).contains(times)),
        "{seen:?}"
    );
}

#[test]
fn a_card_kept_from_an_unknown_pile_could_be_any_that_has_not_been_seen() {
    let mut table = kept_from_a_known_pile();
    table.play_any(2);
    let mut kept = BTreeSet::new();
    for seed in 0..2_000 {
        let state = table.resampled(0, seed);
        kept.insert(state.chosen[seat(2)].unwrap());
        assert_eq!(
            state.piles[Pile::ALL[4]].len(),
            table.state.piles[Pile::ALL[4]].len()
        );
    }
    let known = [1, 2].map(|number| table.state.piles[Pile::ALL[number - 1]]);
    let unknown: u32 = Pile::ALL
        .iter()
        .map(|pile| (table.state.with_kept(*pile) - known[0] - known[1]).len())
        .sum();
    assert_eq!(kept.len(), usize::try_from(unknown).unwrap());
}

#[test]
fn the_last_card_of_a_known_pile_is_known_even_face_down() {
    let mut table = Table::new(2).pile(1, &["00:00", "12:20"]);
    table.play(0, "pile 1").play(1, "pile 2");
    table.play(0, "keep 00:00").play_any(1).finish_round();
    // Whoever begins, seat 1 takes pile 1 with its last card.
    if table.to_act() == [0] {
        table.play(0, "pile 3").play(1, "pile 1");
    } else {
        table.play(1, "pile 1").play(0, "pile 3");
    }
    for seed in 0..50 {
        let state = table.resampled(0, seed);
        assert_eq!(state.chosen[seat(1)], table.state.chosen[seat(1)]);
    }
}

#[test]
fn cards_that_have_been_announced_stay_as_they_are() {
    let table = Table::new(3)
        .open(0, &["00:00"])
        .round(&["07:40", "09:40", "10:00"]);
    assert_eq!(table.phase(), "temple");
    for seed in 0..50 {
        let state = table.resampled(0, seed);
        assert_eq!(state.chosen, table.state.chosen);
        assert_eq!(state.villages, table.state.villages);
    }
}

#[test]
fn spectators_and_those_without_a_seat_know_no_pile() {
    let table = taken();
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(5))] {
        let first: BTreeSet<_> = (0..100)
            .map(|seed| {
                let state = table
                    .state
                    .resampled(viewer, &mut Chance::new(Seed::Short(seed)));
                pile_hours(&state.piles, 1)
            })
            .collect();
        assert!(first.len() > 50);
    }
}

/// What a player has looked at he knows, whether his page reminds him or not.
#[test]
fn without_the_memory_aid_dealing_again_keeps_what_was_seen() {
    let mut table = taken();
    table.state.memory = false;
    table
        .play(0, "keep 00:00")
        .play(1, "keep 02:00")
        .play(2, "keep 10:40");
    assert_eq!(table.seen_by(1).memory, None);
    assert_eq!(piles_seen(&table, 1, 2).len(), 1);
}

#[test]
fn every_unknown_card_is_as_likely_as_another_to_be_in_a_pile() {
    let table = taken();
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..5_400 {
        for hour in pile_hours(&table.resampled(0, seed).piles, 2) {
            *seen.entry(hour).or_default() += 1;
        }
    }
    // 54 cards that seat 0 has not seen, three of them in pile 2.
    assert_eq!(seen.len(), 54);
    assert!(
        seen.values().all(|times| (220..380).contains(times)),
        "{seen:?}"
    );
}
