//! Situations for tests: a table set up by hand, with every piece taken from where it was.

use game::{Chance, Components as _, Game, Seat, Seed, Setup, Viewer, Words};

use crate::ask::Ask;
use crate::conflict::Conflict;
use crate::ledger::Source;
use crate::stage::Stage;
use crate::{
    Action, Band, Card, Components, EffectId, Event, Kind, Mezo, Module, Options, Owner, Region,
    View,
};

/// A game in which points fall from seat 0 on, and with a desolate region that is Copan (and Becan with three players).
pub(crate) struct Table {
    pub(crate) state: Mezo,
    /// What has happened since the situation was set up.
    pub(crate) events: Vec<Event>,
    /// Whether only an effect is run, and nothing follows it.
    alone: bool,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// Red acts; the conflict is in Becan and Red's god is in Hochob, Palenque and Becan.
pub(crate) fn table() -> Table {
    Table::new(4).vertex(0, 1).conflict("Becan")
}

pub(crate) fn region(name: &str) -> Region {
    Components::standard().region(name).expect("the map has it")
}

impl Table {
    pub(crate) fn new(players: u8) -> Self {
        Self::with(Options {
            players,
            ..Options::default()
        })
    }

    /// With these modules by name.
    pub(crate) fn modules(players: u8, names: &[&str]) -> Self {
        let named = |module: &Module| names.contains(&module.name());
        Self::with(Options {
            players,
            modules: Module::ALL.into_iter().filter(named).collect(),
            ..Options::default()
        })
    }

    pub(crate) fn with(options: Options) -> Self {
        let mut events = Vec::new();
        let mut state = Mezo::start(&Setup::new(options, Seed::Short(1)), &mut events);
        let living: &[&str] = match options.players {
            1 => &["Uxmal", "Hochob", "Calakmul", "Palenque", "Becan", "Copan"],
            3 => &["Uxmal", "Hochob", "Calakmul", "Palenque"],
            _ => &["Uxmal", "Hochob", "Calakmul", "Palenque", "Becan"],
        };
        state.living = living.iter().map(|name| region(name)).collect();
        state.tiles = state.living.into_iter().collect();
        if options.players == 2 {
            let bare = crate::region::ByRegion([crate::pyramid::Pyramid::NONE; 6]);
            state.pyramids = bare;
            for name in ["Uxmal", "Becan"] {
                state.pyramids[region(name)].add(1, Owner::NEUTRAL);
            }
        }
        for (index, altar) in (0..6).zip(0..6) {
            state.altars.0[index] = altar;
        }
        for (number, god) in (0..options.players).zip(["kukulkan", "ixchel", "ah_puch", "cabrakan"])
        {
            state.gods[seat(number)] = Components::standard().god_named(god);
        }
        if options.players == 1 {
            let own = state.gods[seat(0)];
            let others = Components::standard()
                .gods()
                .filter(|god| Some(*god) != own);
            state.solo.god_deck = others.collect();
        }
        state.age = 1;
        state.round = 1;
        state.revealed = 1;
        state.angry = [0; 3];
        state.ask = Ask::Nothing;
        events.clear();
        let mut table = Self {
            state,
            events,
            alone: false,
        };
        if options.players > 1 {
            table = table.vp(&[5, 4, 3, 2][..options.players.into()]);
        }
        table
    }

    /// These points for each seat.
    pub(crate) fn vp(mut self, points: &[u16]) -> Self {
        for (number, points) in (0..).zip(points) {
            let seat = seat(number);
            let now = i16::try_from(self.state.vp[seat]).unwrap();
            let wanted = i16::try_from(*points).unwrap();
            self.state.ledger[seat].enter(0, Source::Start, wanted - now);
            self.state.vp[seat] = *points;
        }
        self
    }

    pub(crate) fn age(mut self, age: u8) -> Self {
        self.state.age = age;
        self.state.round = age;
        self.state.revealed = age;
        self
    }

    pub(crate) fn god(mut self, owner: u8, god: &str) -> Self {
        self.state.gods[seat(owner)] = Components::standard().god_named(god);
        self
    }

    pub(crate) fn vertex(mut self, owner: u8, vertex: u8) -> Self {
        self.state.vertex[seat(owner)] = Some(crate::Vertex(vertex));
        self
    }

    pub(crate) fn devotion(mut self, owner: u8, devotion: u8) -> Self {
        self.state.devotion[seat(owner)] = devotion;
        self
    }

