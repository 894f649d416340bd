//! Somebody who looks at everything he is sent and knows what he may know.

use std::collections::BTreeSet;

use aztlan::ProsperityCard;
use game::{Seat, Viewer};
use serde_json::Value;

use super::truth::Truth;
use crate::html;
use crate::kit::Client;
use crate::stream::{Event, Stream};

/// The words in which secrets would be told.
pub(super) struct Tongue {
    /// What cards are called.
    cards: Vec<(ProsperityCard, &'static str)>,
    /// For each seat the beginning of the sentence that tells what it chose.
    chose: Vec<String>,
    /// For each seat the beginning of the sentence that tells what it drew.
    drew: Vec<String>,
}

impl Tongue {
    pub(super) fn new(language: &str, names: &[&str]) -> Self {
        macro_rules! texts {
            ($language:literal) => {
                (
                    include_str!(concat!("../../../texts/", $language, "/aztlan.ftl")),
                    include_str!(concat!("../../../texts/", $language, "/aztlan-rules.ftl")),
                )
            };
        }
        let (texts, rules) = match language {
            "it" => texts!("it"),
            "pl" => texts!("pl"),
            _ => texts!("en"),
        };
        let beginnings = |key: &str| {
            let text = message(texts, key);
            let (beginning, _) = text.split_once("{ $card }").expect("it speaks of a card");
            let about = |name: &&str| beginning.replace("{ $name }", name);
            names.iter().map(about).collect()
        };
        let card = |card| (card, message(rules, &format!("aztlan-rules-card-{card}")));
        Self {
            cards: ProsperityCard::ALL.into_iter().map(card).collect(),
            chose: beginnings("aztlan-log-chose"),
            drew: beginnings("aztlan-log-drew"),
        }
    }
}

fn message(texts: &'static str, key: &str) -> &'static str {
    let start = format!("{key} = ");
    let mut lines = texts.lines();
    let line = lines.find_map(|line| line.strip_prefix(start.as_str()));
    line.unwrap_or_else(|| panic!("there is no text `{key}`"))
}

/// One who looks.
pub(super) struct Witness {
    pub(super) client: Client,
    pub(super) viewer: Viewer,
    pub(super) live: Stream,
    pub(super) events: Stream,
    /// What the program that listens has been told.
    pub(super) told: usize,
    /// Ids, cookies and tokens of others.
    pub(super) foreign: Vec<String>,
    pub(super) tongue: Tongue,
    /// What everybody is called.
    pub(super) names: Vec<&'static str>,
    /// How often something of his own that is secret to others was seen, so that it is known to be looked for.
    pub(super) own_secrets_seen: usize,
}

impl Witness {
    fn who(&self) -> String {
        format!("{} ({})", self.viewer, self.client.language)
    }

    fn others(&self) -> impl Iterator<Item = (Seat, &'static str)> {
        let seats = (0..).map(Seat::new).zip(self.names.iter().copied());
        seats.filter(|(seat, _)| !self.viewer.is(*seat))
    }

    /// Nothing that belongs to somebody else, and no seed before the end.
    pub(super) fn check_raw(&self, text: &str, truth: &Truth) {
        for foreign in &self.foreign {
            assert!(
                !text.contains(foreign),
                "{}: {foreign} in {text}",
                self.who()
            );
        }
        if !truth.is_over(truth.ply()) {
            let seed = truth.seed();
            assert!(!text.contains(&seed), "{}: the seed in {text}", self.who());
        }
    }

    /// A page, or a part of one, of the position after so many decisions.
    pub(super) fn check_html(&mut self, html: &str, truth: &Truth, ply: usize) {
        self.check_sentences(html);
        if truth.is_over(ply) {
            return;
        }
        let tags = html::tags(html);
        let held = truth.hand(self.viewer, ply);
        for card in glyphs(&tags) {
            assert!(
                held.contains(&card),
                "{} sees {card} at {ply}: {html}",
                self.who()
            );
        }
        let met = truth.met(self.viewer, ply);
        for (card, name) in &self.tongue.cards {
            let spoken_of = matches!(card, ProsperityCard::Games | ProsperityCard::Tlatoani)
                && truth.is_conflict(ply);
            let known = met.contains(card) || held.contains(card) || spoken_of;
            let named = html.contains(name);
            assert!(
                known || !named,
                "{} reads of {card} at {ply}: {html}",
                self.who()
            );
        }
        self.check_power(html, &tags, truth, ply);
    }

    /// Nobody is ever told in words what another chose or drew.
    fn check_sentences(&mut self, html: &str) {
        for (seat, _) in self.others() {
            let chose = &self.tongue.chose[seat.index()];
            assert!(!html.contains(chose), "{}: {chose} in {html}", self.who());
            let drew = &self.tongue.drew[seat.index()];
            for (told, _) in html.match_indices(drew) {
                let told = &html[told + drew.len()..];
                let named = self
                    .tongue
                    .cards
                    .iter()
                    .find(|(_, name)| told.starts_with(name));
                assert!(named.is_none(), "{}: {drew}{named:?}", self.who());
            }
        }
        if let Viewer::Seat(seat) = self.viewer {
            let own = &self.tongue.chose[seat.index()];
            self.own_secrets_seen += usize::from(html.contains(own));
        }
    }

    /// Of the power cards that lie face down only one's own is open.
    fn check_power(&self, html: &str, tags: &[html::Tag], truth: &Truth, ply: usize) {
        let secret = self
            .others()
            .any(|(seat, _)| truth.face_down(seat, ply).is_some());
        if !secret {
            return;
        }
        let own = match self.viewer {
            Viewer::Seat(seat) => truth.face_down(seat, ply).map(|card| card.to_string()),
            Viewer::Spectator => None,
        };
        let shown = tags
            .iter()
            .filter(|tag| tag.name == "b" && tag.is("class", "power"));
        for tag in shown {
            let text = html[tag.end..]
                .split('<')
                .next()
                .expect("there is some text");
            let fine = text == "?" || Some(text) == own.as_deref();
            assert!(fine, "{} sees the card {text} at {ply}", self.who());
        }
    }

    /// A whole page shows exactly the hand.
    pub(super) fn check_page(&mut self, html: &str, truth: &Truth, ply: usize) {
        self.check_html(html, truth, ply);
        if !truth.is_over(ply) {
            let held = truth.hand(self.viewer, ply);
            assert_eq!(glyphs(&html::tags(html)), held, "{} at {ply}", self.who());
        }
    }

    /// A live update: every part of it.
    pub(super) fn check_update(&mut self, event: &Event, truth: &Truth) {
        self.check_raw(&event.data, truth);
        let update = event.json();
        let parts = update["parts"].as_object().into_iter().flatten();
        let more = update["more"].as_object().into_iter().flatten();
        for (_, part) in parts.chain(more) {
            let html = part.as_str().expect("a part is text");
            self.check_html(html, truth, truth.ply());
        }
    }

    /// A table as the API tells it.
    pub(super) fn check_table(&self, table: &Value, truth: &Truth) {
        let ply = truth.ply();
        assert_eq!(table["ply"], ply, "{}", self.who());
        assert_eq!(
            table["view"],
            truth.view(self.viewer, ply),
            "{} at {ply}",
            self.who()
        );
        let over = truth.is_over(ply);
        assert_eq!(table["seed"].is_null(), !over, "{}", self.who());
        assert_eq!(table["scores"].is_null(), !over, "{}", self.who());
        if !over {
            self.check_hidden(&table["view"], truth);
        }
    }

    /// The same without asking the rules what a view is.
    fn check_hidden(&self, view: &Value, truth: &Truth) {
        let is_hidden = |card: &Value| *card == "hidden";
        for (seat, name) in self.others() {
            let hand = view["hands"][seat.index()].as_array().expect("a hand");
            assert!(
                hand.iter().all(is_hidden),
                "{} sees the hand of {name}",
                self.who()
            );
            if truth.face_down(seat, truth.ply()).is_some() {
                let chosen = &view["power"][seat.index()]["chosen"];
                assert!(is_hidden(chosen), "{} sees the card of {name}", self.who());
            }
        }
        let deck = view["deck"].as_array().expect("a deck");
        assert!(deck.iter().all(is_hidden), "{} sees the deck", self.who());
    }

    /// An event as the API tells it.
    pub(super) fn check_event(&mut self, event: &Event, truth: &Truth) {
        self.check_raw(&event.data, truth);
        let event = event.json();
        self.check_table(&event["table"], truth);
        let first = match (event["taken_back"].as_bool(), self.told) {
            (Some(true), _) | (_, 0) => 0,
            (_, told) => told,
        };
        let told = Value::from(truth.told(self.viewer, first));
        assert_eq!(event["told"], told, "{}", self.who());
        let moves = (first.max(1)..=truth.ply()).map(|ply| truth.decision(self.viewer, ply));
        let moves = serde_json::to_value(moves.collect::<Vec<_>>()).expect("moves can be written");
        assert_eq!(event["moves"], moves, "{}", self.who());
        self.told = truth.ply() + 1;
    }
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
