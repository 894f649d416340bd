//! Building tents, and with two players putting up neutral ones.

use game::{Known, Seat, Sink};

use crate::camps::Tent;
use crate::{
    Action, Amazonas, Event, Gold, IncomeCard, Link, PhaseName, Species, Village, Villages,
};

impl Amazonas {
    /// Lets the seat build, and says whether there is something to decide.
    #[inline]
    pub(crate) fn begin_building(&mut self, seat: Seat) -> bool {
        self.phase = PhaseName::Building;
        self.may_go_on(seat)
    }

    /// Lets the seat build if it can; else its turn passes.
    pub(crate) fn build_or_pass(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if !self.begin_building(seat) {
            self.next_turn(sink);
        }
    }

    /// Whether the seat can build a tent or put up a neutral one.
    #[inline]
    fn may_go_on(&self, seat: Seat) -> bool {
        !self.neutral_sites(seat).is_empty() || self.can_pay_for_any(seat, self.linked(seat))
    }

    /// Those of the villages, none of them full, whose cheapest free space the seat can pay for.
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat, villages: Villages) -> Villages {
        let can_pay = |village: &Village| self.can_pay(seat, *village);
        villages.into_iter().filter(can_pay).collect()
    }

    #[inline]
    fn can_pay_for_any(&self, seat: Seat, villages: Villages) -> bool {
        self.money[seat] >= self.map.cheapest().silver()
            && villages
                .into_iter()
                .any(|village| self.can_pay(seat, village))
    }

    #[inline]
    fn can_pay(&self, seat: Seat, village: Village) -> bool {
        let price = self.map.price(village, self.camps.taken(village));
        price.is_some_and(|gold| gold.silver() <= self.money[seat])
    }

    /// Whether the event closes links of this kind to the seat.
    #[inline]
    fn is_closed(&self, seat: Seat, link: Link) -> bool {
        self.event.is_some_and(|event| event.closes(link))
            && self.played[seat] != Some(IncomeCard::NATIVE)
    }

    /// Where the seat can build a tent now.
    #[inline]
    fn sites(&self, seat: Seat) -> Villages {
        self.affordable(seat, self.linked(seat))
    }

    /// Where the seat could build a tent now if it had the money.
    #[inline]
    fn linked(&self, seat: Seat) -> Villages {
        if self.tents[seat] == 0 {
            return Villages::NONE;
        }
        let mut linked = Villages::NONE;
        for link in [Link::Path, Link::Waterway] {
            if !self.is_closed(seat, link) {
                linked |= self.camps.within_reach(seat, link);
            }
        }
        linked
    }

    /// Where the seat can put up a neutral tent now.
    #[inline]
    fn neutral_sites(&self, seat: Seat) -> Villages {
        if self.neutral_used || self.neutral[seat] == 0 {
            return Villages::NONE;
        }
        self.camps.open_to_neutral()
    }

    #[inline]
    pub(crate) fn list_building(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.sites(seat).into_iter().map(Action::Build));
        actions.extend(self.neutral_sites(seat).into_iter().map(Action::Neutral));
        actions.push(Action::Done);
    }

    pub(crate) fn may_build(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Build(village) => self.sites(seat).contains(village),
            Action::Neutral(village) => self.neutral_sites(seat).contains(village),
            action => action == Action::Done,
        }
    }

    /// Builds on the cheapest free space, pays for it and takes a tile of the village's species while there are any.
    pub(crate) fn put_tent(&mut self, seat: Seat, village: Village) -> (Gold, Option<Species>) {
        let taken = self.camps.taken(village);
        let gold = self.map.price(village, taken);
        let gold = gold.expect("a tent is built on a free space");
        self.money[seat] -= gold.silver();
        self.tents[seat] -= 1;
        self.camps.put(self.map, Tent::Of(seat), village);
        let species = self.map.species(village);
        if self.supply[species] == 0 {
            return (gold, None);
        }
        self.supply[species] -= 1;
        self.piles[seat].tiles[species] += 1;
        (gold, Some(species))
    }

    pub(crate) fn build(&mut self, seat: Seat, village: Village, sink: &mut impl Sink<Event>) {
        let (gold, species) = self.put_tent(seat, village);
        sink.tell(|| Event::Built {
            seat,
            village,
            gold,
            species,
            money: Known::Open(self.money[seat]),
        });
        if self.medals[seat] == 0 && self.piles[seat].has_every_species() {
            self.take_medal(seat, sink);
        }
        if !self.may_go_on(seat) {
            self.next_turn(sink);
        }
    }

    /// The best medal left goes to the first who owns all five species.
    fn take_medal(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let points = self.medals_left + 1;
        self.medals_left -= 1;
        self.medals[seat] = points;
        sink.tell(|| Event::Medal { seat, points });
    }

    pub(crate) fn put_neutral(
        &mut self,
        seat: Seat,
        village: Village,
        sink: &mut impl Sink<Event>,
    ) {
        self.neutral[seat] -= 1;
        self.neutral_used = true;
        self.camps.put(self.map, Tent::NEUTRAL, village);
        sink.tell(|| Event::Neutral {
            seat,
            village,
            left: self.neutral[seat],
        });
        if !self.may_go_on(seat) {
            self.next_turn(sink);
        }
    }
}

#[cfg(test)]
mod tests;
