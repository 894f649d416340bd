//! Players that are no people, for any game.
//!
//! A bot is given an [`Insight`]: what its seat knows. The state behind it cannot be reached, so a bot cannot peek. It
//! thinks about imagined states, in which all that its seat does not know was dealt again.
//!
//! ```
//! use games::aztlan::{Aztlan, Options};
//! use bots::{Bot, Insight, Mind};
//! use game::{Chance, Game, Seat, Seed, Setup, Silent};
//!
//! let state = Aztlan::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent);
//! let insight = Insight::new(&state, Seat::new(2));
//! let bot: Bot = "search:50".parse()?;
//! let thought = Mind::new().think(bot, &insight, &mut Chance::new(Seed::Short(7)));
//! assert!(state.is_legal(Seat::new(2), thought.best()));
//! # Ok::<(), bots::UnknownBot>(())
//! ```

pub mod arena;
mod bot;
mod cancel;
mod estimate;
mod greedy;
mod insight;
mod level;
mod mind;
mod search;
mod thought;

pub use bot::{Bot, Budget, UnknownBot};
pub use cancel::Cancel;
pub use estimate::{chances, chances_so_far};
pub use insight::Insight;
pub use level::{Level, UnknownLevel};
pub use mind::{Mind, Resources};
pub use thought::{Choice, Thought};
