//! The effect language: what is written on cards, tiles and altars.
//!
//! An [`Effect`] is read from text and checked once. It is public so that whoever shows a card can put it in words.

mod grammar;
mod parse;
mod write;

use arrayvec::ArrayVec;

use crate::unit::Kinds;
use crate::{Band, Kind};

pub use parse::BadEffect;

/// The most steps of an effect.
pub const MAX_STEPS: usize = 4;

/// A list of steps, done in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// At least one.
    pub steps: ArrayVec<Step, MAX_STEPS>,
}

/// One step of an effect: a verb and what it acts on.
///
/// Fields that the verb does not use have the values of [`Step::of`].
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a word that may be written"
)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is done.
    pub verb: Verb,
    /// How much or how many.
    pub number: Number,
    /// Which units.
    pub units: Units,
    /// Where.
    pub scope: Scope,
    /// Whether each opponent picks their own piece, instead of the one who acts.
    pub each_opponent: bool,
    /// `smite`, `exile`: opponents' units only; else anybody's, one's own too.
    pub opposing: bool,
    /// `bring`: all units come from one region.
    pub from_one: bool,
    /// `sacrifice`: from the reserve only.
    pub from_reserve: bool,
    /// `sacrifice upto`: what each unit brings.
    pub each: Option<Gain>,
    /// `strength`: only if the god is present.
    pub if_present: bool,
}

impl Step {
    /// A step with nothing said but the verb: once, any units, where the god is present.
    pub fn of(verb: Verb) -> Self {
        Self {
            verb,
            number: Number::constant(1),
            units: Units::Unit,
            scope: Scope::Presence,
            each_opponent: false,
            opposing: false,
            from_one: false,
            from_reserve: false,
            each: None,
            if_present: false,
        }
    }

    /// Whether the step handles pieces of a region, and so has a scope.
    #[inline]
    pub fn is_regional(&self) -> bool {
        self.verb.is_regional() && !self.from_reserve
    }

    /// Whether all of the step happens in a single region, which `@same` can then refer to.
    #[inline]
    pub fn has_one_region(&self) -> bool {
        let glyphs_apart = self.verb == Verb::BuildGlyph && self.number != Number::constant(1);
        self.is_regional() && self.scope != Scope::EachPresence && !glyphs_apart
    }

    /// Whether it may be refused, and what follows is then skipped.
    #[inline]
    pub fn is_cost(&self) -> bool {
        matches!(self.verb, Verb::Sacrifice | Verb::PayDevotion)
    }

    /// Whether what it does can only be done in a conflict: strength and majorities, as such or for each unit given up.
    #[inline]
    pub fn speaks_of_conflict(&self) -> bool {
        match &self.each {
            Some(gain) => gain.what == Verb::Strength,
            None => matches!(
                self.verb,
                Verb::Strength
                    | Verb::Weaken
                    | Verb::MostWarriors
                    | Verb::MostShamans
                    | Verb::NoCalendar
                    | Verb::NoCodex
            ),
        }
    }
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Own units from the reserve to a region.
    Deploy,
    /// Own units from Xibalba to a region.
    Awaken,
    /// Own units from Xibalba to the reserve.
    Recover,
    /// Anybody's or opponents' units to Xibalba.
    Smite,
    /// Anybody's or opponents' units to their owners' reserve.
    Exile,
    /// Own units from other regions into this one.
    Bring,
    /// Opponents' units from this region to another.
    Push,
    /// Anybody's units from this region to another.
    Shift,
    /// Own units from any region to any other, move by move.
    Wander,
    /// Glyphs from the reserve, each to a region of its own choice.
    BuildGlyph,
    /// The next floor of a pyramid.
    BuildPyramid,
    /// Anybody's glyph to its owner's reserve.
    DemolishGlyph,
    /// Anybody's glyph or top floor to its owner's reserve.
    DemolishAny,
    /// An opponent's glyph is swapped for an own one.
    TransformGlyph,
    /// An opponent's glyph or anybody's top floor is swapped for an own one.
    TransformAny,
    /// Own units to Xibalba: a cost.
    Sacrifice,
    /// The god moves and its ability resolves.
    Call,
    /// The god moves.
    Journey,
    /// Victory points.
    Vp,
    /// Devotion.
    Devotion,
    /// Devotion is given up: a cost.
    PayDevotion,
    /// An opponent loses devotion.
    Drain,
    /// An opponent has less strength here.
    Weaken,
    /// More strength here.
    Strength,
    /// The majority of warriors here, whatever stands here.
    MostWarriors,
    /// The majority of shamans here, whatever stands here.
    MostShamans,
    /// The majority of shamans is not awarded here.
    NoCalendar,
    /// The majority of warriors is not awarded here.
    NoCodex,
}

