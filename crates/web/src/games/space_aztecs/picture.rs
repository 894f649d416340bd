//! The picture of the game on the first page.

use maud::{Markup, html};

use super::figures::{drawing, symbol};

/// Who stands where: figure, set, place and size.
const CAST: [(&str, &str, [i16; 2], f32); 5] = [
    ("temple", "council", [150, 318], 6.2),
    ("jaguar", "warriors", [300, 372], 3.4),
    ("farmer", "villagers", [402, 384], 3.0),
    ("alien", "council", [232, 392], 2.6),
    ("saucer", "agency", [596, 108], 5.4),
];

/// A village at night, a saucer above it, and a turkey on its way up.
pub(super) fn picture() -> Markup {
    html! {
        svg.sa-picture viewBox="0 0 800 460" {
            defs {
                @for (figure, set, ..) in CAST { (symbol(figure, set, &drawing(figure))) }
                (symbol("turkey", "villagers", &drawing("turkey")))
            }
            rect.sa-p-sky width="800" height="460" {}
            rect.sa-p-dusk y="190" width="800" height="150" {}
            path.sa-p-stars d="M60 50h.1M130 120h.1M210 40h.1M300 90h.1M380 36h.1M440 130h.1M520 40h.1M720 60h.1M760 150h.1M690 200h.1M40 190h.1M340 170h.1M250 150h.1" {}
            circle.sa-p-moon cx="96" cy="96" r="42" {}
            path.sa-p-hill d="M0 300C90 220 190 300 300 270C420 240 480 300 600 270C700 246 760 280 800 262V460H0Z" {}
            path.sa-p-field d="M0 352C160 320 300 360 440 338C580 318 700 350 800 330V460H0Z" {}
            path.sa-p-beam d="M548 130L470 420H730L644 130Z" {}
            @for (figure, _, [x, y], size) in CAST {
                (placed(figure, &format!("translate({x} {y}) scale({size})")))
            }
            (placed("turkey", "translate(600 300) rotate(-14) scale(3)"))
            (placed("turkey", "translate(500 412) scale(2)"))
        }
    }
}

fn placed(figure: &str, transform: &str) -> Markup {
    html! {
        use.sa-figure href={ "#sa-" (figure) } transform=(transform) x="-22" y="-32" width="44" height="58" {}
    }
}
