use game::{Points, Seats};

use super::*;
use game::observed::{Item, Nature, Notes};

fn topic() -> Topic {
    Topic::new("cards", Nature::Chosen, ["a", "b"].map(Item::name))
}

/// A game of four in which some had card `a`, and one won.
fn game(had: &[u8], winner: u8, scores: [i32; 4]) -> Played {
    let mut notes = Notes::new(&[topic()]);
    for seat in had {
        notes.take("cards", 0, Seat::new(*seat));
    }
    Played {
        shift: 0,
        scores: scores.map(Points).into_iter().collect(),
        winners: Seats::only(Seat::new(winner)),
        decisions: 10,
        rounds: 5,
        sources: vec![(Seat::new(winner), "domains", 7)],
        notes,
    }
}

fn tally(games: &[Played]) -> Tally {
    let mut tally = Tally::new(&[topic()]);
    for game in games {
        tally.add(game);
    }
    tally
}

/// Each seat wins once.
fn even(had: &[u8]) -> Tally {
    let games = [0, 1, 2, 3].map(|winner| game(had, winner, [4, 3, 2, 1]));
    tally(&games)
}

fn near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-9, "{found}, not {wanted}");
}

#[test]
fn victories_margins_and_sources_add_up() {
    let tally = tally(&[game(&[], 2, [1, 5, 9, 3]), game(&[], 2, [0, 2, 4, 4])]);
    assert_eq!((tally.games, tally.shared), (2, 0));
    near(tally.wins(2), 2.0);
    near(tally.expected(0, Seat::new(2)), 1.0);
    assert_eq!(tally.margins.spread().max, 4);
    assert_eq!(tally.winners.spread().min, 4);
    assert_eq!((tally.sources[0].winners, tally.sources[0].others), (14, 0));
}

#[test]
fn a_shared_victory_is_parted() {
    let mut shared = game(&[0], 0, [5, 5, 1, 1]);
    shared.winners.insert(Seat::new(1));
    let tally = tally(&[shared]);
    assert_eq!(tally.shared, 1);
    near(tally.wins(0), 0.5);
    near(tally.topics[0][0].standing(&tally).wins, 0.5);
}

#[test]
fn one_who_has_a_thing_is_a_trial_each_game() {
    let tally = even(&[1]);
    let standing = tally.topics[0][0].standing(&tally);
    assert_eq!(standing.taken, 4);
    near(standing.wins, 1.0);
    near(standing.expected, 1.0);
    near(standing.variance, 4.0 * 0.25 * 0.75);
    near(standing.trials, 4.0);
}

/// If everybody has it, one of them wins for certain: nothing can be learnt from that.
#[test]
fn what_everybody_has_is_no_luck_at_all() {
    let tally = even(&[0, 1, 2, 3]);
    let standing = tally.topics[0][0].standing(&tally);
    near(standing.wins, 4.0);
    near(standing.expected, 4.0);
    near(standing.variance, 0.0);
}

#[test]
fn two_who_have_the_same_thing_cannot_both_win() {
    let tally = even(&[0, 3]);
    let standing = tally.topics[0][0].standing(&tally);
    near(standing.expected, 2.0);
    near(standing.variance, 4.0 * 0.5 * 0.5);
    near(standing.trials, 8.0 * (2.0 * 0.1875) / 0.25);
}

#[test]
fn points_are_compared_with_the_mean_of_the_table() {
    let tally = even(&[0, 1]);
    let thing = &tally.topics[0][0];
    let (above, deviation) = thing.above();
    near(above, 1.0);
    near(deviation, 0.0);
    near(thing.table_score(), 2.5);
    near(thing.table_decisions(), 10.0);
}

/// One who is 1 above the mean and one who is 2 above it, each alone with the thing at his table.
#[test]
fn points_of_one_at_each_table_scatter_as_games_do() {
    let games = [game(&[0], 0, [4, 3, 3, 2]), game(&[0], 0, [5, 3, 2, 2])];
    let (above, deviation) = tally(&games).topics[0][0].above();
    near(above, 1.5);
    near(deviation, 0.5 / 2.0_f64.sqrt());
}

#[test]
fn what_a_whole_table_has_is_exactly_at_its_mean() {
    let games = [[4, 3, 2, 1], [9, 0, 0, 0], [7, 7, 1, 5]];
    let games = games.map(|scores| game(&[0, 1, 2, 3], 0, scores));
    let (above, deviation) = tally(&games).topics[0][0].above();
    near(above, 0.0);
    near(deviation, 0.0);
}

/// If two who have a thing are above their table by 3 together, and elsewhere one is by 0, then two tables are known, not three
/// players.
#[test]
fn two_at_one_table_are_one_game() {
    let games = [game(&[0, 1], 0, [4, 3, 1, 0]), game(&[0], 1, [2, 3, 2, 1])];
    let (above, deviation) = tally(&games).topics[0][0].above();
    near(above, 1.0);
    near(deviation, 2.0_f64.sqrt() / 3.0);
}
