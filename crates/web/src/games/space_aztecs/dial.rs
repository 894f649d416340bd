//! The sundial with the eight piles around it, the announced hours on it, and what the viewer remembers of the piles.

use game::Seat;
use games::space_aztecs::{Action, Hour, PILES, Pile, SpaceAztecs};
use maud::{Markup, html};

use super::card;
use super::effect::Effects;
use super::round::Round;
use super::{SpaceAztecsScene, seat_shape};
use crate::drawn::Drawn as _;
use crate::parts::Parts;

/// How far from the middle the piles lie.
const PILES_AT: f32 = 221.0;
/// How far from the middle the hours are marked.
const HOURS_AT: f32 = 152.0;
/// The largest pile there is.
const MOST_SHOWN: usize = 9;
/// Marks nearer to each other than this, in degrees, do not stand side by side.
const NARROW: f32 = 13.0;

/// A point of the drawing at this angle, in degrees clockwise from the top.
fn at(angle: f32, distance: f32) -> [f32; 2] {
    let (sin, cos) = angle.to_radians().sin_cos();
    [round(sin * distance), round(-cos * distance)]
}

/// A tenth is fine enough.
fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

fn translate([x, y]: [f32; 2]) -> String {
    format!("translate({x} {y})")
}

/// Where on the dial an hour is: noon at the top, where the sun stands high, and midnight at the bottom.
fn angle(hour: Hour) -> f32 {
    let clock = hour.to_string();
    let (hours, minutes) = clock.split_once(':').unwrap_or_default();
    let number = |text: &str| text.parse::<f32>().unwrap_or_default();
    (number(hours) * 15.0 + number(minutes) / 4.0 + 180.0) % 360.0
}

fn pile_at(pile: Pile) -> [f32; 2] {
    at(f32::from(pile.number()) * 45.0 - 22.5, PILES_AT)
}

/// The sky with the sundial, the piles, and what is remembered, with the parts in their places.
pub(super) fn stage(scene: &SpaceAztecsScene<'_>, parts: &Parts) -> Markup {
    let lang = scene.lang;
    html! {
        section.sa-sky aria-label=(lang.text("space-aztecs-board")) {
            div.sa-track id="sa-track" { (parts.get("sa-track")) }
            div.sa-dial {
                svg viewBox="-264 -264 528 528" role="group" aria-label=(lang.text("space-aztecs-board")) {
                    (disc())
                    g id="sa-marks" { (parts.get("sa-marks")) }
                    @for pile in Pile::ALL { (pile_place(parts, pile)) }
                }
                @if scene.view.memory.is_some() { (memory_place(scene, parts)) }
            }
        }
    }
}

/// A pile to click: its cards, its symbol, its glow and the place of its button.
fn pile_place(parts: &Parts, pile: Pile) -> Markup {
    let (cards, button) = (format!("sa-pile-{pile}"), format!("sa-take-{pile}"));
    html! {
        g.spot.sa-pile.{ "sa-at-" (pile) } transform=(translate(pile_at(pile))) {
            rect.glow x="-37" y="-46" width="74" height="92" rx="12" {}
            g id=(cards) { (parts.get(&cards)) }
            foreignObject id=(button) x="-37" y="-46" width="74" height="92" { (parts.get(&button)) }
        }
    }
}

/// What the viewer remembers: of one pile while it is pointed at, of all when the list is unfolded.
fn memory_place(scene: &SpaceAztecsScene<'_>, parts: &Parts) -> Markup {
    html! {
        details.sa-recall { summary { (scene.lang.text("space-aztecs-memory")) } }
        ul.sa-memory {
            @for pile in Pile::ALL {
                @let id = format!("sa-known-{pile}");
                @let missing = format!("sa-missing-{pile}");
                li.{ "sa-m-" (pile) } { div id=(id) { (parts.get(&id)) } small id=(missing) { (parts.get(&missing)) } }
            }
        }
    }
}

/// Fills the sky.
pub(super) fn fill(
    scene: &SpaceAztecsScene<'_>,
    effects: &Effects<'_>,
    round: &Round,
    parts: &mut Parts,
) {
    parts.put("sa-track", track(scene));
    parts.put("sa-marks", marks(scene, round));
    for pile in Pile::ALL {
        parts.put(format!("sa-pile-{pile}"), cards(scene, pile));
        parts.put(format!("sa-take-{pile}"), target(scene, effects, pile));
    }
    if scene.view.memory.is_some() {
        for pile in Pile::ALL {
            let memory = scene.view.remembered(pile);
            let missing = memory.filter(|memory| memory.missing > 0);
            let missing = missing.map(|_| scene.lang.text("space-aztecs-memory-missing"));
            parts.put(format!("sa-known-{pile}"), known(scene, pile));
            parts.put(
                format!("sa-missing-{pile}"),
                html! { (missing.unwrap_or_default()) },
            );
        }
    }
}

