//! What a rulebook leaves to print: map, cards and tiles, read from a data file.

mod file;
mod parts;
mod reader;
mod rules;

use std::sync::LazyLock;

use game::{ComponentsError, Fingerprint};

use crate::effect::Effect;
use crate::{Band, Card, Kind, MAX_PLAYERS, REGIONS, Region, Regions, Tiles};

pub use parts::{
    Altar, Condition, Deed, God, GodSet, GodSets, GodSetsIter, Prophecy, Ritual, RitualPhase,
    RitualRule, Trial, Tribe, VengefulCard,
};

/// The components that come with the house.
static STANDARD: LazyLock<Components> = LazyLock::new(|| {
    game::Components::parse(include_str!("../data/components.toml"))
        .expect("the standard components are sound")
});

/// How many spaces Calendar and Codex have.
pub const SPACES: usize = 5;
/// How many gods there are.
pub const GODS: usize = 12;

/// Where an effect stands in the components.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EffectId(u16);

/// A god, by its place in the components file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GodId(pub(crate) u8);

impl GodId {
    /// The number of the god, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place where a god can stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Vertex(pub(crate) u8);

impl Vertex {
    /// The number of the vertex, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The printed parts of the game.
#[derive(Clone, Debug)]
pub struct Components {
    regions: [String; REGIONS],
    vertices: Vec<Regions>,
    tribe: Tribe,
    altars: Vec<Altar>,
    angry: [Vec<EffectId>; 3],
    souls: SoulsTiles,
    calendar: [EffectId; SPACES],
    codex: [EffectId; SPACES],
    gods: Vec<God>,
    rituals: Vec<Ritual>,
    prophecies: Vec<Prophecy>,
    powers: [[EffectId; 2]; MAX_PLAYERS],
    vengeful: Vec<EffectId>,
    vengeful_cards: Vec<VengefulCard>,
    vengeful_calendar: [EffectId; SPACES],
    vengeful_codex: [EffectId; SPACES],
    trials: Vec<Trial>,
    trial_spaces: [[u8; SPACES]; 2],
    /// Abilities of the first age that the rulebook states: awaken, and glyphs for each age.
    tribe_effects: [EffectId; 4],
    /// What the ritual that awakens does, for each number of units.
    vigils: [EffectId; 4],
    /// What whoever passes may do.
    consolation: EffectId,
    effects: Vec<Effect>,
}

impl Components {
    /// What an effect does.
    #[inline]
    pub fn effect(&self, id: EffectId) -> &Effect {
        &self.effects[usize::from(id.0)]
    }

    /// Every effect there is.
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// What a region is called.
    #[inline]
    pub fn region_name(&self, region: Region) -> &str {
        &self.regions[region.index()]
    }

    /// The region of this name.
    pub fn region(&self, name: &str) -> Option<Region> {
        Regions::ALL
            .into_iter()
            .find(|region| self.region_name(*region) == name)
    }

    /// Every place where a god can stand.
    pub fn vertices(&self) -> impl ExactSizeIterator<Item = Vertex> {
        (0..self.vertices.len()).map(|index| Vertex(small(index)))
    }

    /// The regions that touch a vertex.
    #[inline]
    pub fn around(&self, vertex: Vertex) -> Regions {
        self.vertices[vertex.index()]
    }

    /// The pieces of a tribe.
    #[inline]
    pub fn tribe(&self) -> &Tribe {
        &self.tribe
    }

    /// Every altar.
    pub fn altars(&self) -> &[Altar] {
        &self.altars
    }

    /// The angry gods of an age, 1 to 3.
    pub fn angry(&self, age: u8) -> &[EffectId] {
        &self.angry[usize::from(age) - 1]
    }

    /// The altars that take part, by their place among [`altars`](Self::altars).
    pub fn altars_of(&self, tiles: Tiles) -> impl Iterator<Item = u8> {
        let left_out = move |altar: &u8| tiles == Tiles::Base && self.souls.altars.contains(altar);
        (0..small(self.altars.len())).filter(move |altar| !left_out(altar))
    }

    /// The angry gods of an age, 1 to 3, that take part, by their place among [`angry`](Self::angry).
    pub fn angry_of(&self, age: u8, tiles: Tiles) -> impl Iterator<Item = u8> {
        let souls = &self.souls.angry[usize::from(age) - 1];
        let left_out = move |tile: &u8| tiles == Tiles::Base && souls.contains(tile);
        (0..small(self.angry(age).len())).filter(move |tile| !left_out(tile))
    }

    /// The bonus of a space of the Calendar, for shamans, or of the Codex, for warriors.
    #[inline]
    pub fn book(&self, kind: Kind) -> &[EffectId; SPACES] {
        match kind {
            Kind::Shaman => &self.calendar,
            Kind::Warrior => &self.codex,
        }
    }

