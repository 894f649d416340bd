//! The games kept under `records/` replay as they were played, and together hold everything that can happen.

mod coverage;

use std::collections::BTreeSet;
use std::path::Path;

use game::{Components as _, Game as _, Record, kept};
use mezo::{Components, Event, Mezo, Tiles};

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

#[test]
fn a_kept_game_has_chosen_tribes_and_the_tiles_of_the_base_game() {
    let name = "../../records/mezo/3-players-chosen-tribes-base-tiles.json";
    let record = kept::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
    let chosen = ["players", "tribes", "tiles"].map(|option| record.options[option].to_string());
    assert_eq!(chosen, ["3", r#"["blue","green","red"]"#, r#""base""#]);
    let mut told = Vec::new();
    let last = kept::replay::<Mezo>(&record, |passage| {
        told.extend_from_slice(passage.events);
    });
    let (parts, view) = (Components::standard(), last.open_view());

    let altars: Vec<&str> = parts.altars_of(Tiles::Base).map(name_of_altar).collect();
    assert!(
        view.altars
            .iter()
            .all(|(_, altar)| altars.contains(&altar.as_str()))
    );
    for event in &told {
        if let Event::Angry { age, tile, .. } = event {
            let of_the_base_game = parts.angry_of(*age, Tiles::Base).any(|base| base == *tile);
            assert!(of_the_base_game, "{event:?}");
        }
    }

    // Blue, green and red: the fourth, third and first tribe.
    let tribes = [3, 2, 0];
    let mut used = 0;
    for events in told.windows(2) {
        if let [Event::Power { seat, power }, Event::Effect { effect, .. }] = events {
            let powers = parts.powers(tribes[seat.index()]);
            let own = parts.effect(powers[usize::from(*power) - 1]);
            assert_eq!(effect, &own.to_string(), "a power goes with its tribe");
            used += 1;
        }
    }
    assert_eq!(used, 3);
}

fn name_of_altar(altar: u8) -> &'static str {
    &Components::standard().altars()[usize::from(altar)].name
}
