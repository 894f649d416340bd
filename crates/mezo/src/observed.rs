//! Mezo: gods, action cards, abilities, altars, and what the modules bring.

mod names;
mod topics;

use crate::{
    Action, Book, Card, Components, Event, GodChoice, Kind, MAX_PLAYERS, Mezo, Options, Region,
    Regions, Source,
};
use game::{Game as _, Seat, Seats};

use self::names::{Names, action_place};
use self::topics::ABILITIES;
use game::observed::range;
use game::observed::{Nature, Notes, Observed, Topic, Watch};

/// Where ranges of conflicts won, regions of the Blessed and of the first deployment begin.
pub(super) const WON: [u32; 6] = [0, 2, 3, 4, 5, 7];
pub(super) const BLESSED: [u32; 4] = [0, 1, 2, 3];
pub(super) const REGIONS: [u32; 5] = [0, 2, 3, 4, 5];
pub(super) const SHAMANS: [u32; 5] = [0, 2, 4, 6, 7];
/// What the first to the last begin with.
const START: u8 = 5;

impl Observed for Mezo {
    const ITERATIONS: u32 = 50;
    const ROUNDS: &'static str = "ages";

    fn topics(components: &Components, options: &Options) -> Vec<Topic> {
        let mut topics = topics::topics(components, options);
        if options.god_choice == GodChoice::Random
            && let Some(gods) = topics.iter_mut().find(|topic| topic.key == "gods")
        {
            gods.nature = Nature::Dealt;
        }
        topics
    }

    type Watch = Witness;

    fn rounds(&self) -> u16 {
        self.age().into()
    }
}

/// What must be remembered of a game of Mezo.
#[derive(Debug, Default)]
pub struct Witness {
    age: u8,
    region: Option<Region>,
    cards: [Option<Card>; MAX_PLAYERS],
    champion: [bool; MAX_PLAYERS],
    placed: [bool; MAX_PLAYERS],
    deployed: [Regions; MAX_PLAYERS],
    shamans: [u32; MAX_PLAYERS],
    won: [u32; MAX_PLAYERS],
    blessed: [u32; MAX_PLAYERS],
}

impl Witness {
    /// A card was turned up: its actions can be taken now.
    fn show(&mut self, state: &Mezo, seat: Seat, card: Card, notes: &mut Notes) {
        self.cards[seat.index()] = Some(card);
        let Some(god) = state.god_of(seat) else {
            return;
        };
        notes.take("cards", god.index() * Card::ALL.len() + card.index(), seat);
        notes.take("card_names", card.index(), seat);
        for action in 1..=3 {
            notes.offer("actions", action_place(god, card, action), seat);
        }
    }

    fn act(&self, state: &Mezo, seat: Seat, action: u8, notes: &mut Notes) {
        let card = self.cards.get(seat.index()).copied().flatten();
        if let (Some(god), Some(card)) = (state.god_of(seat), card) {
            notes.take("actions", action_place(god, card, action), seat);
        }
    }

    /// Points are entered where they came from.
    fn score(&mut self, state: &Mezo, seat: Seat, points: u16, source: Source, notes: &mut Notes) {
        match source {
            Source::Altar => {
                // Vengeful gods take no altar: they only score by it.
                if let Some(region) = self.region
                    && players(state).contains(seat)
                {
                    notes.worth("altars", altar_place(state, region), points.into());
                }
            }
            Source::Blessed => self.blessed[seat.index()] += 1,
            _ => {}
        }
    }

    fn begin_effect(
        &self,
        state: &Mezo,
        seat: Seat,
        origin: Source,
        effect: &str,
        notes: &mut Notes,
    ) {
        match (origin, self.region) {
            (Source::Altar, Some(region)) => notes.take("altars", altar_place(state, region), seat),
            (Source::Angry, _) => {
                let names = Names(state.components());
                if let Some(tile) = names.angry_tile(state.tile_set, effect) {
                    notes.take("appeased", tile, seat);
                }
            }
            _ => {}
        }
    }

    fn begin_conflict(&mut self, state: &Mezo, region: &str, blessed: bool, notes: &mut Notes) {
        self.region = state.components().region(region);
        self.cards = Default::default();
        if let (Some(region), false) = (self.region, blessed) {
            for seat in players(state) {
                notes.offer("altars", altar_place(state, region), seat);
            }
        }
    }

    /// The angry god of an age can be appeased from now on.
    fn anger(state: &Mezo, age: u8, tile: u8, notes: &mut Notes) {
        let place = Names(state.components()).angry_place(state.tile_set, age, tile);
        notes.share("angry", place, players(state));
        for seat in players(state) {
            notes.offer("appeased", place, seat);
        }
    }
}

/// The seats that bots have; in solo the game plays another.
fn players(state: &Mezo) -> Seats {
    Seats::first_few(state.players())
}

/// Where the altar of a region stands among those that take part.
fn altar_place(state: &Mezo, region: Region) -> usize {
    Names(state.components()).altar_place(state.tile_set, state.altar_number(region))
}

fn ability_place(ability: u8) -> usize {
    usize::from(ability).saturating_sub(1)
}

