//! The drawings of the rules page.
//!
//! Colours come from classes of the stylesheet and patterns from the page, so that every drawing is at home in light
//! and in dark.

use game::Game as _;
use games::aztlan::{Aztlan, PowerCard, Terrain};
use maud::{Markup, html};

use crate::rulebook::drawing::{Point, arrow, grain, label, outline, rectangle};
use texts::Lang;

const SERPENT: usize = 0;
const OCELOT: usize = 1;
const COYOTE: usize = 2;
const QUETZAL: usize = 3;

/// The shapes of the tribes, around their middle.
const TRIBES: [&str; 4] = [
    "M0-12L11 0L0 12L-11 0Z",
    "M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5Z",
    "M0-12L12 9H-12Z",
    "M-9.5-9.5H9.5V9.5H-9.5Z",
];

/// The drawing in its figure.
fn figure(lang: Lang, name: &str, height: i32, drawing: &Markup) -> Markup {
    crate::rulebook::drawing::figure(lang, Aztlan::NAME, name, height, drawing)
}

/// The four tribes with their names.
pub(super) fn tribes(lang: Lang) -> Markup {
    let drawing = html! {
        @for (tribe, x) in (0..TRIBES.len()).zip((54..).step_by(104)) {
            (pawn(tribe, (x, 28), 1.7))
            (label((x, 72), 15, &lang.text(&format!("aztlan-rules-tribe-{tribe}"))))
        }
    };
    figure(lang, "tribes", 82, &drawing)
}

/// The six power cards in a row.
pub(super) fn power_cards(lang: Lang) -> Markup {
    let drawing = html! {
        @for (card, x) in PowerCard::ALL.into_iter().zip((2..).step_by(70)) {
            (power_card(lang, card, x))
        }
    };
    figure(lang, "power", 130, &drawing)
}

fn power_card(lang: Lang, card: PowerCard, left: i32) -> Markup {
    let edge = outline(&rectangle((left, 4), (66, 122)));
    let name = card.terrain().map_or("wild", Terrain::name);
    let name = lang.text(&format!("aztlan-rules-terrain-{name}"));
    let lines: Vec<&str> = name.split(' ').collect();
    let first_line = if lines.len() > 1 { 101 } else { 108 };
    let middle = left + 33;
    html! {
        path.sheet d=(edge) {}
        (card_picture(card, left))
        path.ink d=(edge) stroke-width="2.5" stroke-linejoin="round" {}
        (label((left + 15, 29), 23, &card.to_string()))
        circle.ink cx=(left + 49) cy="21" r="10.5" stroke-width="1.6" {}
        (label((left + 49, 26), 13, &card.unused_value().to_string()))
        @for (line, y) in lines.iter().zip((first_line..).step_by(14)) {
            (label((middle, y), 11, line))
        }
    }
}

/// The terrain of the card; a strip of each for the wild one.
fn card_picture(card: PowerCard, left: i32) -> Markup {
    let terrains = card
        .terrain()
        .map_or_else(|| Terrain::ALL.to_vec(), |terrain| vec![terrain]);
    let height = if terrains.len() > 1 { 10 } else { 50 };
    html! {
        @for (terrain, top) in terrains.iter().zip((38..).step_by(10)) {
            (painted(&outline(&rectangle((left + 1, top), (64, height))), *terrain, true))
        }
        (glyph(card.terrain(), (left + 33, 63), 1.15))
    }
}

/// The pawns of one tribe in a contested territory.
struct Force {
    tribe: usize,
    pawns: i32,
    card: i32,
}

impl Force {
    const fn power(&self) -> i32 {
        self.pawns * self.card
    }
}

const fn force(tribe: usize, pawns: i32, card: i32) -> Force {
    Force { tribe, pawns, card }
}

/// A single winner, and what battle and coexistence would leave.
pub(super) fn contest(lang: Lang) -> Markup {
    let forces = [
        force(OCELOT, 2, 5),
        force(QUETZAL, 1, 8),
        force(COYOTE, 1, 4),
    ];
    let drawing = html! {
        (clash(Terrain::Desert, &forces))
        (arrow((82, 158), (82, 184)))
        (territory((82, 240), 75, Terrain::Desert, &forces[..1]))
        (label((82, 308), 15, &lang.text("aztlan-rules-battle")))
        (arrow((140, 142), (228, 190)))
        (territory((268, 240), 75, Terrain::Desert, &forces))
        (prosperity_card((352, 238)))
        (label((392, 244), 16, "+1"))
        (label((300, 308), 15, &lang.text("aztlan-rules-coexist")))
    };
    figure(lang, "contest", 318, &drawing)
}

