//! Cards and tiles as people know them.

use super::EffectId;
use crate::Card;

/// The pieces of a tribe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tribe {
    /// How many warriors.
    pub warriors: u8,
    /// How many shamans.
    pub shamans: u8,
    /// How many glyphs.
    pub glyphs: u8,
    /// How many floors of level 1 to 4.
    pub floors: [u8; 4],
    /// How many spaces of devotion each level has.
    pub devotion_levels: [u8; 3],
}

/// An altar: what the winner of a conflict gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Altar {
    /// What it is called.
    pub name: String,
    /// What it does.
    pub effect: EffectId,
}

/// Which box a god comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GodSet {
    /// The base game.
    Base,
    /// The five more gods.
    Gods,
    /// Souls for Xibalba.
    Souls,
}

impl GodSet {
    /// Every set.
    pub const ALL: [Self; 3] = [Self::Base, Self::Gods, Self::Souls];

    /// Its name in options and components.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Gods => "gods",
            Self::Souls => "souls",
        }
    }

    /// How many gods it has.
    pub const fn gods(self) -> u8 {
        match self {
            Self::Base => 4,
            Self::Gods => 5,
            Self::Souls => 3,
        }
    }
}

game::set_of! {
    /// Which boxes gods come from.
    pub struct GodSets(u8) of each GodSet, listed by GodSetsIter
}

impl GodSets {
    /// All three.
    pub const ALL: Self = Self((1 << GodSet::ALL.len()) - 1);
}

/// A god with its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct God {
    /// What it is called.
    pub name: String,
    /// Which box it comes from.
    pub set: GodSet,
    /// What it does when it is called.
    pub call: EffectId,
    /// The third action of every card, with which the angry gods may be appeased.
    pub ceremony: EffectId,
    /// The first two actions of each card.
    pub cards: [[EffectId; 2]; Card::ALL.len()],
}

/// A ritual: a rule of one age.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ritual {
    /// What it is called.
    pub name: String,
    /// What it changes.
    pub rule: RitualRule,
}

/// The phase that a ritual belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RitualPhase {
    /// Tribes are deployed.
    Tribes,
    /// Gods are called.
    Gods,
    /// Conflicts are resolved.
    Conflict,
    /// The age ends.
    End,
}

impl RitualPhase {
    /// Its name in components.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tribes => "tribes",
            Self::Gods => "gods",
            Self::Conflict => "conflict",
            Self::End => "end",
        }
    }
}

/// What a ritual changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RitualRule {
    /// So many units are deployed to a region at most.
    DeployLimit(u8),
    /// After all have deployed, each awakens so many units in any region.
    EachAwakens(u8),
    /// In the gods phase gods move, and their abilities do not resolve.
    NoCallAbilities,
    /// In the gods phase a call brings so much devotion.
    DevotionOnCall(u8),
    /// A champion has this strength, whatever the abilities say.
    ChampionsCount(u8),
    /// Whoever wins a conflict gains so much devotion.
    DevotionOnWin(u8),
    /// At the end of the age each glyph on the board is worth so many points.
    VpPerGlyph(u8),
    /// At the end of the age devotion is lost: 1 for every so many own units in Xibalba.
    DevotionLossPerUnits(u8),
}

impl RitualRule {
    /// The phase it belongs to.
    pub const fn phase(self) -> RitualPhase {
        match self {
            Self::DeployLimit(_) | Self::EachAwakens(_) => RitualPhase::Tribes,
            Self::NoCallAbilities | Self::DevotionOnCall(_) => RitualPhase::Gods,
            Self::ChampionsCount(_) | Self::DevotionOnWin(_) => RitualPhase::Conflict,
            Self::VpPerGlyph(_) | Self::DevotionLossPerUnits(_) => RitualPhase::End,
        }
    }
}

/// A step of the prophecy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prophecy {
    /// What it is called.
    pub name: String,
    /// What completes it.
    pub condition: Condition,
}

/// What completes a step of the prophecy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// So many own floors in one pyramid.
    FloorsInOnePyramid(u8),
    /// A unit in every living region.
    UnitInEveryRegion,
    /// A conflict won where no own champion stands.
    WinWithoutChampion,
    /// A conflict won where the god is present.
    WinWithGod,
    /// So many own units in Xibalba.
    UnitsInXibalba(u8),
    /// So many own glyphs in one region.
    GlyphsInOneRegion(u8),
    /// This level of devotion.
    DevotionLevel(u8),
    /// A floor of this level built.
    BuildLevel(u8),
    /// A unit on the Calendar and one on the Codex.
    CalendarAndCodex,
}

/// A card of the vengeful gods.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VengefulCard {
    /// How many units they offer in the Blessed region.
    pub sacrifice: u8,
    /// What they do.
    pub actions: [EffectId; 3],
}

/// A trial of the solo game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// What it is called.
    pub name: String,
    /// What brings you a token.
    pub you: Deed,
    /// What brings them a token.
    pub them: Deed,
}

/// Something that brings a token of a trial.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Each unit smitten.
    Smite,
    /// Each floor built or transformed.
    Floor,
    /// Each conflict won.
    Win,
    /// Each gain of devotion.
    Devotion,
    /// Each offering in the Blessed region, however large.
    Offering,
    /// Each shaman sent to the Calendar.
    Calendar,
    /// Each warrior sent to the Codex.
    Codex,
}

impl Deed {
    /// Every deed.
    pub const ALL: [Self; 7] = [
        Self::Smite,
        Self::Floor,
        Self::Win,
        Self::Devotion,
        Self::Offering,
        Self::Calendar,
        Self::Codex,
    ];

    /// Its name in components.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Smite => "smite",
            Self::Floor => "floor",
            Self::Win => "win",
            Self::Devotion => "devotion",
            Self::Offering => "offering",
            Self::Calendar => "calendar",
            Self::Codex => "codex",
        }
    }
}
