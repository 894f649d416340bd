//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

use std::collections::BTreeSet;
use std::path::Path;

use game::{Components as _, Game as _, Record, kept};
use space_aztecs::{Deck, Event, Kind, Law, SpaceAztecs};

/// Every kept game.
fn all() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/space-aztecs");
    kept::files(&folder)
        .iter()
        .map(|path| kept::read(path))
        .collect()
}

#[test]
fn kept_games_replay_to_their_stored_results() {
    insta::glob!("../../../records/space-aztecs", "*.json", |path| {
        insta::assert_json_snapshot!(kept::outcome::<SpaceAztecs>(&kept::read(path)));
    });
}

#[test]
fn kept_games_hold_every_kind_of_decision_and_event() {
    let records = all();
    assert!(records.len() >= 12, "{} games are kept", records.len());
    assert_eq!(kept::missing_kinds::<SpaceAztecs>(&records), [""; 0]);
}

#[test]
fn kept_games_play_every_kind_of_card_and_every_law() {
    let (mut kinds, mut laws) = (BTreeSet::new(), BTreeSet::new());
    for record in all() {
        kept::replay::<SpaceAztecs>(&record, |passage| {
            for event in passage.events {
                if let Event::Played { card, .. } = event {
                    let face = Deck::standard().face(*card).unwrap();
                    kinds.insert(face.kind);
                    laws.extend(face.law);
                }
            }
        });
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), Kind::ALL);
    assert_eq!(laws.into_iter().collect::<Vec<_>>(), Law::ALL);
}

#[test]
fn a_kept_game_is_shared_by_villages_of_different_sizes() {
    let shared = all().iter().any(|record| {
        let mut shared = false;
        kept::replay::<SpaceAztecs>(record, |passage| {
            let view = passage.after.open_view();
            let winners = view.ranking.iter().flat_map(|ranking| &ranking[0]);
            let aztecs = winners.map(|seat| {
                let village = &view.villages[seat.index()];
                let hidden = village.temples.iter().map(|temple| temple.hidden.len());
                village.open.len() + hidden.sum::<usize>()
            });
            shared |= aztecs.collect::<BTreeSet<_>>().len() > 1;
        });
        shared
    });
    assert!(shared, "nothing but points decides");
}

#[test]
fn kept_games_are_of_every_kind_and_end_in_every_way() {
    let (mut options, mut ends) = (BTreeSet::new(), BTreeSet::new());
    for record in all() {
        for (key, value) in &record.options {
            options.insert(format!("{key} {value}"));
        }
        kept::replay::<SpaceAztecs>(&record, |passage| {
            if let Some(Event::Over {
                empty_piles,
                saucers,
                ..
            }) = passage.events.last()
            {
                let last_saucer = if record.options["players"].as_u64() > Some(4) {
                    9
                } else {
                    7
                };
                ends.insert((*empty_piles >= 2, *saucers >= last_saucer, last_saucer));
            }
        });
    }
    for option in [
        "players 2",
        "players 3",
        "players 4",
        "players 5",
        "players 6",
        "order \"clockwise\"",
        "order \"hours\"",
        "laws \"on\"",
        "laws \"off\"",
        "memory \"off\"",
        "sets \"random\"",
        "sets [\"villagers\",\"warriors\",\"council\"]",
        "sets [\"villagers\",\"warriors\",\"agency\"]",
        "sets [\"villagers\",\"council\",\"agency\"]",
        "sets [\"warriors\",\"council\",\"agency\"]",
    ] {
        assert!(options.contains(option), "{option} is not in {options:?}");
    }
    for last_saucer in [7, 9] {
        for (piles, saucers) in [(true, false), (false, true), (true, true)] {
            let end = (piles, saucers, last_saucer);
            assert!(ends.contains(&end), "{end:?} is not in {ends:?}");
        }
    }
}
