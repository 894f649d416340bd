//! Before the first age: the gods that can be chosen, with what they do.

use games::mezo::{Action, GodId};
use maud::{Markup, html};

use super::super::{MezoScene, card, terms, words};

/// The gods to choose from, each to be pressed as a whole; nothing for those who do not choose.
pub(super) fn pantheon(scene: &MezoScene<'_>) -> Markup {
    let gods = scene.legal.iter().filter_map(|action| match action {
        Action::God(god) => Some(*god),
        _ => None,
    });
    let gods: Vec<GodId> = gods.collect();
    html! {
        @if !gods.is_empty() {
            h2 { (scene.lang.text("mezo-gods")) }
            div.mz-gods { @for god in gods { (choice(scene, god)) } }
        }
    }
}

fn choice(scene: &MezoScene<'_>, id: GodId) -> Markup {
    let (lang, parts) = (scene.lang, scene.components);
    let god = parts.god(id);
    let notation = scene.notation(Action::God(id));
    html! {
        button.{ "mz-hue-" (id.index()) } form="move" name="action" value=(notation) {
            (card::portrait(&god.name))
            span {
                strong { (words::god_name(lang, &god.name)) }
                @if let Some(who) = words::god_words(lang, &god.name) { " " i { (who) } }
                span { b { (lang.text("mezo-call")) } " " (terms::effect(lang, parts, god.call)) }
                span { b { (lang.text("mezo-ceremony")) } " " (terms::effect(lang, parts, god.ceremony)) }
            }
        }
    }
}
