//! The masks of the gods.

use maud::{Markup, html};

/// The symbols that the page draws gods with.
pub(super) fn symbols() -> Markup {
    html! {}
}

/// The mask of the god of this name, as the content of an SVG of -50 to 50; a god that somebody made up has a mask too.
pub(super) fn mask(_: &str) -> Markup {
    html! {}
}
