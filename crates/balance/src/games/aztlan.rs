//! Aztlán: power cards, prosperity cards, the first territory.

use ::aztlan::{
    Action, Aztlan, Board, Event, MAX_PLAYERS, Options, PowerCard, ProsperityCard, Terrain,
    Territory,
};
use bots::{Bot, Budget};
use game::{Known, Seat};

use super::{places, range, ranges, spelled};
use crate::{Nature, Notes, Observed, Topic, Watch};

/// Where ranges of battles and of peace begin.
const CONFLICTS: [u32; 5] = [0, 2, 4, 6, 9];

const AGES: usize = 5;

impl Observed for Aztlan {
    const BOT: Bot = Bot::Search(Budget::Iterations(100));
    const ROUNDS: &'static str = "ages";

    fn topics(board: &Board, options: &Options) -> Vec<Topic> {
        vec![
            Topic::new("power_unused", "The power card never chosen", Nature::Chosen, "Each player chooses five of six power cards. The sixth is worth its number less two at the end.", PowerCard::ALL.map(|card| format!("{} unused", power_name(card)))).listed().measured_in("points"),
            Topic::new("power_by_age", "Power cards by age", Nature::Chosen, "Which power card was chosen in which age, and the points of the domains that it scored there.", (1..=AGES).flat_map(|age| PowerCard::ALL.map(|card| format!("Age {age}: {}", power_name(card))))).listed().measured_in("points"),
            Topic::new("prosperity_drawn", "Prosperity cards drawn", Nature::Dealt, "Players who drew at least one card of the kind. Cards come from a shuffled deck, to those who let others stay.", ProsperityCard::ALL.map(card_name)),
            Topic::new("prosperity_played", "Prosperity cards played", Nature::Chosen, "Players who played at least one card of the kind, of those who drew one. Points are those of Blessings, and the squares of Offerings kept to the end, which is how they are used.", ProsperityCard::ALL.map(card_name)).measured_in("points"),
            Topic::new("prosperity_left", "Prosperity cards left in hand", Nature::Chosen, "Players who held at least one card of the kind at the end, of those who drew one. Each is worth a point.", ProsperityCard::ALL.map(card_name)),
            Topic::new("opening", "The first territory", Nature::Chosen, "Where each player put the first pawn of the game.", Territory::ALL.map(|territory| place_name(board, territory))),
            Topic::new("opening_terrain", "The first terrain", Nature::Chosen, "The terrain on which each player put the first pawn of the game.", Terrain::ALL.map(|terrain| spelled(terrain.name()))),
            Topic::new("wild_terrain", "The terrain of the wild card", Nature::Chosen, "Which terrain was named when the wild card 4 was scored.", Terrain::ALL.map(|terrain| spelled(terrain.name()))),
            Topic::new("battles", "Battles", Nature::Chosen, "How often each player who was the strongest somewhere declared battle.", ranges(&CONFLICTS)).listed(),
            Topic::new("peace", "Peace", Nature::Chosen, "How often each player who was the strongest somewhere let the others stay, which brings a card.", ranges(&CONFLICTS)).listed(),
            Topic::new("first_order", "Turn order of the first age", Nature::Dealt, "Who places first in the first age is drawn by lot.", places(options.players)).listed(),
        ]
    }

    type Watch = Witness;

    fn rounds(&self) -> u16 {
        self.age().into()
    }
}

fn power_name(card: PowerCard) -> String {
    let land = card.terrain().map_or("wild", Terrain::name);
    format!("{card} ({land})")
}

fn card_name(card: ProsperityCard) -> &'static str {
    match card {
        ProsperityCard::Games => "Sacred Games",
        ProsperityCard::Mixcoatl => "Blessing of Mixcoatl",
        ProsperityCard::Offering => "Offering to the Gods",
        ProsperityCard::Rafts => "Rafts and Canoes",
        ProsperityCard::Tepeyollotl => "Blessing of Tepeyollotl",
        ProsperityCard::Tlatoani => "Great Tlatoani",
        ProsperityCard::Warriors => "Eagle and Jaguar Warriors",
        ProsperityCard::XipeTotec => "Blessing of Xipe Totec",
    }
}

fn place_name(board: &Board, territory: Territory) -> String {
    let place = board.place(territory);
    format!("{territory} {} ({})", place.name, place.terrain)
}

/// What must be remembered of a game of Aztlán.
#[derive(Debug, Default)]
pub struct Witness {
    age: usize,
    chosen: [Option<PowerCard>; MAX_PLAYERS],
    placed: [bool; MAX_PLAYERS],
    battles: [u32; MAX_PLAYERS],
    peace: [u32; MAX_PLAYERS],
}

