//! Income cards: all choose one at once and in secret; what they pay decides who plays when.

use game::{Known, Seat, Seats, Sink};

use crate::order::TurnOrder;
use crate::{Action, Amazonas, Event, IncomeCard};

impl Amazonas {
    #[inline]
    pub(crate) fn still_choosing(&self) -> Seats {
        let undecided = |seat: &Seat| self.played[*seat].is_none();
        self.every_seat().into_iter().filter(undecided).collect()
    }

    pub(crate) fn list_incomes(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.hands[seat].cards().map(Action::Income));
    }

    pub(crate) fn may_choose(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Income(card) if self.hands[seat].contains(card))
    }

    pub(crate) fn choose(&mut self, seat: Seat, card: IncomeCard, sink: &mut impl Sink<Event>) {
        self.played[seat] = Some(card);
        sink.tell(|| Event::Chose {
            seat,
            card: Known::Open(card),
        });
        if self.still_choosing().is_empty() {
            self.reveal(sink);
            self.begin_turns(sink);
        }
    }

    /// The cards leave the hands; higher incomes play first, equal ones by the tie numbers of the cards. What the event
    /// takes or adds does not count.
    fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.every_seat() {
            let card = self.card(seat);
            self.hands[seat].remove(card);
            sink.tell(|| Event::Revealed {
                seat,
                card,
                income: self.piles[seat].income(card),
                tie_number: self.map.tie_number(seat, card),
            });
        }
        self.order = TurnOrder::by_key(self.players, |seat| {
            let card = self.card(seat);
            let income = u32::from(self.piles[seat].income(card).0);
            let tie_number = u32::from(self.map.tie_number(seat, card));
            (u32::from(u16::MAX) - income) << 8 | tie_number
        });
        sink.tell(|| Event::Order {
            order: self.order.seats().to_vec(),
        });
    }
}

#[cfg(test)]
mod tests;
