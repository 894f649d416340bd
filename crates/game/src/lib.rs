//! What a game is.
//!
//! A [`Game`] is the state of one game being played, a small value that knows who may act, what each
//! may do, what follows, and what each may see. Everything else in the house (bots, tables, pages, the
//! command line) speaks to games through this crate and knows no rules.
//!
//! A game is begun from a [`Setup`] and told one [`Action`](Game::Action) after another. What
//! happened goes to a [`Sink`] as events. The list of actions is the game's [`Record`], from which everything
//! else can be derived again, always the same:
//!
//! ```
//! use game::Record;
//!
//! let record: Record = serde_json::from_str(
//!     r#"{"game":"aztlan","rules":1,"options":{"players":3},"seed":"00000000000000ff","actions":[[2,"choose 7"]]}"#,
//! )?;
//! assert_eq!(record.actions[0].seat.to_string(), "2");
//! assert_eq!(record.actions[0].action, "choose 7");
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! Whoever writes a game runs the [laws] on it, in one line: `game::laws::assert_hold::<MyGame>(&options, 1_000)`.

mod bits;
mod chance;
mod components;
mod contract;
mod estimate;
mod history;
pub mod kept;
mod known;
pub mod laws;
mod numbered;
pub mod observed;
mod options;
mod playout;
mod proof;
mod quote;
mod record;
mod replay;
mod score;
mod seat;
mod seed;
mod set;
mod shown;
mod sides;
mod sink;
mod small;
mod turn;
mod words;

pub use bits::{BadBits, Bits};
pub use chance::Chance;
pub use components::{Components, ComponentsError, Fingerprint};
pub use contract::{Action, Event, Game, Illegal, RulesVersion, Setup};
pub use estimate::{Estimate, Standing, lot, standing};
pub use history::{Match, Step};
pub use known::{FaceDown, Known};
pub use options::{OptionError, OptionSpec, Options, Takes};
pub use playout::{playout, random_decision};
pub use proof::{BadProof, Maker, Promise, Proof, Share, Shared};
pub use quote::{abridge, quote};
pub use record::{Move, Record};
pub use replay::{Replay, ReplayError};
pub use score::{Points, Ranking, ScoreLine, Scores, by_scores};
pub use seat::{BadViewer, BySeat, MAX_SEATS, Seat, Seats, SeatsIter, Viewer};
pub use seed::{BadSeed, Seed};
pub use shown::{Outcome, Shown};
pub use sides::{SideSpec, Sides};
pub use sink::{Silent, Sink};
pub use small::{Always, NoComponents};
pub use turn::{LongTurn, Turn};
pub use words::{Counting, Spoken, Words};
