//! What to do now, and the choices that are not made on the map or in the hand.

use games::aztlan::{Action, Aztlan, PhaseName, StepName};
use maud::{Markup, html};

use super::AztlanScene;
use super::effect::{self, Effects};
use crate::drawn::{Drawn as _, Prompt};
use texts::Word;

/// The prompt of the position.
pub(super) fn prompt(scene: &AztlanScene<'_>) -> Prompt {
    let (key, rules) = situation(scene);
    Prompt {
        sentence: say(scene, &format!("aztlan-prompt-{key}")),
        reason: say(scene, &format!("aztlan-reason-{key}")),
        rules,
    }
}

/// What others are doing, and the section of the rules about it.
pub(super) fn waiting(scene: &AztlanScene<'_>) -> (String, &'static str) {
    let (_, rules) = situation(scene);
    let phase = match (scene.view.phase, scene.view.here) {
        (PhaseName::Conflict | PhaseName::Games, Some(_)) => "here",
        (phase, _) => super::phase(phase),
    };
    (say(scene, &format!("aztlan-wait-{phase}")), rules)
}

/// A text that may speak of where something is decided, of power there, and of pawns left.
fn say(scene: &AztlanScene<'_>, key: &str) -> String {
    let place = scene.view.here.or(scene.view.moving);
    let name = place.map_or("", |place| scene.components.place(place).name.as_str());
    let own = scene.own();
    let left = own.map_or(0, |seat| scene.view.to_place[seat.index()]);
    let here = scene.view.here;
    let powers = here.map_or_else(String::new, |here| effect::of_powers(scene, here));
    let args: [(&'static str, Word<'_>); 3] = [
        ("place", name.into()),
        ("left", left.into()),
        ("powers", powers.as_str().into()),
    ];
    scene.lang.with(key, &args)
}

/// The situation that the viewer is in, and the section of the rules about it.
fn situation(scene: &AztlanScene<'_>) -> (&'static str, &'static str) {
    let legal = scene.legal;
    let has = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    match (scene.view.phase, scene.view.step) {
        (PhaseName::Choosing, _) => ("choosing", "choosing"),
        (PhaseName::Development, Some(StepName::To)) => ("to", "development"),
        (PhaseName::Development, Some(StepName::Move)) => {
            if has(|action| matches!(action, Action::Warriors(_))) {
                ("warriors", "card-warriors")
            } else {
                ("move", "development")
            }
        }
        (PhaseName::Development, _) => ("place", "development"),
        (PhaseName::Conflict, _) if scene.view.here.is_none() => ("settle", "conflict"),
        (PhaseName::Conflict, _) if has(|action| *action == Action::Tie) => ("tied", "conflict"),
        (PhaseName::Conflict, _) => ("won", "conflict"),
        (PhaseName::Games, _) if has(|action| *action == Action::Games) => ("games", "card-games"),
        (PhaseName::Games, _) => ("yielding", "card-games"),
        (PhaseName::Scoring, _) if has(|action| matches!(action, Action::Terrain(_))) => {
            ("wild", "scoring")
        }
        (PhaseName::Scoring, _) => ("scoring", "scoring"),
        (PhaseName::Over, _) => ("over", "end"),
    }
}

/// Buttons for choices without a place: words, and on hover what they would do.
pub(super) fn buttons(scene: &AztlanScene<'_>) -> Markup {
    let effects = Effects::new(scene);
    html! {
        @for action in scene.legal.iter().filter(|action| !has_a_place(**action)) {
            button.chief[is_chief(*action)] form="move" name="action" value=(scene.notation(*action))
                title=(effects.of(*action)) {
                (Aztlan::naming(scene, *action))
                @if shows_points(*action) { " · " (effects.of(*action)) }
            }
        }
    }
}

/// Whether it is chosen on the map or in the hand.
fn has_a_place(action: Action) -> bool {
    matches!(
        action,
        Action::Choose(_)
            | Action::Place(_)
            | Action::From(_)
            | Action::To(_)
            | Action::Warriors(_)
            | Action::Settle(_)
    )
}

/// Choices among which the points decide show them.
fn shows_points(action: Action) -> bool {
    matches!(
        action,
        Action::Terrain(_) | Action::Bless(_) | Action::Rafts(..) | Action::Score
    )
}

/// The choice that most people make.
fn is_chief(action: Action) -> bool {
    matches!(
        action,
        Action::Stay | Action::Score | Action::Coexist | Action::Games
    )
}
