//! The pieces of the tribes and the signs of what happens to them, drawn once and used by name.
//!
//! Names: `mz-mN` is the mark of tribe N, `mz-wN`, `mz-sN`, `mz-cN` and `mz-gN` are its warrior, shaman, champion and glyph,
//! `mz-f1` to `mz-f4` the floors of a pyramid, and `mz-i-SIGN` the signs.

use games::mezo::{Kind, LEVELS, MAX_PLAYERS};
use maud::{Markup, html};

use crate::drawn::Side;

/// The shapes of the tribes: diamond, disc, triangle, square.
const SHAPES: [&str; MAX_PLAYERS] = [
    "M0-13L12 0L0 13L-12 0Z",
    "M-11.500 0A11.500 11.500 0 1 1 11.500 0A11.500 11.500 0 1 1-11.500 0Z",
    "M0-12.500L13 10.500L-13 10.500Z",
    "M-10.500-10.500H10.500V10.500H-10.500Z",
];

/// What is carved into the shape of each tribe: serpent, sun, mountain, house.
const CARVED: [&str; MAX_PLAYERS] = [
    "M-5 2C-5-3 0-3 0 0S5 3 5-2M5-2h.1",
    "M-4.500 0A4.500 4.500 0 1 1 4.500 0A4.500 4.500 0 1 1-4.500 0ZM0-6.500V-8M0 6.500V8M-6.500 0H-8M6.500 0H8",
    "M-6 7L-2 0L0 3L2-1L6 7",
    "M-5 6V-1L0-5L5-1V6M-1.500 6V2H1.500V6",
];

/// How wide the floors of a pyramid are at their foot, by level.
pub(super) const FLOOR_WIDTHS: [u8; LEVELS] = [140, 112, 84, 56];
/// How high a floor is.
pub(super) const FLOOR_HEIGHT: u8 = 28;

/// The signs that there are: see [`sign`].
const SIGNS: [(&str, &str, &str); 17] = [
    (
        "unit",
        "M-4-12A6 6 0 1 1-4.100-12ZM-16 14C-16 0-10-6-4-6C0-6 3-4 5 0C1 3-1 8-1 14ZM2 18C2 6 6 2 10 2C15 2 19 7 19 18Z",
        "",
    ),
    (
        "devotion",
        "M0-20C8-10 13-5 13 5C13 13 7 19 0 19C-7 19-13 13-13 5C-13 0-10-3-8-7C-6-3-4-2-3-3C-5-9-4-15 0-20Z",
        "M0 14C-4 12-5 8-2 4C-1 7 2 7 2 3C6 7 5 12 0 14Z",
    ),
    (
        "vp",
        "M0-19L5-7L18-7L8 2L12 15L0 7L-12 15L-8 2L-18-7L-5-7Z",
        "",
    ),
    (
        "xibalba",
        "M-15-3C-15-15-8-19 0-19C8-19 15-15 15-3C15 2 13 5 10 7V13H-10V7C-13 5-15 2-15-3ZM-7 15H7V19H-7Z",
        "M-9-5C-9-9-3-9-3-4C-3 0-9 0-9-5ZM9-5C9-9 3-9 3-4C3 0 9 0 9-5ZM0 2L-2 6H2Z",
    ),
    ("deploy", "M-6-18H6V0H14L0 16L-14 0H-6Z", "M-16 19H16"),
    (
        "awaken",
        "M-6 12V-2H-14L0-19L14-2H6V12Z",
        "M-18 18C-12 12-6 22 0 16C6 12 12 22 18 16",
    ),
    (
        "recover",
        "M-2-16C10-16 17-8 17 1C17 11 9 17 0 17V10C6 10 10 6 10 1C10-5 5-9-2-9V-2L-17-12L-2-22Z",
        "",
    ),
    ("smite", "M4-20L-12 3H-2L-6 20L13-5H3Z", ""),
    ("exile", "M-18 0L-4-14V-6H6V6H-4V14ZM10-17H18V17H10Z", ""),
    ("march", "M-18-5H4V-14L19 0L4 14V5H-18Z", ""),
    (
        "call",
        "M-17-15C-6-11 6-11 17-15C19 2 12 18 0 20C-12 18-19 2-17-15Z",
        "M-10-4C-8-8-4-7-3-3C-6-1-9-1-10-4ZM10-4C8-8 4-7 3-3C6-1 9-1 10-4ZM-6 9C-2 6 2 6 6 9C2 12-2 12-6 9Z",
    ),
    (
        "transform",
        "M-18-4C-15-14-6-18 4-15V-21L17-11L4-2V-8C-4-11-9-9-11-3ZM18 4C15 14 6 18-4 15V21L-17 11L-4 2V8C4 11 9 9 11 3Z",
        "",
    ),
    (
        "demolish",
        "M-17 17L-10-9H-3L-5 0L2-9H9L5 3L12-6L17 17Z",
        "M-12-18L-8-13M0-20V-14M12-18L8-13",
    ),
    (
        "strength",
        "M-6 19V5L-14 1V-8C-14-14-9-14-9-9V-4H-7V-15C-7-20-2-20-2-15V-5H0V-16C0-21 5-21 5-16V-5H7V-13C7-17 12-17 12-13V3L8 9V19Z",
        "",
    ),
    (
        "sacrifice",
        "M0-21L5 3H-5ZM-10 3H10V8H-10ZM-3 8H3V20H-3Z",
        "",
    ),
    (
        "most",
        "M-17 14L-19-10L-9-1L0-17L9-1L19-10L17 14Z",
        "M-12 8H12",
    ),
    (
        "none",
        "M-13-18L0-5L13-18L18-13L5 0L18 13L13 18L0 5L-13 18L-18 13L-5 0L-18-13Z",
        "",
    ),
];

