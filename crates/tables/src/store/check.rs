//! Looking through a whole house for damage.

use std::fmt;
use std::path::Path;

use sqlx::sqlite::SqliteRow;
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};

use super::chain::Head;
use super::lists::standing_row;
use super::opening::{commits, connecting_to, lost, lost_log, lost_since, must_hold_a_house};
use super::witness::Testimony;
use super::{Kept, StoreError, kept_record, kept_thought, reading, told, witness};
use crate::house::DATABASE;
use crate::{OpenError, Table, TableId};

/// So many tables are asked for at a time.
const PAGE: i64 = 500;

/// So many records, which may be large, are read at a time.
const RECORDS: i64 = 16;

/// What was found in a house.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many tables it keeps.
    pub tables: u64,
    /// How many entries its tables have that could be read.
    pub entries: u64,
    /// How many records it keeps that people brought along.
    pub records: u64,
    /// All that is damaged or missing; nothing if the house is sound.
    pub faults: Vec<Fault>,
}

/// Something that is damaged or missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The table, if it is that of one.
    pub table: Option<TableId>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.table {
            Some(table) => write!(f, "table {table}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl Report {
    /// Whether nothing is damaged or missing.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    fn find(&mut self, what: impl Into<String>) {
        self.faults.push(Fault {
            table: None,
            what: what.into(),
        });
    }

    fn find_at(&mut self, table: &TableId, what: impl Into<String>) {
        self.faults.push(Fault {
            table: Some(table.clone()),
            what: what.into(),
        });
    }

    /// Notes a part of the examination that could not be made.
    fn note(&mut self, what: &str, done: Result<(), sqlx::Error>) {
        if let Err(error) = done {
            self.find(format!("{what} cannot be read: {error}"));
        }
    }
}

/// Looks through all that the house in this folder keeps. Nothing is changed, and the house may be open meanwhile, in this or
/// another process: every table is looked at as it stands at one moment.
///
/// Examined are the structure of the database, the chain of digests of each table, its snapshot and its line in the lists, what
/// bots thought, the records that people brought along, the keys of the house, and whether all is there that was ever committed.
/// What people are called has no digest.
///
/// # Errors
///
/// If there is no database in the folder or it cannot be opened.
pub async fn check(folder: &Path) -> Result<Report, OpenError> {
    let file = folder.join(DATABASE);
    let refused = |source| OpenError::of(&file, source);
    let testimony =
        witness::testimony(&file).map_err(|error| refused(StoreError::Witness(error)))?;
    must_hold_a_house(&file).await.map_err(refused)?;
    let options = connecting_to(&file).read_only(true);
    let connected = options.connect().await;
    let mut connection = connected.map_err(|error| refused(error.into()))?;
    let mut report = Report::default();
    structure(&mut connection, &mut report).await;
    let layout = layout(&mut connection, &mut report).await;
    report.note("the list of migrations", layout);
    let losses = losses(&mut connection, testimony, &mut report).await;
    report.note("the count of commits", losses);
    let keys = keys(&mut connection, &mut report).await;
    report.note("the keys of the house", keys);
    let tables = tables(&mut connection, &mut report).await;
    report.note("the list of tables", tables);
    let records = records(&mut connection, &mut report).await;
    report.note("the records that people brought along", records);
    Ok(report)
}

/// Whether the migrations that the database says were made are those that there are.
async fn layout(connection: &mut SqliteConnection, report: &mut Report) -> Result<(), sqlx::Error> {
    let rows = sqlx::query("SELECT version, checksum, success FROM _sqlx_migrations")
        .fetch_all(connection)
        .await?;
    let migrations = sqlx::migrate!();
    for row in rows {
        let version: i64 = row.try_get(0)?;
        let (checksum, success): (&[u8], bool) = (row.try_get(1)?, row.try_get(2)?);
        let known = migrations
            .iter()
            .find(|migration| migration.version == version);
        if !success || known.is_none_or(|known| *known.checksum != *checksum) {
            report.find(format!("migration {version} is not as it was made"));
        }
    }
    Ok(())
}

