//! Reading tables: nothing is taken for a table that is not all of what was written of it.

use std::collections::HashSet;

use futures_util::TryStreamExt as _;
use sqlx::sqlite::SqliteRow;
use sqlx::{Acquire as _, Row as _, SqliteConnection};

use super::{Kept, Store, StoreError, told};
use crate::founding::KeptFounding;
use crate::house::key_digest;
use crate::store::chain::Head;
use crate::table::Snapshot;
use crate::{Entry, Founding, Relic, Table, TableId, What};

/// A table as it was read.
pub(crate) struct ReadTable {
    pub(crate) kept: Kept,
    /// The [digests](key_digest) of the keys with which its entries were made.
    pub(crate) keys: HashSet<u64>,
    /// How many entries it has.
    pub(crate) entries: u64,
}

/// What is written of a table, with all digests found right, as far as it takes to make the table of it.
struct Written {
    founding: Founding,
    head: Head,
    /// The number of the entry after which the snapshot was taken, and its text.
    snapshot: Option<(u64, String)>,
    /// The entries after the snapshot.
    later: Vec<WrittenEntry>,
    /// How many entries there are.
    entries: u64,
    keys: HashSet<u64>,
}

/// An entry as it is written.
struct WrittenEntry {
    number: u64,
    at: i64,
    what: String,
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
    let Some(mut written) = written(&mut moment, id).await? else {
        return Ok(None);
    };
    let (keys, entries) = (std::mem::take(&mut written.keys), written.entries);
    let kept = written.folded().map_err(|reason| damaged(id, reason))?;
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

/// What is written of a table, checked. Its entries go by one after another: only what came after the snapshot is kept.
async fn written(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<Written>, StoreError> {
    let unreadable = |error: sqlx::Error| at_table(id, error.into());
    let damaged = |reason| damaged(id, reason);
    let row = sqlx::query(
        r#"SELECT t.founding, s.number, s.head, p.number, p.what, p.digest FROM tables t
           LEFT JOIN standings s ON s."table" = t.id
           LEFT JOIN snapshots p ON p."table" = t.id WHERE t.id = ?"#,
    )
    .bind(id.as_str())
    .fetch_optional(&mut *connection)
    .await
    .map_err(unreadable)?;
    let Some(row) = row else {
        let has_entries: bool =
            sqlx::query_scalar(r#"SELECT EXISTS (SELECT 1 FROM entries WHERE "table" = ?)"#)
                .bind(id.as_str())
                .fetch_one(&mut *connection)
                .await
                .map_err(unreadable)?;
        return if has_entries {
            Err(damaged("its founding is missing".to_owned()))
        } else {
            Ok(None)
        };
    };
    let mut reading = Reading::of(&row).map_err(damaged)?;
    let mut rows = sqlx::query(
        r#"SELECT number, at, key, what, digest FROM entries WHERE "table" = ? ORDER BY number"#,
    )
    .bind(id.as_str())
    .fetch(connection);
    while let Some(row) = rows.try_next().await.map_err(unreadable)? {
        reading.take(&row).map_err(damaged)?;
    }
    reading.done().map(Some).map_err(damaged)
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

/// A table whose entries are checked as they go by.
struct Reading {
    founding: String,
    /// How many entries it has and the head of their chain, as its line in the list of tables says.
    number: u64,
    head: Vec<u8>,
    /// The number of the entry after which the snapshot was taken, its text and its digest.
    snapshot: Option<(u64, String, Vec<u8>)>,
    /// The head of the chain so far, and what it was when the snapshot was taken.
    chain: Head,
    at_snapshot: Option<Head>,
    /// How many entries went by.
    entries: u64,
    later: Vec<WrittenEntry>,
    keys: HashSet<u64>,
}

impl Reading {
    fn of(row: &SqliteRow) -> Result<Self, String> {
        let founding: String = row.try_get(0).map_err(told)?;
        let number: Option<i64> = row.try_get(1).map_err(told)?;
        let number = number.ok_or("its line in the list of tables is missing")?;
        Ok(Self {
            chain: Head::of_founding(&founding),
            founding,
            number: number.unsigned_abs(),
            head: row.try_get(2).map_err(told)?,
            snapshot: snapshot_of(row)?,
            at_snapshot: None,
            entries: 0,
            later: Vec::new(),
            keys: HashSet::new(),
        })
    }

    /// The next entry, if it is there and as it was written.
    fn take(&mut self, row: &SqliteRow) -> Result<(), String> {
        let place = self.entries + 1;
        let number = row.try_get::<i64, _>(0).map_err(told)?.unsigned_abs();
        let at: i64 = row.try_get(1).map_err(told)?;
        let key: Option<&str> = row.try_get(2).map_err(told)?;
        let what: &str = row.try_get(3).map_err(told)?;
        let digest: &[u8] = row.try_get(4).map_err(told)?;
        if number != place {
            return Err(format!("entry {place} is missing"));
        }
        self.entries = place;
        self.chain = self.chain.after(number, at, key, what);
        if self.chain != *digest {
            return Err(format!(
                "entry {place}, or what came before it, is not as it was written"
            ));
        }
        self.keys.extend(key.map(key_digest));
        let taken_after = self.snapshot.as_ref().map_or(0, |(number, ..)| *number);
        if number == taken_after {
            self.at_snapshot = Some(self.chain);
        } else if number > taken_after {
            let what = what.to_owned();
            self.later.push(WrittenEntry { number, at, what });
        }
        Ok(())
    }

    /// All of it, if nothing is missing.
    fn done(self) -> Result<Written, String> {
        let (found, written) = (self.entries, self.number);
        if found < written {
            return Err(format!("entries {} to {written} are missing", found + 1));
        }
        if found > written || self.chain != *self.head {
            return Err(format!(
                "it has {found} entries, but its line in the list of tables is that of another end of it"
            ));
        }
        if let Some((number, text, digest)) = &self.snapshot {
            let head = self.at_snapshot.ok_or_else(|| {
                format!("its snapshot was taken after entry {number}, which is missing")
            })?;
            if head.of_snapshot(text) != **digest {
                return Err("its snapshot is not as it was written".to_owned());
            }
        }
        let KeptFounding(founding) = serde_json::from_str(&self.founding).map_err(told)?;
        Ok(Written {
            founding,
            head: self.chain,
            snapshot: self.snapshot.map(|(number, text, _)| (number, text)),
            later: self.later,
            entries: self.entries,
            keys: self.keys,
        })
    }
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

impl Written {
    /// The table that this amounts to.
    fn folded(self) -> Result<Kept, String> {
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
        for entry in self.later {
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
    fn read(&self) -> Result<Entry, String> {
        let what: What = serde_json::from_str(&self.what).map_err(told)?;
        Ok(Entry {
            number: self.number,
            at: self.at,
            what,
        })
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::super::Change;
    use super::*;
    use crate::{Config, House, Order, SeatOrder};

    #[tokio::test]
    async fn of_a_long_table_only_what_came_after_its_snapshot_is_kept() {
        let folder = TempDir::new().unwrap();
        let house = House::open(Config::new(folder.path())).await.unwrap();
        let host = house.welcome("Ixchel").await.unwrap();
        let order = Order {
            game: "aztlan".to_owned(),
            seats: vec![SeatOrder::Me],
            ..Order::default()
        };
        let table = house.found(&host, order).await.unwrap();
        let id = table.id();
        for number in 0..300 {
            let text = format!("saying {number}");
            house.say(id, &host, &text).await.unwrap();
        }
        let now = house.table(id).await.unwrap();
        let mut connection = house.store().readers.acquire().await.unwrap();
        let written = written(&mut connection, id).await.unwrap().unwrap();
        assert_eq!(written.entries, now.number());
        let kept = written.later.iter().map(|entry| entry.number);
        assert!(kept.eq(257..=now.number()));
        let Ok(Kept::Table(read)) = written.folded() else {
            panic!("it is a table");
        };
        let whole = |table: &Table| serde_json::to_value(table.snapshot()).unwrap();
        assert_eq!(whole(&read), whole(&now));
        drop(connection);

        // What came before the snapshot is checked all the same.
        let change =
            "UPDATE entries SET what = replace(what, 'saying 5', 'saying 6') WHERE number < 9";
        house
            .store()
            .write(vec![Change::Sql(change)])
            .await
            .unwrap();
        let damaged = house.store().table(id).await;
        assert!(matches!(damaged, Err(StoreError::Damaged { .. })));
    }
}
