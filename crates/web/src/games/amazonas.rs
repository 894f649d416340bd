//! Amazonas on a page.

mod choice;
mod effect;
mod emblems;
mod event;
mod hand;
mod map;
mod money;
mod named;
mod naming;
mod rules;
mod sentence;

use game::{Known, Seat, Shown};
use games::amazonas::{Action, Amazonas, Colour, Event, IncomeCard, Map, PhaseName, Species, View};
use maud::{Markup, html};

use crate::drawn::{Drawn, Prompt, Scene, Side};
use crate::parts::Parts;
use crate::plot::{self, Course};
use effect::Effects;
use texts::{Lang, Word};

type AmazonasScene<'a> = Scene<'a, Amazonas>;

/// A point of the drawing.
type Point = [f32; 2];

impl Drawn for Amazonas {
    const STYLES: &'static str = include_str!("amazonas/style.css");

    const SOURCES: &'static [&'static str] = &[
        "fish",
        "butterfly",
        "iguana",
        "parrot",
        "orchid",
        "majority",
        "medal",
        "mission",
    ];

    fn picture() -> Markup {
        map::picture()
    }

    fn stage(scene: &AmazonasScene<'_>, parts: &Parts) -> Markup {
        html! {
            (event::stage(parts))
            (map::stage(scene, parts))
            (hand::stage(scene, parts))
        }
    }

    fn fill(scene: &AmazonasScene<'_>, parts: &mut Parts) {
        let effects = Effects::new(scene);
        event::fill(scene, parts);
        map::fill(scene, &effects, parts);
        hand::fill(scene, &effects, parts);
    }

    fn heading(scene: &AmazonasScene<'_>) -> Markup {
        let (lang, view) = (scene.lang, &scene.view);
        html! {
            h1 { "Amazonas" }
            @if view.round > 0 {
                span.round { (lang.with("amazonas-round-of", &[("number", view.round.into())])) }
            }
            span.phase { (lang.text(&format!("amazonas-phase-{}", phase(view.phase)))) }
        }
    }

    fn prompt(scene: &AmazonasScene<'_>) -> Prompt {
        choice::prompt(scene)
    }

    fn waiting(scene: &AmazonasScene<'_>) -> (String, &'static str) {
        choice::waiting(scene)
    }

    fn naming(scene: &AmazonasScene<'_>, action: Action) -> String {
        naming::naming(scene, action)
    }

    fn choices(scene: &AmazonasScene<'_>) -> Markup {
        choice::buttons(scene)
    }

    fn tip(view: &View) -> Option<&'static str> {
        Some(phase(view.phase))
    }

    fn order(view: &View) -> Vec<Seat> {
        view.order.clone()
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        scene.view.points(seat).0
    }

    fn emblem(side: Side) -> Markup {
        emblems::side_tent(side)
    }

    fn role(scene: &AmazonasScene<'_>, seat: Seat) -> String {
        let colour = Colour::ALL.get(scene.side(seat).index());
        let colour = colour.map_or("neutral", |colour| colour.name());
        scene.lang.text(&format!("amazonas-colour-{colour}"))
    }

    fn holdings(scene: &AmazonasScene<'_>, seat: Seat) -> Markup {
        let (lang, view) = (scene.lang, &scene.view);
        let tents = lang.with(
            "amazonas-tents-left",
            &[("count", view.tents_left(seat).into())],
        );
        let medal = view.medals[seat.index()];
        html! {
            (money::purse(lang, view.money[seat.index()]))
            span title=(tents) { span.visually-hidden { (tents) } span aria-hidden="true" { (mini_tent(&emblems::side_tent(scene.side(seat)))) (view.tents_left(seat)) } }
            @if let Some(left) = view.neutral_left.as_ref().map(|left| left[seat.index()]) {
                @let neutral = lang.with("amazonas-neutral-left", &[("count", left.into())]);
                span title=(neutral) { span.visually-hidden { (neutral) } span aria-hidden="true" { (mini_tent(&emblems::neutral_tent())) (left) } }
            }
            @if medal > 0 {
                @let medal_text = lang.with("amazonas-medal", &[("points", medal.into())]);
                b.medal title=(medal_text) { span.visually-hidden { (medal_text) } span aria-hidden="true" { "★ " (medal) } }
            }
            (played(scene, seat))
            (spent(scene, seat))
            (mission_so_far(scene, seat))
            (piles(scene, seat))
        }
    }

    fn sentence(
        lang: Lang,
        map: &Map,
        names: &[String],
        event: &Event,
    ) -> Option<(Option<Seat>, String)> {
        Some(sentence::sentence(lang, map, names, event))
    }

    fn course(game: Shown<'_, Self>) -> Course {
        // The opening is part of the first round.
        plot::by_standings(
            game,
            |view| view.round.max(1),
            |view| view.scores.iter().map(|points| points.0).collect(),
        )
    }

    fn rules(lang: Lang) -> Markup {
        html! {
            svg.defs aria-hidden="true" { defs { (emblems::symbols()) } }
            (rules::page(lang))
        }
    }
}

