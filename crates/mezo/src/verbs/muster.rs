//! `deploy`, `awaken`, `recover`: own units from the reserve or Xibalba; in full, as far as there are units.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::places::Place;
use crate::run::Flow;
use crate::{Action, Band, Event, Means, Mezo};

fn from(step: &Step) -> Place {
    match step.verb {
        Verb::Deploy => Place::Reserve,
        _ => Place::Xibalba,
    }
}

fn places(running: &Running, step: &Step) -> [Place; 2] {
    let to = match running.here {
        Some(region) => Place::Region(region),
        None => Place::Reserve,
    };
    [from(step), to]
}

pub(super) fn reach(state: &Mezo, step: &Step, number: u8, actor: Seat) -> u8 {
    step.units
        .of(state.units_at(actor, from(step)))
        .total()
        .min(number)
}

pub(super) fn work(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    let places = places(running, step);
    let by = Means::Verb(step.verb);
    while running.left > 0 {
        let band = step.units.of(state.units_at(running.actor, places[0]));
        if band.total() <= running.left {
            state.move_units(running.actor, band, places, by, sink);
            break;
        }
        if let Some(only) = single(band) {
            state.move_units(
                running.actor,
                Band::of(only, running.left),
                places,
                by,
                sink,
            );
            break;
        }
        if state.is_vengeful(running.actor) {
            let kind = super::by_turns(band, running.taken).expect("there are more than wanted");
            take(state, running, kind, places, by, sink);
        } else {
            state.put(running.actor, Ask::unit(band.kinds()));
            return Flow::Asked;
        }
    }
    Flow::Done
}

pub(super) fn answer(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    if let Action::Unit(kind) = action {
        take(
            state,
            running,
            kind,
            places(running, step),
            Means::Verb(step.verb),
            sink,
        );
    }
}

fn take(
    state: &mut Mezo,
    running: &mut Running,
    kind: crate::Kind,
    places: [Place; 2],
    by: Means,
    sink: &mut impl Sink<Event>,
) {
    state.move_one(running.actor, kind, places, by, sink);
    running.left -= 1;
    running.taken += 1;
}

/// The kind, if all are of one.
pub(super) fn single(band: Band) -> Option<crate::Kind> {
    let mut kinds = band.kinds().iter();
    let first = kinds.next()?;
    kinds.next().is_none().then_some(first)
}
