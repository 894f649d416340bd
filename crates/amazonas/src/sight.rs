//! What can be worked out from a view: what a player at the table would count on his fingers.

mod quest;

use game::{Known, Points, Seat};

use crate::ending::LOST;
use crate::piles::Piles;
use crate::species::BySpecies;
use crate::{
    Colour, EventCard, Gold, IncomeCard, Link, Map, PhaseName, Species, TENTS, Takings, Tent, View,
    Village, Villages,
};

pub use quest::{Quest, Route, Routes};

/// A village where a tent can be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// Where.
    pub village: Village,
    /// What its cheapest free space costs.
    pub gold: Gold,
    /// The tile that it brings; none if there is none left.
    pub species: Option<Species>,
}

impl View {
    /// The tents in a village, in the order in which they were built.
    pub fn tents_in(&self, village: Village) -> &[Tent] {
        self.tents.get(&village).map_or(&[], Vec::as_slice)
    }

    /// The villages where the seat has a tent.
    pub fn camps_of(&self, seat: Seat) -> Villages {
        let own = |(village, tents): (&Village, &Vec<Tent>)| {
            tents.contains(&Tent::Of(seat)).then_some(*village)
        };
        self.tents.iter().filter_map(own).collect()
    }

    /// How many tents the seat has yet to build.
    pub fn tents_left(&self, seat: Seat) -> u8 {
        let built = u8::try_from(self.camps_of(seat).len()).unwrap_or(TENTS);
        TENTS.saturating_sub(built)
    }

    /// How large the seat's pile of a species is, natives included.
    pub fn pile(&self, seat: Seat, species: Species) -> u8 {
        self.piles(seat).size(species)
    }

    /// How many natives the seat owns, wherever they lie.
    pub fn natives_of(&self, seat: Seat) -> u8 {
        self.piles(seat).natives()
    }

    /// The seats that own the most of a species, natives included; nobody where that is nothing.
    pub fn most(&self, species: Species) -> Vec<Seat> {
        let pile = |seat: &Seat| self.pile(*seat, species);
        let mut seats = self.order.clone();
        seats.sort_unstable();
        let most = seats.iter().map(pile).max().unwrap_or(0);
        seats.retain(|seat| most > 0 && pile(seat) == most);
        seats
    }

    fn piles(&self, seat: Seat) -> Piles {
        let of = |lists: &[[u8; 5]]| lists.get(seat.index()).copied().unwrap_or_default();
        Piles {
            tiles: BySpecies(of(&self.tiles)),
            natives: BySpecies(of(&self.natives)),
        }
    }

    /// The seat's income card of this round, if the viewer knows it.
    pub fn card_of(&self, seat: Seat) -> Option<IncomeCard> {
        (*self.played.get(seat.index())?)?.open()
    }

    /// Whether the event of this round closes links of this kind.
    pub fn is_closed(&self, link: Link) -> bool {
        self.event.is_some_and(|event| event.closes(link))
    }

    /// Whether the event closes links of this kind to the seat: whoever is known to play card 6 ignores it.
    pub fn is_closed_to(&self, seat: Seat, link: Link) -> bool {
        self.is_closed(link) && !self.is_spared(seat)
    }

    /// Whether the seat is known to ignore the harm of this round's event.
    pub fn is_spared(&self, seat: Seat) -> bool {
        self.event.is_some_and(EventCard::is_harmful)
            && self.card_of(seat) == Some(IncomeCard::NATIVE)
    }

    /// What an income card would pay the seat now.
    pub fn takings(&self, seat: Seat, card: IncomeCard) -> Takings {
        let money = self.money.get(seat.index()).copied().unwrap_or_default();
        Takings::new(&self.piles(seat), money, card, self.event)
    }

    /// What each income card in the seat's hand would pay now.
    pub fn incomes(&self, seat: Seat) -> Vec<(IncomeCard, Takings)> {
        self.hand(seat)
            .iter()
            .map(|card| (*card, self.takings(seat, *card)))
            .collect()
    }

    /// The income cards in the seat's hand, as far as the viewer is shown them.
    pub fn hand(&self, seat: Seat) -> &[IncomeCard] {
        match self.hands.get(seat.index()) {
            Some(Known::Open(cards)) => cards,
            _ => &[],
        }
    }

