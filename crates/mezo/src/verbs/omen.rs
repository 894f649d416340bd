//! `strength`, `most`, `no`: what bends the conflict under way.

use game::{Seat, Sink};

use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::run::Flow;
use crate::{Event, Kind, Mezo};

pub(super) fn reach(state: &Mezo, step: &Step, number: u8, actor: Seat) -> u8 {
    let Some(here) = state.here() else { return 0 };
    if step.if_present && !state.presence(actor).contains(here) {
        return 0;
    }
    number
}

pub(super) fn work(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    let seat = running.actor;
    if reach(state, step, running.number, seat) == 0 {
        return Flow::Done;
    }
    state.has_changed = true;
    let Some(conflict) = &mut state.conflict else {
        return Flow::Done;
    };
    match step.verb {
        Verb::MostWarriors | Verb::MostShamans => {
            let kind = if step.verb == Verb::MostWarriors {
                Kind::Warrior
            } else {
                Kind::Shaman
            };
            conflict.most[kind as usize] = Some(seat);
            sink.tell(|| Event::Most { seat, kind });
        }
        Verb::NoCalendar | Verb::NoCodex => {
            let kind = if step.verb == Verb::NoCodex {
                Kind::Warrior
            } else {
                Kind::Shaman
            };
            conflict.unawarded[kind as usize] = true;
            sink.tell(|| Event::Unawarded {
                seat,
                book: kind.book(),
            });
        }
        _ => state.strengthen(seat, running.number, sink),
    }
    Flow::Done
}

impl Mezo {
    /// More strength in the conflict under way.
    pub(crate) fn strengthen(&mut self, seat: Seat, strength: u8, sink: &mut impl Sink<Event>) {
        let Some(conflict) = &mut self.conflict else {
            return;
        };
        if strength > 0 {
            let bonus = &mut conflict.bonus[seat];
            *bonus = bonus.saturating_add(strength);
            self.has_changed = true;
            sink.tell(|| Event::Strength { seat, strength });
        }
    }
}
