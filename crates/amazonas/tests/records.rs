//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

use std::collections::BTreeSet;
use std::path::Path;

use amazonas::{Action, Amazonas, Event, EventCard, Map};
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

/// Every kept game.
fn kept() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/amazonas");
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| read(&entry.unwrap().path())).collect()
}

#[test]
fn kept_games_hold_every_kind_of_decision_and_event() {
    let kept = kept();
    assert!(kept.len() >= 12, "{} games are kept", kept.len());
    let (mut decisions, mut happened) = (BTreeSet::new(), BTreeSet::new());
    for record in kept {
        replay(&record, |_, action, events| {
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

/// Each event card in games of each number of players, each medal, each option.
#[test]
fn kept_games_hold_every_event_card_and_medal_for_every_number_of_players() {
    let (mut cards, mut medals) = (BTreeSet::new(), BTreeSet::new());
    let (mut spared, mut options) = (BTreeSet::new(), BTreeSet::new());
    for record in kept() {
        let players = record.options["players"].to_string();
        options.insert((players.clone(), record.options["majority"].to_string()));
        replay(&record, |_, _, events| {
            for event in events {
                match event {
                    Event::Round { card, .. } => drop(cards.insert((players.clone(), *card))),
                    Event::Medal { points, .. } => drop(medals.insert((players.clone(), *points))),
                    Event::Spared { card, .. } => drop(spared.insert(*card)),
                    _ => {}
                }
            }
        });
    }
    assert_eq!(cards.len(), 3 * EventCard::ALL.len());
    assert_eq!(medals.len(), 2 + 3 + 4);
    assert_eq!(spared.len(), 4);
    assert_eq!(options.len(), 3 * 2);
}
