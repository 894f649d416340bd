//! Space Aztecs: cards, laws, temples, saucers.

mod topics;

use crate::{
    Action, Card, Deck, Event, Hour, Kind, MAX_PLAYERS, Options, Set, Source, SpaceAztecs,
};
use game::{Game as _, Points, Seat};

use game::observed::range;
use game::observed::{Notes, Observed, Topic, Watch};

/// Where ranges of temples, saucers and cards that changed hands begin.
const FEW: [u32; 5] = [0, 1, 2, 3, 4];
const ENDINGS: [&str; 3] = ["last-saucer", "two-piles", "both"];
const TEMPLE: [&str; 2] = ["hid", "left-open"];
/// How many hours a part of the day has.
const PART: u16 = 4;

impl Observed for SpaceAztecs {
    const ITERATIONS: u32 = 100;
    const ROUNDS: &'static str = "rounds";

    fn topics(deck: &Deck, options: &Options) -> Vec<Topic> {
        topics::topics(deck, options)
    }

    type Watch = Witness;

    fn rounds(&self) -> u16 {
        self.round().into()
    }
}

/// What must be remembered of a game of Space Aztecs.
#[derive(Debug, Default)]
pub struct Witness {
    /// For each card its place among all of sets, and that of its name.
    places: Vec<Option<(usize, usize)>>,
    played: [bool; MAX_PLAYERS],
    captured: [u32; MAX_PLAYERS],
    lost: [u32; MAX_PLAYERS],
}

impl Witness {
    fn begin(&mut self, deck: &Deck) {
        let names = topics::names(deck);
        let mut cards = 0..;
        let place = |card: Card| {
            let face = deck.face_of(card);
            face.set?;
            let same = |(set, name): &(Option<Set>, String)| *set == face.set && *name == face.name;
            Some((cards.next()?, names.iter().position(same)?))
        };
        self.places = Card::all().map(place).collect();
    }

    /// Enters something about a card under all topics that speak of cards.
    fn each_topic(&self, deck: &Deck, card: Card, mut enter: impl FnMut(&'static str, usize)) {
        if let Some((card, name)) = self.places[card.index()] {
            enter("cards", card);
            enter("names", name);
        }
        enter("kinds", deck.kind(card) as usize);
        enter("hours", part_of_day(deck.hour(card)));
        if let Some(law) = deck.face_of(card).law {
            enter("laws", law as usize);
        }
    }

    fn play(&mut self, deck: &Deck, seat: Seat, hour: Hour, notes: &mut Notes) {
        let Some(card) = deck.find(hour) else { return };
        self.each_topic(deck, card, |topic, item| notes.take(topic, item, seat));
        if !std::mem::replace(&mut self.played[seat.index()], true) {
            notes.take("first_card", deck.kind(card) as usize, seat);
        }
    }

    fn count(seat: Seat, sources: &[(Source, Points)], notes: &mut Notes) {
        for (source, points) in sources {
            if let Source::Law(law) = source {
                notes.offer("laws", *law as usize, seat);
                notes.worth("laws", *law as usize, points.0);
            }
        }
    }
}

/// Which part of the day an hour is in.
fn part_of_day(hour: Hour) -> usize {
    let begins = |part: &u16| Hour::new(part * PART, 0).is_some_and(|begin| begin <= hour);
    (1..24 / PART).filter(begins).count()
}

impl Watch<SpaceAztecs> for Witness {
    fn deciding(&mut self, state: &SpaceAztecs, seat: Seat, action: Action, notes: &mut Notes) {
        if let Action::Keep(_) = action {
            let deck = state.components();
            for card in state.pile_in_hand(seat) {
                self.each_topic(deck, card, |topic, item| notes.offer(topic, item, seat));
                if !self.played[seat.index()] {
                    notes.offer("first_card", deck.kind(card) as usize, seat);
                }
            }
        }
    }

    fn happened(&mut self, state: &SpaceAztecs, event: &Event, notes: &mut Notes) {
        let deck = state.components();
        match event {
            Event::Dealt { sets, .. } => {
                self.begin(deck);
                for set in Set::ALL {
                    if !sets.contains(&set) {
                        notes.share("left_out", set as usize, state.seats());
                    }
                }
            }
            Event::Round { round: 1, first } => {
                let players = usize::from(state.players());
                for seat in state.seats() {
                    let place = (seat.index() + players - first.index()) % players;
                    notes.take("first_order", place, seat);
                }
            }
            Event::Played { seat, card } => self.play(deck, *seat, *card, notes),
            Event::Hid { seat, .. } | Event::Sheltered { seat, .. } => {
                notes.take("hiding", 0, *seat);
                notes.offer("hiding", 1, *seat);
            }
            Event::LeftOpen { seat, .. } => {
                notes.take("hiding", 1, *seat);
                notes.offer("hiding", 0, *seat);
            }
            Event::Captured { seat, victim, .. } => {
                self.captured[seat.index()] += 1;
                self.lost[victim.index()] += 1;
            }
            Event::Counted { seat, sources, .. } => Self::count(*seat, sources, notes),
            Event::Over {
                empty_piles,
                saucers,
                ..
            } => {
                let last = if state.players() > 4 { 9 } else { 7 };
                let ending = match (*saucers >= last, *empty_piles >= 2) {
                    (true, true) => 2,
                    (true, false) => 0,
                    _ => 1,
                };
                notes.share("endings", ending, state.seats());
            }
            _ => {}
        }
    }

    fn ended(&mut self, state: &SpaceAztecs, notes: &mut Notes) {
        let deck = state.components();
        for seat in state.seats() {
            let front = state.village_of(seat).front;
            let temples = (front & deck.of_kind(Kind::Temple)).len();
            let saucers = (front & deck.of_kind(Kind::Saucer)).len();
            notes.take("temples", range(temples, &FEW), seat);
            notes.take("saucers", range(saucers, &FEW), seat);
            notes.take("captured", range(self.captured[seat.index()], &FEW), seat);
            notes.take("lost", range(self.lost[seat.index()], &FEW), seat);
        }
    }
}
