//! The colours of the players.

use game::Seat;

/// The colour of a seat's tents and cards: seat 0 is blue, seat 1 red, seat 2 white, seat 3 orange.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Seat 0.
    Blue,
    /// Seat 1.
    Red,
    /// Seat 2.
    White,
    /// Seat 3.
    Orange,
}

impl Colour {
    /// All four, in the order of the seats.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::White, Self::Orange];

    /// The colour of a seat; none if no game has the seat.
    pub fn of(seat: Seat) -> Option<Self> {
        Self::ALL.get(seat.index()).copied()
    }

    /// The word for it in data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::White => "white",
            Self::Orange => "orange",
        }
    }
}
