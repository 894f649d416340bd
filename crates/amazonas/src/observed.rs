//! Amazonas: missions, villages, income cards, species.

mod topics;

use crate::{
    Action, Amazonas, Event, EventCard, IncomeCard, MAX_PLAYERS, Map, Options, Species, Village,
};
use game::{Game as _, Seat};

use game::observed::range;
use game::observed::{Notes, Observed, Topic, Watch};

/// Where ranges of natives begin.
const NATIVES: [u32; 4] = [0, 1, 2, 3];
/// What medals are worth, and none.
const MEDALS: [u8; 5] = [5, 4, 3, 2, 0];
/// After this round everybody has taken back all cards for the last time.
const LAST_HANDS: u8 = 14;

impl Observed for Amazonas {
    const ITERATIONS: u32 = 100;
    const ROUNDS: &'static str = "rounds";

    fn topics(map: &Map, options: &Options) -> Vec<Topic> {
        topics::topics(map, options)
    }

    type Watch = Witness;

    fn rounds(&self) -> u16 {
        self.round().into()
    }
}

/// What must be remembered of a game of Amazonas.
#[derive(Debug, Default)]
pub struct Witness {
    started: usize,
    round: u8,
    last: Option<EventCard>,
    natives: [u32; MAX_PLAYERS],
}

impl Witness {
    fn start(&mut self, state: &Amazonas, seat: Seat, village: Village, notes: &mut Notes) {
        let species = state.components().species(village);
        notes.take("opening", village.index(), seat);
        notes.take("opening_species", species as usize, seat);
        notes.take("opening_order", self.started, seat);
        self.started += 1;
    }

    fn begin_round(&mut self, state: &Amazonas, round: u8, card: EventCard, notes: &mut Notes) {
        self.round = round;
        self.last = Some(card);
        if round == 1 {
            notes.share("events_first", event_place(card), state.seats());
        }
    }

    fn count(state: &Amazonas, event: &Event, notes: &mut Notes) {
        let Event::Final {
            seat,
            mission,
            missing,
            species,
            medal,
            ..
        } = event
        else {
            return;
        };
        let missions = state.components().missions();
        let place = missions.iter().position(|other| other == mission);
        let place = place.unwrap_or(missions.len());
        let missed = missing.len();
        notes.take("missions", place, *seat);
        notes.worth("missions", place, -3 * i32::try_from(missed).unwrap_or(0));
        notes.offer("missions_done", place, *seat);
        if missed == 0 {
            notes.take("missions_done", place, *seat);
        }
        notes.take("missing", missed as usize, *seat);
        for (index, points) in species
            .iter()
            .enumerate()
            .filter(|(_, points)| **points > 0)
        {
            notes.take("species", index, *seat);
            notes.worth("species", index, (*points).into());
        }
        if let Some(medal) = MEDALS.iter().position(|points| points == medal) {
            notes.take("medals", medal, *seat);
        }
    }
}

fn event_place(card: EventCard) -> usize {
    let place = EventCard::ALL.iter().position(|other| *other == card);
    place.unwrap_or(EventCard::ALL.len())
}

impl Watch<Amazonas> for Witness {
    fn deciding(&mut self, state: &Amazonas, seat: Seat, action: Action, notes: &mut Notes) {
        if let Action::Start(_) = action {
            for offered in state.legal_actions(seat) {
                if let Action::Start(village) = offered {
                    let species = state.components().species(village);
                    notes.offer("opening", village.index(), seat);
                    notes.offer("opening_species", species as usize, seat);
                }
            }
        }
    }

    fn happened(&mut self, state: &Amazonas, event: &Event, notes: &mut Notes) {
        match event {
            Event::Started { seat, village, .. } => self.start(state, *seat, *village, notes),
            Event::Round { round, card } => self.begin_round(state, *round, *card, notes),
            Event::Revealed {
                seat, card, income, ..
            } => {
                let topic = match self.round {
                    1 => "income_first",
                    round if round > LAST_HANDS => "income_last",
                    _ => return,
                };
                notes.take(topic, card.index(), *seat);
                notes.worth(topic, card.index(), income.0.into());
            }
            Event::Native { seat, .. } => self.natives[seat.index()] += 1,
            Event::Spared { seat, card } => notes.take("events_spared", event_place(*card), *seat),
            Event::Final { .. } => Self::count(state, event, notes),
            _ => {}
        }
    }

    fn ended(&mut self, state: &Amazonas, notes: &mut Notes) {
        if let Some(card) = self.last {
            notes.share("events_last", event_place(card), state.seats());
        }
        for seat in state.seats() {
            notes.take("natives", range(self.natives[seat.index()], &NATIVES), seat);
            for card in IncomeCard::ALL {
                notes.offer("income_first", card.index(), seat);
                notes.offer("income_last", card.index(), seat);
            }
            for species in Species::ALL {
                notes.offer("species", species as usize, seat);
            }
            for (index, card) in EventCard::ALL.iter().enumerate() {
                if card.is_harmful() {
                    notes.offer("events_spared", index, seat);
                }
            }
            for village in state.components().villages() {
                notes.offer("villages", village.index(), seat);
            }
            for village in state.camps_of(seat) {
                notes.take("villages", village.index(), seat);
            }
        }
    }
}
