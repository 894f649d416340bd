//! Xibalba: the dead of all tribes, below the land.

use game::Seat;
use games::mezo::{Band, Kind};
use maud::{Markup, html};

use super::choices::{Choices, Spot};
use super::land::Point;
use super::region::over;
use super::standing::counted;
use super::{MezoScene, is_vengeful, seats, who};
use crate::games::mezo::pieces::letter;
use crate::parts::Parts;

/// How high the dead stand.
const HEIGHT: f32 = 944.0;
/// Where the dead of the first seat begin, and where those of the last end.
const FROM: f32 = 228.0;
const TO: f32 = 996.0;

/// The place of the dead and of the buttons on them.
pub(super) fn place(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        g.mz-dead {
            g transform="translate(78 938)" { use href="#mz-i-xibalba" {} }
            text.mz-xibalba x="106" y="946" { "Xibalba" }
            @for seat in seats(&scene.view) {
                @let id = format!("mz-dead{seat}");
                g id=(id) { (parts.get(&id)) }
            }
            g id="mz-bx" { (parts.get("mz-bx")) }
        }
    }
}

/// Fills Xibalba.
pub(super) fn fill(scene: &MezoScene<'_>, choices: &Choices<'_>, parts: &mut Parts) {
    for seat in seats(&scene.view) {
        parts.put(format!("mz-dead{seat}"), dead(scene, seat));
    }
    parts.put("mz-bx", buttons(scene, choices));
}

/// How far from the left edge they stand.
fn at(scene: &MezoScene<'_>, seat: Seat, kind: Kind) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "there are a few seats")]
    let (seat, seats) = (seat.index() as f32, scene.view.vp.len() as f32);
    let middle = FROM + (TO - FROM) * (seat + 0.5) / seats;
    let aside = match kind {
        Kind::Warrior => -38.0,
        Kind::Shaman => 38.0,
    };
    (middle + aside).round()
}

/// Where the dead of a seat and a kind stand.
pub(super) fn point(scene: &MezoScene<'_>, seat: Seat, kind: Kind) -> Point {
    [at(scene, seat, kind), HEIGHT]
}

fn of_kind(band: Band, kind: Kind) -> u8 {
    match kind {
        Kind::Warrior => band.warriors(),
        Kind::Shaman => band.shamans(),
    }
}

fn dead(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let band = scene.view.xibalba[seat.index()];
    let words = format!(
        "{}: {}, {}",
        who(scene, seat),
        counted(scene.lang, "mezo-board-warriors", band.warriors()),
        counted(scene.lang, "mezo-board-shamans", band.shamans())
    );
    html! {
        g role="img" aria-label=(words) {
            @for kind in Kind::ALL {
                @let (x, count) = (at(scene, seat, kind), of_kind(band, kind));
                g.mz-nobody[count == 0] {
                    use href={ "#mz-" (letter(kind)) (scene.side(seat)) } x=(x - 12.0) y=(HEIGHT) {}
                    text x=(x + 22.0) y=(HEIGHT + 12.0) { (count) }
                }
            }
        }
    }
}

/// Buttons over the viewer's own dead.
fn buttons(scene: &MezoScene<'_>, choices: &Choices<'_>) -> Markup {
    let own = scene.own().filter(|seat| !is_vengeful(&scene.view, *seat));
    html! {
        @if let Some(seat) = own {
            @for kind in Kind::ALL {
                @if let Some(action) = choices.at(Spot::Dead(kind)) {
                    (over([at(scene, seat, kind) - 37.0, HEIGHT - 32.0], [74.0, 66.0], &choices.button("mz-pick", action, &html! {})))
                }
            }
        }
    }
}
