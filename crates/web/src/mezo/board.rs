//! The map of the six regions and what lies around it.

use maud::{Markup, html};

use super::MezoScene;
use super::effect::Effects;
use crate::parts::Parts;

/// The board with the parts in their places.
pub(super) fn stage(_: &MezoScene<'_>, _: &Parts) -> Markup {
    html! {}
}

/// Fills the parts of the board.
pub(super) fn fill(_: &MezoScene<'_>, _: &Effects<'_>, _: &mut Parts) {}
