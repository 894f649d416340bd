//! Setting the game up.

use arrayvec::ArrayVec;
use game::{BySeat, Chance, Seat, Setup, Sink};

use crate::ask::{Ask, Bits};
use crate::ledger::{Ledger, Source};
use crate::modules::Module;
use crate::pyramid::Pyramid;
use crate::region::ByRegion;
use crate::solo::Solo;
use crate::stage::Stage;
use crate::state::{VENGEFUL, YOU};
use crate::track::Order;
use crate::{
    Band, Card, Components, Event, GodChoice, GodId, MAX_PLAYERS, Mezo, Options, Owner, Region,
    Regions, SPACES,
};

/// The table before the first decision.
pub(crate) fn set_up(setup: &Setup<Mezo>, sink: &mut impl Sink<Event>) -> Mezo {
    let mut state = empty(setup);
    state.lay_out_regions();
    state.draw_tiles();
    state.seat_players(&setup.options);
    state.order_gods(setup.options.god_choice, sink);
    state
}

/// All pieces in their boxes.
fn empty(setup: &Setup<Mezo>) -> Mezo {
    let options = setup.options;
    let parts: &'static Components = setup.components;
    let chosen = |god: &GodId| options.gods.contains(parts.god(*god).set);
    Mezo {
        components: parts,
        players: options.players,
        tribes: options.tribes,
        tile_set: options.tiles,
        pantheon: parts.gods().filter(chosen).map(|god| god.0).collect(),
        modules: options.modules,
        age: 0,
        round: 0,
        stage: Stage::Gods,
        ask: Ask::Nothing,
        asked: YOU,
        order: Order::EMPTY,
        turn: 0,
        vp: BySeat::default(),
        ledger: BySeat([Ledger::EMPTY; MAX_PLAYERS]),
        devotion: BySeat::default(),
        abilities: BySeat::default(),
        gods: BySeat::default(),
        vertex: BySeat::default(),
        living: Regions::ALL,
        altars: ByRegion::default(),
        blessed: None,
        champions: BySeat::default(),
        units: ByRegion::default(),
        reserve: BySeat::default(),
        xibalba: BySeat::default(),
        below: BySeat::default(),
        offered: BySeat::default(),
        deployed: ByRegion::default(),
        glyphs: ByRegion::default(),
        glyph_reserve: BySeat::default(),
        pyramids: ByRegion([Pyramid::NONE; crate::REGIONS]),
        floor_reserve: BySeat::default(),
        neutral_gone: 0,
        books: [[None; SPACES]; 2],
        angry: [0; 3],
        revealed: 0,
        tiles: ArrayVec::new(),
        resolved: ArrayVec::new(),
        decks: BySeat::default(),
        seen: BySeat::default(),
        discards: BySeat::default(),
        conflict: None,
        frames: ArrayVec::new(),
        has_changed: false,
        cities: BySeat::default(),
        rituals: [0; 3],
        ritual: None,
        prophecies: None,
        prophecy_steps: BySeat::default(),
        monument: None,
        cenote: None,
        powers_used: BySeat::default(),
        solo: Solo::default(),
        chance: Chance::new(setup.seed),
    }
}

impl Mezo {
    /// Regions that die, altars on the others, and with two players two neutral floors.
    fn lay_out_regions(&mut self) {
        let mut regions: ArrayVec<Region, { crate::REGIONS }> = Regions::ALL.into_iter().collect();
        self.chance.shuffle(&mut regions);
        let dead = match self.players {
            1 => 0,
            3 => 2,
            _ => 1,
        };
        for region in regions.drain(..dead) {
            self.living -= Regions::only(region);
        }
        if self.players == 2 {
            for region in &regions[..2] {
                self.pyramids[*region].add(1, Owner::NEUTRAL);
            }
        }
        let mut altars: ArrayVec<u8, 32> = self.components.altars_of(self.tile_set).collect();
        self.chance.shuffle(&mut altars);
        for (region, altar) in regions.iter().zip(altars) {
            self.altars[*region] = altar;
        }
        self.tiles = self.living.into_iter().collect();
    }

    /// Angry gods, rituals and the vengeful gods' cards.
    fn draw_tiles(&mut self) {
        for age in 1..=3 {
            let tiles: ArrayVec<u8, 8> = self.components.angry_of(age, self.tile_set).collect();
            self.angry[usize::from(age) - 1] = *self.chance.pick(&tiles);
        }
        if self.modules.contains(Module::Rituals) {
            self.rituals = self.draw_three(self.components.rituals().len());
        }
        if self.is_solo() {
            self.solo.deck = (0..small(self.components.vengeful_cards().len())).collect();
        }
    }

    /// Three different ones of so many.
    fn draw_three(&mut self, count: usize) -> [u8; 3] {
        let mut all: ArrayVec<u8, 16> = (0..small(count)).collect();
        self.chance.shuffle(&mut all);
        [all[0], all[1], all[2]]
    }