impl Watch<Mezo> for Witness {
    fn deciding(&mut self, state: &Mezo, seat: Seat, action: Action, notes: &mut Notes) {
        match action {
            Action::God(_) | Action::Keep(_) | Action::Champion(_) => {}
            Action::Deploy(region, kind) if state.age() == 1 => {
                self.deployed[seat.index()].insert(region);
                self.shamans[seat.index()] += u32::from(kind == Kind::Shaman);
                return;
            }
            _ => return,
        }
        for offered in state.legal_actions(seat) {
            match offered {
                Action::God(god) => notes.offer("gods", god.index(), seat),
                Action::Keep(card) => {
                    let Some(god) = state.god_of(seat) else {
                        continue;
                    };
                    notes.offer("cards", god.index() * Card::ALL.len() + card.index(), seat);
                    notes.offer("card_names", card.index(), seat);
                }
                Action::Champion(region) if !self.champion[seat.index()] => {
                    notes.offer("opening_champion", region.index(), seat);
                }
                _ => {}
            }
        }
    }

    fn happened(&mut self, state: &Mezo, event: &Event, notes: &mut Notes) {
        let components = state.components();
        let names = Names(components);
        let place_of = |region: &str| components.region(region).map_or(usize::MAX, Region::index);
        match event {
            Event::God { seat, god } => {
                if let Some(god) = components.god_named(god) {
                    notes.take("gods", god.index(), *seat);
                }
            }
            Event::Age { age } => self.age = *age,
            Event::Angry { age, tile, .. } => Self::anger(state, *age, *tile, notes),
            Event::Ritual { ritual } => {
                notes.share("rituals", names.ritual(ritual), players(state));
            }
            Event::City { seat, region } => notes.take("cities", place_of(region), *seat),
            Event::Cenote { seat, region } => notes.take("cenote", place_of(region), *seat),
            Event::Ability { seat, age, ability } => {
                let topic = ABILITIES[usize::from(*age).clamp(1, 3) - 1];
                notes.take(topic, ability_place(*ability), *seat);
            }
            Event::Champion { seat, region } if !self.champion[seat.index()] => {
                self.champion[seat.index()] = true;
                notes.take("opening_champion", place_of(region), *seat);
            }
            Event::Placed { seat, vertex, .. } if !self.placed[seat.index()] => {
                self.placed[seat.index()] = true;
                if players(state).contains(*seat) {
                    notes.take("opening_vertex", (*vertex).into(), *seat);
                }
            }
            Event::Conflict { region, blessed } => {
                self.begin_conflict(state, region, *blessed, notes);
            }
            Event::Shown { seat, card } => self.show(state, *seat, *card, notes),
            Event::Acted { seat, action } => self.act(state, *seat, *action, notes),
            Event::Power { seat, power } => {
                let place = 2 * state.tribe_of(*seat) + ability_place(*power);
                notes.take("powers", place, *seat);
            }
            Event::Effect {
                seat,
                origin,
                effect,
            } if players(state).contains(*seat) => {
                self.begin_effect(state, *seat, *origin, effect, notes);
            }
            Event::Scored {
                seat,
                points,
                source,
                ..
            } => self.score(state, *seat, *points, *source, notes),
            Event::Won { seat, .. } => self.won[seat.index()] += 1,
            Event::Book { seat, book, space } if players(state).contains(*seat) => {
                let first = if *book == Book::Calendar {
                    0
                } else {
                    crate::SPACES
                };
                notes.take("books", first + ability_place(*space), *seat);
            }
            Event::Prophecy { seat, prophecy } => {
                notes.take("prophecies", names.prophecy(prophecy), *seat);
            }
            _ => {}
        }
    }

    fn ended(&mut self, state: &Mezo, notes: &mut Notes) {
        let names = Names(state.components());
        for line in state.breakdown(None) {
            if line.source == Source::Start.word() && players(state).contains(line.seat) {
                let place = i32::from(START) - line.points.0;
                notes.take("start", usize::try_from(place).unwrap_or(0), line.seat);
            }
        }
        let prophecies = state.open_view().prophecies;
        for seat in players(state) {
            let index = seat.index();
            let regions = u32::from(self.deployed[index].len());
            notes.take("opening_regions", range(regions, &REGIONS), seat);
            notes.take(
                "opening_shamans",
                range(self.shamans[index], &SHAMANS),
                seat,
            );
            notes.take("won", range(self.won[index], &WON), seat);
            notes.take("blessed", range(self.blessed[index], &BLESSED), seat);
            notes.take("devotion", ability_place(state.level_of(seat)), seat);
            for name in prophecies.iter().flatten() {
                notes.offer("prophecies", names.prophecy(name), seat);
            }
            for topic in ABILITIES {
                (0..3).for_each(|ability| notes.offer(topic, ability, seat));
            }
            for space in 0..2 * crate::SPACES {
                notes.offer("books", space, seat);
            }
            for power in 0..2 {
                notes.offer("powers", 2 * state.tribe_of(seat) + power, seat);
            }
            for region in state.living() {
                notes.offer("cities", region.index(), seat);
                notes.offer("cenote", region.index(), seat);
            }
            for vertex in state.components().vertices() {
                notes.offer("opening_vertex", vertex.index(), seat);
            }
        }
    }
}
