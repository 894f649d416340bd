//! Why something cannot be done.

use game::{Illegal, OptionError};

use crate::catalogue::UnknownGame;
use crate::turn::MOST;
use crate::{NAME_LENGTH, Relic, SAYING_LENGTH, StoreError};

/// What was asked for and could not be done, and what would be right. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// Nobody knows this table.
    #[error("there is no such table; check the address")]
    NoTable,
    /// Nobody knows this record.
    #[error("there is no such record; check the address")]
    NoRecord,
    /// Nobody knows this game.
    #[error(transparent)]
    NoGame(#[from] UnknownGame),
    /// Options that make no sense.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Seats that do not go with the options.
    #[error("{0}")]
    Seats(String),
    /// A name that cannot be shown.
    #[error("a name has 1 to {NAME_LENGTH} visible characters, a letter or digit among them")]
    Name,
    /// Something said that cannot be shown.
    #[error("a message has 1 to {SAYING_LENGTH} visible characters")]
    Saying,
    /// Whoever asks has no seat here.
    #[error("you have no seat at this table; take an open seat first")]
    NotSeated,
    /// Whoever asks did not make the table.
    #[error("only the one who made the table may do that")]
    NotHost,
    /// There are no sides to pick from.
    #[error(
        "there is nothing to pick at this table; its game has no sides, or they were settled when the table was made"
    )]
    NothingToPick,
    /// No side of that name.
    #[error("{0}")]
    NoSide(String),
    /// Somebody else was faster.
    #[error("somebody else at the table has picked this already; pick another one")]
    SideTaken,
    /// There is no such seat, or it is taken.
    #[error("this seat is not open; take another one")]
    Taken,
    /// Whoever asks sits here already.
    #[error("you sit at this table already")]
    SeatedAlready,
    /// The game has not begun.
    #[error("the game has not begun; it begins when all seats are taken")]
    NotBegun,
    /// The game has begun.
    #[error("the game has begun already")]
    Begun,
    /// The game goes on.
    #[error("the game is not over yet")]
    NotOver,
    /// The table was closed.
    #[error("the table was closed before the game began")]
    Closed,
    /// The table was founded under rules that are no longer played.
    #[error(
        "this table was played under earlier rules, which have been corrected since; {}",
        if _0.is_over { "its result is kept, but it cannot be replayed" } else { "it was closed; make a new one" }
    )]
    EarlierRules(Box<Relic>),
    /// The position has changed since.
    #[error("the position has changed since; look at it and decide again")]
    Stale,
    /// A decision of somebody who is away.
    #[error("a bot plays for you while you are away; return to your seat first")]
    Away,
    /// An illegal decision.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// There is nothing that can be taken back.
    #[error(
        "there is nothing you can take back: somebody else has acted since or something was revealed"
    )]
    NothingToUndo,
    /// A key that is none.
    #[error("a key is 1 to 64 letters, digits, hyphens or underscores")]
    Key,
    /// More decisions at once than anybody needs.
    #[error(
        "a turn takes back at most {MOST} decisions and takes at most {MOST}; send the rest after it"
    )]
    LongTurn,
    /// Advice for somebody who is not asked anything.
    #[error("it is not your turn; ask for a hint when it is")]
    NotAsked,
    /// Advice where others play.
    #[error("hints are for practice, at tables with one person and bots")]
    NoHints,
    /// There was nothing to decide.
    #[error("nobody has to decide there; look at another position")]
    NothingToDecide,
    /// A record that cannot be played.
    #[error("{0}")]
    Record(String),
    /// So many of something that one more is too many.
    #[error("{0}")]
    TooMany(&'static str),
    /// More is asked than can be written.
    #[error("the house is busy; try again in a moment")]
    Busy,
    /// The store failed.
    #[error("the house cannot write right now; try again in a moment")]
    Store(#[source] StoreError),
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Busy => Self::Busy,
            error => Self::Store(error),
        }
    }
}
