//! The rules of Amazonas, for two to four players.
//!
//! [`Amazonas`] is the state of a game and keeps the contract of [`game::Game`]. The modules follow the rulebook: setup, the
//! opening, the parts of a round, the end.
//!
//! ```
//! use amazonas::{Amazonas, Options};
//! use game::{Game, Seed, Setup, Silent};
//!
//! let mut state = Amazonas::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent);
//! for village in [9, 11, 14, 16] {
//!     let seat = state.to_act().first().expect("somebody builds next");
//!     state.apply(seat, format!("start {village}").parse()?, &mut Silent)?;
//! }
//! assert_eq!(state.to_act(), state.seats(), "all choose an income card at once");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod building;
mod camps;
mod colour;
mod ending;
mod estimate;
mod event;
mod event_card;
mod facts;
mod hidden;
mod income;
mod income_card;
mod map;
mod money;
mod observed;
mod opening;
mod options;
mod order;
mod piles;
mod round;
#[cfg(test)]
mod scenario;
mod setup;
mod sight;
mod species;
mod state;
mod turn;
mod view;
mod village;
mod words;

pub use action::{Action, UnknownAction};
pub use camps::{NeutralTent, Tent};
pub use colour::{Colour, Colours};
pub use event::Event;
pub use event_card::{EventCard, Link};
pub use income_card::IncomeCard;
pub use map::{Map, Mission, Place, River};
pub use money::{Gold, Silver};
pub use options::{Majority, Options};
pub use setup::{NEUTRAL_TENTS, TENTS};
pub use sight::{Quest, Route, Routes, Site};
pub use species::Species;
pub use state::Amazonas;
pub use turn::Takings;
pub use view::{PhaseName, Seating, View};
pub use village::{MAX_VILLAGES, Village, Villages, VillagesIter};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
