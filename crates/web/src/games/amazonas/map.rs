//! The river, the jungle and the villages: what never changes of them, and the parts that do.

use std::sync::LazyLock;

use game::Components as _;
use games::amazonas::{Action, Amazonas, Event, Link, Map, Tent, Village};
use maud::{Markup, html};

use super::effect::Effects;
use super::emblems::{self, tent};
use super::{AmazonasScene, Point, money};
use crate::drawn::Drawn as _;
use crate::drawn::Side;
use crate::parts::Parts;

/// How wide the rivers are: the first of the data file is the great one.
const GREAT_RIVER: u8 = 44;
const TRIBUTARY: u8 = 24;

/// Spaces of a village lie so far apart, so far below its middle.
const SPACE_STEP: f32 = 31.0;
const SPACE_BELOW: f32 = 38.0;

/// The map with its parts in their places.
pub(super) fn stage(scene: &AmazonasScene<'_>, parts: &Parts) -> Markup {
    let map = scene.components;
    let [width, height] = map.size();
    html! {
        div.board.jungle {
            svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(scene.lang.text("amazonas-board")) {
                (ground(map))
                g id="closed" aria-hidden="true" { (parts.get("closed")) }
                // Under names and species, which let every press through: what glows stays readable.
                g.spots { @for village in map.villages() { (spot(map, parts, village)) } }
                g.villages aria-hidden="true" { (villages(map)) }
                g id="marks" aria-hidden="true" { (parts.get("marks")) }
                g.tents {
                    @for village in map.villages() {
                        @let id = format!("p{village}");
                        g id=(id) { (parts.get(&id)) }
                    }
                }
            }
        }
    }
}

/// Fills tents, targets, closed links and marks.
pub(super) fn fill(scene: &AmazonasScene<'_>, effects: &Effects<'_>, parts: &mut Parts) {
    for village in scene.components.villages() {
        parts.put(format!("p{village}"), tents(scene, village));
        parts.put(format!("s{village}"), targets(scene, effects, village));
    }
    parts.put("closed", closed(scene));
    parts.put("marks", marks(scene, effects));
}

/// A small map for the list of games.
pub(super) fn picture() -> Markup {
    let map = Map::standard();
    let [width, height] = map.size();
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } {
            (ground(map))
            @for (index, village) in (0_u8..).zip(map.villages()) {
                g transform=(translate(at(map, village))) {
                    circle.plaque r="38" {}
                    use href={ "#am-" (map.species(village)) } x="-30" y="-30" width="60" height="60" {}
                    @if index % 4 == 1 {
                        g transform="translate(34 34) scale(2)" { (emblems::side_tent(Side(index / 4 % 4))) }
                    }
                }
            }
        }
    }
}

/// Jungle, rivers and links. It is the same for everybody, so for the standard map it is drawn once.
fn ground(map: &Map) -> Markup {
    static STANDARD: LazyLock<Markup> = LazyLock::new(|| draw_ground(Map::standard()));
    if std::ptr::eq(map, Map::standard()) {
        STANDARD.clone()
    } else {
        draw_ground(map)
    }
}

fn draw_ground(map: &Map) -> Markup {
    let [width, height] = map.size();
    html! {
        defs { (patterns()) (emblems::symbols()) (clearing()) }
        // Nested, so that rivers end at the edge.
        svg width=(width) height=(height) {
            rect.canopy width=(width) height=(height) {}
            rect width=(width) height=(height) fill="url(#am-leaves)" {}
            (rivers(map))
        }
        g.links {
            @for (a, b) in map.every(Link::Waterway) { path.waterway-edge d=(arc(map, a, b)) {} }
            @for (a, b) in map.every(Link::Waterway) { path.waterway d=(arc(map, a, b)) {} }
            @for (a, b) in map.every(Link::Path) { path.trail-edge d=(arc(map, a, b)) {} }
            @for (a, b) in map.every(Link::Path) { path.trail d=(arc(map, a, b)) {} }
        }
    }
}

/// Crowns of trees, from above.
fn patterns() -> Markup {
    html! {
        pattern id="am-leaves" width="150" height="130" patternUnits="userSpaceOnUse" {
            path.leaf d="M20 30c-12-14 4-26 12-12c8-14 26-4 14 10c10 12-6 24-14 10c-8 12-24 2-12-8ZM96 92c-10-12 3-22 10-10c7-12 22-3 12 8c8 10-5 20-12 8c-7 10-20 2-10-6Z" {}
            path.leaf-2 d="M100 22q14-12 26 0q-12 12-26 0ZM34 100q12-14 26-4q-10 14-26 4ZM70 60q4-14 16-12q0 14-16 12Z" {}
            path.vein d="M101 22h22M36 99l20-4M72 58l12-8" {}
        }
    }
}

