//! Space Aztecs: cards, laws, temples, saucers.

use ::space_aztecs::{
    Action, Card, Deck, Event, Hour, Kind, Law, MAX_PLAYERS, Options, Set, SpaceAztecs,
};
use bots::{Bot, Budget};
use game::{Game as _, Points, Seat};

use super::{places, range, ranges, spelled};
use crate::{Nature, Notes, Observed, Topic, Watch};

/// Where ranges of temples, saucers and cards that changed hands begin.
const FEW: [u32; 5] = [0, 1, 2, 3, 4];
const ENDINGS: [&str; 3] = ["The last saucer", "Two empty piles", "Both in one round"];
const TEMPLE: [&str; 2] = ["Hid Aztecs", "Left Aztecs in the open"];
/// How many hours a part of the day has.
const PART: u16 = 4;

impl Observed for SpaceAztecs {
    const BOT: Bot = Bot::Search(Budget::Iterations(100));
    const ROUNDS: &'static str = "rounds";

    fn topics(deck: &Deck, options: &Options) -> Vec<Topic> {
        let names = names(deck)
            .into_iter()
            .map(|(set, name)| kind_name(set, &name));
        vec![
            Topic::new("names", "Cards by name", Nature::Chosen, "Players who played at least one card of the name, of those who had one in hand to choose.", names),
            Topic::new("kinds", "Cards by kind", Nature::Chosen, "Players who played at least one card of the kind, of those who had one in hand to choose.", Kind::ALL.map(|kind| spelled(kind.name()))),
            Topic::new("laws", "Laws", Nature::Chosen, "Players who played the law, of those who had it in hand to choose, and the points that it brought. Points and decisions of the table are those of games in which somebody played it.", Law::ALL.map(Law::title)).measured_in("points").only_if(options.laws),
            Topic::new("cards", "Every card", Nature::Chosen, "Players who played the very card, of those who had it in hand to choose.", deck.faces().iter().map(|face| format!("{} {}", face.hour, kind_name(face.set, &face.name)))),
            Topic::new("first_card", "The first card", Nature::Chosen, "What each player played in the first round.", Kind::ALL.map(|kind| spelled(kind.name()))),
            Topic::new("temples", "Temples played", Nature::Chosen, "How many temples each player had at the end.", ranges(&FEW)).listed(),
            Topic::new("hiding", "Hiding Aztecs", Nature::Chosen, "Players who used a temple or an agent to hide Aztecs, and players who could and did not.", TEMPLE).listed(),
            Topic::new("saucers", "Saucers played", Nature::Chosen, "How many saucers each player had at the end.", ranges(&FEW)).listed(),
            Topic::new("captured", "Aztecs captured", Nature::Achieved, "How many Aztecs of others each player took with saucers.", ranges(&FEW)).listed(),
            Topic::new("lost", "Aztecs lost", Nature::Achieved, "How many Aztecs each player lost to the saucers of others.", ranges(&FEW)).listed(),
            Topic::new("hours", "Hours of the day", Nature::Chosen, "Players who played at least one card of these hours. Early cards are played first in their round.", (0..24 / PART).map(|part| format!("{:02}:00 to {:02}:59", part * PART, part * PART + PART - 1))).listed(),
            Topic::new("first_order", "Order of the first round", Nature::Dealt, "Who takes the first pile is drawn by lot; the others follow clockwise.", places(options.players)).listed(),
            Topic::new("left_out", "The set that is left out", Nature::Shared, "With two to four players three of the four sets are played with.", Set::ALL.map(|set| format!("Without {set}"))).only_if(options.players <= 4 && options.sets.is_none()),
            Topic::new("endings", "What ends the game", Nature::Shared, "The game ends after the round in which the last saucer was played or a second pile became empty.", ENDINGS),
        ]
    }

    type Watch = Witness;

    fn rounds(&self) -> u16 {
        self.round().into()
    }
}

fn kind_name(set: Option<Set>, name: &str) -> String {
    match set {
        Some(set) => format!("{name} ({set})"),
        None => format!("{name} (law)"),
    }
}

/// Every name of a set once, set by set.
fn names(deck: &Deck) -> Vec<(Option<Set>, String)> {
    let mut names: Vec<(Option<Set>, String)> = deck
        .faces()
        .iter()
        .map(|face| (face.set, face.name.clone()))
        .collect();
    names.sort();
    names.dedup();
    names
}

/// What must be remembered of a game of Space Aztecs.
#[derive(Debug, Default)]
pub struct Witness {
    /// For each card the place of its name.
    names: Vec<usize>,
    played: [bool; MAX_PLAYERS],
    captured: [u32; MAX_PLAYERS],
    lost: [u32; MAX_PLAYERS],
}

impl Witness {
    fn begin(&mut self, deck: &Deck) {
        let names = names(deck);
        let place = |card: Card| {
            let face = deck.face_of(card);
            let same = |(set, name): &(Option<Set>, String)| *set == face.set && *name == face.name;
            names.iter().position(same).unwrap_or(names.len())
        };
        self.names = Card::all().map(place).collect();
    }

    /// Enters something about a card under all topics that speak of cards.
    fn each_topic(&self, deck: &Deck, card: Card, mut enter: impl FnMut(&'static str, usize)) {
        enter("cards", card.index());
        enter("names", self.names[card.index()]);
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

    fn count(seat: Seat, sources: &[(&'static str, Points)], notes: &mut Notes) {
        for (source, points) in sources {
            let law = Law::ALL.iter().position(|law| law.name() == *source);
            if let Some(law) = law {
                notes.offer("laws", law, seat);
                notes.worth("laws", law, points.0);
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
