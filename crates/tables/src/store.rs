//! The store: one database file, one writer, many readers.

mod adoption;
mod chain;
mod changes;
mod check;
mod identity;
mod lists;
mod making;
mod opening;
pub(crate) mod owner;
mod reading;
mod sealing;
mod sweeping;
mod witness;
mod writer;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use game::{Record, Seat};
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions, SqliteRow};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::counters::Counters;
use crate::fingerprint::fingerprints;
use crate::house::now;
use crate::{Opinion, Player, PlayerId, RecordId, Relic, Stage, Table, TableId, TokenLabel};
pub(crate) use chain::Head;
pub(crate) use changes::Change;
pub use check::{Fault, Report, check};
pub(crate) use identity::Deed;
pub use lists::Standing;
pub(crate) use lists::hour;
use lists::{asked_bits, standing_row};
pub(crate) use opening::brought_back;
use opening::{brought_up_to_date, checkpoint, connecting_to, heard, lost, lost_log, reading_from};
pub(crate) use witness::begin as begin_witness;
use writer::{Job, Task, Trouble, Writer};

/// So many jobs may wait to be written; beyond that the house is busy.
const WAITING_JOBS: usize = 8192;

/// After so many pages (8 MiB) the log is copied into the database: pages that many tables share are copied once for many commits,
/// and no move has to wait for long.
const CHECKPOINT_PAGES: &str = "2048";

/// So many pages (16 MiB) stay at hand for the writer: the places where busy tables put their next entries.
const WRITER_CACHE_PAGES: &str = "4096";

/// The seconds of a day: that something was looked at is noted once in each.
pub(crate) const DAY: i64 = 24 * 60 * 60;

/// So many read at the same time.
const READERS: u32 = 4;

/// Whoever reads when the house closes has so much time.
const LAST_READS: Duration = Duration::from_secs(5);

/// The store could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused.
    #[error("the database refused")]
    Database(#[source] sqlx::Error),
    /// A commit failed that was others' too.
    #[error("the database refused")]
    Commit(#[source] Arc<sqlx::Error>),
    /// The migrations could not be made.
    #[error("the database cannot be brought up to date")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// There is no room on the disk.
    #[error("the disk is full")]
    Full,
    /// There was a house here, and its database is gone.
    #[error("there was a house here, but its database is missing, empty or without its tables")]
    Gone,
    /// The notes of what was committed cannot be used.
    #[error("the notes of what was committed, patolli.witness, cannot be used")]
    Witness(#[source] std::io::Error),
    /// What was read of a table makes no sense.
    #[error("table {table} cannot be read: {reason}")]
    Damaged {
        /// Which table.
        table: TableId,
        /// Why.
        reason: String,
    },
    /// What was read of something else makes no sense.
    #[error("{what} cannot be read: {reason}")]
    Unreadable {
        /// What.
        what: String,
        /// Why.
        reason: String,
    },
    /// Too much waits to be written.
    #[error("too much waits to be written")]
    Busy,
    /// The writer has ended.
    #[error("the house is closing")]
    Closing,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if is_full(&error) {
            Self::Full
        } else if is_damage(&error) {
            unreadable("the database", error.to_string())
        } else {
            Self::Database(error)
        }
    }
}

/// Whether what was read is not what a house writes: a damaged file, or a value of another kind.
fn is_damage(error: &sqlx::Error) -> bool {
    /// `SQLITE_CORRUPT` and `SQLITE_NOTADB`, in the lowest byte of a code.
    const DAMAGED: [u32; 2] = [11, 26];
    match error {
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => true,
        sqlx::Error::Database(error) => {
            let code = error.code().and_then(|code| code.parse::<u32>().ok());
            code.is_some_and(|code| DAMAGED.contains(&(code & 0xff)))
        }
        _ => false,
    }
}

/// `SQLITE_FULL`, and `SQLITE_IOERR_SHMSIZE`, which a full disk gives where the index of the log must grow.
const FULL: [&str; 2] = ["13", "4874"];

/// Whether the database says that there is no room on the disk.
fn is_full(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| FULL.contains(&code.as_ref()))
}

