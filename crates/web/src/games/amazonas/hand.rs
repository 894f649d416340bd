//! The viewer's income cards and mission.

use game::{Known, Seat};
use games::amazonas::{Action, Amazonas, IncomeCard, Quest, Routes, Village};
use maud::{Markup, html};

use super::effect::Effects;
use super::emblems::emblem;
use super::{AmazonasScene, card_name};
use crate::drawn::Drawn as _;
use crate::parts::Parts;

/// The hand with its parts in their places; nothing for a spectator.
pub(super) fn stage(scene: &AmazonasScene<'_>, parts: &Parts) -> Markup {
    if scene.own().is_none() {
        return html! {};
    }
    html! {
        section.hand aria-label=(scene.lang.text("amazonas-hand")) {
            div.cards {
                @for card in IncomeCard::ALL {
                    @let id = format!("c{card}");
                    div.slot id=(id) { (parts.get(&id)) }
                }
            }
            div.mission id="mission" { (parts.get("mission")) }
        }
    }
}

/// Fills the hand.
pub(super) fn fill(scene: &AmazonasScene<'_>, effects: &Effects<'_>, parts: &mut Parts) {
    let Some(seat) = scene.own() else { return };
    for card in IncomeCard::ALL {
        parts.put(format!("c{card}"), income_card(scene, effects, seat, card));
    }
    parts.put("mission", mission(scene, effects, seat));
}

/// An income card with what it would pay now: a button when it can be chosen.
fn income_card(
    scene: &AmazonasScene<'_>,
    effects: &Effects<'_>,
    seat: Seat,
    card: IncomeCard,
) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let chosen = view.played[seat.index()] == Some(Known::Open(card));
    let used = !view.hand(seat).contains(&card) && !chosen;
    let pays = view.takings(seat, card).income;
    let tie = tie_number(scene, seat, card);
    let class = card.species().map_or("face-any", |_| "face-species");
    let face = html! {
        b { (card) }
        (emblem(emblem_name(card), 40))
        @if !used { small.pays { (lang.with("amazonas-pays", &[("silver", pays.0.into())])) } }
        @if let Some(tie) = tie { i title=(lang.text("amazonas-tie-number")) { (tie) } }
    };
    let action = Action::Income(card);
    html! {
        @if scene.legal.contains(&action) {
            @let effect = effects.of(action);
            button.card.(class) form="move" name="action" value=(scene.notation(action))
                aria-label={ (Amazonas::naming(scene, action)) ". " (effect) }
                title=(effect) { (face) }
        } @else {
            @let state = lang.text(state(chosen, used));
            div.card.chosen[chosen].used[used].(class) role="img" aria-label={ (card_name(lang, card)) ". " (state) } title=(state) { (face) }
        }
    }
}

/// The number that decides ties, on the seat's card.
pub(super) fn tie_number(scene: &AmazonasScene<'_>, seat: Seat, card: IncomeCard) -> Option<u8> {
    let colour = scene.view.colour(seat)?;
    Some(scene.components.tie_number(colour, card))
}

fn state(chosen: bool, used: bool) -> &'static str {
    match (chosen, used) {
        (true, _) => "amazonas-card-chosen",
        (_, true) => "amazonas-card-used",
        _ => "amazonas-card-free",
    }
}

/// The emblem of what a card counts.
pub(super) fn emblem_name(card: IncomeCard) -> &'static str {
    match card.species() {
        Some(species) => species.name(),
        None if card == IncomeCard::NATIVE => "native",
        None => "any",
    }
}

/// The four villages, which of them are done, and what the rest takes.
fn mission(scene: &AmazonasScene<'_>, effects: &Effects<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let mission = scene.view.missions[seat.index()].open();
    let (Some(villages), Some(quest)) = (mission, effects.quest()) else {
        return html! {};
    };
    let name = |village: Village| scene.components.place(village).name.as_str();
    html! {
        strong { (lang.text("amazonas-mission")) }
        ul {
            @for village in villages {
                @let done = !quest.missing.contains(village);
                li.done[done] {
                    (name(village))
                    @if done { span.visually-hidden { " " (lang.text("amazonas-mission-done")) } }
                }
            }
        }
        p.soft { (still(scene, quest)) }
    }
}

/// What the mission still costs.
fn still(scene: &AmazonasScene<'_>, quest: &Quest) -> String {
    let lang = scene.lang;
    if quest.missing.is_empty() {
        return lang.text("amazonas-mission-complete");
    }
    let lost = 3 * quest.missing.len();
    let Some(Routes { fewest, cheapest }) = quest.routes else {
        return lang.with("amazonas-mission-impossible", &[("points", lost.into())]);
    };
    let mut told = lang.with(
        "amazonas-mission-takes",
        &[
            ("tents", fewest.tents().into()),
            ("gold", fewest.gold.into()),
            ("points", lost.into()),
        ],
    );
    if cheapest.gold < fewest.gold {
        told.push(' ');
        told.push_str(&lang.with(
            "amazonas-mission-cheaper",
            &[
                ("tents", cheapest.tents().into()),
                ("gold", cheapest.gold.into()),
            ],
        ));
    }
    told
}
