//! The picture of the game on the first page.

use maud::{Markup, html};

/// A picture of the game.
pub(super) fn picture() -> Markup {
    html! { svg viewBox="0 0 800 460" {} }
}