/// A table as the store has it.
pub(crate) enum Kept {
    /// It goes on, or can be looked at.
    Table(Table),
    /// Its rules are not played any more.
    Relic(Relic),
}

/// What a bot thought when it took a decision.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct KeptThought {
    /// Of which ply.
    pub(crate) ply: usize,
    /// Whose decision it was, if that is written: it was not always.
    pub(crate) seat: Option<Seat>,
    pub(crate) why: Opinion,
}

/// The way to the database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<Task>,
    under_way: Arc<AtomicUsize>,
    trouble: Trouble,
    /// Tables of which something was lost, and the numbers of the last entries that they had.
    lost: Arc<HashMap<TableId, u64>>,
    counters: Counters,
}

impl Store {
    /// Opens the file, makes it if no house was ever there, and brings it up to date. If its witness knows of commits that it has
    /// lost, that is told, and the tables that they wrote to are damaged.
    pub(crate) async fn open(file: &Path) -> Result<Self, StoreError> {
        let folder = file.parent().unwrap_or(file);
        owner::hand_over_all(folder);
        let testimony = witness::testimony(file).map_err(StoreError::Witness)?;
        making::found(file, testimony.is_some()).await?;
        // Whoever takes the file away while the house is open shall not be given an empty one.
        let writing = connecting_to(file)
            .create_if_missing(false)
            .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
            .pragma("cache_size", WRITER_CACHE_PAGES);
        let mut connection = writing.connect().await?;
        let known = testimony.as_ref().map_or(0, |said| said.commits);
        let commits = brought_up_to_date(&mut connection, known).await?;
        if commits > 0 && testimony.is_none() {
            tracing::warn!(
                "patolli.witness is missing: whether all is there that was ever committed cannot be told"
            );
        }
        let (commits, witness) = heard(file, &mut connection, commits, testimony).await?;
        // Should the house be killed and its log be lost, the main file has at least its layout and all that was there before.
        if !checkpoint(&mut connection, "PRAGMA wal_checkpoint(TRUNCATE)").await? {
            tracing::warn!(
                "somebody reads from the database: a part of it stays in its write-ahead log"
            );
        }
        let lost = lost(&mut connection).await?;
        for (table, number) in &lost {
            tracing::error!(%table, number, "entries of a table were lost; it cannot be read");
        }
        owner::hand_over_all(folder);
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(reading_from(file))
            .await?;
        let (writer, tasks) = mpsc::channel(WAITING_JOBS);
        let trouble = Trouble::default();
        let counters = Counters::default();
        tokio::spawn(
            Writer::new(
                writing,
                connection,
                (commits, witness),
                tasks,
                trouble.clone(),
                counters.clone(),
            )
            .run(),
        );
        Ok(Self {
            readers,
            writer,
            under_way: Arc::default(),
            trouble,
            lost: Arc::new(lost),
            counters,
        })
    }

    /// An error if something that was committed of this table was lost.
    fn witnessed(&self, id: &TableId) -> Result<(), StoreError> {
        match self.lost.get(id) {
            None => Ok(()),
            Some(number) => Err(reading::damaged(id, lost_log(*number))),
        }
    }

    /// How many jobs are on their way to the disk now.
    pub(crate) fn under_way(&self) -> usize {
        self.under_way.load(Ordering::Relaxed)
    }

