//! The game in plain English, for a terminal.

mod log;
mod table;

use game::{Counting, ScoreLine, Seat, Words};

use crate::{
    Action, Deck, Event, Face, Hour, Kind, PhaseName, Pile, Set, Source, SpaceAztecs, View,
};

impl Words<SpaceAztecs> for Deck {
    fn seat(&self, _: &View, seat: Seat) -> String {
        seat_name(seat)
    }

    fn table(&self, view: &View) -> String {
        table::draw(self, view)
    }

    fn prompt(&self, view: &View, seat: Seat, legal: &[Action]) -> String {
        let card = view.card.map_or_else(String::new, |card| self.named(card));
        match view.phase {
            PhaseName::Piles => "Pick up a pile.".to_owned(),
            PhaseName::Keep => {
                "Keep one card from your pile, in secret; the rest goes back.".to_owned()
            }
            PhaseName::Temple => {
                let hidden = self.hidden_by_card(view, seat).len();
                let aztecs = count(hidden, "Aztec");
                let them = if hidden == 1 { "it" } else { "them" };
                format!("Hide {aztecs} under {card}, or leave {them} in the open.")
            }
            PhaseName::Agent => {
                let temple = view.card.and_then(|card| self.shelter(view, seat, card));
                let temple = temple.map_or_else(String::new, |temple| self.named(temple));
                format!("Your agent can put {card} into {temple}, or leave it in the open.")
            }
            PhaseName::Saucer => {
                let victim = view.victim.map_or_else(String::new, seat_name);
                format!(
                    "Take one of {} Aztecs of {victim} with {card}.",
                    legal.len()
                )
            }
            PhaseName::Over => "The game is over.".to_owned(),
        }
    }

    fn action(&self, view: &View, seat: Seat, action: Action) -> String {
        match action {
            Action::Pile(pile) => self.described_pile(view, pile),
            Action::Keep(card) => {
                let gain = self.gain(view, seat, card);
                let fed = if gain.ends_hunger {
                    ", and no longer the fewest villagers"
                } else {
                    ""
                };
                format!("{}; {:+} now{fed}", self.described(card), gain.points.0)
            }
            Action::Take(card) => self.described(card),
            Action::Hide if view.phase == PhaseName::Agent => "into the temple".to_owned(),
            Action::Hide => self.all_named(&self.hidden_by_card(view, seat)),
            Action::Open => "hide nobody".to_owned(),
        }
    }

    fn counting(&self, view: &View, line: &ScoreLine) -> Counting {
        match view.ranking {
            None if line.source != Source::FewestVillagers.word() => Counting::Now,
            None if self.may_starve(view, line.seat) => Counting::AtTheEnd,
            None => Counting::NotYet,
            Some(_) => Counting::Now,
        }
    }

    fn event(&self, _: &View, event: &Event) -> String {
        log::line(self, event)
    }
}

impl Deck {
    /// A card by hour and name, with the colour of temples and saucers.
    fn named(&self, card: Hour) -> String {
        let Some(face) = self.face(card) else {
            return card.to_string();
        };
        match (face.kind, face.set) {
            (Kind::Temple | Kind::Saucer, Some(set)) => {
                format!("{card} {} ({set})", face.name)
            }
            _ => format!("{card} {}", face.name),
        }
    }

    fn all_named(&self, cards: &[Hour]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.named(*card)).collect();
        names.join(", ")
    }

    /// What the temple being resolved would hide.
    fn hidden_by_card(&self, view: &View, seat: Seat) -> Vec<Hour> {
        let temple = view.card;
        temple.map_or_else(Vec::new, |temple| self.would_hide(view, seat, temple))
    }

    /// How many cards a pile has, and which as far as the viewer is reminded of them.
    fn described_pile(&self, view: &View, pile: Pile) -> String {
        let cards = view.piles.get(pile.index()).map_or(0, Vec::len);
        let cards = count(cards, "card");
        match view.remembered(pile) {
            None => cards,
            Some(memory) => format!("{cards}: {}", self.all_named(&memory.cards)),
        }
    }

    /// A card by name, colour and what it is worth.
    fn described(&self, card: Hour) -> String {
        let Some(face) = self.face(card) else {
            return String::new();
        };
        let set = face.set.map_or("law", Set::name);
        format!("{}, {set}{}", face.name, worth(face))
    }
}

/// What is printed on a card, in a few words.
fn worth(face: &Face) -> String {
    match (face.kind, face.points.as_slice()) {
        (Kind::Warrior, table) => {
            let table: Vec<String> = table.iter().map(ToString::to_string).collect();
            format!(", {}", table.join("/"))
        }
        (Kind::Archivist, [points]) => format!(", {points} (+{} in a temple)", face.in_temple),
        (Kind::Priest, [points]) => format!(", {points} with an alien"),
        (_, [points]) => format!(", {points}"),
        (_, _) => face
            .text
            .as_ref()
            .map_or_else(String::new, |text| format!(": {text}")),
    }
}

/// Players have numbers, from 1 as people count.
fn seat_name(seat: Seat) -> String {
    format!("Player {}", seat.index() + 1)
}

fn count(number: usize, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

/// A source of points for people.
fn source_name(source: &str) -> String {
    crate::Law::ALL
        .into_iter()
        .find(|law| law.name() == source)
        .map_or_else(|| source.replace('_', " "), |law| law.title().to_owned())
}

#[cfg(test)]
mod tests;
