//! The table as text: piles, then one village after another.

use std::fmt::Write as _;

use game::Seat;

use super::{count, seat_name};
use crate::scoring::HUNGER;
use crate::{Deck, Hour, PhaseName, Pile, Set, View};

/// The width of a terminal.
const WIDTH: usize = 80;

/// The table, in lines that fit a terminal of 80 characters.
pub(super) fn draw(deck: &Deck, view: &View) -> String {
    let sets: Vec<&str> = view.sets.iter().map(|set| Set::name(*set)).collect();
    let mut text = format!(
        "Round {}, {}. {} played.\nSets: {}.\n\n",
        view.round,
        phase(view.phase),
        count(usize::from(view.saucers_played), "saucer"),
        sets.join(", ")
    );
    text.push_str(&piles(view));
    text.push_str(&open_piles(deck, view));
    for seat in view.seats() {
        text.push('\n');
        text.push_str(&village(deck, view, seat));
    }
    text
}

fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Piles => "piles are taken",
        PhaseName::Keep => "cards are kept",
        PhaseName::Temple => "a temple",
        PhaseName::Agent => "an agent",
        PhaseName::Saucer => "a saucer",
        PhaseName::Over => "over",
    }
}

/// How many cards each pile has, and who has it in hand.
fn piles(view: &View) -> String {
    let cell = |value: String| format!("{value:>5}");
    let row = |name: &str, value: &dyn Fn(Pile) -> String| {
        let cells = Pile::ALL.map(|pile| cell(value(pile)));
        format!("{name:<6}{}", cells.concat())
    };
    let holder = |pile: Pile| {
        let holder = view
            .seats()
            .find(|seat| view.held[seat.index()] == Some(pile));
        holder.map_or_else(|| ".".to_owned(), |seat| format!("P{}", seat.index() + 1))
    };
    let rows = [
        row("pile", &|pile| pile.to_string()),
        row("cards", &|pile| view.piles[pile.index()].len().to_string()),
        row("held", &holder),
    ];
    format!("{}\n", rows.join("\n"))
}

/// What the viewer sees or remembers of piles.
fn open_piles(deck: &Deck, view: &View) -> String {
    let mut text = String::new();
    for pile in Pile::ALL {
        let seen: Vec<Hour> = view.piles[pile.index()]
            .iter()
            .filter_map(|card| card.open())
            .collect();
        let (cards, missing) = match view.remembered(pile) {
            Some(memory) if seen.is_empty() => (memory.cards.clone(), memory.missing),
            _ => (seen, 0),
        };
        if !cards.is_empty() {
            let less = if missing > 0 {
                " less one of these"
            } else {
                ""
            };
            text.push_str(&wrapped(
                &format!("  pile {pile}{less}:"),
                &names(deck, &cards),
            ));
        }
    }
    text
}

/// One player's village; those who may act are marked.
fn village(deck: &Deck, view: &View, seat: Seat) -> String {
    let mark = if view.to_act.contains(&seat) {
        '>'
    } else {
        ' '
    };
    let index = seat.index();
    let mut text = format!(
        "{mark} {}: {}{}\n",
        seat_name(seat),
        standing(deck, view, seat),
        face_down(deck, view, seat)
    );
    let village = &view.villages[index];
    let mut line = |head: &str, cards: &[Hour]| {
        if !cards.is_empty() {
            text.push_str(&wrapped(head, &names(deck, cards)));
        }
    };
    line("    open:", &village.open);
    for temple in &village.temples {
        line("    temple:", &[temple.card]);
        line("      hides:", &temple.hidden);
    }
    for saucer in &village.saucers {
        line("    saucer:", &[saucer.card]);
        line("      took:", &saucer.captured);
    }
    line("    laws:", &village.laws);
    text
}

/// The points of a village as they stand, and what they may yet cost.
fn standing(deck: &Deck, view: &View, seat: Seat) -> String {
    let points = usize::try_from(deck.points(view, seat).0);
    let points = points.map_or_else(
        |_| format!("{} points", deck.points(view, seat)),
        |points| count(points, "point"),
    );
    if deck.may_starve(view, seat) {
        format!("{points} ({HUNGER} at the end for the fewest villagers)")
    } else {
        points
    }
}

/// The card that a player has kept and not played: by name only to those who saw it chosen.
fn face_down(deck: &Deck, view: &View, seat: Seat) -> String {
    if let Some(card) = view.chosen_by(seat) {
        return format!(", keeps {}", deck.named(card));
    }
    if let Some(hour) = view.announced_by(seat) {
        return format!(", a card face down for {hour}");
    }
    let kept = view.chosen[seat.index()].is_some();
    (if kept { ", has kept a card" } else { "" }).to_owned()
}

fn names(deck: &Deck, cards: &[Hour]) -> Vec<String> {
    cards.iter().map(|card| deck.named(*card)).collect()
}

/// Names after a head, on as many lines as they need.
fn wrapped(head: &str, names: &[String]) -> String {
    let indent = " ".repeat(head.len());
    let mut text = String::new();
    let mut line = head.to_owned();
    for (index, name) in names.iter().enumerate() {
        let comma = if index + 1 < names.len() { "," } else { "" };
        if line.chars().count() + name.chars().count() + 2 > WIDTH && line.trim() != head.trim() {
            writeln!(text, "{line}").expect("a string takes it all");
            line.clone_from(&indent);
        }
        write!(line, " {name}{comma}").expect("a string takes it all");
    }
    writeln!(text, "{line}").expect("a string takes it all");
    text
}
