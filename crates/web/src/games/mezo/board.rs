//! The map of the six regions and what lies around it.

mod altar;
mod books;
mod choices;
mod devotion;
mod gods;
mod ground;
pub(super) mod land;
mod region;
mod short;
mod solo;
mod standing;
mod state;
mod tiles;
mod track;
mod tracks;
mod travel;
mod xibalba;

use game::{Seat, Seats};
use games::mezo::{Components, Region, Regions, View};
use maud::{Markup, html};

use super::MezoScene;
use super::effect::Effects;
use crate::parts::Parts;
use choices::Choices;
use land::SIZE;

/// The board with the parts in their places: the map, below it the books and the tracks.
pub(super) fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        div.mz-board {
            (map(scene, parts))
            (books::stage(scene, parts))
            (tracks::stage(scene, parts))
        }
    }
}

/// Fills the parts of the board.
pub(super) fn fill(scene: &MezoScene<'_>, effects: &Effects<'_>, parts: &mut Parts) {
    let choices = Choices::new(scene, effects);
    parts.put("mz-state", state::marks(scene));
    parts.put("mz-last", state::last(scene));
    parts.put("mz-vp", track::counters(scene));
    parts.put("mz-travel", travel::travellers(scene));
    gods::fill(scene, &choices, parts);
    region::fill(scene, &choices, parts);
    xibalba::fill(scene, &choices, parts);
    books::fill(scene, &choices, parts);
    tracks::fill(scene, parts);
}

/// The map, from the ground up. Words and pieces let every press through to the region below them.
fn map(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    let part = |id: &str| html! { g id=(id) { (parts.get(id)) } };
    html! {
        div.mz-map {
            svg viewBox={ "0 0 " (SIZE) " " (SIZE) } role="group" aria-label=(scene.lang.text("mezo-board-map")) {
                (ground::ground())
                (state::desolate(scene))
                (part("mz-aura"))
                (part("mz-state"))
                @for region in Regions::ALL { (region::spot(scene, parts, region)) }
                (part("mz-last"))
                (gods::vertices(scene, parts))
                @for region in Regions::ALL { (region::pieces(parts, region)) }
                (gods::places(scene, parts))
                (xibalba::place(scene, parts))
                g.mz-counters id="mz-vp" { (parts.get("mz-vp")) }
                g.mz-travel id="mz-travel" aria-hidden="true" { (parts.get("mz-travel")) }
                @for region in Regions::ALL { (region::buttons(parts, region)) }
            }
        }
    }
}

/// Everybody at the table; in solo the vengeful force too.
fn seats(view: &View) -> impl Iterator<Item = Seat> {
    Seats::ALL.into_iter().take(view.vp.len())
}

/// What a seat is called; in solo the second one is the vengeful gods'.
fn who(scene: &MezoScene<'_>, seat: Seat) -> String {
    if is_vengeful(&scene.view, seat) {
        scene.lang.text("mezo-board-vengeful")
    } else {
        scene.name(seat).to_owned()
    }
}

/// Whether the seat is the vengeful force of the solo game.
fn is_vengeful(view: &View, seat: Seat) -> bool {
    view.solo.is_some() && seat.index() == 1
}

/// Whether the region is in the game.
fn is_living(parts: &Components, view: &View, region: Region) -> bool {
    view.is_living(parts.region_name(region))
}

fn translate([x, y]: land::Point) -> String {
    format!("translate({x} {y})")
}
