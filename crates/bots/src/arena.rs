//! Bots against bots: who is how strong.

mod rating;
mod tally;

use std::time::{Duration, Instant};

use game::{Chance, Options as _, Seat, Seed, Setup, Silent};

pub use rating::{Rating, ratings};
pub use tally::{Interval, Tally, wilson};

use crate::{Bot, Insight, Mind};
use game::Estimate;

/// Games that differ only in their number.
#[derive(Debug)]
pub struct Contest<G: Estimate> {
    /// The board, map or deck.
    pub components: &'static G::Components,
    /// Options that make sense.
    pub options: G::Options,
    /// Who takes part; at least one.
    pub bots: Vec<Bot>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Who sits where.
    pub seating: Seating,
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// All bots play in every game, each deal once for each way to move all of them on by a seat.
    Rotated,
    /// In every game some of the bots play, drawn by lot.
    Drawn,
}

/// One game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// What became of each who took part, by seat.
    pub entries: Vec<Entry>,
}

/// What became of one who took part in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entry {
    /// Which of the bots of the contest.
    pub bot: usize,
    /// The place, counted from 1; those who share places have their middle.
    pub rank: f64,
    /// The share of the victory.
    pub victory: f64,
    /// The points.
    pub score: i32,
    /// How many decisions were taken.
    pub decisions: u64,
    /// How long they took in all.
    pub time: Duration,
}

impl<G: Estimate> Contest<G> {
    /// Plays the game with this number: always the same, as far as no bot goes by the clock.
    pub fn play(&self, number: u64, mind: &mut Mind<G>) -> Bout {
        let players = usize::from(self.options.players());
        let (deal, seats) = match self.seating {
            Seating::Rotated => self.rotated(number, players),
            Seating::Drawn => self.drawn(number, players),
        };
        let setup = Setup::<G>::on(self.components, self.options.clone(), deal);
        let mut chance = Chance::new(self.seed.child(number).child(2));
        let mut state = G::start(&setup, &mut Silent);
        let mut entries: Vec<Entry> = seats.into_iter().map(Entry::new).collect();
        while let Some(seat) = state.to_act().first() {
            let entry = &mut entries[seat.index()];
            let begun = Instant::now();
            let insight = Insight::new(&state, seat);
            let action = mind.decide(self.bots[entry.bot], &insight, &mut chance);
            entry.time += begun.elapsed();
            entry.decisions += 1;
            state.apply_unchecked(seat, action, &mut Silent);
        }
        rank(&state, &mut entries);
        Bout { entries }
    }

    /// The same deal is played as often as there are seats.
    fn rotated(&self, number: u64, players: usize) -> (Seed, Vec<usize>) {
        let count = u64::try_from(players).unwrap_or(1).max(1);
        let turn = usize::try_from(number % count).unwrap_or(0);
        let bot = |seat: usize| (seat + players - turn) % players % self.bots.len();
        let seats = (0..players).map(bot).collect();
        (self.seed.child(number / count).child(1), seats)
    }

    fn drawn(&self, number: u64, players: usize) -> (Seed, Vec<usize>) {
        let seed = self.seed.child(number);
        let mut lot: Vec<usize> = (0..self.bots.len()).collect();
        Chance::new(seed.child(3)).shuffle(&mut lot);
        let seats = lot.iter().copied().cycle().take(players).collect();
        (seed.child(1), seats)
    }
}

impl Entry {
    fn new(bot: usize) -> Self {
        Self {
            bot,
            rank: 0.0,
            victory: 0.0,
            score: 0,
            decisions: 0,
            time: Duration::ZERO,
        }
    }
}

/// Enters places, victories and points of a game that is over.
#[allow(clippy::cast_precision_loss, reason = "a table has six seats")]
fn rank<G: Estimate>(state: &G, entries: &mut [Entry]) {
    let scores = state.scores();
    let mut before = 0;
    for place in state.ranking().unwrap_or_default() {
        let sharing = place.len();
        for seat in place {
            if let Some(entry) = entries.get_mut(Seat::index(seat)) {
                entry.rank = before as f64 + f64::midpoint(sharing as f64, 1.0);
                if before == 0 {
                    entry.victory = 1.0 / sharing as f64;
                }
                entry.score = scores[seat.index()].0;
            }
        }
        before += sharing;
    }
}

#[cfg(test)]
mod tests {
    use game::Components as _;
    use games::aztlan::{Aztlan, Options};

    use super::*;

    fn contest(bots: &[Bot], seating: Seating) -> Contest<Aztlan> {
        Contest {
            components: games::aztlan::Board::standard(),
            options: Options::default(),
            bots: bots.to_vec(),
            seed: Seed::Short(1),
            seating,
        }
    }

    #[test]
    fn every_bot_plays_every_seat_of_a_deal() {
        let contest = contest(&[Bot::Random; 4], Seating::Rotated);
        let (deals, seats): (Vec<Seed>, Vec<Vec<usize>>) =
            (0..4).map(|number| contest.rotated(number, 4)).unzip();
        assert!(deals.iter().all(|deal| *deal == deals[0]));
        for seat in 0..4 {
            let mut bots: Vec<usize> = seats.iter().map(|seats| seats[seat]).collect();
            bots.sort_unstable();
            assert_eq!(bots, [0, 1, 2, 3]);
        }
        assert_ne!(contest.rotated(4, 4).0, deals[0]);
    }

    #[test]
    fn a_game_is_always_the_same() {
        let contest = contest(&[Bot::Greedy, Bot::Random], Seating::Drawn);
        let play = |number| {
            let entries = contest.play(number, &mut Mind::new()).entries;
            entries
                .iter()
                .map(|entry| (entry.bot, entry.score, entry.decisions))
                .collect::<Vec<_>>()
        };
        assert_eq!(play(3), play(3));
        assert_ne!(play(3), play(4));
    }

    #[test]
    fn ranks_and_victories_add_up() {
        let contest = contest(&[Bot::Random; 4], Seating::Rotated);
        let bout = contest.play(0, &mut Mind::new());
        let ranks: f64 = bout.entries.iter().map(|entry| entry.rank).sum();
        let victories: f64 = bout.entries.iter().map(|entry| entry.victory).sum();
        assert!((ranks - 10.0).abs() < 1e-9 && (victories - 1.0).abs() < 1e-9);
    }
}