/// How near the end is: the saucers played, the piles that are empty. It also knows whether we are between two rounds of play,
/// when the stylesheet dims the hours of the last one.
fn track(scene: &SpaceAztecsScene<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let last: u8 = if view.villages.len() > 4 { 9 } else { 7 };
    let played = view.saucers_played;
    let empty = view.piles.iter().filter(|pile| pile.is_empty()).count();
    let saucers = lang.with(
        "space-aztecs-saucers-played",
        &[("count", played.into()), ("last", last.into())],
    );
    let piles = lang.with("space-aztecs-piles-empty", &[("count", empty.into())]);
    html! {
        span title=(lang.text("space-aztecs-end-saucers")) {
            (saucers) " "
            span.sa-lamps-row aria-hidden="true" { @for number in 0..last.max(played) { i.on[number < played] {} } }
        }
        span.between[view.order.is_empty()] title=(lang.text("space-aztecs-end-piles")) { (piles) }
    }
}

/// The stone: day above, night below, the hours around, the sun in the middle.
fn disc() -> Markup {
    let tick = |hour: u8| {
        let angle = f32::from(hour) * 15.0 + 180.0;
        let length = if hour.is_multiple_of(3) { 134.0 } else { 139.0 };
        let ([x, y], [to_x, to_y]) = (at(angle, length), at(angle, 145.0));
        format!("M{x} {y}L{to_x} {to_y}")
    };
    let ticks: String = (0..24).map(tick).collect();
    html! {
        g.sa-disc {
            circle.sa-rim r="160" {}
            path.sa-day d="M-147 0A147 147 0 0 1 147 0Z" {}
            path.sa-night d="M-147 0A147 147 0 0 0 147 0Z" {}
            circle.sa-n r="147" {}
            circle.sa-n r="88" {}
            path.sa-n d=(ticks) {}
            @for hour in (0_u8..24).step_by(3) {
                @let [x, y] = at(f32::from(hour) * 15.0 + 180.0, 123.0);
                text.night[!(6..=18).contains(&hour)] x=(x) y=(y + 5.0) { (hour) }
            }
            @for ray in 0..8 {
                path.sa-ray transform={ "rotate(" (ray * 45) ")" } d="M-13-56L0-84L13-56Z" {}
            }
            circle.sa-sun r="58" {}
            circle.sa-n r="50" {}
            path.sa-ink d="M-26-12C-22-19-12-19-8-12C-12-7-22-7-26-12ZM26-12C22-19 12-19 8-12C12-7 22-7 26-12Z" {}
            path.sa-n d="M-28-22C-22-28-12-28-6-22M28-22C22-28 12-28 6-22M-4-8L-7 8H7L4-8M-40-4h6M34-4h6M-38 6h6M32 6h6" {}
            path.sa-ink d="M-20 16H20C18 28 10 32 0 32C-10 32-18 28-20 16Z" {}
            path.sa-red d="M-8 22C-4 18 4 18 8 22L5 44C3 48-3 48-5 44Z" {}
        }
    }
}

/// The announced hours: a hand and the sign of its seat for each.
fn marks(scene: &SpaceAztecsScene<'_>, played: &Round) -> Markup {
    let mut hands: Vec<(f32, Seat, Hour)> = played
        .turns
        .iter()
        .map(|turn| (angle(turn.card), turn.seat, turn.card))
        .collect();
    hands.sort_by(|(a, ..), (b, ..)| a.total_cmp(b));
    let mut last: Option<(f32, bool)> = None;
    let hands = hands.into_iter().map(|(angle, seat, hour)| {
        let inner = last.is_some_and(|(other, inner)| angle - other < NARROW && !inner);
        last = Some((angle, inner));
        let distance = if inner { HOURS_AT - 40.0 } else { HOURS_AT };
        (angle, distance, seat, hour)
    });
    html! {
        @for (angle, distance, seat, hour) in hands {
            @let ([from_x, from_y], [x, y]) = (at(angle, 60.0), at(angle, distance));
            g.sa-mark.{ "side-" (scene.side(seat)) } {
                path d={ "M" (from_x) " " (from_y) "L" (x) " " (y) } {}
                g transform=(translate([x, y])) {
                    title { (scene.name(seat)) ": " (hour) }
                    (seat_shape(seat))
                }
            }
        }
    }
}

/// The cards of a pile, as a stack of backs with their symbol, how many they are, and in whose hand.
fn cards(scene: &SpaceAztecsScene<'_>, pile: Pile) -> Markup {
    let size = scene.view.piles[pile.index()].len();
    let holder = scene
        .view
        .seats()
        .find(|seat| scene.view.held[seat.index()] == Some(pile));
    html! {
        g.sa-stack.empty[size == 0].held[holder.is_some()].mine[holder.is_some() && holder == scene.own()] {
            use href={ "#sa-stack-" (size.clamp(1, MOST_SHOWN)) } {}
            use href={ "#sa-symbol-" (pile) } x="-4" y="-8" {}
            circle.sa-count cx="22" cy="30" r="14" {}
            text x="22" y="35.500" { (size) }
            @if let Some(seat) = holder {
                g.sa-holder transform="translate(-22 28) scale(1.15)" { (seat_shape(seat)) }
            }
        }
    }
}

