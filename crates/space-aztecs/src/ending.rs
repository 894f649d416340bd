//! The end of a round and of the game.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, Points, Ranking, Seat, Seats, Sink};

use crate::scoring::Valley;
use crate::state::Phase;
use crate::{Event, SpaceAztecs};

/// So many empty piles end the game.
const EMPTY_PILES: u32 = 2;

impl SpaceAztecs {
    /// The next round begins, or the game ends.
    pub(crate) fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        let no_piles = self.piles.empty().len() >= EMPTY_PILES;
        if no_piles || self.saucers_played >= self.last_saucer() {
            self.end_game(sink);
        } else {
            self.begin_round(sink);
        }
    }

    /// The saucer that ends the game.
    pub(crate) fn last_saucer(&self) -> u8 {
        if self.players > 4 { 9 } else { 7 }
    }

    fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        for seat in self.every_seat() {
            sink.tell(|| self.counted(seat));
        }
        sink.tell(|| Event::Over {
            empty_piles: u8::try_from(self.piles.empty().len()).expect("there are eight piles"),
            saucers: self.saucers_played,
            ranking: self.places(),
        });
    }

    fn counted(&self, seat: Seat) -> Event {
        let counts = self.valley().counts(seat);
        let source = |count: &crate::scoring::Count| (count.source, Points(count.points));
        Event::Counted {
            seat,
            sources: counts.iter().map(source).collect(),
            score: self.valley().score(seat),
        }
    }

    /// All villages, to be counted.
    pub(crate) fn valley(&self) -> Valley<'_> {
        Valley {
            deck: self.deck,
            sets: self.sets,
            villages: &self.villages.0[..usize::from(self.players)],
        }
    }

    /// The seats from first to last: more points first; those with equal points share the place.
    pub(crate) fn final_ranking(&self) -> Ranking {
        let valley = self.valley();
        let seats = self.every_seat().into_iter();
        let mut ranked: ArrayVec<_, MAX_SEATS> =
            seats.map(|seat| (valley.score(seat), seat)).collect();
        ranked.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        ranked
            .chunk_by(|(a, _), (b, _)| a == b)
            .map(|place| place.iter().map(|(_, seat)| *seat).collect::<Seats>())
            .collect()
    }

    /// The ranking as lists.
    pub(crate) fn places(&self) -> Vec<Vec<Seat>> {
        let ranking = self.final_ranking().into_iter();
        ranking.map(|place| place.into_iter().collect()).collect()
    }
}

#[cfg(test)]
mod tests;
