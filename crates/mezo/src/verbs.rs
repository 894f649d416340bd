//! The verbs of the effect language. Each module says of its verbs how much they can do in a region (or at all), what they
//! do, and what a click of theirs means.

mod build;
mod gain;
mod god;
mod march;
mod muster;
mod omen;
mod raze;
mod rival;
mod sacrifice;
mod strike;

use game::{Seat, Sink};

use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::run::Flow;
use crate::{Action, Event, Mezo, Region};

/// How much a step can change: in a region if it is one that acts in regions. 0 is nothing.
#[inline]
pub(crate) fn reach(
    state: &Mezo,
    step: &Step,
    number: u8,
    actor: Seat,
    region: Option<Region>,
) -> u8 {
    if number == 0 {
        return 0;
    }
    match (step.verb, region) {
        (Verb::Deploy | Verb::Awaken | Verb::Recover, _) => {
            muster::reach(state, step, number, actor)
        }
        (Verb::Smite | Verb::Exile, Some(here)) => strike::reach(state, step, number, actor, here),
        (Verb::Bring | Verb::Push | Verb::Shift, Some(here)) => {
            march::reach(state, step, number, actor, here)
        }
        (Verb::Wander, _) => march::reach_anywhere(state, step, number, actor),
        (Verb::BuildGlyph | Verb::BuildPyramid, Some(here)) => {
            build::reach(state, step, actor, here)
        }
        (
            Verb::DemolishGlyph | Verb::DemolishAny | Verb::TransformGlyph | Verb::TransformAny,
            Some(here),
        ) => raze::reach(state, step, actor, here),
        (Verb::Sacrifice, _) => sacrifice::reach(state, step, number, actor, region),
        (Verb::Call | Verb::Journey, _) => god::reach(state, step, actor),
        (Verb::Vp | Verb::Devotion | Verb::PayDevotion, _) => {
            gain::reach(state, step, number, actor)
        }
        (Verb::Drain | Verb::Weaken, _) => rival::reach(state, step, number, actor),
        (
            Verb::Strength
            | Verb::MostWarriors
            | Verb::MostShamans
            | Verb::NoCalendar
            | Verb::NoCodex,
            _,
        ) => omen::reach(state, step, number, actor),
        _ => 0,
    }
}

/// Does a step, or as much of it as can be done before somebody decides.
#[inline]
pub(crate) fn work(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    match step.verb {
        Verb::Deploy | Verb::Awaken | Verb::Recover => muster::work(state, running, step, sink),
        Verb::Smite | Verb::Exile => strike::work(state, running, step, sink),
        Verb::Bring => march::bring(state, running, step, sink),
        Verb::Push | Verb::Shift => march::drive(state, running, step, sink),
        Verb::Wander => march::wander(state, running, step, sink),
        Verb::BuildGlyph | Verb::BuildPyramid => build::work(state, running, step, sink),
        Verb::DemolishGlyph | Verb::DemolishAny | Verb::TransformGlyph | Verb::TransformAny => {
            raze::work(state, running, step, sink)
        }
        Verb::Sacrifice => sacrifice::work(state, running, step, sink),
        Verb::Call | Verb::Journey => god::work(state, running, step),
        Verb::Vp | Verb::Devotion | Verb::PayDevotion => gain::work(state, running, step, sink),
        Verb::Drain | Verb::Weaken => rival::work(state, running, step, sink),
        Verb::Strength
        | Verb::MostWarriors
        | Verb::MostShamans
        | Verb::NoCalendar
        | Verb::NoCodex => omen::work(state, running, step, sink),
    }
}

/// Does what a click within a step says.
pub(crate) fn answer(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match step.verb {
        Verb::Deploy | Verb::Awaken | Verb::Recover => {
            muster::answer(state, running, step, action, sink);
        }
        Verb::Smite | Verb::Exile => strike::answer(state, running, step, action, sink),
        Verb::Bring | Verb::Push | Verb::Shift | Verb::Wander => {
            march::answer(state, running, step, action, sink);
        }
        Verb::DemolishGlyph | Verb::DemolishAny | Verb::TransformGlyph | Verb::TransformAny => {
            raze::answer(state, running, step, action, sink);
        }
        Verb::Sacrifice => sacrifice::answer(state, running, step, action, sink),
        Verb::PayDevotion => gain::pay(state, running, sink),
        Verb::Drain | Verb::Weaken => rival::answer(state, running, step, action, sink),
        _ => {}
    }
}

/// The kind of own units that the vengeful gods take next: by turns, shamans first, the other kind when one runs out.
fn by_turns(band: crate::Band, taken: u8) -> Option<crate::Kind> {
    use crate::Kind::{Shaman, Warrior};
    let due = if taken.is_multiple_of(2) {
        Shaman
    } else {
        Warrior
    };
    [due, due.other()].into_iter().find(|kind| band[*kind] > 0)
}

#[cfg(test)]
mod tests;
