//! Chances of winning that are told are worth hearing: whoever believes them is better off than whoever takes all seats for equal.

use bots::{Insight, Mind, chances};
use game::Estimate;
use game::{Chance, MAX_SEATS, Seat, Seed, Silent};
use rayon::prelude::*;

use crate::kit::{bot, started};

/// What a game between bots looked like whenever a chapter began.
struct Course {
    told: Vec<[f32; MAX_SEATS]>,
    won: Seat,
}

fn course<G: Estimate>(name: &str, players: &str, seed: u64, mind: &mut Mind<G>) -> Course {
    let mut state: G = started(players, seed);
    let mut chance = Chance::new(Seed::Short(seed).child(1));
    let mut told = Vec::new();
    let mut chapter = None;
    while let Some(seat) = state.to_act().first() {
        if chapter != Some(state.chapter()) {
            chapter = Some(state.chapter());
            told.push(chances(&state));
        }
        let action = mind.decide(bot(name), &Insight::new(&state, seat), &mut chance);
        state.apply_unchecked(seat, action, &mut Silent);
    }
    let places = state.ranking().expect("the game is over");
    let won = places[0].first().expect("somebody has won");
    Course { told, won }
}

/// How surprised one is by who wins, on average over games and over the course of each, if one believes what is told; and if one
/// takes all seats for equal.
fn surprise<G: Estimate>(name: &str, players: u8) -> (f32, f32) {
    const GAMES: u8 = 120;
    let of = |course: Course| {
        let told = course.told.iter();
        let sum: f32 = told.map(|told| -told[course.won.index()].ln()).sum();
        #[allow(clippy::cast_precision_loss, reason = "a game has few chapters")]
        let chapters = course.told.len() as f32;
        sum / chapters
    };
    let sum: f32 = (0..GAMES)
        .into_par_iter()
        .map_init(Mind::<G>::new, |mind, seed| {
            of(course(name, &players.to_string(), seed.into(), mind))
        })
        .sum();
    (sum / f32::from(GAMES), f32::from(players).ln())
}

#[test]
fn chances_say_more_than_that_all_are_equal() {
    let surprises = [
        surprise::<games::aztlan::Aztlan>("greedy", 4),
        surprise::<games::aztlan::Aztlan>("search:25", 2),
        surprise::<games::amazonas::Amazonas>("greedy", 4),
        surprise::<games::space_aztecs::SpaceAztecs>("greedy", 4),
        surprise::<games::mezo::Mezo>("greedy", 4),
    ];
    let is_telling = |(told, equal): &(f32, f32)| told < equal;
    assert!(surprises.iter().all(is_telling), "{surprises:?}");
}
