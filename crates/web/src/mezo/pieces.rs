//! The pieces of the tribes, drawn once.

use game::Seat;
use maud::{Markup, html};

/// The symbols that the page draws pieces with.
pub(super) fn symbols() -> Markup {
    html! {}
}

/// The sign of a tribe, in its colour, as the content of an SVG of -14 to 14.
pub(super) fn emblem(_: Seat) -> Markup {
    html! {}
}
