//! A game that can be reported on.

mod item;
mod notes;
mod topic;

pub use item::{Item, Word};
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

/// The first so many places in an order of doing something, by the text that says what is done.
pub fn places(count: u8, text: &'static str) -> impl Iterator<Item = Item> {
    (1..=count).map(move |place| Item::text(text, [("place", place.into())]))
}

/// A count that stands for a range: the place of the last limit that it reaches.
pub fn range(count: u32, limits: &[u32]) -> usize {
    let reached = limits.iter().filter(|limit| count >= **limit).count();
    reached.saturating_sub(1)
}

/// The ranges that begin at these limits, by the text that says what is counted.
pub fn ranges(limits: &[u32], text: &'static str) -> Vec<Item> {
    let range = |place: usize| {
        let from = limits[place];
        let last = limits.get(place + 1).map(|next| next - 1);
        Item::text(text, [("range", Word::Range(from, last))])
    };
    (0..limits.len()).map(range).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_have_ranges() {
        let ranges = ranges(&[0, 1, 3, 6], "battles");
        let item = |from, last| Item::text("battles", [("range", Word::Range(from, last))]);
        assert_eq!(ranges[..2], [item(0, Some(0)), item(1, Some(2))]);
        assert_eq!(ranges[3], item(6, None));
        let found = [0, 1, 2, 3, 5, 6, 99].map(|count| range(count, &[0, 1, 3, 6]));
        assert_eq!(found, [0, 1, 1, 2, 2, 3, 3]);
    }
}
