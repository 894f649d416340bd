//! What the viewer holds: the cards to keep one of, what he knows of his deck, his god.

use game::{Known, Seat};
use games::mezo::{Action, Card, Mezo, PhaseName};
use maud::{Markup, html};

use super::effect::Effects;
use super::{MezoScene, card, terms, words};
use crate::drawn::Drawn as _;
use crate::parts::Parts;
use texts::Word;

/// The hand with the parts in their places; nothing for a spectator.
pub(super) fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        @if scene.own().is_some() {
            section.mz-hand aria-label=(scene.lang.text("mezo-hand")) {
                div id="mz-known" { (parts.get("mz-known")) }
                div.mz-patron id="mz-patron" { (parts.get("mz-patron")) }
            }
        }
    }
}

/// Fills the parts of the hand.
pub(super) fn fill(scene: &MezoScene<'_>, effects: &Effects<'_>, parts: &mut Parts) {
    if let Some(seat) = scene.own() {
        parts.put("mz-known", cards(scene, effects, seat));
        parts.put("mz-patron", god(scene, seat));
    }
}

fn cards(scene: &MezoScene<'_>, effects: &Effects<'_>, seat: Seat) -> Markup {
    let keeps = |action: &Action| matches!(action, Action::Keep(_));
    if scene.legal.iter().any(keeps) {
        return looked_at(scene, effects, seat);
    }
    let chosen = scene.view.phase == PhaseName::Keep;
    let kept = scene.view.card_of(seat).filter(|_| chosen);
    html! {
        @if let Some(kept) = kept {
            p { (scene.lang.with("mezo-you-kept", &[("card", Word::from(&terms::card(scene.lang, kept)))])) }
        }
        (deck(scene, seat))
    }
}

/// The cards that one may be kept of, each to be pressed as a whole.
fn looked_at(scene: &MezoScene<'_>, effects: &Effects<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let Some(god) = scene.view.god_of(scene.components, seat) else {
        return html! {};
    };
    let cards = scene.legal.iter().filter_map(|action| match action {
        Action::Keep(card) => Some(*card),
        _ => None,
    });
    html! {
        div.mz-cards {
            @for kept in cards {
                @let action = Action::Keep(kept);
                button.mz-keep form="move" name="action" value=(scene.notation(action))
                    aria-label={ (Mezo::naming(scene, action)) ". " (effects.words(action)) } {
                    (card::card(lang, scene.components, god, kept, [false; 3]))
                }
            }
        }
    }
}

/// What is known of the deck, and what has been played.
fn deck(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let (Some(deck), Some(played)) = (
        view.decks.get(seat.index()),
        view.discards.get(seat.index()),
    ) else {
        return html! {};
    };
    if view.age == 0 {
        return html! {};
    }
    let seen: Vec<Card> = deck.iter().rev().copied().filter_map(Known::open).collect();
    let unseen = deck.len() - seen.len();
    html! {
        dl.mz-deck {
            dt { (lang.with("mezo-deck", &[("count", deck.len().into())])) }
            dd {
                @for card in seen { (small(scene, seat, card)) }
                @if unseen > 0 { span.mz-back { (lang.with("mezo-unseen", &[("count", unseen.into())])) } }
            }
            @if !played.is_empty() {
                dt { (lang.text("mezo-discards")) }
                dd { @for card in played { (small(scene, seat, *card)) } }
            }
        }
    }
}

/// A card by name; for those who point at it, what it does.
fn small(scene: &MezoScene<'_>, seat: Seat, card: Card) -> Markup {
    let (lang, parts) = (scene.lang, scene.components);
    let god = scene.view.god_of(parts, seat);
    let actions = god
        .into_iter()
        .flat_map(|god| [0, 1].map(|action| parts.card_action(god, card, action)));
    let actions: Vec<String> = actions
        .map(|action| terms::effect(lang, parts, action))
        .collect();
    html! { span.mz-small tabindex="0" title=(actions.join(" / ")) { (terms::card(lang, card)) } }
}

/// The viewer's god: its mask, what it does when called, and its ceremony.
fn god(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let (lang, parts) = (scene.lang, scene.components);
    let Some(god) = scene.view.god_of(parts, seat) else {
        return html! {};
    };
    let god = parts.god(god);
    html! {
        (card::portrait(&god.name))
        div {
            strong { (words::god_name(lang, &god.name)) }
            p { b { (lang.text("mezo-call")) } " " (terms::effect(lang, parts, god.call)) }
            p { b { (lang.text("mezo-ceremony")) } " " (terms::effect(lang, parts, god.ceremony)) }
        }
    }
}