/// The light on the ground of a village, so that its things can be told from the jungle.
fn clearing() -> Markup {
    html! {
        radialGradient id="am-clearing" {
            stop.clearing offset="55%" {}
            stop.clearing-edge offset="100%" {}
        }
    }
}

/// Banks first, then water, then waves, so that rivers flow into each other.
fn rivers(map: &Map) -> Markup {
    let flows: Vec<(u8, String)> = map
        .rivers()
        .iter()
        .enumerate()
        .map(|(index, river)| {
            let width = if index == 0 { GREAT_RIVER } else { TRIBUTARY };
            (width, flow(&river.course))
        })
        .collect();
    html! {
        @for (width, flow) in &flows { path.bank d=(flow) stroke-width=(width + 16) {} }
        @for (width, flow) in &flows { path.bank-line d=(flow) stroke-width=(width + 5) {} }
        @for (width, flow) in &flows { path.water d=(flow) stroke-width=(width) {} }
        @for (width, flow) in &flows {
            path.wave d=(flow) stroke-width=(width / 9) {}
            path.wave.wave-2 d=(flow) stroke-width=(width / 2) {}
        }
    }
}

/// A smooth line through these points.
fn flow(course: &[Point]) -> String {
    let [[x, y], rest @ ..] = course else {
        return String::new();
    };
    let bend = |pair: &[Point]| {
        let [[x, y], [next_x, next_y]] = [pair[0], pair[1]];
        let [to_x, to_y] = [f32::midpoint(x, next_x), f32::midpoint(y, next_y)];
        format!("Q{x} {y} {to_x} {to_y}")
    };
    let bends: Vec<String> = rest.windows(2).map(bend).collect();
    format!("M{x} {y}{}", bends.concat())
}

/// A link: slightly bent, as ways in the jungle are.
fn arc(map: &Map, a: Village, b: Village) -> String {
    let [ax, ay] = at(map, a);
    let [bx, by] = at(map, b);
    let [x, y] = bend(map, a, b, 2.0);
    format!("M{ax} {ay}Q{x} {y} {bx} {by}")
}

/// A point beside the middle of a link: on it, or twice as far off, where its curve is drawn to.
fn bend(map: &Map, a: Village, b: Village, times: f32) -> Point {
    let [ax, ay] = at(map, a);
    let [bx, by] = at(map, b);
    let side = if (a.number() + b.number()).is_multiple_of(2) {
        0.03
    } else {
        -0.03
    };
    let round = |number: f32| (number * 10.0).round() / 10.0;
    [
        round(f32::midpoint(ax, bx) - (by - ay) * side * times),
        round(f32::midpoint(ay, by) + (bx - ax) * side * times),
    ]
}

/// Where a village lies.
pub(super) fn at(map: &Map, village: Village) -> Point {
    map.place(village).at.unwrap_or_default()
}

pub(super) fn translate([x, y]: Point) -> String {
    format!("translate({x} {y})")
}

/// Where a space of a village lies, from its middle.
fn space(map: &Map, village: Village, number: usize) -> Point {
    #[allow(clippy::cast_precision_loss, reason = "a village has three spaces")]
    let number = number as f32;
    let last = f32::from(map.spaces(village)) - 1.0;
    [(number - last / 2.0) * SPACE_STEP, SPACE_BELOW]
}

/// Names, species and spaces with their prices.
fn villages(map: &Map) -> Markup {
    html! {
        @for village in map.villages() {
            @let place = map.place(village);
            g transform=(translate(at(map, village))) {
                circle r="66" fill="url(#am-clearing)" {}
                circle.plaque r="27" {}
                use href={ "#am-" (place.species) } x="-21" y="-21" width="42" height="42" {}
                text.name y="-33" { (place.name) }
                @for (number, cost) in place.costs.iter().enumerate() {
                    @let [x, y] = space(map, village, number);
                    g transform={ "translate(" (x) " " (y) ")" } {
                        circle.space r="13.500" {}
                        text.price y="5.500" { (cost) }
                    }
                }
            }
        }
    }
}

/// A village to click: its glow and the place of its buttons.
fn spot(map: &Map, parts: &Parts, village: Village) -> Markup {
    let [x, y] = at(map, village);
    let id = format!("s{village}");
    html! {
        g.spot {
            circle.glow cx=(x) cy=(y + 8.0) r="54" {}
            foreignObject id=(id) x=(x - 52.0) y=(y - 46.0) width="104" height="104" { (parts.get(&id)) }
        }
    }
}

