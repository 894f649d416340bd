//! The start of an age: angry god, ritual, cenote and abilities.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::modules::Module;
use crate::places::Place;
use crate::stage::Stage;
use crate::{Action, Card, Event, Means, Mezo, Region, RitualRule};

impl Mezo {
    /// Tiles and decks are shuffled.
    pub(crate) fn begin_age(&mut self, sink: &mut impl Sink<Event>) {
        self.age += 1;
        self.round = self.age;
        self.blessed = None;
        self.resolved.clear();
        self.tiles = self.living.into_iter().collect();
        self.chance.shuffle(&mut self.tiles);
        for seat in self.every_seat() {
            if !self.is_vengeful(seat) {
                self.discards[seat].clear();
                self.decks[seat] = Card::ALL.into_iter().collect();
                self.chance.shuffle(&mut self.decks[seat]);
            }
            self.seen[seat] = 0;
        }
        let age = self.age;
        sink.tell(|| Event::Age { age });
        if self.is_solo() {
            self.shuffle_vengeful_cards();
            self.draw_vengeful_god(sink);
        } else {
            self.stage = Stage::Reveal;
        }
    }

    /// The angry god and the ritual of the age are turned up.
    pub(crate) fn reveal_age(&mut self, sink: &mut impl Sink<Event>) {
        let index = usize::from(self.age - 1);
        self.revealed = self.age;
        let (age, tile) = (self.age, self.angry[index]);
        sink.tell(|| Event::Angry {
            age,
            tile,
            effect: {
                let effect = self.components.angry(age)[usize::from(tile)];
                self.components.effect(effect).to_string()
            },
        });
        if self.modules.contains(Module::Rituals) {
            let ritual = self.rituals[index];
            self.ritual = Some(ritual);
            let name: &'static str = &self.components.rituals()[usize::from(ritual)].name;
            sink.tell(|| Event::Ritual { ritual: name });
        }
        let next = if self.modules.contains(Module::Cenote) {
            Stage::Cenote
        } else {
            Stage::Ability
        };
        self.begin_turns(next);
    }

    /// What the ritual of this age changes.
    #[inline]
    pub(crate) fn ritual_rule(&self) -> Option<RitualRule> {
        let ritual = usize::from(self.ritual?);
        Some(self.components.rituals()[ritual].rule)
    }

    /// The leader puts the sacred cenote on a living region.
    pub(crate) fn ask_cenote(&mut self) {
        if let Some(leader) = self.order.seat(0) {
            self.put(leader, Ask::Cenote(self.living));
        }
    }

    pub(crate) fn place_cenote(&mut self, seat: Seat, region: Region, sink: &mut impl Sink<Event>) {
        self.cenote = Some(region);
        self.begin_turns(Stage::Ability);
        let region = self.name_of(region);
        sink.tell(|| Event::Cenote { seat, region });
    }

    pub(crate) fn ask_ability(&mut self) {
        match self.on_turn() {
            Some(seat) => self.put(seat, Ask::Ability),
            None => self.begin_turns(Stage::TribeAbility),
        }
    }

    pub(crate) fn choose_ability(&mut self, seat: Seat, ability: u8, sink: &mut impl Sink<Event>) {
        let age = self.age;
        self.abilities[seat][usize::from(age) - 1] = ability + 1;
        self.stage = Stage::CityUnit;
        sink.tell(|| Event::Ability {
            seat,
            age,
            ability: ability + 1,
        });
    }

    /// Whoever has a city may deploy a unit there.
    pub(crate) fn ask_city_unit(&mut self) {
        let asked = self.on_turn().and_then(|seat| {
            let kinds = self.reserve[seat].kinds();
            let city = self.cities[seat].filter(|_| !kinds.is_empty())?;
            Some((seat, city, kinds))
        });
        match asked {
            Some((seat, city, kinds)) => self.put(seat, Ask::CityUnit(city, kinds)),
            None => self.end_ability_turn(),
        }
    }

    pub(crate) fn deploy_city_unit(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        if let Action::Deploy(city, kind) = action {
            let places = [Place::Reserve, Place::Region(city)];
            self.move_one(seat, kind, places, Means::City, sink);
        }
        self.end_ability_turn();
    }

    fn end_ability_turn(&mut self) {
        self.turn += 1;
        self.stage = Stage::Ability;
    }
}

#[cfg(test)]
mod tests;