    /// The ability, 1 to 3, of an age.
    pub(crate) fn ability(mut self, owner: u8, age: usize, ability: u8) -> Self {
        self.state.abilities[seat(owner)][age - 1] = ability;
        self
    }

    /// Units from the reserve stand here.
    pub(crate) fn units(mut self, owner: u8, here: &str, warriors: u8, shamans: u8) -> Self {
        let band = Band::new(warriors, shamans);
        self.state.reserve[seat(owner)].remove(band);
        self.state.units[region(here)][usize::from(owner)].add(band);
        self
    }

    /// Units from the reserve are in Xibalba, instead of those that were.
    pub(crate) fn xibalba(mut self, owner: u8, warriors: u8, shamans: u8) -> Self {
        let before = self.state.xibalba[seat(owner)];
        self.state.reserve[seat(owner)].add(before);
        let band = Band::new(warriors, shamans);
        self.state.reserve[seat(owner)].remove(band);
        self.state.xibalba[seat(owner)] = band;
        self
    }

    /// The reserve keeps only these; the rest is in Xibalba.
    pub(crate) fn reserve(mut self, owner: u8, warriors: u8, shamans: u8) -> Self {
        let band = Band::new(warriors, shamans);
        let mut rest = self.state.reserve[seat(owner)];
        rest.remove(band);
        self.state.reserve[seat(owner)] = band;
        self.state.xibalba[seat(owner)].add(rest);
        self
    }

    pub(crate) fn glyphs(mut self, owner: u8, here: &str, count: u8) -> Self {
        self.state.glyph_reserve[seat(owner)] -= count;
        self.state.glyphs[region(here)][usize::from(owner)] += count;
        self
    }

    /// Floors on top of each other, the lowest first.
    pub(crate) fn floors(mut self, here: &str, owners: &[u8]) -> Self {
        for owner in owners {
            let reserve = &mut self.state.floor_reserve[seat(*owner)];
            let pyramid = &mut self.state.pyramids[region(here)];
            let level = pyramid.next_level(reserve).expect("it can be built");
            reserve[usize::from(level) - 1] -= 1;
            pyramid.add(level, Owner::Seat(seat(*owner)));
        }
        self
    }

    /// A seat has no floors of this level in reserve: they leave the game.
    pub(crate) fn without_floors(mut self, owner: u8, level: usize) -> Self {
        self.state.floor_reserve[seat(owner)][level - 1] = 0;
        self
    }

    pub(crate) fn champion(mut self, owner: u8, here: &str) -> Self {
        self.state.champions[seat(owner)].insert(region(here));
        self
    }

    pub(crate) fn altar(mut self, here: &str, name: &str) -> Self {
        let altars = Components::standard().altars();
        let found = altars
            .iter()
            .position(|altar| altar.name == name)
            .expect("there is such an altar");
        self.state.altars[region(here)] = u8::try_from(found).unwrap();
        self
    }

    pub(crate) fn blessed(mut self, here: &str) -> Self {
        self.state.blessed = Some(region(here));
        self
    }

    pub(crate) fn angry(mut self, tiles: [u8; 3]) -> Self {
        self.state.angry = tiles;
        self
    }

    pub(crate) fn ritual(mut self, name: &str) -> Self {
        let rituals = Components::standard().rituals();
        let found = rituals
            .iter()
            .position(|ritual| ritual.name == name)
            .expect("there is such a ritual");
        self.state.ritual = Some(u8::try_from(found).unwrap());
        self
    }

    pub(crate) fn prophecies(mut self, names: [&str; 3]) -> Self {
        let prophecies = Components::standard().prophecies();
        self.state.prophecies = Some(names.map(|name| {
            let found = prophecies.iter().position(|prophecy| prophecy.name == name);
            u8::try_from(found.expect("there is such a prophecy")).unwrap()
        }));
        self
    }

    pub(crate) fn city(mut self, owner: u8, here: &str) -> Self {
        self.state.cities[seat(owner)] = Some(region(here));
        self
    }

    /// Whose warrior or shaman stands on a space, from the reserve.
    pub(crate) fn written(mut self, owner: u8, kind: Kind, space: usize) -> Self {
        self.state.reserve[seat(owner)].remove(Band::of(kind, 1));
        self.state.books[kind as usize][space - 1] = Some(seat(owner));
        self
    }

