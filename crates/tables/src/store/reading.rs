//! Reading tables: nothing is taken for a table that is not all of what was written of it.

use sqlx::sqlite::SqliteRow;
use sqlx::{Acquire as _, Row as _, SqliteConnection};

use super::{Kept, Store, StoreError, told};
use crate::founding::KeptFounding;
use crate::store::chain::Head;
use crate::table::Snapshot;
use crate::{Entry, Founding, Relic, Table, TableId, What};

/// A table as it was read.
pub(crate) struct ReadTable {
    pub(crate) kept: Kept,
    /// The keys with which its entries were made.
    pub(crate) keys: Vec<String>,
    /// How many entries it has.
    pub(crate) entries: u64,
}

/// What is written of a table, with all digests found right.
pub(super) struct Written {
    founding: Founding,
    pub(super) entries: Vec<WrittenEntry>,
    head: Head,
    /// The number of the entry after which the snapshot was taken, and its text.
    snapshot: Option<(u64, String)>,
}

/// An entry as it is written.
pub(super) struct WrittenEntry {
    pub(super) number: u64,
    pub(super) at: i64,
    pub(super) key: Option<String>,
    pub(super) what: String,
    digest: Vec<u8>,
}

impl Store {
    /// A table, folded from its last snapshot and the entries since; none if there is none. All that is written of it is read and
    /// its digests are checked: if anything is missing or not as it was written, the table is damaged.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<ReadTable>, StoreError> {
        self.witnessed(id)?;
        let mut connection = self.readers.acquire().await?;
        read_table(&mut connection, id).await
    }

    /// How many decisions were taken at a table after one entry and up to another.
    pub(crate) async fn moves_between(
        &self,
        table: &TableId,
        after: u64,
        up_to: u64,
    ) -> Result<usize, StoreError> {
        let number = |number| i64::try_from(number).unwrap_or(i64::MAX);
        let row = sqlx::query(
            r#"SELECT count(*) FROM entries
               WHERE "table" = ? AND number > ? AND number <= ? AND what ->> '$.what' = 'moved'"#,
        )
        .bind(table.as_str())
        .bind(number(after))
        .bind(number(up_to))
        .fetch_one(&self.readers)
        .await?;
        Ok(usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default())
    }

    /// The number of the entry that was made with this key.
    pub(crate) async fn entry_with_key(
        &self,
        table: &TableId,
        key: &str,
    ) -> Result<Option<u64>, StoreError> {
        let row = sqlx::query(r#"SELECT number FROM entries WHERE "table" = ? AND key = ?"#)
            .bind(table.as_str())
            .bind(key)
            .fetch_optional(&self.readers)
            .await?;
        let number = |row: SqliteRow| Ok(row.try_get::<i64, _>(0)?.unsigned_abs());
        row.map(number).transpose()
    }
}

