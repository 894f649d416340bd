//! The ceremony of a card, and appeasing the angry gods.

use game::{Seat, Sink};

use crate::ask::{Ask, Bits};
use crate::frame::{Appeasing, Ceremony, Frame};
use crate::ledger::Source;
use crate::places::Place;
use crate::{Action, Card, EffectId, Event, Kind, Means, Mezo, Owner, Region, Regions};

impl Mezo {
    /// What the ceremony of a seat does.
    fn ceremony_of(&self, seat: Seat, card: Card) -> EffectId {
        self.action_of(seat, card, 2)
    }

    /// Whether the ceremony can do anything: its effect, or an appeasement.
    pub(crate) fn can_hold_ceremony(&self, seat: Seat, card: Card) -> bool {
        self.can_act(self.ceremony_of(seat, card), seat) || self.can_appease(seat)
    }

    /// The effect is resolved if it can be, an appeasement is optional; in either order, and one must be begun. Whether the
    /// other can be done is judged when the first is over.
    pub(crate) fn run_ceremony(&mut self, ceremony: Ceremony, sink: &mut impl Sink<Event>) {
        let Ceremony {
            seat,
            card,
            effected,
            appeased,
        } = ceremony;
        let effect = !effected && self.can_act(self.ceremony_of(seat, card), seat);
        let appease = !appeased && self.can_appease(seat);
        match (effect, appease) {
            (false, false) => {
                self.frames.pop();
            }
            (true, false) => self.resolve_ceremony(ceremony, sink),
            (false, true) if !effected => self.appease(ceremony),
            (_, true) => self.put(
                seat,
                Ask::Ceremony {
                    effect,
                    decline: effected,
                },
            ),
        }
    }

