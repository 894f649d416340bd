//! Space Aztecs on a page.

mod card;
mod choice;
mod dial;
mod effect;
mod figures;
mod hand;
mod named;
mod naming;
mod picture;
mod reference;
mod round;
mod rules;
mod sentence;
mod village;

use game::{Seat, Shown};
use games::space_aztecs::{
    Action, Deck, Event, MAX_PLAYERS, PhaseName, SOURCES, SpaceAztecs, View, VillageView,
};
use maud::{Markup, html};

use crate::drawn::{Drawn, Prompt, Scene, Side};
use crate::parts::Parts;
use crate::plot::{self, Course};
use crate::reference::Reference;
use effect::Effects;
use round::Round;
use texts::Lang;

type SpaceAztecsScene<'a> = Scene<'a, SpaceAztecs>;

impl Drawn for SpaceAztecs {
    const STYLES: &'static str = include_str!("space_aztecs/style.css");

    const SOURCES: &'static [&'static str] = &SOURCES;

    const REFERENCE: Option<fn(Lang, &Deck) -> Reference> = Some(reference::reference);

    fn picture() -> Markup {
        picture::picture()
    }

    fn stage(scene: &SpaceAztecsScene<'_>, parts: &Parts) -> Markup {
        let players = scene.view.villages.len();
        html! {
            (definitions())
            // What is played out here can be skipped: see the script.
            div.sa.{ "sa-for-" (players) } data-play-out {
                div.sa-left {
                    (dial::stage(scene, parts))
                    (hand::stage(scene, parts))
                }
                div.sa-right {
                    (round::stage(scene, parts))
                    (village::stage(scene, parts))
                }
            }
        }
    }

    fn fill(scene: &SpaceAztecsScene<'_>, parts: &mut Parts) {
        let effects = Effects::new(scene);
        let round = Round::new(scene);
        dial::fill(scene, &effects, &round, parts);
        hand::fill(scene, &effects, parts);
        round::fill(scene, &round, parts);
        village::fill(scene, &effects, &round, parts);
    }

    fn heading(scene: &SpaceAztecsScene<'_>) -> Markup {
        let (lang, view) = (scene.lang, &scene.view);
        html! {
            h1 { "Space Aztecs" }
            span.round { (lang.with("space-aztecs-round", &[("number", view.round.into())])) }
            span.phase { (lang.text(&format!("space-aztecs-phase-{}", phase(view.phase)))) }
        }
    }

    fn prompt(scene: &SpaceAztecsScene<'_>) -> Prompt {
        choice::prompt(scene)
    }

    fn waiting(scene: &SpaceAztecsScene<'_>) -> (String, &'static str) {
        choice::waiting(scene)
    }

    fn naming(scene: &SpaceAztecsScene<'_>, action: Action) -> String {
        naming::naming(scene, action)
    }

    fn choices(scene: &SpaceAztecsScene<'_>) -> Markup {
        choice::buttons(scene)
    }

    fn tip(view: &View) -> Option<&'static str> {
        Some(phase(view.phase))
    }

    /// Before the hours are announced, the order in which piles are taken.
    fn order(view: &View) -> Vec<Seat> {
        if view.order.is_empty() {
            [&[view.first], view.others(view.first).as_slice()].concat()
        } else {
            view.order.clone()
        }
    }

    fn score(scene: &SpaceAztecsScene<'_>, seat: Seat) -> i32 {
        scene.components.points(&scene.view, seat).0
    }

    fn emblem(side: Side) -> Markup {
        html! { use href={ "#sa-seat-" (side) } {} }
    }

    fn role(scene: &SpaceAztecsScene<'_>, seat: Seat) -> String {
        let (lang, view) = (scene.lang, &scene.view);
        let village = village_name(lang, seat);
        if view.first == seat && view.ranking.is_none() {
            format!("{village} · {}", lang.text("space-aztecs-first"))
        } else {
            village
        }
    }

    fn holdings(scene: &SpaceAztecsScene<'_>, seat: Seat) -> Markup {
        let lang = scene.lang;
        let village = &scene.view.villages[seat.index()];
        let counts = [
            ("aztecs", aztecs(village)),
            ("temples", village.temples.len()),
            ("saucers", village.saucers.len()),
            ("laws", village.laws.len()),
        ];
        let words = counts.map(|(what, count)| {
            lang.with(
                &format!("space-aztecs-count-{what}"),
                &[("count", count.into())],
            )
        });
        html! {
            span.sa-numbers role="img" title=(words.join(", ")) {
                @for (what, count) in counts { (figures::count_sign(what)) (count) }
            }
            @if scene.components.may_starve(&scene.view, seat) { (village::hunger(lang)) }
            @if let Some(hour) = scene.view.chosen_by(seat).or(scene.view.announced_by(seat)) { b.sa-announced { (hour) } }
        }
    }

    fn sentence(
        lang: Lang,
        deck: &Deck,
        names: &[String],
        event: &Event,
    ) -> Option<(Option<Seat>, String)> {
        sentence::sentence(lang, deck, names, event)
    }

    fn course(game: Shown<'_, Self>) -> Course {
        let deck = game.components();
        let standing = |view: &View| {
            let points = |seat| deck.points(view, seat).0;
            view.seats().map(points).collect()
        };
        plot::by_standings(game, |view| view.round, standing)
    }

    fn rules(lang: Lang) -> Markup {
        html! {
            (definitions())
            (rules::page(lang))
        }
    }
}

