//! Looking one decision ahead.

use game::{Chance, Seat, Seats, Silent};

use crate::estimate::{imagine, outlook};
use crate::thought::{Choice, Thought};
use crate::{Estimate, Insight, Resources};

/// So many imagined states are looked at for one decision.
const IMAGINED: f32 = 8.0;

/// No choice in the midst of something leads to more choices of the same seat than are followed.
const LONGEST_TURN: usize = 12;

/// Somebody who plays every choice in thought and compares what it comes to.
#[derive(Debug)]
pub(crate) struct Judge<G: Estimate> {
    /// What can be done next by whoever is in the midst of something.
    next: Vec<G::Action>,
    values: Vec<f32>,
    /// How many decisions were played in thought.
    pub(crate) decisions: u64,
}

impl<G: Estimate> Judge<G> {
    pub(crate) fn new() -> Self {
        Self {
            next: Vec::with_capacity(G::WIDEST),
            values: Vec::with_capacity(G::WIDEST),
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
        let values = self.judge(insight, legal, chance, resources);
        let mut choices: Vec<Choice<G::Action>> = legal
            .iter()
            .zip(values)
            .map(|(action, value)| Choice {
                action: *action,
                visits: 0,
                value: Some(*value),
            })
            .collect();
        // Equal choices are not taken in the order in which they are listed: that would be a habit to exploit.
        chance.shuffle(&mut choices);
        choices.sort_by(|a, b| b.value.unwrap_or(0.0).total_cmp(&a.value.unwrap_or(0.0)));
        Thought {
            choices,
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
        self.values.clear();
        self.values.resize(legal.len(), 0.0);
        let mut imagined = 0.0;
        while imagined == 0.0 || (imagined < IMAGINED && !resources.are_up()) {
            let state = imagine(insight, chance);
            for (place, action) in legal.iter().enumerate() {
                self.values[place] += self.worth_of(&state, insight.seat(), *action);
            }
            imagined += 1.0;
        }
        for value in &mut self.values {
            *value /= imagined;
        }
        &self.values
    }

    /// What an action comes to in this state when the seat then finishes what it is in the midst of.
    pub(crate) fn worth_of(&mut self, state: &G, seat: Seat, action: G::Action) -> f32 {
        let mut next = state.clone();
        next.apply_unchecked(seat, action, &mut Silent);
        self.decisions += 1;
        self.settle(&mut next, seat);
        outlook(&next).worth[seat.index()]
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
