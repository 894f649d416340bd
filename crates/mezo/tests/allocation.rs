//! A playout does not allocate, and a state is small.

use game::{Chance, Game, Seed, Setup, Silent, playout};
use mezo::{Mezo, Modules, Options};

fn options(players: u8) -> Options {
    Options {
        players,
        modules: Modules::all_if(players > 1),
        ..Options::default()
    }
}

#[test]
fn a_playout_does_not_allocate() {
    for players in 1..=4 {
        // Reading the components is not part of a playout.
        let mut setup = Setup::<Mezo>::new(options(players), Seed::Short(0));
        let mut actions = Vec::with_capacity(Mezo::WIDEST);
        let mut decisions = 0;
        let allocated = allocation_counter::measure(|| {
            for number in 0..100 {
                setup.seed = Seed::Short(number);
                let mut state = Mezo::start(&setup, &mut Silent);
                decisions += playout(
                    &mut state,
                    &mut Chance::new(Seed::Short(number)),
                    &mut actions,
                );
            }
        });
        assert!(decisions > 10_000, "{decisions} decisions were counted");
        assert_eq!(allocated.count_total, 0, "{players} players");
    }
}

#[test]
fn checked_play_and_dealing_again_do_not_allocate_either() {
    for players in [1, 4] {
        let setup = Setup::<Mezo>::new(options(players), Seed::Short(0));
        let mut actions = Vec::with_capacity(Mezo::WIDEST);
        let mut chance = Chance::new(Seed::Short(1));
        let mut state = Mezo::start(&setup, &mut Silent);
        let allocated = allocation_counter::measure(|| {
            while let Some((seat, action)) =
                game::random_decision(&state, &mut chance, &mut actions)
            {
                state.resample(game::Viewer::Seat(seat), &mut chance);
                state
                    .apply(seat, action, &mut Silent)
                    .expect("what is listed is legal");
            }
        });
        assert_eq!(allocated.count_total, 0, "{players} players");
    }
}

#[test]
fn the_counter_counts() {
    let allocated = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(allocated.count_total, 1);
}

#[test]
fn a_state_is_at_most_four_kibibytes() {
    assert!(size_of::<Mezo>() <= 4096, "{} bytes", size_of::<Mezo>());
}
