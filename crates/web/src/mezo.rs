//! Mezo on a page.

mod board;
mod card;
mod choice;
mod conflict;
mod deploy;
mod effect;
mod hand;
mod masks;
mod picture;
mod pieces;
mod reference;
mod rules;
mod sentence;
mod tribe;
mod words;

use ::mezo::{Components, Event, Mezo, PhaseName, View};
use game::Seat;
use maud::{Markup, html};
use tables::Match;

use crate::drawn::{Drawn, Prompt, Scene};
use crate::lang::Lang;
use crate::parts::Parts;
use crate::plot::{self, Course};
use crate::reference::Reference;
use effect::Effects;

type MezoScene<'a> = Scene<'a, Mezo>;

impl Drawn for Mezo {
    const SOURCES: &'static [&'static str] = &[];
    const REFERENCE: Option<fn(Lang, &Components) -> Reference> = Some(reference::reference);

    fn picture() -> Markup {
        picture::picture()
    }

    fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
        html! {
            (definitions())
            div.mz {
                (board::stage(scene, parts))
                (conflict::stage(scene, parts))
                (hand::stage(scene, parts))
            }
        }
    }

    fn fill(scene: &MezoScene<'_>, parts: &mut Parts) {
        let effects = Effects::new(scene);
        board::fill(scene, &effects, parts);
        conflict::fill(scene, &effects, parts);
        hand::fill(scene, &effects, parts);
    }

    fn heading(scene: &MezoScene<'_>) -> Markup {
        let (lang, view) = (scene.lang, &scene.view);
        html! {
            h1 { "Mezo" }
            span.round { (lang.with("mezo-round", &[("number", view.age.into())])) }
        }
    }

    fn prompt(scene: &MezoScene<'_>) -> Prompt {
        choice::prompt(scene)
    }

    fn waiting(scene: &MezoScene<'_>) -> (String, &'static str) {
        choice::waiting(scene)
    }

    fn choices(scene: &MezoScene<'_>) -> Markup {
        choice::buttons(scene)
    }

    fn tip(_: &View) -> Option<&'static str> {
        None
    }

    fn order(view: &View) -> Vec<Seat> {
        game::Seats::ALL.into_iter().take(view.vp.len()).collect()
    }

    fn score(view: &View, seat: Seat) -> i32 {
        i32::from(view.vp[seat.index()])
    }

    fn emblem(_: &View, seat: Seat) -> Markup {
        pieces::emblem(seat)
    }

    fn role(_: Lang, _: &View, _: Seat) -> String {
        String::new()
    }

    fn holdings(scene: &MezoScene<'_>, seat: Seat) -> Markup {
        tribe::holdings(scene, seat)
    }

    fn sentence(
        lang: Lang,
        parts: &Components,
        names: &[String],
        event: &Event,
    ) -> Option<(Option<Seat>, String)> {
        sentence::sentence(lang, parts, names, event)
    }

    fn course(game: &Match<Self>) -> Course {
        plot::by_lines(game)
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
                (pieces::symbols())
                (masks::symbols())
            }
        }
    }
}

/// The word for a phase in keys of texts.
fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::God => "god",
        PhaseName::City => "city",
        PhaseName::Cenote => "cenote",
        PhaseName::Ability => "ability",
        PhaseName::CityUnit => "city-unit",
        PhaseName::Tribes => "tribes",
        PhaseName::Blessed => "blessed",
        PhaseName::Call => "call",
        PhaseName::Keep => "keep",
        PhaseName::First => "first",
        PhaseName::Second => "second",
        PhaseName::Third => "third",
        PhaseName::Power => "power",
        PhaseName::Winner => "winner",
        PhaseName::Calendar => "calendar",
        PhaseName::Codex => "codex",
        PhaseName::Offer => "offer",
        PhaseName::Over => "over",
    }
}
