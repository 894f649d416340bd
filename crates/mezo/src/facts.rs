//! Facts of a state, for whoever thinks about states: they cost nothing to ask, and they know every secret.
//!
//! Whoever must not know the secrets asks a state in which they were [dealt again](game::Game::resample).

use game::Seat;

use crate::ask::Ask;
use crate::stage::Stage;
use crate::{
    Action, Band, Card, EffectId, GodId, Kind, LEVELS, Mezo, Number, Region, Regions, RitualRule,
    SPACES,
};

impl Mezo {
    /// How many people play; 1 is solo.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// 0 during setup, then 1 to 3.
    #[inline]
    pub fn age(&self) -> u8 {
        self.age
    }

    /// How many conflicts are over in this age.
    #[inline]
    pub fn conflicts_over(&self) -> u8 {
        // Whatever was resolved is a living region.
        u8::try_from(self.resolved.len()).expect("there are six regions")
    }

    /// The regions that are in the game.
    #[inline]
    pub fn living(&self) -> Regions {
        self.living
    }

    /// The regions whose conflict of this age is not over, the one under way included.
    #[inline]
    pub fn unresolved(&self) -> Regions {
        self.living - self.resolved.iter().copied().collect()
    }

    /// Whether tribes have yet to be deployed in this age.
    #[inline]
    pub fn before_tribes(&self) -> bool {
        matches!(
            self.stage,
            Stage::Gods
                | Stage::Cities
                | Stage::AgeBegins
                | Stage::VengefulGod
                | Stage::Reveal
                | Stage::Cenote
                | Stage::Ability
                | Stage::CityUnit
        )
    }

    /// Whether the seat has yet to deploy its tribe in this age.
    #[inline]
    pub fn awaits_tribes(&self, seat: Seat) -> bool {
        let deploying = matches!(
            self.stage,
            Stage::TribeAbility | Stage::Champion | Stage::Deploy
        );
        let place = || self.order.seats().iter().position(|other| *other == seat);
        self.before_tribes()
            || (deploying && place().is_some_and(|place| place >= usize::from(self.turn)))
    }

    /// Whether an effect is under way.
    #[inline]
    pub fn is_acting(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Whether the kept cards of the conflict are still face down.
    #[inline]
    pub fn is_keeping(&self) -> bool {
        matches!(self.ask, Ask::Keep(_))
    }

    /// The points of a seat.
    #[inline]
    pub fn vp_of(&self, seat: Seat) -> u16 {
        self.vp[seat]
    }

    /// The devotion of a seat.
    #[inline]
    pub fn devotion_of(&self, seat: Seat) -> u8 {
        self.devotion[seat]
    }

    /// The level of the seat's devotion, 1 to 3.
    #[inline]
    pub fn level_of(&self, seat: Seat) -> u8 {
        self.level(seat)
    }

    /// Whether the seat has chosen this ability, 1 to 3, of this age.
    #[inline]
    pub fn chose_ability(&self, seat: Seat, age: u8, ability: u8) -> bool {
        self.has_ability(seat, age, ability)
    }

    /// The seat's god.
    #[inline]
    pub fn god_of(&self, seat: Seat) -> Option<GodId> {
        self.gods[seat]
    }

    /// The regions where the seat's god is present; in solo, any of the vengeful gods.
    #[inline]
    pub fn presence_of(&self, seat: Seat) -> Regions {
        self.presence(seat)
    }

    /// The regions where the seat has a champion.
    #[inline]
    pub fn champions_of(&self, seat: Seat) -> Regions {
        self.champions[seat]
    }

    /// The Blessed region of this age.
    #[inline]
    pub fn blessed(&self) -> Option<Region> {
        self.blessed
    }

    /// The region with the sacred cenote.
    #[inline]
    pub fn cenote(&self) -> Option<Region> {
        self.cenote
    }

    /// The seat's city.
    #[inline]
    pub fn city_of(&self, seat: Seat) -> Option<Region> {
        self.cities[seat]
    }

    /// The units of a seat in a region.
    #[inline]
    pub fn band_in(&self, seat: Seat, region: Region) -> Band {
        self.units[region][seat.index()]
    }

    /// The units of a seat in its reserve.
    #[inline]
    pub fn reserve_of(&self, seat: Seat) -> Band {
        self.reserve[seat]
    }

    /// The units of a seat that are or will soon be in Xibalba.
    #[inline]
    pub fn dead_of(&self, seat: Seat) -> u8 {
        self.xibalba[seat].total() + self.below[seat].total() + self.offered[seat].total()
    }

    /// Whether the seat can still offer units in the Blessed region whose conflict is under way.
    #[inline]
    pub fn may_offer(&self, seat: Seat) -> bool {
        let mut to_come = (self.turn..).map_while(|turn| self.order.seat(turn));
        self.stage == Stage::Offer && to_come.any(|other| other == seat)
    }

    /// The cards of which the seat keeps one for the conflict under way.
    #[inline]
    pub fn cards_to_keep(&self, seat: Seat) -> &[Card] {
        self.looked_at(seat)
    }

    /// The glyphs of a seat in a region.
    #[inline]
    pub fn glyphs_in(&self, seat: Seat, region: Region) -> u8 {
        self.glyphs[region][seat.index()]
    }

    /// Whether the seat has a floor in the pyramid of a region.
    #[inline]
    pub fn has_floor(&self, seat: Seat, region: Region) -> bool {
        self.pyramids[region].has(seat)
    }

    /// Whether the pyramid of a region has no room for more floors.
    #[inline]
    pub fn is_complete(&self, region: Region) -> bool {
        let top = self.pyramids[region].top();
        top.is_some_and(|(level, _)| usize::from(level) == LEVELS)
    }

    /// How many units of a kind the seat has on Calendar or Codex.
    #[inline]
    pub fn written_of(&self, seat: Seat, kind: Kind) -> u8 {
        self.written(seat)[kind]
    }

    /// Whether Calendar or Codex has a free space for a unit of this kind of the seat: vengeful gods have books of their own.
    #[inline]
    pub fn has_space(&self, seat: Seat, kind: Kind) -> bool {
        if self.is_vengeful(seat) {
            return usize::from(self.solo.books[kind]) < SPACES;
        }
        self.books[kind as usize].iter().any(Option::is_none)
    }

    /// What the winner of the conflict in a region gets.
    #[inline]
    pub fn altar_in(&self, region: Region) -> EffectId {
        self.components.altars()[usize::from(self.altars[region])].effect
    }

    /// The number of a region's altar in the components.
    #[inline]
    pub fn altar_number(&self, region: Region) -> usize {
        self.altars[region].into()
    }

    /// The region of the conflict under way.
    #[inline]
    pub fn conflict_region(&self) -> Option<Region> {
        self.here()
    }

    /// Who has won the conflict under way.
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        self.conflict.as_ref()?.winner
    }

