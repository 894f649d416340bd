//! Seats, moves, undo and bots at the tables of the house, and the store that keeps them.
//!
//! A [`Table`] is a value that is folded from numbered [`Entry`]s; the [`House`] is the one door through which people and
//! bots add entries. An entry is on disk before anybody is told of it.

mod advice;
mod cache;
pub mod catalogue;
mod chair;
mod door;
mod driver;
mod entry;
mod fingerprint;
mod founding;
mod house;
mod id;
mod minds;
mod opinion;
mod pace;
mod people;
mod picks;
mod play;
mod player;
mod refusal;
mod relic;
mod store;
mod table;
mod text;
mod thinking;
mod turn;

pub use chair::Chair;
pub use door::{Ask, Played};
pub use entry::{Entry, What};
pub use founding::{Founding, Order, SeatOrder};
pub use house::{Config, House, OpenError};
pub use id::{PlayerId, RecordId, TableId, Token};
pub use minds::Minds;
pub use opinion::{Opinion, Question, Weighed};
pub use picks::Picks;
pub use play::{Match, Play, Step, replay};
pub use player::{Player, TokenLabel};
pub use refusal::Refusal;
pub use relic::{Outcome, Relic};
pub use store::{Standing, StoreError};
pub use table::{Said, Stage, Table};
pub use text::{NAME_LENGTH, SAYING_LENGTH};
pub use turn::Turn;
