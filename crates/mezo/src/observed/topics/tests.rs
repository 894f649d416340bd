use crate::{Event, Mezo, Options};
use game::{Chance, Game as _, Seat, Seed, Setup, random_decision};

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
