//! Aztlán: power cards, prosperity cards, the first territory.

mod topics;

use crate::{
    Action, Aztlan, Board, Event, MAX_PLAYERS, Options, PowerCard, ProsperityCard, Territory,
};
use game::{Game as _, Known, Seat};

use game::observed::range;
use game::observed::{Notes, Observed, Topic, Watch};

/// Where ranges of battles and of peace begin.
const BATTLES: [u32; 5] = [0, 2, 4, 6, 9];
const PEACE: [u32; 6] = [0, 4, 7, 10, 13, 16];

const AGES: usize = 5;

impl Observed for Aztlan {
    const ITERATIONS: u32 = 50;
    const ROUNDS: &'static str = "ages";

    fn topics(board: &Board, options: &Options) -> Vec<Topic> {
        topics::topics(board, options)
    }

    type Watch = Witness;

    fn rounds(&self) -> u16 {
        self.age().into()
    }
}

/// What must be remembered of a game of Aztlán.
#[derive(Debug, Default)]
pub struct Witness {
    age: usize,
    chosen: [Option<PowerCard>; MAX_PLAYERS],
    placed: [bool; MAX_PLAYERS],
    drawn: [bool; MAX_PLAYERS],
    battles: [u32; MAX_PLAYERS],
    peace: [u32; MAX_PLAYERS],
}

impl Witness {
    fn place(&mut self, state: &Aztlan, seat: Seat, territory: Territory, notes: &mut Notes) {
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
        match action {
            Action::Choose(_) | Action::Terrain(_) => {}
            Action::Place(_) if !self.placed[seat.index()] => {}
            _ => return,
        }
        for offered in state.legal_actions(seat) {
            match offered {
                Action::Choose(card) => {
                    let item = self.age * PowerCard::ALL.len() + index(card);
                    notes.offer("power_by_age", item, seat);
                }
                Action::Terrain(terrain) => notes.offer("wild_terrain", terrain as usize, seat),
                Action::Place(territory) => {
                    let terrain = state.components().place(territory).terrain;
                    notes.offer("opening", territory.index(), seat);
                    notes.offer("opening_terrain", terrain as usize, seat);
                }
                _ => {}
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
                if !std::mem::replace(&mut self.drawn[seat.index()], true) {
                    notes.take("prosperity_first", *card as usize, *seat);
                }
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
        for seat in state.seats() {
            for card in PowerCard::ALL {
                notes.offer("power_unused", index(card), seat);
            }
            for card in ProsperityCard::ALL {
                notes.offer("prosperity_drawn", card as usize, seat);
            }
            let (battles, peace) = (self.battles[seat.index()], self.peace[seat.index()]);
            notes.take("battles", range(battles, &BATTLES), seat);
            notes.take("peace", range(peace, &PEACE), seat);
        }
    }
}
