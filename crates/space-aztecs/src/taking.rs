//! Step 1 of a round: from the first player on, each takes a pile in hand.

use game::{Seat, Sink};

use crate::pile::Piles;
use crate::state::Phase;
use crate::{Action, Event, SpaceAztecs};

impl SpaceAztecs {
    /// The piles lie around the board and the first player is to take one.
    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.round += 1;
        self.phase = Phase::Piles(self.first);
        sink.tell(|| Event::Round {
            round: self.round,
            first: self.first,
        });
    }

    /// The piles that can be taken: those that hold a card and are in nobody's hand. With fewer than two piles empty there are
    /// always more of them than players who have yet to take one.
    fn free_piles(&self) -> Piles {
        let mut held = Piles::NONE;
        for pile in self.held.0.iter().flatten() {
            held.insert(*pile);
        }
        self.piles.filled() - held
    }

    pub(crate) fn list_piles(&self, actions: &mut Vec<Action>) {
        actions.extend(self.free_piles().into_iter().map(Action::Pile));
    }

    pub(crate) fn may_take_pile(&self, action: Action) -> bool {
        matches!(action, Action::Pile(pile) if self.free_piles().contains(pile))
    }

    pub(crate) fn take_pile(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let Action::Pile(pile) = action else { return };
        self.held[seat] = Some(pile);
        sink.tell(|| Event::Took { seat, pile });
        let is_new = !self.looked[seat].contains(pile);
        self.looked[seat].insert(pile);
        if is_new || !self.memory {
            sink.tell(|| Event::Looked {
                seat,
                pile,
                cards: self.deck.hours_of(self.piles[pile]),
            });
        }
        let next = self.clockwise(seat);
        if next == self.first {
            self.begin_keeping(sink);
        } else {
            self.phase = Phase::Piles(next);
        }
    }
}

#[cfg(test)]
mod tests;
