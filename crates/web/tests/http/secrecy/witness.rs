//! Somebody who looks at everything he is sent and knows what he may know.

use game::{Seat, Viewer};
use serde_json::Value;

use super::Secrets;
use super::truth::Truth;
use crate::kit::Client;
use crate::stream::{Event, Stream};

/// One who looks.
pub(super) struct Witness<G: Secrets> {
    pub(super) client: Client,
    pub(super) viewer: Viewer,
    pub(super) live: Stream,
    pub(super) events: Stream,
    /// What the program that listens has been told.
    pub(super) told: usize,
    /// Ids, cookies and tokens of others.
    pub(super) foreign: Vec<String>,
    pub(super) words: G::Words,
    /// What everybody is called.
    pub(super) names: Vec<&'static str>,
    /// How often something of his own that is secret to others was seen, so that it is known to be looked for.
    pub(super) own_secrets_seen: usize,
}

/// One who looks at one position of a game.
pub(super) struct Look<'a, G: Secrets> {
    pub(super) viewer: Viewer,
    pub(super) words: &'a G::Words,
    pub(super) truth: &'a Truth<G>,
    pub(super) ply: usize,
    names: &'a [&'static str],
    language: &'static str,
}

impl<G: Secrets> Look<'_, G> {
    /// Who looks at what, for those who read that something is wrong.
    pub(super) fn who(&self) -> String {
        format!("{} ({}) at {}", self.viewer, self.language, self.ply)
    }

    /// The position as it truly is.
    pub(super) fn state(&self) -> &G {
        self.truth.at(self.ply)
    }

    /// His own seat.
    pub(super) fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// All who sit at the table, with their names.
    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &'static str)> {
        let names = self.names.iter().copied();
        names.zip(0..).map(|(name, seat)| (Seat::new(seat), name))
    }

    /// All who sit at the table but himself.
    pub(super) fn others(&self) -> impl Iterator<Item = (Seat, &'static str)> {
        self.seats().filter(|(seat, _)| !self.viewer.is(*seat))
    }
}

impl<G: Secrets> Witness<G> {
    fn who(&self) -> String {
        format!("{} ({})", self.viewer, self.client.language)
    }

    fn look<'a>(&'a self, truth: &'a Truth<G>, ply: usize) -> Look<'a, G> {
        Look {
            viewer: self.viewer,
            words: &self.words,
            truth,
            ply,
            names: &self.names,
            language: self.client.language,
        }
    }

    /// Nothing that belongs to somebody else, and no seed before the end.
    pub(super) fn check_raw(&self, text: &str, truth: &Truth<G>) {
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

    /// A whole page of the position after so many decisions.
    pub(super) fn check_page(&mut self, html: &str, truth: &Truth<G>, ply: usize) {
        let look = self.look(truth, ply);
        let seen = G::check_html(&look, html);
        if !truth.is_over(ply) {
            G::check_page(&look, html);
        }
        self.own_secrets_seen += seen;
    }

    /// A live update: every part of it.
    pub(super) fn check_update(&mut self, event: &Event, truth: &Truth<G>) {
        self.check_raw(&event.data, truth);
        let update = event.json();
        let parts = update["parts"].as_object().into_iter().flatten();
        let more = update["more"].as_object().into_iter().flatten();
        for (_, part) in parts.chain(more) {
            let html = part.as_str().expect("a part is text");
            let seen = G::check_html(&self.look(truth, truth.ply()), html);
            self.own_secrets_seen += seen;
        }
    }

    /// A table as the API tells it.
    pub(super) fn check_table(&self, table: &Value, truth: &Truth<G>) {
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
            G::check_view(&self.look(truth, ply), &table["view"]);
        }
    }

    /// An event as the API tells it.
    pub(super) fn check_event(&mut self, event: &Event, truth: &Truth<G>) {
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