/// A table as it stands at one moment.
pub(super) async fn read_table(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<ReadTable>, StoreError> {
    let mut moment = connection.begin().await?;
    let Some(written) = written(&mut moment, id).await? else {
        return Ok(None);
    };
    let damaged = |reason| damaged(id, reason);
    let keys = written.entries.iter().filter_map(|entry| entry.key.clone());
    let keys = keys.collect();
    let entries = written.entries.len() as u64;
    let kept = written.folded().map_err(damaged)?;
    Ok(Some(ReadTable {
        kept,
        keys,
        entries,
    }))
}

/// Whether all is there that was written of a table, and as it was written.
pub(crate) async fn is_sound(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<bool, StoreError> {
    match written(connection, id).await {
        Ok(written) => Ok(written.is_some()),
        Err(StoreError::Damaged { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}

/// What is written of a table, checked.
pub(super) async fn written(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<Written>, StoreError> {
    let row = sqlx::query(
        r#"SELECT t.founding, s.number, s.head, p.number, p.what, p.digest FROM tables t
           LEFT JOIN standings s ON s."table" = t.id
           LEFT JOIN snapshots p ON p."table" = t.id WHERE t.id = ?"#,
    )
    .bind(id.as_str())
    .fetch_optional(&mut *connection)
    .await
    .map_err(|error| at_table(id, error.into()))?;
    let rows = sqlx::query(
        r#"SELECT number, at, key, what, digest FROM entries WHERE "table" = ? ORDER BY number"#,
    )
    .bind(id.as_str())
    .fetch_all(&mut *connection)
    .await
    .map_err(|error| at_table(id, error.into()))?;
    let Some(row) = row else {
        return if rows.is_empty() {
            Ok(None)
        } else {
            Err(damaged(id, "its founding is missing".to_owned()))
        };
    };
    checked(&row, &rows)
        .map(Some)
        .map_err(|reason| damaged(id, reason))
}

pub(super) fn damaged(id: &TableId, reason: String) -> StoreError {
    StoreError::Damaged {
        table: id.clone(),
        reason,
    }
}

/// What went wrong while a table was read: where the database itself is damaged, it is that table that cannot be read.
pub(super) fn at_table(id: &TableId, error: StoreError) -> StoreError {
    match error {
        StoreError::Unreadable { reason, .. } => damaged(id, reason),
        other => other,
    }
}

/// The rows of a table, if they are all there and as they were written.
fn checked(row: &SqliteRow, rows: &[SqliteRow]) -> Result<Written, String> {
    let founding: &str = row.try_get(0).map_err(told)?;
    let number: Option<i64> = row.try_get(1).map_err(told)?;
    let number = number.ok_or("its line in the list of tables is missing")?;
    let head: Vec<u8> = row.try_get(2).map_err(told)?;
    let snapshot = snapshot_of(row)?;
    let mut chain = Head::of_founding(founding);
    let mut at_snapshot = None;
    let mut entries = Vec::with_capacity(rows.len());
    for (place, row) in (1..).zip(rows) {
        let entry = entry_of(row)?;
        if entry.number != place {
            return Err(format!("entry {place} is missing"));
        }
        chain = chain.after(entry.number, entry.at, entry.key.as_deref(), &entry.what);
        if chain != *entry.digest {
            return Err(format!(
                "entry {place}, or what came before it, is not as it was written"
            ));
        }
        if snapshot
            .as_ref()
            .is_some_and(|(number, ..)| *number == place)
        {
            at_snapshot = Some(chain);
        }
        entries.push(entry);
    }
    let written = number.unsigned_abs();
    let found = entries.len() as u64;
    if found < written {
        return Err(format!("entries {} to {written} are missing", found + 1));
    }
    if found > written || chain != *head {
        return Err(format!(
            "it has {found} entries, but its line in the list of tables is that of another end of it"
        ));
    }
    if let Some((number, text, digest)) = &snapshot {
        let head = at_snapshot.ok_or_else(|| {
            format!("its snapshot was taken after entry {number}, which is missing")
        })?;
        if head.of_snapshot(text) != **digest {
            return Err("its snapshot is not as it was written".to_owned());
        }
    }
    let KeptFounding(founding) = serde_json::from_str(founding).map_err(told)?;
    Ok(Written {
        founding,
        entries,
        head: chain,
        snapshot: snapshot.map(|(number, text, _)| (number, text)),
    })
}

fn snapshot_of(row: &SqliteRow) -> Result<Option<(u64, String, Vec<u8>)>, String> {
    let number: Option<i64> = row.try_get(3).map_err(told)?;
    let Some(number) = number else {
        return Ok(None);
    };
    let text = row.try_get(4).map_err(told)?;
    let digest = row.try_get(5).map_err(told)?;
    Ok(Some((number.unsigned_abs(), text, digest)))
}

fn entry_of(row: &SqliteRow) -> Result<WrittenEntry, String> {
    Ok(WrittenEntry {
        number: row.try_get::<i64, _>(0).map_err(told)?.unsigned_abs(),
        at: row.try_get(1).map_err(told)?,
        key: row.try_get(2).map_err(told)?,
        what: row.try_get(3).map_err(told)?,
        digest: row.try_get(4).map_err(told)?,
    })
}

impl Written {
    /// The table that this amounts to.
    pub(super) fn folded(self) -> Result<Kept, String> {
        if self.founding.is_outdated() {
            let snapshot = self.snapshot.as_ref().map(|(_, text)| text.as_str());
            return Ok(Kept::Relic(Relic::new(self.founding, snapshot)));
        }
        let mut table = match self.snapshot {
            Some((number, text)) => {
                let snapshot: Snapshot = serde_json::from_str(&text).map_err(told)?;
                let table = Table::restored(self.founding, snapshot).map_err(told)?;
                if table.number() != number {
                    return Err("its snapshot is that of another entry".to_owned());
                }
                table
            }
            None => Table::new(self.founding).map_err(told)?,
        };
        for entry in self.entries {
            if entry.number <= table.number() {
                continue;
            }
            let entry = entry
                .read()
                .map_err(|reason| format!("entry {}: {reason}", entry.number))?;
            let after = table.after(&entry);
            table = after.map_err(|refusal| format!("entry {}: {refusal}", entry.number))?;
        }
        Ok(Kept::Table(table.with_head(self.head)))
    }
}

impl WrittenEntry {
    pub(super) fn read(&self) -> Result<Entry, String> {
        let what: What = serde_json::from_str(&self.what).map_err(told)?;
        Ok(Entry {
            number: self.number,
            at: self.at,
            what,
        })
    }
}
