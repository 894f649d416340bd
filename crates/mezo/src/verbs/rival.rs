//! `drain`, `weaken`: one opponent loses devotion, or strength here.

use game::{Seat, Seats, Sink};

use crate::ask::Ask;
use crate::effect::{Step, Verb};
use crate::frame::Running;
use crate::run::Flow;
use crate::{Action, Event, Mezo};

fn options(state: &Mezo, step: &Step, actor: Seat) -> Seats {
    let opponents = state.opponents(actor);
    match step.verb {
        Verb::Drain => {
            let has = |seat: &Seat| state.devotion_to_lose(*seat) > 0;
            opponents.into_iter().filter(has).collect()
        }
        _ if state.conflict.is_some() => opponents,
        _ => Seats::NONE,
    }
}

pub(super) fn reach(state: &Mezo, step: &Step, number: u8, actor: Seat) -> u8 {
    if options(state, step, actor).is_empty() {
        0
    } else {
        number
    }
}

pub(super) fn work(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    sink: &mut impl Sink<Event>,
) -> Flow {
    let options = options(state, step, running.actor);
    if running.left == 0 || options.is_empty() {
        return Flow::Done;
    }
    if options.len() > 1 {
        state.put(running.actor, Ask::Opponent(options));
        return Flow::Asked;
    }
    if let Some(only) = options.first() {
        harm(state, running, step, only, sink);
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
    if let Action::Opponent(opponent) = action {
        harm(state, running, step, opponent, sink);
    }
}

fn harm(
    state: &mut Mezo,
    running: &mut Running,
    step: &Step,
    opponent: Seat,
    sink: &mut impl Sink<Event>,
) {
    running.left = 0;
    if step.verb == Verb::Drain {
        state.lose_devotion(opponent, running.number, sink);
        return;
    }
    if let Some(conflict) = &mut state.conflict {
        let penalty = &mut conflict.penalty[opponent];
        *penalty = penalty.saturating_add(running.number);
        state.has_changed = true;
        let (seat, strength) = (running.actor, running.number);
        sink.tell(|| Event::Weakened {
            seat,
            opponent,
            strength,
        });
    }
}
