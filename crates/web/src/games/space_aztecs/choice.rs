//! What to do now, and the choices that are not made on the stage.

use games::space_aztecs::{Action, PhaseName, SpaceAztecs};
use maud::{Markup, html};

use super::SpaceAztecsScene;
use super::card::name_at;
use super::effect::Effects;
use crate::drawn::{Drawn as _, Prompt};
use texts::Word;

/// The prompt of the position.
pub(super) fn prompt(scene: &SpaceAztecsScene<'_>) -> Prompt {
    let phase = super::phase(scene.view.phase);
    Prompt {
        sentence: say(scene, &format!("space-aztecs-prompt-{phase}")),
        reason: say(scene, &format!("space-aztecs-reason-{phase}")),
        rules: section(scene.view.phase),
    }
}

/// What others are doing, and the section of the rules about it.
pub(super) fn waiting(scene: &SpaceAztecsScene<'_>) -> (String, &'static str) {
    let phase = super::phase(scene.view.phase);
    let said = say(scene, &format!("space-aztecs-wait-{phase}"));
    (said, section(scene.view.phase))
}

/// A text that may speak of the card being resolved and of whoever is to lose an Aztec.
fn say(scene: &SpaceAztecsScene<'_>, key: &str) -> String {
    let card = scene.view.card;
    let card = card.map(|card| name_at(scene.lang, scene.components, card));
    let card = card.unwrap_or_default();
    let victim = scene.view.victim.map_or("", |victim| scene.name(victim));
    let args = [("card", Word::from(&card)), ("name", victim.into())];
    scene.lang.with(key, &args)
}

/// The section of the rules about a phase.
fn section(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Piles => "round",
        PhaseName::Keep => "hours",
        PhaseName::Temple => "temples",
        PhaseName::Agent => "agents",
        PhaseName::Saucer => "saucers",
        PhaseName::Over => "end",
    }
}

/// Hiding or not; and the way to the village that a saucer visits.
pub(super) fn buttons(scene: &SpaceAztecsScene<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let effects = Effects::new(scene);
    let takes = scene
        .legal
        .iter()
        .any(|action| matches!(action, Action::Take(_)));
    let victim = view.victim.filter(|_| takes);
    html! {
        @for action in scene.legal {
            @if matches!(action, Action::Hide | Action::Open) {
                button.chief[*action == Action::Hide] form="move" name="action" value=(scene.notation(*action))
                    title=(effects.of(*action)) { (SpaceAztecs::naming(scene, *action)) }
            }
        }
        @if let Some(victim) = victim {
            a.button.sa-look href={ "#sa-village-" (victim) } { (lang.text("space-aztecs-do-look")) }
        }
    }
}
