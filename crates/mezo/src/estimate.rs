//! Mezo: strength region by region, majorities, pyramids, devotion, what altars pay and what cards can do.

use crate::{
    Action, Card, EffectId, Kind, Mezo, Owner, Region, Regions, RitualRule, Scope, Step, Verb,
};
use game::{Game as _, MAX_SEATS, Seat};

use game::{Estimate, Standing, standing};

/// What the Blessed region pays.
const BLESSED: f32 = 8.0;
/// What a unit on Calendar or Codex pays at the end of the age.
const WRITTEN: f32 = 2.0;
/// What a space of Calendar or Codex brings at once.
const SPACE: f32 = 1.8;

impl Estimate for Mezo {
    const CANDIDATES: usize = 6;

    fn chapter(&self) -> u16 {
        let over = self.is_over();
        // Choosing gods before the first age is part of it: else nothing would be played in thought of what they can do.
        let ages = u16::from(self.age().max(1)) * 8;
        if over {
            ages + 8
        } else {
            ages + u16::from(self.conflicts_over()) + u16::from(!self.before_tribes())
        }
    }

    fn ahead(&self) -> u16 {
        2
    }

    fn expected(&self) -> Standing {
        let mut standing = standing(self.seats(), |seat| possessions(self, seat));
        if self.age() > 0 {
            for region in self.unresolved() {
                conflict(self, region, &mut standing);
            }
        }
        standing
    }

    fn doubt(&self) -> f32 {
        let conflicts = f32::from(self.unresolved().len());
        let ages_left = f32::from(3 - self.age());
        4.0 + 1.4 * conflicts + 6.0 * ages_left
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Keep(card) => 0.5 * worth_of_card(self, seat, card, 2),
            Action::Act(_) => {
                let effect = self.effect_of(seat, action);
                0.8 + effect.map_or(0.0, |effect| 0.4 * worth_of_effect(self, seat, effect))
            }
            Action::Victim(victim, _) => against(seat, victim),
            Action::Piece(owner, _) => match owner {
                Owner::Seat(owner) => against(seat, owner),
                Owner::Neutral(_) => 0.0,
            },
            Action::Winner(winner) if winner == seat => 4.0,
            Action::Region(region) | Action::Deploy(region, _) => self.interest(region),
            Action::Champion(region) => 0.2 * prize(self, region),
            Action::Vertex(vertex) => {
                let around = self.components().around(vertex) & self.unresolved();
                0.7 * f32::from(around.len())
            }
            Action::Effect | Action::Third => 1.0,
            Action::Appease if self.has_useful_tile(seat) => 0.5,
            Action::Appease | Action::Refuse => -0.5,
            _ => 0.0,
        }
    }

    fn is_settled(&self) -> bool {
        !self.is_acting()
    }
}

/// What others have is a better target than what is one's own.
fn against(seat: Seat, owner: Seat) -> f32 {
    if owner == seat { -2.0 } else { 1.0 }
}

trait Interest {
    /// How much it matters to act in a region now.
    fn interest(&self, region: Region) -> f32;
}

impl Interest for Mezo {
    fn interest(&self, region: Region) -> f32 {
        if self.conflict_region() == Some(region) {
            1.0
        } else if self.unresolved().contains(region) {
            0.5
        } else {
            0.0
        }
    }
}

/// How many ages follow this one.
fn ages_after(state: &Mezo) -> f32 {
    f32::from(3 - state.age().max(1))
}

