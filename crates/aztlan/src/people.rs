//! Whose pawns stand on the board.

use std::ops::{Index, IndexMut};

use game::Seat;

use crate::{MAX_PLAYERS, Tribe, Tribes};

/// Those whose pawns count as one: a tribe, or with two players a faction of two tribes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct People(u8);

impl People {
    /// With two players: the Coyote and the Quetzal.
    pub(crate) const COYOTE_QUETZAL: Self = Self(0);
    /// With two players: the Ocelot and the Serpent.
    pub(crate) const OCELOT_SERPENT: Self = Self(1);

    /// The tribe of a seat, with three or four players.
    pub(crate) fn tribe(seat: Seat) -> Self {
        Self(seat.into())
    }

    /// Everybody who is on the board with so many players.
    pub(crate) fn all(players: u8) -> impl Iterator<Item = Self> {
        (0..players).map(Self)
    }

    /// Its place in a list of all.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many pawns there are of it.
    pub(crate) const fn pawns(players: u8) -> u8 {
        const OF_A_TRIBE: u8 = 30;
        if players == 2 {
            2 * OF_A_TRIBE
        } else {
            OF_A_TRIBE
        }
    }

    /// Its name: that of the tribe that its seat leads, or of a faction.
    pub(crate) fn name(self, players: u8, tribes: Tribes) -> &'static str {
        match (players, self) {
            (2, Self::COYOTE_QUETZAL) => "Coyote+Quetzal",
            (2, _) => "Ocelot+Serpent",
            _ => tribes.of(Seat::new(self.0)).map_or("", Tribe::title),
        }
    }
}

/// One value for each people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ByPeople<T>(pub(crate) [T; MAX_PLAYERS]);

impl<T> Index<People> for ByPeople<T> {
    type Output = T;

    #[inline]
    fn index(&self, people: People) -> &T {
        &self.0[people.index()]
    }
}

impl<T> IndexMut<People> for ByPeople<T> {
    #[inline]
    fn index_mut(&mut self, people: People) -> &mut T {
        &mut self.0[people.index()]
    }
}
