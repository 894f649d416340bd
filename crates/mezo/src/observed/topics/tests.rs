use std::collections::BTreeSet;

use crate::observed::Witness;
use crate::{Components, Event, Mezo, Options, Tiles};
use game::observed::{Item, Notes, Observed as _, Topic, Watch as _, Word};
use game::{Chance, Components as _, Game as _, Seat, Seed, Setup, random_decision};

/// Which ability of the third age brings points under this source, and no others do.
fn paid_for(source: &str) -> Option<u8> {
    match source {
        "piety" => Some(1),
        "chronicle" => Some(2),
        "victory" => Some(3),
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
fn abilities_of_the_third_age_pay_under_their_own_sources() {
    let mut seen = Vec::new();
    for seed in 0..10 {
        let (state, chosen) = played(Seed::Short(seed));
        for line in state.breakdown(None) {
            let Some(number) = paid_for(line.source) else {
                continue;
            };
            let (_, ability) = chosen.iter().find(|(seat, _)| *seat == line.seat).unwrap();
            assert_eq!(*ability, number);
            seen.push(*ability);
        }
    }
    assert!((1..=3).all(|ability| seen.contains(&ability)), "{seen:?}");
}

/// Plays at random and says what was noted.
fn noted(options: Options, topics: &[Topic], seed: Seed) -> (Mezo, Notes) {
    let (mut watch, mut notes, mut events) = (Witness::default(), Notes::new(topics), Vec::new());
    let mut state = Mezo::start(&Setup::new(options, seed), &mut events);
    let (mut chance, mut actions) = (Chance::new(seed), Vec::new());
    while let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions) {
        watch.deciding(&state, seat, action, &mut notes);
        state.apply_unchecked(seat, action, &mut events);
        for event in events.drain(..) {
            watch.happened(&state, &event, &mut notes);
        }
    }
    watch.ended(&state, &mut notes);
    (state, notes)
}

/// The altar that an item speaks of.
fn altar_of(item: &Item) -> String {
    let Item::Text("altar", words) = item else {
        panic!("{item:?} is no altar");
    };
    let name = words.iter().find_map(|(_, word)| match word {
        Word::Thing("altar", name) => Some(name.clone()),
        _ => None,
    });
    name.expect("it has a name")
}

#[test]
fn only_altars_and_angry_gods_that_take_part_are_looked_at() {
    for (tiles, altars, angry) in [(Tiles::Base, 7, 6), (Tiles::Souls, 10, 9)] {
        let options = Options {
            tiles,
            ..Options::default()
        };
        let topics = Mezo::topics(Components::standard(), &options);
        let place = |key| topics.iter().position(|topic| topic.key == key).unwrap();
        let items = |key| &topics[place(key)].items;
        assert_eq!(items("altars").len(), altars);
        assert_eq!(
            (items("angry").len(), items("appeased").len()),
            (angry, angry)
        );
        let mut met = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
        for seed in 0..30 {
            let (state, notes) = noted(options, &topics, Seed::Short(seed));
            let noted: Vec<_> = notes.topics().collect();
            for (key, met) in ["altars", "angry", "appeased"].iter().zip(&mut met) {
                let offered = noted[place(key)].iter().enumerate();
                met.extend(
                    offered
                        .filter(|(_, note)| !note.offered.is_empty())
                        .map(|(item, _)| item),
                );
            }
            let view = state.open_view();
            for (item, note) in items("altars").iter().zip(noted[place("altars")]) {
                let there = view
                    .altars
                    .0
                    .iter()
                    .any(|(_, altar)| *altar == altar_of(item));
                assert!(there || note.offered.is_empty(), "{item:?}");
            }
        }
        assert_eq!(
            met.map(|items| items.len()),
            [altars, angry, angry],
            "{tiles:?}"
        );
    }
}
