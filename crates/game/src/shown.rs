//! A game so far, of which only what somebody may see can be had.

use std::ops::RangeInclusive;

use crate::{Action as _, Game, Match, Ranking, ScoreLine, Scores, Seat, Seats, Viewer};

/// A [`Match`] for those who draw it and tell of it: what is had from it is what a viewer sees, may do and is told. No state can be
/// had, so a page cannot tell a secret by mistake.
///
/// What lies open at the end is there when the game is over; of a game that is [no secret](Self::open) from the start, always.
#[derive(Debug)]
pub struct Shown<'a, G: Game> {
    game: &'a Match<G>,
    is_open: bool,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving would ask the game to be `Copy` too"
)]
impl<G: Game> Clone for Shown<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Shown<'_, G> {}

/// How a game ended, or of an open one that goes on, how it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats from first to last; none if the game goes on.
    pub ranking: Option<Ranking>,
    /// The score of each seat.
    pub scores: Scores,
    /// Where the points came from.
    pub breakdown: Vec<ScoreLine>,
}

impl<'a, G: Game> Shown<'a, G> {
    /// A game whose secrets come to light when it is over.
    pub fn new(game: &'a Match<G>) -> Self {
        let is_open = game.state().is_over();
        Self { game, is_open }
    }

    /// A game that keeps no secrets: a record that somebody brought along.
    pub fn open(game: &'a Match<G>) -> Self {
        Self {
            game,
            is_open: true,
        }
    }

    /// What it is played with.
    pub fn components(&self) -> &'static G::Components {
        self.game.setup().components
    }

    /// What was chosen before it began.
    pub fn options(&self) -> &'a G::Options {
        &self.game.setup().options
    }

    /// All seats, those that the rules themselves play among them.
    pub fn seats(&self) -> Seats {
        self.game.state().seats()
    }

    /// How many decisions have been taken.
    pub fn ply(&self) -> usize {
        self.game.steps().len()
    }

    /// Who took the decision after so many others.
    pub fn decider(&self, ply: usize) -> Option<Seat> {
        self.game.steps().get(ply).map(|step| step.seat)
    }

    /// The decision after so many others, and whose it was, as far as the viewer knows what was decided.
    pub fn decision(&self, viewer: Viewer, ply: usize) -> Option<(Seat, G::Action)> {
        let step = self.game.steps().get(ply)?;
        let known = self.is_open || viewer.is(step.seat) || !step.action.is_secret();
        known.then_some((step.seat, step.action))
    }

    /// What the viewer sees after so many decisions; of the last position if there were fewer.
    pub fn view(&self, viewer: Viewer, ply: usize) -> G::View {
        self.game.position(ply).view(viewer)
    }

    /// Everything, after so many decisions; none of a game that still has secrets.
    pub fn open_view(&self, ply: usize) -> Option<G::View> {
        self.is_open.then(|| self.game.position(ply).open_view())
    }

    /// Shows everything in every position, from the setup to the last; nothing of a game that still has secrets.
    pub fn each_open_view(&self, mut visit: impl FnMut(&G::View)) {
        if self.is_open {
            self.game.each_position(|state| visit(&state.open_view()));
        }
    }

    /// Who may act after so many decisions; everybody knows.
    pub fn to_act(&self, ply: usize) -> Seats {
        self.game.position(ply).to_act()
    }

    /// What the viewer may do now.
    pub fn legal(&self, viewer: Viewer) -> Vec<G::Action> {
        match viewer {
            Viewer::Seat(seat) => self.game.state().legal_actions(seat),
            Viewer::Spectator => Vec::new(),
        }
    }

    /// What the viewer is told now of what happened at each ply of the range; see [`Match::told`].
    pub fn told(
        &self,
        viewer: Viewer,
        plies: RangeInclusive<usize>,
    ) -> Vec<(usize, Vec<G::Event>)> {
        self.game.told(viewer, plies)
    }

    /// How it ended; none of a game that still has secrets.
    pub fn outcome(&self) -> Option<Outcome> {
        let state = self.game.state();
        self.is_open.then(|| Outcome {
            ranking: state.ranking(),
            scores: state.scores(),
            breakdown: state.breakdown(None),
        })
    }

    /// What something made of the whole game says; none of a game that still has secrets.
    pub fn opened<T>(&self, look: impl FnOnce(&Match<G>) -> T) -> Option<T> {
        self.is_open.then(|| look(self.game))
    }
}