    /// Every god.
    pub fn gods(&self) -> impl ExactSizeIterator<Item = GodId> {
        (0..self.gods.len()).map(|index| GodId(small(index)))
    }

    /// A god.
    #[inline]
    pub fn god(&self, id: GodId) -> &God {
        &self.gods[id.index()]
    }

    /// The god of this name.
    pub fn god_named(&self, name: &str) -> Option<GodId> {
        self.gods().find(|id| self.god(*id).name == name)
    }

    /// What an action of a god's card does; the third is the ceremony.
    #[inline]
    pub fn card_action(&self, god: GodId, card: Card, action: usize) -> EffectId {
        let god = self.god(god);
        god.cards[card.index()]
            .get(action)
            .copied()
            .unwrap_or(god.ceremony)
    }

    /// Every ritual.
    pub fn rituals(&self) -> &[Ritual] {
        &self.rituals
    }

    /// Every prophecy.
    pub fn prophecies(&self) -> &[Prophecy] {
        &self.prophecies
    }

    /// The two uses of a tribe's power, by the place of the tribe among [`TRIBES`](crate::TRIBES).
    pub fn powers(&self, tribe: usize) -> &[EffectId; 2] {
        &self.powers[tribe]
    }

    /// What a vengeful god does at the start of a conflict.
    pub fn vengeful(&self, god: GodId) -> EffectId {
        self.vengeful[god.index()]
    }

    /// The cards of the vengeful gods.
    pub fn vengeful_cards(&self) -> &[VengefulCard] {
        &self.vengeful_cards
    }

    /// The bonuses of the vengeful gods' own Calendar or Codex.
    pub fn vengeful_book(&self, kind: Kind) -> &[EffectId; SPACES] {
        match kind {
            Kind::Shaman => &self.vengeful_calendar,
            Kind::Warrior => &self.vengeful_codex,
        }
    }

    /// Every trial.
    pub fn trials(&self) -> &[Trial] {
        &self.trials
    }

    /// What so many tokens on a trial are worth, to you (0) or to them (1).
    pub fn trial_points(&self, side: usize, tokens: u8) -> u8 {
        match tokens {
            0 => 0,
            _ => self.trial_spaces[side][usize::from(tokens) - 1],
        }
    }

    /// What the ability of the first age that awakens does.
    pub(crate) fn tribe_awakens(&self) -> EffectId {
        self.tribe_effects[0]
    }

    /// What the ability of the first age that builds glyphs does in an age.
    pub(crate) fn tribe_builds(&self, age: u8) -> EffectId {
        self.tribe_effects[usize::from(age)]
    }

    /// What whoever passes may do: recover a unit.
    pub(crate) fn consolation(&self) -> EffectId {
        self.consolation
    }

    /// What the ritual that awakens so many units does.
    pub(crate) fn vigil(&self, units: u8) -> EffectId {
        self.vigils[usize::from(units) - 1]
    }

    /// One more effect, for situations in tests.
    #[cfg(test)]
    pub(crate) fn add_effect(&mut self, effect: Effect) -> EffectId {
        self.effects.push(effect);
        EffectId(u16::try_from(self.effects.len() - 1).expect("there are hundreds of effects"))
    }

    /// The effect that was added.
    #[cfg(test)]
    pub(crate) fn last_effect(&self) -> EffectId {
        EffectId(u16::try_from(self.effects.len() - 1).expect("there are hundreds of effects"))
    }
}

/// The tiles that come with Souls for Xibalba, by their places in the file.
#[derive(Clone, Debug)]
struct SoulsTiles {
    altars: Vec<u8>,
    /// For each age.
    angry: [Vec<u8>; 3],
}

/// An index that is known to be small.
fn small(index: usize) -> u8 {
    u8::try_from(index).expect("components are counted in dozens")
}

impl PartialEq for Components {
    fn eq(&self, other: &Self) -> bool {
        // States are compared often, and all of a game have one set of components.
        std::ptr::eq(self, other) || self.rules() == other.rules()
    }
}

impl game::Components for Components {
    const KIND: &'static str = "components";

    fn parse(text: &str) -> Result<Self, ComponentsError> {
        file::read(text)
    }

    fn standard() -> &'static Self {
        &STANDARD
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.rules())
    }
}

impl Tribe {
    /// The highest devotion.
    #[inline]
    pub fn highest_devotion(&self) -> u8 {
        self.devotion_levels.iter().sum::<u8>() - 1
    }

    /// The level of this devotion, 1 to 3.
    #[inline]
    pub fn level(&self, devotion: u8) -> u8 {
        let [first, second, _] = self.devotion_levels;
        1 + u8::from(devotion >= first) + u8::from(devotion >= first + second)
    }

    /// The units, as a band.
    pub(crate) fn band(&self) -> Band {
        Band::new(self.warriors, self.shamans)
    }
}

#[cfg(test)]
mod tests;
