//! What the viewer may choose.

use maud::{Markup, html};

use super::MezoScene;
use crate::drawn::Prompt;

/// What the viewer is to do.
pub(super) fn prompt(scene: &MezoScene<'_>) -> Prompt {
    Prompt {
        sentence: super::phase(scene.view.phase).to_owned(),
        reason: String::new(),
        rules: "end",
    }
}

/// What others are doing.
pub(super) fn waiting(_: &MezoScene<'_>) -> (String, &'static str) {
    (String::new(), "end")
}

/// Buttons for choices that have no place on the stage.
pub(super) fn buttons(scene: &MezoScene<'_>) -> Markup {
    html! {
        @for action in scene.legal {
            @let notation = scene.notation(*action);
            button form="move" name="action" value=(notation) { (notation) }
        }
    }
}
