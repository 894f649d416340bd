use game::Components as _;
use games::aztlan::{Aztlan, Board, Options};

use super::*;

fn series(bots: &[Bot]) -> Series<Aztlan> {
    Series {
        components: Board::standard(),
        options: Options::default(),
        bots: bots.to_vec(),
        seed: Seed::Short(11),
    }
}

fn play(bots: &[Bot], threads: usize) -> Option<Tally> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let series = series(bots);
    pool.unwrap()
        .install(|| series.play(24, || {}, &AtomicBool::new(false)))
}

#[test]
fn the_sums_are_the_same_on_any_number_of_threads() {
    let bots = [Bot::Greedy, Bot::Random, Bot::Random, Bot::Random];
    assert_eq!(play(&bots, 1), play(&bots, 3));
}

#[test]
fn bots_that_differ_move_on_from_game_to_game() {
    let shifts = |bots: &[Bot]| (0..5).map(|number| series(bots).shift(number)).collect();
    let mixed: Vec<usize> = shifts(&[Bot::Greedy, Bot::Random, Bot::Random, Bot::Random]);
    assert_eq!(mixed, [0, 1, 2, 3, 0]);
    let same: Vec<usize> = shifts(&[Bot::Random; 4]);
    assert_eq!(same, [0; 5]);
}

#[test]
fn nothing_comes_of_games_that_are_stopped() {
    let stopped = AtomicBool::new(true);
    assert!(series(&[Bot::Random; 4]).play(3, || {}, &stopped).is_none());
}

#[test]
fn watching_changes_nothing() {
    let series = series(&[Bot::Random; 4]);
    let watched = series.play_one(7, &series.topics(), &mut Mind::new());
    let unwatched = series.play_one(7, &[], &mut Mind::new());
    assert_eq!(watched.scores, unwatched.scores);
    let points: i32 = watched.sources.iter().map(|(_, _, points)| points).sum();
    let scores: i32 = watched.scores.iter().map(|points| points.0).sum();
    assert_eq!(points, scores, "every point has a source");
}