    pub(crate) fn trial(mut self, name: &str) -> Self {
        let trials = Components::standard().trials();
        let found = trials
            .iter()
            .position(|trial| trial.name == name)
            .expect("there is such a trial");
        self.state.solo.trial = Some(u8::try_from(found).unwrap());
        self
    }

    /// A vengeful god stands on a vertex.
    pub(crate) fn vengeful(mut self, god: &str, vertex: u8) -> Self {
        let god = Components::standard()
            .god_named(god)
            .expect("there is such a god");
        self.state.solo.god_deck.retain(|other| *other != god);
        self.state
            .solo
            .gods
            .push((god, Some(crate::Vertex(vertex))));
        self
    }

    /// The card that the vengeful gods draw next.
    pub(crate) fn vengeful_card(mut self, card: u8) -> Self {
        let deck = &mut self.state.solo.deck;
        deck.retain(|other| *other != card);
        deck.push(card);
        self
    }

    /// The conflict of a region is under way, and nothing has happened in it.
    pub(crate) fn conflict(mut self, here: &str) -> Self {
        self.take_tile(here);
        self.state.conflict = Some(Conflict::new(region(here)));
        self
    }

    /// The conflicts of these regions are over.
    pub(crate) fn resolved(mut self, names: &[&str]) -> Self {
        for name in names {
            self.take_tile(name);
            self.state.resolved.push(region(name));
        }
        self
    }

    fn take_tile(&mut self, name: &str) {
        self.state.tiles.retain(|tile| *tile != region(name));
    }

    /// The next conflicts, the first of these first.
    pub(crate) fn next_conflicts(mut self, names: &[&str]) -> Self {
        for name in names.iter().rev() {
            self.take_tile(name);
            self.state.tiles.push(region(name));
        }
        self
    }

    /// Goes on from a stage.
    pub(crate) fn at(mut self, stage: Stage) -> Self {
        self.state.stage = stage;
        self.go_on();
        self
    }

    /// Goes on from a stage in which everybody has a turn.
    pub(crate) fn turns(mut self, stage: Stage) -> Self {
        self.state.begin_turns(stage);
        self.go_on();
        self
    }

    /// A conflict in which everybody has shown a card.
    pub(crate) fn round(mut self, here: &str, cards: &[Card]) -> Self {
        self = self.conflict(here);
        for (number, card) in (0..).zip(cards) {
            self.state.decks[seat(number)].retain(|other| other != card);
            self.state.the_conflict_mut().cards[seat(number)] = Some(*card);
        }
        self.state.stage = Stage::Keep;
        self.state.show_cards(&mut self.events);
        self.events.clear();
        self.go_on();
        self
    }

    /// Runs one effect as it is written, and nothing after it.
    pub(crate) fn effect(self, owner: u8, text: &str) -> Self {
        let effect = text.parse().expect("the effect is sound");
        let mut parts = self.state.components.clone();
        let id = parts.add_effect(effect);
        self.on(Box::leak(Box::new(parts)))
            .effect_of(owner, id, Source::Card)
    }

    fn on(mut self, parts: &'static Components) -> Self {
        self.state.components = parts;
        self
    }

    /// Runs one effect of the components, and nothing after it.
    pub(crate) fn effect_of(mut self, owner: u8, effect: EffectId, source: Source) -> Self {
        self.alone = true;
        self.state
            .begin_effect(effect, source, seat(owner), &mut self.events);
        self.events.clear();
        self.go_on();
        self
    }

    /// Holds the ceremony of a card, and nothing after it.
    pub(crate) fn ceremony(mut self, owner: u8) -> Self {
        self.alone = true;
        self.state
            .frames
            .push(crate::frame::Frame::Ceremony(crate::frame::Ceremony {
                seat: seat(owner),
                card: Card::Task,
                effected: false,
                appeased: false,
            }));
        self.go_on();
        self
    }

    fn go_on(&mut self) {
        if !self.alone {
            self.state.go_on(&mut self.events);
            return;
        }
        while self.state.ask == Ask::Nothing && !self.state.frames.is_empty() {
            self.state.run(&mut self.events);
        }
    }

