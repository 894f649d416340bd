//! Finding what nobody wants any more.

use sqlx::Row as _;

use super::{Store, StoreError, unreadable};
use crate::{RecordId, TableId};

/// Tables that never began, and tables without people. Each part is read in the order of an index.
pub(super) const ABANDONED: &str = r#"
    SELECT "table" FROM (SELECT "table" FROM standings INDEXED BY standings_by_stage
        WHERE stage = 'waiting' AND public = 0 AND stirred < ?1 LIMIT ?2)
    UNION ALL SELECT "table" FROM (SELECT "table" FROM standings INDEXED BY standings_by_stage
        WHERE stage = 'waiting' AND public = 1 AND stirred < ?1 LIMIT ?2)
    UNION ALL SELECT "table" FROM (SELECT "table" FROM standings INDEXED BY standings_by_stage
        WHERE stage = 'closed' AND public = 0 AND stirred < ?1 LIMIT ?2)
    UNION ALL SELECT "table" FROM (SELECT "table" FROM standings INDEXED BY standings_by_stage
        WHERE stage = 'closed' AND public = 1 AND stirred < ?1 LIMIT ?2)
    UNION ALL SELECT "table" FROM (SELECT "table" FROM standings INDEXED BY standings_without_people
        WHERE people = 0 AND stage NOT IN ('waiting', 'closed') AND stirred < ?1 LIMIT ?2)"#;

/// What is deleted of a table, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Entries,
    Thoughts,
    Snapshot,
    Seats,
    Standing,
    Founding,
    Loss,
}

impl Part {
    pub(super) const ALL: [Self; 7] = [
        Self::Entries,
        Self::Thoughts,
        Self::Snapshot,
        Self::Seats,
        Self::Standing,
        Self::Founding,
        Self::Loss,
    ];

    /// What deletes it of a table that nothing has happened at since an hour.
    pub(super) const fn deletion(self) -> &'static str {
        match self {
            Self::Entries => {
                r#"DELETE FROM entries WHERE "table" = ?1
                   AND (SELECT stirred FROM standings WHERE "table" = ?1) < ?2"#
            }
            Self::Thoughts => {
                r#"DELETE FROM thoughts WHERE "table" = ?1
                   AND (SELECT stirred FROM standings WHERE "table" = ?1) < ?2"#
            }
            Self::Snapshot => {
                r#"DELETE FROM snapshots WHERE "table" = ?1
                   AND (SELECT stirred FROM standings WHERE "table" = ?1) < ?2"#
            }
            Self::Seats => {
                r#"DELETE FROM seats WHERE "table" = ?1
                   AND (SELECT stirred FROM standings WHERE "table" = ?1) < ?2"#
            }
            Self::Standing => r#"DELETE FROM standings WHERE "table" = ?1 AND stirred < ?2"#,
            // The second parameter is there for all.
            Self::Founding => {
                r#"DELETE FROM tables WHERE id = ?1 AND ?2 IS NOT NULL
                   AND NOT EXISTS (SELECT 1 FROM standings WHERE "table" = ?1)"#
            }
            Self::Loss => {
                r#"DELETE FROM lost WHERE "table" = ?1 AND ?2 IS NOT NULL
                   AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?1)"#
            }
        }
    }
}

impl Store {
    /// Some tables that never began, or where only bots play or have played, and at which nothing happened and nobody looked since
    /// this hour.
    pub(crate) async fn abandoned_tables(
        &self,
        before: i64,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(ABANDONED)
            .bind(before)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let id = |row: &sqlx::sqlite::SqliteRow| {
            let id: String = row.try_get(0)?;
            let read = id.parse();
            read.map_err(|_| unreadable("a table to be deleted", format!("{id:?} is no id")))
        };
        rows.iter().map(id).collect()
    }

    /// Some records that nobody has looked at since this time.
    pub(crate) async fn abandoned_records(
        &self,
        before: i64,
        most: u32,
    ) -> Result<Vec<RecordId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM records WHERE seen < ? ORDER BY seen LIMIT ?")
            .bind(before)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let id = |row: &sqlx::sqlite::SqliteRow| {
            let id: String = row.try_get(0)?;
            let read = id.parse();
            read.map_err(|_| unreadable("a record to be deleted", format!("{id:?} is no id")))
        };
        rows.iter().map(id).collect()
    }
}
