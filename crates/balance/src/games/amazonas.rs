//! Amazonas: missions, villages, income cards, species.

use ::amazonas::{
    Action, Amazonas, Event, EventCard, IncomeCard, MAX_PLAYERS, Map, Mission, Options, Species,
    Village,
};
use bots::{Bot, Budget};
use game::{Game as _, Seat};

use super::{places, range, ranges, spelled};
use crate::{Nature, Notes, Observed, Topic, Watch};

/// Where ranges of natives begin.
const NATIVES: [u32; 4] = [0, 1, 2, 3];
/// What medals are worth, and none.
const MEDALS: [u8; 5] = [5, 4, 3, 2, 0];
/// After this round everybody has taken back all cards for the last time.
const LAST_HANDS: u8 = 14;

impl Observed for Amazonas {
    const BOT: Bot = Bot::Search(Budget::Iterations(100));
    const ROUNDS: &'static str = "rounds";

    fn topics(map: &Map, options: &Options) -> Vec<Topic> {
        let missions = || {
            map.missions()
                .iter()
                .map(|mission| mission_name(map, mission))
        };
        let villages = || {
            map.villages()
                .into_iter()
                .map(|village| place_name(map, village))
        };
        let species = || Species::ALL.map(|species| spelled(species.name()));
        vec![
            Topic::new("missions", "Missions", Nature::Dealt, "The secret mission that each player was dealt, and the points that it cost: three for each of its villages without a tent.", missions()).measured_in("points"),
            Topic::new("missions_done", "Missions accomplished", Nature::Achieved, "Players who had a tent in all four villages of their mission at the end, of those who were dealt it.", missions()),
            Topic::new("missing", "Villages of the mission that were missed", Nature::Achieved, "How many villages of the own mission had no tent at the end.", ranges(&[0, 1, 2, 3, 4]).into_iter().take(4).chain(["4".to_owned()])).listed(),
            Topic::new("opening", "The first village", Nature::Chosen, "Where each player built the first tent.", villages()),
            Topic::new("opening_species", "The first species", Nature::Chosen, "The species of the village where each player built the first tent.", species()),
            Topic::new("opening_order", "Order of the opening", Nature::Dealt, "Who builds first is drawn by lot.", places(options.players)).listed(),
            Topic::new("villages", "Villages with a tent", Nature::Achieved, "Players who had a tent in the village at the end.", villages()),
            Topic::new("species", "Species that scored", Nature::Achieved, "Players who had three or more tiles of the species at the end, and what these brought.", species()).measured_in("points"),
            Topic::new("income_first", "The first income card", Nature::Chosen, "The income card that each player played in the first round, and the silver that it would pay in full.", IncomeCard::ALL.map(income_name)).listed().measured_in("silver"),
            Topic::new("income_last", "Income cards of the last four rounds", Nature::Chosen, "In the last rounds only four of the seven cards can be played. Silver is what the card would pay in full.", IncomeCard::ALL.map(income_name)).listed().measured_in("silver"),
            Topic::new("natives", "Natives taken", Nature::Chosen, "How many natives each player took in exchange for an income.", ranges(&NATIVES)).listed(),
            Topic::new("medals", "Medals", Nature::Achieved, "The medal for owning all five species, the best one to the first.", MEDALS.map(medal_name)).listed(),
            Topic::new("events_first", "The event of the first round", Nature::Shared, "All events come up in every game, in an order that is shuffled; the first may set its pace.", EventCard::ALL.map(event_name)),
            Topic::new("events_last", "The event of the last round", Nature::Shared, "The event after which nothing can be built any more.", EventCard::ALL.map(event_name)),
            Topic::new("events_spared", "Harm kept away with card 6", Nature::Chosen, "Players who ignored the event at least once because they had played card 6.", EventCard::ALL.map(|card| if card.is_harmful() { event_name(card) } else { String::new() }).into_iter().filter(|name| !name.is_empty())),
        ]
    }

    type Watch = Witness;

    fn rounds(&self) -> u16 {
        self.round().into()
    }
}

fn place_name(map: &Map, village: Village) -> String {
    let place = map.place(village);
    format!("{village} {} ({})", place.name, place.species)
}

fn mission_name(map: &Map, mission: &Mission) -> String {
    let names = mission.map(|village| map.place(village).name.clone());
    names.join(", ")
}

fn income_name(card: IncomeCard) -> String {
    let counts = match card.species() {
        Some(species) => species.name(),
        None if card == IncomeCard::ANY => "largest pile",
        None => "natives, no harm",
    };
    format!("{card} ({counts})")
}

fn event_name(card: EventCard) -> String {
    match card {
        EventCard::Bonus(species) => format!("Bonus for {species}"),
        other => spelled(other.name()),
    }
}

fn medal_name(points: u8) -> String {
    match points {
        0 => "none".to_owned(),
        points => format!("{points} points"),
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