    /// Plays a decision that must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, owner: u8, action: &str) -> &mut Self {
        let before = self.state.inventory();
        let action = Action::read(self.state.components, action)
            .unwrap_or_else(|| panic!("{action} is read"));
        let legal = self.state.is_legal(seat(owner), action);
        assert!(
            legal,
            "{} is not among {:?} of {:?}",
            action.write(self.state.components),
            self.legal(owner),
            self.to_act()
        );
        self.state.answer(seat(owner), action, &mut self.events);
        self.go_on();
        assert_eq!(self.state.inventory(), before, "no piece gets lost");
        let vp: std::collections::BTreeSet<u16> = self.vp_now().into_iter().collect();
        assert_eq!(vp.len(), self.vp_now().len(), "no two have the same points");
        self
    }

    /// Plays decisions of one seat.
    #[track_caller]
    pub(crate) fn plays(&mut self, owner: u8, actions: &[&str]) -> &mut Self {
        for action in actions {
            self.play(owner, action);
        }
        self
    }

    /// Everybody passes in the first two rounds and gives up the first action left.
    #[track_caller]
    pub(crate) fn all_pass(&mut self) {
        while ["first", "second"].contains(&self.phase().as_str()) {
            let (to_act, legal) = self.asked();
            let is_pass = |action: &&String| action.starts_with("pass devotion");
            let pass = legal.iter().find(is_pass).expect("one may pass").clone();
            self.play(to_act[0], &pass);
        }
    }

    pub(crate) fn legal(&self, owner: u8) -> Vec<String> {
        self.state.legal_notation(seat(owner))
    }

    /// Whoever is asked alone, and what may be done.
    pub(crate) fn asked(&self) -> (Vec<u8>, Vec<String>) {
        let to_act = self.to_act();
        let legal = to_act
            .first()
            .map_or_else(Vec::new, |first| self.legal(*first));
        (to_act, legal)
    }

    pub(crate) fn to_act(&self) -> Vec<u8> {
        if self.state.ask == Ask::Nothing {
            return Vec::new();
        }
        self.state.to_act().into_iter().map(u8::from).collect()
    }

    /// Whether an effect that was run alone is over.
    pub(crate) fn is_done(&self) -> bool {
        self.state.ask == Ask::Nothing && self.state.frames.is_empty()
    }

    pub(crate) fn view(&self) -> View {
        self.state.open_view()
    }

    pub(crate) fn seen_by(&self, owner: u8) -> View {
        self.state.view(Viewer::Seat(seat(owner)))
    }

    pub(crate) fn phase(&self) -> String {
        let phase = serde_json::to_value(self.view().phase).unwrap();
        phase.as_str().unwrap().to_owned()
    }

    pub(crate) fn vp_now(&self) -> Vec<u16> {
        self.state
            .every_seat()
            .into_iter()
            .map(|seat| self.state.vp[seat])
            .collect()
    }

    /// Warriors and shamans of a seat in a region.
    pub(crate) fn at_region(&self, owner: u8, here: &str) -> (u8, u8) {
        let band = self.state.units_in(seat(owner), region(here));
        (band.warriors(), band.shamans())
    }

    pub(crate) fn in_xibalba(&self, owner: u8) -> (u8, u8) {
        let band = self.state.xibalba[seat(owner)];
        (band.warriors(), band.shamans())
    }

    pub(crate) fn in_reserve(&self, owner: u8) -> (u8, u8) {
        let band = self.state.reserve[seat(owner)];
        (band.warriors(), band.shamans())
    }

    /// How often this kind of event has happened.
    pub(crate) fn count(&self, kind: &str) -> usize {
        self.events
            .iter()
            .filter(|event| game::Event::kind(*event) == kind)
            .count()
    }

    /// What has happened, in words.
    pub(crate) fn story(&self) -> String {
        let view = self.view();
        let lines = self
            .events
            .iter()
            .map(|event| self.state.components.event(&view, event));
        lines.collect::<Vec<_>>().join(" ")
    }

    /// A copy in which everything that the seat does not know was dealt again.
    pub(crate) fn resampled(&self, owner: u8, seed: u64) -> Mezo {
        self.state.resampled(
            Viewer::Seat(seat(owner)),
            &mut Chance::new(Seed::Short(seed)),
        )
    }

    /// The regions that the one who is asked may pick.
    pub(crate) fn regions(&self) -> Vec<String> {
        let (_, legal) = self.asked();
        legal
            .iter()
            .filter_map(|action| action.strip_prefix("region ").map(str::to_owned))
            .collect()
    }
}
