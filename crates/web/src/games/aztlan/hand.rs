//! The viewer's cards.

use game::{Known, Seat};
use games::aztlan::{Action, Aztlan, PowerCard, ProsperityCard};
use maud::{Markup, html};

use super::effect::Effects;
use super::naming::{self, terrain_name};
use super::{AztlanScene, pieces};
use crate::drawn::Drawn as _;
use crate::parts::Parts;

/// The hand with its parts in their places; nothing for a spectator.
pub(super) fn stage(scene: &AztlanScene<'_>, parts: &Parts) -> Markup {
    if scene.own().is_none() {
        return html! {};
    }
    let lang = scene.lang;
    html! {
        section.hand aria-label=(lang.text("aztlan-hand")) {
            div.cards {
                @for card in PowerCard::ALL {
                    @let id = format!("c{card}");
                    div.slot id=(id) { (parts.get(&id)) }
                }
            }
            div.cards id="prosperity" { (parts.get("prosperity")) }
        }
    }
}

/// Fills the hand.
pub(super) fn fill(scene: &AztlanScene<'_>, parts: &mut Parts) {
    let Some(seat) = scene.own() else { return };
    let effects = Effects::new(scene);
    for card in PowerCard::ALL {
        parts.put(format!("c{card}"), power_card(scene, &effects, seat, card));
    }
    parts.put("prosperity", prosperity(scene, seat));
}

/// A power card: a button when it can be chosen.
fn power_card(
    scene: &AztlanScene<'_>,
    effects: &Effects<'_>,
    seat: Seat,
    card: PowerCard,
) -> Markup {
    let lang = scene.lang;
    let power = &scene.view.power[seat.index()];
    let chosen = power.chosen == Some(Known::Open(card));
    let used = power.used.contains(&card);
    let terrain = card.terrain().map_or("wild", games::aztlan::Terrain::name);
    let face = html! {
        b { (card) }
        svg.glyph aria-hidden="true" { use href={ "#glyph-" (terrain) } {} }
        small { (terrain_name(lang, card.terrain())) }
        i title=(lang.text("aztlan-unused-value")) { (card.unused_value()) }
    };
    let action = Action::Choose(card);
    html! {
        @if scene.legal.contains(&action) {
            button.card.{ "face-" (terrain) } form="move" name="action" value=(scene.notation(action))
                aria-label=(Aztlan::naming(scene, action))
                title=(effects.of(action)) { (face) }
        } @else {
            div.card.chosen[chosen].used[used].{ "face-" (terrain) } role="img" aria-label=(naming::power_card(lang, card))
                title=(lang.text(card_state(chosen, used))) { (face) }
        }
    }
}

fn card_state(chosen: bool, used: bool) -> &'static str {
    match (chosen, used) {
        (true, _) => "aztlan-card-chosen",
        (_, true) => "aztlan-card-used",
        _ => "aztlan-card-free",
    }
}

/// The prosperity cards, each with what it is for and a way to the rules.
fn prosperity(scene: &AztlanScene<'_>, seat: Seat) -> Markup {
    let hand: Vec<ProsperityCard> = scene.view.hands[seat.index()]
        .iter()
        .filter_map(|card| card.open())
        .collect();
    html! {
        @for same in hand.chunk_by(|a, b| a == b) { (prosperity_card(scene, same[0], same.len())) }
    }
}

fn prosperity_card(scene: &AztlanScene<'_>, card: ProsperityCard, copies: usize) -> Markup {
    let lang = scene.lang;
    let name = lang.text(&format!("aztlan-rules-card-{card}"));
    let purpose = lang.text(&format!("aztlan-card-{card}"));
    let face = pieces::card_terrain(card).map_or("offering", games::aztlan::Terrain::name);
    html! {
        a.card.prosperity.{ "face-" (face) } href={ "/rules/aztlan#card-" (card) } target="_blank"
            aria-label={ (name) ": " (purpose) } title=(purpose) {
            svg.glyph aria-hidden="true" { use href={ "#glyph-" (card) } {} }
            small { (name) }
            @if copies > 1 { i { "×" (copies) } }
        }
    }
}
