//! A game so far: its decisions, and every position they lead to.

use crate::{Event as _, Game, Illegal, Record, Seat, Setup, Silent, Viewer};

/// Every so many decisions a position is kept, so that going back to any is quick.
const CHECKPOINT: usize = 32;

/// A decision that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// By whom.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// Whether something came to light that nobody can take back.
    pub reveals: bool,
}

/// A game so far. Going back to any of its positions is quick.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup<G>,
    state: G,
    steps: Vec<Step<G::Action>>,
    /// The positions after 0, 32, 64, … decisions.
    checkpoints: Vec<G>,
}

impl<G: Game> Match<G> {
    /// A game in which nothing is decided yet.
    pub fn new(setup: Setup<G>) -> Self {
        let state = G::start(&setup, &mut Silent);
        Self {
            checkpoints: vec![state.clone()],
            steps: Vec::new(),
            state,
            setup,
        }
    }

    /// How it began.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The decisions so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// The position after so many decisions; the last one if there are fewer.
    pub fn position(&self, ply: usize) -> G {
        let ply = ply.min(self.steps.len());
        if ply == self.steps.len() {
            return self.state.clone();
        }
        let kept = ply / CHECKPOINT;
        let mut state = self.checkpoints[kept].clone();
        for step in &self.steps[kept * CHECKPOINT..ply] {
            state.apply_unchecked(step.seat, step.action, &mut Silent);
        }
        state
    }

    /// Shows every position, from the setup to the last.
    pub fn each_position(&self, mut visit: impl FnMut(&G)) {
        let mut state = self.checkpoints[0].clone();
        visit(&state);
        for step in &self.steps {
            state.apply_unchecked(step.seat, step.action, &mut Silent);
            visit(&state);
        }
    }

    /// What happened at each ply of the range, with all secrets: ply 0 is the setup, ply 1 the first decision.
    pub fn story(&self, plies: std::ops::RangeInclusive<usize>) -> Vec<(usize, Vec<G::Event>)> {
        let mut story = Vec::new();
        let (first, last) = (*plies.start(), (*plies.end()).min(self.steps.len()));
        if first == 0 {
            let mut events = Vec::new();
            G::start(&self.setup, &mut events);
            story.push((0, events));
        }
        let first = first.max(1);
        if first > last {
            return story;
        }
        let mut state = self.position(first - 1);
        for ply in first..=last {
            let step = self.steps[ply - 1];
            let mut events = Vec::new();
            state.apply_unchecked(step.seat, step.action, &mut events);
            story.push((ply, events));
        }
        story
    }

    /// What the viewer is told now of what happened at each ply of the range: what was told then, except that what the position
    /// does not [recall](Game::recalls) is told as the game has it told again.
    pub fn told(
        &self,
        viewer: Viewer,
        plies: std::ops::RangeInclusive<usize>,
    ) -> Vec<(usize, Vec<G::Event>)> {
        let recalled = self.recalled_from(self.steps.len());
        let mut story = self.story(plies);
        for (ply, events) in &mut story {
            let is_recalled = *ply >= recalled;
            *events = events
                .iter()
                .filter_map(|event| {
                    if is_recalled {
                        event.seen_by(viewer)
                    } else {
                        event.recalled_by(viewer)
                    }
                })
                .collect();
        }
        story
    }

    /// The first ply whose position is [recalled](Game::recalls) in that of another ply.
    pub fn recalled_from(&self, ply: usize) -> usize {
        let earlier = (ply < self.steps.len()).then(|| self.position(ply));
        let now = earlier.as_ref().unwrap_or(&self.state);
        if now.recalls(&self.checkpoints[0]) {
            return 0;
        }
        let mut then = self.checkpoints[0].clone();
        let steps = self.steps.iter().take(ply);
        for (first, step) in steps.enumerate() {
            if now.recalls(&then) {
                return first;
            }
            then.apply_unchecked(step.seat, step.action, &mut Silent);
        }
        ply.min(self.steps.len())
    }

    /// Adds a decision, which must be legal.
    pub fn push(&mut self, seat: Seat, action: G::Action) {
        let mut events = Vec::new();
        self.state.apply_unchecked(seat, action, &mut events);
        self.steps.push(Step {
            seat,
            action,
            reveals: events.iter().any(crate::Event::reveals),
        });
        if self.steps.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(self.state.clone());
        }
    }

    /// Reads an action that the seat may take now.
    pub fn read(&self, seat: Seat, text: &str) -> Result<G::Action, Illegal> {
        G::read_action(self.setup.components, text)
            .filter(|action| self.state.is_legal(seat, *action))
            .ok_or_else(|| Illegal::new(&self.state, seat, text))
    }

    /// The game before its last decision.
    #[must_use]
    pub fn undone(&self) -> Self {
        let ply = self.steps.len().saturating_sub(1);
        Self {
            setup: self.setup.clone(),
            state: self.position(ply),
            steps: self.steps[..ply].to_vec(),
            checkpoints: self.checkpoints[..=ply / CHECKPOINT].to_vec(),
        }
    }

    /// The game as it is kept, with its seed.
    pub fn record(&self) -> Record {
        let mut record = Record::new(&self.setup);
        for step in &self.steps {
            record.push::<G>(self.setup.components, step.seat, step.action);
        }
        record
    }
}