    /// What was counted since the store was opened.
    pub(crate) fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Makes the changes, all or none, and returns when they are on disk.
    pub(crate) async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let (job, done) = Job::new(changes);
        let sent = self.writer.try_send(Task::Write(job));
        sent.map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy,
            mpsc::error::TrySendError::Closed(_) => StoreError::Closing,
        })?;
        let _under_way = UnderWay::new(&self.under_way);
        done.await.map_err(|_| StoreError::Closing)?
    }

    /// Makes a change that nobody waits for; it may be dropped in a house that is busy.
    pub(crate) fn write_unwatched(&self, change: Change) {
        let (job, _) = Job::new(vec![change]);
        if self.writer.try_send(Task::Write(job)).is_err() {
            tracing::debug!("a change of little importance was dropped");
        }
    }

    /// Writes what has been asked for and nothing after it; returns when the file is no longer written to and holds everything:
    /// no write-ahead log is left beside it.
    pub(crate) async fn close(&self) {
        // A reader keeps the log from being put away whole.
        if tokio::time::timeout(LAST_READS, self.readers.close())
            .await
            .is_err()
        {
            tracing::warn!("somebody still reads from the database that is being closed");
        }
        let (done, ended) = oneshot::channel();
        if self.writer.send(Task::Close(done)).await.is_ok() {
            // An error means that the writer has ended without an answer: all the same to us.
            let _ = ended.await;
        }
    }

    /// A secret of the house, made the first time it is asked for.
    pub(crate) async fn secret(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        let mut fresh = vec![0; 32];
        getrandom::fill(&mut fresh).expect("the system gives random bytes");
        self.write(vec![Change::Secret {
            name: name.to_owned(),
            value: fresh,
        }])
        .await?;
        let row = sqlx::query("SELECT value, digest FROM house WHERE name = ?")
            .bind(name)
            .fetch_one(&self.readers)
            .await?;
        let (value, digest): (Vec<u8>, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
        if Head::of_note(name, &value) != *digest {
            tracing::error!(name, "a key of the house is not as it was written");
        }
        Ok(value)
    }

    /// A person.
    pub(crate) async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreError> {
        let row = sqlx::query(
            "SELECT name, link, muted, banned FROM players WHERE id = ? AND leaving = 0",
        )
        .bind(id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        let player = |row: SqliteRow| {
            Ok(Player {
                id: id.clone(),
                name: row.try_get(0)?,
                link: row.try_get(1)?,
                muted: row.try_get(2)?,
                banned: row.try_get(3)?,
            })
        };
        row.map(player).transpose()
    }

    /// Whose token has this digest.
    pub(crate) async fn token_owner(&self, digest: &str) -> Result<Option<PlayerId>, StoreError> {
        let row = sqlx::query("SELECT player FROM tokens WHERE digest = ?")
            .bind(digest)
            .fetch_optional(&self.readers)
            .await?;
        let owner = |row: SqliteRow| -> Result<_, StoreError> {
            let owner: String = row.try_get(0)?;
            let read = owner.parse();
            read.map_err(|_| unreadable("the owner of a token", "this is nobody's id"))
        };
        row.map(owner).transpose()
    }

    /// The tokens of a person, oldest first.
    pub(crate) async fn tokens(&self, player: &PlayerId) -> Result<Vec<TokenLabel>, StoreError> {
        let rows = sqlx::query("SELECT id, label, made FROM tokens WHERE player = ? ORDER BY id")
            .bind(player.as_str())
            .fetch_all(&self.readers)
            .await?;
        let label = |row: &SqliteRow| {
            Ok(TokenLabel {
                id: row.try_get(0)?,
                label: row.try_get(1)?,
                made: row.try_get(2)?,
            })
        };
        rows.iter().map(label).collect()
    }

    /// A record that somebody brought along.
    pub(crate) async fn record(&self, id: &RecordId) -> Result<Option<Record>, StoreError> {
        let row = sqlx::query("SELECT record, digest, seen FROM records WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let (at, seen): (i64, i64) = (now(), row.try_get(2)?);
        if at - seen > DAY {
            self.write_unwatched(Change::RecordSeen { id: id.clone(), at });
        }
        let record = kept_record(&row);
        record
            .map(Some)
            .map_err(|reason| unreadable(format!("record {id}"), reason))
    }

    /// How many records a person has brought along.
    pub(crate) async fn records_of(&self, player: &PlayerId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT count(*) FROM records WHERE player = ?")
            .bind(player.as_str())
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// What bots thought when they decided, by ply.
    pub(crate) async fn thoughts(&self, id: &TableId) -> Result<Vec<KeptThought>, StoreError> {
        let rows =
            sqlx::query(r#"SELECT ply, seat, what FROM thoughts WHERE "table" = ? ORDER BY ply"#)
                .bind(id.as_str())
                .fetch_all(&self.readers)
                .await
                .map_err(|error| reading::at_table(id, error.into()))?;
        let thought = |row: &SqliteRow| {
            kept_thought(row).map_err(|reason| StoreError::Damaged {
                table: id.clone(),
                reason: format!("what a bot thought: {reason}"),
            })
        };
        rows.iter().map(thought).collect()
    }

    /// Tables where a bot has to act, those first that have waited longest: after a restart they go on.
    pub(crate) async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            r#"SELECT "table" FROM standings
               WHERE stage = 'playing' AND to_act & bots <> 0 ORDER BY at"#,
        )
        .fetch_all(&self.readers)
        .await?;
        let id = |row: &SqliteRow| {
            let id: String = row.try_get(0)?;
            let read = id.parse();
            read.map_err(|_| {
                unreadable(
                    format!("the list of tables at {id:?}"),
                    "this is no table's id",
                )
            })
        };
        // One that cannot be read keeps no other from going on.
        let read = rows.iter().map(id).filter_map(|id| {
            id.inspect_err(|error: &StoreError| tracing::error!(%error, "a table cannot go on"))
                .ok()
        });
        Ok(read.collect())
    }

    /// Retires every table whose game was not over when its rules were corrected: lists show it as closed, and whoever asks for it
    /// is told why. Tables are looked through once for each correction.
    pub(crate) async fn retire_earlier_rules(&self) -> Result<(), StoreError> {
        let mut changes = Vec::new();
        for (game, fingerprint) in fingerprints() {
            let name = format!("rules:{game}");
            let known: Option<Vec<u8>> =
                sqlx::query_scalar("SELECT value FROM house WHERE name = ?")
                    .bind(&name)
                    .fetch_optional(&self.readers)
                    .await?;
            if known.as_deref() == Some(fingerprint.as_bytes()) {
                continue;
            }
            changes.push(Change::Retire {
                game: game.to_owned(),
                fingerprint: fingerprint.to_owned(),
            });
            changes.push(Change::Note {
                name,
                value: fingerprint.as_bytes().to_vec(),
            });
        }
        if changes.is_empty() {
            return Ok(());
        }
        changes.push(Change::Retired);
        self.write(changes).await
    }

    /// Since when commits fail, if the last one has failed.
    pub(crate) fn trouble_since(&self) -> Option<i64> {
        self.trouble.since()
    }

    /// Whether the database can be read and written to: it does both.
    pub(crate) async fn ping(&self, now: i64) -> Result<(), StoreError> {
        self.write(vec![Change::Pulse { at: now }]).await?;
        sqlx::query("SELECT 1").fetch_one(&self.readers).await?;
        Ok(())
    }
}

/// A record and its digest.
fn kept_record(row: &SqliteRow) -> Result<Record, String> {
    let text: &str = row.try_get(0).map_err(told)?;
    let digest: &[u8] = row.try_get(1).map_err(told)?;
    if Head::of_text(text) != *digest {
        return Err("it is not as it was written".to_owned());
    }
    serde_json::from_str(text).map_err(told)
}

fn kept_thought(row: &SqliteRow) -> Result<KeptThought, String> {
    let ply: i64 = row.try_get(0).map_err(told)?;
    let seat: Option<u8> = row.try_get(1).map_err(told)?;
    Ok(KeptThought {
        ply: usize::try_from(ply).map_err(told)?,
        seat: seat.map(Seat::try_from).transpose().map_err(told)?,
        why: Opinion::unpacked(row.try_get(2).map_err(told)?)?,
    })
}

#[expect(clippy::needless_pass_by_value, reason = "errors are mapped by it")]
fn told(error: impl ToString) -> String {
    error.to_string()
}

fn unreadable(what: impl Into<String>, reason: impl Into<String>) -> StoreError {
    StoreError::Unreadable {
        what: what.into(),
        reason: reason.into(),
    }
}

/// A job that somebody waits for: counted for as long as he does.
struct UnderWay<'a>(&'a AtomicUsize);

impl<'a> UnderWay<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Stage {
    /// The stage with this name in data.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Waiting, Self::Playing, Self::Over, Self::Closed]
            .into_iter()
            .find(|stage| stage.name() == name)
    }
}
