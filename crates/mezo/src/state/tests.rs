use super::*;
use crate::scenario::{Table, seat};

#[test]
fn every_piece_is_counted_wherever_it_is() {
    let table = Table::new(3)
        .units(0, "Uxmal", 2, 1)
        .glyphs(0, "Uxmal", 2)
        .floors("Uxmal", &[0, 1])
        .written(0, Kind::Shaman, 2)
        .conflict("Hochob");
    let count = |name: &str| {
        let inventory = table.state.inventory();
        inventory
            .iter()
            .find(|(piece, _)| piece == name)
            .map(|(_, count)| *count)
    };
    assert_eq!(count("warrior of red"), Some(8));
    assert_eq!(count("shaman of red"), Some(8));
    assert_eq!(count("glyphs of red"), Some(6));
    assert_eq!(count("floors of level 2 of yellow"), Some(3));
    assert_eq!(count("action cards of green"), Some(5));
    assert_eq!(count("conflict tiles"), Some(4));
}

#[test]
fn the_left_of_a_seat_is_clockwise() {
    let table = Table::new(3);
    let from: Vec<Seat> = table.state.clockwise_after(seat(1)).collect();
    assert_eq!(from, [2, 0, 1].map(seat));
}

#[test]
fn a_state_is_at_most_four_kibibytes() {
    assert!(size_of::<Mezo>() <= 4096, "{} bytes", size_of::<Mezo>());
}

#[test]
fn no_two_players_ever_have_the_same_points() {
    for players in 1..=4 {
        let options = Options {
            players,
            modules: crate::Modules::all_if(players > 1),
            ..Options::default()
        };
        let mut chance = Chance::new(game::Seed::Short(players.into()));
        let mut actions = Vec::new();
        for seed in 0..20 {
            let mut state = Mezo::start(
                &Setup::new(options, game::Seed::Short(seed)),
                &mut game::Silent,
            );
            while let Some((seat, action)) =
                game::random_decision(&state, &mut chance, &mut actions)
            {
                state.apply_unchecked(seat, action, &mut game::Silent);
                let mut points: Vec<u16> = state
                    .every_seat()
                    .into_iter()
                    .map(|seat| state.vp[seat])
                    .collect();
                points.sort_unstable();
                points.dedup();
                assert_eq!(points.len(), state.every_seat().len());
            }
        }
    }
}