    pub(crate) fn answer_ceremony(
        &mut self,
        ceremony: Ceremony,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Effect => self.resolve_ceremony(ceremony, sink),
            Action::Appease => self.appease(ceremony),
            _ => {
                let seat = ceremony.seat;
                sink.tell(|| Event::Declined { seat });
                self.frames.pop();
            }
        }
    }

    fn resolve_ceremony(&mut self, ceremony: Ceremony, sink: &mut impl Sink<Event>) {
        let Ceremony { seat, card, .. } = ceremony;
        self.keep_frame(Frame::Ceremony(Ceremony {
            effected: true,
            ..ceremony
        }));
        let effect = self.ceremony_of(seat, card);
        self.begin_effect(effect, Source::Ceremony, seat, sink);
    }

    fn appease(&mut self, ceremony: Ceremony) {
        let seat = ceremony.seat;
        self.keep_frame(Frame::Ceremony(Ceremony {
            appeased: true,
            ..ceremony
        }));
        let tiles = if self.has_ability(seat, 2, 1) { 2 } else { 1 };
        self.frames.push(Frame::Appease(Appeasing {
            seat,
            price: self.price(),
            left: tiles,
            resolved: Bits::NONE,
        }));
    }

    /// How many units an appeasement costs: 2 if some lie below the tiles already.
    fn price(&self) -> u8 {
        let seats = self.every_seat().into_iter();
        let lying = seats.map(|seat| self.below[seat].total()).sum::<u8>();
        if lying > 0 { 2 } else { 1 }
    }

    /// Whether there are units enough to sacrifice; the sacrifice itself can be the point, so no tile need be able to act.
    fn can_appease(&self, seat: Seat) -> bool {
        let present = self.presence(seat).into_iter();
        let deployed: u8 = present
            .map(|region| self.units_in(seat, region).total())
            .sum();
        self.reserve[seat].total() + deployed >= self.price()
    }

    /// The tiles that are face up and would do nothing for the seat now.
    pub(crate) fn idle_tiles(&self, seat: Seat) -> Bits {
        let open = 0..self.revealed;
        open.filter(|tile| !self.can_act(self.tile(*tile), seat))
            .collect()
    }

    /// The idle tiles, if the seat that is asked may come to choose one: it is asked about appeasing, or may take its ceremony,
    /// which can begin with an appeasement at once. The last action is judged without the glyph that it costs.
    pub(crate) fn idle_tiles_in_question(&self) -> Bits {
        let seat = self.asked;
        match self.ask {
            Ask::Ceremony { .. } | Ask::Sacrifice(_) | Ask::Tile(_) => self.idle_tiles(seat),
            Ask::Act { take, .. } if take.contains(2) && self.can_appease(seat) => {
                self.idle_tiles(seat)
            }
            Ask::Third if self.last_action(seat) == Some(2) && self.can_appease(seat) => {
                let mut after = self.clone();
                after.remove_glyph(Owner::Seat(seat), self.the_conflict().region);
                after.idle_tiles(seat)
            }
            _ => Bits::NONE,
        }
    }

    /// The effect of a tile that is face up.
    fn tile(&self, tile: u8) -> EffectId {
        let index = usize::from(self.angry[usize::from(tile)]);
        self.components.angry(tile + 1)[index]
    }

    pub(crate) fn run_appeasement(&mut self, appeasing: Appeasing, sink: &mut impl Sink<Event>) {
        let seat = appeasing.seat;
        if appeasing.price > 0 {
            self.ask_sacrifice(appeasing, sink);
            return;
        }
        let open = (0..self.revealed).filter(|tile| !appeasing.resolved.contains(*tile));
        let tiles: Bits = open.collect();
        match tiles.single() {
            _ if appeasing.left == 0 || tiles.is_empty() => {
                self.frames.pop();
            }
            Some(only) => self.resolve_tile(appeasing, only, sink),
            None => self.put(seat, Ask::Tile(tiles)),
        }
    }

    fn ask_sacrifice(&mut self, appeasing: Appeasing, sink: &mut impl Sink<Event>) {
        let seat = appeasing.seat;
        let with_units = |region: &Region| !self.units_in(seat, *region).is_empty();
        let regions: Regions = self.presence(seat).into_iter().filter(with_units).collect();
        let places = regions.into_iter().map(Place::Region);
        let mut choices = 0;
        let mut last = None;
        for place in places.chain([Place::Reserve]) {
            for kind in self.units_at(seat, place).kinds().iter() {
                choices += 1;
                last = Some((place, kind));
            }
        }
        match last {
            Some((place, kind)) if choices == 1 => {
                self.sacrifice_to_gods(appeasing, place, kind, sink);
            }
            Some(_) => self.put(seat, Ask::Sacrifice(regions)),
            None => {
                self.frames.pop();
            }
        }
    }

    pub(crate) fn answer_appeasement(
        &mut self,
        appeasing: Appeasing,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Sacrifice(from, kind) => {
                let place = from.map_or(Place::Reserve, Place::Region);
                self.sacrifice_to_gods(appeasing, place, kind, sink);
            }
            Action::Tile(tile) => self.resolve_tile(appeasing, tile, sink),
            _ => {}
        }
    }

    fn sacrifice_to_gods(
        &mut self,
        mut appeasing: Appeasing,
        place: Place,
        kind: Kind,
        sink: &mut impl Sink<Event>,
    ) {
        self.move_one(
            appeasing.seat,
            kind,
            [place, Place::Below],
            Means::Appease,
            sink,
        );
        appeasing.price -= 1;
        self.keep_frame(Frame::Appease(appeasing));
    }

    fn resolve_tile(&mut self, mut appeasing: Appeasing, tile: u8, sink: &mut impl Sink<Event>) {
        appeasing.left -= 1;
        appeasing.resolved.insert(tile);
        self.keep_frame(Frame::Appease(appeasing));
        self.begin_effect(self.tile(tile), Source::Angry, appeasing.seat, sink);
    }
}

#[cfg(test)]
mod tests;
