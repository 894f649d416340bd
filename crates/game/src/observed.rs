//! A game that can be reported on.

mod notes;
mod topic;

pub use notes::{Note, Notes};
pub use topic::{Nature, Order, Topic};

use crate::{Estimate, Game, Seat, Spoken};

/// A game of which a report can be made: it says what there is to look at and notes who had it.
pub trait Observed: Estimate + Spoken {
    /// How many iterations the searching bots of a report have for a decision: fast enough for two thousand games in a quarter of
    /// an hour on two cores.
    const ITERATIONS: u32 = 50;

    /// What its rounds are called.
    const ROUNDS: &'static str = "rounds";

    /// What is looked at; by default nothing but who wins, by seat.
    fn topics(components: &Self::Components, options: &Self::Options) -> Vec<Topic> {
        let _ = (components, options);
        Vec::new()
    }

    /// Who takes the notes; [`Unwatched`] where nothing is looked at.
    type Watch: Watch<Self>;

    /// How many rounds have been begun.
    fn rounds(&self) -> u16 {
        0
    }
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<G: Game> Watch<G> for Unwatched {
    fn happened(&mut self, _state: &G, _event: &G::Event, _notes: &mut Notes) {}

    fn ended(&mut self, _state: &G, _notes: &mut Notes) {}
}

/// Somebody who watches one game from beginning to end and takes notes. He sees everything, and tells no bot.
pub trait Watch<G: Game>: Default {
    /// A seat is about to do this in this state.
    fn deciding(&mut self, _state: &G, _seat: Seat, _action: G::Action, _notes: &mut Notes) {}

    /// Something happened; the state is the one after the whole decision.
    fn happened(&mut self, state: &G, event: &G::Event, notes: &mut Notes);

    /// The game is over.
    fn ended(&mut self, state: &G, notes: &mut Notes);
}

/// Places in an order, for people.
const PLACES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// The first so many places in an order of doing something: `first to build`.
pub fn places(count: u8, what: &str) -> impl Iterator<Item = String> {
    let places = PLACES.into_iter().take(count.into());
    places.map(move |place| format!("{place} to {what}"))
}

/// A count that stands for a range: the place of the last limit that it reaches.
pub fn range(count: u32, limits: &[u32]) -> usize {
    let reached = limits.iter().filter(|limit| count >= **limit).count();
    reached.saturating_sub(1)
}

/// The names of ranges that begin at these limits: `2 to 3 battles`.
pub fn ranges(limits: &[u32], what: &str) -> Vec<String> {
    let name = |place: usize| {
        let from = limits[place];
        match limits.get(place + 1) {
            None => format!("{from} or more {what}"),
            Some(next) if *next == from + 1 => format!("{from} {what}"),
            Some(next) => format!("{from} to {} {what}", next - 1),
        }
    };
    (0..limits.len()).map(name).collect()
}

/// A name of data as people write it: `xipe_totec` is Xipe totec.
pub fn spelled(name: &str) -> String {
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_have_ranges() {
        let names = ranges(&[0, 1, 3, 6], "battles");
        assert_eq!(names[..2], ["0 battles", "1 to 2 battles"]);
        assert_eq!(names[3], "6 or more battles");
        let found = [0, 1, 2, 3, 5, 6, 99].map(|count| range(count, &[0, 1, 3, 6]));
        assert_eq!(found, [0, 1, 1, 2, 2, 3, 3]);
        assert_eq!(spelled("xipe_totec"), "Xipe totec");
    }
}
