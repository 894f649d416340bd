//! The secrets of Space Aztecs: the cards of piles that one has not looked at, and cards kept before the hours are announced.

use std::collections::BTreeSet;

use game::{Game as _, Known, Seat};
use games::space_aztecs::{Hour, PhaseName, Pile, SpaceAztecs, View};
use serde_json::{Value, json};

use super::witness::Look;
use super::{Secrets, nobody_sees_too_much};
use crate::plan::Plan;
use crate::texts::Texts;

/// The words in which secrets would be told.
pub(super) struct Tongue {
    /// For each seat the beginning of the sentence that tells what it kept.
    kept: Vec<String>,
}

impl Secrets for SpaceAztecs {
    type Words = Tongue;

    /// In every round all but the last to choose may think again.
    const SECRET_CHOICES: usize = 8;

    fn words(language: &str, names: &[&str]) -> Tongue {
        let texts = Texts::of(language);
        Tongue {
            kept: texts.beginnings("space-aztecs-log-kept", "{ $hour }", names),
        }
    }

    /// Cards are named and drawn with their hours: no hour is anywhere that the looker has not met.
    fn check_html(look: &Look<'_, Self>, html: &str) -> usize {
        let shown: Vec<Hour> = hours(html).collect();
        if !shown.is_empty() {
            let met = met(look);
            for hour in shown {
                assert!(met.contains(&hour), "{} meets {hour} in {html}", look.who());
            }
        }
        check_sentences(look, html)
    }

    /// Whoever has a pile in hand sees all of it.
    fn check_page(look: &Look<'_, Self>, html: &str) {
        let Some(seat) = look.own() else { return };
        let shown: BTreeSet<Hour> = hours(html).collect();
        for card in in_hand(&look.state().open_view(), seat) {
            assert!(shown.contains(&card), "{} misses {card}", look.who());
        }
    }

    fn check_view(look: &Look<'_, Self>, view: &Value) {
        let (who, hidden) = (look.who(), json!("hidden"));
        let truth = look.state().open_view();
        let own = look.own().and_then(|seat| truth.held[seat.index()]);
        let own = own.map(Pile::index);
        for (index, pile) in list(&view["piles"]).iter().enumerate() {
            let open = list(pile).iter().any(|card| *card != hidden);
            assert!(!open || own == Some(index), "{who}: pile {index}");
        }
        for (seat, name) in look.others() {
            let kept = truth.chosen[seat.index()].is_some() && !is_announced(&truth);
            let chosen = &view["chosen"][seat.index()];
            assert!(!kept || *chosen == hidden, "{who}: the card of {name}");
        }
        let met = met(look);
        let remembered = view["memory"].as_array().into_iter().flatten();
        let cards = remembered.flat_map(|pile| pile["cards"].as_array().into_iter().flatten());
        for card in cards {
            let hour = card.as_str().and_then(|hour| hour.parse().ok());
            let hour = hour.expect("an hour is remembered");
            assert!(met.contains(&hour), "{who} remembers {hour}");
        }
        assert!(look.own().is_some() || view["memory"].is_null(), "{who}");
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

/// The hours that are named in a text.
fn hours(text: &str) -> impl Iterator<Item = Hour> {
    let colons = text.match_indices(':').map(|(at, _)| at);
    colons.filter_map(|at| {
        let hour = text.get(at.checked_sub(2)?..at + 3)?;
        hour.parse().ok()
    })
}

/// Whether the hours of the round are known to all.
fn is_announced(view: &View) -> bool {
    !matches!(view.phase, PhaseName::Piles | PhaseName::Keep)
}

/// The cards of the pile that a seat has in hand.
fn in_hand(view: &View, seat: Seat) -> Vec<Hour> {
    let pile = view.held[seat.index()].map(|pile| &view.piles[pile.index()]);
    let cards = pile.into_iter().flatten().copied();
    cards.filter_map(Known::open).collect()
}

/// Every card that the looker has met: in any village, announced, kept or in hand.
fn met(look: &Look<'_, SpaceAztecs>) -> BTreeSet<Hour> {
    let mut met = BTreeSet::new();
    for ply in 0..=look.ply {
        let view = look.truth.at(ply).open_view();
        for village in &view.villages {
            let temples = village.temples.iter();
            let saucers = village.saucers.iter();
            met.extend(village.open.iter().chain(&village.laws));
            met.extend(temples.flat_map(|temple| [&[temple.card][..], &temple.hidden].concat()));
            met.extend(saucers.flat_map(|saucer| [&[saucer.card][..], &saucer.captured].concat()));
        }
        for (card, seat) in view.chosen.iter().zip(0..) {
            let knows = is_announced(&view) || look.viewer.is(Seat::new(seat));
            met.extend(card.and_then(Known::open).filter(|_| knows));
        }
        if let Some(seat) = look.own() {
            met.extend(in_hand(&view, seat));
        }
    }
    met
}

/// Nobody is ever told in words which card another kept. How often he is told which he kept himself.
fn check_sentences(look: &Look<'_, SpaceAztecs>, html: &str) -> usize {
    let told = |seat: Seat| html.matches(&look.words.kept[seat.index()]).count();
    for (seat, name) in look.others() {
        assert_eq!(told(seat), 0, "{}: {name}'s card in {html}", look.who());
    }
    look.own().map_or(0, told)
}

#[tokio::test]
async fn six_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    nobody_sees_too_much::<SpaceAztecs>(Plan::of("space-aztecs", 6)).await;
}

#[tokio::test]
async fn four_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    let plan = Plan::of("space-aztecs", 4).with("order", "hours");
    nobody_sees_too_much::<SpaceAztecs>(plan).await;
}

#[tokio::test]
async fn two_players_and_a_spectator_are_sent_nothing_of_another_s_secrets() {
    let plan = Plan::of("space-aztecs", 2).with("memory", "off");
    nobody_sees_too_much::<SpaceAztecs>(plan).await;
}
