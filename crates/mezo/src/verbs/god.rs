//! `call`, `journey`: the god moves, and with a call its ability resolves.

use game::Seat;

use crate::Mezo;
use crate::effect::{Step, Verb};
use crate::frame::{Calling, Frame, Running};
use crate::run::Flow;

/// A call always can; the vengeful gods' does nothing.
pub(super) fn reach(state: &Mezo, step: &Step, actor: Seat) -> u8 {
    let able = match step.verb {
        _ if state.is_vengeful(actor) => false,
        Verb::Call => true,
        _ => !state.free_vertices().is_empty(),
    };
    able.into()
}

pub(super) fn work(state: &Mezo, running: &Running, step: &Step) -> Flow {
    if state.is_vengeful(running.actor) {
        return Flow::Done;
    }
    Flow::Nested(Frame::Call(Calling {
        seat: running.actor,
        moved: false,
        invoked: step.verb == Verb::Journey,
        moving: false,
    }))
}
