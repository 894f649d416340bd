//! The drawings of the rules page: pieces, pyramids, devotion, a god among regions.

use game::Components as _;
use games::mezo::{Components, Regions};
use maud::{Markup, html};

use crate::drawn::Side;
use crate::games::mezo::board::land;
use crate::games::mezo::{masks, pieces};
use crate::rulebook::drawing::{self, Point, arrow, label, outline, rectangle};
use texts::Lang;

fn figure(lang: Lang, name: &str, height: i32, drawing: &Markup) -> Markup {
    drawing::figure(lang, "mezo", name, height, drawing)
}

/// A piece that the page has drawn once.
fn piece(name: &str, (x, y): Point, scale: f32) -> Markup {
    html! {
        use href={ "#mz-" (name) } transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {}
    }
}

/// Pieces of the red tribe, what each counts, and the sum.
pub(super) fn strength(lang: Lang) -> Markup {
    let pieces = [("c0", 2), ("w0", 1), ("w0", 1), ("s0", 1), ("g0", 1)];
    let sum: i32 = pieces.iter().map(|(_, counts)| counts).sum();
    let drawing = html! {
        path.mz-ref-ground d="M8 78Q110 68 210 74T412 76L404 86Q300 82 210 86T14 88Z" {}
        @for ((name, counts), x) in pieces.into_iter().zip((44..).step_by(68)) {
            (piece(name, (x, 52), 1.25))
            (label((x, 114), 20, &counts.to_string()))
            @if x > 44 { (label((x - 34, 113), 16, "+")) }
        }
        (label((352, 113), 18, "="))
        circle.sheet cx="388" cy="107" r="19" {}
        circle.ink cx="388" cy="107" r="19" stroke-width="2.4" {}
        (label((388, 115), 23, &sum.to_string()))
    };
    figure(lang, "strength", 134, &drawing)
}

/// Who builds which floor, one after the other: seats.
const BUILDERS: [u8; 3] = [0, 2, 0];

/// A pyramid that grows, and what everybody gains.
pub(super) fn pyramid(lang: Lang) -> Markup {
    let drawing = html! {
        @for (floors, x) in (1..=BUILDERS.len()).zip((72..).step_by(138)) {
            (grown(x, floors))
            (gains(x, floors))
            @if floors < BUILDERS.len() { (arrow((x + 61, 50), (x + 79, 50))) }
        }
    };
    figure(lang, "pyramid", 154, &drawing)
}

/// The pyramid with so many floors.
fn grown(x: i32, floors: usize) -> Markup {
    let feet = (0..).step_by(24).map(|up| 98 - up);
    let built = (1..).zip(BUILDERS).zip(feet).take(floors);
    html! {
        path.mz-ref-ground transform={ "translate(" (x) " 96)" } d="M-64 0Q0-6 64 0L58 10Q0 5-58 11Z" {}
        @for ((level, seat), foot) in built {
            g.{ "side-" (seat) } { (piece(&format!("f{level}"), (x, foot), 0.86)) }
        }
    }
}

/// What the builder of the highest of so many floors gains, and what others gain.
fn gains(x: i32, floors: usize) -> Markup {
    let builder = BUILDERS[floors - 1];
    let built = BUILDERS[..floors].iter();
    let other = built.rev().find(|seat| **seat != builder);
    let mark = |seat: u8, x: i32, gain: usize| {
        html! {
            g transform={ "translate(" (x - 14) " 128) scale(.85)" } { (pieces::emblem(Side(seat))) }
            (label((x + 13, 134), 18, &format!("+{gain}")))
        }
    };
    html! {
        @match other {
            None => (mark(builder, x, floors)),
            Some(other) => {
                (mark(builder, x - 30, floors))
                (mark(*other, x + 30, 1))
            }
        }
    }
}

/// The spaces of devotion in their three levels.
pub(super) fn devotion(lang: Lang) -> Markup {
    const LEVELS: [(i32, i32); 3] = [(0, 6), (6, 5), (11, 4)];
    let drawing = html! {
        @for ((number, (first, spaces)), y) in (1_u8..).zip(LEVELS).zip((10..).step_by(44).map(|y| 106 - y)) {
            @let left = 252 - spaces * 24;
            (label((52, y + 28), 14, &lang.with("mezo-rules-level", &[("number", number.into())])))
            @for (value, x) in (first..first + spaces).zip((left..).step_by(48)) {
                @let edge = outline(&rectangle((x, y), (48, 44)));
                path.mz-ref-slab.{ "mz-ref-level-" (number) } d=(edge) {}
                path.ink d=(edge) stroke-width="2" stroke-linejoin="round" {}
                (label((x + 24, y + 28), 17, &value.to_string()))
            }
        }
    };
    figure(lang, "devotion", 154, &drawing)
}

/// Regions by name: the outline, and whether the god is present there.
const COUNTRY: [(&str, &[Point], Point, bool); 4] = [
    (
        "Uxmal",
        &[(10, 10), (206, 8), (204, 112), (10, 122)],
        (92, 66),
        true,
    ),
    (
        "Hochob",
        &[(206, 8), (410, 10), (410, 98), (304, 106), (204, 112)],
        (318, 60),
        true,
    ),
    (
        "Palenque",
        &[(10, 122), (204, 112), (304, 106), (284, 214), (10, 214)],
        (118, 176),
        true,
    ),
    (
        "Becan",
        &[(304, 106), (410, 98), (410, 214), (284, 214)],
        (350, 168),
        false,
    ),
];

/// A god on a vertex, and the regions where it is present.
pub(super) fn presence(lang: Lang) -> Markup {
    let drawing = html! {
        @for (name, corners, middle, present) in COUNTRY {
            @let edge = outline(corners);
            path.mz-ref-slab.mz-ref-present[present] d=(edge) {}
            path.ink d=(edge) stroke-width="2.6" stroke-linejoin="round" {}
            (label(middle, 16, name))
            @if present {
                path.mz-ref-tick d={ "M" (middle.0 - 9) " " (middle.1 + 18) "l6 7l12-16" } {}
            }
        }
        circle.sheet cx="204" cy="112" r="36" {}
        circle.ink cx="204" cy="112" r="36" stroke-width="2.6" {}
        svg x="172" y="80" width="64" height="64" viewBox="-50 -50 100 100" { (masks::mask("ixchel")) }
    };
    figure(lang, "presence", 224, &drawing)
}

/// The regions of the board as it is drawn at the table, with the numbers of its vertices.
pub(super) fn vertices(lang: Lang) -> Markup {
    let parts = Components::standard();
    let drawing = html! {
        g transform="scale(.4038)" {
            @for region in Regions::ALL {
                path.mz-ref-slab d=(land::outline(region)) {}
                path.ink d=(land::outline(region)) stroke-width="6" stroke-linejoin="round" {}
                @let [x, y] = land::centre(region);
                text.label x=(x) y=(y) font-size="42" text-anchor="middle" { (parts.region_name(region)) }
            }
            @for (number, [x, y]) in land::vertices(parts).into_iter().enumerate() {
                circle.sheet cx=(x) cy=(y) r="40" {}
                circle.ink cx=(x) cy=(y) r="40" stroke-width="6" {}
                text.label x=(x) y=(y + 16.0) font-size="46" text-anchor="middle" { (number) }
            }
        }
    };
    figure(lang, "vertices", 372, &drawing)
}
