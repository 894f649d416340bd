//! The cards of the round, one after another: what was played since the hours were announced last, and what is to come.

use game::Seat;
use games::space_aztecs::{Event, Hour};
use maud::{Markup, html};

use super::card::{self, name_at};
use super::figures::figure;
use super::{SpaceAztecsScene, seat_sign};
use crate::parts::Parts;
use texts::Word;

/// The round as far as it has been played.
pub(super) struct Round {
    /// In the order of play.
    pub(super) turns: Vec<Turn>,
    /// The cards that the last decision brought where they are, and how many turns came before each in the same decision.
    fresh: Vec<(Hour, usize)>,
}

/// The card of one seat.
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// By its hour, which is all that others know of it before it is played.
    pub(super) card: Hour,
    played: bool,
    outcome: Vec<Outcome>,
}

/// What came of a card.
enum Outcome {
    Hid(Vec<Hour>),
    Sheltered,
    LeftOpen,
    Captured { victim: Seat, card: Hour },
    EmptyHanded,
}

impl Round {
    /// The round whose hours were announced last; nothing before the first announcement.
    pub(super) fn new(scene: &SpaceAztecsScene<'_>) -> Self {
        let told = scene.story.told();
        let mut round = Self {
            turns: Vec::new(),
            fresh: Vec::new(),
        };
        let is_order = |event: &Event| matches!(event, Event::Order { .. });
        let Some(start) = told.iter().rposition(is_order) else {
            return round;
        };
        if let Event::Order { seats } = &told[start] {
            let turn = |seat: &Seat| announced(&told[..start], *seat);
            round.turns = seats.iter().filter_map(turn).collect();
        }
        let mut steps = Steps::default();
        for (event, ply) in told.iter().zip(scene.story.plies()).skip(start) {
            round.follow(event, &mut steps, *ply);
        }
        round.fresh = steps.cards;
        round
    }

    fn follow(&mut self, event: &Event, steps: &mut Steps, ply: usize) {
        let (card, outcome, moved) = match event {
            Event::Played { card, .. } => (*card, None, vec![*card]),
            Event::Hid { temple, cards, .. } => {
                (*temple, Some(Outcome::Hid(cards.clone())), cards.clone())
            }
            Event::Sheltered { card, .. } => (*card, Some(Outcome::Sheltered), vec![*card]),
            Event::LeftOpen { card, .. } => (*card, Some(Outcome::LeftOpen), Vec::new()),
            Event::Captured {
                saucer,
                victim,
                card,
                ..
            } => {
                let (victim, card) = (*victim, *card);
                let outcome = Outcome::Captured { victim, card };
                (*saucer, Some(outcome), vec![card])
            }
            Event::EmptyHanded { saucer, .. } => (*saucer, Some(Outcome::EmptyHanded), Vec::new()),
            _ => return,
        };
        steps.note(ply, card, moved);
        if let Some(turn) = self.turns.iter_mut().find(|turn| turn.card == card) {
            turn.played = true;
            turn.outcome.extend(outcome);
        }
    }

    /// After how many turns of the last decision the card came where it is; none if it was there before.
    pub(super) fn step(&self, card: Hour) -> Option<usize> {
        let mut fresh = self.fresh.iter().rev();
        fresh
            .find(|(other, _)| *other == card)
            .map(|(_, step)| *step)
    }
}

/// Follows which cards were moved by the last decision that moved any.
#[derive(Default)]
struct Steps {
    ply: usize,
    /// The cards whose turn it was, in order.
    turns: Vec<Hour>,
    cards: Vec<(Hour, usize)>,
}

impl Steps {
    fn note(&mut self, ply: usize, turn: Hour, moved: Vec<Hour>) {
        if self.ply != ply {
            *self = Self {
                ply,
                ..Self::default()
            };
        }
        if self.turns.last() != Some(&turn) {
            self.turns.push(turn);
        }
        let step = self.turns.len() - 1;
        self.cards.push((turn, step));
        self.cards
            .extend(moved.into_iter().map(|card| (card, step)));
    }
}

