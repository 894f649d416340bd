//! The whole truth about a game, from its rules alone.

use game::{Action as _, Event as _, Game, Move, Record, Seat, Setup, Viewer};
use serde_json::Value;

/// Every position of a game and everything that happened, with all secrets.
pub(super) struct Truth<G: Game> {
    setup: Setup<G>,
    positions: Vec<G>,
    /// What happened at each ply; ply 0 is the setup.
    story: Vec<Vec<G::Event>>,
    moves: Vec<Move>,
}

impl<G: Game> Truth<G> {
    pub(super) fn new(setup: Setup<G>) -> Self {
        let mut events = Vec::new();
        let state = G::start(&setup, &mut events);
        Self {
            setup,
            positions: vec![state],
            story: vec![events],
            moves: Vec::new(),
        }
    }

    pub(super) fn ply(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn at(&self, ply: usize) -> &G {
        &self.positions[ply]
    }

    pub(super) fn now(&self) -> &G {
        self.at(self.ply())
    }

    /// The position that a replay shows to whoever asks for this one: the first one from there on that is not past recall.
    pub(super) fn shown(&self, ply: usize) -> usize {
        let mut plies = ply..self.ply();
        let recalled = plies.find(|ply| self.now().recalls(self.at(*ply)));
        recalled.unwrap_or(self.ply())
    }

    /// Everything that happened up to a position.
    pub(super) fn story(&self, ply: usize) -> impl Iterator<Item = &G::Event> {
        self.story[..=ply].iter().flatten()
    }

    fn read(&self, action: &str) -> G::Action {
        G::read_action(self.setup.components, action).expect("a notation")
    }

    /// What would come of a decision.
    fn after(&self, seat: Seat, action: &str) -> (G, Vec<G::Event>) {
        let mut state = self.now().clone();
        let mut events = Vec::new();
        state
            .apply(seat, self.read(action), &mut events)
            .expect("a legal action");
        (state, events)
    }

    pub(super) fn play(&mut self, seat: Seat, action: &str) {
        let (state, events) = self.after(seat, action);
        self.positions.push(state);
        self.story.push(events);
        let action = action.to_owned();
        self.moves.push(Move { seat, action });
    }

    pub(super) fn undo(&mut self) {
        self.positions.pop();
        self.story.pop();
        self.moves.pop();
    }

    /// Whether others learn only that somebody decides so, and he may think again.
    pub(super) fn is_kept_secret(&self, seat: Seat, action: &str) -> bool {
        let (_, events) = self.after(seat, action);
        let reveals = events.iter().any(game::Event::reveals);
        self.read(action).is_secret() && !reveals
    }

    pub(super) fn record(&self) -> Record {
        let mut record = Record::new(&self.setup);
        record.actions.clone_from(&self.moves);
        record
    }

    pub(super) fn seed(&self) -> String {
        self.setup.seed.to_string()
    }

    /// What the rules say that the viewer sees.
    pub(super) fn view(&self, viewer: Viewer, ply: usize) -> Value {
        serde_json::to_value(self.at(ply).view(viewer)).expect("a view can be written")
    }

    /// What the rules say that the viewer is told.
    pub(super) fn told(&self, viewer: Viewer, first: usize) -> Vec<Value> {
        let events = self.story[first..].iter().flatten();
        events
            .filter_map(|event| event.seen_by(viewer))
            .map(|event| serde_json::to_value(event).expect("an event can be written"))
            .collect()
    }

    /// What a decision looks like to the viewer: another's secret choice has no name.
    pub(super) fn decision(&self, viewer: Viewer, ply: usize) -> (u8, Option<&str>) {
        let Move { seat, action } = &self.moves[ply - 1];
        let secret = self.read(action).is_secret() && !viewer.is(*seat);
        ((*seat).into(), (!secret).then_some(action.as_str()))
    }

    pub(super) fn is_over(&self, ply: usize) -> bool {
        self.at(ply).is_over()
    }
}
