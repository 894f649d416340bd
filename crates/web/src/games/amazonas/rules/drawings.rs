//! The drawings of the rules page.
//!
//! Colours come from classes of the stylesheet and emblems from the page, so that every drawing is at home in light and
//! in dark.

use game::{Components as _, Game as _, Seat};
use games::amazonas::{Amazonas, Colour, IncomeCard, Map, Species, Tent};
use maud::{Markup, html};

use crate::games::amazonas::emblems::tent;
use crate::games::amazonas::hand::emblem_name;
use crate::rulebook::drawing::{Point, WIDTH, label, outline, rectangle};
use texts::Lang;

const BLUE: Seat = Seat::new(0);
const RED: Seat = Seat::new(1);
const WHITE: Seat = Seat::new(2);

/// The drawing in its figure.
fn figure(lang: Lang, name: &str, height: i32, drawing: &Markup) -> Markup {
    crate::rulebook::drawing::figure(lang, Amazonas::NAME, name, height, drawing)
}

/// The tents of the four colours and a neutral one, with their names.
pub(super) fn tents(lang: Lang) -> Markup {
    // Some names are longer than others.
    const PLACES: [i32; 5] = [40, 120, 194, 282, 374];
    let colours = (0..).zip(Colour::ALL).map(|(seat, colour)| {
        let name = lang.text(&format!("amazonas-colour-{}", colour.name()));
        (Tent::Of(Seat::new(seat)), name)
    });
    let neutral = (Tent::NEUTRAL, lang.text("amazonas-rules-neutral"));
    let drawing = html! {
        @for ((shape, name), x) in colours.chain([neutral]).zip(PLACES) {
            (pitched(shape, (x, 36), 1.9))
            (label((x, 82), 12, &name))
        }
    };
    figure(lang, "tents", 92, &drawing)
}

/// The income cards of one player in a row, with their numbers for ties.
pub(super) fn income_cards(lang: Lang) -> Markup {
    let drawing = html! {
        @for (card, x) in IncomeCard::ALL.into_iter().zip((3..).step_by(60)) {
            (income_card((x, 4), card))
            circle.ink cx=(x + 40) cy="19" r="10" stroke-width="1.4" {}
            (label((x + 40, 23), 11, &Map::standard().tie_number(Colour::Blue, card).to_string()))
        }
    };
    figure(lang, "cards", 90, &drawing)
}

/// An income card with its number and what it counts.
fn income_card((x, y): Point, card: IncomeCard) -> Markup {
    let edge = outline(&rectangle((x, y), (54, 80)));
    html! {
        path.tile d=(edge) {}
        path.ink d=(edge) stroke-width="2.5" stroke-linejoin="round" {}
        (label((x + 14, y + 23), 21, &card.to_string()))
        (emblem(emblem_name(card), (x + 27, y + 52), 40))
    }
}

/// Cards, the tiles that they count, and what they pay.
pub(super) fn incomes(lang: Lang) -> Markup {
    let examples: [(u8, &[&str]); 3] = [
        (2, &["butterfly"]),
        (5, &["orchid", "orchid", "orchid"]),
        (1, &["fish", "fish", "native"]),
    ];
    let drawing = html! {
        @for ((number, tiles), y) in examples.into_iter().zip((6..).step_by(94)) {
            @if let Some(card) = IncomeCard::new(number) { (income_card((10, y), card)) }
            (label((80, y + 46), 20, "+"))
            @for (name, x) in tiles.iter().zip((96..).step_by(42)) { (tile((x, y + 22), 36, name)) }
            @let income = usize::from(number) + tiles.len();
            (label((282, y + 46), 17, &format!("{number} + {} = {income}", tiles.len())))
            (coin("gold-coin", (358, y + 40), income / 3))
            (coin("silver-coin", (394, y + 40), income % 3))
        }
    };
    figure(lang, "incomes", 286, &drawing)
}

/// The villages of the network: a letter, its place and its species.
const VILLAGES: [(&str, Point, Species); 5] = [
    ("A", (62, 158), Species::Iguana),
    ("B", (158, 58), Species::Orchid),
    ("C", (214, 172), Species::Fish),
    ("D", (362, 146), Species::Butterfly),
    ("E", (300, 52), Species::Parrot),
];

