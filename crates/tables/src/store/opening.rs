//! Opening a database: whether it holds a house, and all that was ever committed to it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::StoreError;
use super::witness::{self, Testimony, Witness};
use crate::TableId;

/// How the database is connected to.
pub(super) fn connecting_to(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(PathBuf::from(file))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}

/// An error if there is no database in the file or nothing in it. An empty file is not even opened: the database would throw
/// the log away.
pub(super) async fn must_hold_a_house(file: &Path) -> Result<(), StoreError> {
    if std::fs::metadata(file).map_or(0, |data| data.len()) == 0 {
        return Err(StoreError::Gone);
    }
    let options = connecting_to(file).read_only(true);
    let mut connection = options.connect().await?;
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

/// How many commits the database has seen.
pub(super) async fn commits(connection: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
    let commits: i64 = sqlx::query_scalar("SELECT commits FROM ledger")
        .fetch_one(connection)
        .await?;
    Ok(commits.unsigned_abs())
}

/// What the witness says of a database with so many commits: the witness, open for more, and the tables of which something was
/// lost.
pub(super) async fn heard(
    file: &Path,
    connection: &mut SqliteConnection,
    commits: u64,
    testimony: Option<Testimony>,
) -> Result<(Witness, HashMap<TableId, u64>), StoreError> {
    let testimony = testimony.unwrap_or_default();
    if testimony.unreadable > 0 {
        tracing::warn!(
            lines = testimony.unreadable,
            "the notes of what was committed, patolli.witness, are damaged"
        );
    }
    let (mut lost, mut losses) = (testimony.lost.clone(), testimony.losses.clone());
    let fresh = lost_since(connection, commits, &testimony).await?;
    if let Some(behind) = testimony
        .commits
        .checked_sub(commits)
        .filter(|behind| *behind > 0)
    {
        tracing::error!(
            commits = behind,
            "commits were lost: the database is older than it was"
        );
        losses.push_str(&witness::loss_line(behind, &fresh));
        lost.extend(fresh);
    }
    for (table, number) in &lost {
        tracing::error!(%table, number, "entries of a table were lost; it cannot be read");
    }
    let anew = testimony.commits > commits || testimony.unreadable > 0;
    let witness = Witness::open(file, commits, losses, anew).map_err(StoreError::Witness)?;
    Ok((witness, lost))
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
