//! What a house can be asked for, and what it answers: one JSON object on a line each.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tables::{Acquaintance, Complaint, PlayerId, TableId};

/// What is asked for. A person is a name or an id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "errand", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Errand {
    People { name: Option<String> },
    Export { person: String },
    Forget { person: String },
    Mute { person: String, muted: bool },
    Ban { person: String, banned: bool },
    Close { table: TableId },
    RenewKey,
    Reports { all: bool },
    Settle { report: i64 },
}

impl Errand {
    /// What kind it is, for the log, which names nobody.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::People { .. } => "people",
            Self::Export { .. } => "export",
            Self::Forget { .. } => "forget",
            Self::Mute { .. } => "mute",
            Self::Ban { .. } => "ban",
            Self::Close { .. } => "close",
            Self::RenewKey => "renew_key",
            Self::Reports { .. } => "reports",
            Self::Settle { .. } => "settle",
        }
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub(crate) enum Answer {
    People {
        people: Vec<Acquaintance>,
    },
    Exported {
        kept: Value,
    },
    Forgotten {
        id: PlayerId,
        name: String,
        tables: usize,
    },
    Muted {
        id: PlayerId,
        name: String,
        muted: bool,
    },
    Banned {
        id: PlayerId,
        name: String,
        banned: bool,
    },
    Closed {
        table: TableId,
    },
    KeyRenewed,
    Reports {
        reports: Vec<Complaint>,
    },
    Settled {
        report: i64,
    },
    /// It cannot be done.
    Refused {
        reason: String,
    },
    /// It is not clear what is meant.
    Unclear {
        reason: String,
    },
}
