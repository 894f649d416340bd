//! The Blessed region: units are offered for devotion and strength.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::places::Place;
use crate::stage::Stage;
use crate::{Action, Deed, Event, Mezo};

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
            self.end_offer(seat, sink);
        } else {
            self.put(seat, Ask::Offer(kinds));
        }
    }

    pub(crate) fn offer(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if let Action::Offer(kind) = action {
            self.move_one(seat, kind, [Place::Reserve, Place::Offered], "offer", sink);
        } else {
            self.end_offer(seat, sink);
        }
    }

    /// The units offered bring devotion, as one gain.
    fn end_offer(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.turn += 1;
        let units = self.offered[seat].total();
        if units > 0 {
            self.lay_token(seat, Deed::Offering, 1, sink);
            self.gain_devotion(seat, units, sink);
        }
    }
}

#[cfg(test)]
mod tests;
