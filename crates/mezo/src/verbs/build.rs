//! `build glyph`, `build pyramid`: a glyph or the next floor from the reserve.

use arrayvec::ArrayVec;
use game::{Seat, Sink};

use crate::effect::{Scope, Step, Verb};
use crate::frame::Running;
use crate::ledger::Source;
use crate::prophecy::Cause;
use crate::run::Flow;
use crate::track::Gain;
use crate::{Deed, Event, MAX_PLAYERS, Mezo, Owner, Region};

pub(super) fn reach(state: &Mezo, step: &Step, actor: Seat, here: Region) -> u8 {
    let able = match step.verb {
        Verb::BuildGlyph => state.glyph_reserve[actor] > 0,
        _ => next_level(state, actor, here).is_some(),
    };
    able.into()
}

fn next_level(state: &Mezo, actor: Seat, here: Region) -> Option<u8> {
    state.pyramids[here].next_level(&state.floor_reserve[actor])
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
    let seat = running.actor;
    if step.verb == Verb::BuildGlyph {
        for _ in 0..glyphs_here(running, step).min(state.glyph_reserve[seat]) {
            let region = state.name_of(here);
            sink.tell(|| Event::Built {
                seat,
                region,
                level: None,
            });
            put_glyph(state, seat, here, sink);
        }
    } else if let Some(level) = next_level(state, seat, here) {
        let region = state.name_of(here);
        sink.tell(|| Event::Built {
            seat,
            region,
            level: Some(level),
        });
        put_floor(state, seat, here, level, sink);
    }
    Flow::Done
}

/// How many glyphs one region takes: the whole number in each region of presence, otherwise each glyph has a region of its own.
fn glyphs_here(running: &Running, step: &Step) -> u8 {
    match step.scope {
        Scope::EachPresence => running.number,
        _ => 1,
    }
}

/// A glyph from the reserve now stands here.
pub(super) fn put_glyph(state: &mut Mezo, seat: Seat, here: Region, sink: &mut impl Sink<Event>) {
    state.glyph_reserve[seat] -= 1;
    state.glyphs[here][seat.index()] += 1;
    state.has_changed = true;
    state.moment(seat, Cause::Other, sink);
}

/// A floor from the reserve is now the top of the pyramid here. Its points come first, then the prophecy that it completes.
pub(super) fn put_floor(
    state: &mut Mezo,
    seat: Seat,
    here: Region,
    level: u8,
    sink: &mut impl Sink<Event>,
) {
    state.floor_reserve[seat][usize::from(level) - 1] -= 1;
    state.pyramids[here].add(level, Owner::Seat(seat));
    score_floor(state, seat, here, sink);
    state.moment(seat, Cause::Build(level), sink);
}

/// The one who built gains as many points as floors stand, each other player with a floor in it 1, all at once.
fn score_floor(state: &mut Mezo, seat: Seat, here: Region, sink: &mut impl Sink<Event>) {
    let pyramid = state.pyramids[here];
    let others = state
        .opponents(seat)
        .into_iter()
        .filter(|other| pyramid.has(*other));
    let mut gains: ArrayVec<Gain, MAX_PLAYERS> =
        others.map(|seat| Gain { seat, points: 1 }).collect();
    gains.push(Gain {
        seat,
        points: pyramid.floors().into(),
    });
    state.gain_at_once(&mut gains, Source::Pyramid, sink);
    state.lay_token(seat, Deed::Floor, 1, sink);
}
