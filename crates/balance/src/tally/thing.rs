//! Sums for one thing: who had it, and how often they won.

use std::collections::BTreeMap;

use game::Seats;

use super::{Tally, VICTORY, victories};
use crate::Played;
use game::observed::Note;

/// What many games come to for one thing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ThingTally {
    /// How many players could have had it.
    pub offered: u64,
    /// How many had it.
    pub taken: u64,
    /// How many times it was had.
    pub times: u64,
    /// What it brought in all, in the unit of its topic.
    pub worth: i64,
    /// In how many games somebody had it.
    pub games: u64,
    /// The points of those who had it.
    pub points: i64,
    /// By how much those who had it were above the mean of their table, times the seats of the table; in each game all
    /// together, because the points of one table are not independent of each other.
    above: i64,
    above_squares: i128,
    above_by_holders: i128,
    holders_squares: u64,
    seats: u64,
    /// The points of everybody in games in which somebody had it.
    table_points: i64,
    table_squares: i128,
    table_seats: u64,
    table_decisions: u64,
    /// For each way in which the bots had moved on, and each set of seats that had it.
    groups: BTreeMap<(usize, Vec<u8>), Group>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Group {
    games: u64,
    /// In parts of a victory.
    wins: u64,
}

/// How those who had a thing did, against what was to be expected of their seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// How many had it.
    pub taken: u64,
    /// How often they won.
    pub wins: f64,
    /// How often their seats win, whoever sits there and whatever he has.
    pub expected: f64,
    /// By how much luck alone would scatter that, squared. Two who have the same thing in one game cannot both win
    /// it, and of four who have it one certainly wins; so this is not what it would be for as many games.
    pub variance: f64,
    /// In how many games luck alone would let one of them win with which chance.
    pub luck: Vec<(u64, f64)>,
    /// The games that would be worth as much, if in each of them one had it.
    pub trials: f64,
}

impl ThingTally {
    /// Adds what is noted of a game.
    pub(crate) fn add(&mut self, note: &Note, game: &Played) {
        self.offered += note.offered.len() as u64;
        self.times += u64::from(note.times);
        self.worth += i64::from(note.worth);
        if note.taken.is_empty() {
            return;
        }
        let taken = note.taken.len() as u64;
        let table: i64 = game.scores.iter().map(|points| i64::from(points.0)).sum();
        let seats = game.scores.len();
        self.taken += taken;
        self.games += 1;
        self.table_points += table;
        self.table_squares += i128::from(table) * i128::from(table);
        self.table_seats += seats as u64;
        self.table_decisions += u64::from(game.decisions);
        self.seats = seats as u64;
        self.add_points(note.taken, table, game);
        let group = self.groups.entry((game.shift, numbers(note.taken)));
        let group = group.or_default();
        group.games += 1;
        let winning = (note.taken & game.winners).len() as u64;
        group.wins += winning * VICTORY / (game.winners.len() as u64).max(1);
    }

    fn add_points(&mut self, holders: Seats, table: i64, game: &Played) {
        let points = holders.into_iter();
        let points: i64 = points
            .map(|seat| i64::from(game.scores[seat.index()].0))
            .sum();
        let signed = |number: usize| i64::try_from(number).unwrap_or(1);
        let above = points * signed(game.scores.len()) - table * signed(holders.len());
        self.points += points;
        self.above += above;
        self.above_squares += i128::from(above) * i128::from(above);
        self.above_by_holders += i128::from(above) * holders.len() as i128;
        self.holders_squares += (holders.len() * holders.len()) as u64;
    }

    /// How those who had it did.
    #[allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]
    pub fn standing(&self, tally: &Tally) -> Standing {
        let mut wins = 0;
        let mut luck = Vec::with_capacity(self.groups.len());
        let (mut expected, mut variance, mut alone) = (0.0, 0.0, 0.0);
        for ((shift, seats), group) in &self.groups {
            let seats = seats.iter().map(|seat| game::Seat::new(*seat));
            let chances: Vec<f64> = seats.map(|seat| tally.expected(*shift, seat)).collect();
            let any: f64 = chances.iter().sum();
            let games = group.games as f64;
            wins += group.wins;
            luck.push((group.games, any));
            expected += games * any;
            variance += games * (any * (1.0 - any)).max(0.0);
            alone += games
                * chances
                    .iter()
                    .map(|chance| chance * (1.0 - chance))
                    .sum::<f64>();
        }
        let trials = self.taken as f64;
        Standing {
            taken: self.taken,
            wins: victories(wins),
            expected,
            variance,
            luck,
            trials: if variance > 1e-9 {
                trials * alone / variance
            } else {
                trials
            },
        }
    }

    /// By how many points those who had it were above the mean of their table, and how far luck alone would scatter
    /// that mean. Luck scatters games, not players: what a whole table has is never above its mean.
    #[allow(
        clippy::cast_precision_loss,
        reason = "means are shown with two digits"
    )]
    pub fn above(&self) -> (f64, f64) {
        let (count, seats) = (self.taken.max(1) as f64, self.seats.max(1) as f64);
        let mean = self.above as f64 / count;
        // The squares of what each game is above as many players as had it there, if each of them is above by the mean.
        let squares = self.above_squares as f64 - 2.0 * mean * self.above_by_holders as f64
            + mean * mean * self.holders_squares as f64;
        (mean / seats, squares.max(0.0).sqrt() / count / seats)
    }

    /// The points of everybody on average in games in which somebody had it.
    #[allow(
        clippy::cast_precision_loss,
        reason = "means are shown with two digits"
    )]
    pub fn table_score(&self) -> f64 {
        self.table_points as f64 / self.table_seats.max(1) as f64
    }

    /// How far luck alone would scatter that.
    #[allow(
        clippy::cast_precision_loss,
        reason = "means are shown with two digits"
    )]
    pub fn table_deviation(&self) -> f64 {
        let (games, seats) = (self.games.max(1) as f64, self.seats.max(1) as f64);
        let mean = self.table_points as f64 / games;
        let square = self.table_squares as f64 / games;
        (square - mean * mean).max(0.0).sqrt() / seats / games.sqrt()
    }

    /// How many decisions such games took on average.
    #[allow(
        clippy::cast_precision_loss,
        reason = "means are shown with two digits"
    )]
    pub fn table_decisions(&self) -> f64 {
        self.table_decisions as f64 / self.games.max(1) as f64
    }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.into_iter().map(u8::from).collect()
}
