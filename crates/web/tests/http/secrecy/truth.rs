//! The whole truth about a game, from its rules alone.

use std::collections::BTreeSet;

use aztlan::{Aztlan, Event, PhaseName, PowerCard, ProsperityCard};
use game::{Event as _, Game, Known, Move, Record, Seat, Setup, Viewer};
use serde_json::Value;

/// Every position of a game and everything that happened, with all secrets.
pub(super) struct Truth {
    setup: Setup<Aztlan>,
    positions: Vec<Aztlan>,
    /// What happened at each ply; ply 0 is the setup.
    story: Vec<Vec<Event>>,
    moves: Vec<Move>,
}

impl Truth {
    pub(super) fn new(setup: Setup<Aztlan>) -> Self {
        let mut events = Vec::new();
        let state = Aztlan::start(&setup, &mut events);
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

    fn at(&self, ply: usize) -> &Aztlan {
        &self.positions[ply]
    }

    pub(super) fn now(&self) -> &Aztlan {
        self.at(self.ply())
    }

    pub(super) fn play(&mut self, seat: Seat, action: &str) {
        let mut state = self.now().clone();
        let mut events = Vec::new();
        let parsed = action.parse().expect("a notation");
        state
            .apply(seat, parsed, &mut events)
            .expect("a legal action");
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

    /// What a decision looks like to the viewer: another's choice of a power card has no name.
    pub(super) fn decision(&self, viewer: Viewer, ply: usize) -> (u8, Option<&str>) {
        let Move { seat, action } = &self.moves[ply - 1];
        let secret = action.starts_with("choose ") && !viewer.is(*seat);
        ((*seat).into(), (!secret).then_some(action.as_str()))
    }

    pub(super) fn is_over(&self, ply: usize) -> bool {
        self.at(ply).open_view().phase == PhaseName::Over
    }

    /// Whether territories are being settled: then the page speaks of cards that anybody may hold.
    pub(super) fn is_conflict(&self, ply: usize) -> bool {
        let phase = self.at(ply).open_view().phase;
        matches!(phase, PhaseName::Conflict | PhaseName::Games)
    }

    /// The power card that lies face down before a seat.
    pub(super) fn face_down(&self, seat: Seat, ply: usize) -> Option<PowerCard> {
        let view = self.at(ply).open_view();
        let secret = matches!(view.phase, PhaseName::Choosing | PhaseName::Development);
        let chosen = view.power[seat.index()].chosen.and_then(Known::open);
        chosen.filter(|_| secret)
    }

    /// The prosperity cards that the viewer holds.
    pub(super) fn hand(&self, viewer: Viewer, ply: usize) -> BTreeSet<ProsperityCard> {
        let Viewer::Seat(seat) = viewer else {
            return BTreeSet::new();
        };
        let view = self.at(ply).open_view();
        let hand = view.hands[seat.index()].iter();
        hand.filter_map(|card| card.open()).collect()
    }

    /// The kinds of prosperity cards that the viewer has ever seen: drawn himself, or played by anybody.
    pub(super) fn met(&self, viewer: Viewer, ply: usize) -> BTreeSet<ProsperityCard> {
        let events = self.story[..=ply].iter().flatten();
        let met = events.filter_map(|event| match event {
            Event::Drew { seat, card } if viewer.is(*seat) => card.open(),
            Event::Warriors { .. } => Some(ProsperityCard::Warriors),
            Event::Tlatoani { .. } => Some(ProsperityCard::Tlatoani),
            Event::Games { .. } => Some(ProsperityCard::Games),
            Event::Rafts { .. } => Some(ProsperityCard::Rafts),
            Event::Blessed { terrain, .. } => ProsperityCard::blessing(*terrain),
            _ => None,
        });
        met.collect()
    }
}
