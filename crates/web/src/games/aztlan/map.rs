//! The board: what never changes of it, and the parts that do.

use std::sync::LazyLock;

use game::Components as _;
use games::aztlan::{Action, Aztlan, Board, Event, ProsperityCard, Terrain, Territory};
use maud::{Markup, html};

use super::effect::Effects;
use super::pieces::{self, card_glyph, terrain_glyph, wild_glyph};
use super::{AztlanScene, people_side, side_name};
use crate::drawn::Drawn as _;
use crate::drawn::Side;
use crate::parts::Parts;
use texts::Lang;

/// How far apart pawns stand in a territory.
const STEP: f32 = 33.0;

/// The board with its parts in their places.
pub(super) fn stage(scene: &AztlanScene<'_>, parts: &Parts) -> Markup {
    let board = scene.components;
    let [width, height] = board.size();
    html! {
        div.board {
            svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(scene.lang.text("aztlan-board")) {
                (ground(board))
                g.spots { @for territory in Territory::ALL { (spot(scene, parts, territory)) } }
                g id="marks" { (parts.get("marks")) }
                g.names aria-hidden="true" { (names(board)) }
                g.pawns {
                    @for territory in Territory::ALL {
                        @let id = format!("p{territory}");
                        g id=(id) { (parts.get(&id)) }
                    }
                }
                g id="travellers" aria-hidden="true" { (parts.get("travellers")) }
            }
        }
    }
}

/// Fills pawns, targets, marks and travellers.
pub(super) fn fill(scene: &AztlanScene<'_>, parts: &mut Parts) {
    let effects = Effects::new(scene);
    for territory in Territory::ALL {
        parts.put(format!("p{territory}"), pawns(scene, territory));
        parts.put(format!("s{territory}"), targets(scene, &effects, territory));
    }
    parts.put("marks", marks(scene));
    parts.put("travellers", travellers(scene));
}

/// A small map for the list of games.
pub(super) fn picture() -> Markup {
    let board = Board::standard();
    let [width, height] = board.size();
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } {
            (ground(board))
            g.pawns {
                @for (index, territory) in (0_u8..).zip(Territory::ALL).filter(|(index, _)| index % 3 != 1) {
                    @if let Some([x, y]) = board.place(territory).centre {
                        g.pawn transform={ "translate(" (x) " " (y) ") scale(1.8)" } { (pieces::pawn(Side(index % 4 * 7 % 4))) }
                    }
                }
            }
        }
    }
}

/// All that lies under names and pawns. It is the same for everybody, so for the standard board it is drawn once.
fn ground(board: &Board) -> Markup {
    static STANDARD: LazyLock<Markup> = LazyLock::new(|| draw_ground(Board::standard()));
    if std::ptr::eq(board, Board::standard()) {
        STANDARD.clone()
    } else {
        draw_ground(board)
    }
}

fn draw_ground(board: &Board) -> Markup {
    html! {
        defs { (patterns()) (symbols()) (outlines(board)) }
        (land(board))
    }
}

/// Where pawns of a territory stand.
fn centre(board: &Board, territory: Territory) -> [f32; 2] {
    board.place(territory).centre.unwrap_or_default()
}

fn path(outline: &[[f32; 2]]) -> String {
    let point = |[x, y]: &[f32; 2]| format!("{x} {y}");
    let points: Vec<String> = outline.iter().map(point).collect();
    format!("M{}Z", points.join("L"))
}

/// The outlines, each once; everything else refers to them.
fn outlines(board: &Board) -> Markup {
    html! {
        @for territory in Territory::ALL {
            path id={ "t" (territory) } d=(path(&board.place(territory).outline)) {}
        }
        @for (number, lake) in board.lakes().iter().enumerate() {
            path id={ "lake" (number) } d=(path(&lake.outline)) {}
        }
        g id="land" {
            @for territory in Territory::ALL { use href={ "#t" (territory) } {} }
            @for number in 0..board.lakes().len() { use href={ "#lake" (number) } {} }
        }
    }
}

