//! What can be counted in an effect.

use game::Seat;

use crate::effect::{Count, Number};
use crate::{Mezo, Region};

impl Mezo {
    /// What a number is now for the one who acts.
    #[inline]
    pub(crate) fn value(&self, number: &Number, actor: Seat) -> u8 {
        match number.as_constant() {
            Some(constant) => constant,
            None => number.value(|count| self.count(count, actor)),
        }
    }

    fn count(&self, count: Count, you: Seat) -> i32 {
        let regions = |holds: &dyn Fn(Region) -> bool| {
            i32::from(
                self.living
                    .into_iter()
                    .map(|region| u8::from(holds(region)))
                    .sum::<u8>(),
            )
        };
        let here = self.here();
        match count {
            Count::Age => self.age.into(),
            Count::Level => self.level(you).into(),
            Count::YourStrength => self.strength_now(you).into(),
            Count::RegionsWithYourWarriors => {
                regions(&|region| self.units_in(you, region).warriors() > 0)
            }
            Count::RegionsWithYourShamans => {
                regions(&|region| self.units_in(you, region).shamans() > 0)
            }
            Count::RegionsWithYourUnits => {
                regions(&|region| !self.units_in(you, region).is_empty())
            }
            Count::RegionsWithYourGlyphs => regions(&|region| self.glyphs[region][you.index()] > 0),
            Count::RegionsWithYourFloors => regions(&|region| self.pyramids[region].has(you)),
            Count::RegionsWithYourGod => self.presence(you).len().into(),
            Count::RegionsWithoutPyramid => regions(&|region| self.pyramids[region].floors() == 0),
            Count::YourGlyphs => self
                .glyphs
                .0
                .iter()
                .map(|glyphs| i32::from(glyphs[you.index()]))
                .sum(),
            Count::YourGlyphsHere => {
                here.map_or(0, |region| self.glyphs[region][you.index()].into())
            }
            Count::FloorsHere => here.map_or(0, |region| self.pyramids[region].floors().into()),
            Count::YourChampionsHere => {
                here.map_or(0, |region| self.champions[you].contains(region).into())
            }
            Count::YourUnitsInXibalba => self.xibalba[you].total().into(),
            Count::AllUnitsInXibalba => {
                let seats = self.every_seat().into_iter();
                seats
                    .map(|seat| i32::from(self.xibalba[seat].total()))
                    .sum()
            }
            Count::OpponentsInXibalba => {
                let opponents = self.opponents(you).into_iter();
                let there = opponents.filter(|seat| !self.xibalba[*seat].is_empty());
                there.map(|_| 1).sum()
            }
            Count::ConflictsResolved => self.resolved.iter().map(|_| 1).sum(),
        }
    }
}

#[cfg(test)]
mod tests;
