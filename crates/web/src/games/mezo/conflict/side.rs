//! One tribe in a conflict: its strength and how that comes about, its card and what is left of it.

use game::{Known, Seat};
use games::mezo::{Card, Pending, Source, Strength, VengefulCard};
use maud::{Markup, html};

use super::super::{MezoScene, card, is_vengeful, pieces, seats, terms, words};
use super::{is_blessed, leaders};

/// One tribe in the conflict under way; nothing without one.
pub(super) fn side(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let view = &scene.view;
    let Some(strength) = view.strength(scene.components, seat) else {
        return html! {};
    };
    let leads = leaders(scene).contains(&seat);
    let acts = view.to_act.contains(&seat);
    html! {
        article.mz-side.{ "side-" (scene.side(seat)) }.leads[leads].acts[acts] {
            header {
                svg.emblem viewBox="-14 -14 28 28" aria-hidden="true" { (pieces::emblem(scene.side(seat))) }
                strong { (scene.name(seat)) }
                output title=(scene.lang.text("mezo-strength")) { (strength.total) }
            }
            (bar(scene, &strength))
            (terms_of(scene, &strength))
            @if is_vengeful(view, seat) { (vengeful_card(scene)) } @else if !is_blessed(scene) { (kept(scene, seat)) }
        }
    }
}

/// What strength is made of, in the order of the bar; the last is taken away.
fn parts_of(strength: &Strength) -> [(&'static str, u8); 7] {
    [
        ("champion", strength.champion),
        ("units", strength.units),
        ("offered", strength.offered),
        ("glyphs", strength.glyphs),
        ("god", strength.god),
        ("bonus", strength.bonus),
        ("penalty", strength.penalty),
    ]
}

/// Strength as a bar: a block for each part, what is taken away hatched at its end. All bars have one scale.
fn bar(scene: &MezoScene<'_>, strength: &Strength) -> Markup {
    let gross = |strength: &Strength| -> u8 {
        let parts = parts_of(strength);
        parts[..6].iter().map(|(_, points)| points).sum()
    };
    let all = seats(&scene.view).into_iter();
    let all = all.filter_map(|seat| scene.view.strength(scene.components, seat));
    let most = all
        .map(|strength| gross(&strength))
        .max()
        .unwrap_or(0)
        .max(8);
    let mut blocks = Vec::new();
    let mut x = 0;
    for (part, points) in &parts_of(strength)[..6] {
        blocks.push((*part, x, *points));
        x += points;
    }
    let lost = strength.penalty.min(x);
    blocks.push(("penalty", x - lost, lost));
    html! {
        svg.mz-bar viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            @for (part, x, width) in blocks.into_iter().filter(|(_, _, width)| *width > 0) {
                rect.{ "mz-b-" (part) } x=(x) width=(width) height="1" {}
            }
        }
    }
}

/// The same in words.
fn terms_of(scene: &MezoScene<'_>, strength: &Strength) -> Markup {
    let parts = parts_of(strength).into_iter();
    let parts: Vec<_> = parts.filter(|(_, points)| *points > 0).collect();
    html! {
        ul.mz-terms {
            @for (part, points) in parts {
                li.{ "mz-t-" (part) } { (scene.lang.with(&format!("mezo-term-{part}"), &[("count", points.into())])) }
            }
        }
    }
}

/// The card that a seat plays: open, face down, or still to be kept.
fn kept(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let Some(conflict) = &scene.view.conflict else {
        return html! {};
    };
    match conflict.cards.get(seat.index()).copied().flatten() {
        None => html! { p.mz-choosing { (lang.text("mezo-card-choosing")) } },
        Some(Known::Hidden(_)) => html! {
            p.mz-unshown { span { (lang.text("mezo-card-hidden")) } }
        },
        Some(Known::Open(card)) => open(scene, seat, card, conflict.used[seat.index()]),
    }
}

fn open(scene: &MezoScene<'_>, seat: Seat, kept: Card, used: [bool; 3]) -> Markup {
    let Some(god) = scene.view.god_of(scene.components, seat) else {
        return html! {};
    };
    let now = under_way(scene, seat);
    // What is being done is not over yet.
    let used = [0, 1, 2].map(|action| used[usize::from(action)] && now != Some(action));
    let now = now.map(|action| format!("mz-now-{}", action + 1));
    html! {
        div.mz-played.{ (now.unwrap_or_default()) } { (card::card(scene.lang, scene.components, god, kept, used)) }
    }
}

/// The action of the seat's card that is being resolved, counted from 0.
fn under_way(scene: &MezoScene<'_>, seat: Seat) -> Option<u8> {
    match scene.view.pending.first()? {
        Pending::Ceremony { seat: of, .. } if *of == seat => Some(2),
        Pending::Effect {
            seat: of,
            origin,
            effect,
            ..
        } if *of == seat && *origin == Source::Card => (0..2).find(|action| {
            let action = terms::card_action(scene, seat, *action);
            let action = action.map(|action| scene.components.effect(action).to_string());
            action.as_ref() == Some(effect)
        }),
        _ => None,
    }
}

/// The card of the vengeful gods: what they do at each place, those that are over struck out.
fn vengeful_card(scene: &MezoScene<'_>) -> Markup {
    let lang = scene.lang;
    let solo = scene.view.solo.as_ref();
    let card = solo.and_then(|solo| solo.card).and_then(|card| {
        let cards: &[VengefulCard] = scene.components.vengeful_cards();
        cards.get(usize::from(card))
    });
    let Some(card) = card else {
        return html! { p.mz-unshown { span { (lang.text("mezo-vengeful-draw")) } } };
    };
    let used = scene
        .view
        .conflict
        .as_ref()
        .map(|conflict| conflict.used[0]);
    let used = used.unwrap_or_default();
    let blessed = is_blessed(scene);
    html! {
        div.mz-vengeful {
            @if blessed {
                p { (lang.with("mezo-vengeful-offer", &[("count", card.sacrifice.into())])) }
            } @else {
                ol {
                    @for (action, used) in card.actions.into_iter().zip(used) {
                        @let words = words::vengeful(lang, scene.components, scene.components.effect(action));
                        li.mz-used[used] {
                            @if used { s { (words) } " " span.visually-hidden { (lang.text("mezo-words-used")) } } @else { (words) }
                        }
                    }
                }
            }
        }
    }
}