/// Which units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Units {
    /// Warriors only.
    Warrior,
    /// Shamans only.
    Shaman,
    /// Either kind.
    Unit,
}

impl Units {
    /// The kinds it stands for.
    #[inline]
    pub(crate) const fn kinds(self) -> Kinds {
        match self {
            Self::Warrior => Kinds::only(Kind::Warrior),
            Self::Shaman => Kinds::only(Kind::Shaman),
            Self::Unit => Kinds::BOTH,
        }
    }

    /// Those of a band that it stands for.
    #[inline]
    pub(crate) const fn of(self, band: Band) -> Band {
        band.among(self.kinds())
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Warrior => "warrior",
            Self::Shaman => "shaman",
            Self::Unit => "unit",
        }
    }
}

/// Where a step that handles pieces may act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// One region where the god is present.
    Presence,
    /// The conflict's region.
    Conflict,
    /// One living region.
    Any,
    /// One living region that is not the conflict's.
    Other,
    /// The region of the last step that had one.
    Same,
    /// Every region where the god is present, one after another.
    EachPresence,
    /// One region with an own glyph.
    YourGlyphs,
    /// One region with an own unit.
    YourUnits,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Self; 8] = [
        Self::Presence,
        Self::Conflict,
        Self::Any,
        Self::Other,
        Self::Same,
        Self::EachPresence,
        Self::YourGlyphs,
        Self::YourUnits,
    ];

    /// How it is written; presence is what is meant when nothing is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Presence => "",
            Self::Conflict => "@conflict",
            Self::Any => "@any",
            Self::Other => "@other",
            Self::Same => "@same",
            Self::EachPresence => "@each_presence",
            Self::YourGlyphs => "@your_glyphs",
            Self::YourUnits => "@your_units",
        }
    }
}

/// What each unit of `sacrifice upto` brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Victory points, devotion or strength.
    pub what: Verb,
    /// How much for each.
    pub number: Number,
}

/// A number that is counted when its step resolves: terms from left to right, below 0 is 0, then the cap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// What it begins with.
    pub first: Term,
    /// What is done to it, in order.
    pub then: ArrayVec<(Operation, Term), 3>,
    /// The most it can be.
    pub cap: Option<u8>,
}

impl Number {
    /// A number that is always the same.
    pub fn constant(number: u8) -> Self {
        Self {
            first: Term::Constant(number),
            then: ArrayVec::new(),
            cap: None,
        }
    }

    /// The number, if it is always the same.
    pub fn as_constant(&self) -> Option<u8> {
        match self {
            Self {
                first: Term::Constant(number),
                then,
                cap: None,
            } if then.is_empty() => Some(*number),
            _ => None,
        }
    }

    /// The number, given what counts count to.
    #[inline]
    pub(crate) fn value(&self, count: impl Fn(Count) -> i32) -> u8 {
        let term = |term: &Term| match term {
            Term::Constant(number) => i32::from(*number),
            Term::Count(what) => count(*what),
        };
        let mut value = term(&self.first);
        for (operation, operand) in &self.then {
            let operand = term(operand);
            value = match operation {
                Operation::Plus => value.saturating_add(operand),
                Operation::Minus => value.saturating_sub(operand),
                Operation::Times => value.saturating_mul(operand),
                Operation::Over => value.div_euclid(operand),
            };
        }
        let cap = self.cap.map_or(u8::MAX, |cap| cap);
        u8::try_from(value.clamp(0, i32::from(cap))).expect("it is at most the cap")
    }
}

