//! Seats at a table, sets of them, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most seats a game of this house has.
pub const MAX_SEATS: usize = 6;

/// A seat at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If no table is that large.
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "a seat is below MAX_SEATS");
        Self(number)
    }

    /// The number of the seat, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(format!(
                "there is no seat {number}; seats are 0 to {}",
                MAX_SEATS - 1
            ))
        }
    }
}

crate::set_of! {
    /// A set of seats.
    pub struct Seats(u8) of Seat, listed by SeatsIter
}

impl Seats {
    /// Every seat that any table has.
    pub const ALL: Self = Self((1 << MAX_SEATS) - 1);

    /// The first `players` seats.
    #[inline]
    pub const fn first_few(players: u8) -> Self {
        assert!(
            (players as usize) <= MAX_SEATS,
            "a table has at most MAX_SEATS seats"
        );
        Self((1 << players) - 1)
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// One value for each seat of a table with at most `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who is looking at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what that seat may see.
    Seat(Seat),
    /// Anybody else, who sees what everybody may see.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits here.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Everybody who can look at a table with these seats.
    pub fn all(seats: Seats) -> impl Iterator<Item = Self> {
        seats.into_iter().map(Self::Seat).chain([Self::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

/// What was given as a viewer names none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is nobody who can look on; give the number of a seat (0, 1, …) or `spectator`")]
pub struct BadViewer(String);

impl FromStr for Viewer {
    type Err = BadViewer;

    fn from_str(text: &str) -> Result<Self, BadViewer> {
        if text == "spectator" {
            return Ok(Self::Spectator);
        }
        text.parse::<u8>()
            .ok()
            .and_then(|number| Seat::try_from(number).ok())
            .map(Self::Seat)
            .ok_or_else(|| BadViewer(crate::quote(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_rising() {
        let seats: Seats = [Seat::new(4), Seat::new(0), Seat::new(2)]
            .into_iter()
            .collect();
        let listed: Vec<u8> = seats.into_iter().map(u8::from).collect();
        assert_eq!(listed, [0, 2, 4]);
        assert_eq!(seats.len(), 3);
        assert_eq!(seats.first(), Some(Seat::new(0)));
    }

    #[test]
    fn a_viewer_is_a_seat_or_a_spectator() {
        assert_eq!("3".parse(), Ok(Viewer::Seat(Seat::new(3))));
        assert_eq!("spectator".parse(), Ok(Viewer::Spectator));
        for nonsense in ["6", "-1", "", "everybody", "256"] {
            let error = nonsense.parse::<Viewer>().unwrap_err().to_string();
            assert!(
                error.contains(nonsense) && error.contains("spectator"),
                "{error}"
            );
        }
    }

    #[test]
    fn no_seat_beyond_the_largest_table_is_read() {
        assert!(serde_json::from_str::<Seat>("5").is_ok());
        assert!(serde_json::from_str::<Seat>("6").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }
}
