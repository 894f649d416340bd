//! What never changes of the board: the sea, the slabs of land with what grows on them, the frame, the gate of Xibalba.

use std::sync::LazyLock;

use games::mezo::{REGIONS, Regions};
use maud::{Markup, PreEscaped, html};

use super::land::{SIZE, outline};
use super::track;

/// What grows or stands in each region: the name of a pattern.
const TERRAINS: [&str; REGIONS] = ["scrub", "maize", "jungle", "fern", "reed", "peak"];

/// All of it, drawn once for everybody.
pub(super) fn ground() -> PreEscaped<&'static str> {
    static GROUND: LazyLock<String> = LazyLock::new(|| draw().into_string());
    PreEscaped(&GROUND)
}

fn draw() -> Markup {
    html! {
        defs {
            (patterns())
            (auras())
            @for region in Regions::ALL { path id={ "mz-r" (region.index()) } d=(outline(region)) {} }
        }
        rect.mz-frame width=(SIZE) height=(SIZE) rx="14" {}
        svg x="40" y="40" width="960" height="960" viewBox="40 40 960 960" {
            rect.mz-sea x="40" y="40" width="960" height="960" {}
            rect x="40" y="40" width="960" height="960" fill="url(#mz-waves)" {}
            (shallows())
            (slabs())
            (scenery())
            (underworld())
        }
        (track::frame())
    }
}

/// A lighter sea along the coast, and the thickness of the land.
fn shallows() -> Markup {
    html! {
        g.mz-shallows { @for region in Regions::ALL { use href={ "#mz-r" (region.index()) } {} } }
        g.mz-cliff transform="translate(0 13)" { @for region in Regions::ALL { use href={ "#mz-r" (region.index()) } {} } }
    }
}

/// The faces of the slabs, with what grows there, and the grooves between them.
fn slabs() -> Markup {
    html! {
        @for (region, terrain) in Regions::ALL.into_iter().zip(TERRAINS) {
            @let href = format!("#mz-r{}", region.index());
            use.{ "mz-land-" (terrain) } href=(href) {}
            use href=(href) fill={ "url(#mz-" (terrain) ")" } {}
        }
        g.mz-groove { @for region in Regions::ALL { use href={ "#mz-r" (region.index()) } {} } }
        g.mz-bevel { @for region in Regions::ALL { use href={ "#mz-r" (region.index()) } {} } }
    }
}

/// Patterns of the terrains and of the sea.
fn patterns() -> Markup {
    let pattern = |name: &str, width: u8, height: u8, drawing: Markup| {
        html! {
            pattern.mz-pattern id={ "mz-" (name) } width=(width) height=(height) patternUnits="userSpaceOnUse" { (drawing) }
        }
    };
    html! {
        (pattern("waves", 96, 52, html! {
            path d="M4 14q8-9 16 0t16 0t16 0M58 40q7-8 14 0t14 0" {}
        }))
        (pattern("scrub", 92, 80, html! {
            path d="M8 24q13-17 26 0M58 62q11-14 22 0" {}
            path.mz-dots d="M60 16h.1M72 22h.1M14 60h.1M26 66h.1M40 48h.1M84 36h.1" {}
        }))
        (pattern("maize", 78, 68, html! {
            path d="M16 28V10M16 22q-8-2-9-10M16 18q8-2 9-9M54 62V44M54 56q-8-2-9-10M54 52q8-2 9-9" {}
            path.mz-dots d="M60 16h.1M18 50h.1" {}
        }))
        (pattern("jungle", 104, 92, html! {
            path.mz-leafy d="M22 30c-14-8-8-24 4-20c4-10 20-8 20 4c10 4 6 18-4 16c-4 8-16 8-20 0ZM74 78c-11-6-6-19 3-16c3-8 16-6 16 3c8 3 5 14-3 13c-3 6-13 6-16 0Z" {}
            path d="M34 34v10M83 80v8M70 22q10-10 20 0q-10 9-20 0M10 70q8-9 17 0q-8 8-17 0" {}
        }))
        (pattern("fern", 88, 84, html! {
            path d="M12 36Q24 22 40 18M18 30l-4-8M24 25l-3-9M31 21l-2-8M20 31l8 4M27 26l8 4M52 76Q62 62 78 58M58 70l-4-8M64 65l-3-9M60 71l8 4M67 65l8 4" {}
        }))
        (pattern("reed", 90, 70, html! {
            path d="M6 28q7-7 14 0t14 0M14 20V8M22 20V4M30 20V10M50 60q7-7 14 0t14 0M58 52V42M66 52V38" {}
        }))
        (pattern("peak", 98, 82, html! {
            path d="M8 36L26 8L44 36M20 17l6 6l5-5M56 74L70 50L84 74M66 58l4 5l4-5" {}
            path.mz-dots d="M66 18h.1M80 26h.1M18 62h.1M32 56h.1" {}
        }))
        (pattern("ruin", 40, 40, html! {
            path d="M0 40L40 0M-10 10L10-10M30 50L50 30" {}
        }))
        (pattern("greca", 56, 30, html! {
            path d="M0 26H10V4H34V20H20V12M34 26H56" {}
        }))
    }
}

