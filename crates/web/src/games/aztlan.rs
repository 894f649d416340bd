//! Aztlán on a page.

mod choice;
mod effect;
mod hand;
mod map;
mod named;
mod naming;
mod pieces;
mod rules;
mod sentence;

use game::{Known, Seat, Shown, Viewer};
use games::aztlan::{Action, Aztlan, Board, Event, PhaseName, StepName, View};
use maud::{Markup, html};

use crate::drawn::{Drawn, Prompt, Scene, Side, sides_by_options};
use crate::parts::Parts;
use crate::plot::{self, Course};
use texts::Lang;

type AztlanScene<'a> = Scene<'a, Aztlan>;

impl Drawn for Aztlan {
    const STYLES: &'static str = include_str!("aztlan/style.css");

    const SOURCES: &'static [&'static str] =
        &["domains", "blessings", "unused_card", "cards", "offerings"];

    fn picture() -> Markup {
        map::picture()
    }

    fn stage(scene: &AztlanScene<'_>, parts: &Parts) -> Markup {
        html! {
            (map::stage(scene, parts))
            (hand::stage(scene, parts))
        }
    }

    fn fill(scene: &AztlanScene<'_>, parts: &mut Parts) {
        map::fill(scene, parts);
        hand::fill(scene, parts);
    }

    fn heading(scene: &AztlanScene<'_>) -> Markup {
        let (lang, view) = (scene.lang, &scene.view);
        let age = lang.with("aztlan-round", &[("number", view.age.into())]);
        html! {
            h1 { "Aztlán" }
            span.age role="img" aria-label=(age) title=(age) {
                @for age in 1..=5 { i.on[age <= view.age] {} }
            }
            span.phase { (lang.text(&format!("aztlan-phase-{}", phase(view.phase)))) }
        }
    }

    fn prompt(scene: &AztlanScene<'_>) -> Prompt {
        choice::prompt(scene)
    }

    fn waiting(scene: &AztlanScene<'_>) -> (String, &'static str) {
        choice::waiting(scene)
    }

    fn naming(scene: &AztlanScene<'_>, action: Action) -> String {
        naming::naming(scene, action)
    }

    fn choices(scene: &AztlanScene<'_>) -> Markup {
        choice::buttons(scene)
    }

    fn tip(view: &View) -> Option<&'static str> {
        Some(match (view.phase, view.step) {
            (PhaseName::Choosing, _) => "choosing",
            (PhaseName::Development, Some(StepName::Place)) => "placing",
            (PhaseName::Development, _) => "moving",
            (PhaseName::Conflict, _) => "conflict",
            (PhaseName::Games, _) => "games",
            (PhaseName::Scoring, _) => "scoring",
            (PhaseName::Over, _) => "over",
        })
    }

    fn order(view: &View) -> Vec<Seat> {
        view.order.clone()
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        scene.view.scores[seat.index()].into()
    }

    /// With two players, who swap factions, the faction that each has at that time.
    fn sides(game: Shown<'_, Self>, ply: usize) -> Vec<Side> {
        let options = game.options();
        if options.players > 2 {
            return sides_by_options(options, options.players.into());
        }
        let view = game.view(Viewer::Spectator, ply);
        let control = view.control.unwrap_or_default();
        control.into_iter().map(pieces::faction).collect()
    }

    fn pickable(players: usize, place: u8) -> Side {
        if players == 2 {
            pieces::faction(place)
        } else {
            Side(place)
        }
    }

    fn emblem(side: Side) -> Markup {
        pieces::pawn(side)
    }

    /// A faction is marked by both its tribes: a line is nobody's single tribe.
    fn mark(side: Side) -> Markup {
        if pieces::tribes(side).len() == 1 {
            plot::mark(side)
        } else {
            html! { g.faction transform="scale(.5)" { (pieces::pawn(side)) } }
        }
    }

    fn role(scene: &AztlanScene<'_>, seat: Seat) -> String {
        side_name(scene.lang, scene.side(seat))
    }

    fn holdings(scene: &AztlanScene<'_>, seat: Seat) -> Markup {
        let (lang, view) = (scene.lang, &scene.view);
        let index = seat.index();
        let hand = &view.hands[index];
        let open: Vec<String> = hand
            .iter()
            .filter_map(|card| card.open())
            .map(|card| lang.text(&format!("aztlan-rules-card-{card}")))
            .collect();
        let cards = lang.with("aztlan-cards-held", &[("count", hand.len().into())]);
        let place = lang.with("aztlan-to-place", &[("count", view.to_place[index].into())]);
        let title = if open.is_empty() {
            cards.clone()
        } else {
            open.join(", ")
        };
        html! {
            span title=(place) { span.visually-hidden { (place) } span aria-hidden="true" { "▲ " (view.to_place[index]) } }
            span title=(title) { span.visually-hidden { (cards) } span aria-hidden="true" { "▮ " (hand.len()) } }
            (power_cards(scene, seat))
        }
    }

    fn sentence(
        lang: Lang,
        board: &Board,
        names: &[String],
        event: &Event,
    ) -> Option<(Option<Seat>, String)> {
        sentence::sentence(lang, board, names, event)
    }

    fn course(game: Shown<'_, Self>) -> Course {
        plot::by_lines(game)
    }

    fn rules(lang: Lang) -> Markup {
        html! {
            svg.defs aria-hidden="true" { (map::patterns()) }
            (rules::page(lang))
        }
    }
}

/// The power card of the age, if one is chosen, and those of past ages.
fn power_cards(scene: &AztlanScene<'_>, seat: Seat) -> Markup {
    let (lang, power) = (scene.lang, &scene.view.power[seat.index()]);
    let title = |key: &str, card: &str| lang.with(key, &[("card", card.into())]);
    html! {
        @match power.chosen {
            Some(Known::Open(card)) => {
                b.power title=(title("aztlan-power-now", &card.to_string())) { (card) }
            }
            Some(Known::Hidden(_)) => {
                b.power title=(lang.text("aztlan-power-hidden")) { "?" }
            }
            None => {}
        }
        @for card in &power.used {
            s.power title=(title("aztlan-power-used", &card.to_string())) { (card) }
        }
    }
}

/// The word for a phase in keys of texts.
fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Choosing => "choosing",
        PhaseName::Development => "development",
        PhaseName::Conflict | PhaseName::Games => "conflict",
        PhaseName::Scoring => "scoring",
        PhaseName::Over => "over",
    }
}

/// The side of a people, as the view counts them: the tribe of a seat, or with two players a faction.
fn people_side(scene: &AztlanScene<'_>, people: usize) -> Side {
    match u8::try_from(people) {
        Ok(faction) if scene.view.control.is_some() => pieces::faction(faction),
        Ok(seat) => scene.side(Seat::new(seat)),
        Err(_) => Side(u8::MAX),
    }
}

/// What a side is called: a tribe, or with two players a faction of two.
fn side_name(lang: Lang, side: Side) -> String {
    let tribe = |tribe: usize| lang.text(&format!("aztlan-rules-tribe-{tribe}"));
    match pieces::tribes(side) {
        [only] => tribe(*only),
        both => both
            .iter()
            .map(|one| tribe(*one))
            .collect::<Vec<_>>()
            .join(" + "),
    }
}

#[cfg(test)]
mod tests;
