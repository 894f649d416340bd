//! Facts of a state, for whoever thinks about states: they cost nothing to ask, and they know every secret.
//!
//! Whoever must not know the secrets asks a state in which they were [dealt again](game::Game::resample).

use game::Seat;

use crate::{
    Amazonas, EventCard, Gold, IncomeCard, Majority, Mission, PhaseName, Silver, Species, Village,
    Villages,
};

impl Amazonas {
    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// What is being decided.
    #[inline]
    pub fn phase(&self) -> PhaseName {
        self.phase
    }

    /// What having the most tiles of a species is worth.
    #[inline]
    pub fn majority(&self) -> Majority {
        self.majority
    }

    /// The event of this round.
    #[inline]
    pub fn event(&self) -> Option<EventCard> {
        self.event
    }

    /// The seat's money.
    #[inline]
    pub fn money_of(&self, seat: Seat) -> Silver {
        self.money[seat]
    }

    /// Tents that the seat has yet to build.
    #[inline]
    pub fn tents_left(&self, seat: Seat) -> u8 {
        self.tents[seat]
    }

    /// The villages where the seat has a tent.
    #[inline]
    pub fn camps_of(&self, seat: Seat) -> Villages {
        self.camps.of(seat)
    }

    /// Villages without a free space.
    #[inline]
    pub fn full_villages(&self) -> Villages {
        self.camps.full()
    }

    /// What the cheapest free space of a village costs now; none if it is full.
    #[inline]
    pub fn price_of(&self, village: Village) -> Option<Gold> {
        self.map.price(village, self.camps.taken(village))
    }

    /// How large the seat's pile of a species is, natives included.
    #[inline]
    pub fn pile_of(&self, seat: Seat, species: Species) -> u8 {
        self.piles[seat].size(species)
    }

    /// How many tiles of a species the seat has, natives not included.
    #[inline]
    pub fn tiles_of(&self, seat: Seat, species: Species) -> u8 {
        self.piles[seat].tiles[species]
    }

    /// Whether the seat has the income card in hand; one that was chosen leaves when all are revealed.
    #[inline]
    pub fn holds(&self, seat: Seat, card: IncomeCard) -> bool {
        self.hands[seat].contains(card)
    }

    /// The income card that the seat has chosen for this round.
    #[inline]
    pub fn card_of(&self, seat: Seat) -> Option<IncomeCard> {
        self.played[seat]
    }

    /// What an income card would pay the seat, before the event.
    #[inline]
    pub fn income_of(&self, seat: Seat, card: IncomeCard) -> Silver {
        self.piles[seat].income(card)
    }

    /// Whether the seat has yet to take its income of this round.
    #[inline]
    pub fn awaits_income(&self, seat: Seat) -> bool {
        match self.phase {
            PhaseName::Income => true,
            PhaseName::Native | PhaseName::Building => {
                let seats = self.order.seats();
                let place = seats.iter().position(|other| *other == seat);
                let turn = usize::from(self.turn);
                let native = self.phase == PhaseName::Native;
                place.is_some_and(|place| place > turn || (place == turn && native))
            }
            PhaseName::Opening | PhaseName::Over => false,
        }
    }

    /// Which of the map's missions the seat has, counted from 0.
    #[inline]
    pub fn mission_number(&self, seat: Seat) -> u8 {
        self.missions[seat]
    }

    /// The seat's mission.
    #[inline]
    pub fn mission_of(&self, seat: Seat) -> Mission {
        self.mission(seat)
    }

    /// What the seat's medal is worth; 0 without one.
    #[inline]
    pub fn medal_of(&self, seat: Seat) -> u8 {
        self.medals[seat]
    }

    /// What the best medal that nobody has yet is worth; 0 if there is none.
    #[inline]
    pub fn next_medal(&self) -> u8 {
        if self.medals_left == 0 {
            0
        } else {
            self.medals_left + 1
        }
    }
}
