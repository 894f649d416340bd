//! The colours of the players.

use game::{BySeat, Seat, Sides};

use crate::MAX_PLAYERS;

/// The colour of a seat's tents and cards. Tie numbers belong to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Colour {
    /// The first of the data file.
    #[default]
    Blue,
    /// The second.
    Red,
    /// The third.
    White,
    /// The fourth.
    Orange,
}

impl Colour {
    /// All four, in the order in which seats have them where nobody chooses.
    pub const ALL: [Self; MAX_PLAYERS] = [Self::Blue, Self::Red, Self::White, Self::Orange];

    /// The word for it in data and options.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::White => "white",
            Self::Orange => "orange",
        }
    }
}

/// The colour of each seat; all are different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours(BySeat<Colour, MAX_PLAYERS>);

impl Colours {
    /// The colours that an option names; seats that it does not name have those that are left.
    pub(crate) fn chosen(sides: Sides) -> Self {
        let named = sides.chosen().unwrap_or_default();
        let named = named.iter().map(|side| Colour::ALL[usize::from(*side)]);
        let left = Colour::ALL
            .into_iter()
            .filter(|colour| named.clone().all(|other| other != *colour));
        let mut colours = BySeat::default();
        for (place, colour) in colours.0.iter_mut().zip(named.clone().chain(left)) {
            *place = colour;
        }
        Self(colours)
    }

    /// The colour of a seat; none if no game has the seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<Colour> {
        self.0.0.get(seat.index()).copied()
    }
}

impl Default for Colours {
    /// Those of the seats where nobody chooses.
    fn default() -> Self {
        Self(BySeat(Colour::ALL))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::COLOURS;

    #[test]
    fn seats_have_the_colours_that_are_named_and_the_rest_have_what_is_left() {
        let colours = |text: &str| {
            let colours = Colours::chosen(Sides::read(&COLOURS, text).unwrap());
            [0, 1, 2, 3].map(|seat| colours.of(Seat::new(seat)).unwrap().name())
        };
        assert_eq!(colours("first"), ["blue", "red", "white", "orange"]);
        assert_eq!(colours("orange,blue"), ["orange", "blue", "red", "white"]);
        assert_eq!(
            colours("white,orange,red,blue"),
            ["white", "orange", "red", "blue"]
        );
        assert_eq!(Colours::default().of(Seat::new(4)), None);
    }
}