/// What links them, slightly bent.
const PATHS: [&str; 2] = ["M62 158Q98 98 158 58", "M158 58Q230 42 300 52"];
const WATERWAYS: [&str; 2] = ["M62 158Q140 186 214 172", "M214 172Q292 168 362 146"];

/// Villages and the links between them, and where the tent in the first may grow.
pub(super) fn network(lang: Lang) -> Markup {
    figure(lang, "network", 220, &country(&["B", "C"], &html! {}))
}

/// The same where paths are closed.
pub(super) fn jaguar(lang: Lang) -> Markup {
    let crosses = html! {
        path.shut.shut-path d="M97 97l14 14m0-14l-14 14M223 40l14 14m0-14l-14 14" {}
    };
    figure(lang, "jaguar", 220, &country(&["C"], &crosses))
}

fn country(within_reach: &[&str], crosses: &Markup) -> Markup {
    const RIVER: &str = "M-10 142C60 150 140 204 214 172S350 158 430 122";
    const TREES: [Point; 8] = [
        (30, 40),
        (96, 24),
        (228, 96),
        (392, 44),
        (128, 128),
        (282, 118),
        (120, 206),
        (318, 204),
    ];
    html! {
        rect.canopy width=(WIDTH) height="220" {}
        @for (x, y) in TREES {
            path.leaf transform={ "translate(" (x) " " (y) ")" }
                d="M-14 4c-12-14 4-26 12-12c8-14 26-4 14 10c10 12-6 24-14 10c-8 12-24 2-12-8Z" {}
        }
        path.bank d=(RIVER) stroke-width="46" {}
        path.bank-line d=(RIVER) stroke-width="37" {}
        path.water d=(RIVER) stroke-width="33" {}
        path.wave d=(RIVER) stroke-width="3" {}
        g.links {
            @for way in WATERWAYS { path.waterway-edge d=(way) {} path.waterway d=(way) {} }
            @for way in PATHS { path.trail-edge d=(way) {} path.trail d=(way) {} }
        }
        (crosses)
        @for (letter, (x, y), species) in VILLAGES {
            circle.ground cx=(x) cy=(y) r="29" {}
            @if within_reach.contains(&letter) { circle.within-reach cx=(x) cy=(y) r="31" {} }
            circle.plaque cx=(x) cy=(y) r="22" {}
            (emblem(species.name(), (x, y), 34))
            circle.sheet cx=(x - 22) cy=(y - 20) r="11" {}
            circle.ink cx=(x - 22) cy=(y - 20) r="11" stroke-width="1.8" {}
            (label((x - 22, y - 15), 14, letter))
        }
        (pitched(Tent::Of(BLUE), (88, 176), 1.4))
    }
}

/// A village as it fills up, and what the next tent costs.
pub(super) fn prices(lang: Lang) -> Markup {
    const COSTS: [u8; 3] = [2, 3, 5];
    let built = [Tent::Of(RED), Tent::Of(WHITE)];
    let drawing = html! {
        @for (taken, x) in (0..COSTS.len()).zip((75..).step_by(135)) {
            (village(x, Species::Fish, &COSTS, &built[..taken]))
            circle.within-reach cx=(space(x, COSTS.len(), taken)) cy="82" r="19" {}
            (coin("gold-coin", (x, 124), COSTS[taken].into()))
        }
    };
    figure(lang, "prices", 146, &drawing)
}

/// Where neutral tents may stand.
pub(super) fn places(lang: Lang) -> Markup {
    let [neutral, red, blue] = [Tent::NEUTRAL, Tent::Of(RED), Tent::Of(BLUE)];
    let drawing = html! {
        (village(75, Species::Parrot, &[2, 3], &[neutral]))
        path.allowed d="M63 123l9 10l16-22" {}
        (village(210, Species::Iguana, &[2, 3], &[red]))
        path.shut d="M201 112l18 20m0-20l-18 20" {}
        (village(345, Species::Orchid, &[2, 3, 5], &[blue, neutral]))
        path.allowed d="M333 123l9 10l16-22" {}
    };
    figure(lang, "places", 142, &drawing)
}

