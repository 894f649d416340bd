//! The picture of the game on the first page.

use maud::{Markup, html};

use super::{masks, pieces};

/// Gods that look down: name, place and size.
const GODS: [(&str, [i16; 2], f32); 3] = [
    ("kukulkan", [400, 100], 1.9),
    ("ah_puch", [166, 150], 1.5),
    ("ahau_kin", [634, 150], 1.5),
];

/// Floors of the pyramid from bottom to top: level and seat.
const FLOORS: [(u8, u8); 4] = [(1, 0), (2, 3), (3, 0), (4, 2)];

/// Who stands around it: letter, seat and place.
const PEOPLE: [(&str, u8, [i16; 2]); 9] = [
    ("c", 0, [214, 362]),
    ("w", 0, [144, 372]),
    ("s", 0, [82, 374]),
    ("g", 3, [272, 388]),
    ("c", 2, [592, 362]),
    ("w", 2, [656, 374]),
    ("s", 3, [712, 370]),
    ("w", 3, [764, 378]),
    ("g", 1, [530, 390]),
];

/// Dusk over a pyramid of many builders, gods above it, Xibalba below.
pub(super) fn picture() -> Markup {
    html! {
        svg.mz-picture viewBox="0 0 800 460" {
            defs {
                (pieces::symbols())
                @for (god, ..) in GODS { (masks::symbol_of(god)) }
            }
            rect.mz-p-sky width="800" height="460" {}
            rect.mz-p-glow y="120" width="800" height="200" {}
            circle.mz-p-sunset cx="400" cy="268" r="120" {}
            path.mz-p-far d="M0 300L80 236L140 282L214 214L290 290L360 250L440 284L520 226L596 286L668 220L742 280L800 244V460H0Z" {}
            path.mz-p-near d="M0 330C60 300 110 332 170 318C240 300 300 330 400 322C500 330 560 300 630 318C690 332 740 300 800 330V460H0Z" {}
            path.mz-p-ground d="M0 366C180 340 300 364 400 358C520 364 640 340 800 366V460H0Z" {}
            path.mz-p-under d="M0 460V438H60V426H120V414H680V426H740V438H800V460Z" {}
            g transform="translate(400 410) scale(1.500)" {
                @for (place, (level, seat)) in (0_i16..).zip(FLOORS) {
                    g.{ "side-" (seat) } {
                        use href={ "#mz-f" (level) } y=(-28 * place) {}
                        use href={ "#mz-m" (seat) } x=(38 - 7 * place) y=(-28 * place - 13) {}
                        use href={ "#mz-m" (seat) } x=(7 * place - 38) y=(-28 * place - 13) {}
                    }
                }
            }
            @for (letter, seat, [x, y]) in PEOPLE {
                use href={ "#mz-" (letter) (seat) } transform={ "translate(" (x) " " (y) ") scale(1.450)" } {}
            }
            @for (god, [x, y], size) in GODS {
                g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } { (masks::mask(god)) }
            }
        }
    }
}
