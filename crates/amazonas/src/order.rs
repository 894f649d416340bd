//! The order in which the players take their turns.

use game::{Seat, Seats};

use crate::{MAX_PLAYERS, Silver};

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

    /// Higher incomes first, equal ones by the lower tie number; no two tie numbers are equal.
    #[inline]
    pub(crate) fn by_income(seats: Seats, income: impl Fn(Seat) -> (Silver, u8)) -> Self {
        let mut order = Self::new([Seat::new(0); MAX_PLAYERS], 0);
        let mut keys = [0; MAX_PLAYERS];
        for seat in seats {
            let (income, tie_number) = income(seat);
            // One number to compare: the larger plays first.
            let key = u32::from(income.0) << 8 | u32::from(u8::MAX - tie_number);
            let mut place = usize::from(order.players);
            while place > 0 && keys[place - 1] < key {
                keys[place] = keys[place - 1];
                order.seats[place] = order.seats[place - 1];
                place -= 1;
            }
            keys[place] = key;
            order.seats[place] = seat;
            order.players += 1;
        }
        order
    }
}
