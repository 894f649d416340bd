//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use game::{Components, Fingerprint, Game, Record, Replay, ScoreLine};
use serde::Serialize;
use space_aztecs::{Action, Deck, Event, Kind, Law, SpaceAztecs};

/// What is stored of a game.
#[derive(Serialize)]
struct Outcome {
    plies: usize,
    ranking: Vec<Vec<u8>>,
    scores: Vec<i32>,
    breakdown: Vec<ScoreLine>,
    /// Tells whether every state and event on the way was the same.
    way: Fingerprint,
}

fn read(path: &Path) -> Record {
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn kept() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/space-aztecs");
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// Replays a record and hands over every decision and event.
fn replay(
    record: &Record,
    mut meet: impl FnMut(&SpaceAztecs, Option<Action>, &[Event]),
) -> SpaceAztecs {
    let mut events = Vec::new();
    let mut replay = Replay::<SpaceAztecs>::new(record, Deck::standard(), &mut events).unwrap();
    meet(replay.state(), None, &events);
    loop {
        events.clear();
        let Some((_, action)) = replay.step(&mut events).unwrap() else {
            return replay.state().clone();
        };
        meet(replay.state(), Some(action), &events);
    }
}

fn outcome(record: &Record) -> Outcome {
    let mut way = String::new();
    let state = replay(record, |state, _, events| {
        way.push_str(&serde_json::to_string(&state.open_view()).unwrap());
        way.push_str(&serde_json::to_string(events).unwrap());
    });
    assert!(state.is_over(), "a kept game is played to the end");
    let place = |seats: &game::Seats| seats.into_iter().map(u8::from).collect();
    Outcome {
        plies: record.actions.len(),
        ranking: state.ranking().unwrap().iter().map(place).collect(),
        scores: state.scores().iter().map(|points| points.0).collect(),
        breakdown: state.breakdown(None),
        way: Fingerprint::of(&way),
    }
}

#[test]
fn kept_games_replay_to_their_stored_results() {
    insta::glob!("../../../records/space-aztecs", "*.json", |path| {
        insta::assert_json_snapshot!(outcome(&read(path)));
    });
}

#[test]
fn kept_games_hold_every_kind_of_decision_and_event() {
    let paths = kept();
    assert!(paths.len() >= 12, "{} games are kept", paths.len());
    let (mut decisions, mut happened) = (BTreeSet::new(), BTreeSet::new());
    for path in paths {
        replay(&read(&path), |_, action, events| {
            decisions.extend(action.iter().map(game::Action::kind));
            happened.extend(events.iter().map(game::Event::kind));
        });
    }
    let missing = |kinds: &[&'static str], met: &BTreeSet<&str>| -> Vec<&'static str> {
        let unmet = kinds.iter().filter(|kind| !met.contains(*kind));
        unmet.copied().collect()
    };
    assert_eq!(
        missing(<Action as game::Action>::KINDS, &decisions),
        [""; 0]
    );
    assert_eq!(missing(<Event as game::Event>::KINDS, &happened), [""; 0]);
}

#[test]
fn kept_games_play_every_kind_of_card_and_every_law() {
    let (mut kinds, mut laws) = (BTreeSet::new(), BTreeSet::new());
    for path in kept() {
        replay(&read(&path), |_, _, events| {
            for event in events {
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
fn kept_games_are_of_every_kind_and_end_in_every_way() {
    let (mut options, mut ends) = (BTreeSet::new(), BTreeSet::new());
    for path in kept() {
        let record = read(&path);
        for (key, value) in &record.options {
            options.insert(format!("{key} {value}"));
        }
        replay(&record, |_, _, events| {
            if let Some(Event::Over {
                empty_piles,
                saucers,
                ..
            }) = events.last()
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
