//! A playout does not allocate, and a state is small.

use aztlan::{Aztlan, Edition, Options};
use game::{Chance, Game, Seed, Setup, Silent, playout};

#[test]
fn a_playout_does_not_allocate() {
    for players in 2..=4 {
        for edition in [Edition::En, Edition::It] {
            let options = Options {
                players,
                edition,
                ..Options::default()
            };
            // Loading the board is not part of a playout.
            let mut setup = Setup::<Aztlan>::new(options, Seed::Short(0));
            let mut actions = Vec::with_capacity(Aztlan::WIDEST);
            let mut decisions = 0;
            let allocated = allocation_counter::measure(|| {
                for number in 0..100 {
                    setup.seed = Seed::Short(number);
                    let mut state = Aztlan::start(&setup, &mut Silent);
                    decisions += playout(
                        &mut state,
                        &mut Chance::new(Seed::Short(number)),
                        &mut actions,
                    );
                }
            });
            assert!(decisions > 20_000, "{decisions} decisions were counted");
            assert_eq!(allocated.count_total, 0, "{players} players, {edition:?}");
        }
    }
}

#[test]
fn checked_play_and_dealing_again_do_not_allocate_either() {
    let setup = Setup::<Aztlan>::new(Options::default(), Seed::Short(0));
    let mut actions = Vec::with_capacity(Aztlan::WIDEST);
    let mut chance = Chance::new(Seed::Short(1));
    let mut state = Aztlan::start(&setup, &mut Silent);
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
    assert!(size_of::<Aztlan>() <= 1024, "{} bytes", size_of::<Aztlan>());
}
