//! Altars: an emblem in stone, its name, what it pays.

use maud::{Markup, html};

use super::land::place;
use super::{MezoScene, short};
use crate::games::mezo::words;
use games::mezo::Region;
use texts::Word;

/// The emblems of altars by name: pigment, shape and lines, from -24 to 24. The last is for those that somebody made up.
const EMBLEMS: [(&str, &str, &str, &str); 11] = [
    (
        "sun",
        "sun",
        "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0ZM0-20L4-12H-4ZM0 20L4 12H-4ZM-20 0L-12-4V4ZM20 0L12-4V4ZM-14-14L-6-11L-11-6ZM14-14L6-11L11-6ZM-14 14L-6 11L-11 6ZM14 14L6 11L11 6Z",
        "M-3-2h.1M3-2h.1M-3 3C-1 5 1 5 3 3",
    ),
    (
        "blood",
        "red",
        "M0-20C6-9 14-3 14 7C14 15 7 20 0 20C-7 20-14 15-14 7C-14-3-6-9 0-20Z",
        "M-8 7C-8 12-5 15-1 15",
    ),
    (
        "maize",
        "gold",
        "M0-20C7-12 8 4 0 14C-8 4-7-12 0-20Z",
        "M0 14V20M0 17C-9 17-14 9-14 0C-6 2-1 8 0 16M0 17C9 17 14 9 14 0C6 2 1 8 0 16M-4-10H4M-5-4H5M-5 2H5M0-18V12",
    ),
    (
        "moon",
        "moon",
        "M8-19A20 20 0 1 0 18 10A15 15 0 0 1 8-19Z",
        "M-10 1h.1M-4 11h.1M-8-8h.1",
    ),
    (
        "stone",
        "stone",
        "M-19 15V8H-13V1H-8V-6H8V1H13V8H19V15ZM-5-6V-15H5V-6Z",
        "M-3 15V8H3V15M-9-15H9M-8 1H8M-13 8H-3M3 8H13",
    ),
    (
        "scribe",
        "bone",
        "M-18-12H-6V16H-18ZM-6-12L6-16V12L-6 16ZM6-16H18V12H6Z",
        "M-15-7H-9M-15-2H-9M-15 3H-9M-3-8L3-10M-3-3L3-5M-3 2L3 0M9-11H15M9-6H15M9-1H15",
    ),
    (
        "bones",
        "bone",
        "M-14-16C-10-20-6-16-8-12L8 8C12 6 18 8 16 13C17 18 10 19 9 14L-9-6C-13-4-18-8-16-12C-18-14-16-17-14-16ZM14-16C10-20 6-16 8-12L-8 8C-12 6-18 8-16 13C-17 18-10 19-9 14L9-6C13-4 18-8 16-12C18-14 16-17 14-16Z",
        "",
    ),
    (
        "obsidian",
        "dark",
        "M0-21C10-10 11 3 5 13H-5C-11 3-10-10 0-21ZM-6 13H6V20H-6Z",
        "M0-14L-4-4L1 6",
    ),
    (
        "spring",
        "sky",
        "M-18 6C-18-2-9-4 0-4C9-4 18-2 18 6C18 14 9 18 0 18C-9 18-18 14-18 6ZM0-21C4-15 6-12 6-9C6-5 3-4 0-4C-3-4-6-5-6-9C-6-12-4-15 0-21Z",
        "M-11 6C-7 2-4 10 0 6S8 4 11 7M-12-12C-9-15-8-8-9-6M12-12C9-15 8-8 9-6",
    ),
    (
        "copal",
        "tan",
        "M-14 2H14C13 11 9 15 5 16L8 20H-8L-5 16C-9 15-13 11-14 2Z",
        "M-6-2C-11-7-2-10-6-18M1-2C-4-8 6-10 2-20M8-2C4-6 11-9 8-15",
    ),
    (
        "",
        "jade",
        "M0-20L7-7L20 0L7 7L0 20L-7 7L-20 0L-7-7Z",
        "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0",
    ),
];

/// The altar of a region, which stays what it is: hover or tap it to read what it pays.
pub(super) fn altar(scene: &MezoScene<'_>, region: Region) -> Markup {
    let (lang, parts) = (scene.lang, scene.components);
    let name = scene.view.altars.get(parts.region_name(region));
    let found = name.and_then(|name| parts.altars().iter().find(|altar| altar.name == *name));
    let Some(altar) = found else {
        return html! {};
    };
    let [x, y] = place(region).altar;
    let effect = parts.effect(altar.effect);
    let (called, pays) = (
        words::altar_name(lang, &altar.name),
        words::effect(lang, parts, effect),
    );
    let title = lang.with(
        "mezo-board-altar",
        &[("altar", Word::from(&called)), ("pays", Word::from(&pays))],
    );
    html! {
        foreignObject x=(x - 80.0) y=(y - 46.0) width="160" height="104" {
            span.mz-altar role="img" title=(title) {
                svg viewBox="-30 -30 60 60" aria-hidden="true" { (emblem(&altar.name)) }
                (short::effect(effect))
                small aria-hidden="true" { (called) }
            }
        }
    }
}

fn emblem(name: &str) -> Markup {
    let known = EMBLEMS.iter().find(|(known, ..)| *known == name);
    let (_, pigment, shape, lines) = known.unwrap_or(&EMBLEMS[EMBLEMS.len() - 1]);
    html! {
        circle.mz-medal r="28" {}
        circle.mz-medal-rim r="24.500" {}
        path.{ "mz-" (pigment) } d=(shape) {}
        path.mz-line d=(lines) {}
    }
}
