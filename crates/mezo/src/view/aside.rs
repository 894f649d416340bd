//! What everybody at the table sees and a view's JSON does not say.

use game::{Seat, Sides};

use crate::Mezo;
use crate::ask::Bits;

/// Which tribe each seat has, and which tiles would do nothing. A view that is read from JSON has the first tribes and knows
/// of no such tiles; two views are the same whatever this is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Aside {
    tribes: Sides,
    idle: Bits,
}

impl PartialEq for Aside {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Aside {}

impl Aside {
    pub(super) fn of(state: &Mezo) -> Self {
        Self {
            tribes: state.tribes,
            idle: state.idle_tiles_in_question(),
        }
    }

    /// The place of the seat's tribe among [`TRIBES`](crate::TRIBES).
    pub fn tribe_of(&self, seat: Seat) -> usize {
        self.tribes.of(seat)
    }

    /// Whether the tile of an angry god, counted from 0, would do nothing for the player who is asked about appeasing, or about
    /// an action that may lead to it.
    pub fn is_idle(&self, tile: u8) -> bool {
        self.idle.contains(tile)
    }
}