/// What the seat has that will count, but for the conflicts of this age.
fn possessions(state: &Mezo, seat: Seat) -> f32 {
    let vp = f32::from(state.vp_of(seat));
    if state.is_over() {
        return vp;
    }
    let after = ages_after(state);
    let unresolved = state.unresolved();
    let fights = f32::from(unresolved.len());
    let alive = f32::from(state.reserve_of(seat).total());
    let dead = f32::from(state.dead_of(seat));
    let mut worth = vp + f32::from(state.devotion_of(seat));
    worth += alive * (0.45 * after + 0.04 * fights) + dead * 0.15 * after;
    if let Some(RitualRule::DevotionLossPerUnits(units)) = state.ritual() {
        worth -= (dead / f32::from(units)).min(f32::from(state.devotion_of(seat)));
    }
    worth += written(state, seat) + abilities(state, seat);
    worth += presence(state, seat, unresolved);
    for region in state.living() {
        worth += buildings(state, seat, region, after);
        worth += 0.45 * after * f32::from(state.band_in(seat, region).total());
    }
    if state.city_of(seat).is_some() {
        worth += 2.0;
    }
    worth + cards(state, seat)
}

/// Units on Calendar and Codex, which are counted when the age ends.
fn written(state: &Mezo, seat: Seat) -> f32 {
    let units = Kind::ALL.map(|kind| state.written_of(seat, kind));
    let units = f32::from(units[0] + units[1]);
    let each = WRITTEN
        + if state.chose_ability(seat, 3, 2) {
            3.0
        } else {
            0.0
        };
    units * (each + 0.45 * ages_after(state))
}

/// Abilities whose worth is not seen in anything else.
fn abilities(state: &Mezo, seat: Seat) -> f32 {
    let after = ages_after(state);
    let chose = |age, ability| state.chose_ability(seat, age, ability);
    let mut worth = 0.0;
    if chose(1, 1) {
        worth += 1.6 * after;
    }
    if chose(1, 2) {
        worth += 2.4 * after;
    }
    if chose(1, 3) {
        worth += 2.2 * after;
    }
    if chose(2, 1) {
        worth += 0.8 + after;
    }
    if chose(2, 2) {
        worth += 0.8 * f32::from(state.level_of(seat)) * after;
    }
    if chose(2, 3) {
        worth += 1.5 * after;
    }
    if chose(3, 1) {
        worth += 2.0 * f32::from(state.level_of(seat));
    }
    worth
}

fn presence(state: &Mezo, seat: Seat, unresolved: Regions) -> f32 {
    let present = state.presence_of(seat);
    0.35 * f32::from((present & unresolved).len()) + 0.15 * f32::from(present.len())
}

/// Glyphs and floors of the seat in a region.
fn buildings(state: &Mezo, seat: Seat, region: Region, after: f32) -> f32 {
    let glyphs = f32::from(state.glyphs_in(seat, region));
    let mut worth = glyphs * (0.15 + 0.75 * after);
    if let Some(RitualRule::VpPerGlyph(points)) = state.ritual() {
        worth += glyphs * f32::from(points);
    }
    if state.has_floor(seat, region) {
        let every_age = match state.age() {
            0 | 1 => 6.0,
            2 => 5.0,
            _ => 3.0,
        };
        worth += 0.88 * every_age;
        if !state.is_complete(region) {
            worth += 0.3;
        }
    }
    worth
}

/// What the seat's card can still do in the conflict under way; while it has yet to keep one, what one of them can do.
fn cards(state: &Mezo, seat: Seat) -> f32 {
    if state.winner().is_some() {
        return 0.0;
    }
    let worth = |card| 0.8 * worth_of_card(state, seat, card, state.actions_left(seat));
    match state.card_of(seat) {
        Some(card) => worth(card),
        None if state.is_keeping() => {
            let (mut sum, mut count) = (0.0, 0.0);
            for card in state.cards_to_keep(seat) {
                sum += worth(*card);
                count += 1.0;
            }
            if count > 0.0 { sum / count } else { 0.0 }
        }
        None => 0.0,
    }
}

/// What the best actions of a card that are left would bring.
fn worth_of_card(state: &Mezo, seat: Seat, card: Card, actions: u8) -> f32 {
    let Some(god) = state.god_of(seat) else {
        return 0.0;
    };
    let used = state.card_of(seat) == Some(card);
    let mut worths = [0.0_f32; 3];
    for (number, worth) in worths.iter_mut().enumerate() {
        let small = u8::try_from(number).unwrap_or(u8::MAX);
        if used && state.has_used(seat, small) {
            continue;
        }
        let effect = state.components().card_action(god, card, number);
        // Whoever passes gains one devotion.
        *worth = worth_of_effect(state, seat, effect).max(1.0);
    }
    worths.sort_by(|a, b| b.total_cmp(a));
    worths[..usize::from(actions.min(3))].iter().sum()
}

