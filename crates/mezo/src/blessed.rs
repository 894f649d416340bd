//! The Blessed region: units are offered for devotion and strength.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::places::Place;
use crate::stage::Stage;
use crate::{Action, Deed, Event, Kind, Means, Mezo};

impl Mezo {
    /// By descending points, each offers units from the reserve one by one.
    pub(crate) fn ask_offer(&mut self, sink: &mut impl Sink<Event>) {
        let Some(seat) = self.on_turn() else {
            if self.is_solo() {
                self.offer_vengeful(sink);
            }
            self.stage = Stage::Strength;
            return;
        };
        let kinds = self.reserve[seat].kinds();
        if kinds.is_empty() {
            self.turn += 1;
        } else {
            self.put(seat, Ask::Offer(kinds));
        }
    }

    pub(crate) fn offer(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if let Action::Offer(kind) = action {
            self.offer_one(seat, kind, sink);
        } else {
            self.turn += 1;
        }
    }

    /// A unit brings devotion at once. To the trial all offerings of a conflict are one, and one gain.
    fn offer_one(&mut self, seat: Seat, kind: Kind, sink: &mut impl Sink<Event>) {
        let first = self.offered[seat].is_empty();
        self.move_one(
            seat,
            kind,
            [Place::Reserve, Place::Offered],
            Means::Offer,
            sink,
        );
        if first {
            self.lay_token(seat, Deed::Offering, 1, sink);
            self.lay_token(seat, Deed::Devotion, 1, sink);
        }
        self.raise_devotion(seat, 1, sink);
    }
}

#[cfg(test)]
mod tests;
