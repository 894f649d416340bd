//! What to do now, and the choices that are not made on the map or in the hand.

use games::amazonas::{Action, Amazonas, PhaseName};
use maud::{Markup, html};

use super::effect::Effects;
use super::emblems::emblem;
use super::{AmazonasScene, money};
use crate::drawn::{Drawn as _, Prompt};
use texts::Word;

/// The prompt of the position.
pub(super) fn prompt(scene: &AmazonasScene<'_>) -> Prompt {
    let (key, rules) = situation(scene);
    Prompt {
        sentence: say(scene, &format!("amazonas-prompt-{key}")),
        reason: say(scene, &format!("amazonas-reason-{key}")),
        rules,
    }
}

/// What others are doing, and the section of the rules about it.
pub(super) fn waiting(scene: &AmazonasScene<'_>) -> (String, &'static str) {
    let (_, rules) = situation(scene);
    let phase = super::phase(scene.view.phase);
    (scene.lang.text(&format!("amazonas-wait-{phase}")), rules)
}

/// A text that may speak of the viewer's money and tents.
fn say(scene: &AmazonasScene<'_>, key: &str) -> String {
    let own = scene.own();
    let money = own.map(|seat| scene.view.money[seat.index()]);
    let money = money::words(scene.lang, money.unwrap_or_default());
    let tents = own.map_or(0, |seat| scene.view.tents_left(seat));
    let args = [("money", Word::from(&money)), ("tents", tents.into())];
    scene.lang.with(key, &args)
}

/// The situation that the viewer is in, and the section of the rules about it.
fn situation(scene: &AmazonasScene<'_>) -> (&'static str, &'static str) {
    let has = |wanted: fn(&Action) -> bool| scene.legal.iter().any(wanted);
    match scene.view.phase {
        PhaseName::Opening => ("opening", "opening"),
        PhaseName::Income => ("income", "income"),
        PhaseName::Native => ("native", "native"),
        PhaseName::Building if has(|action| matches!(action, Action::Neutral(_))) => {
            if has(|action| matches!(action, Action::Build(_))) {
                ("neutral", "two")
            } else {
                ("only-neutral", "two")
            }
        }
        PhaseName::Building => ("building", "building"),
        PhaseName::Over => ("over", "end"),
    }
}

/// Buttons for choices without a place: words, and on hover what they would do.
pub(super) fn buttons(scene: &AmazonasScene<'_>) -> Markup {
    let effects = Effects::new(scene);
    html! {
        @for action in scene.legal {
            @if let Some(content) = content(scene, *action) {
                button.chief[matches!(action, Action::Done | Action::Refuse)] form="move" name="action"
                    value=(scene.notation(*action)) title=(effects.of(*action)) { (content) }
            }
        }
    }
}

/// What a button shows; none for what is chosen elsewhere.
fn content(scene: &AmazonasScene<'_>, action: Action) -> Option<Markup> {
    let name = || Amazonas::naming(scene, action);
    match action {
        Action::Native(species) => Some(html! { (emblem(species.name(), 22)) " " (name()) }),
        Action::Refuse | Action::Done => Some(html! { (name()) }),
        Action::Start(_) | Action::Income(_) | Action::Build(_) | Action::Neutral(_) => None,
    }
}
