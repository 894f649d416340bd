//! Situations for tests: a table set up by hand, with every piece taken from where it was.

use game::{Chance, Components, Game, Seat, Seed, Setup, Sides, Viewer};

use crate::camps::Tent;
use crate::income_card::Hand;
use crate::options::COLOURS;
use crate::order::TurnOrder;
use crate::round::Round;
use crate::{
    Amazonas, Colours, Event, EventCard, IncomeCard, Majority, Map, Options, Silver, Species, View,
    Village,
};

/// A game whose opening order is seat 0, 1, 2, 3 and whose missions are the first of the map.
pub(crate) struct Table {
    pub(crate) state: Amazonas,
    /// What has happened since the situation was set up.
    pub(crate) events: Vec<Event>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn village(number: u8) -> Village {
    Village::new(number).expect("the map has it")
}

pub(crate) fn card(number: u8) -> IncomeCard {
    IncomeCard::new(number).expect("there is such a card")
}

impl Table {
    /// The opening of a game.
    pub(crate) fn new(players: u8) -> Self {
        let options = Options {
            players,
            ..Options::default()
        };
        let mut events = Vec::new();
        let mut state = Amazonas::start(&Setup::new(options, Seed::Short(1)), &mut events);
        state.order = TurnOrder::new([0, 1, 2, 3].map(seat), players);
        state.missions = game::BySeat([0, 1, 2, 3]);
        Self { state, events }
    }

    /// The seats have these colours.
    pub(crate) fn colours(mut self, colours: &str) -> Self {
        let sides = Sides::read(&COLOURS, colours).expect("these are colours");
        self.state.colours = Colours::chosen(sides);
        self
    }

    /// Only the last income card of each seat is shown.
    pub(crate) fn without_memory(mut self) -> Self {
        self.state.memory = false;
        self
    }

    pub(crate) fn majority(mut self, majority: Majority) -> Self {
        self.state.majority = majority;
        self
    }

    /// Another map, made from the standard one; no tent stands yet.
    pub(crate) fn map(mut self, change: impl FnOnce(&mut serde_json::Value)) -> Self {
        let mut map = serde_json::from_str(include_str!("../data/map.json")).unwrap();
        change(&mut map);
        self.state.map = Map::load(&map.to_string()).unwrap();
        self.state.camps = crate::camps::Camps::new(self.state.map);
        self
    }

    /// A seat has tents in these villages, for nothing and without tiles.
    pub(crate) fn tents(mut self, owner: u8, villages: &[u8]) -> Self {
        for number in villages {
            self.state.tents[seat(owner)] -= 1;
            let tent = Tent::Of(seat(owner));
            self.state.camps.put(self.state.map, tent, village(*number));
        }
        self
    }

    /// Neutral tents of a seat stand in these villages.
    pub(crate) fn neutral(mut self, owner: u8, villages: &[u8]) -> Self {
        for number in villages {
            self.state.neutral[seat(owner)] -= 1;
            let camps = &mut self.state.camps;
            camps.put(self.state.map, Tent::NEUTRAL, village(*number));
        }
        self
    }

    /// A seat owns so many tiles of each species; they come from the supply.
    pub(crate) fn tiles(mut self, owner: u8, tiles: [u8; 5]) -> Self {
        for (species, count) in Species::ALL.into_iter().zip(tiles) {
            let owned = &mut self.state.piles[seat(owner)].tiles[species];
            self.state.supply[species] -= count;
            *owned += count;
        }
        self
    }

    /// A seat has natives on a pile.
    pub(crate) fn natives(mut self, owner: u8, species: Species, count: u8) -> Self {
        self.state.natives -= count;
        self.state.piles[seat(owner)].natives[species] += count;
        self
    }

    /// A seat has this much money.
    pub(crate) fn silver(mut self, owner: u8, silver: u16) -> Self {
        self.state.money[seat(owner)] = Silver(silver);
        self
    }

    /// Everybody has this much money.
    pub(crate) fn all_have(mut self, silver: u16) -> Self {
        self.state.money.0.fill(Silver(silver));
        self
    }

