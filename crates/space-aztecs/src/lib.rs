//! The rules of Space Aztecs, for two to six players.
//!
//! [`SpaceAztecs`] is the state of a game and keeps the contract of [`game::Game`]. The modules follow the rulebook: setup, the
//! steps of a round, the end, the points. Cards are named by their hours, which all differ.
//!
//! ```
//! use game::{Components, Game, Seat, Seed, Setup, Silent, Viewer};
//! use space_aztecs::{Action, Deck, Options, SpaceAztecs};
//!
//! let mut state = SpaceAztecs::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent);
//! let first = state.to_act().first().expect("somebody takes the first pile");
//! state.apply(first, "pile 3".parse()?, &mut Silent)?;
//! let view = state.view(Viewer::Seat(first));
//! let card = view.piles[2][0].open().expect("the pile in hand is open");
//! assert!(Deck::standard().face(card).is_some());
//! assert_eq!(Action::Keep(card).to_string(), format!("keep {card}"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod card;
mod deck;
mod ending;
mod estimate;
mod event;
mod facts;
mod hidden;
mod hour;
mod keeping;
mod kind;
mod law;
mod observed;
mod options;
mod pile;
mod playing;
#[cfg(test)]
mod scenario;
mod scoring;
mod set;
mod setup;
mod sight;
mod source;
mod state;
mod taking;
mod view;
mod village;
mod words;

pub use action::{Action, UnknownAction};
pub use card::{CARDS, Card, Cards, CardsIter};
pub use deck::{Band, Deck, Face, SetCards};
pub use event::Event;
pub use hour::{BadHour, Hour};
pub use kind::Kind;
pub use law::Law;
pub use options::{Options, Order};
pub use pile::{PILES, Pile};
pub use set::{Set, Sets, SetsIter};
pub use sight::{Gain, Loss, Tally};
pub use source::{SOURCES, Source};
pub use state::SpaceAztecs;
pub use view::{Memory, PhaseName, SaucerView, TempleView, View, VillageView};
pub use village::Village;

/// The most players.
pub const MAX_PLAYERS: usize = 6;
