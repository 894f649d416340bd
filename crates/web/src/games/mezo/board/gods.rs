//! Vertices, the gods that stand on them, and where they are present.

use std::borrow::Cow;
use std::sync::LazyLock;

use game::{Components as _, Seat};
use games::mezo::{Components, Region, Vertex};
use maud::{Markup, html};

use super::choices::{Choices, Spot};
use super::land::{self, Point, centre};
use super::{MezoScene, is_living, is_vengeful, seats, translate, who};
use crate::drawn::Side;
use crate::games::mezo::{masks, words};
use crate::parts::Parts;
use texts::Word;

/// Vengeful gods of a solo game: one comes in each age.
const VENGEFUL: usize = 3;

/// A god on the board.
struct Standing<'a> {
    seat: Seat,
    god: &'a str,
    vertex: Vertex,
}

/// Where the vertices lie.
pub(super) fn points(parts: &Components) -> Cow<'static, [Point]> {
    static STANDARD: LazyLock<Vec<Point>> =
        LazyLock::new(|| land::vertices(Components::standard()));
    if std::ptr::eq(parts, Components::standard()) {
        Cow::Borrowed(&STANDARD)
    } else {
        Cow::Owned(land::vertices(parts))
    }
}

/// The vertices to click. One that touches no living region is drawn faintly.
pub(super) fn vertices(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    let usable = |vertex: Vertex| {
        let mut around = scene.components.around(vertex).into_iter();
        around.any(|region| is_living(scene.components, &scene.view, region))
    };
    html! {
        @for (vertex, [x, y]) in scene.components.vertices().zip(points(scene.components).iter()) {
            @let id = format!("mz-x{}", vertex.index());
            g.spot.mz-vertex.mz-gone[!usable(vertex)] {
                circle.mz-stand cx=(x) cy=(y) r="31" {}
                circle.mz-stand-in cx=(x) cy=(y) r="22" {}
                circle.glow cx=(x) cy=(y) r="42" {}
                foreignObject id=(id) x=(x - 42.0) y=(y - 42.0) width="84" height="84" { (parts.get(&id)) }
            }
        }
    }
}

/// The places of the gods: everybody's own, or in solo the player's and the vengeful ones.
pub(super) fn places(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        g.mz-masks aria-hidden="true" {
            @for place in 0..gods(scene) {
                @let id = format!("mz-god{place}");
                g id=(id) { (parts.get(&id)) }
            }
        }
    }
}

/// How many gods there can be.
fn gods(scene: &MezoScene<'_>) -> usize {
    match scene.view.solo {
        Some(_) => 1 + VENGEFUL,
        None => scene.view.vp.len(),
    }
}

/// The gods by their places; none for those that have not come yet.
fn standing<'a>(scene: &'a MezoScene<'_>) -> Vec<Option<Standing<'a>>> {
    let view = &scene.view;
    let stand = |seat: Seat, god: Option<&'a String>, vertex: Option<u8>| {
        let vertex = scene.components.vertices().nth(usize::from(vertex?))?;
        let god = god?.as_str();
        Some(Standing { seat, god, vertex })
    };
    let own = |seat: Seat| {
        stand(
            seat,
            view.gods[seat.index()].as_ref(),
            view.vertex[seat.index()],
        )
    };
    let own = seats(view)
        .filter(|seat| !is_vengeful(view, *seat))
        .map(own);
    let vengeful = view.solo.iter().flat_map(|solo| &solo.gods);
    let vengeful = vengeful.map(|other| stand(Seat::new(1), Some(&other.god), other.vertex));
    let mut all: Vec<_> = own.chain(vengeful).collect();
    all.resize_with(gods(scene), || None);
    all
}

/// Fills vertices, gods and their presence.
pub(super) fn fill(scene: &MezoScene<'_>, choices: &Choices<'_>, parts: &mut Parts) {
    let points = points(scene.components);
    let standing = standing(scene);
    let present = standing.iter().flatten();
    parts.put(
        "mz-aura",
        html! { @for god in present.clone() { (aura(scene, god, points[god.vertex.index()])) } },
    );
    for vertex in scene.components.vertices() {
        let here = present.clone().find(|god| god.vertex == vertex);
        parts.put(
            format!("mz-x{}", vertex.index()),
            html! {
                (choices.target(Spot::Vertex(vertex)))
                @if let Some(god) = here { span.target role="img" title=(god_words(scene, god)) {} }
            },
        );
    }
    for (place, god) in standing.iter().enumerate() {
        let god = god.as_ref();
        parts.put(
            format!("mz-god{place}"),
            html! { @if let Some(god) = god { (figure(god, scene.side(god.seat), points[god.vertex.index()])) } },
        );
    }
}

/// A god: its mask on a disc in the colour of its owner, with his marks.
fn figure(god: &Standing<'_>, side: Side, at: Point) -> Markup {
    html! {
        g transform=(translate(at)) {
            g.mz-god.{ "side-" (side) } {
                circle.mz-halo r="53" {}
                circle.mz-disc r="48" {}
                g transform="scale(.9)" { (masks::mask(god.god)) }
                g.mz-tag transform="translate(36 36)" { circle r="15" {} use href={ "#mz-m" (side) } transform="scale(1.500)" {} }
            }
        }
    }
}

/// Where a god is present: light around it, and a tongue of fire into each of its regions.
fn aura(scene: &MezoScene<'_>, god: &Standing<'_>, at: Point) -> Markup {
    let around = scene.components.around(god.vertex).into_iter();
    let living = around.filter(|region| is_living(scene.components, &scene.view, *region));
    let [x, y] = at;
    html! {
        g.mz-aura.{ "side-" (scene.side(god.seat)) } {
            circle cx=(x) cy=(y) r="150" fill={ "url(#mz-aura" (scene.side(god.seat)) ")" } clip-path="url(#mz-clip)" {}
            path d=(living.map(|region| tongue(at, region)).collect::<String>()) {}
        }
    }
}

/// A tongue of fire from a vertex towards a region.
fn tongue([x, y]: Point, region: Region) -> String {
    let [to_x, to_y] = centre(region);
    let far = (to_x - x).hypot(to_y - y).max(1.0);
    let [dx, dy] = [(to_x - x) / far, (to_y - y) / far];
    // Regions that do not touch the vertex on our map lie farther off: the fire must reach them.
    let length = (far * 0.55).max(104.0);
    let point = |along: f32, aside: f32| {
        let [x, y] = [x + dx * along - dy * aside, y + dy * along + dx * aside];
        format!("{x:.0} {y:.0}")
    };
    format!(
        "M{}Q{} {}Q{} {}Z",
        point(30.0, 17.0),
        point(length * 0.7, 15.0),
        point(length, 0.0),
        point(length * 0.7, -15.0),
        point(30.0, -17.0)
    )
}

fn god_words(scene: &MezoScene<'_>, god: &Standing<'_>) -> String {
    let around = scene.components.around(god.vertex).into_iter();
    let living = around.filter(|region| is_living(scene.components, &scene.view, *region));
    let regions: Vec<&str> = living
        .map(|region| scene.components.region_name(region))
        .collect();
    let (name, god_name, regions) = (
        who(scene, god.seat),
        words::god_name(scene.lang, god.god),
        regions.join(", "),
    );
    let key = match regions.as_str() {
        "" => "mezo-board-god-nowhere",
        _ => "mezo-board-god",
    };
    scene.lang.with(
        key,
        &[
            ("god", Word::from(&god_name)),
            ("name", Word::from(&name)),
            ("regions", Word::from(&regions)),
        ],
    )
}
