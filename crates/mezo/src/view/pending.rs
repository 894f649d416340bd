//! What is under way, as a viewer sees it: all of it is public.

use game::Seat;
use serde::{Deserialize, Serialize};

use super::Names;
use crate::frame::{Frame, Running};
use crate::{Card, Region, Source};

/// Something under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pending {
    /// The steps of an effect.
    Effect {
        /// For whom.
        seat: Seat,
        /// Where it comes from.
        origin: Source,
        /// The effect as it is written.
        effect: String,
        /// The step under way, counted from 0.
        step: u8,
        /// Where the step acts.
        region: Option<String>,
        /// Where its pieces go to or come from.
        other: Option<String>,
        /// The region that `@same` means.
        same: Option<String>,
        /// How many pieces are still to pick, at most.
        left: u8,
        /// How many have been picked.
        taken: u8,
    },
    /// A god that is called or only moves.
    Call {
        /// Whose.
        seat: Seat,
        /// Whether it has moved.
        moved: bool,
        /// Whether its ability has begun, or is not to.
        invoked: bool,
    },
    /// The ceremony of a card.
    Ceremony {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Whether its effect has begun.
        effected: bool,
        /// Whether an appeasement has begun.
        appeased: bool,
    },
    /// Solo: a vengeful god that is to be placed.
    VengefulGod {
        /// Which.
        god: String,
        /// The region whose tile was turned up.
        region: String,
    },
    /// An appeasement.
    Appease {
        /// Whose.
        seat: Seat,
        /// Units still to sacrifice.
        price: u8,
        /// Tiles still to resolve.
        left: u8,
    },
}

impl Pending {
    pub(super) fn all(names: &Names<'_>) -> Vec<Self> {
        let state = names.0;
        let placing = state
            .solo
            .shown
            .zip(state.solo.gods.last())
            .map(|(region, (god, _))| {
                let (god, region) = (names.god(*god), names.region(region));
                Self::VengefulGod { god, region }
            });
        let frames = state.frames.iter().map(|frame| Self::of(names, frame));
        placing.into_iter().chain(frames).collect()
    }

    fn of(names: &Names<'_>, frame: &Frame) -> Self {
        match frame {
            Frame::Effect(running) => Self::of_effect(names, running),
            Frame::Call(calling) => Self::Call {
                seat: calling.seat,
                moved: calling.moved,
                invoked: calling.invoked,
            },
            Frame::Ceremony(ceremony) => Self::Ceremony {
                seat: ceremony.seat,
                card: ceremony.card,
                effected: ceremony.effected,
                appeased: ceremony.appeased,
            },
            Frame::Appease(appeasing) => Self::Appease {
                seat: appeasing.seat,
                price: appeasing.price,
                left: appeasing.left,
            },
        }
    }

    fn of_effect(names: &Names<'_>, running: &Running) -> Self {
        let name = |region: Option<Region>| region.map(|region| names.region(region));
        Self::Effect {
            seat: running.actor,
            origin: running.origin,
            effect: names.0.components.effect(running.effect).to_string(),
            step: running.step,
            region: name(running.here),
            other: name(running.other),
            same: name(running.same),
            left: running.left,
            taken: running.taken,
        }
    }
}
