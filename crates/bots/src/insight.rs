//! What a seat knows.

use game::{Chance, Game, Seat, Viewer};

/// A position as one seat knows it.
#[derive(Clone, Copy, Debug)]
pub struct Insight<'a, G: Game> {
    /// The truth, which never leaves this module but for what the seat may know of it.
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Insight<'a, G> {
    /// What the seat knows of the position.
    pub fn new(state: &'a G, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Writes what the seat may do into the buffer, as [`Game::legal`] does.
    pub fn legal(&self, actions: &mut Vec<G::Action>) {
        self.state.legal(self.seat, actions);
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// A state that might be the true one for all that the seat knows.
    #[must_use]
    pub fn imagine(&self, chance: &mut Chance) -> G {
        self.state.resampled(Viewer::Seat(self.seat), chance)
    }
}
