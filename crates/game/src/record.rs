//! The record of a game: the truth from which all else is derived.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Components, Fingerprint, Game, Options, Proof, RulesVersion, Seat, Seed, Setup};

/// A game as it is kept: how it began and what was decided, in the game's notation.
///
/// Its JSON is what files and tables hold. That it can be played is known only when it is [replayed](crate::Replay).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`Game::NAME`].
    pub game: String,
    /// The rules it was played by.
    pub rules: RulesVersion,
    /// What was chosen; what is missing has its default.
    pub options: Map<String, Value>,
    /// What tells the components it was played with; left out for those that come with the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Fingerprint>,
    /// Where its chance came from.
    pub seed: Seed,
    /// How the seed came about, if it was dealt at a table. Whether that is true shows when it is [checked](Proof::check).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// Every decision, in order.
    pub actions: Vec<Move>,
}

impl Record {
    /// The record of a game in which nothing has been decided yet.
    pub fn new<G: Game>(setup: &Setup<G>) -> Self {
        let fingerprint = setup.components.fingerprint();
        let standard = G::Components::standard().fingerprint();
        Self {
            game: G::NAME.to_owned(),
            rules: setup.rules,
            options: setup.options.to_json(),
            components: (fingerprint != standard).then_some(fingerprint),
            seed: setup.seed,
            proof: None,
            actions: Vec::new(),
        }
    }

    /// Adds a decision that was taken in a game with these components.
    pub fn push<G: Game>(&mut self, components: &G::Components, seat: Seat, action: G::Action) {
        let action = G::write_action(components, action);
        self.actions.push(Move { seat, action });
    }
}

/// The record on one line of JSON.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// A decision and who took it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "(Seat, String)", into = "(Seat, String)")]
pub struct Move {
    /// Who decided.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
}

impl From<(Seat, String)> for Move {
    fn from((seat, action): (Seat, String)) -> Self {
        Self { seat, action }
    }
}

impl From<Move> for (Seat, String) {
    fn from(step: Move) -> Self {
        (step.seat, step.action)
    }
}
