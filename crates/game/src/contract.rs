//! The contract between a game and everything else.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Chance, Components, Options, Ranking, ScoreLine, Scores, Seat, Seats, Seed, Sink, Viewer,
    by_scores, quote,
};

/// Which rules of a game are played. A change that alters what old records mean is a new version, and all
/// versions since 1 stay playable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u16);

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// All that determines a game before the first decision.
#[derive(PartialEq, Debug)]
pub struct Setup<G: Game> {
    /// The board, map or deck.
    pub components: &'static G::Components,
    /// What was chosen; [`Options::check`] accepts it.
    pub options: G::Options,
    /// At most [`Game::RULES`].
    pub rules: RulesVersion,
    /// Where the game's chance comes from.
    pub seed: Seed,
}

/// By hand, because components need not be clonable.
impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Self {
            components: self.components,
            options: self.options.clone(),
            rules: self.rules,
            seed: self.seed,
        }
    }
}

impl<G: Game> Setup<G> {
    /// A game with the standard components and today's rules.
    pub fn new(options: G::Options, seed: Seed) -> Self {
        Self::on(G::Components::standard(), options, seed)
    }

    /// A game with these components and today's rules.
    pub fn on(components: &'static G::Components, options: G::Options, seed: Seed) -> Self {
        Self {
            components,
            options,
            rules: G::RULES,
            seed,
        }
    }
}

/// The smallest choice a person makes: a territory, a card, yes or no.
///
/// The order is the order in which choices are listed. How an action is written is for the [`Game`] to say: its
/// notation may use names that the components give.
pub trait Action: Copy + Ord + fmt::Debug + Send + Sync + 'static {
    /// Every kind of decision the game has.
    const KINDS: &'static [&'static str];

    /// Which kind this is: the first word of its notation.
    fn kind(&self) -> &'static str;

    /// Whether others learn only that the seat has chosen, not what. Nothing is secret in a game of open information.
    fn is_secret(&self) -> bool {
        false
    }
}

/// Something that happened.
///
/// Events tell all that changes in a view which the decision itself does not: whoever knows the view before, the decision
/// and the events knows the view after.
pub trait Event: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static {
    /// Every kind of event the game has.
    const KINDS: &'static [&'static str];

    /// Which kind this is.
    fn kind(&self) -> &'static str;

    /// The event as the viewer sees it; none if the viewer does not notice. Everybody sees all of it in a game of open information.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let _ = viewer;
        Some(self.clone())
    }

    /// The event as the viewer is told of it again when it is [past recall](Game::recalls); none if not at all.
    fn recalled_by(&self, viewer: Viewer) -> Option<Self> {
        self.seen_by(viewer)
    }

    /// Whether somebody has learnt by it what could not be known before: a card drawn, played or shown, a
    /// shuffle. Nothing that led here can be taken back.
    fn reveals(&self) -> bool {
        false
    }

    /// Whether things were shuffled together by it, so that what came to light just before need not show in any view: a card
    /// that was drawn, resolved and shuffled back in one go.
    fn shuffles(&self) -> bool {
        false
    }
}

