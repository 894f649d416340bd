//! Mezo on a page.

mod board;
mod card;
mod choice;
mod conflict;
mod count;
mod deploy;
mod effect;
mod forecast;
mod hand;
mod masks;
mod named;
mod naming;
mod picture;
mod pieces;
mod reference;
mod rules;
mod sentence;
mod situation;
mod terms;
mod tribe;
mod words;

use game::{Seat, Shown};
use games::mezo::{Action, Components, Event, Mezo, PhaseName, Source, View};
use maud::{Markup, html};

use crate::drawn::{Drawn, Prompt, Scene, Side};
use crate::parts::Parts;
use crate::plot::{self, Course};
use crate::reference::Reference;
use effect::Effects;
use texts::Lang;

type MezoScene<'a> = Scene<'a, Mezo>;

impl Drawn for Mezo {
    const STYLES: &'static str = concat!(
        include_str!("mezo/style.css"),
        include_str!("mezo/cards.css")
    );

    const SOURCES: &'static [&'static str] = &SOURCES;
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
        let here = view.conflict.as_ref().map(|conflict| &conflict.region);
        html! {
            h1 { "Mezo" }
            @if view.age > 0 {
                span.round { (lang.with("mezo-round-of", &[("number", view.age.into())])) }
            }
            span.phase {
                (lang.text(&format!("mezo-phase-{}", phase(view.phase))))
                @if let Some(region) = here { " · " (region) }
            }
        }
    }

    fn prompt(scene: &MezoScene<'_>) -> Prompt {
        choice::prompt(scene)
    }

    fn waiting(scene: &MezoScene<'_>) -> (String, &'static str) {
        choice::waiting(scene)
    }

    fn naming(scene: &MezoScene<'_>, action: Action) -> String {
        naming::naming(scene, action)
    }

    fn choices(scene: &MezoScene<'_>) -> Markup {
        choice::buttons(scene)
    }

    fn tip(view: &View) -> Option<&'static str> {
        Some(match view.phase {
            PhaseName::CityUnit => "tribes",
            PhaseName::Second => "first",
            PhaseName::Codex => "calendar",
            other => phase(other),
        })
    }

    fn order(view: &View) -> Vec<Seat> {
        let mut all = seats(view);
        all.sort_by_key(|seat| std::cmp::Reverse(view.vp[seat.index()]));
        let together = matches!(view.phase, PhaseName::Keep | PhaseName::Over);
        let turns = if together { &[] } else { view.order.as_slice() };
        let others = all.into_iter().filter(|seat| !turns.contains(seat));
        turns.iter().copied().chain(others).collect()
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        i32::from(scene.view.vp[seat.index()])
    }

    fn emblem(side: Side) -> Markup {
        pieces::emblem(side)
    }

    fn role(scene: &MezoScene<'_>, seat: Seat) -> String {
        tribe::role(scene, seat)
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

    /// What everybody begins with is in no age, and there from the start.
    fn course(game: Shown<'_, Self>) -> Course {
        let mut course = plot::by_lines(game);
        let lines = game.outcome().map(|outcome| outcome.breakdown);
        let lines = lines.into_iter().flatten();
        let first = [Source::Start, Source::Handicap].map(Source::word);
        for line in lines.filter(|line| first.contains(&line.source)) {
            let curve = &mut course[line.seat.index()];
            let before_the_end = curve.len() - 1;
            for points in &mut curve[..before_the_end] {
                *points += line.points.0;
            }
        }
        course
    }

    fn rules(lang: Lang) -> Markup {
        html! {
            (definitions())
            (rules::page(lang))
        }
    }
}

/// The words for sources of points, in the order of the breakdown.
const SOURCES: [&str; Source::ALL.len()] = {
    let mut words = [""; Source::ALL.len()];
    let mut index = 0;
    while index < words.len() {
        words[index] = Source::ALL[index].word();
        index += 1;
    }
    words
};

/// Every seat of the game; in solo the second is the vengeful force.
fn seats(view: &View) -> Vec<Seat> {
    game::Seats::ALL.into_iter().take(view.vp.len()).collect()
}

/// Whether the vengeful force plays this seat.
fn is_vengeful(view: &View, seat: Seat) -> bool {
    view.solo.is_some() && seat.index() == 1
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

#[cfg(test)]
mod tests;
