//! The order in which the players take their turns.

use game::Seat;

use crate::MAX_PLAYERS;

/// Who plays when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnOrder {
    seats: [Seat; MAX_PLAYERS],
    players: u8,
}

impl TurnOrder {
    /// The first `players` seats, in this order.
    pub(crate) fn new(seats: [Seat; MAX_PLAYERS], players: u8) -> Self {
        Self { seats, players }
    }

    /// The seats from first to last.
    #[inline]
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// The seat whose turn is the `turn`th, counted from 0.
    #[inline]
    pub(crate) fn seat(&self, turn: u8) -> Seat {
        self.seats[usize::from(turn)]
    }

    /// The same seats, lower keys first; no two keys are equal.
    #[inline]
    pub(crate) fn by_key(players: u8, key: impl Fn(Seat) -> u32) -> Self {
        let mut order = Self::new([0, 1, 2, 3].map(Seat::new), players);
        order.seats[..usize::from(players)].sort_unstable_by_key(|seat| key(*seat));
        order
    }
}