/// Two equals who stay and a weaker player who leaves.
pub(super) fn tie(lang: Lang) -> Markup {
    let forces = [
        force(COYOTE, 1, 8),
        force(QUETZAL, 2, 4),
        force(SERPENT, 1, 5),
    ];
    let drawing = html! {
        (clash(Terrain::Mountains, &forces))
        (arrow((82, 158), (82, 184)))
        (territory((82, 240), 75, Terrain::Mountains, &forces[..2]))
        (arrow((146, 240), (200, 240)))
        (pawn(SERPENT, (226, 240), 1.0))
        (prosperity_card((352, 238)))
        path.ink d="M322 206Q350 240 382 271M383 204Q350 236 321 273" stroke-width="4" stroke-linecap="round" {}
    };
    figure(lang, "tie", 296, &drawing)
}

/// A contested territory, and beside it the power of each who stands there.
fn clash(terrain: Terrain, forces: &[Force]) -> Markup {
    html! {
        (territory((82, 82), 110, terrain, forces))
        @for (force, y) in forces.iter().zip((34..).step_by(48)) {
            (pawn(force.tribe, (172, y), 0.9))
            (label((227, y + 5), 14, &format!("{} × {} = {}", force.pawns, force.card, force.power())))
            @let bar = outline(&rectangle((275, y - 9), (force.power() * 13, 18)));
            path class={ "tribe-" (force.tribe) } d=(bar) {}
            path.ink d=(bar) stroke-width="2" stroke-linejoin="round" {}
        }
    }
}

/// A territory around `middle`, in hundredths of its usual size, with the pawns of the forces.
fn territory(middle: Point, size: i32, terrain: Terrain, forces: &[Force]) -> Markup {
    const CORNERS: [Point; 8] = [
        (-54, -34),
        (-16, -60),
        (34, -54),
        (64, -16),
        (52, 36),
        (12, 60),
        (-40, 50),
        (-64, 8),
    ];
    const PLACES: [Point; 4] = [(-21, -20), (21, -20), (-21, 20), (21, 20)];
    let at = |(x, y): Point| (middle.0 + x * size / 100, middle.1 + y * size / 100);
    let pawns = forces
        .iter()
        .flat_map(|force| (0..force.pawns).map(|_| force.tribe));
    html! {
        (painted(&outline(&CORNERS.map(at)), terrain, true))
        @for (tribe, place) in pawns.zip(PLACES) {
            (pawn(tribe, at(place), f64::from(size) / 95.0))
        }
    }
}

/// The back of a prosperity card: a stepped pyramid below the sun.
fn prosperity_card((x, y): Point) -> Markup {
    let edge = outline(&rectangle((x - 22, y - 31), (44, 62)));
    html! {
        path.sheet d=(edge) {}
        path.ink d=(edge) stroke-width="2.5" stroke-linejoin="round" {}
        circle.tribe-1 cx=(x) cy=(y - 15) r="6" {}
        circle.ink cx=(x) cy=(y - 15) r="6" stroke-width="1.6" {}
        (glyph(Some(Terrain::City), (x, y + 9), 1.05))
    }
}

/// A territory of a domain: its place in a grid of hexagons and its terrain.
type Cell = (Point, Terrain);

/// Four domains of a player with the city card, and what they score.
pub(super) fn domains(lang: Lang) -> Markup {
    use Terrain::{City, Desert, Jungle, Mountains, Terraces};
    let four = [
        ((0, 0), Jungle),
        ((1, 0), City),
        ((0, 1), Desert),
        ((1, 1), Terraces),
    ];
    let three = [((0, 0), City), ((1, 0), Mountains), ((0, 1), City)];
    let drawing = html! {
        (domain((36, 44), &four, (75, 146), "4 + 1² = 5"))
        (domain((180, 44), &three, (206, 146), "3 + 2² = 7"))
        (domain((304, 66), &[((0, 0), City)], (304, 146), "1 + 1² = 2"))
        (domain((384, 66), &[((0, 0), Mountains)], (384, 146), "0"))
        path.ink d="M28 160Q120 157 210 161T392 159" stroke-width="1.6" stroke-linecap="round" {}
        (label((210, 184), 18, "5 + 7 + 2 + 0 = 14"))
    };
    figure(lang, "domains", 194, &drawing)
}

