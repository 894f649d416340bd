//! What a bot decides follows from what its seat knows, not from what is true.

use bots::{Insight, Mind};
use game::Estimate;
use game::{Chance, Seed, Viewer};

use crate::kit::{LEVELS, bot, each_position};

/// At many positions every bot decides, and thinks, the same when all that its seat does not know lies otherwise.
fn decides_by_what_it_knows<G: Estimate>(players: &str, games: u64, step: usize) {
    let mut mind = Mind::<G>::new();
    let mut otherwise = 0;
    for seed in 0..games {
        let mut chance = Chance::new(Seed::Short(seed).child(7));
        each_position::<G>(players, seed, step, |state, seat| {
            let other = state.resampled(Viewer::Seat(seat), &mut chance);
            assert_eq!(
                state.view(Viewer::Seat(seat)),
                other.view(Viewer::Seat(seat))
            );
            otherwise += u32::from(*state != other);
            for level in LEVELS {
                let mut think = |state: &G| {
                    let chance = &mut Chance::new(Seed::Short(seed).child(8));
                    mind.think(bot(level), &Insight::new(state, seat), chance)
                };
                let (thought, again) = (think(state), think(&other));
                assert_eq!(thought, again, "{level} peeked in game {seed}");
            }
        });
    }
    assert!(otherwise > 3, "there was something to peek at");
}

#[test]
fn in_aztlan() {
    decides_by_what_it_knows::<games::aztlan::Aztlan>("4", 3, 11);
    decides_by_what_it_knows::<games::aztlan::Aztlan>("2", 1, 11);
}

#[test]
fn in_amazonas() {
    decides_by_what_it_knows::<games::amazonas::Amazonas>("4", 3, 5);
    decides_by_what_it_knows::<games::amazonas::Amazonas>("2", 1, 5);
}

#[test]
fn in_space_aztecs() {
    decides_by_what_it_knows::<games::space_aztecs::SpaceAztecs>("4", 4, 3);
    decides_by_what_it_knows::<games::space_aztecs::SpaceAztecs>("6", 2, 3);
}

#[test]
fn in_mezo() {
    decides_by_what_it_knows::<games::mezo::Mezo>("4", 2, 17);
    decides_by_what_it_knows::<games::mezo::Mezo>("1", 1, 17);
}
