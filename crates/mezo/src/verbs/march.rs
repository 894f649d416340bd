//! `bring`, `push`, `shift`, `wander`: units from region to region, at least one and at most as many as said.

use game::{Seat, Sink};

use crate::ask::{Ask, Bits};
use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::places::Place;
use crate::run::Flow;
use crate::{Action, Band, Event, Kind, Means, Mezo, Region, Regions};

pub(super) fn reach(state: &Mezo, step: &Step, number: u8, actor: Seat, here: Region) -> u8 {
    let units = match step.verb {
        Verb::Bring => {
            let sources = sources(state, step, actor) - Regions::only(here);
            let units = sources
                .into_iter()
                .map(|region| own(state, step, actor, region).total());
            if step.from_one {
                units.max().unwrap_or(0)
            } else {
                units.sum()
            }
        }
        _ if destinations(state, here).is_empty() => 0,
        _ => driven(state, step, actor, here).1,
    };
    units.min(number)
}

pub(super) fn reach_anywhere(state: &Mezo, step: &Step, number: u8, actor: Seat) -> u8 {
    let idle = state.is_vengeful(actor) || state.living.len() < 2;
    if idle || sources(state, step, actor).is_empty() {
        0
    } else {
        number
    }
}

fn own(state: &Mezo, step: &Step, actor: Seat, region: Region) -> Band {
    step.units.of(state.units_in(actor, region))
}

/// The regions with units of one's own to move.
fn sources(state: &Mezo, step: &Step, actor: Seat) -> Regions {
    let holds = |region: &Region| !own(state, step, actor, *region).is_empty();
    state.living.into_iter().filter(holds).collect()
}

fn destinations(state: &Mezo, from: Region) -> Regions {
    state.living - Regions::only(from)
}

/// The units that can be driven from here, and how many there are; the vengeful gods leave their own alone.
fn driven(state: &Mezo, step: &Step, actor: Seat, here: Region) -> (Bits, u8) {
    let seats = if step.verb == Verb::Shift && !state.is_vengeful(actor) {
        state.every_seat()
    } else {
        state.opponents(actor)
    };
    super::strike::victims(state, step, seats, here)
}

/// Pushes or shifts units to another region, picked first.
pub(super) fn drive(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    let Some(here) = running.here else {
        return Flow::Done;
    };
    loop {
        let (options, total) = driven(state, step, running.actor, here);
        if running.left == 0 || total == 0 {
            return Flow::Done;
        }
        let Some(_) = running.other else {
            let options = destinations(state, here);
            let Some(first) = options.first() else {
                return Flow::Done;
            };
            if options.single().is_none() {
                state.put(running.actor, Ask::region(options));
                return Flow::Asked;
            }
            running.other = Some(first);
            continue;
        };
        let forced = running.taken == 0 && total == 1;
        let victim = if state.is_vengeful(running.actor) {
            Some(super::strike::preferred(state, step, running.actor, here))
        } else {
            options
                .single()
                .filter(|_| forced)
                .map(crate::ask::victim_at)
        };
        let Some((seat, kind)) = victim else {
            let done = running.taken > 0;
            state.put(running.actor, Ask::Victim { options, done });
            return Flow::Asked;
        };
        march(state, running, step, seat, kind, sink);
    }
}

/// Brings units into the region, from wherever they stand or all from one region.
pub(super) fn bring(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    let Some(here) = running.here else {
        return Flow::Done;
    };
    loop {
        if running.left == 0 {
            return Flow::Done;
        }
        let may_stop = running.taken > 0;
        let Some(source) = running.other else {
            let options = sources(state, step, running.actor) - Regions::only(here);
            let Some(first) = options.first() else {
                return Flow::Done;
            };
            if state.is_vengeful(running.actor) {
                running.other = if step.from_one {
                    fullest(state, step, running.actor, options)
                } else {
                    Some(first)
                };
            } else if options.single().is_some() && !may_stop {
                running.other = Some(first);
            } else {
                state.put(
                    running.actor,
                    Ask::Region {
                        options,
                        refuse: false,
                        done: may_stop,
                    },
                );
                return Flow::Asked;
            }
            continue;
        };
        let band = own(state, step, running.actor, source);
        let kind = if state.is_vengeful(running.actor) {
            super::by_turns(band, running.taken)
        } else if step.from_one && (may_stop || band.total() > 1) && !band.is_empty() {
            let kinds = band.kinds();
            state.put(
                running.actor,
                Ask::Unit {
                    kinds,
                    refuse: false,
                    done: may_stop,
                },
            );
            return Flow::Asked;
        } else if let Some(only) = super::muster::single(band) {
            Some(only)
        } else if band.is_empty() {
            None
        } else {
            state.put(running.actor, Ask::unit(band.kinds()));
            return Flow::Asked;
        };
        let Some(kind) = kind else {
            if step.from_one {
                return Flow::Done;
            }
            running.other = None;
            continue;
        };
        march(state, running, step, running.actor, kind, sink);
    }
}

/// Moves own units about: from where, to where, which.
pub(super) fn wander(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    loop {
        if running.left == 0 || reach_anywhere(state, step, running.left, running.actor) == 0 {
            return Flow::Done;
        }
        let done = running.taken > 0;
        let Some(from) = running.here else {
            let options = sources(state, step, running.actor);
            match options.single() {
                Some(only) if !done => running.here = Some(only),
                _ => {
                    state.put(
                        running.actor,
                        Ask::Region {
                            options,
                            refuse: false,
                            done,
                        },
                    );
                    return Flow::Asked;
                }
            }
            continue;
        };
        let Some(_) = running.other else {
            let options = destinations(state, from);
            if options.single().is_none() {
                state.put(running.actor, Ask::region(options));
                return Flow::Asked;
            }
            running.other = options.single();
            continue;
        };
        let band = own(state, step, running.actor, from);
        let Some(kind) = super::muster::single(band) else {
            state.put(running.actor, Ask::unit(band.kinds()));
            return Flow::Asked;
        };
        march(state, running, step, running.actor, kind, sink);
    }
}

pub(super) fn answer(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match action {
        Action::Region(region) if running.here.is_none() => running.here = Some(region),
        Action::Region(region) => running.other = Some(region),
        Action::Unit(kind) => march(state, running, step, running.actor, kind, sink),
        Action::Victim(seat, kind) => march(state, running, step, seat, kind, sink),
        _ => {}
    }
}

/// One unit goes its way.
fn march(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    seat: Seat,
    kind: Kind,
    sink: &mut impl Sink<Event>,
) {
    let (Some(here), Some(other)) = (running.here, running.other) else {
        return;
    };
    let (here, other) = (Place::Region(here), Place::Region(other));
    let places = match step.verb {
        Verb::Bring => [other, here],
        _ => [here, other],
    };
    state.move_one(seat, kind, places, Means::Verb(step.verb), sink);
    running.left -= 1;
    running.taken += 1;
    match step.verb {
        Verb::Bring if !step.from_one => running.other = None,
        Verb::Wander => (running.here, running.other) = (None, None),
        _ => {}
    }
}

/// The first of the regions with the most units of one's own.
fn fullest(state: &Mezo, step: &Step, actor: Seat, regions: Regions) -> Option<Region> {
    let units = |region: Region| own(state, step, actor, region).total();
    let fuller = |best, next| {
        if units(next) > units(best) {
            next
        } else {
            best
        }
    };
    regions.into_iter().reduce(fuller)
}