/// The button of a pile that can be taken; else what it would say.
fn target(scene: &SpaceAztecsScene<'_>, effects: &Effects<'_>, pile: Pile) -> Markup {
    let action = Action::Pile(pile);
    let words = effects.pile(pile);
    let holder = scene
        .view
        .seats()
        .find(|seat| scene.view.held[seat.index()] == Some(pile));
    html! {
        @if scene.legal.contains(&action) {
            @let label = SpaceAztecs::naming(scene, action);
            button.target form="move" name="action" value=(scene.notation(action)) aria-label={ (label) ". " (words) } title=(words) {}
        } @else {
            @let held = holder.map(|seat| scene.lang.with("space-aztecs-pile-held", &[("name", scene.name(seat).into())]));
            @let words = held.map_or_else(|| words.clone(), |held| format!("{words} {held}"));
            span.target role="img" title=(words) {}
        }
    }
}

/// What the viewer remembers of a pile; nothing if he has not looked at it.
fn known(scene: &SpaceAztecsScene<'_>, pile: Pile) -> Markup {
    let lang = scene.lang;
    html! {
        @if let Some(known) = scene.view.remembered(pile) {
            strong { (symbol(pile, 24)) " " (lang.text(&format!("space-aztecs-pile-{pile}"))) }
            span {
                @for face in known.cards.iter().filter_map(|card| scene.components.face(*card)) { (card::small(lang, face)) }
                @if known.cards.is_empty() { (lang.text("space-aztecs-memory-empty")) }
            }
        }
    }
}

/// The symbol of a pile, of this size.
pub(super) fn symbol(pile: Pile, size: u8) -> Markup {
    html! {
        svg.sa-symbol width=(size) height=(size) viewBox="-22 -22 44 44" aria-hidden="true" { use href={ "#sa-symbol-" (pile) } {} }
    }
}

/// The stacks of cards by their number, and the eight symbols by the numbers of their piles: sun, moon, star, flower, flint, rain,
/// wind and eye.
pub(super) fn symbols() -> Markup {
    html! {
        @for size in 1..=MOST_SHOWN {
            g id={ "sa-stack-" (size) } {
                @for lower in (0..size).rev() {
                    rect.sa-cardback x=(lower * 2) y=(lower) width="56" height="72" rx="7" transform="translate(-32 -40)" {}
                }
            }
        }
        @for pile in Pile::ALL {
            @let (shape, lines) = SYMBOLS[pile.index()];
            g.sa-glyph id={ "sa-symbol-" (pile) } {
                path d=(shape) {}
                path.sa-n d=(lines) {}
            }
        }
    }
}

/// The shape of each symbol and the lines on it.
const SYMBOLS: [(&str, &str); PILES] = [
    (
        "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0ZM0-20L4-12H-4ZM0 20L4 12H-4ZM-20 0L-12-4V4ZM20 0L12-4V4ZM-14-14L-6-11L-11-6ZM14-14L6-11L11-6ZM-14 14L-6 11L-11 6ZM14 14L6 11L11 6Z",
        "M-3.500-2h.1M3.500-2h.1M-3 3C-1 4.500 1 4.500 3 3",
    ),
    (
        "M8-18A18 18 0 1 0 17 9A14 14 0 0 1 8-18Z",
        "M-9 1h.1M-4 10h.1M-7-8h.1",
    ),
    (
        "M0-20L5-6L20-6L8 3L12 18L0 9L-12 18L-8 3L-20-6L-5-6Z",
        "M0-6V2M-4 0H4",
    ),
    (
        "M-4-5C-12-12-6-20 0-18C6-20 12-12 4-5C12-12 20-6 18 0C20 6 12 12 4 5C12 12 6 20 0 18C-6 20-12 12-4 5C-12 12-20 6-18 0C-20-6-12-12-4-5Z",
        "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0",
    ),
    (
        "M0-21C9-10 10 2 4 12H-4C-10 2-9-10 0-21ZM-5 12H5V20H-5Z",
        "M0-12V6M-4-4L0 0L4-4",
    ),
    (
        "M0-20C6-9 13-3 13 6C13 14 7 19 0 19C-7 19-13 14-13 6C-13-3-6-9 0-20Z",
        "M-7 6C-7 11-4 13-1 13",
    ),
    (
        "M-18 8C-18-8-4-19 9-15C20-11 20 6 8 7C-1 8-4-3 4-6C-8-8-11 9 2 14C9 17 15 14 18 11C13 22-8 22-14 12Z",
        "M-12 2C-10-6-4-10 2-11",
    ),
    (
        "M-20 0C-10-14 10-14 20 0C10 14-10 14-20 0Z",
        "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0M0-1V1M-8-14L-10-18M0-16V-20M8-14L10-18",
    ),
];