/// The tents of a village on its spaces.
fn tents(scene: &AmazonasScene<'_>, village: Village) -> Markup {
    let map = scene.components;
    let place = &map.place(village).name;
    let [x, y] = at(map, village);
    html! {
        @for (number, here) in scene.view.tents_in(village).iter().enumerate() {
            @let [dx, dy] = space(map, village, number);
            g transform={ "translate(" (x + dx) " " (y + dy) ")" } {
                g.pitched role="img" aria-label=(owner(scene, place, *here)) { (tent(&scene.sides, *here)) }
            }
        }
    }
}

fn owner(scene: &AmazonasScene<'_>, place: &str, tent: Tent) -> String {
    let place = ("place", place.into());
    match tent {
        Tent::Of(seat) => scene.lang.with(
            "amazonas-tent-of",
            &[place, ("name", scene.name(seat).into())],
        ),
        Tent::Neutral(_) => scene.lang.with("amazonas-tent-neutral", &[place]),
    }
}

/// The village that an action is about.
fn place_of(action: Action) -> Option<Village> {
    match action {
        Action::Start(village) | Action::Build(village) | Action::Neutral(village) => Some(village),
        _ => None,
    }
}

/// The buttons of a village: what the viewer may do there, with the price.
fn targets(scene: &AmazonasScene<'_>, effects: &Effects<'_>, village: Village) -> Markup {
    let here = scene
        .legal
        .iter()
        .filter(|action| place_of(**action) == Some(village));
    html! {
        @for action in here {
            @let neutral = matches!(action, Action::Neutral(_));
            @let label = Amazonas::naming(scene, *action);
            @let effect = effects.of(*action);
            button.target.neutral[neutral] form="move" name="action" value=(scene.notation(*action))
                aria-label={ (label) ". " (effect) } title=(effect) {
                @if neutral {
                    svg.tag viewBox="-14 -14 28 28" aria-hidden="true" { (emblems::neutral_tent()) }
                } @else if let Some(price) = scene.components.price_now(&scene.view, village) {
                    span.tag { (money::gold(price)) }
                }
            }
        }
    }
}

/// Crosses on the links that the event closes; the stylesheet greys out the links themselves. Whoever ignores the event
/// sees them open.
fn closed(scene: &AmazonasScene<'_>) -> Markup {
    let map = scene.components;
    if scene.own().is_some_and(|seat| scene.view.is_spared(seat)) {
        return html! {};
    }
    let shut = [Link::Path, Link::Waterway]
        .into_iter()
        .find(|link| scene.view.is_closed(*link));
    let Some(link) = shut else {
        return html! {};
    };
    let cross = |(a, b): (Village, Village)| {
        let [x, y] = bend(map, a, b, 1.0);
        format!("M{} {}l14 14m0-14l-14 14", x - 7.0, y - 7.0)
    };
    let crosses: String = map.every(link).map(cross).collect();
    html! {
        path.shut.shut-path[link == Link::Path].shut-waterway[link == Link::Waterway] d=(crosses) {}
    }
}

/// What was built last, the viewer's mission and the way to it, what is in reach but too dear.
fn marks(scene: &AmazonasScene<'_>, effects: &Effects<'_>) -> Markup {
    let map = scene.components;
    let ring = |village: Village, class: &str, radius: u8| {
        let [x, y] = at(map, village);
        html! { circle class=(class) cx=(x) cy=(y + 8.0) r=(radius) {} }
    };
    let mut last: Vec<Village> = scene.latest.iter().filter_map(event_place).collect();
    last.sort_unstable();
    last.dedup();
    html! {
        @for village in last { (ring(village, "last", 55)) }
        @for village in effects.too_dear() { (ring(village, "dear", 50)) }
        @if let Some(mission) = effects.mission() {
            @for village in mission.on_the_way { (ring(village, "way", 60)) }
            @for (village, done) in &mission.villages {
                @let [x, y] = at(map, *village);
                g.pennant.done[*done] transform={ "translate(" (x - 34.0) " " (y + 3.0) ") scale(1.1)" } {
                    path.pole d="M0 22V-22" {}
                    path.flag d="M0-22L-26-15L0-7Z" {}
                    @if *done { path.tick d="M-14-15l4 4l7-8" {} }
                }
            }
        }
    }
}

fn event_place(event: &Event) -> Option<Village> {
    match event {
        Event::Started { village, .. }
        | Event::Built { village, .. }
        | Event::Neutral { village, .. } => Some(*village),
        _ => None,
    }
}
