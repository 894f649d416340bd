//! What the viewer holds: the cards to keep one of.

use maud::{Markup, html};

use super::MezoScene;
use super::effect::Effects;
use crate::parts::Parts;

/// The hand with the parts in their places.
pub(super) fn stage(_: &MezoScene<'_>, _: &Parts) -> Markup {
    html! {}
}

/// Fills the parts of the hand.
pub(super) fn fill(_: &MezoScene<'_>, _: &Effects<'_>, _: &mut Parts) {}
