//! What people tell the house about others.

use serde::{Deserialize, Serialize};

use crate::house::{House, now};
use crate::store::Deed;
use crate::text::clean_reason;
use crate::{PlayerId, Refusal, Table, TableId};

/// So many reports a person may make in a day.
const MOST_REPORTS: i64 = 10;

/// So many reports are listed.
const LISTED: u32 = 1000;

const DAY: i64 = 24 * 60 * 60;

/// What somebody tells the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewComplaint {
    /// At which table.
    pub table: TableId,
    /// The number of its last entry then.
    pub number: u64,
    /// After how many decisions of the game.
    pub ply: usize,
    /// Who tells it.
    pub reporter: PlayerId,
    /// About whom.
    pub against: PlayerId,
    /// Why, in a few words.
    pub reason: String,
}

/// A person in a report, as they are called now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportedPerson {
    /// Who.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
}

/// A report as whoever runs the house reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Complaint {
    /// Its number.
    pub id: i64,
    /// At which table.
    pub table: TableId,
    /// The name of the game.
    pub game: String,
    /// Where the table is in its life now.
    pub stage: String,
    /// The number of the table's last entry then.
    pub number: u64,
    /// After how many decisions of the game.
    pub ply: u64,
    /// Why, in a few words.
    pub reason: String,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Whether it was dealt with.
    pub done: bool,
    /// Who told it; none if they have been forgotten since.
    pub reporter: Option<ReportedPerson>,
    /// About whom.
    pub against: Option<ReportedPerson>,
}

impl House {
    /// Leaves a note for whoever runs the house: somebody who sits at the table or has written there behaved badly.
    pub async fn report(
        &self,
        id: &TableId,
        reporter: &PlayerId,
        against: &PlayerId,
        reason: &str,
    ) -> Result<(), Refusal> {
        let reason = clean_reason(reason).ok_or(Refusal::Reason)?;
        let table = self.table(id).await?;
        if against == reporter || !is_there(&table, against) {
            return Err(Refusal::NobodyToReport);
        }
        let report = NewComplaint {
            table: id.clone(),
            number: table.number(),
            ply: table.game().ply(),
            reporter: reporter.clone(),
            against: against.clone(),
            reason,
        };
        let (today, stands) = self.store().reports_by(&report, now() - DAY).await?;
        if stands {
            return Err(Refusal::ReportedAlready);
        }
        if today >= MOST_REPORTS {
            return Err(Refusal::TooMany(
                "you have made ten reports today; the house will look at them, come back tomorrow",
            ));
        }
        let deed = Deed::Report { report, at: now() };
        Ok(self.store().write(vec![deed.into()]).await?)
    }

    /// Reports that are open, or all, the oldest first.
    pub async fn reports(&self, all: bool) -> Result<Vec<Complaint>, Refusal> {
        Ok(self.store().reports(all, LISTED).await?)
    }

    /// Notes that a report was dealt with.
    pub async fn settle_report(&self, id: i64) -> Result<(), Refusal> {
        if !self.store().has_report(id).await? {
            return Err(Refusal::NoReport(id));
        }
        let deed = Deed::ReportDone { id, done: true };
        Ok(self.store().write(vec![deed.into()]).await?)
    }
}

/// Whether somebody sits at the table or has written there lately.
fn is_there(table: &Table, somebody: &PlayerId) -> bool {
    table.seat_of(somebody).is_some() || table.said().iter().any(|said| said.player == *somebody)
}
