//! The end of an age and of the game, and the ledger of all points.

use game::{Points, ScoreLine, Seat, Sink};

use crate::state::Phase;
use crate::{Age, Aztlan, Event, ProsperityCard};

/// Where a player's points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ledger {
    domains: [u16; Age::COUNT],
    blessings: [u16; Age::COUNT],
    last: LastCount,
}

/// What is counted once, after the fifth age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct LastCount {
    unused: u16,
    cards: u16,
    offerings: u16,
}

impl LastCount {
    fn sum(self) -> u16 {
        self.unused + self.cards + self.offerings
    }
}

impl Ledger {
    /// Enters the points of a scoring phase.
    pub(crate) fn enter(&mut self, age: Age, domains: u16, blessings: u16) {
        self.domains[age.index()] = domains;
        self.blessings[age.index()] = blessings;
    }

    /// Every source that brought points.
    pub(crate) fn lines(&self, seat: Seat) -> Vec<ScoreLine> {
        let ages = (1..).zip(self.domains.into_iter().zip(self.blessings));
        let by_age = ages.flat_map(|(age, (domains, blessings))| {
            [
                (Some(age), "domains", domains),
                (Some(age), "blessings", blessings),
            ]
        });
        let last = [
            (None, "unused_card", self.last.unused),
            (None, "cards", self.last.cards),
            (None, "offerings", self.last.offerings),
        ];
        by_age
            .chain(last)
            .filter(|(_, _, points)| *points > 0)
            .map(|(round, source, points)| ScoreLine {
                seat,
                round,
                source,
                points: Points(points.into()),
            })
            .collect()
    }
}

impl Aztlan {
    /// Power cards are laid aside; the next age begins, or the game ends.
    pub(crate) fn end_age(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.every_seat() {
            self.power[seat].lay_aside(self.age);
        }
        let Some(next) = self.age.next() else {
            self.end_game(sink);
            return;
        };
        self.age = next;
        if self.players == 2 {
            self.control.0.swap(0, 1);
            sink.tell(|| Event::Swapped);
        }
        self.begin_age(sink);
    }

    fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        let order = self.order;
        for seat in order.seats() {
            self.count_last(*seat, sink);
        }
        self.phase = Phase::Over;
        sink.tell(|| Event::Over {
            ranking: self.track.ranking(self.edition).collect(),
        });
    }

    /// The unused power card, a point for each prosperity card and the square of the Offerings, in one move of
    /// the counter.
    fn count_last(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let unused = self.power[seat]
            .unused()
            .next()
            .expect("five of six cards were used");
        let hand = self.hands[seat];
        let offerings = u16::from(hand.count(ProsperityCard::Offering));
        let last = LastCount {
            unused: unused.unused_value().into(),
            cards: hand.len().into(),
            offerings: offerings * offerings,
        };
        self.ledger[seat].last = last;
        self.track.advance(seat, last.sum());
        sink.tell(|| Event::Final {
            seat,
            hand: hand.iter().collect(),
            unused,
            value: last.unused,
            cards: last.cards,
            offerings: last.offerings,
            score: self.track.score(seat),
        });
    }
}

#[cfg(test)]
mod tests;