/// The card that a seat announced last.
fn announced(told: &[Event], seat: Seat) -> Option<Turn> {
    let card = told.iter().rev().find_map(|event| match event {
        Event::Announced { seat: of, hour } if *of == seat => Some(*hour),
        _ => None,
    })?;
    Some(Turn {
        seat,
        card,
        played: false,
        outcome: Vec::new(),
    })
}

/// The class that lets a card come in when its turn is played out; nothing for one that was there before.
pub(super) fn entrance(round: &Round, card: Hour) -> String {
    let step = round.step(card);
    step.map_or_else(String::new, |step| format!("sa-in sa-step-{step}"))
}

/// The place of the round.
pub(super) fn stage(scene: &SpaceAztecsScene<'_>, parts: &Parts) -> Markup {
    html! {
        section.sa-round id="sa-round" aria-label=(scene.lang.text("space-aztecs-round-played")) { (parts.get("sa-round")) }
    }
}

/// Fills it.
pub(super) fn fill(scene: &SpaceAztecsScene<'_>, round: &Round, parts: &mut Parts) {
    parts.put("sa-round", turns(scene, round));
}

fn turns(scene: &SpaceAztecsScene<'_>, round: &Round) -> Markup {
    let lang = scene.lang;
    if round.turns.is_empty() {
        return html! { p { (lang.text("space-aztecs-round-before")) } };
    }
    let last = round.fresh.iter().map(|(_, step)| *step).max();
    html! {
        @if let Some(last) = last.filter(|last| *last > 0) {
            p.sa-skip.{ "sa-until-" (last) } aria-hidden="true" { (lang.text("space-aztecs-skip")) }
        }
        ol {
            @for turn in &round.turns { (one_turn(scene, round, turn)) }
        }
    }
}

fn one_turn(scene: &SpaceAztecsScene<'_>, round: &Round, turn: &Turn) -> Markup {
    let lang = scene.lang;
    let now = scene.view.card == Some(turn.card);
    let known = turn.played || scene.own() == Some(turn.seat);
    let face = scene.components.face(turn.card).filter(|_| known);
    html! {
        li.now[now].later[!turn.played] {
            div.{ (entrance(round, turn.card)) } {
                @if let Some(face) = face { (card::small(lang, face)) } @else { (card::face_down(lang, turn.card)) }
                span.sa-who { (seat_sign(turn.seat)) span { (scene.name(turn.seat)) } }
                @if let Some(face) = face { strong { (card::name(lang, face)) } }
                (outcomes(scene, turn))
            }
        }
    }
}

/// What came of a card: in words, and captives as figures with the sign of whoever lost them.
fn outcomes(scene: &SpaceAztecsScene<'_>, turn: &Turn) -> Markup {
    let shown = |outcome: &Outcome| {
        let words = told(scene, outcome);
        let Outcome::Captured { victim, card } = outcome else {
            return html! { (words) };
        };
        let face = scene.components.face(*card);
        html! {
            span.sa-taken title=(words) {
                span.visually-hidden { (words) }
                @if let Some(face) = face { (figure(face)) }
                (seat_sign(*victim))
            }
        }
    };
    html! {
        @if !turn.outcome.is_empty() {
            span.sa-outcome { @for outcome in &turn.outcome { (shown(outcome)) } }
        }
    }
}

/// What came of a card, in a few words.
fn told(scene: &SpaceAztecsScene<'_>, outcome: &Outcome) -> String {
    let (lang, deck) = (scene.lang, scene.components);
    match outcome {
        Outcome::Hid(cards) => lang.with("space-aztecs-turn-hid", &[("count", cards.len().into())]),
        Outcome::Sheltered => lang.text("space-aztecs-turn-sheltered"),
        Outcome::LeftOpen => lang.text("space-aztecs-turn-left-open"),
        Outcome::Captured { victim, card } => {
            let card = name_at(lang, deck, *card);
            let args = [
                ("card", Word::from(&card)),
                ("name", scene.name(*victim).into()),
            ];
            lang.with("space-aztecs-turn-captured", &args)
        }
        Outcome::EmptyHanded => lang.text("space-aztecs-turn-empty-handed"),
    }
}
