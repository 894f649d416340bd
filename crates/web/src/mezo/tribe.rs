//! What a tribe has, for the panel of players.

use game::Seat;
use maud::{Markup, html};

use super::MezoScene;

/// What is worth knowing about a tribe, in signs.
pub(super) fn holdings(_: &MezoScene<'_>, _: Seat) -> Markup {
    html! {}
}