/// Territories that hang together, cities marked, with their points below.
fn domain(origin: Point, cells: &[Cell], below: Point, points: &str) -> Markup {
    let hexagon = Hexagon { side: 30 };
    html! {
        @for (place, terrain) in cells {
            @let middle = hexagon.middle(origin, *place);
            @let matching = *terrain == Terrain::City;
            (painted(&outline(&hexagon.corners(middle)), *terrain, matching))
            @if matching { (glyph(Some(*terrain), (middle.0, middle.1 - 11), 0.75)) }
            (pawn(OCELOT, (middle.0, middle.1 + if matching { 11 } else { 0 }), 0.75))
        }
        (label(below, 14, points))
    }
}

/// A lake whose shores a canoe joins.
pub(super) fn rafts(lang: Lang) -> Markup {
    use Terrain::{City, Desert, Jungle, Mountains, Terraces};
    let empty = [
        ((-1, -1), Mountains),
        ((0, -1), City),
        ((1, -1), Terraces),
        ((2, -1), Jungle),
        ((-2, 1), Terraces),
        ((-1, 1), Mountains),
        ((0, 1), Jungle),
        ((1, 1), City),
    ];
    let held = [
        ((-2, 0), Desert),
        ((-1, 0), Jungle),
        ((1, 0), Desert),
        ((2, 0), Mountains),
    ];
    let hexagon = Hexagon { side: 40 };
    let lake = (210, 108);
    let drawing = html! {
        @for (place, terrain) in empty.iter().chain(&held) {
            (painted(&outline(&hexagon.corners(hexagon.middle(lake, *place))), *terrain, true))
        }
        (water(&outline(&hexagon.corners(lake))))
        @for (place, terrain) in held {
            @let (x, y) = hexagon.middle(lake, place);
            (glyph(Some(terrain), (x, y - 15), 0.85))
            (pawn(QUETZAL, (x, y + 14), 0.95))
        }
        (canoe(lake))
    };
    figure(lang, "rafts", 216, &drawing)
}

fn water(edge: &str) -> Markup {
    html! {
        path.lake d=(edge) {}
        path fill="url(#pat-lake)" d=(edge) {}
        path.ink d=(edge) stroke-width="2.5" stroke-linejoin="round" {}
    }
}

/// A canoe on its way from shore to shore.
fn canoe((x, y): Point) -> Markup {
    let hull = "M-24-5Q-20 2-13 2H13Q20 2 24-5Q22 11 10 11H-10Q-22 11-24-5Z";
    html! {
        path.ink d={ "M" (x - 58) " " (y + 14) "Q" (x) " " (y + 38) " " (x + 58) " " (y + 14) }
            stroke-width="3" stroke-dasharray="7 5" stroke-linecap="round" {}
        g transform={ "translate(" (x) " " (y - 2) ")" } {
            path.sheet d=(hull) {}
            path.ink d=(hull) stroke-width="2" stroke-linejoin="round" {}
            path.ink d="M-9 4L-6 9M0 4V9M9 4L6 9" stroke-width="1.4" stroke-linecap="round" {}
            path.ink d="M11-12L-1 16" stroke-width="2.4" stroke-linecap="round" {}
        }
        (pawn(QUETZAL, (x - 4, y - 8), 0.75))
    }
}

/// Counters on the score track and the turns that they give.
pub(super) fn counters(lang: Lang) -> Markup {
    let drawing = html! {
        @for (score, x) in (6..=12).zip((6..).step_by(58)) {
            @let square = outline(&rectangle((x, 92), (58, 34)));
            path.sheet d=(square) {}
            path.ink d=(square) stroke-width="2" stroke-linejoin="round" {}
            (label((x + 29, 115), 16, &score.to_string()))
        }
        (counter(SERPENT, (383, 90), 1))
        (counter(OCELOT, (209, 90), 3))
        (counter(QUETZAL, (209, 57), 2))
        (counter(COYOTE, (93, 90), 4))
    };
    figure(lang, "order", 132, &drawing)
}

