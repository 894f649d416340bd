//! Situations for tests: a table set up by hand, with every card taken from where it was.

use game::{Chance, Components, Game, Seat, Seed, Setup, Viewer};

use crate::card::Card;
use crate::pile::{PILES, Pile, Symbols};
use crate::{Deck, Event, Hour, Options, Order, Set, SpaceAztecs, View};

/// A game whose first player is seat 0.
pub(crate) struct Table {
    pub(crate) state: SpaceAztecs,
    /// What has happened since the situation was set up.
    pub(crate) events: Vec<Event>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn hour(text: &str) -> Hour {
    text.parse().expect("an hour")
}

pub(crate) fn hours(texts: &[&str]) -> Vec<Hour> {
    texts.iter().map(|text| hour(text)).collect()
}

/// Hours as they are written, to compare with.
pub(crate) fn written(hours: &[Hour]) -> Vec<String> {
    hours.iter().map(ToString::to_string).collect()
}

fn card(text: &str) -> Card {
    let card = Deck::standard().find(hour(text));
    card.unwrap_or_else(|| panic!("no card has the hour {text}"))
}

impl Table {
    /// With two to four players without the agency.
    pub(crate) fn new(players: u8) -> Self {
        Self::with_sets(players, &[Set::Villagers, Set::Warriors, Set::Council])
    }

    /// With these sets, or all if there are five players or six.
    pub(crate) fn with_sets(players: u8, sets: &[Set]) -> Self {
        Self::with(Options {
            players,
            sets: (players <= 4).then(|| sets.iter().copied().collect()),
            ..Options::default()
        })
    }

    pub(crate) fn with(options: Options) -> Self {
        let mut events = Vec::new();
        let mut state = SpaceAztecs::start(&Setup::new(options, Seed::Short(1)), &mut events);
        state.first = seat(0);
        state.phase = crate::state::Phase::Piles(seat(0));
        events.clear();
        Self { state, events }
    }

    pub(crate) fn order(mut self, order: Order) -> Self {
        self.state.order = order;
        self
    }

    /// Takes a card from wherever it is.
    fn pull(&mut self, text: &str) -> Card {
        let card = card(text);
        let pile = Pile::ALL
            .into_iter()
            .find(|pile| self.state.piles[*pile].contains(card));
        let pile = pile.unwrap_or_else(|| panic!("{text} is not in a pile"));
        self.state.piles[pile].remove(card);
        card
    }

    /// Aztecs lie open in a village.
    pub(crate) fn open(mut self, owner: u8, cards: &[&str]) -> Self {
        for text in cards {
            let card = self.pull(text);
            self.state.villages[seat(owner)].open.insert(card);
        }
        self
    }

    /// A temple stands in a village and hides these.
    pub(crate) fn temple(mut self, owner: u8, temple: &str, hidden: &[&str]) -> Self {
        let temple = self.pull(temple);
        self.state.built.push(temple);
        self.state.villages[seat(owner)].front.insert(temple);
        for text in hidden {
            let card = self.pull(text);
            self.state.villages[seat(owner)].hidden.insert(card);
            self.state.under[card.index()] = temple;
        }
        self
    }

    /// A saucer lies in a village and has taken these.
    pub(crate) fn saucer(mut self, owner: u8, saucer: &str, captured: &[&str]) -> Self {
        let saucer = self.pull(saucer);
        self.state.built.push(saucer);
        self.state.saucers_played += 1;
        self.state.villages[seat(owner)].front.insert(saucer);
        for text in captured {
            let card = self.pull(text);
            self.state.villages[seat(owner)].captured.insert(card);
            self.state.under[card.index()] = saucer;
        }
        self
    }

    /// A law lies in a village.
    pub(crate) fn law(mut self, owner: u8, law: &str) -> Self {
        let law = self.pull(law);
        self.state.villages[seat(owner)].front.insert(law);
        self
    }

    /// A pile holds these cards, and what it held goes to the last pile.
    pub(crate) fn pile(mut self, number: u8, cards: &[&str]) -> Self {
        let pile = Pile::new(number).expect("there are eight piles");
        let last = Pile::ALL[PILES - 1];
        assert_ne!(pile, last, "the last pile takes what is left over");
        let old = std::mem::take(&mut self.state.piles[pile]);
        self.state.piles[last] |= old;
        for text in cards {
            let card = self.pull(text);
            self.state.piles[pile].insert(card);
        }
        self
    }

