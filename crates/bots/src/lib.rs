//! Players that are no people, for any game.
//!
//! A bot is given an [`Insight`]: what its seat knows. The state behind it cannot be reached, so a bot cannot peek.

mod bot;
mod insight;

pub use bot::{Bot, UnknownBot};
pub use insight::Insight;
