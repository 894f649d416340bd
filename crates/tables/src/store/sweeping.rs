//! Finding what nobody wants any more.

use sqlx::Row as _;

use super::{Store, StoreError, unreadable};
use crate::{PlayerId, RecordId, TableId, is_given};

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

/// Whether nothing is kept of a person but their name, and no browser or program knows them.
macro_rules! is_all_there_is {
    () => {
        "leaving = 0 AND muted = 0 AND banned = 0
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id)
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE player = players.id)
         AND NOT EXISTS (SELECT 1 FROM records WHERE player = players.id)
         AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id)
         AND NOT EXISTS (SELECT 1 FROM traces WHERE player = players.id)
         AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = players.id)
         AND NOT EXISTS (SELECT 1 FROM reports WHERE against = players.id)"
    };
}

/// Deletes a person who came before some time, if that is all there is.
pub(super) const NO_PERSON: &str = concat!(
    "DELETE FROM players WHERE id = ?1 AND made < ?2 AND ",
    is_all_there_is!()
);

/// Some people, in the order of their ids.
#[derive(Default)]
pub(crate) struct People {
    /// The last of them; none if there are no more.
    pub(crate) last: Option<String>,
    /// Those of whom nothing is kept, not even a name of their own.
    pub(crate) unknown: Vec<PlayerId>,
}

impl Store {
    /// So many people after this one: which of them came before this time and have left nothing. All are looked at once in a while,
    /// and no index is kept for it.
    pub(crate) async fn people_after(
        &self,
        last: &str,
        before: i64,
        many: u32,
    ) -> Result<People, StoreError> {
        let rows = sqlx::query(concat!(
            "SELECT id, name, made < ?2 AND ",
            is_all_there_is!(),
            " FROM players WHERE id > ?1 ORDER BY id LIMIT ?3"
        ))
        .bind(last)
        .bind(before)
        .bind(many)
        .fetch_all(&self.readers)
        .await?;
        let mut people = People::default();
        for row in rows {
            let (id, name): (String, &str) = (row.try_get(0)?, row.try_get(1)?);
            if row.try_get(2)? && is_given(name) {
                // Whoever has an id that is none is left to whoever looks for damage.
                people.unknown.extend(id.parse().ok());
            }
            people.last = Some(id);
        }
        Ok(people)
    }

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
