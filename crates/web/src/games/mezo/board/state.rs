//! What is the matter with regions: desolate, Blessed, fought over, done with; and what happened last.

use std::collections::BTreeSet;

use game::Seat;
use games::mezo::{Event, Kind, Means, Region, Regions};
use maud::{Markup, html};

use super::gods;
use super::land::{Point, place};
use super::standing::{Standing, What};
use super::{MezoScene, is_living, seats, translate, who};
use texts::Word;

/// The signs of badges: done with, Blessed, fought over.
const TICK: &str = "M-8 0L-2 7L9-8";
const SUN: &str = "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0M0-8V-13M0 8V13M-8 0H-13M8 0H13M-6-6L-9-9M6-6L9-9M-6 6L-9 9M6 6L9 9";
const SWORDS: &str = "M-10 10L9-9M9-9V-3M9-9H3M10 10L-9-9M-9-9V-3M-9-9H-3";

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
            (badge(scene, region, "done", TICK, &lang.text("mezo-board-resolved")))
        }
        @if let Some(region) = blessed {
            use.mz-blessed href={ "#mz-r" (region.index()) } {}
            @if view.resolved.iter().all(|name| scene.components.region(name) != blessed) {
                (badge(scene, region, "blessed", SUN, &lang.text("mezo-board-blessed")))
            }
        }
        @if let Some(region) = fought {
            use.mz-fought href={ "#mz-r" (region.index()) } {}
            @let sign = if fought == blessed { SUN } else { SWORDS };
            (badge(scene, region, "fought", sign, &lang.text("mezo-board-conflict")))
        }
        (cities(scene))
        @if let Some(region) = view.cenote.as_ref().and_then(region) {
            use href="#mz-cenote" transform={ (translate(place(region).marks[1])) "scale(.9)" } role="img" aria-label=(lang.text("mezo-board-cenote")) {}
        }
    }
}

fn cities(scene: &MezoScene<'_>) -> Markup {
    let cities = scene.view.cities.as_deref().unwrap_or_default();
    html! {
        @for (seat, city) in seats(&scene.view).zip(cities) {
            @if let Some(region) = city.as_ref().and_then(|name| scene.components.region(name)) {
                @let words = scene.lang.with("mezo-board-city", &[("name", Word::from(&who(scene, seat)))]);
                g.{ "side-" (scene.side(seat)) } transform={ (translate(place(region).marks[0])) "scale(.85)" } role="img" aria-label=(words) {
                    use href="#mz-city" {}
                    use href={ "#mz-m" (scene.side(seat)) } y="12" {}
                }
            }
        }
    }
}

/// A small badge beside the name of a region, with a sign.
fn badge(scene: &MezoScene<'_>, region: Region, name: &str, sign: &str, words: &str) -> Markup {
    let [x, y] = place(region).name;
    let letters = scene.components.region_name(region).chars().count();
    let aside = f32::from(u8::try_from(letters).unwrap_or(12).min(12)) * 10.0 + 24.0;
    html! {
        g.mz-badge.{ "mz-badge-" (name) } transform=(translate([x + aside, y - 10.0])) role="img" aria-label=(words) {
            circle r="18" {}
            path d=(sign) {}
        }
    }
}

/// What happened last: pieces that came, gods that moved, and regions where something else changed.
pub(super) fn last(scene: &MezoScene<'_>) -> Markup {
    let mut regions = BTreeSet::new();
    let mut rings: Vec<Point> = Vec::new();
    for event in &scene.latest {
        if let Event::Placed { vertex, .. } = event {
            let points = gods::points(scene.components);
            rings.extend(points.get(usize::from(*vertex)));
            continue;
        }
        let Some(region) = event_place(event).and_then(|name| scene.components.region(name)) else {
            continue;
        };
        let standing = Standing::of(scene, region);
        let came = standing
            .all()
            .filter(|(seat, what, _)| is_of(event, *seat, *what));
        let came: Vec<Point> = came.map(|(.., at)| at).collect();
        if came.is_empty() {
            regions.insert(region);
        }
        rings.extend(came);
    }
    rings.dedup();
    html! {
        @for region in regions { use.last href={ "#mz-r" (region.index()) } {} }
        @for [x, y] in rings { circle.last.mz-ring cx=(x) cy=(y) r="31" {} }
    }
}

/// Whether the event is about pieces of that kind that came to where they stand.
fn is_of(event: &Event, seat: Seat, what: What) -> bool {
    match event {
        Event::Moved {
            seat: of,
            warriors,
            shamans,
            to,
            ..
        } => {
            let moved = match what {
                What::Units(Kind::Warrior) => *warriors > 0,
                What::Units(Kind::Shaman) => *shamans > 0,
                _ => false,
            };
            *of == seat && moved && to.region().is_some()
        }
        Event::Champion { seat: of, .. } => *of == seat && what == What::Champion,
        Event::Built {
            seat: of,
            level: None,
            ..
        }
        | Event::Transformed {
            seat: of,
            level: None,
            ..
        } => *of == seat && what == What::Glyphs,
        _ => false,
    }
}

/// Where something happened, if it is worth showing: whoever goes home when all is over is not.
fn event_place(event: &Event) -> Option<&'static str> {
    match event {
        Event::Moved {
            by: Means::Home, ..
        } => None,
        Event::Moved { from, to, .. } => to.region().or(from.region()),
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
