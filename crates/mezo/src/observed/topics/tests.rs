use crate::{Event, Mezo};
use game::{Chance, Game as _, Seat, Seed, Setup, random_decision};

use super::*;

/// What players read about abilities at the table.
const TEXTS: &str = include_str!("../../../../texts/texts/mezo/en/words.ftl");

/// What an ability is called that brings points under this source and no others do.
fn paid_for(source: &str) -> Option<&'static str> {
    match source {
        "piety" => Some("Points for levels of devotion"),
        "chronicle" => Some("Points for Calendar and Codex"),
        "victory" => Some("Points for conflicts won"),
        _ => None,
    }
}

/// Plays at random and says who chose which ability of the third age.
fn played(seed: Seed) -> (Mezo, Vec<(Seat, u8)>) {
    let mut events = Vec::new();
    let mut state = Mezo::start(&Setup::new(Options::default(), seed), &mut events);
    let (mut chance, mut actions) = (Chance::new(seed), Vec::new());
    while let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions) {
        state.apply_unchecked(seat, action, &mut events);
    }
    let chosen = events.into_iter().filter_map(|event| match event {
        Event::Ability {
            seat,
            age: 3,
            ability,
        } => Some((seat, ability)),
        _ => None,
    });
    (state, chosen.collect())
}

#[test]
fn abilities_of_the_third_age_are_called_after_what_they_pay_for() {
    let mut seen = Vec::new();
    for seed in 0..10 {
        let (state, chosen) = played(Seed::Short(seed));
        for line in state.breakdown(None) {
            let Some(name) = paid_for(line.source) else {
                continue;
            };
            let (_, ability) = chosen.iter().find(|(seat, _)| *seat == line.seat).unwrap();
            assert_eq!(ABILITY_NAMES[2][usize::from(*ability) - 1], name);
            seen.push(*ability);
        }
    }
    assert!((1..=3).all(|ability| seen.contains(&ability)), "{seen:?}");
}

#[test]
fn abilities_are_called_after_what_players_read_about_them() {
    let words = [
        ["awaken", "glyphs", "champion"],
        ["appease", "god", "twice"],
        ["devotion", "calendar", "conflict"],
    ];
    for (age, words) in words.iter().enumerate() {
        for (ability, word) in words.iter().enumerate() {
            let key = format!("mezo-words-ability-{}-{}-about = ", age + 1, ability + 1);
            let about = TEXTS.lines().find_map(|line| line.strip_prefix(&key));
            for text in [about.unwrap(), ABILITY_NAMES[age][ability]] {
                assert!(text.to_lowercase().contains(word), "{word}: {text}");
            }
        }
    }
}