/// The state of one game being played.
///
/// Two states are equal when nothing that can follow tells them apart, chance included.
/// `apply` and `legal` do not allocate once the caller's buffer has room for [`WIDEST`](Self::WIDEST) actions.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + Sized + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// The name for people.
    const TITLE: &'static str;
    /// Today's rules.
    const RULES: RulesVersion;
    /// No game takes more decisions.
    const LONGEST: usize;
    /// No seat ever has more legal actions.
    const WIDEST: usize;

    /// The printed parts.
    type Components: Components;
    /// What can be chosen before the game.
    type Options: Options;
    /// A decision.
    type Action: Action;
    /// What is told of what happens.
    type Event: Event;
    /// What somebody sees. Its JSON reads back to the same view.
    type View: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Writes an action in the game's notation.
    fn write_action(components: &Self::Components, action: Self::Action) -> String;

    /// Reads an action; none if the text is not exactly how the game writes one.
    fn read_action(components: &Self::Components, text: &str) -> Option<Self::Action>;

    /// Sets the game up and goes on to the first decision.
    fn start(setup: &Setup<Self>, sink: &mut impl Sink<Self::Event>) -> Self;

    /// The printed parts that are played with.
    fn components(&self) -> &'static Self::Components;

    /// Everybody who is scored and ranked: the seats that [`Options::players`] counts, and any that the game plays
    /// itself.
    fn seats(&self) -> Seats;

    /// Whether everybody sees everything and nothing is left to chance, as in chess. Then views, [`resample`](Self::resample) and
    /// [`withdraw`](Self::withdraw) are as their defaults have them, and the laws hold that nothing is hidden.
    fn is_open(&self) -> bool {
        false
    }

    /// The seats that may act now: several when they choose at once and in secret, none when the game is over.
    fn to_act(&self) -> Seats;

    /// Writes what the seat may do into the buffer, which is emptied first: rising, each once, nothing
    /// for a seat that may not act.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether [`legal`](Self::legal) lists the action for the seat. The default makes the list, which allocates.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        self.legal_actions(seat).contains(&action)
    }

    /// Plays a legal action and goes on to the next decision. What an action does that is not legal is not
    /// promised.
    fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// What the viewer may see and nothing more; whoever has no seat in the game is a spectator.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Everything with every secret laid open: for replays of finished games and for study. A state may know more, such as
    /// the chance to come.
    fn open_view(&self) -> Self::View {
        self.view(Viewer::Spectator)
    }

    /// Deals again what the viewer does not know, from what he knows. His view stays the same. The chance to come is dealt again
    /// too, from a [short seed](Chance::seed): who may think about the state learns nothing of the deal. The default is right for
    /// [open](Self::is_open) games alone.
    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        let _ = (viewer, chance);
    }

    /// Whether in this position those at the table are still shown an earlier one, and told again what led to it, as they were
    /// then. Of what is past recall [`Event::recalled_by`] says what is told again. What is recalled comes after what is not; when the
    /// game is over everything is recalled, and what a bot may think about never depends on it.
    fn recalls(&self, _then: &Self) -> bool {
        true
    }

    /// Takes back what the seat has chosen in secret while others still choose, so that it is asked again. Nothing changes for a
    /// seat that has made no such choice, or in a game without such choices.
    fn withdraw(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// The points of each of the [`seats`](Self::seats) as they stand, secrets included.
    fn scores(&self) -> Scores;

    /// Where the points come from, as far as the viewer may know; without a viewer all of it, which for each seat adds
    /// up to its score. The default has one source, `points`, that all may know.
    fn breakdown(&self, viewer: Option<Viewer>) -> Vec<ScoreLine> {
        let _ = viewer;
        let scores = self.seats().into_iter().zip(self.scores());
        let line = |(seat, points)| ScoreLine {
            seat,
            round: None,
            source: "points",
            points,
        };
        scores.map(line).collect()
    }

    /// Who won, with all tie-breaks applied; none before the end. By default those with equal scores share a place.
    fn ranking(&self) -> Option<Ranking> {
        self.is_over()
            .then(|| by_scores(self.seats(), &self.scores()))
    }

    /// How many there are of each piece, wherever they are: the same from start to end. Nothing by default.
    fn inventory(&self) -> Vec<(String, u32)> {
        Vec::new()
    }

    /// Plays an action if it is legal and goes on to the next decision; else changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        if !self.is_legal(seat, action) {
            let text = Self::write_action(self.components(), action);
            return Err(Illegal::new(self, seat, &text));
        }
        self.apply_unchecked(seat, action, sink);
        Ok(())
    }

    /// Whether nobody has anything left to decide.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// A copy in which what the viewer does not know was [dealt again](Self::resample): what a bot may think about.
    #[must_use]
    fn resampled(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut copy = self.clone();
        copy.resample(viewer, chance);
        copy
    }

    /// [`legal`](Self::legal) in a buffer of its own.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions
    }

    /// What the seat may do, in the game's notation.
    fn legal_notation(&self, seat: Seat) -> Vec<String> {
        let write = |action| Self::write_action(self.components(), action);
        self.legal_actions(seat).into_iter().map(write).collect()
    }
}

/// An action that may not be played now, and what may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    seat: Seat,
    action: String,
    legal: Vec<String>,
    to_act: Seats,
}

impl Illegal {
    /// The refusal of an action of this seat in this state.
    pub fn new<G: Game>(state: &G, seat: Seat, action: &str) -> Self {
        Self {
            seat,
            action: quote(action),
            legal: state.legal_notation(seat),
            to_act: state.to_act(),
        }
    }

    /// What the seat may do instead, in the game's notation.
    pub fn legal(&self) -> &[String] {
        &self.legal
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} may not `{}` now; ", self.seat, self.action)?;
        if !self.legal.is_empty() {
            return write!(f, "legal is: {}", self.legal.join(", "));
        }
        if self.to_act.is_empty() {
            return f.write_str("nothing is legal, the game is over");
        }
        write!(
            f,
            "nothing is legal for it, the game waits for {}",
            waiting(self.to_act)
        )
    }
}

/// Seats as one says them: `seats 0, 1 and 2`.
fn waiting(seats: Seats) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
    match names.as_slice() {
        [seats @ .., last] if !seats.is_empty() => format!("seats {} and {last}", seats.join(", ")),
        _ => format!("seat {}", names.concat()),
    }
}

impl std::error::Error for Illegal {}
