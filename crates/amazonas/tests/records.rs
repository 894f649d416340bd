//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

use std::collections::BTreeSet;
use std::path::Path;

use amazonas::{Action, Amazonas, Event, Map};
use game::{Components, Fingerprint, Game, Record, Replay, ScoreLine};
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

/// Replays a record and hands over every decision and event.
fn replay(record: &Record, mut meet: impl FnMut(&Amazonas, Option<Action>, &[Event])) -> Amazonas {
    let mut events = Vec::new();
    let mut replay = Replay::<Amazonas>::new(record, Map::standard(), &mut events).unwrap();
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
    insta::glob!("../../../records/amazonas", "*.json", |path| {
        insta::assert_json_snapshot!(outcome(&read(path)));
    });
}

#[test]
fn kept_games_hold_every_kind_of_decision_and_event() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/amazonas");
    let paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert!(paths.len() >= 12, "{} games are kept", paths.len());
    let (mut decisions, mut happened) = (BTreeSet::new(), BTreeSet::new());
    for path in paths {
        replay(&read(&path), |_, action, events| {
            decisions.extend(action.iter().map(game::Action::kind));
            happened.extend(events.iter().map(game::Event::kind));
        });
    }
    let missing = |kinds: &[&'static str], met: &BTreeSet<&str>| -> Vec<&'static str> {
        kinds
            .iter()
            .filter(|kind| !met.contains(*kind))
            .copied()
            .collect()
    };
    assert_eq!(
        missing(<Action as game::Action>::KINDS, &decisions),
        [""; 0]
    );
    assert_eq!(missing(<Event as game::Event>::KINDS, &happened), [""; 0]);
}
