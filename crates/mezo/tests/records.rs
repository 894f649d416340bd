//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

mod coverage;

use std::collections::BTreeSet;
use std::path::Path;

use game::{Record, kept};
use mezo::Mezo;

/// Every kept game.
fn all() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/mezo");
    kept::files(&folder)
        .iter()
        .map(|path| kept::read(path))
        .collect()
}

#[test]
fn kept_games_replay_to_their_stored_results() {
    insta::glob!("../../../records/mezo", "*.json", |path| {
        insta::assert_json_snapshot!(kept::outcome::<Mezo>(&kept::read(path)));
    });
}

#[test]
fn kept_games_use_every_god_card_tile_ritual_prophecy_power_and_trial() {
    let records = all();
    assert!(records.len() >= 20, "{} games are kept", records.len());
    let mut used = BTreeSet::new();
    for record in records {
        kept::replay::<Mezo>(&record, |passage| match passage.decision {
            None => coverage::told(passage.after, passage.events, &mut used),
            Some((seat, action)) => {
                coverage::decided(passage.before, seat, action, passage.events, &mut used);
            }
        });
    }
    let missing: Vec<String> = coverage::everything().difference(&used).cloned().collect();
    assert_eq!(missing, [""; 0]);
}
