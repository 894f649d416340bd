//! Prophecies: three steps, completed in order.

use game::{Seat, Sink};

use crate::ask::Bits;
use crate::frame::Running;
use crate::ledger::Source;
use crate::modules::Module;
use crate::{Condition, Event, Kind, Mezo};

/// What a step of the prophecy is worth.
const STEP_VP: u16 = 3;
/// What the monument is worth.
const MONUMENT_VP: u16 = 6;

/// What has just happened; wins and builds count only at the check they cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    Win(Seat),
    /// A step of an effect, which built floors of these levels.
    Build(Seat, Bits),
    Other,
}

impl Mezo {
    /// A look at the prophecy after a step of an effect.
    #[inline]
    pub(crate) fn check_prophecies_after(&mut self, running: Running, sink: &mut impl Sink<Event>) {
        self.check_prophecies(Cause::Build(running.actor, running.built), sink);
    }

    /// By descending points, each completes at most one step.
    #[inline]
    pub(crate) fn check_prophecies(&mut self, cause: Cause, sink: &mut impl Sink<Event>) {
        if self.modules.has(Module::Prophecies) && self.monument.is_none() {
            self.look_at_prophecies(cause, sink);
        }
    }

    fn look_at_prophecies(&mut self, cause: Cause, sink: &mut impl Sink<Event>) {
        let order = self.vp_order();
        for seat in order.seats() {
            let step = usize::from(self.prophecy_steps[*seat]);
            if self.fulfils(*seat, step, cause) {
                self.complete_step(*seat, step, sink);
            }
            if self.monument.is_some() {
                return;
            }
        }
    }

    fn complete_step(&mut self, seat: Seat, step: usize, sink: &mut impl Sink<Event>) {
        self.prophecy_steps[seat] += 1;
        let prophecy = usize::from(self.prophecies[step]);
        let name: &'static str = &self.components.prophecies()[prophecy].name;
        sink.tell(|| Event::Prophecy {
            seat,
            prophecy: name,
        });
        self.gain_vp(seat, STEP_VP, Source::Prophecy, sink);
        if step + 1 == self.prophecies.len() {
            self.monument = Some(seat);
            sink.tell(|| Event::Monument { seat });
            self.gain_vp(seat, MONUMENT_VP, Source::Monument, sink);
        }
    }

    /// Whether the seat fulfils the step it works on.
    fn fulfils(&self, seat: Seat, step: usize, cause: Cause) -> bool {
        let Some(prophecy) = self.prophecies.get(step) else {
            return false;
        };
        let condition = self.components.prophecies()[usize::from(*prophecy)].condition;
        let mut living = self.living.into_iter();
        let won = cause == Cause::Win(seat);
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
                let here = self.here();
                won && here.is_some_and(|here| !self.champions[seat].contains(here))
            }
            Condition::WinWithGod => {
                let here = self.here();
                won && here.is_some_and(|here| self.presence(seat).contains(here))
            }
            Condition::UnitsInXibalba(units) => self.xibalba[seat].total() >= units,
            Condition::GlyphsInOneRegion(glyphs) => {
                living.any(|region| self.glyphs[region][seat.index()] >= glyphs)
            }
            Condition::DevotionLevel(level) => self.level(seat) >= level,
            Condition::BuildLevel(level) => {
                matches!(cause, Cause::Build(builder, levels) if builder == seat && levels.contains(level))
            }
            Condition::CalendarAndCodex => Kind::ALL
                .into_iter()
                .all(|kind| self.books[kind as usize].contains(&Some(seat))),
        }
    }
}

#[cfg(test)]
mod tests;
