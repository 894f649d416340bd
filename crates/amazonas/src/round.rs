//! A round: an event, income cards, a turn for everybody.

use game::{BySeat, Sink};

use crate::income_card::Hand;
use crate::{Amazonas, Event, EventCard, MAX_PLAYERS, PhaseName};

/// A round of the game, 1 to 18; the opening is round 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Round(u8);

impl Round {
    /// Before the first round.
    pub(crate) const OPENING: Self = Self(0);

    /// How many there are.
    pub(crate) const COUNT: u8 = 18;

    /// Its number.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The round after this; none after the last.
    #[inline]
    pub(crate) fn next(self) -> Option<Self> {
        (self.0 < Self::COUNT).then(|| Self(self.0 + 1))
    }

    /// Whether all income cards have been played when it ends.
    #[inline]
    pub(crate) const fn uses_up_hands(self) -> bool {
        matches!(self.0, 7 | 14)
    }
}

impl Amazonas {
    /// Goes on to a round: its event is revealed, and all choose an income card.
    pub(crate) fn begin_round(&mut self, round: Round, sink: &mut impl Sink<Event>) {
        let card = self.deck.pop().expect("there is an event for each round");
        self.round = round;
        self.event = Some(card);
        self.native_available = card == EventCard::Native;
        self.choosing = self.every_seat();
        self.played.0.fill(None);
        self.turn = 0;
        self.neutral_used = false;
        self.phase = PhaseName::Income;
        sink.tell(|| Event::Round {
            round: round.number(),
            card,
        });
    }

    /// How often income cards have been revealed.
    pub(crate) fn reveals(&self) -> u8 {
        let to_come = self.phase == PhaseName::Income;
        self.round.number() - u8::from(to_come)
    }

    /// Begins the first turn of the round.
    pub(crate) fn begin_turns(&mut self, sink: &mut impl Sink<Event>) {
        self.turn = 0;
        if !self.begin_turn(sink) {
            self.next_turn(sink);
        }
    }

    /// Ends the turn and goes on to the next in which there is something to decide; after the last, ends the round.
    pub(crate) fn next_turn(&mut self, sink: &mut impl Sink<Event>) {
        while self.turn + 1 < self.players {
            self.turn += 1;
            if self.begin_turn(sink) {
                return;
            }
        }
        self.end_round(sink);
    }

    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        if self.native_available {
            self.native_available = false;
            self.natives -= 1;
            self.natives_gone += 1;
            sink.tell(|| Event::NativeGone);
        }
        if self.round.uses_up_hands() {
            self.hands = BySeat([Hand::FULL; MAX_PLAYERS]);
            self.last = BySeat::default();
            sink.tell(|| Event::TookBack);
        }
        match self.round.next() {
            Some(next) => self.begin_round(next, sink),
            None => self.end_game(sink),
        }
    }
}

#[cfg(test)]
mod tests;
