//! Phase 2: in turn order, again and again, a pawn is placed and one may be moved.

use game::{Seat, Sink};

use crate::state::Phase;
use crate::{Action, Aztlan, Edition, Event, ProsperityCard, TERRITORIES, Territories, Territory};

/// Whose turn it is and how far the turn has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Development {
    /// The place of the seat in the turn order.
    turn: u8,
    pub(crate) step: Step,
}

/// A step of a development turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    /// A pawn is to be placed.
    Place,
    /// A pawn may be moved.
    Move,
    /// A pawn was taken up here and is to be put down next door.
    To(Territory),
}

/// A pawn can be placed anywhere.
const EVERY_PLACE: [Action; TERRITORIES] = {
    let mut places = [Action::Stay; TERRITORIES];
    let mut index = 0;
    while index < TERRITORIES {
        places[index] = Action::Place(Territory::ALL[index]);
        index += 1;
    }
    places
};

impl Aztlan {
    pub(crate) fn begin_development(&mut self, sink: &mut impl Sink<Event>) {
        self.next_placement(0, sink);
    }

    /// Goes on with the first seat from this turn on that has a pawn to place; with none, to the conflicts.
    fn next_placement(&mut self, turn: u8, sink: &mut impl Sink<Event>) {
        let has_pawns = |turn: &u8| {
            let seat = self.order.seat(*turn).expect("a turn is somebody's");
            self.to_place[seat] > 0
        };
        let next = (0..self.players)
            .map(|later| (turn + later) % self.players)
            .find(has_pawns);
        match next {
            Some(turn) => self.develop_at(turn, Step::Place),
            None => self.reveal_power(sink),
        }
    }

    fn develop_at(&mut self, turn: u8, step: Step) {
        self.phase = Phase::Development(Development { turn, step });
    }

    fn reveal_power(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.every_seat() {
            let card = self.chosen(seat);
            sink.tell(|| Event::Revealed { seat, card });
        }
        self.begin_conflict(sink);
    }

    #[inline]
    pub(crate) fn developing(&self, development: &Development) -> Seat {
        self.order
            .seat(development.turn)
            .expect("a turn is somebody's")
    }

    /// Where the seat could place an extra pawn now with Eagle and Jaguar Warriors, if he held the card.
    fn open_to_warriors(&self, seat: Seat, step: Step) -> Territories {
        let people = self.control[seat];
        let has_pawn = self.reserve[people] > 0 || self.removed[people] > 0;
        match (self.edition, step) {
            (_, Step::To(_)) | (Edition::En, Step::Place) => Territories::NONE,
            (Edition::En, Step::Move) if has_pawn => Territories::ALL,
            (Edition::It, _) if has_pawn => self.placed[seat],
            _ => Territories::NONE,
        }
    }

    fn warriors(&self, seat: Seat, step: Step) -> Territories {
        if self.hands[seat].has(ProsperityCard::Warriors) {
            self.open_to_warriors(seat, step)
        } else {
            Territories::NONE
        }
    }

    /// The territories from which the seat can move a pawn.
    fn movable(&self, seat: Seat) -> Territories {
        self.held(seat) & self.board.open()
    }

    pub(crate) fn list_development(
        &self,
        seat: Seat,
        development: &Development,
        actions: &mut Vec<Action>,
    ) {
        let step = development.step;
        match step {
            Step::Place => actions.extend_from_slice(&EVERY_PLACE),
            Step::Move => {
                actions.extend(self.movable(seat).into_iter().map(Action::From));
                actions.push(Action::Stay);
            }
            Step::To(from) => {
                actions.extend(self.board.neighbours(from).into_iter().map(Action::To));
            }
        }
        actions.extend(self.warriors(seat, step).into_iter().map(Action::Warriors));
    }

    pub(crate) fn may_develop(
        &self,
        seat: Seat,
        development: &Development,
        action: Action,
    ) -> bool {
        match (development.step, action) {
            (Step::Place, Action::Place(_)) | (Step::Move, Action::Stay) => true,
            (Step::Move, Action::From(from)) => self.movable(seat).contains(from),
            (Step::To(from), Action::To(to)) => self.board.neighbours(from).contains(to),
            (step, Action::Warriors(territory)) => self.warriors(seat, step).contains(territory),
            _ => false,
        }
    }

    pub(crate) fn develop(
        &mut self,
        seat: Seat,
        development: Development,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let turn = development.turn;
        match (development.step, action) {
            (Step::Place, Action::Place(territory)) => {
                self.place(seat, territory, sink);
                self.offer_move(seat, turn, sink);
            }
            (Step::Move, Action::Warriors(territory)) => {
                self.place_warriors(seat, territory, sink);
                self.offer_move(seat, turn, sink);
            }
            (_, Action::Warriors(territory)) => self.place_warriors(seat, territory, sink),
            (_, Action::From(from)) => self.take_up(seat, turn, from, sink),
            (Step::To(from), Action::To(to)) => self.put_down(seat, turn, (from, to), sink),
            _ => self.next_placement(turn + 1, sink),
        }
    }

    fn place(&mut self, seat: Seat, territory: Territory, sink: &mut impl Sink<Event>) {
        self.to_place[seat] -= 1;
        self.land.add(self.control[seat], territory);
        self.placed[seat].insert(territory);
        sink.tell(|| Event::Placed { seat, territory });
    }

    /// The extra pawn comes from the reserve, or if that is empty from those removed in an earlier age.
    fn place_warriors(&mut self, seat: Seat, territory: Territory, sink: &mut impl Sink<Event>) {
        let people = self.control[seat];
        let returned = self.reserve[people] == 0;
        let source = if returned {
            &mut self.removed
        } else {
            &mut self.reserve
        };
        source[people] -= 1;
        self.play_card(seat, ProsperityCard::Warriors);
        self.land.add(people, territory);
        sink.tell(|| Event::Warriors {
            seat,
            territory,
            returned,
        });
    }

    /// Asks whether a pawn moves, unless all can see that none can and that no card could be played.
    fn offer_move(&mut self, seat: Seat, turn: u8, sink: &mut impl Sink<Event>) {
        let may_hold_warriors = !self.hands[seat].is_empty();
        let could_play = may_hold_warriors && !self.open_to_warriors(seat, Step::Move).is_empty();
        if self.movable(seat).is_empty() && !could_play {
            self.next_placement(turn + 1, sink);
        } else {
            self.develop_at(turn, Step::Move);
        }
    }

    /// Takes a pawn up; where there is but one way to go, it goes there.
    fn take_up(&mut self, seat: Seat, turn: u8, from: Territory, sink: &mut impl Sink<Event>) {
        let ways = self.board.neighbours(from);
        match ways.first() {
            Some(to) if ways.len() == 1 => self.put_down(seat, turn, (from, to), sink),
            _ => self.develop_at(turn, Step::To(from)),
        }
    }

    fn put_down(
        &mut self,
        seat: Seat,
        turn: u8,
        (from, to): (Territory, Territory),
        sink: &mut impl Sink<Event>,
    ) {
        let people = self.control[seat];
        self.land.take(people, from);
        self.land.add(people, to);
        sink.tell(|| Event::Moved { seat, from, to });
        self.next_placement(turn + 1, sink);
    }
}

#[cfg(test)]
mod tests;
