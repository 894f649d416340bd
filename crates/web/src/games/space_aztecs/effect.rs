//! What a choice would do, in a few words: shown on hover and focus.

use game::{Points, Seat};
use games::space_aztecs::{Action, Deck, Hour, Kind, PhaseName, Pile, View};

use super::SpaceAztecsScene;
use super::card::{self, described, name_at};
use texts::{Lang, Word};

/// What choices would do for the viewer as things stand.
pub(super) struct Effects<'a> {
    scene: &'a SpaceAztecsScene<'a>,
    lang: Lang,
    deck: &'static Deck,
    view: &'a View,
    seat: Option<Seat>,
}

impl<'a> Effects<'a> {
    pub(super) fn new(scene: &'a SpaceAztecsScene<'_>) -> Self {
        Self {
            scene,
            lang: scene.lang,
            deck: scene.components,
            view: &scene.view,
            seat: scene.own(),
        }
    }

    /// What the action would do.
    pub(super) fn of(&self, action: Action) -> String {
        let Some(seat) = self.seat else {
            return String::new();
        };
        match action {
            Action::Pile(pile) => self.pile(pile),
            Action::Keep(card) => self.keep(seat, card),
            Action::Hide => self.hide(seat),
            Action::Open => self.lang.text("space-aztecs-effect-open"),
            Action::Take(card) => self.take(seat, card),
        }
    }

    /// A pile: how many cards it has, and what the viewer remembers of it.
    pub(super) fn pile(&self, pile: Pile) -> String {
        let name = self.lang.text(&format!("space-aztecs-pile-{pile}"));
        let cards = self.view.piles.get(pile.index()).map_or(0, Vec::len);
        let args = [("pile", Word::from(&name)), ("count", cards.into())];
        let size = self.lang.with("space-aztecs-pile-size", &args);
        if self.view.memory.is_none() {
            return size;
        }
        let Some(known) = self.view.remembered(pile) else {
            return format!("{size} {}", self.lang.text("space-aztecs-pile-unknown"));
        };
        let cards = card::names(self.lang, self.deck, &known.cards);
        let key = if known.missing > 0 {
            "space-aztecs-pile-missing"
        } else {
            "space-aztecs-pile-known"
        };
        let known = self.lang.with(key, &[("cards", Word::from(&cards))]);
        format!("{size} {known}")
    }

    /// A card to keep: what it is, what it would do as things stand, and what that would be worth now.
    fn keep(&self, seat: Seat, card: Hour) -> String {
        let Some(face) = self.deck.face(card) else {
            return String::new();
        };
        let mut told = described(self.lang, face);
        let now = match face.kind {
            Kind::Saucer => Some(self.prey(seat, card)),
            Kind::Temple => Some(self.shelter_of(seat, card)),
            _ => self
                .deck
                .shelter(self.view, seat, card)
                .map(|_| self.lang.text("space-aztecs-effect-agent")),
        };
        let gain = self.deck.gain(self.view, seat, card);
        let fed = gain.ends_hunger.then(|| self.fed());
        for more in now.into_iter().chain([self.gain(gain.points)]).chain(fed) {
            told.push(' ');
            told.push_str(&more);
        }
        told
    }

    /// Whom a saucer would find in the open.
    fn prey(&self, seat: Seat, saucer: Hour) -> String {
        let prey = self.deck.prey(self.view, seat, saucer);
        if prey.is_empty() {
            return self.lang.text("space-aztecs-effect-no-prey");
        }
        let victims: Vec<&str> = prey
            .iter()
            .map(|(seat, _)| self.scene.name(*seat))
            .collect();
        let victims = victims.join(", ");
        self.lang.with(
            "space-aztecs-effect-prey",
            &[("names", Word::from(&victims))],
        )
    }

    /// Whom a temple would hide.
    fn shelter_of(&self, seat: Seat, temple: Hour) -> String {
        let cards = self.deck.would_hide(self.view, seat, temple);
        if cards.is_empty() {
            return self.lang.text("space-aztecs-effect-hides-nobody");
        }
        let cards = card::names(self.lang, self.deck, &cards);
        self.lang.with(
            "space-aztecs-effect-hides",
            &[("cards", Word::from(&cards))],
        )
    }

    /// Hiding now: who would be safe, and what it changes of the points.
    fn hide(&self, seat: Seat) -> String {
        let Some(card) = self.view.card else {
            return String::new();
        };
        let hidden = match self.view.phase {
            PhaseName::Agent => vec![card],
            _ => self.deck.would_hide(self.view, seat, card),
        };
        let names = card::names(self.lang, self.deck, &hidden);
        let told = self
            .lang
            .with("space-aztecs-effect-hide", &[("cards", Word::from(&names))]);
        let change = self.deck.hiding(self.view, seat, &hidden);
        if change == Points(0) {
            return told;
        }
        format!("{told} {}", self.gain(change))
    }

    /// Taking an Aztec: who it is, and what it means for the victim as things stand.
    fn take(&self, seat: Seat, card: Hour) -> String {
        let Some(victim) = self.view.victim else {
            return String::new();
        };
        let loss = self.deck.loss(self.view, seat, victim, card);
        let key = if loss.points < Points(0) {
            "space-aztecs-effect-take-helps"
        } else {
            "space-aztecs-effect-take"
        };
        let name = name_at(self.lang, self.deck, card);
        let victim = self.scene.name(victim);
        let args = [
            ("card", Word::from(&name)),
            ("name", victim.into()),
            ("points", loss.points.0.abs().into()),
        ];
        let starved = loss.starves.then(|| {
            let args = [("name", victim.into())];
            self.lang.with("space-aztecs-effect-starves", &args)
        });
        let fed = loss.ends_hunger.then(|| self.fed());
        let told = [self.lang.with(key, &args)];
        let told: Vec<String> = told.into_iter().chain(starved).chain(fed).collect();
        told.join(" ")
    }

    fn gain(&self, points: Points) -> String {
        let points = signed(points.0);
        let args = [("points", Word::from(&points))];
        self.lang.with("space-aztecs-effect-gain", &args)
    }

    fn fed(&self) -> String {
        self.lang.text("space-aztecs-effect-ends-hunger")
    }
}

/// A number with its sign.
fn signed(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}