    /// The card that the seat plays in the conflict under way.
    #[inline]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.conflict.as_ref()?.cards[seat]
    }

    /// How many actions of its card the seat has yet to take in the first two rounds.
    #[inline]
    pub fn actions_left(&self, seat: Seat) -> u8 {
        let used = self.conflict.as_ref().map_or(0, |conflict| {
            u8::try_from(conflict.used[seat].0.count_ones()).unwrap_or(3)
        });
        2_u8.saturating_sub(used)
    }

    /// Whether the seat has taken or given up this action, counted from 0, of its card.
    #[inline]
    pub fn has_used(&self, seat: Seat, action: u8) -> bool {
        let conflict = self.conflict.as_ref();
        conflict.is_some_and(|conflict| conflict.used[seat].contains(action))
    }

    /// The seat's strength in the conflict under way, as it stands.
    #[inline]
    pub fn strength_here(&self, seat: Seat) -> u8 {
        self.strength_now(seat)
    }

    /// Who has the majority of a kind in the conflict under way whatever stands there, if an effect says so.
    #[inline]
    pub fn claimed(&self, kind: Kind) -> Option<Seat> {
        self.conflict.as_ref()?.most[kind as usize]
    }

    /// Whether the majority of a kind is still to be awarded in the conflict under way.
    #[inline]
    pub fn awards(&self, kind: Kind) -> bool {
        let conflict = self.conflict.as_ref();
        let is_over = match self.stage {
            Stage::CleanUp | Stage::Booked(Kind::Warrior) => true,
            Stage::Booked(_) | Stage::Majority(Kind::Warrior) | Stage::Space(Kind::Warrior, _) => {
                kind == Kind::Shaman
            }
            _ => false,
        };
        !is_over && conflict.is_none_or(|conflict| !conflict.unawarded[kind as usize])
    }

    /// Whether a tile of the angry gods that is face up could do something for the seat now.
    #[inline]
    pub fn has_useful_tile(&self, seat: Seat) -> bool {
        let idle = self.idle_tiles(seat);
        (0..self.revealed).any(|tile| !idle.contains(tile))
    }

    /// What a number of an effect would be now for the seat.
    #[inline]
    pub fn number(&self, number: &Number, seat: Seat) -> u8 {
        self.value(number, seat)
    }

    /// What the ritual of this age changes.
    #[inline]
    pub fn ritual(&self) -> Option<RitualRule> {
        self.ritual_rule()
    }

    /// The effect that an action of the seat's card would begin.
    #[inline]
    pub fn effect_of(&self, seat: Seat, action: Action) -> Option<EffectId> {
        match action {
            Action::Act(number) => Some(self.action_of(seat, self.card_of(seat)?, number)),
            _ => None,
        }
    }
}
