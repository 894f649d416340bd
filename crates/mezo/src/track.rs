//! Victory points and devotion.
//!
//! No two players ever have the same points: a gain that ends on an occupied space goes on to the next free one.

use game::{Seat, Sink};

use crate::ledger::Source;
use crate::prophecy::Cause;
use crate::{Deed, Event, MAX_PLAYERS, Mezo};

/// Seats in the order of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    seats: [Seat; MAX_PLAYERS],
    len: u8,
}

impl Order {
    /// Nobody.
    pub(crate) const EMPTY: Self = Self {
        seats: [Seat::new(0); MAX_PLAYERS],
        len: 0,
    };

    #[inline]
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }

    /// The seat whose turn is the `turn`th, counted from 0; none after the last.
    #[inline]
    pub(crate) fn seat(&self, turn: u8) -> Option<Seat> {
        self.seats().get(usize::from(turn)).copied()
    }
}

impl FromIterator<Seat> for Order {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut order = Self::EMPTY;
        for seat in seats {
            order.seats[usize::from(order.len)] = seat;
            order.len += 1;
        }
        order
    }
}

/// One of several gains that happen at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
    pub(crate) points: u16,
}

impl Mezo {
    /// All seats by descending points; in solo the player first, as the ends of steps go.
    pub(crate) fn step_order(&self) -> Order {
        if self.is_solo() {
            return self.every_seat().into_iter().collect();
        }
        self.vp_order()
    }

    /// The players by descending points; in solo only the one there is.
    pub(crate) fn player_order(&self) -> Order {
        if self.is_solo() {
            return [crate::state::YOU].into_iter().collect();
        }
        self.vp_order()
    }

    /// All seats by descending points.
    pub(crate) fn vp_order(&self) -> Order {
        let mut order: Order = self.every_seat().into_iter().collect();
        let seats = &mut order.seats[..usize::from(order.len)];
        // Few and often nearly sorted.
        for last in 1..seats.len() {
            let mut place = last;
            while place > 0 && self.vp[seats[place]] > self.vp[seats[place - 1]] {
                seats.swap(place, place - 1);
                place -= 1;
            }
        }
        order
    }

    fn is_taken(&self, seat: Seat, space: u16) -> bool {
        let opponents = self.opponents(seat);
        opponents.into_iter().any(|other| self.vp[other] == space)
    }

    /// Moves a counter forward, past occupied spaces. A gain of 0 does not move it.
    pub(crate) fn gain_vp(
        &mut self,
        seat: Seat,
        points: u16,
        source: Source,
        sink: &mut impl Sink<Event>,
    ) {
        if points == 0 {
            return;
        }
        let meant = self.vp[seat] + points;
        let mut space = meant;
        while self.is_taken(seat, space) {
            space += 1;
        }
        self.vp[seat] = space;
        self.has_changed = true;
        let bumped = space - meant;
        self.enter(seat, source, signed(points));
        self.enter(seat, Source::Bumped, signed(bumped));
        sink.tell(|| Event::Scored {
            seat,
            points,
            bumped,
            vp: space,
            source,
        });
    }

    /// Several gains at once: the larger first, equal ones by higher points.
    pub(crate) fn gain_at_once(
        &mut self,
        gains: &mut [Gain],
        source: Source,
        sink: &mut impl Sink<Event>,
    ) {
        gains.sort_unstable_by_key(|gain| std::cmp::Reverse((gain.points, self.vp[gain.seat])));
        for gain in gains {
            self.gain_vp(gain.seat, gain.points, source, sink);
        }
    }

    /// The vengeful gods lose points: down, past an occupied space, not below 0, and to 1 if 0 is taken.
    fn lose_vp(&mut self, seat: Seat, points: u8, sink: &mut impl Sink<Event>) {
        let before = self.vp[seat];
        let meant = before.saturating_sub(points.into());
        let mut space = meant;
        if self.is_taken(seat, space) {
            space = if space == 0 { 1 } else { space - 1 };
        }
        self.vp[seat] = space;
        self.enter(seat, Source::Lost, signed(meant) - signed(before));
        self.enter(seat, Source::Bumped, signed(space) - signed(meant));
        if space != before {
            self.has_changed = true;
            sink.tell(|| Event::Lost { seat, vp: space });
        }
    }

    #[inline]
    fn enter(&mut self, seat: Seat, source: Source, points: i16) {
        self.ledger[seat].enter(self.round, source, points);
    }

    /// One gain of devotion; what is past the highest is points. To the vengeful gods all of it is.
    pub(crate) fn gain_devotion(&mut self, seat: Seat, gain: u8, sink: &mut impl Sink<Event>) {
        if gain == 0 {
            return;
        }
        self.lay_token(seat, Deed::Devotion, 1, sink);
        self.raise_devotion(seat, gain, sink);
    }

    /// Part of a gain of devotion whose token has been laid.
    pub(crate) fn raise_devotion(&mut self, seat: Seat, gain: u8, sink: &mut impl Sink<Event>) {
        if self.is_vengeful(seat) {
            self.gain_vp(seat, gain.into(), Source::Devotion, sink);
            return;
        }
        let room = self.components.tribe().highest_devotion() - self.devotion[seat];
        let kept = gain.min(room);
        self.change_devotion(seat, kept, true, sink);
        self.gain_vp(seat, (gain - kept).into(), Source::Devotion, sink);
        self.moment(seat, Cause::Other, sink);
    }

    /// Devotion is lost, never below 0; the vengeful gods lose points instead.
    pub(crate) fn lose_devotion(&mut self, seat: Seat, loss: u8, sink: &mut impl Sink<Event>) {
        if self.is_vengeful(seat) {
            self.lose_vp(seat, loss, sink);
            return;
        }
        let loss = loss.min(self.devotion[seat]);
        self.change_devotion(seat, loss, false, sink);
    }

    fn change_devotion(&mut self, seat: Seat, by: u8, up: bool, sink: &mut impl Sink<Event>) {
        if by == 0 {
            return;
        }
        let devotion = &mut self.devotion[seat];
        *devotion = if up { *devotion + by } else { *devotion - by };
        let devotion = *devotion;
        self.has_changed = true;
        let change = if up { i16::from(by) } else { -i16::from(by) };
        sink.tell(|| Event::Devotion {
            seat,
            change,
            devotion,
        });
    }

    /// How much devotion the seat can lose; the vengeful gods' is their points.
    pub(crate) fn devotion_to_lose(&self, seat: Seat) -> u16 {
        if self.is_vengeful(seat) {
            self.vp[seat]
        } else {
            self.devotion[seat].into()
        }
    }
}

fn signed(points: u16) -> i16 {
    i16::try_from(points).expect("scores are counted in hundreds")
}

#[cfg(test)]
mod tests;
