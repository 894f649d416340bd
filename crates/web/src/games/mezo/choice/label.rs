//! What stands on the buttons.

use games::mezo::{Action, Components, EffectId, Kind, Mezo, Owner, Region, Vertex};
use maud::{Markup, html};

use super::super::{MezoScene, card, terms, words};
use crate::drawn::Drawn as _;
use texts::Word;

/// Whether what a choice does is written on its button, in a sentence.
pub(super) fn is_long(action: Action) -> bool {
    matches!(
        action,
        Action::Ability(_)
            | Action::Act(_)
            | Action::Tile(_)
            | Action::Power(_)
            | Action::Space(_)
            | Action::Vengeful(_)
            | Action::Third
            | Action::Effect
            | Action::Appease
    )
}

/// What the button of a choice shows.
pub(super) fn label(scene: &MezoScene<'_>, action: Action) -> Markup {
    let (lang, parts, view) = (scene.lang, scene.components, &scene.view);
    let name = || html! { (Mezo::naming(scene, action)) };
    match action {
        Action::God(god) => html! { (card::portrait(&parts.god(god).name)) (name()) },
        Action::City(region)
        | Action::Cenote(region)
        | Action::Champion(region)
        | Action::Blessed(region)
        | Action::Region(region) => html! { (parts.region_name(region)) },
        Action::Deploy(region, kind) => {
            html! { (parts.region_name(region)) ": " (terms::kind(lang, kind)) }
        }
        Action::Ability(ability) => {
            let (age, ability) = (view.age.max(1), ability + 1);
            said(
                &words::ability_name(lang, age, ability),
                &words::ability_words(lang, age, ability),
            )
        }
        Action::Vertex(vertex) => html! { (around(parts, scene, vertex).join(" · ")) },
        Action::Keep(card) => html! { (terms::card(lang, card)) },
        Action::Act(2) => {
            let words = effect(scene, action_of(scene, 2));
            let words = lang.with("mezo-ceremony-of", &[("effect", Word::from(&words))]);
            numbered(2, &terms::with_idle_tiles(scene, words))
        }
        Action::Act(number) => numbered(number, &effect(scene, action_of(scene, number))),
        Action::Pass(_, number) => html! { (number + 1) },
        Action::Sacrifice(None, kind) | Action::Unit(kind) | Action::Offer(kind) => {
            html! { (terms::kind(lang, kind)) }
        }
        Action::Sacrifice(Some(region), kind) => place_and_kind(scene, region, kind),
        Action::Tile(tile) => {
            let age = lang.with("mezo-tile-of", &[("age", (tile + 1).into())]);
            let words = effect(scene, view.tile(parts, tile));
            said(&age, &terms::tile(scene, tile, words))
        }
        Action::Victim(seat, kind) => {
            html! { i.dot.{ "side-" (scene.side(seat)) } {} (scene.name(seat)) ": " (terms::kind(lang, kind)) }
        }
        Action::Piece(Owner::Seat(seat), piece) => {
            html! { i.dot.{ "side-" (scene.side(seat)) } {} (scene.name(seat)) ": " (terms::piece(lang, piece)) }
        }
        Action::Piece(Owner::Neutral(_), piece) => {
            html! { (lang.text("mezo-neutral")) ": " (terms::piece(lang, piece)) }
        }
        Action::Opponent(seat) | Action::Winner(seat) => {
            html! { i.dot.{ "side-" (scene.side(seat)) } {} (scene.name(seat)) }
        }
        Action::Power(power) => {
            let seat = scene.own().unwrap_or(game::Seat::new(0));
            let powers = parts.powers(scene.side(seat).index());
            html! { (effect(scene, powers.get(usize::from(power)).copied())) }
        }
        Action::Space(space) => numbered(space, &effect(scene, bonus(scene, space))),
        Action::Vengeful(god) => said(
            &words::god_name(lang, &parts.god(god).name),
            &words::vengeful(lang, parts, parts.effect(parts.vengeful(god))),
        ),
        Action::Move
        | Action::Invoke
        | Action::Third
        | Action::Effect
        | Action::Appease
        | Action::Decline
        | Action::Refuse
        | Action::Done => name(),
    }
}

/// The regions around a vertex that are in the game.
pub(in crate::games::mezo) fn around<'a>(
    parts: &'a Components,
    scene: &MezoScene<'_>,
    vertex: Vertex,
) -> Vec<&'a str> {
    let names = parts.around(vertex).into_iter();
    let names = names.map(|region| parts.region_name(region));
    names.filter(|name| scene.view.is_living(name)).collect()
}

/// The bonus of a space of the book that is being written in.
pub(in crate::games::mezo) fn bonus(scene: &MezoScene<'_>, space: u8) -> Option<EffectId> {
    let book = scene.components.book(book(scene));
    book.get(usize::from(space)).copied()
}

/// The book that is being written in: of shamans the Calendar, of warriors the Codex.
pub(in crate::games::mezo) fn book(scene: &MezoScene<'_>) -> Kind {
    match scene.view.phase {
        games::mezo::PhaseName::Calendar => Kind::Shaman,
        _ => Kind::Warrior,
    }
}

/// An action of the viewer's card.
pub(in crate::games::mezo) fn action_of(scene: &MezoScene<'_>, number: u8) -> Option<EffectId> {
    terms::card_action(scene, scene.own()?, number)
}

fn effect(scene: &MezoScene<'_>, effect: Option<EffectId>) -> String {
    let words = |effect| terms::effect(scene.lang, scene.components, effect);
    effect.map_or_else(String::new, words)
}

fn numbered(number: u8, words: &str) -> Markup {
    html! { b { (number + 1) } span { (words) } }
}

fn said(name: &str, words: &str) -> Markup {
    html! { b { (name) } span { (words) } }
}

fn place_and_kind(scene: &MezoScene<'_>, region: Region, kind: Kind) -> Markup {
    html! { (scene.components.region_name(region)) ": " (terms::kind(scene.lang, kind)) }
}
