//! Deleting what nobody wants any more.

use std::time::Duration;

use super::{House, now};
use crate::store::{Change, DAY, hour};
use crate::{PlayerId, Refusal, Stage, StoreError, Table, TableId};

/// After the house was opened people come first.
const FIRST: Duration = Duration::from_mins(5);

/// Then this often.
const AGAIN: Duration = Duration::from_hours(1);

/// A table that never began, or where only bots play, goes after so many days in which nothing happened and nobody looked.
const TABLE_DAYS: i64 = 30;

/// A record that somebody brought along goes after so many days in which nobody looked at it.
const RECORD_DAYS: i64 = 90;

/// Of somebody who has told no name, has done nothing and is known by no browser any more, nothing is kept after so many days.
const PERSON_DAYS: i64 = 180;

/// So many things are found and deleted at a time.
const BATCH: u32 = 100;

/// So many people are looked at at a time.
const PEOPLE: u32 = 1000;

/// Between two batches others come first.
const REST: Duration = Duration::from_millis(20);

/// What was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// How many tables.
    pub tables: usize,
    /// How many records that people had brought along.
    pub records: usize,
    /// How many people who had left nothing.
    pub people: usize,
}

/// Whether a table goes when nobody looks at it for long.
pub(super) fn may_take(table: &Table) -> bool {
    let never_began = matches!(table.stage(), Stage::Waiting | Stage::Closed);
    never_began || table.people() == 0
}

impl House {
    /// Deletes, as of this time in seconds since 1970, the tables that never began and those of bots alone at which nothing
    /// happened and nobody looked for thirty days, the records that people brought along and nobody opened for ninety, and what is
    /// kept of people who came half a year ago, have no name of their own, and have left nothing. Games that people have begun stay,
    /// and so does every table that is in use.
    ///
    /// # Errors
    ///
    /// If the store fails; what was deleted before stays deleted.
    pub async fn sweep(&self, now: i64) -> Result<Swept, Refusal> {
        let tables = self.sweep_tables(hour(now - TABLE_DAYS * DAY)).await?;
        let records = self.sweep_records(now - RECORD_DAYS * DAY).await?;
        let people = self.sweep_people(now - PERSON_DAYS * DAY).await?;
        Ok(Swept {
            tables,
            records,
            people,
        })
    }

    /// Sweeps every hour until the house closes, and says so when something was deleted.
    pub(super) async fn keep_swept(self) {
        let mut wait = FIRST;
        loop {
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.closed() => return,
            }
            wait = AGAIN;
            match self.sweep(now()).await {
                Ok(swept) if swept == Swept::default() => {}
                Ok(Swept {
                    tables,
                    records,
                    people,
                }) => {
                    tracing::info!(
                        tables,
                        records,
                        people,
                        "abandoned tables and records, and people who had left nothing, were deleted"
                    );
                }
                Err(error) => {
                    let error = &error as &dyn std::error::Error;
                    tracing::error!(error, "what is abandoned could not be deleted");
                }
            }
        }
    }

    async fn sweep_tables(&self, before: i64) -> Result<usize, StoreError> {
        let mut deleted = 0;
        while !self.is_closing() {
            let found = self.store().abandoned_tables(before, BATCH).await?;
            let mut went = 0;
            for id in &found {
                went += usize::from(self.sweep_table(id, before).await?);
            }
            deleted += went;
            // Those that are in use are found again and again; they are left for another time.
            if went == 0 {
                break;
            }
            tokio::time::sleep(REST).await;
        }
        Ok(deleted)
    }

    /// Deletes a table unless it is in use; whether it was deleted. Whoever asks for it meanwhile waits and is told that there is
    /// none.
    async fn sweep_table(&self, id: &TableId, before: i64) -> Result<bool, StoreError> {
        let visit = self.visit(id);
        let deletion = async || match self.store().write(Change::sweep(id, before)).await {
            Ok(()) => Err(None),
            Err(error) => Err(Some(error)),
        };
        match visit.slot.get_or_try_init(deletion).await {
            Ok(_) => Ok(false),
            Err(None) => Ok(true),
            Err(Some(error @ (StoreError::Full | StoreError::Busy | StoreError::Closing))) => {
                Err(error)
            }
            Err(Some(error)) => {
                let error = &error as &dyn std::error::Error;
                tracing::error!(table = %id, error, "an abandoned table could not be deleted");
                Ok(false)
            }
        }
    }

    async fn sweep_records(&self, before: i64) -> Result<usize, StoreError> {
        let mut deleted = 0;
        while !self.is_closing() {
            let found = self.store().abandoned_records(before, BATCH).await?;
            if found.is_empty() {
                break;
            }
            deleted += found.len();
            let deletion = |id| Change::SweepRecord { id, before };
            self.store()
                .write(found.into_iter().map(deletion).collect())
                .await?;
            tokio::time::sleep(REST).await;
        }
        Ok(deleted)
    }

    async fn sweep_people(&self, before: i64) -> Result<usize, StoreError> {
        let (mut deleted, mut last) = (0, String::new());
        while !self.is_closing() {
            let found = self.store().people_after(&last, before, PEOPLE).await?;
            let Some(end) = found.last else { break };
            last = end;
            deleted += found.unknown.len();
            let deletion = |player: &PlayerId| Change::SweepPerson {
                player: player.clone(),
                before,
            };
            if !found.unknown.is_empty() {
                self.store()
                    .write(found.unknown.iter().map(deletion).collect())
                    .await?;
            }
            for player in &found.unknown {
                self.people().remove(player);
            }
            tokio::time::sleep(REST).await;
        }
        Ok(deleted)
    }
}
