//! The rules of Mezo with Souls for Xibalba, for one to four players.
//!
//! [`Mezo`] is the state of a game and keeps the contract of [`game::Game`]. The modules follow the rulebook: setup, the
//! phases of an age, the end. What cards and tiles do is data in the [effect language](Effect), which a small interpreter
//! runs; what is under way is in the state, so that a game can stop at any decision.
//!
//! ```
//! use game::{Components as _, Game, Seed, Setup, Silent};
//! use mezo::{Components, Mezo, Options};
//!
//! let mut state = Mezo::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent);
//! let first = state.to_act().first().expect("somebody chooses a god");
//! let choice = Mezo::read_action(Components::standard(), "god kukulkan").expect("there is such a god");
//! state.apply(first, choice, &mut Silent)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod age;
mod ask;
mod blessed;
mod call;
mod card;
mod ceremony;
mod components;
mod conflict;
mod count;
mod effect;
mod ending;
mod estimate;
mod event;
#[cfg(test)]
mod every_card;
mod facts;
mod frame;
mod hidden;
mod ledger;
mod modules;
mod observed;
mod options;
mod places;
mod prophecy;
mod pyramid;
mod reach;
mod region;
mod rewards;
mod run;
#[cfg(test)]
mod scenario;
mod setup;
mod sight;
mod solo;
mod stage;
mod state;
mod track;
mod tribes;
mod unit;
mod verbs;
mod view;
mod words;

pub use action::{Action, Consolation, Piece};
pub use card::Card;
pub use components::{
    Altar, Components, Condition, Deed, EffectId, GODS, God, GodId, GodSet, GodSets, GodSetsIter,
    Prophecy, Ritual, RitualPhase, RitualRule, SPACES, Trial, Tribe, VengefulCard, Vertex,
};
pub use effect::{
    BadEffect, Count, Effect, Gain, MAX_STEPS, Number, Operation, Scope, Step, Term, Units, Verb,
};
pub use event::{Event, Means, Name, Whereabouts};
pub use ledger::Source;
pub use modules::{Module, Modules, ModulesIter};
pub use options::{GodChoice, Options, TRIBES, Tiles};
pub use pyramid::{LEVELS, Neutral, Owner};
pub use region::{REGIONS, Region, Regions, RegionsIter};
pub use sight::Strength;
pub use state::Mezo;
pub use unit::{Band, Book, Kind};
pub use view::{Aside, ByName, ConflictView, Pending, PhaseName, SoloView, VengefulGod, View};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