/// A part of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// Always the same.
    Constant(u8),
    /// Something that is counted.
    Count(Count),
}

/// What is done to a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`, rounded down; by a constant only.
    Over,
}

impl Operation {
    /// How it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Plus => "+",
            Self::Minus => "-",
            Self::Times => "*",
            Self::Over => "/",
        }
    }
}

/// Something that is counted; "you" are the one who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// The number of the age.
    Age,
    /// Your level of devotion.
    Level,
    /// Your final strength in this conflict.
    YourStrength,
    /// Living regions with a warrior of yours.
    RegionsWithYourWarriors,
    /// Living regions with a shaman of yours.
    RegionsWithYourShamans,
    /// Living regions with a unit of yours.
    RegionsWithYourUnits,
    /// Living regions with a glyph of yours.
    RegionsWithYourGlyphs,
    /// Living regions with a floor of yours.
    RegionsWithYourFloors,
    /// Regions where your god is present.
    RegionsWithYourGod,
    /// Living regions without any floor.
    RegionsWithoutPyramid,
    /// Your glyphs on the board.
    YourGlyphs,
    /// Your glyphs in the conflict's region.
    YourGlyphsHere,
    /// Anybody's floors in the conflict's region.
    FloorsHere,
    /// 1 if your champion is in the conflict's region.
    YourChampionsHere,
    /// Your units in Xibalba.
    YourUnitsInXibalba,
    /// Everybody's units in Xibalba.
    AllUnitsInXibalba,
    /// Opponents with a unit in Xibalba.
    OpponentsInXibalba,
    /// Conflicts finished in this age.
    ConflictsResolved,
}

impl Count {
    /// Everything that can be counted.
    pub const ALL: [Self; 18] = [
        Self::Age,
        Self::Level,
        Self::YourStrength,
        Self::RegionsWithYourWarriors,
        Self::RegionsWithYourShamans,
        Self::RegionsWithYourUnits,
        Self::RegionsWithYourGlyphs,
        Self::RegionsWithYourFloors,
        Self::RegionsWithYourGod,
        Self::RegionsWithoutPyramid,
        Self::YourGlyphs,
        Self::YourGlyphsHere,
        Self::FloorsHere,
        Self::YourChampionsHere,
        Self::YourUnitsInXibalba,
        Self::AllUnitsInXibalba,
        Self::OpponentsInXibalba,
        Self::ConflictsResolved,
    ];

    /// How it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Age => "age",
            Self::Level => "level",
            Self::YourStrength => "your_strength",
            Self::RegionsWithYourWarriors => "regions_with_your_warriors",
            Self::RegionsWithYourShamans => "regions_with_your_shamans",
            Self::RegionsWithYourUnits => "regions_with_your_units",
            Self::RegionsWithYourGlyphs => "regions_with_your_glyphs",
            Self::RegionsWithYourFloors => "regions_with_your_floors",
            Self::RegionsWithYourGod => "regions_with_your_god",
            Self::RegionsWithoutPyramid => "regions_without_pyramid",
            Self::YourGlyphs => "your_glyphs",
            Self::YourGlyphsHere => "your_glyphs_here",
            Self::FloorsHere => "floors_here",
            Self::YourChampionsHere => "your_champions_here",
            Self::YourUnitsInXibalba => "your_units_in_xibalba",
            Self::AllUnitsInXibalba => "all_units_in_xibalba",
            Self::OpponentsInXibalba => "opponents_in_xibalba",
            Self::ConflictsResolved => "conflicts_resolved",
        }
    }
}

#[cfg(test)]
mod tests;
