//! Income cards: all choose one at once and in secret; what they pay decides who plays when.

use game::{Known, Seat, Sink};

use crate::order::TurnOrder;
use crate::{Action, Amazonas, Event, IncomeCard, PhaseName};

impl Amazonas {
    pub(crate) fn list_incomes(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.hands[seat].cards().map(Action::Income));
    }

    pub(crate) fn may_choose(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Income(card) if self.hands[seat].contains(card))
    }

    pub(crate) fn choose(&mut self, seat: Seat, card: IncomeCard, sink: &mut impl Sink<Event>) {
        self.played[seat] = Some(card);
        self.choosing.remove(seat);
        sink.tell(|| Event::Chose {
            seat,
            card: Known::Open(card),
        });
        if self.choosing.is_empty() {
            self.reveal(sink);
            self.begin_turns(sink);
        }
    }

    /// As long as others choose, a choice can be taken back.
    pub(crate) fn withdraw_choice(&mut self, seat: Seat) {
        if self.phase == PhaseName::Income && self.played[seat].take().is_some() {
            self.choosing.insert(seat);
        }
    }

    /// The cards leave the hands; higher incomes play first, equal ones by the tie numbers of the cards. What the event
    /// takes or adds does not count.
    fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.every_seat() {
            let card = self.card(seat);
            self.hands[seat].remove(card);
            self.last[seat] = Some(card);
            sink.tell(|| Event::Revealed {
                seat,
                card,
                income: self.piles[seat].income(card),
                tie_number: self.tie_number(seat, card),
            });
        }
        self.order = TurnOrder::by_income(self.every_seat(), |seat| {
            let card = self.card(seat);
            let income = self.piles[seat].income(card);
            (income, self.tie_number(seat, card))
        });
        sink.tell(|| Event::Order {
            order: self.order.seats().to_vec(),
        });
    }
}

#[cfg(test)]
mod tests;
