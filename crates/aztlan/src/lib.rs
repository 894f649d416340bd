//! The rules of Aztlán, for two to four players, in both editions.
//!
//! [`Aztlan`] is the state of a game and keeps the contract of [`game::Game`]. The modules follow the rulebook: setup,
//! the four phases of an age, the end.
//!
//! ```
//! use aztlan::{Aztlan, Options};
//! use game::{Game, Seat, Seed, Setup, Silent};
//!
//! let mut state = Aztlan::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent);
//! for number in 0..4 {
//!     state.apply(Seat::new(number), "choose 7".parse()?, &mut Silent)?;
//! }
//! let first = state.to_act().first().expect("somebody places the first pawn");
//! state.apply(first, "place 14".parse()?, &mut Silent)?;
//! assert_eq!(state.legal_actions(first)[0].to_string(), "from 14");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod age;
mod board;
mod choosing;
mod conflict;
mod development;
mod domain;
mod ending;
mod estimate;
mod event;
mod facts;
mod hidden;
mod land;
mod observed;
mod options;
mod people;
mod power;
mod prosperity;
#[cfg(test)]
mod scenario;
mod scoring;
mod setup;
mod sight;
mod state;
mod terrain;
mod territory;
mod track;
mod tribe;
mod view;
mod words;

pub use action::{Action, UnknownAction};
use age::Age;
pub use board::{Board, Lake, Place};
pub use domain::{Raft, domain_points};
pub use event::Event;
pub use facts::Played;
pub use options::{Edition, FirstFaction, Options};
use people::{ByPeople, People};
pub use power::PowerCard;
use prosperity::Cards;
pub use prosperity::ProsperityCard;
pub use state::Aztlan;
use terrain::ByTerrain;
pub use terrain::Terrain;
pub use territory::{TERRITORIES, Territories, TerritoriesIter, Territory};
pub use tribe::{Tribe, Tribes};
pub use view::{PhaseName, Power, StepName, View};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