/// What an effect would bring the seat, roughly.
fn worth_of_effect(state: &Mezo, seat: Seat, effect: EffectId) -> f32 {
    let steps = &state.components().effect(effect).steps;
    let worth = |step: &Step| {
        let number = f32::from(state.number(&step.number, seat));
        worth_of_step(state, seat, step, number)
    };
    steps.iter().map(worth).sum()
}

fn worth_of_step(state: &Mezo, seat: Seat, step: &Step, number: f32) -> f32 {
    let here = step.scope == Scope::Conflict;
    let at = |here_worth: f32, elsewhere: f32| if here { here_worth } else { elsewhere };
    let dead = f32::from(state.dead_of(seat));
    let reserve = f32::from(state.reserve_of(seat).total());
    match step.verb {
        Verb::Vp | Verb::Devotion => number,
        Verb::PayDevotion => -number,
        Verb::Strength => 0.9 * number,
        Verb::Weaken => 0.6 * number,
        Verb::Drain => 0.35 * number,
        Verb::Deploy => at(0.9, 0.5) * number.min(reserve),
        Verb::Awaken => at(1.1, 0.8) * number.min(dead),
        Verb::Recover => 0.35 * number.min(dead),
        Verb::Smite => at(0.8, 0.5) * number,
        Verb::Exile => at(0.6, 0.3) * number,
        Verb::Bring | Verb::Push | Verb::Shift => at(0.6, 0.3) * number.min(3.0),
        Verb::Wander => 0.3 * number,
        Verb::BuildGlyph => 1.3 * number,
        Verb::BuildPyramid => 3.5 + ages_after(state),
        Verb::DemolishGlyph | Verb::DemolishAny => 0.8,
        Verb::TransformGlyph => 1.4,
        Verb::TransformAny => 3.0,
        Verb::Sacrifice => -0.4 * number,
        Verb::Call => 1.6,
        Verb::Journey => 0.4,
        Verb::MostWarriors | Verb::MostShamans => 1.8,
        Verb::NoCalendar | Verb::NoCodex => 0.3,
    }
}

/// What winning the conflict in a region brings.
fn prize(state: &Mezo, region: Region) -> f32 {
    let mut prize = if state.blessed() == Some(region) {
        BLESSED
    } else {
        let steps = &state.components().effect(state.altar_in(region)).steps;
        let worth = |step: &Step| {
            let number = step.number.as_constant().map_or(5.0, f32::from);
            match step.verb {
                Verb::Vp | Verb::Devotion => number,
                Verb::Recover => 2.5,
                Verb::Awaken | Verb::Smite => 0.8 * number,
                Verb::BuildGlyph => 1.3,
                Verb::BuildPyramid => 4.0,
                Verb::Call => 1.6,
                _ => 1.0,
            }
        };
        steps.iter().map(worth).sum()
    };
    if state.cenote() == Some(region) {
        prize += 3.0;
    }
    if let Some(RitualRule::DevotionOnWin(devotion)) = state.ritual() {
        prize += f32::from(devotion);
    }
    prize
}

/// Adds what each seat can expect of a conflict that is not over: the victory and the majorities.
fn conflict(state: &Mezo, region: Region, standing: &mut Standing) {
    let here = state.conflict_region() == Some(region);
    let blessed = state.blessed() == Some(region);
    let won = here && state.winner().is_some();
    if !won {
        let mut strengths = Standing::default();
        for seat in state.seats() {
            strengths[seat.index()] = strength(state, seat, region, here, blessed);
        }
        let certainty = certainty(state, here);
        let prize = prize(state, region);
        share(state, &strengths, certainty, |seat, chance| {
            let victory = if state.chose_ability(seat, 3, 3) {
                5.0
            } else {
                0.0
            };
            standing[seat.index()] += chance * (prize + victory);
        });
    }
    if blessed {
        return;
    }
    for kind in Kind::ALL {
        if !here || state.awards(kind) {
            majority(state, region, kind, here, standing);
        }
    }
}