/// A tent the size of a letter.
fn mini_tent(tent: &Markup) -> Markup {
    html! { svg.am width="20" height="18" viewBox="-15 -16 30 29" { (tent) } " " }
}

/// The income card of the round, and why the seat plays when it does.
fn played(scene: &AmazonasScene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let card = match scene.view.played[seat.index()] {
        None => return html! {},
        Some(Known::Hidden(_)) => {
            let hidden = lang.text("amazonas-card-hidden");
            return html! { b.power title=(hidden) { span.visually-hidden { (hidden) } span aria-hidden="true" { "?" } } };
        }
        Some(Known::Open(card)) => card,
    };
    let revealed = scene
        .story
        .told()
        .iter()
        .rev()
        .find_map(|event| match event {
            Event::Revealed {
                seat: of,
                income,
                tie_number,
                ..
            } if *of == seat => Some((income.0, *tie_number)),
            Event::Round { .. } => Some((0, 0)),
            _ => None,
        });
    let name = card_name(lang, card);
    html! {
        b.power title=(name) { (card) }
        @if let Some((income, tie)) = revealed.filter(|(_, tie)| *tie > 0) {
            span.why {
                (lang.with("amazonas-why", &[("income", income.into()), ("tie", tie.into())]))
            }
        }
    }
}

/// The income cards that lie before a seat, face up or covered, as far as the viewer is shown them.
fn spent(scene: &AmazonasScene<'_>, seat: Seat) -> Markup {
    let cards = scene.view.pile_of_cards(seat);
    if cards.is_empty() {
        return html! {};
    }
    let all = matches!(scene.view.hands[seat.index()], Known::Open(_));
    let key = if all {
        "amazonas-cards-played"
    } else {
        "amazonas-card-last"
    };
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    let text = scene
        .lang
        .with(key, &[("cards", Word::from(&cards.join(", ")))]);
    html! {
        span.spent title=(text) { span.visually-hidden { (text) } span aria-hidden="true" { "▤ " (cards.join(" ")) } }
    }
}

/// What the mission of a seat would cost now: the score beside the name leaves all missions out until the end.
fn mission_so_far(scene: &AmazonasScene<'_>, seat: Seat) -> Markup {
    let Some(lost) = scene.view.mission_points(seat) else {
        return html! {};
    };
    html! {
        span.mission-so-far {
            (scene.lang.with("amazonas-mission-so-far", &[("points", (-lost.0).into())]))
        }
    }
}

/// The tiles and natives of a seat, pile by pile; who has the most of a species stands out.
fn piles(scene: &AmazonasScene<'_>, seat: Seat) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    html! {
        ul.piles {
            @for species in Species::ALL {
                @let (tiles, natives) = (view.tiles[seat.index()][species as usize], view.natives[seat.index()][species as usize]);
                @let most = view.most(species).contains(&seat);
                li.most[most].none[tiles + natives == 0] {
                    // The title is what a screen reader says of it.
                    span role="img" title=(pile_words(lang, species, tiles, natives)) {
                        (emblems::emblem(species.name(), 20))
                        (tiles)
                        @if natives > 0 { sup { "+" (natives) } }
                    }
                }
            }
        }
    }
}

fn pile_words(lang: Lang, species: Species, tiles: u8, natives: u8) -> String {
    let name = species_name(lang, species);
    let args = [
        ("species", Word::from(&name)),
        ("tiles", tiles.into()),
        ("natives", natives.into()),
    ];
    lang.with("amazonas-pile", &args)
}

/// What a species is called.
fn species_name(lang: Lang, species: Species) -> String {
    lang.text(&format!("amazonas-species-{species}"))
}

/// What an income card is called.
fn card_name(lang: Lang, card: IncomeCard) -> String {
    lang.text(&format!("amazonas-card-{card}"))
}

/// The word for a phase in keys of texts.
fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Opening => "opening",
        PhaseName::Income => "income",
        PhaseName::Native => "native",
        PhaseName::Building => "building",
        PhaseName::Over => "over",
    }
}

#[cfg(test)]
mod tests;
