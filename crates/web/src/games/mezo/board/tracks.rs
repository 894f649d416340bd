//! What is below the map: devotion, the conflicts to come, the modules, and what only the solo game has.

use games::mezo::Regions;
use maud::{Markup, html};

use super::{MezoScene, devotion, is_living, seats, solo, who};
use crate::games::mezo::words;
use crate::parts::Parts;
use texts::Word;

/// The tracks with the parts in their places.
pub(super) fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    html! {
        div.mz-tracks {
            (devotion::stage(scene, &html! { (parts.get("mz-dev")) }))
            section.mz-age {
                h2 { (lang.text("mezo-board-conflicts")) }
                div id="mz-age" { (parts.get("mz-age")) }
                @if view.rituals.is_some() {
                    h2 { (lang.text("mezo-board-ritual")) }
                    div id="mz-ritual" { (parts.get("mz-ritual")) }
                }
            }
            @if view.solo.is_some() { (solo::stage(scene, parts)) }
            @else { section.mz-prophecy id="mz-prophecy" { (parts.get("mz-prophecy")) } }
        }
    }
}

/// Fills the tracks.
pub(super) fn fill(scene: &MezoScene<'_>, parts: &mut Parts) {
    parts.put("mz-dev", devotion::counters(scene));
    parts.put("mz-age", conflicts(scene));
    if scene.view.rituals.is_some() {
        parts.put("mz-ritual", ritual(scene));
    }
    if scene.view.solo.is_none() {
        parts.put("mz-prophecy", prophecy(scene));
    }
    solo::fill(scene, parts);
}

/// The regions of this age: resolved, under way, still to come.
fn conflicts(scene: &MezoScene<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let living = |region: &_| is_living(scene.components, view, *region);
    let under_way = view
        .conflict
        .as_ref()
        .map(|conflict| conflict.region.as_str());
    html! {
        ul.mz-regions {
            @for region in Regions::ALL.into_iter().filter(living) {
                @let name = scene.components.region_name(region);
                @let now = under_way == Some(name);
                @let over = !now && view.resolved.iter().any(|other| other == name);
                li.mz-now[now].mz-over[over] {
                    (name)
                    @if over { span.visually-hidden { " " (lang.text("mezo-board-resolved")) } }
                }
            }
        }
        p { (lang.with("mezo-board-to-come", &[("count", view.tiles.len().into())])) }
    }
}

fn ritual(scene: &MezoScene<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    html! {
        @match &view.ritual {
            Some(name) => {
                strong { (words::ritual_name(lang, name)) }
                @if let Some(rule) = view.ritual_rule(scene.components) { p { (words::ritual_words(lang, rule)) } }
            }
            None => { p { (lang.text("mezo-board-no-ritual")) } }
        }
    }
}

/// The three steps of the prophecy, who has done them, and the monument; nothing until they are drawn.
fn prophecy(scene: &MezoScene<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let Some(row) = &view.prophecies else {
        return html! {};
    };
    let condition = |name: &String| {
        let all = scene.components.prophecies().iter();
        let found = all.into_iter().find(|prophecy| prophecy.name == *name);
        found.map(|prophecy| words::prophecy_words(lang, prophecy.condition))
    };
    html! {
        h2 { (lang.text("mezo-board-prophecy")) }
        ol {
            @for (number, name) in (1_u8..).zip(row) {
                li {
                    strong { (words::prophecy_name(lang, name)) }
                    p { (condition(name).unwrap_or_default()) }
                    (done_by(scene, number))
                }
            }
        }
        @if let Some(seat) = view.monument {
            @let name = who(scene, seat);
            p.mz-monument.{ "side-" (scene.side(seat)) } { (lang.with("mezo-board-monument", &[("name", Word::from(&name))])) }
        }
    }
}

/// The counters of those who have completed this step and no later one.
fn done_by(scene: &MezoScene<'_>, number: u8) -> Markup {
    let view = &scene.view;
    let done = seats(view).filter(|seat| view.prophecy_steps[seat.index()] >= number);
    html! {
        span.mz-done-by {
            @for seat in done { (seal(scene, seat)) }
        }
    }
}

/// The mark of a seat on a disc, the size of a letter.
pub(super) fn seal(scene: &MezoScene<'_>, seat: game::Seat) -> Markup {
    html! {
        svg.mz-seal.{ "side-" (scene.side(seat)) } viewBox="-20 -20 40 40" role="img" aria-label=(who(scene, seat)) {
            g.mz-counter { circle r="18" {} use href={ "#mz-m" (scene.side(seat)) } transform="scale(2)" {} }
        }
    }
}
