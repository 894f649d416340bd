//! The five ages.

/// An age of the game, 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Age(u8);

impl Age {
    /// The age in which the game begins.
    pub(crate) const FIRST: Self = Self(1);
    /// How many there are.
    pub(crate) const COUNT: usize = 5;

    /// Its number.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of the ages.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The age after this; none after the fifth.
    pub(crate) fn next(self) -> Option<Self> {
        (self.index() + 1 < Self::COUNT).then(|| Self(self.0 + 1))
    }

    /// How many pawns each player brings into play in this age.
    pub(crate) const fn pawns(self, players: u8) -> u8 {
        let first = match players {
            2 => 10,
            3 => 8,
            _ => 7,
        };
        first - (self.0 - 1)
    }
}
