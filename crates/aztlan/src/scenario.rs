//! Situations for tests: a table set up by hand, with every piece taken from where it was.

use game::{Chance, Components, Game, Seat, Seed, Setup, Viewer};

use crate::prosperity::Pile;
use crate::track::Track;
use crate::{
    Age, Aztlan, Board, Edition, Event, Options, PowerCard, ProsperityCard, Territory, View,
};

/// A game whose turn order is seat 0, 1, 2, 3.
pub(crate) struct Table {
    pub(crate) state: Aztlan,
    /// What has happened since the situation was set up.
    pub(crate) events: Vec<Event>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn territory(number: u8) -> Territory {
    Territory::new(number).expect("the board has it")
}

impl Table {
    pub(crate) fn new(players: u8) -> Self {
        let options = Options {
            players,
            ..Options::default()
        };
        let mut events = Vec::new();
        let mut state = Aztlan::start(&Setup::new(options, Seed::Short(1)), &mut events);
        let mut stack = [0, 1, 2, 3].map(seat);
        stack[..usize::from(players)].reverse();
        state.track = Track::new(stack, players);
        state.order = state.track.turn_order();
        if players == 2 {
            state.control =
                game::BySeat([0, 1, 2, 3].map(|number| crate::People::tribe(seat(number))));
        }
        events.clear();
        Self { state, events }
    }

    /// Another turn order; it follows from the stack, from the top down.
    pub(crate) fn order<const N: usize>(mut self, order: [u8; N]) -> Self {
        let mut stack = [0, 1, 2, 3].map(seat);
        for (place, number) in stack.iter_mut().zip(order.into_iter().rev()) {
            *place = seat(number);
        }
        self.state.track = Track::new(stack, self.state.players);
        self.state.order = self.state.track.turn_order();
        self
    }

    /// The seats lead these tribes.
    pub(crate) fn tribes(mut self, names: &str) -> Self {
        let spec = <Options as game::Options>::spec("tribes").unwrap();
        self.state.tribes = game::Sides::read(spec, names).unwrap();
        self
    }

    pub(crate) fn edition(mut self, edition: Edition) -> Self {
        self.state.edition = edition;
        self
    }

    /// Another board, made from the standard one.
    pub(crate) fn board(mut self, change: impl FnOnce(&mut serde_json::Value)) -> Self {
        let mut board = serde_json::from_str(include_str!("../data/board.json")).unwrap();
        change(&mut board);
        self.state.board = Board::load(&board.to_string()).unwrap();
        self
    }

    /// Skips to an age; each earlier age used the lowest card left.
    pub(crate) fn age(mut self, number: u8) -> Self {
        while self.state.age.number() < number {
            for seat in self.state.every_seat() {
                let power = &mut self.state.power[seat];
                let lowest = power.unused().next();
                power.chosen = lowest;
                power.lay_aside(self.state.age);
            }
            self.state.age = self.state.age.next().unwrap();
        }
        self
    }

    /// Everybody has chosen this power card.
    pub(crate) fn power<const N: usize>(mut self, cards: [u8; N]) -> Self {
        for (seat, card) in self.state.every_seat().into_iter().zip(cards) {
            self.state.power[seat].chosen = PowerCard::new(card);
        }
        self
    }

    /// Pawns of a seat stand here; they come from the reserve.
    pub(crate) fn pawns(mut self, owner: u8, here: u8, count: u8) -> Self {
        let people = self.state.control[seat(owner)];
        for _ in 0..count {
            self.state.land.add(people, territory(here));
        }
        self.state.reserve[people] -= count;
        self
    }

    /// One pawn of a seat in each of these territories.
    pub(crate) fn lands(self, owner: u8, territories: &[u8]) -> Self {
        territories
            .iter()
            .fold(self, |table, here| table.pawns(owner, *here, 1))
    }

    /// Pawns leave the reserve for those removed.
    pub(crate) fn removed(mut self, owner: u8, count: u8) -> Self {
        let people = self.state.control[seat(owner)];
        self.state.reserve[people] -= count;
        self.state.removed[people] += count;
        self
    }

