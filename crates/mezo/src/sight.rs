//! What can be worked out from a view: what a player at the table would count on his fingers.

use game::{Known, Seat};

use crate::{Band, Card, Components, EffectId, GodId, RitualRule, View};

/// Somebody's strength in the conflict under way, and how it comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Strength {
    /// The champion, with the ability that makes it stronger.
    pub champion: u8,
    /// Units that stand there.
    pub units: u8,
    /// Units offered in the Blessed region.
    pub offered: u8,
    /// Glyphs.
    pub glyphs: u8,
    /// What the god adds with its ability.
    pub god: u8,
    /// What effects have added.
    pub bonus: u8,
    /// What effects have taken away.
    pub penalty: u8,
    /// All together, never below 0.
    pub total: u8,
}

impl View {
    /// Whether the region is in the game.
    pub fn is_living(&self, region: &str) -> bool {
        self.living.iter().any(|name| name == region)
    }

    /// The seat's god.
    pub fn god_of(&self, parts: &Components, seat: Seat) -> Option<GodId> {
        parts.god_named(self.gods.get(seat.index())?.as_ref()?)
    }

    /// The regions where the seat's god is present; in solo, any of the vengeful gods.
    pub fn presence(&self, parts: &Components, seat: Seat) -> Vec<&str> {
        let own = self.vertex.get(seat.index()).copied().flatten();
        let vengeful = self
            .solo
            .iter()
            .filter(|_| seat.index() == 1)
            .flat_map(|solo| &solo.gods);
        let stands: Vec<u8> = own
            .into_iter()
            .chain(vengeful.filter_map(|god| god.vertex))
            .collect();
        let around = |vertex: &u8| {
            let vertex = parts.vertices().nth(usize::from(*vertex));
            vertex.map(|vertex| parts.around(vertex))
        };
        let regions = stands
            .iter()
            .filter_map(around)
            .fold(crate::Regions::NONE, |all, here| all | here);
        let present = |name: &&String| {
            parts
                .region(name)
                .is_some_and(|region| regions.contains(region))
        };
        self.living
            .iter()
            .filter(present)
            .map(String::as_str)
            .collect()
    }

    /// The units of a seat in a region.
    pub fn units_in(&self, seat: Seat, region: &str) -> Band {
        let here = self.units.get(region);
        here.and_then(|bands| bands.get(seat.index()))
            .copied()
            .unwrap_or_default()
    }

    /// The glyphs of a seat in a region.
    pub fn glyphs_in(&self, seat: Seat, region: &str) -> u8 {
        let here = self.glyphs.get(region);
        here.and_then(|glyphs| glyphs.get(seat.index()))
            .copied()
            .unwrap_or_default()
    }

    /// The level of the seat's devotion.
    pub fn level(&self, parts: &Components, seat: Seat) -> u8 {
        parts
            .tribe()
            .level(self.devotion.get(seat.index()).copied().unwrap_or_default())
    }

    /// The card that the seat plays in the conflict, if the viewer knows it.
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        let cards = &self.conflict.as_ref()?.cards;
        (*cards.get(seat.index())?)?.open()
    }

    /// Whether the seat has taken or given up an action, counted from 0, of its card.
    pub fn is_used(&self, seat: Seat, action: u8) -> bool {
        let used = self
            .conflict
            .as_ref()
            .and_then(|conflict| conflict.used.get(seat.index()));
        used.and_then(|used| used.get(usize::from(action)))
            .copied()
            .unwrap_or(true)
    }

    /// What the tile of an angry god, counted from 0, does, if it is face up.
    pub fn tile(&self, parts: &Components, tile: u8) -> Option<EffectId> {
        let Known::Open(index) = *self.angry.get(usize::from(tile))? else {
            return None;
        };
        parts.angry(tile + 1).get(usize::from(index)).copied()
    }

    /// How many champions everybody has.
    pub fn champions_each(&self) -> usize {
        if self.vp.len() == 2 && self.solo.is_none() {
            2
        } else {
            1
        }
    }

    /// The rule of this age's ritual.
    pub fn ritual_rule(&self, parts: &Components) -> Option<RitualRule> {
        let name = self.ritual.as_ref()?;
        let ritual = parts.rituals().iter().find(|ritual| ritual.name == *name)?;
        Some(ritual.rule)
    }

    fn has_ability(&self, seat: Seat, age: usize, ability: u8) -> bool {
        let chosen = self
            .abilities
            .get(seat.index())
            .and_then(|ages| ages[age - 1]);
        chosen == Some(ability)
    }

    /// The seat's strength in the conflict under way as it stands, and how it comes about.
    pub fn strength(&self, parts: &Components, seat: Seat) -> Option<Strength> {
        let conflict = self.conflict.as_ref()?;
        let here = conflict.region.as_str();
        let champion_here = self
            .champions
            .get(seat.index())?
            .iter()
            .any(|region| region == here);
        let champion = match self.ritual_rule(parts) {
            _ if !champion_here => 0,
            Some(RitualRule::ChampionsCount(strength)) => strength,
            _ if self.has_ability(seat, 1, 3) => 2 + self.age,
            _ => 2,
        };
        let devoted = self.has_ability(seat, 2, 2) && self.presence(parts, seat).contains(&here);
        let mut strength = Strength {
            champion,
            units: self.units_in(seat, here).total(),
            offered: self.offered.get(seat.index())?.total(),
            glyphs: self.glyphs_in(seat, here),
            god: if devoted { self.level(parts, seat) } else { 0 },
            bonus: *conflict.bonus.get(seat.index())?,
            penalty: *conflict.penalty.get(seat.index())?,
            total: 0,
        };
        let pieces =
            strength.champion + strength.units + strength.offered + strength.glyphs + strength.god;
        strength.total = pieces
            .saturating_add(strength.bonus)
            .saturating_sub(strength.penalty);
        Some(strength)
    }
}

#[cfg(test)]
mod tests;