/// The symbols that the page draws pieces with.
pub(super) fn symbols() -> Markup {
    html! {
        g.mz-piece id="mz-warrior" { (warrior()) }
        g.mz-piece id="mz-shaman" { (shaman()) }
        g.mz-piece id="mz-champion" { (champion()) }
        g.mz-piece id="mz-glyph" { (glyph()) }
        @for level in 1..=LEVELS { (floor(level)) }
        @for (tribe, shape) in SHAPES.iter().enumerate() {
            path.mz-mark id={ "mz-m" (tribe) } d=(shape) transform="scale(.5)" {}
            (of_tribe("w", "warrior", tribe, "-9 5"))
            (of_tribe("s", "shaman", tribe, "0 9"))
            (of_tribe("c", "champion", tribe, "0 9"))
            (of_tribe("g", "glyph", tribe, "0 3"))
        }
        (house_symbol())
        @for (name, shape, lines) in SIGNS {
            g.mz-icon id={ "mz-i-" (name) } { path d=(shape) {} @if !lines.is_empty() { path.mz-cut d=(lines) {} } }
        }
        @for name in ["warrior", "shaman", "champion", "glyph"] {
            g id={ "mz-i-" (name) } { use href={ "#mz-" (name) } {} }
        }
        g id="mz-i-floor" { use href="#mz-f4" y="22" transform="scale(.78)" {} }
    }
}

/// A piece of a tribe: the figure with the mark of the tribe on it.
fn of_tribe(letter: &str, figure: &str, tribe: usize, mark: &str) -> Markup {
    html! {
        g.{ "side-" (tribe) } id={ "mz-" (letter) (tribe) } {
            use href={ "#mz-" (figure) } {}
            g transform={ "translate(" (mark) ")" } { use href={ "#mz-m" (tribe) } {} }
        }
    }
}

/// With spear, shield and a crest of feathers.
fn warrior() -> Markup {
    html! {
        path.mz-wood d="M12-17L14-17L15 22H11Z" {}
        path.mz-flint d="M13-25L18-16L13-12L8-16Z" {}
        path d="M-9 22L-7 0C-4-4 5-4 8 0L10 22Z" {}
        path.mz-skin d="M-6-9A7 7 0 1 1 8-9A7 7 0 1 1-6-9Z" {}
        path d="M-7-11C-9-17-7-23-4-25C-2-22 0-20 1-24C3-21 5-19 8-23C10-18 10-13 9-11C4-14-2-14-7-11Z" {}
        circle.mz-shield cx="-9" cy="5" r="10.500" {}
    }
}

/// In a wide robe, under a round headdress, with a staff.
fn shaman() -> Markup {
    html! {
        path.mz-wood d="M14-14H17V22H14Z" {}
        circle.mz-jade cx="15.500" cy="-17" r="5.500" {}
        path.mz-fan d="M-14-9A14 14 0 0 1 14-9L8-5H-8Z" {}
        path d="M-15 22C-15 8-9-3 0-3C9-3 14 8 15 22Z" {}
        path.mz-skin d="M-7-8A7 7 0 1 1 7-8A7 7 0 1 1-7-8Z" {}
        path.mz-thin d="M-11-13L-6-10M-7-19L-4-13M0-22V-15M7-19L4-13M-13 17H13" {}
    }
}