    /// The income cards that the seat has played since the last taking back, as far as the viewer is shown them: all of them,
    /// rising, or the last.
    pub fn pile_of_cards(&self, seat: Seat) -> Vec<IncomeCard> {
        match self.hands.get(seat.index()) {
            Some(Known::Open(hand)) => {
                let all = IncomeCard::ALL.into_iter();
                all.filter(|card| !hand.contains(card)).collect()
            }
            _ => self.last_card(seat).into_iter().collect(),
        }
    }

    /// The income card on top of the seat's pile.
    pub fn last_card(&self, seat: Seat) -> Option<IncomeCard> {
        self.last.get(seat.index()).copied().flatten()
    }

    /// The colour of the seat; none if the game does not have it.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.seating.0.of(seat)
    }

    /// What the seat has without its mission, until the game is over: nobody sees what others lose by theirs, so this is what can
    /// be compared.
    pub fn points(&self, seat: Seat) -> Points {
        let score = self.scores.get(seat.index()).copied().unwrap_or_default();
        Points(score.0 - self.mission_points(seat).map_or(0, |lost| lost.0))
    }

    /// What the seat's mission would take from its score if the game ended now; none if the viewer does not know it, or it is
    /// over.
    pub fn mission_points(&self, seat: Seat) -> Option<Points> {
        let missing = self
            .missing(seat)
            .filter(|_| self.phase != PhaseName::Over)?;
        let count = i32::try_from(missing.len()).ok()?;
        Some(Points(-LOST * count))
    }

    /// The villages of the seat's mission where it has no tent, if the viewer knows the mission.
    pub fn missing(&self, seat: Seat) -> Option<Villages> {
        let mission = self.missions.get(seat.index()).copied();
        let mission = mission.and_then(Known::open)?;
        Some(mission.into_iter().collect::<Villages>() - self.camps_of(seat))
    }
}

impl Map {
    /// What the cheapest free space of a village costs now; none if it is full.
    pub fn price_now(&self, view: &View, village: Village) -> Option<Gold> {
        let taken = u8::try_from(view.tents_in(village).len()).ok()?;
        self.price(village, taken)
    }

    /// The villages where the seat could build now if money were no matter: with a free space, linked to its tents by what
    /// the event leaves open and without one of its own; in the opening, any with a free space.
    pub fn within_reach(&self, view: &View, seat: Seat) -> Vec<Site> {
        let own = view.camps_of(seat);
        let linked = if view.phase == PhaseName::Opening {
            self.villages()
        } else {
            self.linked_to(view, seat, own)
        };
        let may_build = view.tents_left(seat) > 0 && view.phase != PhaseName::Over;
        let may_build = may_build && (view.phase != PhaseName::Opening || own.is_empty());
        let villages = if may_build {
            linked - own
        } else {
            Villages::NONE
        };
        let site = |village| self.site(view, village);
        villages.into_iter().filter_map(site).collect()
    }

    /// Where the seat could build with what it has if it were its turn now, at what price, and for which tile.
    pub fn sites(&self, view: &View, seat: Seat) -> Vec<Site> {
        let money = view.money.get(seat.index()).copied().unwrap_or_default();
        let mut sites = self.within_reach(view, seat);
        sites.retain(|site| site.gold.silver() <= money);
        sites
    }

    /// The villages that open links lead to from these.
    fn linked_to(&self, view: &View, seat: Seat, own: Villages) -> Villages {
        let open = [Link::Path, Link::Waterway]
            .into_iter()
            .filter(|link| !view.is_closed_to(seat, *link));
        let ends = open.flat_map(|link| {
            own.into_iter()
                .flat_map(move |village| self.linked_by(link, village))
        });
        ends.collect()
    }

    fn site(&self, view: &View, village: Village) -> Option<Site> {
        let species = self.species(village);
        Some(Site {
            village,
            gold: self.price_now(view, village)?,
            species: (view.supply[species as usize] > 0).then_some(species),
        })
    }
}

#[cfg(test)]
mod tests;
