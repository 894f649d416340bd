//! The games kept under `records/` replay as they were played, and together hold everything there is.

mod coverage;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use game::{Components as _, Fingerprint, Game, Record, Replay, ScoreLine, Seat};
use mezo::{Action, Components, Event, Mezo};
use serde::Serialize;

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

fn paths() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/mezo");
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// Replays a record and hands over every decision with the position before it, and the events.
fn replay(record: &Record, mut meet: impl FnMut(&Mezo, Option<(Seat, Action)>, &[Event])) -> Mezo {
    let mut events = Vec::new();
    let mut replay = Replay::<Mezo>::new(record, Components::standard(), &mut events).unwrap();
    meet(replay.state(), None, &events);
    loop {
        events.clear();
        let before = replay.state().clone();
        let Some(decision) = replay.step(&mut events).unwrap() else {
            return before;
        };
        meet(&before, Some(decision), &events);
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
    insta::glob!("../../../records/mezo", "*.json", |path| {
        insta::assert_json_snapshot!(outcome(&read(path)));
    });
}

#[test]
fn kept_games_use_every_god_card_tile_ritual_prophecy_power_and_trial() {
    let paths = paths();
    assert!(paths.len() >= 20, "{} games are kept", paths.len());
    let mut used = BTreeSet::new();
    for path in paths {
        replay(&read(&path), |state, decision, events| match decision {
            None => coverage::started(state, events, &mut used),
            Some((seat, action)) => coverage::decided(state, seat, action, events, &mut used),
        });
    }
    let missing: Vec<String> = coverage::everything().difference(&used).cloned().collect();
    assert_eq!(missing, [""; 0]);
}
