//! Where a step can act, and whether an effect can change anything now.

use game::Seat;

use crate::effect::{Effect, Scope, Step};
use crate::frame::Running;
use crate::{EffectId, Mezo, Region, Regions, verbs};

/// Where in an effect a step stands, and for whom.
#[derive(Clone, Copy)]
pub(crate) struct Reach<'a> {
    pub(crate) effect: &'a Effect,
    pub(crate) step: usize,
    pub(crate) actor: Seat,
    pub(crate) same: Option<Region>,
    pub(crate) used: Regions,
}

impl<'a> Reach<'a> {
    /// The step that is under way.
    pub(crate) fn of(running: &Running, effect: &'a Effect) -> Self {
        Self {
            effect,
            step: usize::from(running.step),
            actor: running.actor,
            same: running.same,
            used: running.used,
        }
    }

    fn step(&self) -> &'a Step {
        &self.effect.steps[self.step]
    }

    fn at(self, step: usize) -> Self {
        Self { step, ..self }
    }
}

impl Mezo {
    /// Whether some step of the effect can change something now.
    pub(crate) fn can_act(&self, effect: EffectId, actor: Seat) -> bool {
        let effect = self.components.effect(effect);
        for step in 0..effect.steps.len() {
            let reach = Reach {
                effect,
                step,
                actor,
                same: None,
                used: Regions::NONE,
            };
            if self.step_can_act(reach) {
                return true;
            }
            if effect.steps[step].is_cost() && !self.is_out_of_place(&effect.steps[step]) {
                // It cannot be paid, so what follows is skipped.
                return false;
            }
        }
        false
    }

    /// Whether a step can change something; one in the same region as another counts through that one.
    fn step_can_act(&self, reach: Reach<'_>) -> bool {
        let step = reach.step();
        let number = self.value(&step.number, reach.actor);
        if step.is_regional() {
            return !self.regions_for(reach, number).is_empty();
        }
        let able = verbs::reach(self, step, number, reach.actor, None) > 0;
        able && (!step.is_cost() || self.what_it_buys_can_act(reach, None))
    }

    /// Whether a step speaks of a conflict while there is none, and is to be skipped.
    #[inline]
    pub(crate) fn is_out_of_place(&self, step: &Step) -> bool {
        self.conflict.is_none() && step.speaks_of_conflict()
    }

    /// The regions where a step, or a later one in the same region, can change something.
    #[inline]
    pub(crate) fn regions_for(&self, reach: Reach<'_>, number: u8) -> Regions {
        let candidates = self.within(reach);
        let mut open = Regions::NONE;
        for region in candidates {
            if self.can_act_here(reach, number, region) || self.followers_can_act(reach, region) {
                open.insert(region);
            }
        }
        open
    }

    /// Whether the step itself can act in a region: a cost only if what it buys can act too.
    fn can_act_here(&self, reach: Reach<'_>, number: u8, region: Region) -> bool {
        let step = reach.step();
        let able = verbs::reach(self, step, number, reach.actor, Some(region)) > 0;
        able && (!step.is_cost() || self.what_it_buys_can_act(reach, Some(region)))
    }

    /// Whether the step after a cost can act; a cost that brings something by itself needs none.
    ///
    /// The region is where the cost is paid; a cost without one leaves the region of those before it.
    pub(crate) fn what_it_buys_can_act(&self, reach: Reach<'_>, region: Option<Region>) -> bool {
        let cost = reach.step();
        if let Some(gain) = &cost.each {
            return !self.is_out_of_place(cost) && self.value(&gain.number, reach.actor) > 0;
        }
        let next = Reach {
            same: region.or(reach.same),
            ..reach.at(reach.step + 1)
        };
        let Some(step) = next.effect.steps.get(next.step) else {
            return true;
        };
        match (step.scope, next.same) {
            (Scope::Same, Some(region)) => {
                self.can_act_here(next, self.value(&step.number, next.actor), region)
            }
            (Scope::Same, None) => false,
            _ => self.step_can_act(next),
        }
    }

    /// Whether a later step that goes to the same region can act there.
    fn followers_can_act(&self, reach: Reach<'_>, region: Region) -> bool {
        let step = reach.step();
        if step.is_cost() || !step.has_one_region() {
            return false;
        }
        for later in reach.step + 1..reach.effect.steps.len() {
            let next = reach.at(later);
            let step = next.step();
            if step.scope == Scope::Same {
                if self.can_act_here(next, self.value(&step.number, next.actor), region) {
                    return true;
                }
            } else if step.has_one_region() {
                return false;
            }
        }
        false
    }

    /// The regions that the scope of a step allows.
    fn within(&self, reach: Reach<'_>) -> Regions {
        let Reach { actor, used, .. } = reach;
        let here = self.here().map_or(Regions::NONE, Regions::only);
        let holding = |holds: &dyn Fn(Region) -> bool| -> Regions {
            self.living
                .into_iter()
                .filter(|region| holds(*region))
                .collect()
        };
        match reach.step().scope {
            Scope::Presence | Scope::EachPresence if self.is_vengeful(actor) => here - used,
            Scope::Presence => self.presence(actor),
            Scope::EachPresence => self.presence(actor) - used,
            Scope::Conflict => here,
            Scope::Any => self.living,
            Scope::Other => self.living - here,
            Scope::Same => reach.same.map_or(Regions::NONE, Regions::only),
            Scope::YourGlyphs => holding(&|region| self.glyphs[region][actor.index()] > 0),
            Scope::YourUnits => holding(&|region| !self.units_in(actor, region).is_empty()),
        }
    }

    /// Of these regions, those where the vengeful gods' step can do most.
    pub(crate) fn richest(
        &self,
        step: &Step,
        number: u8,
        actor: Seat,
        regions: Regions,
    ) -> Regions {
        let amount = |region: &Region| verbs::reach(self, step, number, actor, Some(*region));
        let most = regions.into_iter().map(|region| amount(&region)).max();
        regions
            .into_iter()
            .filter(|region| Some(amount(region)) == most)
            .collect()
    }
}

#[cfg(test)]
mod tests;
