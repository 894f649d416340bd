//! What can be worked out from a view: what a player at the table would count on his fingers.

use game::Seat;

use crate::domain::{domain_of, domain_points, domains};
use crate::{Board, PowerCard, Terrain, Territories, Territory, View};

impl View {
    /// Where those whom the seat plays stand in lists of pawns: its tribe, or with two players the faction it has now.
    pub fn people_of(&self, seat: Seat) -> usize {
        let control = self.control.as_ref();
        let faction = control.and_then(|control| control.get(seat.index()));
        faction.map_or(seat.index(), |faction| usize::from(*faction))
    }

    /// The seat's pawns in a territory.
    pub fn pawns_in(&self, seat: Seat, territory: Territory) -> u8 {
        let here = self.pawns.get(&territory);
        here.and_then(|pawns| pawns.get(self.people_of(seat)))
            .copied()
            .unwrap_or_default()
    }

    /// The territories where the seat has a pawn.
    pub fn held(&self, seat: Seat) -> Territories {
        let people = self.people_of(seat);
        let own = |pawns: &[u8]| pawns.get(people).is_some_and(|pawns| *pawns > 0);
        let held = self.pawns.iter().filter(|(_, pawns)| own(pawns));
        held.map(|(territory, _)| *territory).collect()
    }

    /// The power card of this age, if the viewer knows it.
    pub fn power_of(&self, seat: Seat) -> Option<PowerCard> {
        self.power.get(seat.index())?.chosen?.open()
    }

    /// The terrain that scores for the seat, if the viewer knows it already.
    pub fn scoring_terrain(&self, seat: Seat) -> Option<Terrain> {
        self.terrain.or(self.power_of(seat)?.terrain())
    }

    /// The seat's power in a territory: card times pawns; 0 as long as the viewer does not know the card.
    pub fn power_in(&self, seat: Seat, territory: Territory) -> u16 {
        let card = self.power_of(seat).map_or(0, PowerCard::number);
        u16::from(card) * u16::from(self.pawns_in(seat, territory))
    }

    /// Everybody who has power in a territory, the strongest first, equals in turn order.
    pub fn powers(&self, territory: Territory) -> Vec<(Seat, u16)> {
        let power = |seat: &Seat| (*seat, self.power_in(*seat, territory));
        let mut powers: Vec<(Seat, u16)> = self.order.iter().map(power).collect();
        powers.retain(|(_, power)| *power > 0);
        powers.sort_by_key(|(_, power)| std::cmp::Reverse(*power));
        powers
    }
}

impl Board {
    /// What the domains among these territories score with this terrain and these rafts.
    pub fn worth(
        &self,
        held: Territories,
        terrain: Terrain,
        rafts: &[(Territory, Territory)],
    ) -> u32 {
        let matching = self.of_terrain(terrain);
        domains(self, held, rafts)
            .map(|domain| domain_points(domain.len(), (domain & matching).len()))
            .sum()
    }

    /// The domain among the territories held that this territory, one of them, belongs to.
    pub fn domain(&self, held: Territories, territory: Territory) -> Territories {
        domain_of(self, held, &[], territory)
    }
}