    /// A seat holds these cards; they come from the deck.
    pub(crate) fn hand(mut self, owner: u8, cards: &[ProsperityCard]) -> Self {
        for card in cards {
            self.take_from_deck(*card);
            self.give(owner, *card);
        }
        self
    }

    /// These cards lie on top of the deck, the last on top.
    pub(crate) fn on_deck(mut self, cards: &[ProsperityCard]) -> Self {
        for card in cards {
            self.take_from_deck(*card);
        }
        let below = self.state.deck;
        self.state.deck = below.as_slice().iter().chain(cards).copied().collect();
        self
    }

    fn take_from_deck(&mut self, card: ProsperityCard) {
        let deck = self.state.deck;
        let place = deck
            .as_slice()
            .iter()
            .position(|other| *other == card)
            .expect("it is in the deck");
        self.state.deck = deck
            .as_slice()
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != place)
            .map(|(_, card)| *card)
            .collect();
    }

    /// The whole deck lies on the discards.
    pub(crate) fn deck_discarded(mut self) -> Self {
        self.state.discard = std::mem::replace(&mut self.state.deck, Pile::EMPTY);
        self
    }

    /// A seat holds the whole deck.
    pub(crate) fn deck_in_hand(mut self, owner: u8) -> Self {
        while let Some(card) = self.state.deck.pop() {
            self.give(owner, card);
        }
        self
    }

    /// A card that has left the deck goes to a hand.
    fn give(&mut self, owner: u8, card: ProsperityCard) {
        self.state.hands[seat(owner)].insert(card);
        self.state.shuffle.drawn[seat(owner)].insert(card);
    }

    pub(crate) fn at_choosing(mut self) -> Self {
        self.state.begin_age(&mut self.events);
        self.events.clear();
        self
    }

    /// Everybody takes the pawns of the age and development begins.
    pub(crate) fn at_development(mut self) -> Self {
        let chosen = self.state.power;
        for seat in self.state.every_seat() {
            self.state.power[seat].chosen = None;
        }
        for seat in self.state.every_seat() {
            let card = chosen[seat]
                .chosen
                .or(chosen[seat].unused().next())
                .unwrap();
            self.state
                .apply(seat, crate::Action::Choose(card), &mut self.events)
                .unwrap();
        }
        self.events.clear();
        self
    }

    pub(crate) fn at_conflict(mut self) -> Self {
        self.state.begin_conflict(&mut self.events);
        self
    }

    pub(crate) fn at_scoring(mut self) -> Self {
        self.state.begin_scoring(&mut self.events);
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

    /// Places all pawns that are left here and moves none.
    #[track_caller]
    pub(crate) fn place_all(&mut self, here: u8) -> &mut Self {
        while self.phase() == "development" {
            let actor = self.to_act()[0];
            let action = if self.legal(actor).contains(&"stay".to_owned()) {
                "stay".to_owned()
            } else {
                format!("place {here}")
            };
            self.play(actor, &action);
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
        serde_json::to_value(self.view().phase)
            .unwrap()
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// How many pawns of each people stand here.
    pub(crate) fn at(&self, here: u8) -> Vec<u8> {
        let none = vec![0; self.view().reserve.len()];
        self.view()
            .pawns
            .get(&territory(here))
            .cloned()
            .unwrap_or(none)
    }

    pub(crate) fn cards(&self, owner: u8) -> u8 {
        self.state.hands[seat(owner)].len()
    }

    pub(crate) fn scores(&self) -> Vec<u16> {
        self.view().scores
    }

    /// How often this kind of event has happened.
    pub(crate) fn count(&self, kind: &str) -> usize {
        self.events
            .iter()
            .filter(|event| game::Event::kind(*event) == kind)
            .count()
    }

    /// A copy in which everything that the seat does not know was dealt again.
    pub(crate) fn resampled(&self, owner: u8, seed: u64) -> Aztlan {
        self.state.resampled(
            Viewer::Seat(seat(owner)),
            &mut Chance::new(Seed::Short(seed)),
        )
    }
}

/// The ages one after another, for tables of expected numbers.
pub(crate) fn ages() -> impl Iterator<Item = Age> {
    std::iter::successors(Some(Age::FIRST), |age| age.next())
}
