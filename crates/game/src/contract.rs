//! The contract between a game and everything else.

use std::fmt;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Chance, Components, Options, Ranking, ScoreLine, Scores, Seat, Seats, Seed, Sink, Viewer, Words,
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
        Self {
            components: G::Components::standard(),
            options,
            rules: G::RULES,
            seed,
        }
    }
}

/// The smallest choice a person makes: a territory, a card, yes or no.
///
/// `Display` writes the notation and `FromStr` reads it back. The order is the order in which choices are
/// listed.
pub trait Action:
    Copy + Ord + fmt::Debug + fmt::Display + FromStr<Err = UnknownAction> + Send + Sync + 'static
{
    /// Every kind of decision the game has.
    const KINDS: &'static [&'static str];

    /// Which kind this is: the first word of its notation.
    fn kind(&self) -> &'static str;

    /// Whether others learn only that the seat has chosen, not what.
    fn is_secret(&self) -> bool;
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

    /// The event as the viewer sees it; none if the viewer does not notice.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether somebody has learnt by it what could not be known before: a card drawn, played or shown, a
    /// shuffle. Nothing that led here can be taken back.
    fn reveals(&self) -> bool;
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
    type Components: Components + Words<Self>;
    /// What can be chosen before the game.
    type Options: Options;
    /// A decision.
    type Action: Action;
    /// What is told of what happens.
    type Event: Event;
    /// What somebody sees. Its JSON reads back to the same view.
    type View: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send;

    /// Sets the game up and goes on to the first decision.
    fn start(setup: &Setup<Self>, sink: &mut impl Sink<Self::Event>) -> Self;

    /// The seats in this game.
    fn seats(&self) -> Seats;

    /// The seats that may act now: several when they choose at once and in secret, none when the game is over.
    fn to_act(&self) -> Seats;

    /// Writes what the seat may do into the buffer, which is emptied first: rising, each once, nothing
    /// for a seat that may not act.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether [`legal`](Self::legal) lists the action for the seat.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool;

    /// Plays a legal action and goes on to the next decision. What an action does that is not legal is not
    /// promised.
    fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// What the viewer may see and nothing more.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Everything, secrets included: for replays of finished games and for study.
    fn open_view(&self) -> Self::View;

    /// Deals again what the viewer does not know, from what he knows. His view stays the same.
    fn resample(&mut self, viewer: Viewer, chance: &mut Chance);

    /// The points of each seat as they stand, secrets included.
    fn scores(&self) -> Scores;

    /// Where the points come from: for each seat the lines add up to its score.
    fn breakdown(&self) -> Vec<ScoreLine>;

    /// Who won, with all tie-breaks applied; none before the end.
    fn ranking(&self) -> Option<Ranking>;

    /// How many there are of each piece, wherever they are: the same from start to end.
    fn inventory(&self) -> Vec<(String, u32)>;

    /// Plays an action if it is legal and goes on to the next decision; else changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        if !self.is_legal(seat, action) {
            return Err(Illegal::new(self, seat, &action.to_string()));
        }
        self.apply_unchecked(seat, action, sink);
        Ok(())
    }

    /// Whether nobody has anything left to decide.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// [`legal`](Self::legal) in a buffer of its own.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions
    }
}

/// Text that is no action of the game, or not in the one way in which the game writes it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not how an action is written")]
pub struct UnknownAction(pub String);

/// Reads an action written exactly as the game writes it.
pub fn parse_action<A: Action>(text: &str) -> Result<A, UnknownAction> {
    let action: A = text.parse()?;
    if action.to_string() == text {
        Ok(action)
    } else {
        Err(UnknownAction(text.to_owned()))
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
            action: action.to_owned(),
            legal: state
                .legal_actions(seat)
                .iter()
                .map(ToString::to_string)
                .collect(),
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
        let waiting: Vec<String> = self
            .to_act
            .into_iter()
            .map(|seat| seat.to_string())
            .collect();
        write!(
            f,
            "nothing is legal for it, the game waits for seat {}",
            waiting.join(" and ")
        )
    }
}

impl std::error::Error for Illegal {}
