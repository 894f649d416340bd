//! `sacrifice`: own units to Xibalba, as a cost; `upto` brings something for each.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::effect::Step;
use crate::frame::Running;
use crate::places::Place;
use crate::reach::Reach;
use crate::run::Flow;
use crate::{Action, Band, Event, Kind, Means, Mezo, Region, Verb};

fn from(region: Option<Region>) -> Place {
    region.map_or(Place::Reserve, Place::Region)
}

fn available(state: &Mezo, step: &Step, actor: Seat, region: Option<Region>) -> Band {
    step.units.of(state.units_at(actor, from(region)))
}

pub(super) fn reach(
    state: &Mezo,
    step: &Step,
    number: u8,
    actor: Seat,
    region: Option<Region>,
) -> u8 {
    let units = available(state, step, actor, region).total();
    if step.each.is_some() {
        units.min(number)
    } else if units >= number {
        number
    } else {
        0
    }
}

pub(super) fn work(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    if running.taken == 0 && running.here.is_none() && !can_pay(state, running, step) {
        return Flow::Stop;
    }
    loop {
        let band = available(state, step, running.actor, running.here);
        if running.left == 0 || band.is_empty() {
            break;
        }
        let first = running.taken == 0;
        let upto = step.each.is_some();
        let refuse = first && !running.agreed && !state.is_vengeful(running.actor);
        let done = upto && !first;
        let forced = !refuse && !done && (band.total() == 1 || !upto);
        let kind = if state.is_vengeful(running.actor) {
            band.more_numerous()
        } else if forced && (band.total() <= running.left || super::muster::single(band).is_some())
        {
            band.kinds().iter().next()
        } else {
            None
        };
        let Some(kind) = kind else {
            let kinds = band.kinds();
            state.put(
                running.actor,
                Ask::Unit {
                    kinds,
                    refuse,
                    done,
                },
            );
            return Flow::Asked;
        };
        give_up(state, running, kind, sink);
    }
    bring_gain(state, running, step, sink);
    Flow::Done
}

fn can_pay(state: &Mezo, running: &Running, step: &Step) -> bool {
    let reach = Reach::of(running, state.components.effect(running.effect));
    super::reach(state, step, running.number, running.actor, None) > 0
        && state.what_it_buys_can_act(reach, None)
}

pub(super) fn answer(
    state: &mut Mezo,
    running: &mut Running,
    _: &Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    if let Action::Unit(kind) = action {
        give_up(state, running, kind, sink);
    }
}

fn give_up(state: &mut Mezo, running: &mut Running, kind: Kind, sink: &mut impl Sink<Event>) {
    let places = [from(running.here), Place::Xibalba];
    state.move_one(
        running.actor,
        kind,
        places,
        Means::Verb(Verb::Sacrifice),
        sink,
    );
    running.left -= 1;
    running.taken += 1;
    running.agreed = true;
}

/// What the units of `upto` bring, as one gain.
fn bring_gain(state: &mut Mezo, running: &Running, step: &Step, sink: &mut impl Sink<Event>) {
    if let Some(gain) = &step.each {
        let each = state.value(&gain.number, running.actor);
        let amount = each.saturating_mul(running.taken);
        state.gain(gain.what, amount, running, sink);
    }
}
