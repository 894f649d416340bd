//! Playing many games and watching them.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, Budget, Insight, Mind};
use game::{Chance, Options as _, Scores, Seat, Seats, Seed, Setup};
use rayon::prelude::*;

use crate::Tally;
use game::observed::{Notes, Observed, Topic, Watch};

/// Who plays the games of a report unless somebody else is named: a bot that searches, by iterations and not by the clock, so that a
/// report comes out the same on every machine.
pub const fn bot<G: Observed>() -> Bot {
    Bot::Search(Budget::Iterations(G::ITERATIONS))
}

/// Games that differ only in their number.
#[derive(Debug)]
pub struct Series<G: Observed> {
    /// The board, map or deck.
    pub components: &'static G::Components,
    /// Options that make sense.
    pub options: G::Options,
    /// One for each player. If they differ, they move on by a seat from game to game.
    pub bots: Vec<Bot>,
    /// Where all chance comes from.
    pub seed: Seed,
}

/// One game that was played and watched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// By how many seats the bots had moved on.
    pub shift: usize,
    /// The points of each seat.
    pub scores: Scores,
    /// The winner, or those who share the victory.
    pub winners: Seats,
    /// How many decisions were taken.
    pub decisions: u32,
    /// How many rounds were played.
    pub rounds: u16,
    /// Where points came from.
    pub sources: Vec<(Seat, &'static str, i32)>,
    /// Who had what.
    pub notes: Notes,
}

impl<G: Observed> Series<G> {
    /// Games that are played before they are added up, so that memory does not grow with their number.
    const BATCH: u32 = 512;

    /// What is looked at.
    pub fn topics(&self) -> Vec<Topic> {
        G::topics(self.components, &self.options)
    }

    /// Plays so many games on the threads of the current pool of [rayon] and adds them up. The same seed gives the
    /// same sums on any number of threads, as far as no bot goes by the clock. `played` is called after each game; none comes of it if
    /// `stop` becomes true.
    pub fn play(&self, games: u32, played: impl Fn() + Sync, stop: &AtomicBool) -> Option<Tally> {
        let topics = self.topics();
        let mut tally = Tally::new(&topics);
        let mut first = 0;
        while first < games {
            let last = games.min(first + Self::BATCH);
            let batch: Option<Vec<Played>> = (first..last)
                .into_par_iter()
                // A search takes its time: no core takes more than one game at a time.
                .with_max_len(1)
                .map_init(Mind::new, |mind, number| {
                    let stopped = stop.load(Ordering::Relaxed);
                    let game = (!stopped).then(|| self.play_one(number.into(), &topics, mind));
                    played();
                    game
                })
                .collect();
            for game in batch? {
                tally.add(&game);
            }
            first = last;
        }
        Some(tally)
    }

    /// Plays the game with this number.
    pub fn play_one(&self, number: u64, topics: &[Topic], mind: &mut Mind<G>) -> Played {
        let shift = self.shift(number);
        let seed = self.seed.child(number);
        let setup = Setup::<G>::on(self.components, self.options.clone(), seed.child(1));
        let mut chance = Chance::new(seed.child(2));
        let mut watch = G::Watch::default();
        let mut notes = Notes::new(topics);
        let mut events = Vec::new();
        let mut decisions = 0;
        let mut state = G::start(&setup, &mut events);
        tell(&mut watch, &state, &mut events, &mut notes);
        while let Some(seat) = state.to_act().first() {
            let bot = self.bots[(seat.index() + shift) % self.bots.len()];
            let action = mind.decide(bot, &Insight::new(&state, seat), &mut chance);
            watch.deciding(&state, seat, action, &mut notes);
            state.apply_unchecked(seat, action, &mut events);
            tell(&mut watch, &state, &mut events, &mut notes);
            decisions += 1;
        }
        watch.ended(&state, &mut notes);
        Played {
            shift,
            scores: state.scores(),
            winners: winners(&state),
            decisions,
            rounds: state.rounds(),
            sources: sources(&state),
            notes,
        }
    }

    /// By how many seats the bots have moved on in a game: not at all if they are all the same.
    fn shift(&self, number: u64) -> usize {
        if self.bots.windows(2).all(|pair| pair[0] == pair[1]) {
            return 0;
        }
        let players = u64::from(self.options.players());
        usize::try_from(number % players).unwrap_or(0)
    }
}

/// Tells the watcher what happened.
fn tell<G: Observed>(
    watch: &mut G::Watch,
    state: &G,
    events: &mut Vec<G::Event>,
    notes: &mut Notes,
) {
    for event in events.drain(..) {
        watch.happened(state, &event, notes);
    }
}

fn winners<G: Observed>(state: &G) -> Seats {
    let ranking = state.ranking().unwrap_or_default();
    ranking.first().copied().unwrap_or_default()
}

/// The points of each seat by source, whatever the round.
fn sources<G: Observed>(state: &G) -> Vec<(Seat, &'static str, i32)> {
    let mut sources: Vec<(Seat, &'static str, i32)> = Vec::new();
    for line in state.breakdown(None) {
        let same = |(seat, source, _): &&mut (Seat, &'static str, i32)| {
            *seat == line.seat && *source == line.source
        };
        match sources.iter_mut().find(same) {
            Some((_, _, points)) => *points += line.points.0,
            None => sources.push((line.seat, line.source, line.points.0)),
        }
    }
    sources
}

#[cfg(test)]
mod tests;
