//! Games that are kept in files: what every game's tests do with its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::{
    Action, Components as _, Event, Fingerprint, Game, Record, Replay, ScoreLine, Seat, Seats,
};

/// How a kept game ended, and whether it went there the same way.
#[derive(Debug, Serialize)]
pub struct Outcome {
    /// How many decisions were taken.
    pub plies: usize,
    /// The seats of each place, the first place first.
    pub ranking: Vec<Vec<u8>>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// Where they came from.
    pub breakdown: Vec<ScoreLine>,
    /// Tells whether every state and event on the way was the same.
    pub way: Fingerprint,
}

/// Something that happened in a kept game: the setup or a decision.
#[derive(Debug)]
pub struct Passage<'a, G: Game> {
    /// The position before the decision; before the setup, the one after it.
    pub before: &'a G,
    /// The position after it.
    pub after: &'a G,
    /// Who decided what; none for the setup.
    pub decision: Option<(Seat, G::Action)>,
    /// What came of it.
    pub events: &'a [G::Event],
}

/// The files of a folder with kept games.
///
/// # Panics
/// If there is no such folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    paths.collect()
}

/// Reads a kept game.
///
/// # Panics
/// If the file holds none.
pub fn read(path: &Path) -> Record {
    let text =
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Replays a kept game with the standard components, hands over every passage of it, and gives back the last position.
///
/// # Panics
/// If it does not replay.
pub fn replay<G: Game>(record: &Record, mut meet: impl FnMut(&Passage<'_, G>)) -> G {
    let mut events = Vec::new();
    let mut replay = Replay::<G>::new(record, G::Components::standard(), &mut events)
        .unwrap_or_else(|error| panic!("a kept game begins: {error}"));
    let mut before = replay.state().clone();
    let mut decision = None;
    loop {
        meet(&Passage {
            before: &before,
            after: replay.state(),
            decision,
            events: &events,
        });
        events.clear();
        before = replay.state().clone();
        decision = replay
            .step(&mut events)
            .unwrap_or_else(|error| panic!("a kept game goes on: {error}"));
        if decision.is_none() {
            return before;
        }
    }
}

/// How a kept game ends.
///
/// # Panics
/// If it does not replay to an end.
pub fn outcome<G: Game>(record: &Record) -> Outcome {
    let mut way = String::new();
    let state = replay::<G>(record, |passage| {
        let text =
            |value: serde_json::Result<String>| value.expect("views and events can be written");
        way.push_str(&text(serde_json::to_string(&passage.after.open_view())));
        way.push_str(&text(serde_json::to_string(passage.events)));
    });
    let ranking = state.ranking().expect("a kept game is played to the end");
    let place = |seats: &Seats| seats.into_iter().map(u8::from).collect();
    Outcome {
        plies: record.actions.len(),
        ranking: ranking.iter().map(place).collect(),
        scores: state.scores().iter().map(|points| points.0).collect(),
        breakdown: state.breakdown(None),
        way: Fingerprint::of(&way),
    }
}

/// The kinds of decisions and events of the game that are in none of the records.
///
/// # Panics
/// If one does not replay.
pub fn missing_kinds<G: Game>(records: &[Record]) -> Vec<&'static str> {
    let mut met = BTreeSet::new();
    for record in records {
        replay::<G>(record, |passage| {
            met.extend(
                passage
                    .decision
                    .iter()
                    .map(|(_, action)| ("decision", action.kind())),
            );
            met.extend(passage.events.iter().map(|event| ("event", event.kind())));
        });
    }
    let decisions = G::Action::KINDS.iter().map(|kind| ("decision", *kind));
    let events = G::Event::KINDS.iter().map(|kind| ("event", *kind));
    let missing = decisions.chain(events).filter(|kind| !met.contains(kind));
    missing.map(|(_, kind)| kind).collect()
}
