//! What a seat knows.

use std::fmt;

use game::{Chance, Game, Seat, Viewer};

/// A position as one seat knows it.
#[derive(Clone, Copy)]
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

/// What the seat sees, so that a line in a log does not give away more.
impl<G: Game> fmt::Debug for Insight<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Insight")
            .field("seat", &self.seat)
            .field("view", &self.view())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use game::{Seed, Setup, Silent};
    use games::aztlan::{Aztlan, Options};

    use super::*;

    #[test]
    fn what_is_printed_is_what_the_seat_may_know() {
        let mut state = Aztlan::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent);
        let (own, other) = (Seat::new(0), Seat::new(1));
        let choice = state.legal_actions(other)[2];
        state.apply_unchecked(other, choice, &mut Silent);
        let resampled = Insight::new(&state, own).imagine(&mut Chance::new(Seed::Short(4)));
        assert_ne!(state, resampled);
        let printed = |state: &Aztlan| format!("{:?}", Insight::new(state, own));
        assert_eq!(printed(&state), printed(&resampled));
    }
}