/// Sea, coast, terrain and lakes.
fn land(board: &Board) -> Markup {
    html! {
        g.sea {
            @for ring in ["ring-3", "ring-2", "ring-1"] { use.ring.(ring) href="#land" {} }
            use.coast href="#land" {}
        }
        @for territory in Territory::ALL {
            @let terrain = board.place(territory).terrain;
            use class={ "terrain-" (terrain) } href={ "#t" (territory) } {}
            use href={ "#t" (territory) } fill={ "url(#pat-" (terrain) ")" } {}
        }
        @for number in 0..board.lakes().len() {
            use.lake href={ "#lake" (number) } {}
            use href={ "#lake" (number) } fill="url(#pat-lake)" {}
        }
        use.edge href="#land" {}
    }
}

/// Names and glyphs of the land.
fn names(board: &Board) -> Markup {
    html! {
        @for territory in Territory::ALL {
            @let place = board.place(territory);
            @let [x, y] = centre(board, territory);
            use.glyph href={ "#glyph-" (place.terrain) } x=(x - 18.0) y=(y - 44.0) width="36" height="36" {}
            text.name x=(x) y=(y + 8.0) { (place.name) }
        }
        @for lake in board.lakes() {
            @let [x, y] = lake.centre.unwrap_or_default();
            text.lake-name x=(x) y=(y) { (lake.name) }
        }
    }
}

/// One pattern for each terrain and for water.
pub(super) fn patterns() -> Markup {
    let pattern = |name: &str, width: u8, height: u8, drawing: Markup| {
        html! {
            pattern id={ "pat-" (name) } width=(width) height=(height) patternUnits="userSpaceOnUse" { (drawing) }
        }
    };
    html! {
        (pattern("lake", 46, 22, html! {
            path.pattern-lake d="M0 8q5.750-7 11.500 0t11.500 0t11.500 0t11.500 0M-6 19q5.750-4 11.500 0M28 19q5.750-4 11.500 0" {}
        }))
        (pattern("desert", 34, 26, html! {
            path.pattern-desert d="M2 8q7-5 14 0M20 20q6-4 12 0" {}
            circle.pattern-desert-dot cx="25" cy="7" r="1.300" {}
            circle.pattern-desert-dot cx="8" cy="18" r="1.300" {}
        }))
        (pattern("terraces", 28, 20, html! {
            path.pattern-terraces d="M0 5q7-4 14 0t14 0M0 15q7-4 14 0t14 0" {}
            path.pattern-terraces-dot d="M7 9v3M21 9v3M14 19v1M0 19v1" {}
        }))
        (pattern("jungle", 30, 30, html! {
            path.pattern-jungle d="M8 3q6 6 0 13q-6-7 0-13M23 17q6 6 0 13q-6-7 0-13M22 2q3 3 0 7q-3-4 0-7" {}
        }))
        (pattern("mountains", 36, 28, html! {
            path.pattern-mountains d="M2 24l8-14l8 14M8 13l2 3l2-2M21 14l6-10l6 10M25 7l2 3l2-2" {}
        }))
        (pattern("city", 28, 18, html! {
            path.pattern-city d="M0 .5H28M0 9.500H28M7 .5V9M21 9.500V18M14 3h4v3" {}
        }))
    }
}

/// Glyphs that pages refer to.
fn symbols() -> Markup {
    let symbol = |name: &str, drawing: Markup| {
        html! { symbol id={ "glyph-" (name) } viewBox="-18 -18 36 36" { (drawing) } }
    };
    html! {
        @for terrain in Terrain::ALL { (symbol(terrain.name(), terrain_glyph(terrain))) }
        (symbol("wild", wild_glyph()))
        @for card in ProsperityCard::ALL { (symbol(card.name(), card_glyph(card))) }
    }
}

/// A territory to click: its glow and the place of its buttons.
fn spot(scene: &AztlanScene<'_>, parts: &Parts, territory: Territory) -> Markup {
    let [x, y] = centre(scene.components, territory);
    let id = format!("s{territory}");
    html! {
        g.spot {
            use.glow href={ "#t" (territory) } {}
            foreignObject id=(id) x=(x - 58.0) y=(y - 48.0) width="116" height="92" { (parts.get(&id)) }
        }
    }
}

