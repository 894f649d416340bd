//! Phase 1: everybody chooses a power card, in secret, and takes pawns.

use game::{Known, Seat, Seats, Sink};

use crate::state::Phase;
use crate::{Action, Aztlan, Event, Territories};

impl Aztlan {
    /// Turn order is fixed for the age; then all choose at once.
    pub(crate) fn begin_age(&mut self, sink: &mut impl Sink<Event>) {
        self.order = self.track.turn_order();
        self.placed.0.fill(Territories::NONE);
        self.phase = Phase::Choosing;
        sink.tell(|| Event::Age {
            age: self.age.number(),
            order: self.order.seats().to_vec(),
        });
    }

    pub(crate) fn still_choosing(&self) -> Seats {
        let undecided = |seat: &Seat| self.power[*seat].chosen.is_none();
        self.every_seat().into_iter().filter(undecided).collect()
    }

    pub(crate) fn list_choosing(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.power[seat].unused().map(Action::Choose));
    }

    pub(crate) fn may_choose(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Choose(card) if self.power[seat].holds(card))
    }

    pub(crate) fn choose(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let Action::Choose(card) = action else { return };
        self.power[seat].chosen = Some(card);
        sink.tell(|| Event::Chose {
            seat,
            card: Known::Open(card),
        });
        if self.still_choosing().is_empty() {
            for seat in self.every_seat() {
                self.take_pawns(seat, sink);
            }
            self.begin_development(sink);
        }
    }

    /// As long as others choose, a choice can be taken back.
    pub(crate) fn withdraw_choice(&mut self, seat: Seat) {
        if self.phase == Phase::Choosing {
            self.power[seat].chosen = None;
        }
    }

    /// Pawns come from the reserve; if it is short, from those removed earlier; if those are short too, there are
    /// fewer.
    fn take_pawns(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let people = self.control[seat];
        let due = self.age.pawns(self.players);
        let fresh = due.min(self.reserve[people]);
        let returned = (due - fresh).min(self.removed[people]);
        self.reserve[people] -= fresh;
        self.removed[people] -= returned;
        self.to_place[seat] = fresh + returned;
        sink.tell(|| Event::Took {
            seat,
            pawns: fresh + returned,
            returned,
        });
    }
}

#[cfg(test)]
mod tests;
