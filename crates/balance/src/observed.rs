//! A game that can be reported on.

use bots::{Bot, Estimate};
use game::{Game, Seat, Spoken};

use crate::{Notes, Topic};

/// A game of which a report can be made: it says what there is to look at and notes who had it.
pub trait Observed: Estimate + Spoken {
    /// A bot that searches, and fast enough for two thousand games in a quarter of an hour on two cores.
    const BOT: Bot;

    /// What its rounds are called.
    const ROUNDS: &'static str;

    /// What is looked at.
    fn topics(components: &Self::Components, options: &Self::Options) -> Vec<Topic>;

    /// Who takes the notes.
    type Watch: Watch<Self>;

    /// How many rounds have been begun.
    fn rounds(&self) -> u16;
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
