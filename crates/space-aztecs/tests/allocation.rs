//! A playout does not allocate, and a state is small.

use game::{Chance, Game, Seed, Setup, Silent, playout};
use space_aztecs::{Options, Order, SpaceAztecs};

#[test]
fn a_playout_does_not_allocate() {
    for players in 2..=6 {
        for order in [Order::Clockwise, Order::Hours] {
            let options = Options {
                players,
                order,
                ..Options::default()
            };
            // Loading the deck is not part of a playout.
            let mut setup = Setup::<SpaceAztecs>::new(options, Seed::Short(0));
            let mut actions = Vec::with_capacity(SpaceAztecs::WIDEST);
            let mut decisions = 0;
            let allocated = allocation_counter::measure(|| {
                for number in 0..100 {
                    setup.seed = Seed::Short(number);
                    let mut state = SpaceAztecs::start(&setup, &mut Silent);
                    decisions += playout(
                        &mut state,
                        &mut Chance::new(Seed::Short(number)),
                        &mut actions,
                    );
                }
            });
            assert!(decisions > 5_000, "{decisions} decisions were counted");
            assert_eq!(allocated.count_total, 0, "{players} players, {order:?}");
        }
    }
}

#[test]
fn checked_play_dealing_again_and_counting_do_not_allocate_either() {
    let setup = Setup::<SpaceAztecs>::new(Options::default(), Seed::Short(0));
    let mut actions = Vec::with_capacity(SpaceAztecs::WIDEST);
    let mut chance = Chance::new(Seed::Short(1));
    let mut state = SpaceAztecs::start(&setup, &mut Silent);
    let allocated = allocation_counter::measure(|| {
        while let Some((seat, action)) = game::random_decision(&state, &mut chance, &mut actions) {
            state.resample(game::Viewer::Seat(seat), &mut chance);
            state
                .apply(seat, action, &mut Silent)
                .expect("what is listed is legal");
            std::hint::black_box(state.scores());
        }
        std::hint::black_box(state.ranking());
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
    let bytes = size_of::<SpaceAztecs>();
    assert!(bytes <= 1024, "{bytes} bytes");
}
