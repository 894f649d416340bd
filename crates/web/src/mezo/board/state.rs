//! What is the matter with regions: desolate, Blessed, fought over, done with; and what happened last.

use std::collections::BTreeSet;

use ::mezo::{Event, Region, Regions};
use maud::{Markup, html};

use super::gods;
use super::land::place;
use super::{MezoScene, is_living, seats, translate, who};
use crate::lang::Word;

/// Regions that are out of the game.
pub(super) fn desolate(scene: &MezoScene<'_>) -> Markup {
    let out = |region: &Region| !is_living(scene.components, &scene.view, *region);
    html! {
        g.mz-desolate {
            @for region in Regions::ALL.into_iter().filter(out) {
                @let [x, y] = place(region).name;
                use.mz-gray href={ "#mz-r" (region.index()) } {}
                use href={ "#mz-r" (region.index()) } fill="url(#mz-ruin)" {}
                text x=(x) y=(y + 40.0) { (scene.lang.text("mezo-board-desolate")) }
                path transform=(translate([x, y + 130.0])) d="M-70 30L-58-6L-44 4L-30-24L-12-10L0-34L10-16L30-26L40 0L56-8L70 30ZM-24 30V8H-8V30M12 30V4H26V30" {}
            }
        }
    }
}

/// Cities, the cenote, the Blessed region, the conflict, and what is done with.
pub(super) fn marks(scene: &MezoScene<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let region = |name: &String| scene.components.region(name);
    let fought = view
        .conflict
        .as_ref()
        .and_then(|fight| region(&fight.region));
    let blessed = view.blessed.as_ref().and_then(region);
    let done = |name: &&String| region(name).is_some_and(|region| Some(region) != fought);
    html! {
        @for region in view.resolved.iter().filter(done).filter_map(region) {
            use.mz-done href={ "#mz-r" (region.index()) } {}
            (badge(region, -26.0, "done", &lang.text("mezo-board-resolved")))
        }
        @if let Some(region) = blessed {
            use.mz-blessed href={ "#mz-r" (region.index()) } {}
            (badge(region, 0.0, "blessed", &lang.text("mezo-board-blessed")))
        }
        @if let Some(region) = fought {
            use.mz-fought href={ "#mz-r" (region.index()) } {}
            (badge(region, 26.0, "fought", &lang.text("mezo-board-conflict")))
        }
        (cities(scene))
        @if let Some(region) = view.cenote.as_ref().and_then(region) {
            use href="#mz-cenote" transform=(translate(place(region).marks[1])) role="img" aria-label=(lang.text("mezo-board-cenote")) {}
        }
    }
}

fn cities(scene: &MezoScene<'_>) -> Markup {
    let cities = scene.view.cities.as_deref().unwrap_or_default();
    html! {
        @for (seat, city) in seats(&scene.view).zip(cities) {
            @if let Some(region) = city.as_ref().and_then(|name| scene.components.region(name)) {
                @let words = scene.lang.with("mezo-board-city", &[("name", Word::from(&who(scene, seat)))]);
                g.{ "seat-" (seat) } transform=(translate(place(region).marks[0])) role="img" aria-label=(words) {
                    use href="#mz-city" {}
                    use href={ "#mz-m" (seat) } y="12" {}
                }
            }
        }
    }
}

/// A small badge above the name of a region.
fn badge(region: Region, aside: f32, name: &str, words: &str) -> Markup {
    let [x, y] = place(region).name;
    let sign = match name {
        "done" => "M-8 0L-2 7L9-8",
        "blessed" => {
            "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0M0-8V-13M0 8V13M-8 0H-13M8 0H13M-6-6L-9-9M6-6L9-9M-6 6L-9 9M6 6L9 9"
        }
        _ => "M-10 10L9-9M9-9V-3M9-9H3M10 10L-9-9M-9-9V-3M-9-9H-3",
    };
    html! {
        g.mz-badge.{ "mz-badge-" (name) } transform=(translate([x + aside, y - 44.0])) role="img" aria-label=(words) {
            circle r="18" {}
            path d=(sign) {}
        }
    }
}

/// What happened last: regions where something changed, vertices where a god came.
pub(super) fn last(scene: &MezoScene<'_>) -> Markup {
    let places = scene.latest.iter().filter_map(event_place);
    let regions: BTreeSet<Region> = places
        .filter_map(|name| scene.components.region(name))
        .collect();
    let points = gods::points(scene.components);
    let came = scene.latest.iter().filter_map(|event| match event {
        Event::Placed { vertex, .. } => points.get(usize::from(*vertex)),
        _ => None,
    });
    html! {
        @for region in regions { use.last href={ "#mz-r" (region.index()) } {} }
        @for [x, y] in came { circle.last cx=(x) cy=(y) r="54" {} }
    }
}

/// Where something happened, if it is worth showing: whoever goes home when all is over is not.
fn event_place(event: &Event) -> Option<&'static str> {
    match event {
        Event::Moved { by: "home", .. } => None,
        Event::Moved { from, to, .. } => {
            let is_region = |name: &str| {
                !matches!(
                    name,
                    "reserve" | "xibalba" | "below" | "offered" | "calendar" | "codex"
                )
            };
            Some(if is_region(to) { *to } else { *from })
        }
        Event::City { region, .. }
        | Event::Cenote { region, .. }
        | Event::Champion { region, .. }
        | Event::Built { region, .. }
        | Event::Demolished { region, .. }
        | Event::Transformed { region, .. }
        | Event::Won { region, .. }
        | Event::Destroyed { region, .. } => Some(*region),
        _ => None,
    }
}
