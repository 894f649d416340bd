//! What happens at a table, one numbered entry after another.

use bots::Level;
use game::{Bits, Seat, Share};
use serde::{Deserialize, Serialize};

use crate::{PlayerId, TableId};

/// One thing that happened at a table. The entries of a table are numbered 1, 2, 3, … without a gap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number.
    pub number: u64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// A person took a seat.
    Sat {
        /// Which seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What he is called.
        name: String,
        /// What they add to the deal; without it the server does for them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<Share>,
    },
    /// The seat is open again.
    Rose {
        /// Which seat.
        seat: Seat,
    },
    /// A bot was put into a seat.
    Bot {
        /// Which seat.
        seat: Seat,
        /// Its level.
        #[serde(with = "crate::chair::level")]
        bot: Level,
    },
    /// Somebody who waits picked what to play as, or took it back.
    Picked {
        /// Which seat.
        seat: Seat,
        /// The name of the tribe, colour or faction; none if the seat will take whatever is left.
        side: Option<String>,
    },
    /// All seats are taken and the game began.
    Began,
    /// A decision was taken.
    Moved {
        /// Whose.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
    },
    /// The last decision was taken back by the seat that took it.
    Undid {
        /// Whose.
        seat: Seat,
    },
    /// A person left a game that is on; a bot plays for him as long as anybody else is there.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// A person came back to his seat.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody has another name now.
    Named {
        /// Who.
        player: PlayerId,
        /// What he is called.
        name: String,
    },
    /// Somebody said something.
    Said {
        /// Who.
        player: PlayerId,
        /// What he is called.
        name: String,
        /// What.
        text: String,
    },
    /// Somebody is forgotten: they are called nothing any more, and what they said is not shown.
    Forgotten {
        /// Who.
        player: PlayerId,
    },
    /// Somebody whose game is over added a share to the deal of the next one.
    Added {
        /// Whose.
        seat: Seat,
        /// What.
        share: Bits,
    },
    /// The same people play again at another table.
    Rematched {
        /// Which table.
        table: TableId,
    },
    /// Everybody left before the game began, or the house closed the table.
    Closed,
}
