//! Looking one decision ahead.

use game::{Chance, Seat, Seats, Silent};

use crate::estimate::{Outlook, imagine, outlook};
use crate::thought::{Choice, Thought};
use crate::{Insight, Resources};
use game::Estimate;

/// So many imagined states are looked at for one decision.
const IMAGINED: f32 = 8.0;

/// No choice in the midst of something leads to more choices of the same seat than are followed.
const LONGEST_TURN: usize = 12;

/// Somebody who plays every choice in thought and compares what it comes to.
#[derive(Debug)]
pub(crate) struct Judge<G: Estimate> {
    /// What can be done next by whoever is in the midst of something.
    next: Vec<G::Action>,
    /// What each choice is worth.
    values: Vec<f32>,
    /// The chance of winning that each choice promises.
    odds: Vec<f32>,
    /// How many decisions were played in thought.
    pub(crate) decisions: u64,
}

impl<G: Estimate> Judge<G> {
    pub(crate) fn new() -> Self {
        Self {
            next: Vec::with_capacity(G::WIDEST),
            values: Vec::with_capacity(G::WIDEST),
            odds: Vec::with_capacity(G::WIDEST),
            decisions: 0,
        }
    }

    /// Thinks about legal choices of the seat whose insight this is.
    pub(crate) fn think(
        &mut self,
        insight: &Insight<'_, G>,
        legal: &[G::Action],
        chance: &mut Chance,
        resources: &Resources,
    ) -> Thought<G::Action> {
        self.decisions = 0;
        self.judge(insight, legal, chance, resources);
        let seen = self.values.iter().zip(&self.odds);
        let mut looks: Vec<(G::Action, (&f32, &f32))> = legal.iter().copied().zip(seen).collect();
        // Equal choices are not taken in the order in which they are listed: that would be a habit to exploit.
        chance.shuffle(&mut looks);
        looks.sort_by(|(_, (a, _)), (_, (b, _))| b.total_cmp(a));
        let choice = |(action, (_, odds)): (G::Action, (&f32, &f32))| Choice {
            action,
            visits: 0,
            value: Some(*odds),
        };
        Thought {
            choices: looks.into_iter().map(choice).collect(),
            iterations: 0,
            decisions: self.decisions,
        }
    }

    /// What each choice comes to, on average over imagined states: over one, however soon it must stop.
    pub(crate) fn judge(
        &mut self,
        insight: &Insight<'_, G>,
        legal: &[G::Action],
        chance: &mut Chance,
        resources: &Resources,
    ) -> &[f32] {
        for seen in [&mut self.values, &mut self.odds] {
            seen.clear();
            seen.resize(legal.len(), 0.0);
        }
        let mut imagined = 0.0;
        while imagined == 0.0 || (imagined < IMAGINED && !resources.are_up()) {
            let state = imagine(insight, chance);
            for (place, action) in legal.iter().enumerate() {
                let seat = insight.seat();
                let outlook = self.outlook_of(&state, seat, *action);
                self.values[place] += outlook.worth[seat.index()];
                self.odds[place] += outlook.odds[seat.index()];
            }
            imagined += 1.0;
        }
        for seen in self.values.iter_mut().chain(&mut self.odds) {
            *seen /= imagined;
        }
        &self.values
    }

    /// What an action comes to in this state when the seat then finishes what it is in the midst of.
    pub(crate) fn worth_of(&mut self, state: &G, seat: Seat, action: G::Action) -> f32 {
        self.outlook_of(state, seat, action).worth[seat.index()]
    }

    fn outlook_of(&mut self, state: &G, seat: Seat, action: G::Action) -> Outlook {
        let mut next = state.clone();
        next.apply_unchecked(seat, action, &mut Silent);
        self.decisions += 1;
        self.settle(&mut next, seat);
        outlook(&next)
    }

    /// The seat goes on with what looks best at once until it is in the midst of nothing.
    fn settle(&mut self, state: &mut G, seat: Seat) {
        for _ in 0..LONGEST_TURN {
            if state.is_settled() || state.to_act() != Seats::only(seat) {
                return;
            }
            let Some(action) = self.best_at_once(state, seat) else {
                return;
            };
            state.apply_unchecked(seat, action, &mut Silent);
            self.decisions += 1;
        }
    }

    fn best_at_once(&mut self, state: &G, seat: Seat) -> Option<G::Action> {
        state.legal(seat, &mut self.next);
        if let [only] = self.next.as_slice() {
            return Some(*only);
        }
        let mut best: Option<(f32, G::Action)> = None;
        for action in &self.next {
            let mut next = state.clone();
            next.apply_unchecked(seat, *action, &mut Silent);
            self.decisions += 1;
            let value = outlook(&next).worth[seat.index()];
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *action));
            }
        }
        best.map(|(_, action)| action)
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Seed, Setup};
    use games::aztlan::{Aztlan, Options};

    use super::*;

    #[test]
    fn the_chance_of_winning_by_the_last_decision_is_certain() {
        let mut state = Aztlan::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent);
        let mut chance = Chance::new(Seed::Short(4));
        let mut last = None;
        while let Some(seat) = state.to_act().first() {
            last = Some((state.clone(), seat));
            let legal = state.legal_actions(seat);
            state.apply_unchecked(seat, *chance.pick(&legal), &mut Silent);
        }
        let (state, seat) = last.expect("there were decisions");
        let legal = state.legal_actions(seat);
        let insight = Insight::new(&state, seat);
        let resources = Resources::default();
        let thought = Judge::new().think(&insight, &legal, &mut chance, &resources);
        for choice in thought.choices {
            let mut next = state.clone();
            next.apply_unchecked(seat, choice.action, &mut Silent);
            let value = choice.value.expect("a look shows something");
            assert_eq!(value <= 0.0 || value >= 1.0, next.is_over(), "{value}");
        }
    }
}
