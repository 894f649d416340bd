//! Pawns and glyphs.

use games::aztlan::{ProsperityCard, Terrain};
use maud::{Markup, html};

use crate::drawn::Side;

/// The shapes of the tribes: serpent diamond, ocelot disc, coyote triangle, quetzal square.
const TRIBES: [&str; 4] = [
    "M0-13L12 0L0 13L-12 0Z",
    "M-11.5 0A11.5 11.5 0 1 1 11.5 0A11.5 11.5 0 1 1-11.5 0Z",
    "M0-12.5L13 10.5L-13 10.5Z",
    "M-10.5-10.5H10.5V10.5H-10.5Z",
];

/// The sides from this on are factions of two tribes.
const FIRST_FACTION: u8 = 4;

/// The side of a faction: Coyote and Quetzal, or Ocelot and Serpent.
pub(super) const fn faction(faction: u8) -> Side {
    Side(FIRST_FACTION + faction)
}

/// The tribes of a side.
pub(super) fn tribes(side: Side) -> &'static [usize] {
    const TRIBES_OF: [&[usize]; 6] = [&[0], &[1], &[2], &[3], &[2, 3], &[1, 0]];
    TRIBES_OF[side.index() % TRIBES_OF.len()]
}

/// A pawn of a side. A faction shows the shapes of both its tribes.
pub(super) fn pawn(side: Side) -> Markup {
    match tribes(side) {
        [2, 3] => html! {
            path.tribe-3 d="M-11-2H11V12H-11Z" {}
            path.tribe-2 d="M0-14L14-1H-14Z" {}
        },
        [1, 0] => html! {
            path.tribe-1 d="M-13 0A13 13 0 1 1 13 0A13 13 0 1 1-13 0Z" {}
            path.tribe-0 d="M0-11L10 0L0 11L-10 0Z" {}
        },
        tribes => html! {
            @for tribe in tribes { path class={ "tribe-" (tribe) } d=(TRIBES[*tribe]) {} }
        },
    }
}

/// The glyph of a terrain, as the content of a symbol of -18 to 18.
pub(super) fn terrain_glyph(terrain: Terrain) -> Markup {
    match terrain {
        Terrain::Jungle => html! {
            path d="M0-16C7-9 9 0 0 10C-9 0-7-9 0-16Z" {}
            path d="M-13-8C-4-7 1 1 0 10C-9 9-15 2-13-8Z" {}
            path d="M13-8C4-7-1 1 0 10C9 9 15 2 13-8Z" {}
            path d="M0 10V16M0-8V8" {}
        },
        Terrain::Desert => html! {
            path d="M-3 15V-11A3.5 3.5 0 0 1 4-11V15Z" {}
            path d="M-3 4H-8A3 3 0 0 1-11 1V-5M4 0H9A3 3 0 0 0 12-3V-7" {}
            circle cx="10" cy="-12" r="3.5" {}
            path d="M-13 15H14" {}
        },
        Terrain::Mountains => html! {
            path d="M-17 13L-5-13L4 4L9-4L17 13Z" {}
            path d="M-9-4L-5-1L-2-4M-8-7L-5-13L-2-7" {}
        },
        Terrain::Terraces => html! {
            path d="M-9-11H9L11-3H-11Z" {}
            path d="M-12-3H12L14 5H-14Z" {}
            path d="M-15 5H15L17 13H-17Z" {}
            path d="M-4-11V-15M0-11V-16M4-11V-15" {}
        },
        Terrain::City => html! {
            path d="M-16 14V7H-11V1H-7V-5H7V1H11V7H16V14Z" {}
            path d="M-4-5V-12H4V-5M-3 14V5H3V14" {}
            path d="M-7-12H7" {}
        },
    }
}

/// The glyph of the wild card: a star of eight points.
pub(super) fn wild_glyph() -> Markup {
    html! {
        path d="M0-15L4-5L14-7L8 1L14 9L4 7L0 16L-4 7L-14 9L-8 1L-14-7L-4-5Z" {}
        circle r="3" {}
    }
}

/// The glyph of a prosperity card, as the content of a symbol of -18 to 18.
pub(super) fn card_glyph(card: ProsperityCard) -> Markup {
    match card {
        // The ring and ball of the ball game.
        ProsperityCard::Games => html! {
            path d="M-16 12V-12H-11V12ZM11 12V-12H16V12Z" {}
            circle r="8" {}
            circle r="3.5" {}
            path d="M-11 0H-8M8 0H11" {}
        },
        // The god of the hunt: an arrow through a leaf.
        ProsperityCard::Mixcoatl => html! {
            path d="M-3-12C8-10 12 2 3 12C-8 10-12-2-3-12Z" {}
            path d="M-15 12L13-12M13-12L6-12M13-12L13-5M-15 12L-15 6M-15 12L-9 12" {}
        },
        // A vessel with smoke.
        ProsperityCard::Offering => html! {
            path d="M-13 0H13C12 9 7 13 0 13C-7 13-12 9-13 0Z" {}
            path d="M-6 15H6M-5-4C-9-8-2-10-5-15M2-4C-2-8 5-10 2-16M8-4C5-8 11-9 8-13" {}
        },
        // A canoe on waves.
        ProsperityCard::Rafts => html! {
            path d="M-16-2C-8 5 8 5 16-2C13 9 7 10 0 10C-7 10-13 9-16-2Z" {}
            path d="M3 3L-7-15M-9-17L-5-13M-16 14Q-12 11-8 14T0 14T8 14T16 14" {}
        },
        // The heart of the mountain: a jaguar's eye in a peak.
        ProsperityCard::Tepeyollotl => html! {
            path d="M-16 13L0-15L16 13Z" {}
            path d="M-8 6Q0-2 8 6Q0 13-8 6Z" {}
            circle cy="5.500" r="2.200" {}
        },
        // A feathered crown.
        ProsperityCard::Tlatoani => html! {
            path d="M-14 11H14L12 5H-12Z" {}
            path d="M-12 5C-17-4-15-9-12-12C-9-8-8-2-7 5M-5 5C-8-5-5-11-3-14C-1-10 1-3 0 5M5 5C8-5 5-11 3-14M12 5C17-4 15-9 12-12C9-8 8-2 7 5" {}
        },
        // Shield and spear.
        ProsperityCard::Warriors => html! {
            circle cx="-2" cy="2" r="11" {}
            path d="M-2-9V13M-13 2H9M15-16L-15 16M15-16L8-15M15-16L14-9" {}
        },
        // A stalk of maize.
        ProsperityCard::XipeTotec => html! {
            path d="M0-16C6-10 6 2 0 9C-6 2-6-10 0-16Z" {}
            path d="M0 9V16M0 12C-8 12-12 5-12-3C-5-1-1 5 0 12M0 12C8 12 12 5 12-3C5-1 1 5 0 12M-3-8H3M-4-3H4M-4 2H4" {}
        },
    }
}

/// The god, game or thing of a card, whose blessing may be of a terrain.
pub(super) fn card_terrain(card: ProsperityCard) -> Option<Terrain> {
    Terrain::ALL
        .into_iter()
        .find(|terrain| ProsperityCard::blessing(*terrain) == Some(card))
}
