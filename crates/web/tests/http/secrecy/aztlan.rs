//! The secrets of Aztlán: hands, the deck, and power cards that lie face down.

use std::collections::BTreeSet;

use game::{Game as _, Known, Seat};
use games::aztlan::{Aztlan, Event, PhaseName, PowerCard, ProsperityCard};
use serde_json::Value;

use super::witness::Look;
use super::{Secrets, nobody_sees_too_much};
use crate::html;
use crate::plan::Plan;
use crate::texts::Texts;

/// The words in which secrets would be told.
pub(super) struct Tongue {
    /// What cards are called.
    cards: Vec<(ProsperityCard, String)>,
    /// For each seat the beginning of the sentence that tells what it chose.
    chose: Vec<String>,
    /// For each seat the beginning of the sentence that tells what it drew.
    drew: Vec<String>,
}

impl Secrets for Aztlan {
    type Words = Tongue;

    /// Five ages with a power card of each.
    const SECRET_CHOICES: usize = 10;

    fn words(language: &str, names: &[&str]) -> Tongue {
        let texts = Texts::of(language);
        let card = |card| {
            let name = texts.line(&format!("aztlan-rules-card-{card}"));
            (card, name.to_owned())
        };
        Tongue {
            cards: ProsperityCard::ALL.into_iter().map(card).collect(),
            chose: texts.beginnings("aztlan-log-chose", "{ $card }", names),
            drew: texts.beginnings("aztlan-log-drew", "{ $card }", names),
        }
    }

    fn check_html(look: &Look<'_, Self>, html: &str) -> usize {
        let seen = check_sentences(look, html);
        if look.state().is_over() {
            return seen;
        }
        let tags = html::tags(html);
        let held = hand(look);
        for card in glyphs(&tags) {
            assert!(held.contains(&card), "{} sees {card}: {html}", look.who());
        }
        let met = met(look);
        for (card, name) in &look.words.cards {
            let spoken_of = matches!(card, ProsperityCard::Games | ProsperityCard::Tlatoani)
                && is_conflict(look);
            let known = met.contains(card) || held.contains(card) || spoken_of;
            let named = html.contains(name);
            assert!(known || !named, "{} reads of {card}: {html}", look.who());
        }
        check_power(look, html, &tags);
        seen
    }

    /// A whole page shows exactly the hand.
    fn check_page(look: &Look<'_, Self>, html: &str) {
        let shown = glyphs(&html::tags(html));
        assert_eq!(shown, hand(look), "{}", look.who());
    }

    fn check_view(look: &Look<'_, Self>, view: &Value) {
        let is_hidden = |card: &Value| *card == "hidden";
        let who = look.who();
        for (seat, name) in look.others() {
            let hand = view["hands"][seat.index()].as_array().expect("a hand");
            assert!(hand.iter().all(is_hidden), "{who} sees the hand of {name}");
            if face_down(look, seat).is_some() {
                let chosen = &view["power"][seat.index()]["chosen"];
                assert!(is_hidden(chosen), "{who} sees the card of {name}");
            }
        }
        let deck = view["deck"].as_array().expect("a deck");
        assert!(deck.iter().all(is_hidden), "{who} sees the deck");
    }
}

/// Nobody is ever told in words what another chose or drew. How often he is told what he chose himself.
fn check_sentences(look: &Look<'_, Aztlan>, html: &str) -> usize {
    let words = look.words;
    for (seat, _) in look.others() {
        let chose = &words.chose[seat.index()];
        assert!(!html.contains(chose), "{}: {chose} in {html}", look.who());
        let drew = &words.drew[seat.index()];
        for (told, _) in html.match_indices(drew) {
            let told = &html[told + drew.len()..];
            let mut cards = words.cards.iter();
            let named = cards.find(|(_, name)| told.starts_with(name));
            assert!(named.is_none(), "{}: {drew}{named:?}", look.who());
        }
    }
    let own = look.own().map(|seat| &words.chose[seat.index()]);
    usize::from(own.is_some_and(|own| html.contains(own)))
}

/// Of the power cards that lie face down only one's own is open.
fn check_power(look: &Look<'_, Aztlan>, html: &str, tags: &[html::Tag]) {
    let mut others = look.others();
    if !others.any(|(seat, _)| face_down(look, seat).is_some()) {
        return;
    }
    let own = look.own().and_then(|seat| face_down(look, seat));
    let own = own.map(|card| card.to_string());
    let shown = tags
        .iter()
        .filter(|tag| tag.name == "b" && tag.is("class", "power"));
    for tag in shown {
        let text = tag.text(html);
        let fine = text == "?" || Some(text) == own.as_deref();
        assert!(fine, "{} sees the card {text}", look.who());
    }
}

/// Whether territories are being settled: then the page speaks of cards that anybody may hold.
fn is_conflict(look: &Look<'_, Aztlan>) -> bool {
    let phase = look.state().open_view().phase;
    matches!(phase, PhaseName::Conflict | PhaseName::Games)
}

/// The power card that lies face down before a seat.
fn face_down(look: &Look<'_, Aztlan>, seat: Seat) -> Option<PowerCard> {
    let view = look.state().open_view();
    let secret = matches!(view.phase, PhaseName::Choosing | PhaseName::Development);
    let chosen = view.power[seat.index()].chosen.and_then(Known::open);
    chosen.filter(|_| secret)
}

/// The prosperity cards that the looker holds.
fn hand(look: &Look<'_, Aztlan>) -> BTreeSet<ProsperityCard> {
    let Some(seat) = look.own() else {
        return BTreeSet::new();
    };
    let view = look.state().open_view();
    let hand = view.hands[seat.index()].iter();
    hand.filter_map(|card| card.open()).collect()
}

/// The kinds of prosperity cards that the looker has ever seen: drawn himself, or played by anybody.
fn met(look: &Look<'_, Aztlan>) -> BTreeSet<ProsperityCard> {
    let events = look.truth.story(look.ply);
    let met = events.filter_map(|event| match event {
        Event::Drew { seat, card } if look.viewer.is(*seat) => card.open(),
        Event::Warriors { .. } => Some(ProsperityCard::Warriors),
        Event::Tlatoani { .. } => Some(ProsperityCard::Tlatoani),
        Event::Games { .. } => Some(ProsperityCard::Games),
        Event::Rafts { .. } => Some(ProsperityCard::Rafts),
        Event::Blessed { terrain, .. } => ProsperityCard::blessing(*terrain),
        _ => None,
    });
    met.collect()
}

/// The prosperity cards that are drawn.
fn glyphs(tags: &[html::Tag]) -> BTreeSet<ProsperityCard> {
    let uses = tags.iter().filter(|tag| tag.name == "use");
    let names = uses.filter_map(|tag| tag.get("href")?.strip_prefix("#glyph-"));
    let card = |name: &str| {
        ProsperityCard::ALL
            .into_iter()
            .find(|card| card.name() == name)
    };
    names.filter_map(card).collect()
}

#[tokio::test]
async fn four_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<Aztlan>(Plan::of("aztlan", 4)).await;
}

#[tokio::test]
async fn three_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<Aztlan>(Plan::of("aztlan", 3)).await;
}

#[tokio::test]
async fn two_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<Aztlan>(Plan::of("aztlan", 2)).await;
}