async fn structure(connection: &mut SqliteConnection, report: &mut Report) {
    let found: Result<Vec<String>, _> = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_all(&mut *connection)
        .await;
    match found {
        Ok(lines) => {
            for line in lines.iter().filter(|line| *line != "ok") {
                report.find(format!("the database is damaged: {line}"));
            }
        }
        Err(error) => report.find(format!("the database is damaged: {error}")),
    }
    let orphans = sqlx::query("PRAGMA foreign_key_check")
        .fetch_all(connection)
        .await;
    match orphans {
        Ok(rows) if rows.is_empty() => {}
        Ok(rows) => {
            let parent: String = rows[0].try_get(2).unwrap_or_default();
            report.find(format!(
                "{} lines refer to lines of {parent} that are missing",
                rows.len()
            ));
        }
        Err(error) => report.find(format!("the database is damaged: {error}")),
    }
}

async fn losses(
    connection: &mut SqliteConnection,
    testimony: Option<Testimony>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let known: i64 = sqlx::query_scalar("SELECT coalesce(sum(commits), 0) FROM losses")
        .fetch_one(&mut *connection)
        .await?;
    let mut behind = known.unsigned_abs();
    let mut tables: Vec<(TableId, u64)> = lost(connection).await?.into_iter().collect();
    if let Some(testimony) = testimony {
        behind += unheard(connection, &testimony, &mut tables, report).await?;
    } else {
        report.find(
            "patolli.witness is missing: whether all is there that was committed cannot be told",
        );
    }
    if behind > 0 {
        report.find(format!(
            "{behind} commits were lost with the end of the write-ahead log: the database is older than it was"
        ));
    }
    tables.sort();
    for (id, number) in tables {
        report.find_at(&id, lost_log(number));
    }
    Ok(())
}

/// How many commits the witness knows of that the database has lost and does not know of itself, and the tables with them.
async fn unheard(
    connection: &mut SqliteConnection,
    testimony: &Testimony,
    tables: &mut Vec<(TableId, u64)>,
    report: &mut Report,
) -> Result<u64, sqlx::Error> {
    if testimony.unreadable > 0 {
        report.find(format!(
            "patolli.witness is damaged: {} of its lines cannot be read",
            testimony.unreadable
        ));
    }
    let commits = commits(connection).await?;
    tables.extend(lost_since(connection, commits, testimony).await?);
    Ok(testimony.commits.saturating_sub(commits))
}

/// What the house keeps under a name: the keys of links and deals, and the like.
async fn keys(connection: &mut SqliteConnection, report: &mut Report) -> Result<(), sqlx::Error> {
    let rows = sqlx::query("SELECT name, value, digest FROM house")
        .fetch_all(connection)
        .await?;
    for row in rows {
        let (name, value): (&str, &[u8]) = (row.try_get(0)?, row.try_get(1)?);
        let digest: &[u8] = row.try_get(2)?;
        if Head::of_note(name, value) != *digest {
            report.find(format!(
                "what the house keeps as {name:?} is not as it was written"
            ));
        }
    }
    Ok(())
}

async fn tables(connection: &mut SqliteConnection, report: &mut Report) -> Result<(), sqlx::Error> {
    let mut last = String::new();
    loop {
        let ids: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")
                .bind(&last)
                .bind(PAGE)
                .fetch_all(&mut *connection)
                .await?;
        let Some(end) = ids.last() else {
            return Ok(());
        };
        last.clone_from(end);
        for id in &ids {
            report.tables += 1;
            match id.parse() {
                Ok(id) => table(connection, &id, report).await,
                Err(_) => report.find(format!("{id:?} is no table's id")),
            }
        }
    }
}

