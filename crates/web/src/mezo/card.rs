//! Action cards, as they are drawn.

use ::mezo::{Card, Components, GodId};
use maud::{Markup, html};

use crate::lang::Lang;

/// An action card of a god: its name and its three actions in words, those that were used struck out.
pub(super) fn card(_: Lang, _: &Components, _: GodId, card: Card, _: [bool; 3]) -> Markup {
    html! { (card) }
}