    /// Pieces, one unit of each kind in Xibalba, and places on the track.
    fn seat_players(&mut self, options: &Options) {
        let tribe = *self.components.tribe();
        for seat in self.every_seat() {
            let tribes = if self.is_vengeful(seat) { 2 } else { 1 };
            for _ in 0..tribes {
                self.reserve[seat].add(tribe.band());
            }
            self.reserve[seat].remove(Band::new(1, 1));
            self.xibalba[seat] = Band::new(1, 1);
            self.glyph_reserve[seat] = tribes * tribe.glyphs;
            self.floor_reserve[seat] = tribe.floors.map(|floors| tribes * floors);
            if !self.is_vengeful(seat) {
                self.decks[seat] = Card::ALL.into_iter().collect();
            }
        }
        if self.is_solo() {
            self.start_at(YOU, 5, Source::Start);
            self.start_at(VENGEFUL, 4, Source::Start);
            self.gain_vp(
                VENGEFUL,
                options.handicap.into(),
                Source::Handicap,
                &mut game::Silent,
            );
        } else {
            let last = self.chance.below(self.players.into());
            // Clockwise from the left of the last comes the first.
            let last = Seat::new(small(last as usize));
            let order: Order = self.clockwise_after(last).collect();
            for (seat, points) in order.seats().iter().zip([5, 4, 3, 2]) {
                self.start_at(*seat, points, Source::Start);
            }
        }
    }

    fn start_at(&mut self, seat: Seat, points: u8, source: Source) {
        self.vp[seat] += u16::from(points);
        self.ledger[seat].enter(0, source, points.into());
    }

    /// Gods are picked from the lowest points up, or dealt.
    fn order_gods(&mut self, choice: GodChoice, sink: &mut impl Sink<Event>) {
        let order = self.player_order();
        self.order = order.seats().iter().rev().copied().collect();
        if choice == GodChoice::Random {
            let mut gods: ArrayVec<u8, 16> = self.pantheon.iter().collect();
            self.chance.shuffle(&mut gods);
            let order = self.order;
            for (seat, god) in order.seats().iter().zip(gods) {
                self.choose_god(*seat, GodId(god), sink);
            }
        }
    }

    pub(crate) fn ask_god(&mut self, sink: &mut impl Sink<Event>) {
        let Some(seat) = self.on_turn() else {
            self.gods_are_chosen(sink);
            return;
        };
        let mut free = self.pantheon;
        for taken in self.gods.0.into_iter().flatten() {
            free.remove(taken.0);
        }
        match free.single() {
            Some(only) => self.choose_god(seat, GodId(only), sink),
            None => self.put(seat, Ask::God(free)),
        }
    }

    pub(crate) fn choose_god(&mut self, seat: Seat, god: GodId, sink: &mut impl Sink<Event>) {
        self.gods[seat] = Some(god);
        self.turn += 1;
        let name: &'static str = &self.components.god(god).name;
        sink.tell(|| Event::God { seat, god: name });
    }

    /// In solo the other gods become vengeful; prophecy and trial are drawn; with cities these are founded next.
    fn gods_are_chosen(&mut self, sink: &mut impl Sink<Event>) {
        if self.is_solo() {
            let mut others: Bits = self.pantheon;
            if let Some(own) = self.gods[YOU] {
                others.remove(own.0);
            }
            self.solo.god_deck = others.iter().map(GodId).collect();
            self.chance.shuffle(&mut self.solo.god_deck);
            self.draw_trial(sink);
        }
        if self.modules.contains(Module::Prophecies) {
            self.draw_prophecies(sink);
        }
        if self.modules.contains(Module::Cities) {
            self.begin_turns(Stage::Cities);
        } else {
            self.stage = Stage::AgeBegins;
        }
    }

    fn draw_trial(&mut self, sink: &mut impl Sink<Event>) {
        let trials = self.components.trials();
        let drawn = self.chance.below(small(trials.len()).into()) as usize;
        self.solo.trial = Some(small(drawn));
        let trial: &'static str = &trials[drawn].name;
        sink.tell(|| Event::Trial { trial });
    }

    fn draw_prophecies(&mut self, sink: &mut impl Sink<Event>) {
        let row = self.draw_three(self.components.prophecies().len());
        self.prophecies = Some(row);
        sink.tell(|| Event::Prophecies {
            prophecies: row.map(|prophecy| self.prophecy_name(prophecy)),
        });
        self.moment_of_all(sink);
    }

    pub(crate) fn ask_city(&mut self) {
        let Some(seat) = self.on_turn() else {
            self.stage = Stage::AgeBegins;
            return;
        };
        let taken: Regions = self.cities.0.into_iter().flatten().collect();
        self.put(seat, Ask::City(self.living - taken));
    }

    pub(crate) fn found_city(&mut self, seat: Seat, region: Region, sink: &mut impl Sink<Event>) {
        self.cities[seat] = Some(region);
        self.turn += 1;
        let region = self.name_of(region);
        sink.tell(|| Event::City { seat, region });
    }
}

fn small(count: usize) -> u8 {
    u8::try_from(count).expect("components are counted in dozens")
}

#[cfg(test)]
mod tests;
