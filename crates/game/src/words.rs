//! A game in plain English, for a terminal.

use crate::{Game, ScoreLine, Seat};

/// What a line of the breakdown means to a viewer of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// It is part of the total.
    Now,
    /// It stands apart from the total: only the end of the game brings these points, or takes them.
    AtTheEnd,
    /// It is not told yet: nobody has begun to compete for it.
    NotYet,
}

/// How a game reads in a terminal: its table, prompts, choices and log.
///
/// It is made from what a viewer may see and from the components, never from a state, so it cannot tell a
/// secret. Pages have their own words, in the languages of their readers.
pub trait Words<G: Game> {
    /// What the player in this seat is called in this game.
    fn seat(&self, view: &G::View, seat: Seat) -> String;

    /// The table as the viewer sees it, in several lines.
    fn table(&self, view: &G::View) -> String;

    /// What the seat is to do now, in one sentence, given what it may do.
    fn prompt(&self, view: &G::View, seat: Seat, legal: &[G::Action]) -> String;

    /// What a legal action means: a few words beside its notation, or nothing if the notation says it all.
    fn action(&self, view: &G::View, seat: Seat, action: G::Action) -> String;

    /// Whether a line of the breakdown counts in the total that the viewer is shown.
    fn counting(&self, view: &G::View, line: &ScoreLine) -> Counting {
        let _ = (view, line);
        Counting::Now
    }

    /// What happened, in one sentence; `view` is of the position after it or of a later one.
    fn event(&self, view: &G::View, event: &G::Event) -> String;
}

/// A game that can be played in a terminal.
pub trait Spoken: Game<Components: Words<Self>> {}

impl<G: Game<Components: Words<G>>> Spoken for G {}
