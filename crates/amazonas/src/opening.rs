//! The opening: everybody builds one tent anywhere.

use game::{Seat, Sink};

use crate::{Action, Amazonas, Event, Village, Villages};

impl Amazonas {
    /// The villages with a space that the seat can pay for.
    fn starts(&self, seat: Seat) -> Villages {
        self.affordable(seat, self.map.villages() - self.camps.full())
    }

    pub(crate) fn list_starts(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.starts(seat).into_iter().map(Action::Start));
    }

    pub(crate) fn may_start(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Start(village) if self.starts(seat).contains(village))
    }

    pub(crate) fn start_in(&mut self, seat: Seat, village: Village, sink: &mut impl Sink<Event>) {
        let (gold, species) = self.put_tent(seat, village);
        sink.tell(|| Event::Started {
            seat,
            village,
            gold,
            species,
            money: self.money[seat],
        });
        if self.turn + 1 < self.players {
            self.turn += 1;
        } else if let Some(first) = self.round.next() {
            self.begin_round(first, sink);
        }
    }
}

#[cfg(test)]
mod tests;