/// Who stands in a territory: a shape with a number for each people.
fn pawns(scene: &AztlanScene<'_>, territory: Territory) -> Markup {
    let view = &scene.view;
    let Some(pawns) = view.pawns.get(&territory) else {
        return html! {};
    };
    let standing: Vec<(usize, u8)> = pawns
        .iter()
        .copied()
        .enumerate()
        .filter(|(_, pawns)| *pawns > 0)
        .collect();
    let [x, y] = centre(scene.components, territory);
    let place = &scene.components.place(territory).name;
    html! {
        @for (offset, (people, pawns)) in offsets(standing.len()).zip(&standing) {
            g transform={ "translate(" (x + offset) " " (y + 32.0) ")" } {
                @let side = people_side(scene, *people);
                g.pawn role="img" aria-label=(standing_label(scene.lang, side, place, *pawns)) {
                    (pieces::pawn(side))
                    text y="5.500" { (pawns) }
                }
            }
        }
    }
}

fn standing_label(lang: Lang, side: Side, place: &str, pawns: u8) -> String {
    lang.with(
        "aztlan-standing",
        &[
            ("place", place.into()),
            ("people", side_name(lang, side).as_str().into()),
            ("count", pawns.into()),
        ],
    )
}

/// So many places side by side, around the middle.
fn offsets(count: usize) -> impl Iterator<Item = f32> {
    #[allow(clippy::cast_precision_loss, reason = "a territory holds four peoples")]
    let count = count as f32;
    let first = -(count - 1.0) / 2.0 * STEP;
    std::iter::successors(Some(first), |offset| Some(offset + STEP))
}

/// The territory that an action is about, if it is chosen on the map.
fn place_of(action: Action) -> Option<Territory> {
    match action {
        Action::Place(territory)
        | Action::From(territory)
        | Action::To(territory)
        | Action::Warriors(territory)
        | Action::Settle(territory) => Some(territory),
        _ => None,
    }
}

/// The buttons of a territory: what the viewer may do there.
fn targets(scene: &AztlanScene<'_>, effects: &Effects<'_>, territory: Territory) -> Markup {
    let here = scene
        .legal
        .iter()
        .filter(|action| place_of(**action) == Some(territory));
    html! {
        @for action in here {
            button.target.warriors[matches!(action, Action::Warriors(_))] form="move" name="action" value=(scene.notation(*action))
                aria-label=(Aztlan::naming(scene, *action)) title=(effects.of(*action)) {}
        }
    }
}

/// What happened last, and where something is being decided.
fn marks(scene: &AztlanScene<'_>) -> Markup {
    let view = &scene.view;
    let mut last: Vec<Territory> = scene.latest.iter().filter_map(event_place).collect();
    last.sort_unstable();
    last.dedup();
    html! {
        @for territory in last { use.last href={ "#t" (territory) } {} }
        @if let Some(here) = view.here.or(view.moving) { use.here href={ "#t" (here) } {} }
        @for (a, b) in &view.rafts {
            @let [ax, ay] = centre(scene.components, *a);
            @let [bx, by] = centre(scene.components, *b);
            path.raft d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
        }
    }
}

fn event_place(event: &Event) -> Option<Territory> {
    match event {
        Event::Placed { territory, .. }
        | Event::Warriors { territory, .. }
        | Event::Moved { to: territory, .. }
        | Event::Tlatoani { territory, .. }
        | Event::Battle { territory, .. }
        | Event::Coexisted { territory, .. }
        | Event::Tied { territory, .. }
        | Event::Games { territory, .. } => Some(*territory),
        _ => None,
    }
}

/// A pawn that moved with the last decision: the script has it travel from where it was, and it fades on arrival.
fn travellers(scene: &AztlanScene<'_>) -> Markup {
    let Some(Event::Moved { seat, from, to }) = scene
        .latest
        .iter()
        .rev()
        .find(|event| matches!(event, Event::Moved { .. }))
    else {
        return html! {};
    };
    // Only a move of the last decision travels: the same list of events is shown for the next one too.
    let moved_just_now = matches!(scene.latest.last(), Some(Event::Moved { .. }));
    if !moved_just_now {
        return html! {};
    }
    let [x, y] = centre(scene.components, *to);
    let [from_x, from_y] = centre(scene.components, *from);
    html! {
        g.traveller data-ply=(scene.ply) data-from={ (from_x - x) " " (from_y - y) } {
            g.pawn transform={ "translate(" (x) " " (y + 32.0) ")" } {
                (pieces::pawn(scene.side(*seat)))
            }
        }
    }
}