/// How much strength decides: the more, the less is left to happen.
fn certainty(state: &Mezo, here: bool) -> f32 {
    if !here {
        return 0.45;
    }
    let mut left = 0;
    for seat in state.seats() {
        left += state.actions_left(seat);
    }
    if state.is_keeping() {
        0.5
    } else {
        0.6 + 1.8 / (1.0 + f32::from(left))
    }
}

/// The seat's strength in a region, with what it can still bring there.
fn strength(state: &Mezo, seat: Seat, region: Region, here: bool, blessed: bool) -> f32 {
    let reserve = f32::from(state.reserve_of(seat).total());
    let mut strength = if here {
        f32::from(state.strength_here(seat))
    } else {
        let units = state.band_in(seat, region).total() + state.glyphs_in(seat, region);
        let champion = if state.champions_of(seat).contains(region) {
            champion(state, seat)
        } else {
            0.0
        };
        let devoted = state.chose_ability(seat, 2, 2) && state.presence_of(seat).contains(region);
        let god = if devoted {
            f32::from(state.level_of(seat))
        } else {
            0.0
        };
        f32::from(units) + champion + god
    };
    if blessed && here {
        if state.may_offer(seat) {
            strength += 0.25 * reserve.min(8.0);
        }
    } else if blessed {
        strength += 0.35 * reserve.min(8.0);
    } else if state.awaits_tribes(seat) {
        strength += (reserve * 0.22).min(3.0);
    }
    if state.presence_of(seat).contains(region) {
        strength += 0.3;
    }
    strength
}

/// The strength of a champion, who also decides ties.
fn champion(state: &Mezo, seat: Seat) -> f32 {
    const TIES: f32 = 0.3;
    let strength = match state.ritual() {
        Some(RitualRule::ChampionsCount(strength)) => strength,
        _ if state.chose_ability(seat, 1, 3) => 2 + state.age(),
        _ => 2,
    };
    f32::from(strength) + TIES
}

/// Parts something among the seats by their strength.
fn share(state: &Mezo, strengths: &Standing, certainty: f32, mut give: impl FnMut(Seat, f32)) {
    let most = strengths.iter().copied().fold(0.0, f32::max);
    let mut weights = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in state.seats() {
        let weight = (certainty * (strengths[seat.index()] - most)).exp();
        weights[seat.index()] = weight;
        sum += weight;
    }
    for seat in state.seats() {
        give(seat, weights[seat.index()] / sum);
    }
}

/// Adds what the majority of a kind in a region brings to those who have any there.
fn majority(state: &Mezo, region: Region, kind: Kind, here: bool, standing: &mut Standing) {
    let claimed = if here { state.claimed(kind) } else { None };
    let mut weights = [0.0_f32; MAX_SEATS];
    let mut sum = 0.0;
    for seat in state.seats() {
        let units = f32::from(state.band_in(seat, region)[kind]);
        let counts = units > 0.0 && claimed.is_none_or(|claimed| claimed == seat);
        let counts = counts && state.has_space(seat, kind);
        if counts {
            let weight = (1.1 * (units - 4.0)).exp();
            weights[seat.index()] = weight;
            sum += weight;
        }
    }
    if sum == 0.0 {
        return;
    }
    for seat in state.seats() {
        let chance = weights[seat.index()] / sum;
        if chance > 0.0 {
            let twice = state.chose_ability(seat, 2, 3);
            let chronicle = if state.chose_ability(seat, 3, 2) {
                3.0
            } else {
                0.0
            };
            let space = if twice { 2.0 * SPACE } else { SPACE };
            standing[seat.index()] += chance * (WRITTEN + space + chronicle) * 0.9;
        }
    }
}