    /// A seat has the mission at this place of the map's list, counted from 0; whoever had it has the seat's.
    pub(crate) fn mission(mut self, owner: u8, place: u8) -> Self {
        let old = std::mem::replace(&mut self.state.missions[seat(owner)], place);
        for other in self.state.every_seat() {
            if other != seat(owner) && self.state.missions[other] == place {
                self.state.missions[other] = old;
            }
        }
        self
    }

    /// The round begins with this event, as though the rounds before had been played with the lowest cards.
    pub(crate) fn at_round(mut self, number: u8, event: EventCard) -> Self {
        let mut deck: Vec<EventCard> = self.state.deck.as_slice().to_vec();
        let place = deck.iter().position(|card| *card == event);
        deck.remove(place.expect("the event is to come"));
        deck.truncate(usize::from(Round::COUNT - number));
        deck.push(event);
        self.state.deck = deck.into_iter().collect();
        while self.state.round.number() + 1 < number {
            self.state.round = self.state.round.next().expect("there is such a round");
        }
        for owner in self.state.every_seat() {
            let used = usize::from((number - 1) % 7);
            self.state.hands[owner] = Hand::FULL.cards().skip(used).collect();
            self.state.last[owner] = Hand::FULL.cards().take(used).last();
        }
        let round = self.state.round.next().expect("there is such a round");
        self.state.begin_round(round, &mut self.events);
        self.events.clear();
        self
    }

    /// Everybody chooses these cards in the order of the seats.
    #[track_caller]
    pub(crate) fn incomes<const N: usize>(&mut self, cards: [u8; N]) -> &mut Self {
        for (owner, card) in (0..).zip(cards) {
            self.play(owner, &format!("income {card}"));
        }
        self
    }

    /// Plays a decision that must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, owner: u8, action: &str) -> &mut Self {
        let before = self.state.inventory();
        let action = action.parse().unwrap();
        if let Err(illegal) = self.state.apply(seat(owner), action, &mut self.events) {
            panic!("{illegal}");
        }
        assert_eq!(self.state.inventory(), before, "no piece gets lost");
        self
    }

    /// The others end their turns, and the game goes on until all choose an income card again or it is over.
    #[track_caller]
    pub(crate) fn finish_round(&mut self) -> &mut Self {
        while !["income", "over"].contains(&self.phase().as_str()) {
            let actor = self.to_act()[0];
            let action = match self.phase().as_str() {
                "native" => "refuse",
                _ => "done",
            };
            self.play(actor, action);
        }
        self
    }

    pub(crate) fn legal(&self, owner: u8) -> Vec<String> {
        self.state
            .legal_actions(seat(owner))
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    /// The legal decisions of this kind, without their first word.
    pub(crate) fn legal_of(&self, owner: u8, kind: &str) -> Vec<String> {
        let prefix = format!("{kind} ");
        self.legal(owner)
            .iter()
            .filter_map(|action| action.strip_prefix(&prefix).map(str::to_owned))
            .collect()
    }

    pub(crate) fn to_act(&self) -> Vec<u8> {
        self.state.to_act().into_iter().map(u8::from).collect()
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

    pub(crate) fn order(&self) -> Vec<u8> {
        self.view().order.into_iter().map(u8::from).collect()
    }

    pub(crate) fn money(&self, owner: u8) -> u16 {
        self.state.money[seat(owner)].0
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        let scores = self.view().scores;
        scores.into_iter().map(|points| points.0).collect()
    }

    /// How often this kind of event has happened.
    pub(crate) fn count(&self, kind: &str) -> usize {
        self.events
            .iter()
            .filter(|event| game::Event::kind(*event) == kind)
            .count()
    }

    /// A copy in which everything that the seat does not know was dealt again.
    pub(crate) fn resampled(&self, owner: u8, seed: u64) -> Amazonas {
        self.state.resampled(
            Viewer::Seat(seat(owner)),
            &mut Chance::new(Seed::Short(seed)),
        )
    }
}
