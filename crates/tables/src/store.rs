//! The store: one database file, one writer, many readers.

mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use game::{Record, Seat};
use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::fingerprint::fingerprints;
use crate::founding::KeptFounding;
use crate::table::Snapshot;
use crate::{
    Chair, Entry, Opinion, Player, PlayerId, RecordId, Relic, Stage, Table, TableId, TokenLabel,
};
pub(crate) use writer::Change;
use writer::{Job, Task, Writer};

/// So many jobs may wait to be written; beyond that the house is busy.
const WAITING_JOBS: usize = 8192;

/// After so many pages (8 MiB) the log is copied into the database: pages that many tables share are copied once for many commits,
/// and no move has to wait for long.
const CHECKPOINT_PAGES: &str = "2048";

/// So many pages (16 MiB) stay at hand for the writer: the places where busy tables put their next entries.
const WRITER_CACHE_PAGES: &str = "4096";

/// The store could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused.
    #[error("the database refused")]
    Database(#[from] sqlx::Error),
    /// The migrations could not be made.
    #[error("the database cannot be brought up to date")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What was read makes no sense.
    #[error("table {table} cannot be read: {reason}")]
    Damaged {
        /// Which table.
        table: TableId,
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

/// A table as the store has it.
pub(crate) enum Kept {
    /// It goes on, or can be looked at.
    Table(Table),
    /// Its rules are not played any more.
    Relic(Relic),
}

/// How a table stands, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The table.
    pub table: TableId,
    /// The name of the game.
    pub game: String,
    /// Whether it is listed for all to see.
    pub public: bool,
    /// Where it is in its life.
    pub stage: String,
    /// How many seats are open.
    pub open: u8,
    /// Who sits there, by seat: a name, a bot, or nobody yet.
    pub names: Vec<Option<String>>,
    /// When something happened last, in seconds since 1970.
    pub at: i64,
    /// Whether it is the turn of the one who asks.
    pub your_turn: bool,
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
}

impl Store {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub(crate) async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(PathBuf::from(file))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let writing = options
            .clone()
            .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
            .pragma("cache_size", WRITER_CACHE_PAGES);
        let mut connection = writing.connect().await?;
        sqlx::migrate!().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let (writer, tasks) = mpsc::channel(WAITING_JOBS);
        tokio::spawn(Writer::new(connection, tasks).run());
        Ok(Self {
            readers,
            writer,
            under_way: Arc::default(),
        })
    }

    /// How many jobs are on their way to the disk now.
    pub(crate) fn under_way(&self) -> usize {
        self.under_way.load(Ordering::Relaxed)
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

    /// Writes what has been asked for and nothing after it; returns when the file is no longer written to.
    pub(crate) async fn close(&self) {
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
        let row = sqlx::query("SELECT value FROM house WHERE name = ?")
            .bind(name)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.get(0))
    }

    /// A person.
    pub(crate) async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreError> {
        let row = sqlx::query("SELECT name, link FROM players WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| Player {
            id: id.clone(),
            name: row.get(0),
            link: row.get(1),
        }))
    }

    /// Whose token has this digest.
    pub(crate) async fn token_owner(&self, digest: &str) -> Result<Option<PlayerId>, StoreError> {
        let row = sqlx::query("SELECT player FROM tokens WHERE digest = ?")
            .bind(digest)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.and_then(|row| row.get::<String, _>(0).parse().ok()))
    }

    /// The tokens of a person, oldest first.
    pub(crate) async fn tokens(&self, player: &PlayerId) -> Result<Vec<TokenLabel>, StoreError> {
        let rows = sqlx::query("SELECT id, label, made FROM tokens WHERE player = ? ORDER BY id")
            .bind(player.as_str())
            .fetch_all(&self.readers)
            .await?;
        let label = |row: &sqlx::sqlite::SqliteRow| TokenLabel {
            id: row.get(0),
            label: row.get(1),
            made: row.get(2),
        };
        Ok(rows.iter().map(label).collect())
    }

    /// A record that somebody brought along.
    pub(crate) async fn record(&self, id: &RecordId) -> Result<Option<Record>, StoreError> {
        let row = sqlx::query("SELECT record FROM records WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.and_then(|row| serde_json::from_str(row.get(0)).ok()))
    }

    /// How many records a person has brought along.
    pub(crate) async fn records_of(&self, player: &PlayerId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT count(*) FROM records WHERE player = ?")
            .bind(player.as_str())
            .fetch_one(&self.readers)
            .await?;
        Ok(row.get(0))
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
        Ok(row.map(|row| row.get::<i64, _>(0).unsigned_abs()))
    }

    /// The keys with which entries of a table were made.
    pub(crate) async fn keys(&self, table: &TableId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(r#"SELECT key FROM entries WHERE "table" = ? AND key IS NOT NULL"#)
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// A table, folded from its last snapshot and the entries since.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        let row = sqlx::query("SELECT founding FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let damaged = |reason: String| StoreError::Damaged {
            table: id.clone(),
            reason,
        };
        let KeptFounding(founding) =
            serde_json::from_str(row.get(0)).map_err(|error| damaged(error.to_string()))?;
        let snapshot = sqlx::query(r#"SELECT what FROM snapshots WHERE "table" = ?"#)
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        if founding.is_outdated() {
            let kept = snapshot.as_ref().map(|row| row.get(0));
            return Ok(Some(Kept::Relic(Relic::new(founding, kept))));
        }
        let mut table = match snapshot {
            Some(row) => {
                let snapshot: Snapshot =
                    serde_json::from_str(row.get(0)).map_err(|error| damaged(error.to_string()))?;
                Table::restored(founding, snapshot)
            }
            None => Table::new(founding),
        }
        .map_err(|refusal| damaged(refusal.to_string()))?;
        for entry in self.entries(id, table.number()).await? {
            if entry.number != table.number() + 1 {
                return Err(damaged(format!(
                    "an entry before {} is missing",
                    entry.number
                )));
            }
            table = table
                .after(&entry)
                .map_err(|refusal| damaged(format!("entry {}: {refusal}", entry.number)))?;
        }
        Ok(Some(Kept::Table(table)))
    }

    /// The entries of a table after this number.
    pub(crate) async fn entries(&self, id: &TableId, after: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query(
            r#"SELECT number, at, what FROM entries WHERE "table" = ? AND number > ? ORDER BY number"#,
        )
        .bind(id.as_str())
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let entry = |row: &sqlx::sqlite::SqliteRow| {
            let what = serde_json::from_str(row.get(2));
            Ok(Entry {
                number: row.get::<i64, _>(0).unsigned_abs(),
                at: row.get(1),
                what: what.map_err(|error| StoreError::Damaged {
                    table: id.clone(),
                    reason: error.to_string(),
                })?,
            })
        };
        rows.iter().map(entry).collect()
    }

    /// What bots thought when they decided, by ply.
    pub(crate) async fn thoughts(&self, id: &TableId) -> Result<Vec<KeptThought>, StoreError> {
        let rows =
            sqlx::query(r#"SELECT ply, seat, what FROM thoughts WHERE "table" = ? ORDER BY ply"#)
                .bind(id.as_str())
                .fetch_all(&self.readers)
                .await?;
        let thought = |row: &sqlx::sqlite::SqliteRow| {
            let seat: Option<u8> = row.get(1);
            Some(KeptThought {
                ply: usize::try_from(row.get::<i64, _>(0)).ok()?,
                seat: seat.map(Seat::try_from).transpose().ok()?,
                why: serde_json::from_str(row.get(2)).ok()?,
            })
        };
        Ok(rows.iter().filter_map(thought).collect())
    }

    /// Public tables that wait for players, the newest first.
    pub(crate) async fn open_tables(&self, most: u32) -> Result<Vec<Standing>, StoreError> {
        self.standings(
            r"SELECT s.*, NULL AS seat FROM standings s
               WHERE stage = 'waiting' AND public = 1 AND open > 0 ORDER BY at DESC LIMIT ?",
            most,
            None,
        )
        .await
    }

    /// Public tables where people play, the latest first.
    pub(crate) async fn running_tables(&self, most: u32) -> Result<Vec<Standing>, StoreError> {
        self.standings(
            r"SELECT s.*, NULL AS seat FROM standings s
               WHERE stage = 'playing' AND public = 1 ORDER BY at DESC LIMIT ?",
            most,
            None,
        )
        .await
    }

    /// The tables of a person: where it is his turn first, then those that go on, then those that are over, the latest first.
    pub(crate) async fn tables_of(
        &self,
        player: &PlayerId,
        most: u32,
    ) -> Result<Vec<Standing>, StoreError> {
        self.standings(
            r#"SELECT s.*, p.seat FROM seats p JOIN standings s ON s."table" = p."table"
               WHERE p.player = ?2 AND s.stage <> 'closed'
               ORDER BY (s.to_act >> p.seat & 1) DESC, s.stage = 'over', s.at DESC LIMIT ?1"#,
            most,
            Some(player),
        )
        .await
    }

    async fn standings(
        &self,
        sql: &'static str,
        most: u32,
        player: Option<&PlayerId>,
    ) -> Result<Vec<Standing>, StoreError> {
        let mut query = sqlx::query(sql).bind(most);
        if let Some(player) = player {
            query = query.bind(player.as_str());
        }
        let rows = query.fetch_all(&self.readers).await?;
        let standing = |row: &sqlx::sqlite::SqliteRow| {
            let to_act: i64 = row.get("to_act");
            let seat: Option<i64> = row.get("seat");
            Some(Standing {
                table: row.get::<String, _>("table").parse().ok()?,
                game: row.get("game"),
                public: row.get("public"),
                stage: row.get("stage"),
                open: row.get("open"),
                names: serde_json::from_str(row.get("names")).ok()?,
                at: row.get("at"),
                your_turn: seat.is_some_and(|seat| to_act >> seat & 1 == 1),
            })
        };
        Ok(rows.iter().filter_map(standing).collect())
    }

    /// Tables where a bot has to act: after a restart they go on.
    pub(crate) async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            r#"SELECT "table" FROM standings WHERE stage = 'playing' AND to_act & bots <> 0"#,
        )
        .fetch_all(&self.readers)
        .await?;
        let id = |row: &sqlx::sqlite::SqliteRow| row.get::<String, _>(0).parse().ok();
        Ok(rows.iter().filter_map(id).collect())
    }

    /// Retires every table whose game was not over when its rules were corrected: lists show it as closed, and whoever asks for it
    /// is told why.
    pub(crate) async fn retire_earlier_rules(&self) -> Result<(), StoreError> {
        let retire = |(game, fingerprint): (&str, &str)| Change::Retire {
            game: game.to_owned(),
            fingerprint: fingerprint.to_owned(),
        };
        self.write(fingerprints().map(retire).collect()).await
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").fetch_one(&self.readers).await?;
        Ok(())
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

/// How a table stands, as the writer keeps it for lists: a row of `standings`.
pub(crate) fn standing_row(table: &Table) -> Value {
    let bots = table
        .seats()
        .filter(|(_, chair)| chair.bot().is_some())
        .map(|(seat, _)| seat);
    let open = table.chairs().iter().filter(|chair| **chair == Chair::Open);
    let names: Vec<Option<String>> = table
        .chairs()
        .iter()
        .map(|chair| match chair {
            Chair::Open => None,
            Chair::Person { name, .. } => Some(name.clone()),
            Chair::Bot { .. } => Some("bot".to_owned()),
        })
        .collect();
    serde_json::json!([
        table.id(),
        table.founding().game,
        u8::from(table.founding().public),
        table.stage().name(),
        open.count(),
        seat_bits(bots),
        seat_bits(table.to_act()),
        serde_json::to_string(&names).expect("names can be written"),
        table.at(),
    ])
}

/// A bit for each seat, as `standings` has them.
fn seat_bits(seats: impl IntoIterator<Item = Seat>) -> u32 {
    seats.into_iter().map(|seat| 1 << seat.index()).sum()
}

impl Stage {
    /// The stage with this name in data.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Waiting, Self::Playing, Self::Over, Self::Closed]
            .into_iter()
            .find(|stage| stage.name() == name)
    }
}