/// Everything that is drawn once and used all over the page.
fn definitions() -> Markup {
    html! {
        svg.defs aria-hidden="true" {
            defs {
                (figures::symbols())
                (dial::symbols())
                @for (seat, shape) in SEATS.into_iter().enumerate() {
                    path.sa-seat.{ "side-" (seat) } id={ "sa-seat-" (seat) } d=(shape) {}
                    symbol id={ "sa-seal-" (seat) } viewBox="-15 -15 30 30" { use href={ "#sa-seat-" (seat) } {} }
                }
            }
        }
    }
}

/// The shapes of the seats: diamond, disc, triangle, square, hexagon, star.
const SEATS: [&str; MAX_PLAYERS] = [
    "M0-13L12 0L0 13L-12 0Z",
    "M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z",
    "M0-12L13 10.500H-13Z",
    "M-10.500-10.500H10.500V10.500H-10.500Z",
    "M-6.500-11H6.500L13 0L6.500 11H-6.500L-13 0Z",
    "M0-14L4-4.500L14-4L6 2.500L9 12.500L0 7L-9 12.500L-6 2.500L-14-4L-4-4.500Z",
];

/// The shape of a seat, in its colour.
fn seat_shape(seat: Seat) -> Markup {
    html! { use href={ "#sa-seat-" (seat) } {} }
}

/// The shape of a seat, the size of a letter.
fn seat_sign(seat: Seat) -> Markup {
    html! {
        svg.sa-seal aria-hidden="true" { use href={ "#sa-seal-" (seat) } {} }
    }
}

/// Everybody clockwise: from the viewer on, or from the first seat.
fn seats_from_viewer(scene: &SpaceAztecsScene<'_>) -> Vec<Seat> {
    let view = &scene.view;
    let own = scene
        .own()
        .filter(|own| view.seats().any(|seat| seat == *own));
    match own {
        Some(own) => [&[own], view.others(own).as_slice()].concat(),
        None => view.seats().collect(),
    }
}

/// What the village of a seat is called.
fn village_name(lang: Lang, seat: Seat) -> String {
    lang.text(&format!("space-aztecs-village-{seat}"))
}

/// How many live in a village.
fn aztecs(village: &VillageView) -> usize {
    let hidden = village.temples.iter().map(|temple| temple.hidden.len());
    village.open.len() + hidden.sum::<usize>()
}

/// The word for a phase in keys of texts.
fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Piles => "piles",
        PhaseName::Keep => "keep",
        PhaseName::Temple => "temple",
        PhaseName::Agent => "agent",
        PhaseName::Saucer => "saucer",
        PhaseName::Over => "over",
    }
}

#[cfg(test)]
mod tests;
