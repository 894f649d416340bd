//! The tiles of the angry gods, one for each age, and the units that lie below them.

use games::mezo::{Kind, SPACES};
use maud::{Markup, html};

use super::choices::{Choices, Spot};
use super::standing::counted;
use super::{MezoScene, seats, short, who};
use crate::games::mezo::pieces::letter;
use crate::games::mezo::words;
use crate::parts::Parts;

/// The ages, as they are carved into stone.
pub(super) const AGES: [&str; 3] = ["I", "II", "III"];

/// The tiles with the parts in their places.
pub(super) fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        section.mz-angry {
            h2 { (scene.lang.text("mezo-board-angry")) }
            div.mz-tiles {
                @for tile in 0..AGES.len() {
                    @let id = format!("mz-tile{tile}");
                    div id=(id) { (parts.get(&id)) }
                }
            }
            p id="mz-below" { (parts.get("mz-below")) }
        }
    }
}

/// Fills the tiles.
pub(super) fn fill(scene: &MezoScene<'_>, choices: &Choices<'_>, parts: &mut Parts) {
    for (tile, age) in (0..).zip(AGES) {
        parts.put(format!("mz-tile{tile}"), one(scene, choices, tile, age));
    }
    parts.put("mz-below", below(scene));
}

/// A tile: face down it shows its age, face up what it does.
fn one(scene: &MezoScene<'_>, choices: &Choices<'_>, tile: u8, age: &str) -> Markup {
    let Some(effect) = scene.view.tile(scene.components, tile) else {
        let hidden = scene.lang.text("mezo-board-face-down");
        return html! { span.mz-tile.mz-facedown title=(hidden) { b { (age) } span.visually-hidden { (hidden) } } };
    };
    let effect = scene.components.effect(effect);
    let face = html! {
        (short::effect(effect))
        small { (words::effect(scene.lang, scene.components, effect)) }
    };
    html! {
        @match choices.at(Spot::Tile(tile)) {
            Some(action) => { (choices.button("mz-tile mz-choice", action, &face)) }
            None => { span.mz-tile { (face) } }
        }
    }
}

/// The units that lie below the tiles until the conflict is over.
fn below(scene: &MezoScene<'_>) -> Markup {
    let lie: Vec<_> = seats(&scene.view)
        .map(|seat| (seat, scene.view.below[seat.index()]))
        .filter(|(_, band)| !band.is_empty())
        .collect();
    html! {
        @if !lie.is_empty() { (scene.lang.text("mezo-board-below")) " " }
        @for (seat, band) in lie {
            @let words = format!("{}: {}, {}", who(scene, seat), counted(scene.lang, "mezo-board-warriors", band.warriors()), counted(scene.lang, "mezo-board-shamans", band.shamans()));
            span role="img" title=(words) {
                @for (kind, count) in [(Kind::Warrior, band.warriors()), (Kind::Shaman, band.shamans())] {
                    @for _ in 0..usize::from(count).min(SPACES) {
                        svg.mz-figure viewBox="-24 -28 48 54" aria-hidden="true" { use href={ "#mz-" (letter(kind)) (scene.side(seat)) } {} }
                    }
                }
            }
        }
    }
}
