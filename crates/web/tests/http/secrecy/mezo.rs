//! The secrets of Mezo: the cards that one has looked at, the card kept before all are shown, and what lies face down.

use std::collections::BTreeSet;

use game::{Game as _, Known, Seat};
use games::mezo::{Card, Mezo, View};
use serde_json::{Value, json};

use super::trial::Trial;
use super::witness::Look;
use super::{Secrets, nobody_sees_too_much};
use crate::html;
use crate::kit::Server;
use crate::plan::Plan;
use crate::texts::Texts;

/// The words in which secrets would be told.
pub(super) struct Tongue {
    /// For each seat the beginning of the sentence that tells what it kept.
    kept: Vec<String>,
}

impl Secrets for Mezo {
    type Words = Tongue;

    /// In every conflict but the Blessed region's all but the last to choose may think again.
    const SECRET_CHOICES: usize = 8;

    /// A game has hundreds of decisions, most of them alike.
    const STRIDE: usize = 5;

    fn words(language: &str, names: &[&str]) -> Tongue {
        let texts = Texts::of(language);
        Tongue {
            kept: texts.beginnings("mezo-log-kept", "{ $what }", names),
        }
    }

    fn check_html(look: &Look<'_, Self>, html: &str) -> usize {
        if !look.state().is_over() {
            check_sides(look, html);
            check_choices(look, html);
        }
        check_sentences(look, html)
    }

    /// Whoever is to keep a card sees each that he may keep.
    fn check_page(look: &Look<'_, Self>, html: &str) {
        // In a replay nothing can be chosen.
        let now = look.ply == look.truth.ply() && !html.contains("data-replay");
        let Some(seat) = look.own().filter(|_| now) else {
            return;
        };
        if !look.state().to_act().contains(seat) {
            return;
        }
        for action in look.state().legal_notation(seat) {
            if action.starts_with("keep ") {
                let offered = format!("value=\"{action}\"");
                assert!(html.contains(&offered), "{} misses {action}", look.who());
            }
        }
    }

    fn check_view(look: &Look<'_, Self>, view: &Value) {
        let (who, hidden) = (look.who(), json!("hidden"));
        let truth = look.state().open_view();
        for (seat, name) in look.others() {
            let deck = list(&view["decks"][seat.index()]);
            assert!(deck.iter().all(|card| *card == hidden), "{who}: {name}");
            if face_down(&truth, seat).is_some() {
                let kept = &view["conflict"]["cards"][seat.index()];
                assert_eq!(*kept, hidden, "{who}: the card of {name}");
            }
        }
        let unknown = |tile: &Value| *tile == hidden;
        assert!(list(&view["tiles"]).iter().all(unknown), "{who}: tiles");
        let revealed = usize::from(truth.revealed);
        for face_down in ["angry", "rituals"] {
            let ages = view[face_down].as_array().into_iter().flatten();
            assert!(ages.skip(revealed).all(unknown), "{who}: {face_down}");
        }
        let solo = &view["solo"];
        if look
            .seats()
            .any(|(seat, _)| truth.gods[seat.index()].is_none())
        {
            assert_eq!(view["prophecies"], Value::Null, "{who}: not drawn yet");
            assert_eq!(solo["trial"], Value::Null, "{who}: not drawn yet");
        }
        for deck in ["deck", "god_deck"] {
            let cards = solo[deck].as_array().into_iter().flatten();
            assert!(cards.into_iter().all(unknown), "{who}: {deck}");
        }
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

/// The card that a seat has kept while others have not.
fn face_down(view: &View, seat: Seat) -> Option<Card> {
    let conflict = view.conflict.as_ref().filter(|conflict| !conflict.shown)?;
    conflict.cards[seat.index()].and_then(Known::open)
}

/// While cards are kept, no card of another is drawn on the stage of the conflict.
fn check_sides(look: &Look<'_, Mezo>, html: &str) {
    let view = look.state().open_view();
    let secret = view
        .conflict
        .as_ref()
        .is_some_and(|conflict| !conflict.shown);
    for (seat, name) in look.others().filter(|_| secret) {
        let beginning = format!("class=\"mz-side side-{seat}");
        for side in html.split(&beginning).skip(1) {
            let side = side.split("</article>").next().expect("a side ends");
            assert!(!side.contains("mz-card"), "{}: {name}'s card", look.who());
        }
    }
}

/// The cards that one may keep are those that one has looked at.
fn check_choices(look: &Look<'_, Mezo>, html: &str) {
    let view = look.state().open_view();
    let looked_at: BTreeSet<String> = look.own().map_or_else(BTreeSet::new, |seat| {
        let deck = view.decks[seat.index()].iter().rev();
        let seen = deck.take(view.seen[seat.index()].into());
        seen.filter_map(|card| card.open())
            .map(|card| format!("keep {card}"))
            .collect()
    });
    let buttons = html::named(html, "button");
    let kept = buttons.iter().filter_map(|button| button.get("value"));
    for action in kept.filter(|action| action.starts_with("keep ")) {
        assert!(looked_at.contains(action), "{}: {action}", look.who());
    }
}

/// Nobody is ever told in words which card another kept. How often he is told which he kept himself.
fn check_sentences(look: &Look<'_, Mezo>, html: &str) -> usize {
    let told = |seat: Seat| html.matches(&look.words.kept[seat.index()]).count();
    for (seat, name) in look.others() {
        assert_eq!(told(seat), 0, "{}: {name}'s card in {html}", look.who());
    }
    look.own().map_or(0, told)
}

/// The plan with every module of the expansion.
fn with_modules(mut plan: Plan) -> Plan {
    for module in ["cities", "rituals", "prophecies", "cenote", "powers"] {
        plan = plan.with(module, "on");
    }
    plan
}

#[tokio::test]
async fn four_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<Mezo>(with_modules(Plan::of("mezo", 4))).await;
}

#[tokio::test]
async fn two_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<Mezo>(Plan::of("mezo", 2)).await;
}

/// Alone there is nobody to keep a card from, so no choice can be made otherwise first: what lies face down is the secret.
#[tokio::test]
async fn alone_one_and_a_spectator_are_sent_nothing_of_what_lies_face_down() {
    let server = Server::open().await;
    let mut trial = Trial::<Mezo>::open(&server, &Plan::of("mezo", 1)).await;
    trial.look_everywhere().await;
    trial.nothing_is_open_yet().await;
    while trial.step().await {}
    assert!(trial.truth.now().is_over());
    trial.look_back().await;
    assert_eq!(trial.rethought, 0);
}
