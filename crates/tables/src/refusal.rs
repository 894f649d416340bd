//! Why something cannot be done.

use std::time::Duration;

use game::{BadSeed, Illegal, LongTurn, OptionError};
use games::UnknownGame;

use crate::{NAME_LENGTH, Quota, REASON_LENGTH, Relic, SAYING_LENGTH, StoreError};

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
    /// A name that somebody else could be taken by.
    #[error("bots, empty seats and the house are called like this; choose another name")]
    ReservedName,
    /// Somebody speaks whom the house has muted.
    #[error("the house has muted you: you can play, but not write to others")]
    Muted,
    /// The reason of a report that cannot be shown.
    #[error("a report has a reason of 1 to {REASON_LENGTH} visible characters")]
    Reason,
    /// A report about nobody, or oneself.
    #[error("choose somebody else who sits at this table or has written there")]
    NobodyToReport,
    /// The same report again.
    #[error("you have reported this already; the house will look at it")]
    ReportedAlready,
    /// Nobody is known by this name or id.
    #[error("nobody here is called `{0}`; a person is given by name or by id")]
    NoPerson(String),
    /// There is no such report.
    #[error("there is no report {0}")]
    NoReport(i64),
    /// The game is over and has its result.
    #[error("the game is over already and keeps its result")]
    Over,
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
    #[error("the table was closed")]
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
    #[error("you have left this game; return to your seat first")]
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
    /// A share that is none.
    #[error("a share of the deal is 64 hexadecimal digits; leave it out and the server makes one")]
    Share,
    /// A seed that is none.
    #[error(transparent)]
    Seed(#[from] BadSeed),
    /// More decisions at once than anybody needs.
    #[error(transparent)]
    LongTurn(#[from] LongTurn),
    /// Something that can go on for ever at a table where very much has happened.
    #[error(
        "so much has happened at this table that its game can only be played to its end: nothing more can be taken back, said or arranged here"
    )]
    LongTable,
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
    /// More than one person or one address may have for now, and how long to wait for more.
    #[error("{_0}; try again in {}", in_words(*_1))]
    Quota(Quota, Duration),
    /// More is asked than can be written.
    #[error("the house is busy; try again in a moment")]
    Busy,
    /// There is no room on the disk of the house.
    #[error("the disk of the house is full: nothing can be saved until there is room again")]
    Full,
    /// What is kept of a table is damaged.
    #[error(
        "what the house has kept of this table is damaged, so it cannot be shown; whoever runs the house finds out more with `patolli house check`"
    )]
    Damaged(#[source] StoreError),
    /// The store failed.
    #[error("the house cannot write right now; try again in a moment")]
    Store(#[source] StoreError),
}

/// A time to wait, as one says it.
fn in_words(wait: Duration) -> String {
    let seconds = wait.as_secs() + 1;
    match seconds {
        ..120 => format!("{seconds} seconds"),
        120..7200 => format!("{} minutes", seconds.div_ceil(60)),
        _ => format!("{} hours", seconds.div_ceil(3600)),
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Busy => Self::Busy,
            StoreError::Full => Self::Full,
            damaged @ StoreError::Damaged { .. } => Self::Damaged(damaged),
            error => Self::Store(error),
        }
    }
}
