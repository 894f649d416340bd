//! A playout does not allocate, and a state is small.

use amazonas::{Amazonas, Majority, Options};
use game::{Chance, Game, Seed, Setup, Silent, playout};

#[test]
fn a_playout_does_not_allocate() {
    for players in 2..=4 {
        for majority in [Majority::Rulebook, Majority::None] {
            let options = Options {
                players,
                majority,
                ..Options::default()
            };
            // Loading the map is not part of a playout.
            let mut setup = Setup::<Amazonas>::new(options, Seed::Short(0));
            let mut actions = Vec::with_capacity(Amazonas::WIDEST);
            let mut decisions = 0;
            let allocated = allocation_counter::measure(|| {
                for number in 0..500 {
                    setup.seed = Seed::Short(number);
                    let mut state = Amazonas::start(&setup, &mut Silent);
                    decisions += playout(
                        &mut state,
                        &mut Chance::new(Seed::Short(number)),
                        &mut actions,
                    );
                }
            });
            assert!(decisions > 20_000, "{decisions} decisions were counted");
            assert_eq!(allocated.count_total, 0, "{players} players, {majority:?}");
        }
    }
}

#[test]
fn checked_play_and_dealing_again_do_not_allocate_either() {
    let setup = Setup::<Amazonas>::new(Options::default(), Seed::Short(0));
    let mut actions = Vec::with_capacity(Amazonas::WIDEST);
    let mut chance = Chance::new(Seed::Short(1));
    let mut state = Amazonas::start(&setup, &mut Silent);
    let allocated = allocation_counter::measure(|| {
        while let Some((seat, action)) = game::random_decision(&state, &mut chance, &mut actions) {
            state.resample(game::Viewer::Seat(seat), &mut chance);
            state
                .apply(seat, action, &mut Silent)
                .expect("what is listed is legal");
        }
    });
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn the_counter_counts() {
    let allocated = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(allocated.count_total, 1);
}

#[test]
fn a_state_is_at_most_a_kibibyte() {
    let size = size_of::<Amazonas>();
    assert!(size <= 1024, "{size} bytes");
}
