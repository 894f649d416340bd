//! The end of an age and of the game.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::ledger::Source;
use crate::places::Place;
use crate::stage::Stage;
use crate::state::{VENGEFUL, YOU};
use crate::{Band, Event, Kind, Means, Mezo, RitualRule, SPACES, Whereabouts};

impl Mezo {
    /// All steps in one order, that of points as the end of the age begins.
    pub(crate) fn end_age(&mut self, sink: &mut impl Sink<Event>) {
        let order = self.step_order();
        for step in [Self::close_books, Self::score_floors, Self::end_ritual] {
            for seat in order.seats() {
                step(self, *seat, sink);
            }
        }
        self.ritual = None;
        self.blessed = None;
        self.cenote = None;
        if self.age < 3 {
            self.stage = Stage::AgeBegins;
        } else {
            self.end_game(sink);
        }
    }

    /// 2 points a unit on Calendar and Codex, 3 more with the ability; then the units go home.
    fn close_books(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let units = self.written(seat);
        let count = u16::from(units.total());
        self.gain_vp(seat, 2 * count, Source::Books, sink);
        if self.has_ability(seat, 3, 2) {
            self.gain_vp(seat, 3 * count, Source::Chronicle, sink);
        }
        for kind in Kind::ALL {
            for space in &mut self.books[kind as usize] {
                *space = space.filter(|owner| *owner != seat);
            }
            self.send_home_from_book(seat, kind, units[kind], sink);
        }
        if self.is_vengeful(seat) {
            self.solo.books = Band::NONE;
        }
    }

    fn send_home_from_book(
        &mut self,
        seat: Seat,
        kind: Kind,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        if count == 0 {
            return;
        }
        let band = Band::of(kind, count);
        self.reserve[seat].add(band);
        sink.tell(|| Event::Moved {
            seat,
            warriors: band.warriors(),
            shamans: band.shamans(),
            from: Whereabouts::Book(kind.book()),
            to: Whereabouts::Reserve,
            by: Means::Home,
        });
    }

    /// The units of a seat on Calendar and Codex.
    pub(crate) fn written(&self, seat: Seat) -> Band {
        if self.is_vengeful(seat) {
            return self.solo.books;
        }
        let mut units = Band::NONE;
        for kind in Kind::ALL {
            let owned = |space: &&Option<Seat>| **space == Some(seat);
            let count = self.books[kind as usize]
                .iter()
                .filter(owned)
                .take(SPACES)
                .count();
            units[kind] = u8::try_from(count).expect("a book has five spaces");
        }
        units
    }

    /// As many points as the number of the age for each region with a floor.
    fn score_floors(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let living = self.living.into_iter();
        let regions: u16 = living
            .map(|region| u16::from(self.pyramids[region].has(seat)))
            .sum();
        self.gain_vp(seat, u16::from(self.age) * regions, Source::Floors, sink);
    }

    fn end_ritual(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        match self.ritual_rule() {
            Some(RitualRule::VpPerGlyph(points)) => {
                let glyphs: u16 = self
                    .glyphs
                    .0
                    .iter()
                    .map(|here| u16::from(here[seat.index()]))
                    .sum();
                self.gain_vp(seat, u16::from(points) * glyphs, Source::Ritual, sink);
            }
            Some(RitualRule::DevotionLossPerUnits(units)) => {
                let loss = self.units_at(seat, Place::Xibalba).total() / units;
                self.lose_devotion(seat, loss, sink);
            }
            _ => {}
        }
    }

    /// Devotion is points, and with the ability each level of it 2 more.
    fn score_devotion(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.gain_vp(
            seat,
            self.devotion[seat].into(),
            Source::FinalDevotion,
            sink,
        );
        if self.has_ability(seat, 3, 1) {
            self.gain_vp(seat, 2 * u16::from(self.level(seat)), Source::Piety, sink);
        }
    }

    /// Devotion player by player; then, by points as they stand now, cities; in solo the trial.
    fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        self.round = 0;
        let order = self.step_order();
        for seat in order.seats() {
            self.score_devotion(*seat, sink);
        }
        let order = self.step_order();
        for seat in order.seats() {
            if self.cities[*seat].is_some() {
                self.gain_vp(*seat, 3, Source::FinalCity, sink);
            }
        }
        if self.is_solo() {
            for (side, seat) in [YOU, VENGEFUL].into_iter().enumerate() {
                let points = self.components.trial_points(side, self.solo.tokens[side]);
                self.gain_vp(seat, points.into(), Source::Trial, sink);
            }
        }
        self.stage = Stage::Over;
        self.ask = Ask::Over;
        sink.tell(|| Event::Over {
            ranking: self.vp_order().seats().to_vec(),
        });
    }
}

#[cfg(test)]
mod tests;