/// The light of a god's presence, in the colour of each seat.
fn auras() -> Markup {
    html! {
        @for seat in 0..games::mezo::MAX_PLAYERS {
            radialGradient id={ "mz-aura" (seat) } {
                stop.{ "side-" (seat) } offset="25%" stop-opacity=".7" {}
                stop.{ "side-" (seat) } offset="100%" stop-opacity="0" {}
            }
        }
        clipPath id="mz-clip" { @for region in Regions::ALL { use href={ "#mz-r" (region.index()) } {} } }
    }
}

/// Trees, peaks, water, and who swims in the sea.
fn scenery() -> Markup {
    html! {
        g.mz-scenery {
            // Lakes of the fifth region and the river of the fourth.
            path.mz-lake d="M470 742c18-16 52-10 56 6c-2 16-50 20-62 8c-4-4 0-10 6-14Z" {}
            path.mz-lake d="M668 560c16-12 46-8 48 6c0 14-40 18-52 8c-4-4-2-10 4-14Z" {}
            path.mz-river d="M420 560C392 600 366 596 358 640C350 690 404 700 384 760C374 790 350 800 346 846" {}
            // Hills of the first, peaks of the last.
            path.mz-hill d="M92 420q18-34 40-4q14-24 34 4q-36 12-74 0Z" {}
            path.mz-hill d="M270 118q14-24 32-2q12-14 26 4q-30 10-58-2Z" {}
            path.mz-crag d="M916 744l22-46l14 20l10-16l10 52q-30 10-56-10Z" {}
            path.mz-crag d="M770 752l18-36l14 22l8-12l14 30q-28 8-54-4Z" {}
            // Crowns of trees.
            path.mz-tree d="M930 212c-16-8-8-28 6-22c4-12 24-8 22 6c12 4 6 20-6 18c-4 8-18 8-22-2ZM688 336c-13-6-6-22 5-18c3-10 19-6 18 5c9 3 5 16-5 14c-3 7-15 6-18-1Z" {}
            path.mz-trunk d="M941 216v12M699 340v9" {}
            (palm(612, 100))
            (palm(398, 268))
            (palm(86, 610))
            (palm(300, 826))
            (palm(926, 560))
        }
        g.mz-swimmers {
            // A canoe, a turtle, a sea serpent.
            path.mz-canoe d="M874 872c18 10 44 10 62 0c-6 16-54 18-62 0Z" {}
            path d="M900 868l12-24M912 844l6 6" {}
            path.mz-turtle d="M54 856c0-12 28-14 34-2c6-2 10 4 4 8c-2 10-36 8-38-6Z" {}
            path d="M60 866l-6 8M80 866l6 7M66 850l4 12l10-10" {}
        }
    }
}

fn palm(x: u16, y: u16) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path.mz-trunk d="M0 22C2 12 1 4 0-2" {}
            path.mz-frond d="M0-2C-6-12-16-10-20-2C-12-6-6-4 0-2C-8 0-14 6-14 12C-8 8-4 2 0-2C6-12 16-10 20-2C12-6 6-4 0-2C8 0 14 6 14 12C8 8 4 2 0-2Z" {}
        }
    }
}

/// The band of the underworld below the land.
fn underworld() -> Markup {
    html! {
        path.mz-under-edge d="M40 908H88V896H136V884H904V896H952V908H1000V1000H40Z" {}
        path.mz-underworld d="M40 918H96V906H144V894H896V906H944V918H1000V1000H40Z" {}
        rect x="40" y="970" width="960" height="30" fill="url(#mz-greca)" {}
        path.mz-smoke d="M60 912c-6-16 12-18 8-34c12 10 6 20 2 34ZM964 912c6-16-12-18-8-34c-12 10-6 20-2 34Z" {}
    }
}
