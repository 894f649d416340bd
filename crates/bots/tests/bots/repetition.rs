//! The same chance gives the same decision.

use bots::{Insight, Mind, Resources, Thought};
use game::{Chance, Game, Seed};
use games::aztlan::Aztlan;

use crate::kit::{LEVELS, bot, each_position};

#[test]
fn one_thread_thinks_the_same_again_whatever_the_mind_has_thought_before() {
    let mut used = Mind::new();
    each_position::<Aztlan>("3", 5, 13, |state, seat| {
        for level in LEVELS {
            let insight = Insight::new(state, seat);
            let chance = || Chance::new(Seed::Short(9));
            let fresh = Mind::new().think(bot(level), &insight, &mut chance());
            assert_eq!(fresh, used.think(bot(level), &insight, &mut chance()));
        }
    });
}

#[test]
fn so_do_several_threads_that_count_iterations() {
    let resources = Resources {
        threads: 3,
        ..Resources::default()
    };
    each_position::<Aztlan>("3", 5, 40, |state, seat| {
        let think = || -> Thought<games::aztlan::Action> {
            let insight = Insight::new(state, seat);
            let chance = &mut Chance::new(Seed::Short(9));
            Mind::new().think_with(bot("search:90"), &insight, chance, &resources)
        };
        let thought = think();
        assert_eq!(thought, think());
        let choices = state.legal_actions(seat).len();
        if choices > 1 {
            assert_eq!(thought.iterations, 90);
            assert_eq!(thought.choices.len(), choices);
            let visits: u32 = thought.choices.iter().map(|choice| choice.visits).sum();
            assert_eq!(visits, 90, "every iteration tries a choice");
        }
    });
}

#[test]
fn a_search_ends_early_only_if_nothing_can_overtake() {
    let mut ended_early = 0;
    each_position::<Aztlan>("4", 7, 17, |state, seat| {
        let insight = Insight::new(state, seat);
        let thought = Mind::new().think(
            bot("search:200"),
            &insight,
            &mut Chance::new(Seed::Short(3)),
        );
        if let [best, next, ..] = thought.choices.as_slice() {
            let left = 200 - thought.iterations;
            let lead = u64::from(best.visits - next.visits);
            assert!(left == 0 || lead > left, "{lead} ahead with {left} left");
            ended_early += u32::from(left > 0);
        }
    });
    assert!(ended_early > 0);
}

#[test]
fn values_are_chances() {
    each_position::<Aztlan>("4", 6, 29, |state, seat| {
        for level in ["greedy", "search:40"] {
            let insight = Insight::new(state, seat);
            let thought = Mind::new().think(bot(level), &insight, &mut Chance::new(Seed::Short(3)));
            for choice in &thought.choices {
                let sound = |value: f32| (0.0..=1.0).contains(&value);
                assert!(choice.value.is_none_or(sound), "{choice:?}");
            }
        }
    });
}