/// A counter like a step of a pyramid, standing at `(x, y)`, with its turn beside it.
fn counter(tribe: usize, (x, y): Point, turn: u8) -> Markup {
    let step = outline(&[(x - 24, y), (x - 18, y - 32), (x + 18, y - 32), (x + 24, y)]);
    html! {
        path class={ "tribe-" (tribe) } d=(step) {}
        path.ink d=(step) stroke-width="2.5" stroke-linejoin="round" {}
        circle.sheet cx=(x) cy=(y - 16) r="13" {}
        circle.ink cx=(x) cy=(y - 16) r="13" stroke-width="1.4" {}
        (pawn(tribe, (x, y - 16), 0.75))
        circle.ink cx=(x - 40) cy=(y - 15) r="11" stroke-width="1.6" {}
        (label((x - 40, y - 10), 14, &turn.to_string()))
    }
}

/// A shape of a terrain with its ink line, with or without the pattern.
fn painted(edge: &str, terrain: Terrain, patterned: bool) -> Markup {
    html! {
        path class={ "terrain-" (terrain) } d=(edge) {}
        @if patterned { path fill={ "url(#pat-" (terrain) ")" } d=(edge) {} }
        path.ink d=(edge) stroke-width="2.5" stroke-linejoin="round" {}
    }
}

fn pawn(tribe: usize, (x, y): Point, scale: f64) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (format!("{scale:.2}")) ")" } {
            path class={ "tribe-" (tribe) } d=(TRIBES[tribe]) {}
            path.ink d=(TRIBES[tribe]) stroke-width="2" stroke-linejoin="round" {}
        }
    }
}

/// The sign of a terrain; a star for the wild card.
fn glyph(terrain: Option<Terrain>, (x, y): Point, scale: f64) -> Markup {
    let sign = match terrain {
        None => "M0-14L4-4L14-4L6 2L9 12L0 6L-9 12L-6 2L-14-4L-4-4Z",
        Some(Terrain::Jungle) => {
            "M-11-7C-3-6 1 1 0 9C-8 8-13 2-11-7ZM11-7C13 2 8 8 0 9C-1 1 3-6 11-7ZM0-15C7-8 9 0 0 9C-9 0-7-8 0-15ZM0 9V15"
        }
        Some(Terrain::Desert) => {
            "M-3 13V2H-7Q-11 2-11-2V-7H-7V-2H-3V-10Q-3-13 0-13T3-10V1H7V-3H11V1Q11 5 7 5H3V13Z"
        }
        Some(Terrain::Mountains) => "M-15 12L-4-12L3 1L7-6L15 12ZM-8-3L-5-5L-3-2L0-4",
        Some(Terrain::Terraces) => "M-15 11L-6-10H6L15 11ZM-12 4H12M-9-3H9",
        Some(Terrain::City) => "M-15 12V6H-10V0H-6V-6H-4V-11H4V-6H6V0H10V6H15V12ZM-3 12V3H3V12",
    };
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (format!("{scale:.2}")) ")" } {
            path.sheet d=(sign) {}
            path.ink d=(sign) stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" {}
        }
    }
}

/// A hexagon that stands on a corner. Its neighbours share their corners with it exactly.
#[derive(Clone, Copy)]
struct Hexagon {
    side: i32,
}

impl Hexagon {
    /// Half the width: the height of the triangle on a side, nearly.
    const fn half(self) -> i32 {
        self.side * 13 / 15
    }

    /// The middle of the hexagon in this column and row, where column and row 0 lie on the origin.
    const fn middle(self, origin: Point, (column, row): Point) -> Point {
        let x = origin.0 + (2 * column + row) * self.half();
        (x, origin.1 + row * self.side * 3 / 2)
    }

    /// The corners, each drifted a little from its place.
    fn corners(self, (x, y): Point) -> [Point; 6] {
        let (half, side) = (self.half(), self.side);
        let corners = [
            (x, y - side),
            (x + half, y - side / 2),
            (x + half, y + side / 2),
            (x, y + side),
            (x - half, y + side / 2),
            (x - half, y - side / 2),
        ];
        corners.map(|(x, y)| (x + grain((x, y), 4), y + grain((y, x), 4)))
    }
}
