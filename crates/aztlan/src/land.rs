//! Pawns on the board.

use crate::{ByPeople, People, TERRITORIES, Territories, Territory};

/// How many pawns of each people stand in each territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Land {
    pawns: ByPeople<[u8; TERRITORIES]>,
    /// Where each people has a pawn: known from the pawns, kept for speed.
    held: ByPeople<Territories>,
}

impl Land {
    /// A board without pawns.
    pub(crate) const EMPTY: Self = Self {
        pawns: ByPeople([[0; TERRITORIES]; crate::MAX_PLAYERS]),
        held: ByPeople([Territories::NONE; crate::MAX_PLAYERS]),
    };

    #[inline]
    pub(crate) fn pawns(&self, people: People, territory: Territory) -> u8 {
        self.pawns[people][territory.index()]
    }

    /// The territories where the people has a pawn.
    #[inline]
    pub(crate) fn held(&self, people: People) -> Territories {
        self.held[people]
    }

    /// How many pawns the people has on the board.
    pub(crate) fn total(&self, people: People) -> u8 {
        self.pawns[people].iter().sum()
    }

    #[inline]
    pub(crate) fn add(&mut self, people: People, territory: Territory) {
        self.pawns[people][territory.index()] += 1;
        self.held[people].insert(territory);
    }

    /// Takes one pawn away that is there.
    #[inline]
    pub(crate) fn take(&mut self, people: People, territory: Territory) {
        let pawns = &mut self.pawns[people][territory.index()];
        *pawns -= 1;
        if *pawns == 0 {
            self.held[people].remove(territory);
        }
    }

    /// Takes all pawns of a people away and says how many there were.
    #[inline]
    pub(crate) fn clear(&mut self, people: People, territory: Territory) -> u8 {
        self.held[people].remove(territory);
        std::mem::take(&mut self.pawns[people][territory.index()])
    }
}
