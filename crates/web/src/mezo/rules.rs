//! The rules of Mezo in our own words.

use maud::{Markup, html};

use crate::lang::Lang;

/// The rules page.
pub(super) fn page(_: Lang) -> Markup {
    html! {}
}
