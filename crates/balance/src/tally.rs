//! Sums over games.

mod thing;

use game::Seat;

use crate::{Counts, Played};
use game::observed::Topic;

pub use thing::{Standing, ThingTally};

/// A shared victory is parted evenly among up to six; this can be divided by all of them.
pub(crate) const VICTORY: u64 = 60;

/// What many games come to. All sums are whole numbers, so the order of the games does not matter.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// In how many of them several shared the victory.
    pub shared: u64,
    /// The points of each seat.
    pub seats: Vec<Counts>,
    /// The points of everybody.
    pub scores: Counts,
    /// The points of winners.
    pub winners: Counts,
    /// By how many points the first was ahead of the second.
    pub margins: Counts,
    /// How many decisions games took.
    pub decisions: Counts,
    /// How many rounds they took.
    pub rounds: Counts,
    /// Where points came from, in the order in which sources came up.
    pub sources: Vec<SourceTally>,
    /// What is looked at, topic by topic.
    pub topics: Vec<Vec<ThingTally>>,
    /// For each way in which the bots had moved on: the games and the victories of each seat.
    shifts: Vec<Shift>,
}

/// Points from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SourceTally {
    /// Which source.
    pub source: &'static str,
    /// What it brought to winners.
    pub winners: i64,
    /// What it brought to all others.
    pub others: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Shift {
    games: u64,
    /// In parts of a victory.
    wins: Vec<u64>,
}

impl Tally {
    /// No game yet.
    pub fn new(topics: &[Topic]) -> Self {
        let empty = |topic: &Topic| vec![ThingTally::default(); topic.items.len()];
        Self {
            games: 0,
            shared: 0,
            seats: Vec::new(),
            scores: Counts::default(),
            winners: Counts::default(),
            margins: Counts::default(),
            decisions: Counts::default(),
            rounds: Counts::default(),
            sources: Vec::new(),
            topics: topics.iter().map(empty).collect(),
            shifts: Vec::new(),
        }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &Played) {
        self.games += 1;
        self.shared += u64::from(game.winners.len() > 1);
        self.decisions.add(clamped(game.decisions));
        self.rounds.add(game.rounds.into());
        self.add_scores(game);
        self.add_wins(game);
        for (seat, source, points) in &game.sources {
            self.add_source(source, i64::from(*points), game.winners.contains(*seat));
        }
        for (things, notes) in self.topics.iter_mut().zip(game.notes.topics()) {
            for (thing, note) in things.iter_mut().zip(notes) {
                thing.add(note, game);
            }
        }
    }

    fn add_scores(&mut self, game: &Played) {
        self.seats.resize_with(game.scores.len(), Counts::default);
        for (index, points) in game.scores.iter().enumerate() {
            self.seats[index].add(points.0);
            self.scores.add(points.0);
        }
        for seat in game.winners {
            self.winners.add(game.scores[seat.index()].0);
        }
        let mut sorted: Vec<i32> = game.scores.iter().map(|points| points.0).collect();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        if let [first, second, ..] = sorted.as_slice() {
            self.margins.add(first - second);
        }
    }

    fn add_wins(&mut self, game: &Played) {
        if self.shifts.len() <= game.shift {
            self.shifts.resize_with(game.shift + 1, Shift::default);
        }
        let shift = &mut self.shifts[game.shift];
        shift.games += 1;
        shift.wins.resize(game.scores.len(), 0);
        for seat in game.winners {
            shift.wins[seat.index()] += VICTORY / game.winners.len() as u64;
        }
    }

    fn add_source(&mut self, source: &'static str, points: i64, won: bool) {
        let known = self.sources.iter().position(|tally| tally.source == source);
        let place = known.unwrap_or_else(|| {
            self.sources.push(SourceTally {
                source,
                winners: 0,
                others: 0,
            });
            self.sources.len() - 1
        });
        let tally = &mut self.sources[place];
        *(if won {
            &mut tally.winners
        } else {
            &mut tally.others
        }) += points;
    }

    /// The victories of a seat, shared ones in part.
    pub fn wins(&self, seat: usize) -> f64 {
        let wins = self.shifts.iter().filter_map(|shift| shift.wins.get(seat));
        victories(wins.sum())
    }

    /// How often a seat won when the bots had moved on by so many seats: what is expected of whoever sits there.
    #[allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]
    pub fn expected(&self, shift: usize, seat: Seat) -> f64 {
        let Some(shift) = self.shifts.get(shift) else {
            return 0.0;
        };
        let wins = shift.wins.get(seat.index()).copied().unwrap_or(0);
        victories(wins) / shift.games.max(1) as f64
    }
}

/// Victories from their parts.
#[allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]
pub(crate) fn victories(parts: u64) -> f64 {
    parts as f64 / VICTORY as f64
}

fn clamped(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests;