/// A village around `x` with its spaces and the tents on the first of them.
fn village(x: i32, species: Species, costs: &[u8], tents: &[Tent]) -> Markup {
    html! {
        circle.plaque cx=(x) cy="32" r="27" {}
        (emblem(species.name(), (x, 32), 42))
        @for (number, cost) in costs.iter().enumerate() {
            @let middle = space(x, costs.len(), number);
            circle.space cx=(middle) cy="82" r="15" {}
            @match tents.get(number) {
                Some(here) => (pitched(*here, (middle, 82), 1.3)),
                None => (label((middle, 88), 16, &cost.to_string())),
            }
        }
    }
}

/// Where the middle of a space lies.
fn space(x: i32, spaces: usize, number: usize) -> i32 {
    let steps = |count: usize| i32::try_from(count).expect("a village has three spaces");
    x + 38 * steps(number) - 19 * (steps(spaces) - 1)
}

/// A player's tiles, medal and mission, and what they score.
pub(super) fn score(lang: Lang) -> Markup {
    let piles: [&[&str]; 5] = [
        &["fish"; 2],
        &["butterfly"; 4],
        &["iguana"],
        &["parrot", "parrot", "parrot", "native"],
        &["orchid"; 2],
    ];
    let drawing = html! {
        @for (pile, x) in piles.into_iter().zip((4..).step_by(60)) {
            @for (number, name) in (0..).zip(pile) {
                (tile((x + number % 2 * 27, 6 + number / 2 * 28), 23, name))
            }
            @let points = if pile.len() < 3 { 0 } else { pile.len() };
            (label((x + 25, 88), 18, &points.to_string()))
        }
        path.medal-star transform="translate(330 34)"
            d="M0-24L7-8L24-7L11 4L15 21L0 12L-15 21L-11 4L-24-7L-7-8Z" {}
        text.coin-number x="330" y="41" font-size="18" text-anchor="middle" { "4" }
        (label((330, 88), 18, "+4"))
        @for ((x, y), done) in [((378, 30), true), ((404, 30), true), ((378, 60), true), ((404, 60), false)] {
            (pennant((x, y), done))
        }
        (label((390, 88), 18, "−3"))
        path.ink d="M14 101Q120 98 210 102T406 100" stroke-width="1.6" stroke-linecap="round" {}
        (label((210, 126), 18, "0 + 4 + 0 + 4 + 0 + 4 − 3 = 9"))
    };
    figure(lang, "score", 136, &drawing)
}

/// The sign of a village of the mission, ticked where a tent stands.
fn pennant((x, y): Point, done: bool) -> Markup {
    html! {
        g.pennant.done[done] transform={ "translate(" (x) " " (y) ") scale(0.65)" } {
            path.pole d="M0 14V-22" {}
            path.flag d="M0-22L-28-14L0-5Z" {}
            @if done { path.tick d="M-14-14l4 4l7-8" {} }
        }
    }
}

/// A tile from its upper left corner.
fn tile((x, y): Point, size: i32, name: &str) -> Markup {
    let edge = outline(&rectangle((x, y), (size, size)));
    html! {
        path.tile d=(edge) {}
        path.ink d=(edge) stroke-width="1.8" stroke-linejoin="round" {}
        (emblem(name, (x + size / 2, y + size / 2), size - 5))
    }
}

/// Coins of one kind.
fn coin(class: &str, (x, y): Point, count: usize) -> Markup {
    html! {
        circle class=(class) cx=(x) cy=(y) r="15" {}
        text.coin-number x=(x) y=(y + 6) font-size="17" text-anchor="middle" { (count) }
    }
}

/// An emblem of the page around its middle.
fn emblem(name: &str, (x, y): Point, size: i32) -> Markup {
    html! {
        use href={ "#am-" (name) } x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
    }
}

/// A tent around its middle.
fn pitched(shape: Tent, (x, y): Point, scale: f64) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (format!("{scale:.2}")) ")" } { (tent(&[], shape)) }
    }
}
