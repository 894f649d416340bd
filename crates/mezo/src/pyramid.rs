//! Pyramids: floors of one owner or another, each a level above the one below.

use game::Seat;
use serde::{Deserialize, Serialize};

/// The levels of floors.
pub const LEVELS: usize = 4;

/// Whose a floor is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Owner {
    /// A seat's.
    Seat(Seat),
    /// Nobody's: the floors that two players begin with.
    Neutral(Neutral),
}

/// The word `neutral`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Neutral {
    /// The only word there is.
    #[serde(rename = "neutral")]
    Neutral,
}

impl Owner {
    /// Nobody.
    pub const NEUTRAL: Self = Self::Neutral(Neutral::Neutral);

    /// The seat, if it is a seat's.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral(_) => None,
        }
    }
}

/// The pyramid of a region, perhaps without a floor yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pyramid {
    /// The level of the lowest floor, 1 to 3.
    base: u8,
    floors: u8,
    owners: [Owner; LEVELS],
}

impl Pyramid {
    pub(crate) const NONE: Self = Self {
        base: 1,
        floors: 0,
        owners: [Owner::NEUTRAL; LEVELS],
    };

    /// How many floors stand.
    #[inline]
    pub(crate) const fn floors(&self) -> u8 {
        self.floors
    }

    /// The floors from bottom to top: level and owner.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u8, Owner)> {
        (self.base..)
            .zip(self.owners)
            .take(usize::from(self.floors))
    }

    /// Level and owner of the top floor.
    #[inline]
    pub(crate) fn top(&self) -> Option<(u8, Owner)> {
        let below = self.floors.checked_sub(1)?;
        Some((self.base + below, self.owners[usize::from(below)]))
    }

    /// Whether the seat has a floor standing in it.
    #[inline]
    pub(crate) fn has(&self, seat: Seat) -> bool {
        let standing = &self.owners[..usize::from(self.floors)];
        standing.contains(&Owner::Seat(seat))
    }

    /// Puts a floor of this level on top; on bare ground it becomes the base.
    pub(crate) fn add(&mut self, level: u8, owner: Owner) {
        if self.floors == 0 {
            self.base = level;
        }
        self.owners[usize::from(self.floors)] = owner;
        self.floors += 1;
    }

    /// Takes the top floor away.
    pub(crate) fn remove_top(&mut self) -> Option<(u8, Owner)> {
        let top = self.top()?;
        self.floors -= 1;
        self.owners[usize::from(self.floors)] = Owner::NEUTRAL;
        if self.floors == 0 {
            *self = Self::NONE;
        }
        Some(top)
    }

    /// The level that a seat with these floors in reserve builds next; none if it cannot.
    #[inline]
    pub(crate) fn next_level(&self, reserve: &[u8; LEVELS]) -> Option<u8> {
        match self.top() {
            None => (1..4).find(|level| reserve[usize::from(*level) - 1] > 0),
            Some((level, _)) => {
                let next = level + 1;
                let left = reserve.get(usize::from(level))?;
                (*left > 0).then_some(next)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(number: u8) -> Owner {
        Owner::Seat(Seat::new(number))
    }

    #[test]
    fn it_starts_with_the_lowest_piece_but_never_with_the_top() {
        assert_eq!(Pyramid::NONE.next_level(&[4, 3, 2, 2]), Some(1));
        assert_eq!(Pyramid::NONE.next_level(&[0, 3, 2, 2]), Some(2));
        assert_eq!(Pyramid::NONE.next_level(&[0, 0, 1, 2]), Some(3));
        assert_eq!(Pyramid::NONE.next_level(&[0, 0, 0, 2]), None);
    }

    #[test]
    fn it_goes_on_with_exactly_the_next_level_and_ends_at_four() {
        let mut pyramid = Pyramid::NONE;
        pyramid.add(2, owner(0));
        assert_eq!(pyramid.next_level(&[4, 3, 2, 2]), Some(3));
        assert_eq!(pyramid.next_level(&[4, 3, 0, 2]), None);
        pyramid.add(3, owner(1));
        pyramid.add(4, owner(0));
        assert_eq!(pyramid.next_level(&[4, 3, 2, 2]), None);
        assert_eq!(pyramid.floors(), 3);
        assert!(pyramid.has(Seat::new(1)) && !pyramid.has(Seat::new(2)));
    }

    #[test]
    fn a_pyramid_that_is_taken_down_is_bare_ground() {
        let mut pyramid = Pyramid::NONE;
        pyramid.add(3, Owner::NEUTRAL);
        assert_eq!(pyramid.remove_top(), Some((3, Owner::NEUTRAL)));
        assert_eq!(pyramid, Pyramid::NONE);
        assert_eq!(pyramid.remove_top(), None);
    }
}