/// Taller than the others, with wings of feathers.
fn champion() -> Markup {
    html! {
        path.mz-fan d="M0-12C-8-17-22-20-25-29C-18-32-10-31-6-28C-5-33-2-36 0-38C2-36 5-33 6-28C10-31 18-32 25-29C22-20 8-17 0-12Z" {}
        path.mz-thin d="M-20-27C-14-26-8-20-4-15M20-27C14-26 8-20 4-15M0-34V-18" {}
        path.mz-flint d="M19 22L17-8L22-14L25-6L23 22Z" {}
        path d="M-19 22L-16 2C-20-1-19-6-13-6H13C19-6 20-1 16 2L17 22Z" {}
        path.mz-skin d="M-8-12A8 8 0 1 1 8-12V-8C6-3-6-3-8-8Z" {}
        path.mz-gold d="M-10-14C-4-19 4-19 10-14L9-10C4-14-4-14-9-10Z" {}
        path.mz-thin d="M-16 2H16M-17 17H16" {}
    }
}

/// A carved stone.
fn glyph() -> Markup {
    html! {
        path.mz-under d="M-16-14L-12-20H18V14L14 20H-16Z" {}
        path d="M-17-10C-17-14-15-16-11-16H8C12-16 14-14 14-10V15C14 19 12 21 8 21H-11C-15 21-17 19-17 15Z" transform="translate(1.500 0)" {}
        path.mz-thin d="M-11-10H11M-11 16H11M-11-4C-14 0-14 6-11 10M11-4C14 0 14 6 11 10" {}
    }
}

/// A floor of a pyramid with its stair, from its foot up; the highest carries the temple.
fn floor(level: usize) -> Markup {
    let half = f32::from(FLOOR_WIDTHS[level - 1]) / 2.0;
    let high = f32::from(FLOOR_HEIGHT);
    let top = half - 7.0;
    let front = format!("M{} 0L{} {}H{}L{} 0Z", -half, -top, -high, top, half);
    let above = format!(
        "M{} {}L{} {}H{}L{} {}Z",
        -top,
        -high,
        8.0 - top,
        -high - 8.0,
        top - 8.0,
        top,
        -high
    );
    let course = format!("M{} -14H-13M13-14H{}", 3.5 - half, half - 3.5);
    html! {
        g.mz-floor id={ "mz-f" (level) } {
            @if level == LEVELS {
                path.mz-under d="M-15-34V-50H15V-34Z" {}
                path.mz-roof d="M-19-50L-13-62H13L19-50Z" {}
                path.mz-door d="M-5-35V-46H5V-35Z" {}
            }
            path.mz-top d=(above) {}
            path d=(front) {}
            path.mz-thin d=(course) {}
            path.mz-stair d="M-13 0L-10-28H10L13 0Z" {}
            path.mz-thin d="M-12.500-5H12.500M-12-10H12M-11.500-15H11.500M-11-20H11M-10.500-25H10.500" {}
        }
    }
}

/// A city: houses behind a wall.
fn house_symbol() -> Markup {
    html! {
        g.mz-piece id="mz-city" {
            path.mz-under d="M-20 4V-8H-4V4Z" {}
            path d="M-23-8L-12-20L-1-8Z" {}
            path.mz-under d="M2 4V-12H20V4Z" {}
            path d="M-1-12L11-25L23-12Z" {}
            path.mz-wall d="M-24 4H24V20H-24Z" {}
            path.mz-thin d="M-24 12H24M-14 4V12M14 4V12M-20 12V20M20 12V20" {}
        }
        g.mz-piece id="mz-cenote" {
            path.mz-rock d="M-23 2C-24-10-12-17 0-17C13-17 24-9 23 3C22 14 11 19-1 19C-13 19-22 13-23 2Z" {}
            path.mz-pool d="M-16 2C-16-6-8-10 0-10C9-10 16-5 16 2C16 9 8 13-1 13C-9 13-16 9-16 2Z" {}
            path.mz-ripple d="M-9 2C-5-1-2 5 2 2S8 0 10 3M-5 8C-2 6 1 9 5 7" {}
        }
    }
}

/// The sign of a tribe, in its colour, as the content of an SVG of -14 to 14.
pub(super) fn emblem(side: Side) -> Markup {
    let index = side.index() % MAX_PLAYERS;
    html! {
        g.mz-emblem.{ "side-" (index) } {
            path d=(SHAPES[index]) {}
            path.mz-carved d=(CARVED[index]) {}
        }
    }
}

/// A sign the size of a letter: `warrior`, `shaman`, `champion`, `glyph`, `floor`, `unit`, `devotion`, `vp`, `xibalba`, or what
/// effects do: `deploy`, `awaken`, `recover`, `smite`, `exile`, `march`, `call`, `transform`, `demolish`, `strength`,
/// `sacrifice`, `most`, `none`. Pieces have the colour of the seat around them.
pub(super) fn sign(kind: &str) -> Markup {
    html! {
        svg.mz-sign viewBox="-24 -26 48 52" aria-hidden="true" { use href={ "#mz-i-" (kind) } {} }
    }
}

/// The letter of a unit in the names of symbols.
pub(super) const fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Warrior => "w",
        Kind::Shaman => "s",
    }
}