    /// What is under a symbol goes to the last pile.
    pub(crate) fn emptied(self, number: u8) -> Self {
        self.pile(number, &[])
    }

    /// A seat has this card before it, face down: announced and not played.
    pub(crate) fn chooses(mut self, owner: u8, text: &str) -> Self {
        let card = self.pull(text);
        self.state.chosen[seat(owner)] = Some(card);
        self
    }

    /// Saucers of the sets in play, not yet played, are said to have been played.
    pub(crate) fn saucers_played(mut self, saucers: u8) -> Self {
        self.state.saucers_played = saucers;
        self
    }

    /// A round in which each seat keeps one of these cards: seat 0 of pile 1, and so on. Each pile has another card too, if there
    /// is one to spare.
    pub(crate) fn round(mut self, cards: &[&str]) -> Self {
        assert_eq!(cards.len(), usize::from(self.state.players));
        for text in cards {
            let card = self.pull(text);
            self.state.piles[Pile::ALL[PILES - 1]].insert(card);
        }
        for (number, text) in (1_u8..).zip(cards) {
            let pile = Pile::new(number).expect("there are eight piles");
            if !self.state.piles[pile].contains(card(text)) {
                let card = self.pull(text);
                self.state.piles[pile].insert(card);
            }
        }
        let first = u8::from(self.state.first);
        for turn in 0..self.state.players {
            let actor = (first + turn) % self.state.players;
            self.play(actor, &format!("pile {}", actor + 1));
        }
        for (actor, text) in (0_u8..).zip(cards) {
            if self.to_act().contains(&actor) && self.phase() == "keep" {
                self.play(actor, &format!("keep {text}"));
            }
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
        assert_eq!(self.state.inventory(), before, "no card gets lost");
        self
    }

    /// Plays the first legal decision of the seat.
    #[track_caller]
    pub(crate) fn play_any(&mut self, owner: u8) -> &mut Self {
        let action = self.legal(owner)[0].clone();
        self.play(owner, &action)
    }

    /// Plays any decisions till the next round begins.
    #[track_caller]
    pub(crate) fn finish_round(&mut self) -> &mut Self {
        while self.phase() != "piles" {
            self.play_any(self.to_act()[0]);
        }
        self
    }

    pub(crate) fn legal(&self, owner: u8) -> Vec<String> {
        self.state.legal_notation(seat(owner))
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

    pub(crate) fn scores(&self) -> Vec<i32> {
        let scores = self.state.scores();
        scores.iter().map(|points| points.0).collect()
    }

    /// What a source brings a seat, if it is listed.
    pub(crate) fn source(&self, owner: u8, source: &str) -> Option<i32> {
        let lines = self.state.breakdown(None);
        let mut lines = lines.iter();
        lines
            .find(|line| line.seat == seat(owner) && line.source == source)
            .map(|line| line.points.0)
    }

    pub(crate) fn view_breakdown(&self) -> Vec<game::ScoreLine> {
        self.state.breakdown(None)
    }

    /// The seat's open Aztecs.
    pub(crate) fn open_of(&self, owner: u8) -> Vec<String> {
        written(&self.view().villages[usize::from(owner)].open)
    }

    /// What each temple of the seat hides.
    pub(crate) fn hidden_of(&self, owner: u8) -> Vec<Vec<String>> {
        let temples = &self.view().villages[usize::from(owner)].temples;
        temples
            .iter()
            .map(|temple| written(&temple.hidden))
            .collect()
    }

    /// What each saucer of the seat has taken.
    pub(crate) fn captured_by(&self, owner: u8) -> Vec<Vec<String>> {
        let saucers = &self.view().villages[usize::from(owner)].saucers;
        saucers
            .iter()
            .map(|saucer| written(&saucer.captured))
            .collect()
    }

    /// How often this kind of event has happened.
    pub(crate) fn count(&self, kind: &str) -> usize {
        let of_kind = |event: &&Event| game::Event::kind(*event) == kind;
        self.events.iter().filter(of_kind).count()
    }

    /// A copy in which everything that the seat does not know was dealt again.
    pub(crate) fn resampled(&self, owner: u8, seed: u64) -> SpaceAztecs {
        self.state.resampled(
            Viewer::Seat(seat(owner)),
            &mut Chance::new(Seed::Short(seed)),
        )
    }
}

/// The cards of every pile by their hours.
pub(crate) fn pile_hours(piles: &Symbols, number: u8) -> Vec<String> {
    let pile = Pile::new(number).expect("there are eight piles");
    written(&Deck::standard().hours_of(piles[pile]))
}
