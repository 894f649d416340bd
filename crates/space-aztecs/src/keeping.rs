//! Steps 2 and 3 of a round: all at once and in secret each keeps a card, then the hours are announced.

use arrayvec::ArrayVec;
use game::{BySeat, Known, MAX_SEATS, Seat, Seats, Sink};

use crate::card::{Card, Cards};
use crate::state::Phase;
use crate::{Action, Event, Order, SpaceAztecs};

impl SpaceAztecs {
    /// All have a pile in hand. The last card of a pile is kept without asking.
    pub(crate) fn begin_keeping(&mut self, sink: &mut impl Sink<Event>) {
        let mut keeping = self.every_seat();
        for seat in self.every_seat() {
            let pile = self.pile_of(seat);
            if let (Some(last), false) = (pile.first(), pile.are_several()) {
                self.keep_card(seat, last, sink);
                keeping.remove(seat);
            }
        }
        self.go_on_keeping(keeping, sink);
    }

    fn go_on_keeping(&mut self, keeping: Seats, sink: &mut impl Sink<Event>) {
        if keeping.is_empty() {
            self.announce(sink);
        } else {
            self.phase = Phase::Keep(keeping);
        }
    }

    /// The pile in the seat's hand.
    #[inline]
    fn pile_of(&self, seat: Seat) -> Cards {
        let held = self.held[seat];
        held.map_or(Cards::NONE, |pile| self.piles[pile])
    }

    pub(crate) fn list_keeping(&self, seat: Seat, actions: &mut Vec<Action>) {
        let cards = self.pile_of(seat).into_iter();
        actions.extend(cards.map(|card| Action::Keep(self.deck.hour(card))));
    }

    pub(crate) fn may_keep(&self, seat: Seat, action: Action) -> bool {
        let Action::Keep(hour) = action else {
            return false;
        };
        let card = self.deck.find(hour);
        card.is_some_and(|card| self.pile_of(seat).contains(card))
    }

    pub(crate) fn keep(
        &mut self,
        seat: Seat,
        mut keeping: Seats,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let Action::Keep(hour) = action else { return };
        let card = self.deck.find(hour).expect("the card is in the pile");
        self.keep_card(seat, card, sink);
        keeping.remove(seat);
        self.go_on_keeping(keeping, sink);
    }

    fn keep_card(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let pile = self.held[seat].expect("everybody has a pile in hand");
        self.piles[pile].remove(card);
        self.chosen[seat] = Some(card);
        sink.tell(|| Event::Kept {
            seat,
            pile,
            card: Known::Open(self.deck.hour(card)),
        });
    }

    /// As long as others choose, a choice can be taken back; the last card of a pile was none.
    pub(crate) fn withdraw_choice(&mut self, seat: Seat) {
        let (Phase::Keep(mut keeping), Some(pile)) = (self.phase, self.held[seat]) else {
            return;
        };
        if self.piles[pile].is_empty() {
            return;
        }
        if let Some(card) = self.chosen[seat].take() {
            self.piles[pile].insert(card);
            keeping.insert(seat);
            self.phase = Phase::Keep(keeping);
        }
    }

    /// The hours are said aloud and the cards stay face down. As all hours differ, whoever knows the deck knows every chosen
    /// card from now on. The earliest becomes first player.
    fn announce(&mut self, sink: &mut impl Sink<Event>) {
        self.held = BySeat::default();
        let mut chosen = Cards::NONE;
        for seat in self.every_seat() {
            let card = self.chosen_card(seat);
            chosen.insert(card);
            sink.tell(|| Event::Announced {
                seat,
                hour: self.deck.hour(card),
            });
        }
        let order = self.order_of_play(chosen);
        self.first = order.seats[0];
        sink.tell(|| Event::Order {
            seats: order.seats().to_vec(),
        });
        self.play_cards(order, 0, sink);
    }

    fn chosen_card(&self, seat: Seat) -> Card {
        self.chosen[seat].expect("everybody has kept a card")
    }

    /// Who plays when, as the option says.
    fn order_of_play(&self, chosen: Cards) -> TurnOrder {
        let mut seats = [self.first; MAX_SEATS];
        match self.order {
            Order::Clockwise => {
                let earliest = chosen.first().expect("everybody has kept a card");
                let mut seat = self.who_chose(earliest);
                for place in &mut seats[..usize::from(self.players)] {
                    *place = seat;
                    seat = self.clockwise(seat);
                }
            }
            Order::Hours => {
                for (place, card) in seats.iter_mut().zip(chosen) {
                    *place = self.who_chose(card);
                }
            }
        }
        TurnOrder {
            seats,
            players: self.players,
        }
    }

    /// The kept cards that have not been played, in the order in which they will be: while some have yet to keep one, as if nobody
    /// else did.
    pub fn kept_in_order(&self) -> impl Iterator<Item = (Seat, Card)> {
        let seats = self.every_seat().into_iter();
        let mut kept: ArrayVec<(Seat, Card), MAX_SEATS> = seats
            .filter_map(|seat| Some((seat, self.chosen[seat]?)))
            .collect();
        kept.sort_unstable_by_key(|(_, card)| *card);
        let (Order::Clockwise, Some((earliest, _))) = (self.order, kept.first().copied()) else {
            return kept.into_iter();
        };
        let announced = matches!(self.phase, Phase::Play(_));
        let first = if announced { self.first } else { earliest };
        let players = usize::from(self.players);
        kept.sort_unstable_by_key(|(seat, _)| (seat.index() + players - first.index()) % players);
        kept.into_iter()
    }

    fn who_chose(&self, card: Card) -> Seat {
        let chose = |seat: &Seat| self.chosen[*seat] == Some(card);
        let seat = self.every_seat().into_iter().find(chose);
        seat.expect("somebody has kept the card")
    }
}

/// The order in which the cards of a round are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnOrder {
    seats: [Seat; MAX_SEATS],
    players: u8,
}

impl TurnOrder {
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// The seat whose turn is the `turn`th, counted from 0; none after the last.
    #[inline]
    pub(crate) fn seat(&self, turn: u8) -> Option<Seat> {
        self.seats().get(usize::from(turn)).copied()
    }
}

#[cfg(test)]
mod tests;
