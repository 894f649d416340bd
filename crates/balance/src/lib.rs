//! How even the games of the house are.
//!
//! A [`Series`] of games is played between bots and watched: who had which god, mission or card, and who won. The sums
//! ([`Tally`]) become a [`Report`], which is JSON for programs and a [page](Report::to_page) for people. What a game has to look at it says
//! itself: it is [`Observed`](game::observed::Observed); what that is called stands with its drawings: it is [`Named`](web::named::Named).
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use games::aztlan::{Aztlan, Board, Options};
//! use balance::Series;
//! use bots::Bot;
//! use game::{Components as _, Seed};
//! use texts::Lang;
//!
//! let series = Series::<Aztlan> {
//!     components: Board::standard(),
//!     options: Options::default(),
//!     bots: vec![Bot::Random; 4],
//!     seed: Seed::Short(1),
//! };
//! let tally = series.play(20, || {}, &AtomicBool::new(false)).expect("nobody stops it");
//! let report = series.report(&tally);
//! let wins: f64 = report.seats.iter().map(|line| line.share.wins).sum();
//! assert!((wins - 20.0).abs() < 1e-9);
//! assert!(report.to_page(Lang::En).starts_with("<!DOCTYPE html>"));
//! ```

mod chances;
mod counts;
mod judge;
mod page;
mod report;
mod series;
mod successes;
mod tally;
mod text;

pub use counts::{Counts, Histogram, Spread};
pub use page::thousands;
pub use report::{
    Components, Finding, LengthPart, Report, ScorePart, SeatLine, Share, SourceLine, Thing,
    TopicPart, VERSION, Verdict,
};
pub use series::{Played, Series, bot};
pub use tally::{SourceTally, Standing, Tally, ThingTally};
pub use text::Text;

#[cfg(test)]
mod tests;
