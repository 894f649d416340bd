//! Deciding: where all kinds of bots are asked.

use std::time::Instant;

use game::Chance;

use crate::greedy::Judge;
use crate::search::Search;
use crate::thought::Thought;
use crate::{Bot, Budget, Cancel, Insight};
use game::Estimate;

/// What a bot may use for one decision.
#[derive(Clone, Debug)]
pub struct Resources {
    /// How many threads of the current [rayon] pool search at once. With a budget in iterations and no deadline, the same chance
    /// always gives the same decision with the same number of threads.
    pub threads: usize,
    /// Stops the search at once.
    pub cancel: Cancel,
    /// When to stop in any case.
    pub deadline: Option<Instant>,
}

impl Resources {
    /// Whether it is time to stop.
    pub(crate) fn are_up(&self) -> bool {
        let late = || self.deadline.is_some_and(|end| Instant::now() >= end);
        self.cancel.is_cancelled() || late()
    }
}

impl Default for Resources {
    /// One thread, as long as it takes.
    fn default() -> Self {
        Self {
            threads: 1,
            cancel: Cancel::new(),
            deadline: None,
        }
    }
}

/// Where a bot thinks: memory that is used again from decision to decision. It remembers nothing that matters.
#[derive(Debug)]
pub struct Mind<G: Estimate> {
    legal: Vec<G::Action>,
    judge: Judge<G>,
    search: Search<G>,
}

impl<G: Estimate> Default for Mind<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Estimate> Mind<G> {
    /// A mind that has not thought yet.
    pub fn new() -> Self {
        Self {
            legal: Vec::with_capacity(G::WIDEST),
            judge: Judge::new(),
            search: Search::new(),
        }
    }

    /// Decides for a seat that may act.
    pub fn decide(&mut self, bot: Bot, insight: &Insight<'_, G>, chance: &mut Chance) -> G::Action {
        if bot == Bot::Random {
            insight.legal(&mut self.legal);
            return *chance.pick(&self.legal);
        }
        self.think(bot, insight, chance).best()
    }

    /// Thinks for a seat that may act, alone and without haste.
    pub fn think(
        &mut self,
        bot: Bot,
        insight: &Insight<'_, G>,
        chance: &mut Chance,
    ) -> Thought<G::Action> {
        self.think_with(bot, insight, chance, &Resources::default())
    }

    /// Thinks for a seat that may act. However soon it must stop, there is a choice.
    pub fn think_with(
        &mut self,
        bot: Bot,
        insight: &Insight<'_, G>,
        chance: &mut Chance,
        resources: &Resources,
    ) -> Thought<G::Action> {
        insight.legal(&mut self.legal);
        match (bot, self.legal.as_slice()) {
            (Bot::Random, legal) => Thought::without_opinion(*chance.pick(legal)),
            (_, [only]) => Thought::without_opinion(*only),
            (Bot::Greedy, _) => self.judge.think(insight, &self.legal, chance, resources),
            (Bot::Search(budget), _) => {
                let begun = Instant::now();
                let (iterations, until) = match budget {
                    Budget::Iterations(number) => (number, None),
                    Budget::Time(time) => (u32::MAX, Some(begun + time)),
                };
                let until = [until, resources.deadline].into_iter().flatten().min();
                let resources = Resources {
                    deadline: until,
                    ..resources.clone()
                };
                self.search
                    .think(insight, &self.legal, iterations, chance, &resources)
            }
        }
    }
}
