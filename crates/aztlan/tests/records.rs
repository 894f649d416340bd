//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

use std::path::Path;

use aztlan::Aztlan;
use game::{Record, kept};

/// Every kept game.
fn all() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/aztlan");
    kept::files(&folder)
        .iter()
        .map(|path| kept::read(path))
        .collect()
}

#[test]
fn kept_games_replay_to_their_stored_results() {
    insta::glob!("../../../records/aztlan", "*.json", |path| {
        insta::assert_json_snapshot!(kept::outcome::<Aztlan>(&kept::read(path)));
    });
}

#[test]
fn kept_games_hold_every_kind_of_decision_and_event() {
    let records = all();
    assert!(records.len() >= 12, "{} games are kept", records.len());
    assert_eq!(kept::missing_kinds::<Aztlan>(&records), [""; 0]);
}
