//! Opening a database: whether it holds a house, and all that was ever committed to it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::witness::{Testimony, Witness};
use super::{StoreError, adoption, owner};
use crate::TableId;
use crate::house::{DEAL_KEY, now};

/// How the database is connected to by those who write; whoever does first gives it a write-ahead log.
pub(super) fn connecting_to(file: &Path) -> SqliteConnectOptions {
    patiently(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
}

/// How the database is connected to by those who only read: also one that has no write-ahead log, as a copy that was made by other
/// means.
pub(super) fn reading_from(file: &Path) -> SqliteConnectOptions {
    patiently(file).read_only(true)
}

fn patiently(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(PathBuf::from(file))
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}

/// An error if there is no database in the file or nothing in it. An empty file is not even opened: the database would throw
/// the log away.
pub(super) async fn must_hold_a_house(file: &Path) -> Result<(), StoreError> {
    if std::fs::metadata(file).map_or(0, |data| data.len()) == 0 {
        return Err(StoreError::Gone);
    }
    let mut connection = reading_from(file).connect().await?;
    let tables: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = 'tables'")
            .fetch_one(&mut connection)
            .await?;
    connection.close().await?;
    if tables == 0 {
        Err(StoreError::Gone)
    } else {
        Ok(())
    }
}

/// The sixth migration copies to every seat what the line of its table says. A seat whose table has lost its line keeps what it has: the
/// house is to be opened, and then says of that table that it is damaged.
const SKIP_SEATS_WITHOUT_LINE: &str = r#"
    CREATE TEMP TRIGGER seats_without_line BEFORE UPDATE ON main.seats
    WHEN NOT EXISTS (SELECT 1 FROM standings WHERE standings."table" = OLD."table")
    BEGIN SELECT RAISE(IGNORE); END"#;

/// Whether there are seats from before that migration.
async fn seats_are_older_than_lists(connection: &mut SqliteConnection) -> Result<bool, StoreError> {
    let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info('seats')")
        .fetch_all(connection)
        .await?;
    Ok(!columns.is_empty() && !columns.iter().any(|column| column == "over"))
}

/// Brings a database to the layout of today; how many commits it has seen, of which so many are known from elsewhere.
pub(super) async fn brought_up_to_date(
    connection: &mut SqliteConnection,
    known: u64,
) -> Result<u64, StoreError> {
    let is_old = seats_are_older_than_lists(connection).await?;
    if is_old {
        sqlx::query(SKIP_SEATS_WITHOUT_LINE)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::migrate!().run(&mut *connection).await?;
    if is_old {
        sqlx::query("DROP TRIGGER temp.seats_without_line")
            .execute(&mut *connection)
            .await?;
    }
    let commits = commits(connection).await?;
    if commits == 0 && known == 0 {
        adoption::adopt(connection).await?;
    }
    Ok(commits)
}

/// Makes of a copy of a house, which nobody has open, one as a house leaves it when it is closed: of today's layout, with
/// everything in the main file. The number of its last commit.
pub(crate) async fn settled(file: &Path) -> Result<u64, StoreError> {
    settled_without(file, None).await
}

/// The same of a backup that is brought back. The key of deals goes, and the house makes itself another when it is opened: what was
/// promised with the old one may have been opened since.
pub(crate) async fn brought_back(file: &Path) -> Result<u64, StoreError> {
    settled_without(file, Some(DEAL_KEY)).await
}

/// The same without what the house keeps under this name.
async fn settled_without(file: &Path, name: Option<&str>) -> Result<u64, StoreError> {
    owner::hand_over(file);
    let mut connection = connecting_to(file).connect().await?;
    let commits = brought_up_to_date(&mut connection, 0).await?;
    if let Some(name) = name {
        sqlx::query("DELETE FROM house WHERE name = ?")
            .bind(name)
            .execute(&mut connection)
            .await?;
    }
    checkpoint(&mut connection, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
    connection.close().await?;
    Ok(commits)
}

/// How many commits the database has seen.
pub(super) async fn commits(connection: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
    let commits: i64 = sqlx::query_scalar("SELECT commits FROM ledger")
        .fetch_one(connection)
        .await?;
    Ok(commits.unsigned_abs())
}

/// Puts as much of the write-ahead log into the main file as can be; whether that was all.
pub(super) async fn checkpoint(
    connection: &mut SqliteConnection,
    pragma: &'static str,
) -> Result<bool, sqlx::Error> {
    let (busy, logged, moved): (i64, i64, i64) =
        sqlx::query_as(pragma).fetch_one(connection).await?;
    Ok(busy == 0 && logged == moved)
}

/// Hears what the witness says of a database with so many commits. What was lost is written down in the database, as a commit of
/// its own. The number of the last commit then, and the witness, open for more.
pub(super) async fn heard(
    file: &Path,
    connection: &mut SqliteConnection,
    mut commits: u64,
    testimony: Option<Testimony>,
) -> Result<(u64, Witness), StoreError> {
    let testimony = testimony.unwrap_or_default();
    if testimony.unreadable > 0 {
        tracing::warn!(
            lines = testimony.unreadable,
            "the notes of what was committed, patolli.witness, are damaged"
        );
    }
    let behind = testimony.commits.saturating_sub(commits);
    if behind > 0 {
        tracing::error!(
            commits = behind,
            "commits were lost: the database is older than it was"
        );
        let fresh = lost_since(connection, commits, &testimony).await?;
        if fresh.is_empty() {
            tracing::error!(
                "to which tables they wrote is not known: any of them may miss its last entries"
            );
        }
        // Past all that were lost, so that no loss is found twice.
        commits = testimony.commits + 1;
        write_down(connection, behind, &fresh, commits).await?;
    }
    // What the witness says is of use until the main file says it too.
    let anew = (behind > 0 || testimony.unreadable > 0)
        && checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)").await?;
    let mut witness =
        Witness::open(file, commits, testimony.length, anew).map_err(StoreError::Witness)?;
    if behind > 0 && !anew {
        witness.note(commits, &[]);
    }
    Ok((commits, witness))
}

/// Writes down that so many commits were lost, and the last entries of these tables with them.
async fn write_down(
    connection: &mut SqliteConnection,
    behind: u64,
    tables: &[(TableId, u64)],
    commit: u64,
) -> Result<(), sqlx::Error> {
    let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("INSERT INTO losses (at, commits) VALUES (?, ?)")
        .bind(now())
        .bind(whole(behind))
        .execute(&mut *transaction)
        .await?;
    for (table, number) in tables {
        sqlx::query(r#"INSERT OR REPLACE INTO lost ("table", number) VALUES (?, ?)"#)
            .bind(table.as_str())
            .bind(whole(*number))
            .execute(&mut *transaction)
            .await?;
    }
    sqlx::query("UPDATE ledger SET commits = ?")
        .bind(whole(commit))
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await
}

/// The tables of which entries were lost, with the numbers of the last entries that they had.
pub(super) async fn lost(
    connection: &mut SqliteConnection,
) -> Result<HashMap<TableId, u64>, sqlx::Error> {
    let rows: Vec<(String, i64)> = sqlx::query_as(r#"SELECT "table", number FROM lost"#)
        .fetch_all(connection)
        .await?;
    let lost = rows.into_iter().filter_map(|(id, number)| {
        let read = id.parse();
        read.inspect_err(|_| tracing::error!(id, "a lost table has an id that is none"))
            .ok()
            .map(|id| (id, number.unsigned_abs()))
    });
    Ok(lost.collect())
}

/// The tables that have lost entries since they were noted, with the numbers of the last entries that they had.
pub(super) async fn lost_since(
    connection: &mut SqliteConnection,
    commits: u64,
    testimony: &Testimony,
) -> Result<Vec<(TableId, u64)>, sqlx::Error> {
    let mut lost = Vec::new();
    if testimony.commits <= commits {
        return Ok(lost);
    }
    for (id, noted) in &testimony.tables {
        let found: Option<i64> =
            sqlx::query_scalar(r#"SELECT max(number) FROM entries WHERE "table" = ?"#)
                .bind(id.as_str())
                .fetch_one(&mut *connection)
                .await?;
        if found.unwrap_or(0).unsigned_abs() < *noted {
            lost.push((id.clone(), *noted));
        }
    }
    lost.sort();
    Ok(lost)
}

/// Why a table cannot be read that has lost what was in the log.
pub(super) fn lost_log(number: u64) -> String {
    format!(
        "it had {number} entries, but the last of them were lost with the end of the write-ahead log"
    )
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use tempfile::TempDir;

    use super::super::Store;
    use super::*;

    /// A house of the layout before lists were indexed, with two tables, one of which has lost its line in the lists.
    const OLD: &str = r#"
        INSERT INTO players (id, name, made) VALUES ('aaaaaaaaaaaaaaaaaaaaaaaa', 'Ixchel', 1);
        INSERT INTO tables (id, founding, made) VALUES
            ('bbbbbbbbbbbbbbbbbbbbbbbb', '{"seed":"1"}', 1), ('cccccccccccccccccccccccc', '{"seed":"2"}', 1);
        INSERT INTO seats ("table", player, seat) SELECT id, 'aaaaaaaaaaaaaaaaaaaaaaaa', 0 FROM tables;
        INSERT INTO standings ("table", game, public, stage, open, bots, to_act, names, at)
            VALUES ('bbbbbbbbbbbbbbbbbbbbbbbb', 'aztlan', 0, 'over', 0, 0, 0, '[]', 7200)"#;

    #[tokio::test]
    async fn an_old_house_in_which_a_table_has_lost_its_line_is_opened_all_the_same() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("patolli.sqlite");
        let options = connecting_to(&file).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        let mut first = sqlx::migrate!();
        let known = first.iter().filter(|migration| migration.version < 6);
        first.migrations = Cow::Owned(known.cloned().collect());
        first.run(&mut connection).await.unwrap();
        sqlx::raw_sql(OLD).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();

        let store = Store::open(&file).await.unwrap();
        let ids = ["bbbbbbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccccccc"];
        for id in ids {
            let found = store.table(&id.parse().unwrap()).await;
            assert!(matches!(found, Err(StoreError::Damaged { .. })), "{id}");
        }
        store.close().await;
        let mut connection = connecting_to(&file).connect().await.unwrap();
        let seats: Vec<(String, i64, i64)> =
            sqlx::query_as(r#"SELECT "table", over, stirred FROM seats ORDER BY "table""#)
                .fetch_all(&mut connection)
                .await
                .unwrap();
        let kept = [(ids[0].to_owned(), 1, 2), (ids[1].to_owned(), 0, 0)];
        assert_eq!(seats, kept, "no seat is lost");
    }
}
