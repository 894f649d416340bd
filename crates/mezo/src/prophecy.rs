//! Prophecies: three steps, completed in order, each the moment its condition holds.
//!
//! What can fulfil a condition goes through few doors, and each of them ends in a moment: units moved (`places`), devotion
//! gained (`track`), glyphs and floors built (`verbs::build`), a space of a book taken and a conflict won or cleaned up
//! (`rewards`). Nobody fulfils a condition by what happens to somebody else's pieces.

use game::{Seat, Sink};

use crate::ledger::Source;
use crate::{Condition, Event, Kind, Mezo};

/// What a step of the prophecy is worth.
const STEP_VP: u16 = 3;
/// What the monument is worth.
const MONUMENT_VP: u16 = 6;

/// What has just happened; wins and builds count only at their own moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// The seat has won the conflict under way.
    Win,
    /// The seat has built a floor of this level.
    Build(u8),
    Other,
}

impl Mezo {
    /// Whether somebody can still complete a step.
    #[inline]
    pub(crate) fn is_foretold(&self) -> bool {
        self.prophecies.is_some() && self.monument.is_none()
    }

    /// Something has just happened to a seat: it completes every step that it fulfils now, one after another.
    #[inline]
    pub(crate) fn moment(&mut self, seat: Seat, cause: Cause, sink: &mut impl Sink<Event>) {
        if self.is_foretold() {
            self.complete_steps(seat, cause, sink);
        }
    }

    /// Something has just happened to all at once: by descending points, each completes every step that it fulfils now.
    pub(crate) fn moment_of_all(&mut self, sink: &mut impl Sink<Event>) {
        if !self.is_foretold() {
            return;
        }
        let order = self.vp_order();
        for seat in order.seats() {
            self.complete_steps(*seat, Cause::Other, sink);
        }
    }

    fn complete_steps(&mut self, seat: Seat, cause: Cause, sink: &mut impl Sink<Event>) {
        while self.fulfils(seat, cause) {
            self.complete_step(seat, sink);
        }
    }

    fn complete_step(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(row) = self.prophecies else { return };
        let step = usize::from(self.prophecy_steps[seat]);
        self.prophecy_steps[seat] += 1;
        let prophecy = self.prophecy_name(row[step]);
        sink.tell(|| Event::Prophecy { seat, prophecy });
        self.gain_vp(seat, STEP_VP, Source::Prophecy, sink);
        if step + 1 == row.len() {
            self.monument = Some(seat);
            sink.tell(|| Event::Monument { seat });
            self.gain_vp(seat, MONUMENT_VP, Source::Monument, sink);
        }
    }

    /// What a prophecy is called.
    pub(crate) fn prophecy_name(&self, prophecy: u8) -> &'static str {
        &self.components.prophecies()[usize::from(prophecy)].name
    }

    /// Whether the seat fulfils the step it works on; nobody does once the prophecy has ended.
    pub(crate) fn fulfils(&self, seat: Seat, cause: Cause) -> bool {
        let step = usize::from(self.prophecy_steps[seat]);
        let row = self.prophecies.filter(|_| self.monument.is_none());
        let Some(prophecy) = row.and_then(|row| row.get(step).copied()) else {
            return false;
        };
        let condition = self.components.prophecies()[usize::from(prophecy)].condition;
        let mut living = self.living.into_iter();
        let won = || self.here().filter(|_| cause == Cause::Win);
        match condition {
            Condition::FloorsInOnePyramid(floors) => living.any(|region| {
                let own = self.pyramids[region]
                    .iter()
                    .filter(|(_, owner)| owner.seat() == Some(seat));
                own.count() >= usize::from(floors)
            }),
            Condition::UnitInEveryRegion => {
                living.all(|region| !self.units_in(seat, region).is_empty())
            }
            Condition::WinWithoutChampion => {
                won().is_some_and(|here| !self.champions[seat].contains(here))
            }
            Condition::WinWithGod => won().is_some_and(|here| self.presence(seat).contains(here)),
            Condition::UnitsInXibalba(units) => self.xibalba[seat].total() >= units,
            Condition::GlyphsInOneRegion(glyphs) => {
                living.any(|region| self.glyphs[region][seat.index()] >= glyphs)
            }
            Condition::DevotionLevel(level) => self.level(seat) >= level,
            Condition::BuildLevel(level) => cause == Cause::Build(level),
            Condition::CalendarAndCodex => Kind::ALL
                .into_iter()
                .all(|kind| self.books[kind as usize].contains(&Some(seat))),
        }
    }
}

#[cfg(test)]
mod tests;
