//! The part of a view that only the solo game has.

use game::Known;
use serde::{Deserialize, Serialize};

use super::Names;

/// What only the solo game has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloView {
    /// The vengeful gods in play.
    pub gods: Vec<VengefulGod>,
    /// Gods that can still come.
    pub god_deck: Vec<Known<String>>,
    /// Their cards.
    pub deck: Vec<Known<u8>>,
    /// The card of this conflict.
    pub card: Option<u8>,
    /// Their discards.
    pub discard: Vec<u8>,
    /// The trial, once it has been drawn.
    pub trial: Option<String>,
    /// Your tokens on it.
    pub you: u8,
    /// Their tokens on it.
    pub them: u8,
    /// How many of theirs stand on their own Calendar.
    pub calendar: u8,
    /// How many of theirs stand on their own Codex.
    pub codex: u8,
}

/// A vengeful god in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VengefulGod {
    /// Which.
    pub god: String,
    /// Where it stands, once it has been placed.
    pub vertex: Option<u8>,
}

impl SoloView {
    pub(super) fn of(names: &Names<'_>, open: bool) -> Self {
        let state = names.0;
        let solo = &state.solo;
        let god = |(god, vertex): &(crate::GodId, Option<crate::Vertex>)| VengefulGod {
            god: names.god(*god),
            vertex: vertex.map(|vertex| vertex.0),
        };
        Self {
            gods: solo.gods.iter().map(god).collect(),
            god_deck: solo
                .god_deck
                .iter()
                .map(|god| Known::to_those_who(names.god(*god), open))
                .collect(),
            deck: solo
                .deck
                .iter()
                .map(|card| Known::to_those_who(*card, open))
                .collect(),
            card: solo.card,
            discard: solo.discard.to_vec(),
            trial: solo.trial.map(|trial| names.trial(trial)),
            you: solo.tokens[0],
            them: solo.tokens[1],
            calendar: solo.books.shamans(),
            codex: solo.books.warriors(),
        }
    }
}
