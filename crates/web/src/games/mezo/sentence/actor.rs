//! Whose doing something was.

use game::Seat;
use games::mezo::Event;

/// Whose doing it was.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::God { seat, .. }
        | Event::City { seat, .. }
        | Event::Cenote { seat, .. }
        | Event::Ability { seat, .. }
        | Event::Champion { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Shown { seat, .. }
        | Event::Acted { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Third { seat }
        | Event::Declined { seat }
        | Event::Power { seat, .. }
        | Event::Effect { seat, .. }
        | Event::Nothing { seat, .. }
        | Event::Refused { seat }
        | Event::Built { seat, .. }
        | Event::Demolished { seat, .. }
        | Event::Transformed { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Devotion { seat, .. }
        | Event::Strength { seat, .. }
        | Event::Weakened { seat, .. }
        | Event::Most { seat, .. }
        | Event::Unawarded { seat, .. }
        | Event::Won { seat, .. }
        | Event::Destroyed { seat, .. }
        | Event::Book { seat, .. }
        | Event::Prophecy { seat, .. }
        | Event::Monument { seat }
        | Event::Token { seat, .. } => Some(*seat),
        Event::Prophecies { .. }
        | Event::Trial { .. }
        | Event::Age { .. }
        | Event::VengefulGod { .. }
        | Event::VengefulCard { .. }
        | Event::Angry { .. }
        | Event::Ritual { .. }
        | Event::Blessed { .. }
        | Event::Conflict { .. }
        | Event::Strengths { .. }
        | Event::Resolved { .. }
        | Event::Over { .. } => None,
    }
}
