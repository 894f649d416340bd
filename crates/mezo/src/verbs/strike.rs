//! `smite`, `exile`: anybody's units, or opponents' only if it says so; with `each_opponent` each picks their own.
//!
//! Opponents' units are struck in full as far as there are any; whoever strikes may spare their own.

use game::{Seat, Seats, Sink};

use crate::ask::{Ask, Bits, victim_at, victim_bit};
use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::places::Place;
use crate::run::Flow;
use crate::{Action, Band, Deed, Event, Kind, Means, Mezo, Region};

pub(super) fn reach(state: &Mezo, step: &Step, number: u8, actor: Seat, here: Region) -> u8 {
    let theirs = |seat| step.units.of(state.units_in(seat, here)).total();
    if step.each_opponent {
        let opponents = state.opponents(actor).into_iter();
        opponents.map(|seat| theirs(seat).min(number)).sum()
    } else {
        let struck = targets(state, step, actor).into_iter();
        struck.map(theirs).sum::<u8>().min(number)
    }
}

/// Whose units can be struck; the vengeful gods leave their own alone.
fn targets(state: &Mezo, step: &Step, actor: Seat) -> Seats {
    if step.opposing || state.is_vengeful(actor) {
        state.opponents(actor)
    } else {
        state.every_seat()
    }
}

pub(super) fn work(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    let Some(here) = running.here else {
        return Flow::Done;
    };
    if step.each_opponent {
        return each_opponent(state, running, step, here, sink);
    }
    let seats = targets(state, step, running.actor);
    while running.left > 0 {
        let (options, total) = victims(state, step, seats, here);
        let own = seats.contains(running.actor)
            && !step
                .units
                .of(state.units_in(running.actor, here))
                .is_empty();
        if total <= running.left && !own {
            for seat in seats {
                let band = step.units.of(state.units_in(seat, here));
                strike(state, running, step, seat, band, here, sink);
            }
            break;
        }
        if let Some(only) = options.single().filter(|_| !own) {
            let (seat, kind) = victim_at(only);
            strike(
                state,
                running,
                step,
                seat,
                Band::of(kind, running.left),
                here,
                sink,
            );
            break;
        }
        if state.is_vengeful(running.actor) {
            let (seat, kind) = preferred(state, step, running.actor, here);
            strike(state, running, step, seat, Band::of(kind, 1), here, sink);
            running.left -= 1;
        } else {
            let opponents = state.opponents(running.actor);
            let done = victims(state, step, opponents, here).1 == 0;
            state.put(running.actor, Ask::Victim { options, done });
            return Flow::Asked;
        }
    }
    Flow::Done
}

/// From the left of the one who acts, each opponent who can picks their own units.
fn each_opponent(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    here: Region,
    sink: &mut impl Sink<Event>,
) -> Flow {
    loop {
        let Some(victim) = running.victim else {
            let next = state
                .clockwise_after(running.actor)
                .find(|seat| running.waiting.contains(*seat));
            let Some(next) = next else {
                return Flow::Done;
            };
            running.waiting.remove(next);
            running.victim = Some(next);
            running.left = running.number;
            continue;
        };
        let band = step.units.of(state.units_in(victim, here));
        if band.total() <= running.left {
            strike(state, running, step, victim, band, here, sink);
            running.victim = None;
        } else if running.left == 0 {
            running.victim = None;
        } else if let Some(kind) = super::muster::single(band) {
            strike(
                state,
                running,
                step,
                victim,
                Band::of(kind, running.left),
                here,
                sink,
            );
            running.victim = None;
        } else if state.is_vengeful(victim) {
            let kind = band.more_numerous().expect("there is somebody");
            strike(state, running, step, victim, Band::of(kind, 1), here, sink);
            running.left -= 1;
        } else {
            state.put(victim, Ask::unit(band.kinds()));
            return Flow::Asked;
        }
    }
}

pub(super) fn answer(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    let Some(here) = running.here else { return };
    let struck = match (action, running.victim) {
        (Action::Victim(seat, kind), _) | (Action::Unit(kind), Some(seat)) => (seat, kind),
        _ => return,
    };
    strike(
        state,
        running,
        step,
        struck.0,
        Band::of(struck.1, 1),
        here,
        sink,
    );
    running.left -= 1;
}

fn strike(
    state: &mut Mezo,
    running: &Running,
    step: &Step,
    seat: Seat,
    band: Band,
    here: Region,
    sink: &mut impl Sink<Event>,
) {
    let to = match step.verb {
        Verb::Smite => Place::Xibalba,
        _ => Place::Reserve,
    };
    state.move_units(
        seat,
        band,
        [Place::Region(here), to],
        Means::Verb(step.verb),
        sink,
    );
    if step.verb == Verb::Smite && seat != running.actor {
        state.lay_token(running.actor, Deed::Smite, band.total(), sink);
    }
}

/// The units of these seats here, and how many there are.
pub(super) fn victims(state: &Mezo, step: &Step, seats: Seats, here: Region) -> (Bits, u8) {
    let mut options = Bits::NONE;
    let mut total = 0;
    for seat in seats {
        let band = step.units.of(state.units_in(seat, here));
        for kind in band.kinds().iter() {
            options.insert(victim_bit(seat, kind));
        }
        total += band.total();
    }
    (options, total)
}

/// Whom the vengeful gods strike: the more numerous kind, counted again each time.
pub(super) fn preferred(state: &Mezo, step: &Step, actor: Seat, here: Region) -> (Seat, Kind) {
    let opponents = state.opponents(actor).into_iter();
    let mut found = opponents.filter_map(|seat| {
        let kind = step.units.of(state.units_in(seat, here)).more_numerous()?;
        Some((seat, kind))
    });
    found.next().expect("there is somebody to strike")
}
