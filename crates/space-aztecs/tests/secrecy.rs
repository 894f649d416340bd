//! Only hours are announced: what a card is, nobody is told in the terminal before it is turned up.
//!
//! Two decks differ in two cards that a viewer has not seen, which have exchanged their faces. As long as both lie face down, a
//! game played with either deck must read the same to the viewer, though the hour of one of them has been announced.

use game::{Chance, Components as _, Event as _, Game, Seat, Seed, Setup, Viewer, Words as _};
use serde_json::Value;
use space_aztecs::{Action, Deck, Event, Hour, Options, Order, SpaceAztecs};

type Deed = (Seat, Action);

/// A game up to some decision, with all that has happened.
struct Told {
    state: SpaceAztecs,
    events: Vec<Event>,
}

fn play(deck: &'static Deck, options: &Options, deeds: &[Deed]) -> Told {
    let mut setup = Setup::<SpaceAztecs>::new(*options, Seed::Short(5));
    setup.components = deck;
    let mut events = Vec::new();
    let mut state = SpaceAztecs::start(&setup, &mut events);
    for (seat, action) in deeds {
        state.apply(*seat, *action, &mut events).expect("legal");
    }
    Told { state, events }
}

impl Told {
    fn events_for(&self, viewer: Viewer) -> Vec<Event> {
        let seen = self.events.iter().filter_map(|event| event.seen_by(viewer));
        seen.collect()
    }

    /// All that the viewer reads: the table, the prompt, the choices and the log.
    fn read_by(&self, viewer: Viewer) -> String {
        let (deck, view) = (self.state.components(), self.state.view(viewer));
        let mut text = deck.table(&view);
        for event in self.events_for(viewer) {
            text.push_str(&deck.event(&view, &event));
        }
        if let Viewer::Seat(seat) = viewer {
            let legal = self.state.legal_actions(seat);
            text.push_str(&deck.prompt(&view, seat, &legal));
            for action in legal {
                text.push_str(&deck.action(&view, seat, action));
            }
        }
        text + &serde_json::to_string(&view).expect("a view is JSON")
    }

    fn viewers(&self) -> Vec<Viewer> {
        let seats = self.state.seats().into_iter().map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).collect()
    }

    /// A card that another has announced, and one in a pile, neither of which the viewer has seen.
    fn unseen_by(&self, viewer: Viewer) -> Option<[Hour; 2]> {
        let told = self.events_for(viewer);
        let has_seen = |hour: &Hour| {
            told.iter()
                .any(|event| matches!(event, Event::Looked { cards, .. } if cards.contains(hour)))
        };
        let truth = self.state.open_view();
        let others = truth.seats().filter(|seat| !viewer.is(*seat));
        let announced = others.filter_map(|seat| truth.announced_by(seat));
        let announced = announced.into_iter().find(|hour| !has_seen(hour))?;
        let piled = truth.piles.iter().flatten().filter_map(|card| card.open());
        let face = |hour: Hour| self.state.components().face(hour).expect("a card");
        let differs = |hour: &Hour| {
            let (one, other) = (face(*hour), face(announced));
            one.kind != other.kind && one.set != other.set
        };
        let piled = piled.filter(differs).find(|hour| !has_seen(hour))?;
        Some([announced, piled])
    }
}

/// The standard deck, with the faces of two cards exchanged.
fn exchanged([one, other]: [Hour; 2]) -> &'static Deck {
    let mut deck: Value = serde_json::from_str(include_str!("../data/deck.json")).expect("JSON");
    for card in deck.as_array_mut().expect("a list") {
        let hour = card["hour"].as_str().expect("an hour").to_owned();
        if hour == one.to_string() {
            card["hour"] = other.to_string().into();
        } else if hour == other.to_string() {
            card["hour"] = one.to_string().into();
        }
    }
    Deck::load(&deck.to_string()).expect("the deck is sound")
}

#[test]
fn the_terminal_tells_nobody_what_an_announced_card_is_before_it_is_played() {
    let mut compared = 0;
    for (players, order) in [
        (3, Order::Clockwise),
        (4, Order::Hours),
        (5, Order::Hours),
        (6, Order::Clockwise),
        (6, Order::Hours),
    ] {
        let options = Options {
            players,
            order,
            ..Options::default()
        };
        let mut deeds: Vec<Deed> = Vec::new();
        let mut chance = Chance::new(Seed::Short(7));
        let mut legal = Vec::new();
        loop {
            let told = play(Deck::standard(), &options, &deeds);
            for viewer in told.viewers() {
                let Some(cards) = told.unseen_by(viewer) else {
                    continue;
                };
                let twin = play(exchanged(cards), &options, &deeds);
                assert_eq!(told.read_by(viewer), twin.read_by(viewer), "{cards:?}");
                compared += 1;
            }
            match game::random_decision(&told.state, &mut chance, &mut legal) {
                Some(deed) => deeds.push(deed),
                None => break,
            }
        }
    }
    assert!(compared > 50, "{compared} tables were compared");
}
