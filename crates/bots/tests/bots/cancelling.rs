//! A search that nobody waits for stops at once.

use std::time::{Duration, Instant};

use bots::{Cancel, Insight, Mind, Resources, Thought};
use game::{Chance, Game, Seat, Seed};
use games::mezo::{Action, Mezo};

use crate::kit::{bot, started};

/// Even the slowest machine does an iteration in less, whatever else it has to do; what is asked for takes longer by far.
const AT_ONCE: Duration = Duration::from_secs(30);

/// What a long search has come to when it is cancelled on the way; it must stop at once.
fn cancelled_on_the_way(state: &Mezo, seat: Seat, resources: &Resources) -> Thought<Action> {
    const WAY: Duration = Duration::from_millis(500);
    let cancel = resources.cancel.clone();
    let stopper = std::thread::spawn(move || {
        std::thread::sleep(WAY);
        cancel.cancel();
    });
    let begun = Instant::now();
    let insight = Insight::new(state, seat);
    let chance = &mut Chance::new(Seed::Short(1));
    let thought = Mind::new().think_with(bot("search:500s"), &insight, chance, resources);
    let time = begun.elapsed();
    stopper.join().unwrap();
    assert!(time < WAY + AT_ONCE, "{time:?}");
    thought
}

#[test]
fn whoever_is_cancelled_stops_at_once_and_still_has_a_choice() {
    let state: Mezo = started("4", 1);
    let seat = state.to_act().first().unwrap_or(Seat::new(0));
    let thought = cancelled_on_the_way(&state, seat, &Resources::default());
    assert!(thought.iterations > 0);
    assert!(state.is_legal(seat, thought.best()));
}

#[test]
fn whoever_is_cancelled_before_he_began_has_a_choice_too() {
    let state: Mezo = started("4", 1);
    let seat = state.to_act().first().unwrap_or(Seat::new(0));
    let cancel = Cancel::new();
    cancel.cancel();
    let resources = Resources {
        cancel,
        ..Resources::default()
    };
    let insight = Insight::new(&state, seat);
    let chance = &mut Chance::new(Seed::Short(1));
    let thought = Mind::new().think_with(bot("search:500s"), &insight, chance, &resources);
    assert_eq!(thought.iterations, 0);
    assert!(state.is_legal(seat, thought.best()));
    assert_eq!(thought.choices.len(), state.legal_actions(seat).len());
}

#[test]
fn a_search_by_time_ends_in_time() {
    let state: Mezo = started("4", 1);
    let seat = state.to_act().first().unwrap_or(Seat::new(0));
    let begun = Instant::now();
    let insight = Insight::new(&state, seat);
    let thought = Mind::new().think(
        bot("search:0.2s"),
        &insight,
        &mut Chance::new(Seed::Short(1)),
    );
    let time = begun.elapsed();
    assert!(
        time >= Duration::from_millis(200) && time < AT_ONCE,
        "{time:?}"
    );
    assert!(thought.iterations > 0);
}

#[test]
fn a_deadline_counts_whatever_was_asked_for() {
    let state: Mezo = started("4", 1);
    let seat = state.to_act().first().unwrap_or(Seat::new(0));
    let begun = Instant::now();
    let resources = Resources {
        deadline: Some(begun + Duration::from_millis(50)),
        ..Resources::default()
    };
    let insight = Insight::new(&state, seat);
    let chance = &mut Chance::new(Seed::Short(1));
    Mind::new().think_with(bot("search:10000000"), &insight, chance, &resources);
    assert!(begun.elapsed() < AT_ONCE);
}

#[test]
fn several_threads_stop_at_once_too() {
    let state: Mezo = started("4", 1);
    let seat = state.to_act().first().unwrap_or(Seat::new(0));
    let resources = Resources {
        threads: 3,
        ..Resources::default()
    };
    let thought = cancelled_on_the_way(&state, seat, &resources);
    assert!(state.is_legal(seat, thought.best()));
}

#[test]
fn a_greedy_bot_that_is_cancelled_looks_at_one_imagined_state_only() {
    let state: Mezo = started("4", 1);
    let seat = state.to_act().first().unwrap_or(Seat::new(0));
    let think = |cancel: Cancel| {
        let resources = Resources {
            cancel,
            ..Resources::default()
        };
        let chance = &mut Chance::new(Seed::Short(1));
        let insight = Insight::new(&state, seat);
        Mind::new().think_with(bot("greedy"), &insight, chance, &resources)
    };
    let cancelled = Cancel::new();
    cancelled.cancel();
    let (short, whole) = (think(cancelled), think(Cancel::new()));
    assert!(short.decisions > 0 && 4 * short.decisions < whole.decisions);
    assert!(state.is_legal(seat, short.best()));
}