async fn table(connection: &mut SqliteConnection, id: &TableId, report: &mut Report) {
    let read = match reading::read_table(connection, id).await {
        Ok(Some(read)) => read,
        // It was there a moment ago; an open house may have put it away.
        Ok(None) => return,
        Err(StoreError::Damaged { reason, .. }) => return report.find_at(id, reason),
        Err(error) => return report.find_at(id, format!("{error}: {}", source_of(&error))),
    };
    report.entries += read.entries;
    if let Kept::Table(table) = read.kept {
        match listed(connection, &table).await {
            Ok(None) => {}
            Ok(Some(what)) => report.find_at(id, what),
            Err(error) => report.find_at(id, format!("it cannot be listed: {error}")),
        }
    }
    match thoughts(connection, id).await {
        Ok(None) => {}
        Ok(Some(what)) => report.find_at(id, what),
        Err(error) => report.find_at(id, format!("what bots thought cannot be read: {error}")),
    }
}

fn source_of(error: &dyn std::error::Error) -> String {
    error.source().map(ToString::to_string).unwrap_or_default()
}

/// What is wrong in the lists where this table stands.
async fn listed(
    connection: &mut SqliteConnection,
    table: &Table,
) -> Result<Option<String>, sqlx::Error> {
    let row = sqlx::query(
        r#"SELECT json_array("table", game, public, stage, open, bots, to_act, names, at, number,
                  lower(hex(head)), people) FROM standings WHERE "table" = ?"#,
    )
    .bind(table.id().as_str())
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let found: String = row.try_get(0)?;
    let number = table.number().to_string();
    let mut known = standing_row(table);
    if let Some(columns) = known.as_array_mut() {
        // Somebody may have looked since.
        columns.pop();
    }
    let found: serde_json::Value = serde_json::from_str(&found).unwrap_or_default();
    // An open house may have added to the table meanwhile.
    if found.get(9).map(ToString::to_string) == Some(number) && found != known {
        return Ok(Some(
            "its line in the list of tables is not as it should be".to_owned(),
        ));
    }
    let seats: Vec<(String, u8)> =
        sqlx::query_as(r#"SELECT player, seat FROM seats WHERE "table" = ? ORDER BY seat"#)
            .bind(table.id().as_str())
            .fetch_all(&mut *connection)
            .await?;
    // Somebody who is being forgotten may be in the list still, or not any more.
    let is_forgotten = |seat: u8| {
        let mut chairs = table.seats();
        chairs.any(|(other, chair)| u8::from(other) == seat && chair.is_forgotten())
    };
    let seated = seats.iter().filter(|(_, seat)| !is_forgotten(*seat));
    let seated = seated.map(|(player, seat)| (player.as_str(), *seat));
    let people = table.seats().filter(|(_, chair)| !chair.is_forgotten());
    let people =
        people.filter_map(|(seat, chair)| Some((chair.person()?.as_str(), u8::from(seat))));
    let same = seated.eq(people);
    Ok((!same).then(|| "the list of who sits there is not as it should be".to_owned()))
}

/// What is wrong with what bots thought at a table.
async fn thoughts(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<String>, sqlx::Error> {
    let rows = sqlx::query(r#"SELECT ply, seat, what FROM thoughts WHERE "table" = ?"#)
        .bind(id.as_str())
        .fetch_all(connection)
        .await?;
    let bad = rows.iter().find_map(|row| kept_thought(row).err());
    Ok(bad.map(|reason| format!("what a bot thought cannot be read: {reason}")))
}

async fn records(
    connection: &mut SqliteConnection,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let mut last = String::new();
    loop {
        let rows =
            sqlx::query("SELECT record, digest, id FROM records WHERE id > ? ORDER BY id LIMIT ?")
                .bind(&last)
                .bind(RECORDS)
                .fetch_all(&mut *connection)
                .await?;
        let Some(end) = rows.last() else {
            return Ok(());
        };
        last = end.try_get(2)?;
        for row in &rows {
            report.records += 1;
            if let Err(reason) = kept_record(row) {
                report.find(format!("record {}: {reason}", record_id(row)));
            }
        }
    }
}

fn record_id(row: &SqliteRow) -> String {
    row.try_get(2).unwrap_or_else(told)
}
