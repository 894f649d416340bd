//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

#[path = "records/promise.rs"]
mod promise;

use std::collections::BTreeSet;
use std::path::Path;

use amazonas::{Amazonas, Event, EventCard};
use game::{Record, kept};

/// Every kept game.
fn all() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/amazonas");
    kept::files(&folder)
        .iter()
        .map(|path| kept::read(path))
        .collect()
}

#[test]
fn kept_games_replay_to_their_stored_results() {
    insta::glob!("../../../records/amazonas", "*.json", |path| {
        insta::assert_json_snapshot!(kept::outcome::<Amazonas>(&kept::read(path)));
    });
}

#[test]
fn kept_games_hold_every_kind_of_decision_and_event() {
    let records = all();
    assert!(records.len() >= 12, "{} games are kept", records.len());
    assert_eq!(kept::missing_kinds::<Amazonas>(&records), [""; 0]);
}

#[test]
fn a_kept_game_shows_what_its_name_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/amazonas");
    for path in kept::files(&folder) {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap();
        let kept = promise::is_kept(name, &kept::read(&path));
        assert_eq!(kept, Some(true), "{name}");
    }
}

/// Each event card in games of each number of players, each medal, each option.
#[test]
fn kept_games_hold_every_event_card_and_medal_for_every_number_of_players() {
    let (mut cards, mut medals) = (BTreeSet::new(), BTreeSet::new());
    let (mut spared, mut options) = (BTreeSet::new(), BTreeSet::new());
    for record in all() {
        let players = record.options["players"].to_string();
        options.insert((players.clone(), record.options["majority"].to_string()));
        kept::replay::<Amazonas>(&record, |passage| {
            for event in passage.events {
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
    let has =
        |option: &str, value: &str| all().iter().any(|record| record.options[option] == value);
    assert!(has("memory", "off") && has("memory", "on") && has("colours", "first"));
    assert!(
        all()
            .iter()
            .any(|record| record.options["colours"].is_array())
    );
}
