//! `demolish`, `transform`: a glyph or a top floor goes to its owner's reserve; transformed, one's own takes its place.

use game::{Seat, Seats, Sink};

use crate::action::Piece;
use crate::ask::Ask;
use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::run::Flow;
use crate::{Action, Event, Mezo, Owner, Region};

/// The pieces that can be picked here: owners of glyphs, and the owner of the top floor.
#[derive(Clone, Copy, PartialEq)]
struct Options {
    glyphs: Seats,
    floor: Option<Owner>,
}

impl Options {
    fn count(self) -> usize {
        self.glyphs.len() + usize::from(self.floor.is_some())
    }

    fn first(self) -> Option<(Owner, Piece)> {
        let glyph = || Some((Owner::Seat(self.glyphs.first()?), Piece::Glyph));
        self.floor.map(|owner| (owner, Piece::Floor)).or_else(glyph)
    }
}

fn is_transform(step: &Step) -> bool {
    matches!(step.verb, Verb::TransformGlyph | Verb::TransformAny)
}

fn options(state: &Mezo, step: &Step, actor: Seat, here: Region) -> Options {
    let with_glyph = |seat: &Seat| state.glyphs[here][seat.index()] > 0;
    let any = matches!(step.verb, Verb::DemolishAny | Verb::TransformAny);
    let top = state.pyramids[here].top().filter(|_| any);
    if is_transform(step) {
        let owns = state.glyph_reserve[actor] > 0;
        let swappable =
            |(level, _): &(u8, Owner)| state.floor_reserve[actor][usize::from(*level) - 1] > 0;
        let opponents = state.opponents(actor).into_iter();
        Options {
            glyphs: opponents.filter(|seat| owns && with_glyph(seat)).collect(),
            floor: top.filter(swappable).map(|(_, owner)| owner),
        }
    } else {
        Options {
            glyphs: state.every_seat().into_iter().filter(with_glyph).collect(),
            floor: top.map(|(_, owner)| owner),
        }
    }
}

/// Those of the pieces that a seat owns.
fn owned(mut options: Options, seat: Seat) -> Options {
    options.glyphs = options
        .glyphs
        .into_iter()
        .filter(|owner| *owner == seat)
        .collect();
    options.floor = options.floor.filter(|owner| *owner == Owner::Seat(seat));
    options
}

pub(super) fn reach(state: &Mezo, step: &Step, actor: Seat, here: Region) -> u8 {
    let all = options(state, step, actor, here);
    if !step.each_opponent {
        return (all.count() > 0).into();
    }
    let opponents = state.opponents(actor).into_iter();
    opponents
        .map(|seat| u8::from(owned(all, seat).count() > 0))
        .sum()
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
    if running.left == 0 {
        return Flow::Done;
    }
    let options = options(state, step, running.actor, here);
    let vengeful = state.is_vengeful(running.actor);
    let picked = match options.count() {
        0 => return Flow::Done,
        1 => options.first(),
        _ if vengeful => worst(state, running.actor, options).first(),
        _ => None,
    };
    let Some((owner, piece)) = picked else {
        state.put(
            running.actor,
            Ask::Piece {
                glyphs: options.glyphs,
                floor: options.floor,
            },
        );
        return Flow::Asked;
    };
    raze(state, running, step, owner, piece, sink);
    Flow::Done
}

/// What the vengeful gods pick: a piece of their opponent's if there is one.
fn worst(state: &Mezo, actor: Seat, options: Options) -> Options {
    let opponents = state.opponents(actor);
    let theirs = opponents
        .first()
        .map_or(options, |seat| owned(options, seat));
    if theirs.count() > 0 { theirs } else { options }
}

fn each_opponent(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    here: Region,
    sink: &mut impl Sink<Event>,
) -> Flow {
    for seat in state.clockwise_after(running.actor) {
        if !running.waiting.contains(seat) {
            continue;
        }
        let options = owned(options(state, step, running.actor, here), seat);
        if options.count() > 1 && !state.is_vengeful(seat) {
            state.put(
                seat,
                Ask::Piece {
                    glyphs: options.glyphs,
                    floor: options.floor,
                },
            );
            running.victim = Some(seat);
            return Flow::Asked;
        }
        running.waiting.remove(seat);
        // Asked to give up one of two, the vengeful gods keep the floor.
        let glyph = Options {
            floor: None,
            ..options
        }
        .first();
        if let Some((owner, piece)) = glyph.or(options.first()) {
            raze(state, running, step, owner, piece, sink);
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
    if let Action::Piece(owner, piece) = action {
        if let Some(seat) = running.victim {
            running.waiting.remove(seat);
        }
        raze(state, running, step, owner, piece, sink);
    }
}

fn raze(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    owner: Owner,
    piece: Piece,
    sink: &mut impl Sink<Event>,
) {
    let Some(here) = running.here else { return };
    running.left = running.left.saturating_sub(1);
    running.taken += 1;
    let seat = running.actor;
    let region = state.name_of(here);
    state.has_changed = true;
    let level = match piece {
        Piece::Glyph => {
            state.remove_glyph(owner, here);
            None
        }
        Piece::Floor => state.remove_floor(here),
    };
    if !is_transform(step) {
        sink.tell(|| Event::Demolished {
            seat,
            owner,
            region,
            level,
        });
        return;
    }
    sink.tell(|| Event::Transformed {
        seat,
        owner,
        region,
        level,
    });
    match level {
        None => super::build::put_glyph(state, seat, here, sink),
        Some(level) => super::build::put_floor(state, seat, here, level, sink),
    }
}

impl Mezo {
    /// A glyph goes to its owner's reserve.
    pub(crate) fn remove_glyph(&mut self, owner: Owner, here: Region) {
        if let Some(seat) = owner.seat() {
            self.glyphs[here][seat.index()] -= 1;
            self.glyph_reserve[seat] += 1;
        }
    }

    /// The top floor goes to its owner's reserve; nobody's leaves the game. Its level is returned.
    fn remove_floor(&mut self, here: Region) -> Option<u8> {
        let (level, owner) = self.pyramids[here].remove_top()?;
        match owner.seat() {
            Some(seat) => self.floor_reserve[seat][usize::from(level) - 1] += 1,
            None => self.neutral_gone += 1,
        }
        Some(level)
    }
}
