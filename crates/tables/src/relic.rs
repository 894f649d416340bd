//! Tables whose rules are not played any more: until a version of the rules is released they are corrected in place, and what
//! was begun before cannot go on.

use game::{Move, Record, Seat, Seed, Share};
use serde::{Deserialize, Serialize};

use crate::{Chair, Founding, Play, play};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The seats from first to last; those who share a place together.
    pub ranking: Vec<Vec<Seat>>,
    /// The points of each seat.
    pub scores: Vec<i32>,
}

impl Outcome {
    /// The outcome of a game that is over; none before.
    pub(crate) fn of(game: &Play) -> Option<Self> {
        Some(Self {
            ranking: game.ranking()?,
            scores: game.final_scores()?,
        })
    }
}

/// A table that was founded under rules that are not played any more.
#[derive(Clone, PartialEq, Debug)]
pub struct Relic {
    /// How it began.
    pub founding: Founding,
    /// Whether its game was over; else it was closed when the rules were corrected.
    pub is_over: bool,
    /// Who sat where when the game was over.
    pub chairs: Vec<Chair>,
    /// How it ended. Older tables did not keep it: theirs is counted by today's rules, and missing where these do not allow what was
    /// played.
    pub outcome: Option<Outcome>,
}

/// What is still of interest in a snapshot, however old.
#[derive(Deserialize)]
struct Remains {
    stage: crate::Stage,
    chairs: Vec<Chair>,
    #[serde(default)]
    actions: Vec<Move>,
    #[serde(default)]
    shares: Vec<Option<Share>>,
    #[serde(default)]
    outcome: Option<Outcome>,
}

impl Relic {
    /// What is left of a table, from its last snapshot: one is written when a game is over.
    pub(crate) fn new(founding: Founding, snapshot: Option<&str>) -> Self {
        let remains = snapshot.and_then(|text| serde_json::from_str::<Remains>(text).ok());
        let over = remains.filter(|remains| remains.stage == crate::Stage::Over);
        let Some(remains) = over else {
            return Self {
                founding,
                is_over: false,
                chairs: Vec::new(),
                outcome: None,
            };
        };
        let outcome = remains
            .outcome
            .or_else(|| counted_today(&founding, founding.dealt(&remains.shares), remains.actions));
        Self {
            founding,
            is_over: true,
            chairs: remains.chairs,
            outcome,
        }
    }
}

/// What today's rules make of what was played; none if they do not allow it, or if the game would not be over.
fn counted_today(founding: &Founding, seed: Seed, actions: Vec<Move>) -> Option<Outcome> {
    let record = Record {
        game: founding.game.clone(),
        rules: founding.rules,
        options: founding.options.clone(),
        seed,
        proof: None,
        components: None,
        actions,
    };
    let game = play::replay(&record).ok()?;
    Outcome::of(&game)
}