impl Witness {
    fn place(&mut self, state: &Aztlan, seat: Seat, territory: Territory, notes: &mut Notes) {
        use game::Game as _;
        if !std::mem::replace(&mut self.placed[seat.index()], true) {
            let terrain = state.components().place(territory).terrain;
            notes.take("opening", territory.index(), seat);
            notes.take("opening_terrain", terrain as usize, seat);
        }
    }

    fn begin_age(&mut self, age: u8, order: &[Seat], notes: &mut Notes) {
        self.age = usize::from(age) - 1;
        if age == 1 {
            for (place, seat) in order.iter().enumerate() {
                notes.take("first_order", place, *seat);
            }
        }
    }

    fn score(&self, seat: Seat, domains: u16, notes: &mut Notes) {
        if let Some(card) = self.chosen[seat.index()] {
            let item = self.age * PowerCard::ALL.len() + index(card);
            notes.worth("power_by_age", item, domains.into());
        }
    }

    /// The unused power card and the hand are laid open.
    fn lay_open(seat: Seat, hand: &[ProsperityCard], unused: PowerCard, notes: &mut Notes) {
        notes.take("power_unused", index(unused), seat);
        notes.worth("power_unused", index(unused), unused.unused_value().into());
        for card in ProsperityCard::ALL {
            let copies = hand.iter().filter(|held| **held == card).count();
            if copies > 0 {
                notes.take("prosperity_left", card as usize, seat);
            }
            if copies > 0 && card == ProsperityCard::Offering {
                notes.take("prosperity_played", card as usize, seat);
                let points = i32::try_from(copies * copies).unwrap_or(0);
                notes.worth("prosperity_played", card as usize, points);
            }
        }
    }
}

fn index(card: PowerCard) -> usize {
    usize::from(card.number() - PowerCard::ALL[0].number())
}

impl Watch<Aztlan> for Witness {
    fn deciding(&mut self, state: &Aztlan, seat: Seat, action: Action, notes: &mut Notes) {
        if let Action::Choose(_) = action {
            for card in PowerCard::ALL {
                if state.holds_power(seat, card) {
                    let item = self.age * PowerCard::ALL.len() + index(card);
                    notes.offer("power_by_age", item, seat);
                }
            }
        }
    }

    fn happened(&mut self, state: &Aztlan, event: &Event, notes: &mut Notes) {
        let mut play = |card: ProsperityCard, seat: Seat| {
            notes.take("prosperity_played", card as usize, seat);
        };
        match event {
            Event::Age { age, order } => self.begin_age(*age, order, notes),
            Event::Chose {
                seat,
                card: Known::Open(card),
            } => {
                self.chosen[seat.index()] = Some(*card);
                let item = self.age * PowerCard::ALL.len() + index(*card);
                notes.take("power_by_age", item, *seat);
            }
            Event::Placed { seat, territory } => self.place(state, *seat, *territory, notes),
            Event::Warriors { seat, .. } => play(ProsperityCard::Warriors, *seat),
            Event::Tlatoani { seat, .. } => play(ProsperityCard::Tlatoani, *seat),
            Event::Games { seat, .. } => play(ProsperityCard::Games, *seat),
            Event::Rafts { seat, .. } => play(ProsperityCard::Rafts, *seat),
            Event::Blessed {
                seat,
                terrain,
                points,
            } => {
                if let Some(card) = ProsperityCard::blessing(*terrain) {
                    play(card, *seat);
                    notes.worth("prosperity_played", card as usize, (*points).into());
                }
            }
            Event::Battle { seat, .. } => self.battles[seat.index()] += 1,
            Event::Coexisted { seat, .. } => self.peace[seat.index()] += 1,
            Event::Drew {
                seat,
                card: Known::Open(card),
            } => {
                notes.take("prosperity_drawn", *card as usize, *seat);
                notes.offer("prosperity_played", *card as usize, *seat);
                notes.offer("prosperity_left", *card as usize, *seat);
            }
            Event::Terrain { seat, terrain } => {
                notes.take("wild_terrain", *terrain as usize, *seat);
            }
            Event::Scored { seat, domains, .. } => self.score(*seat, *domains, notes),
            Event::Final {
                seat, hand, unused, ..
            } => Self::lay_open(*seat, hand, *unused, notes),
            _ => {}
        }
    }

    fn ended(&mut self, state: &Aztlan, notes: &mut Notes) {
        use game::Game as _;
        for seat in state.seats() {
            for card in PowerCard::ALL {
                notes.offer("power_unused", index(card), seat);
            }
            for card in ProsperityCard::ALL {
                notes.offer("prosperity_drawn", card as usize, seat);
            }
            let (battles, peace) = (self.battles[seat.index()], self.peace[seat.index()]);
            notes.take("battles", range(battles, &CONFLICTS), seat);
            notes.take("peace", range(peace, &CONFLICTS), seat);
        }
    }
}
