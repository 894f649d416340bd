//! The conflict as a stage: cards, actions, strength.

use maud::{Markup, html};

use super::MezoScene;
use super::effect::Effects;
use crate::parts::Parts;

/// The stage of the conflict with the parts in their places.
pub(super) fn stage(_: &MezoScene<'_>, _: &Parts) -> Markup {
    html! {}
}

/// Fills the parts of the conflict.
pub(super) fn fill(_: &MezoScene<'_>, _: &Effects<'_>, _: &mut Parts) {}
