//! What happened, in words.

use ::mezo::{Components, Event};
use game::Seat;

use crate::lang::Lang;

/// What happened, in one sentence, and whose doing it was; none if it is not worth a line.
pub(super) fn sentence(
    _: Lang,
    _: &Components,
    _: &[String],
    _: &Event,
) -> Option<(Option<Seat>, String)> {
    None
}
