//! `vp`, `devotion`, `pay devotion`.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::reach::Reach;
use crate::run::Flow;
use crate::{Event, Mezo};

pub(super) fn reach(state: &Mezo, step: &Step, number: u8, actor: Seat) -> u8 {
    match step.verb {
        Verb::PayDevotion if state.devotion_to_lose(actor) < number.into() => 0,
        _ => number,
    }
}

pub(super) fn work(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    if step.verb != Verb::PayDevotion {
        state.gain(step.verb, running.number, running, sink);
        return Flow::Done;
    }
    if running.agreed {
        return Flow::Done;
    }
    let reach = Reach::of(running, state.components.effect(running.effect));
    let payable = self::reach(state, step, running.number, running.actor) > 0;
    if !payable || !state.what_it_buys_can_act(reach, None) {
        return Flow::Stop;
    }
    if state.is_vengeful(running.actor) {
        pay(state, running, sink);
        return Flow::Done;
    }
    state.put(running.actor, Ask::Pay);
    Flow::Asked
}

/// Devotion is given up.
pub(super) fn pay(state: &mut Mezo, running: &mut Running, sink: &mut impl Sink<Event>) {
    running.agreed = true;
    state.lose_devotion(running.actor, running.number, sink);
}

impl Mezo {
    /// Points, devotion or strength for the one who acts, as one gain.
    pub(crate) fn gain(
        &mut self,
        what: Verb,
        amount: u8,
        running: &Running,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = running.actor;
        match what {
            Verb::Vp => self.gain_vp(seat, amount.into(), running.origin, sink),
            Verb::Devotion => self.gain_devotion(seat, amount, sink),
            _ => self.strengthen(seat, amount, sink),
        }
    }
}
