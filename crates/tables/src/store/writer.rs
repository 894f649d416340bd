//! The one writer: what waits is written together, so that tables share the price of a commit.

use game::Seat;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{StoreError, seat_bits, standing_row};
use crate::founding::KeptFounding;
use crate::{Entry, Founding, Opinion, Player, PlayerId, RecordId, Table, TableId};

/// At most so many jobs share a commit.
const BATCH: usize = 1024;

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A secret of the house, unless it has one.
    Secret { name: String, value: Vec<u8> },
    /// A new person.
    Player { player: Player, at: i64 },
    /// A person has another name.
    Name { player: PlayerId, name: String },
    /// A person's link ends and the next is in force.
    NextLink { player: PlayerId },
    /// A token of a person.
    Token {
        digest: String,
        player: PlayerId,
        label: String,
        at: i64,
    },
    /// A token is worth nothing any more.
    NoToken { id: i64, player: PlayerId },
    /// A table is made.
    Table(Founding),
    /// Something happened at a table.
    Entry {
        table: TableId,
        entry: Entry,
        key: Option<String>,
    },
    /// How a table stands after its entries: a row of `standings`.
    Standing(Value),
    /// Whose turn it is after its entries, where nothing else of the row has changed: its id, `to_act` and `at`.
    Turn(Value),
    /// A table as it stands, so that older entries need not be read again.
    Snapshot {
        table: TableId,
        number: u64,
        what: String,
    },
    /// What a bot thought when it took the decision of this ply.
    Thought {
        table: TableId,
        ply: usize,
        seat: Seat,
        what: String,
    },
    /// The decisions after so many plies were taken back: what bots thought of them is forgotten.
    NoThoughts { table: TableId, after: usize },
    /// A person has a seat at a table.
    Seat {
        table: TableId,
        player: PlayerId,
        seat: u8,
    },
    /// A person has no seat at a table any more.
    NoSeat { table: TableId, player: PlayerId },
    /// The tables of this game that are not over and were founded under other rules than these are retired.
    Retire { game: String, fingerprint: String },
    /// A record that somebody brought along.
    Record {
        id: RecordId,
        player: PlayerId,
        record: String,
        at: i64,
    },
}

impl Change {
    /// How the table stands.
    pub(crate) fn standing(table: &Table) -> Self {
        Self::Standing(standing_row(table))
    }

    /// What the bot of a seat thought when it took the last decision at the table.
    pub(crate) fn thought(table: &Table, seat: Seat, why: &Opinion) -> Self {
        Self::Thought {
            table: table.id().clone(),
            ply: table.game().ply(),
            seat,
            what: serde_json::to_string(why).expect("an opinion can be written"),
        }
    }

    /// What bots thought of decisions that were taken back at the table is forgotten.
    pub(crate) fn no_thoughts(table: &Table) -> Self {
        Self::NoThoughts {
            table: table.id().clone(),
            after: table.game().ply(),
        }
    }

    /// Whose turn it is at the table, which stands as it stood otherwise.
    pub(crate) fn turn(table: &Table) -> Self {
        Self::Turn(json!([table.id(), seat_bits(table.to_act()), table.at()]))
    }
}

/// Changes that are made all or none, and whom to tell.
#[derive(Debug)]
pub(super) struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// What the writer is asked.
#[derive(Debug)]
pub(super) enum Task {
    Write(Job),
    /// To take no more, finish what it has taken, and say so.
    Close(oneshot::Sender<()>),
}

impl Job {
    pub(super) fn new(changes: Vec<Change>) -> (Self, oneshot::Receiver<Result<(), StoreError>>) {
        let (done, receiver) = oneshot::channel();
        (Self { changes, done }, receiver)
    }
}

/// The task that writes.
#[derive(Debug)]
pub(super) struct Writer {
    connection: SqliteConnection,
    tasks: mpsc::Receiver<Task>,
}

impl Writer {
    pub(super) fn new(connection: SqliteConnection, tasks: mpsc::Receiver<Task>) -> Self {
        Self { connection, tasks }
    }

    /// Writes until it is closed or nobody can ask any more, and nothing is left to write.
    pub(super) async fn run(mut self) {
        let mut tasks = Vec::with_capacity(BATCH);
        let mut batch = Vec::with_capacity(BATCH);
        let mut closers = Vec::new();
        while self.tasks.recv_many(&mut tasks, BATCH).await > 0 {
            for task in tasks.drain(..) {
                match task {
                    Task::Write(job) => batch.push(job),
                    Task::Close(done) => closers.push(done),
                }
            }
            if !closers.is_empty() {
                self.tasks.close();
            }
            if !batch.is_empty() {
                self.write_batch(&mut batch).await;
            }
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database was not closed well");
        }
        for done in closers {
            // Whoever asked may not have waited for it.
            let _ = done.send(());
        }
    }

    /// Writes all jobs in one commit. If that fails, each is tried by itself, so that one bad job does not spoil the rest.
    async fn write_batch(&mut self, batch: &mut Vec<Job>) {
        let together = batch.iter().flat_map(|job| &job.changes);
        match commit(&mut self.connection, together).await {
            Ok(()) => {
                for job in batch.drain(..) {
                    // Whoever asked may have gone away; the work is done all the same.
                    let _ = job.done.send(Ok(()));
                }
            }
            Err(error) => {
                tracing::warn!(%error, jobs = batch.len(), "a commit failed; each job is tried alone");
                for job in batch.drain(..) {
                    let outcome = commit(&mut self.connection, job.changes.iter()).await;
                    if let Err(error) = &outcome {
                        tracing::error!(%error, "a job could not be written");
                    }
                    let _ = job.done.send(outcome.map_err(StoreError::from));
                }
            }
        }
    }
}

async fn commit<'a>(
    connection: &mut SqliteConnection,
    changes: impl Iterator<Item = &'a Change>,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut rows = Rows::default();
    for change in changes {
        if !rows.take(change) {
            // What came before is written first: a table before its entries.
            rows.flush(&mut transaction).await?;
            write(&mut transaction, change).await?;
        }
    }
    rows.flush(&mut transaction).await?;
    transaction.commit().await
}

/// Rows of the two busy tables, gathered so that many cost one statement. A table has one job at a time, so none is in two lists.
#[derive(Default)]
struct Rows {
    entries: Vec<Value>,
    standings: Vec<Value>,
    turns: Vec<Value>,
}

impl Rows {
    /// Gathers the change if it is of those that are gathered.
    fn take(&mut self, change: &Change) -> bool {
        match change {
            Change::Entry { table, entry, key } => {
                let what = serde_json::to_string(&entry.what).expect("an entry can be written");
                self.entries
                    .push(json!([table, entry.number, entry.at, key, what]));
                true
            }
            Change::Standing(row) => {
                self.standings.push(row.clone());
                true
            }
            Change::Turn(row) => {
                self.turns.push(row.clone());
                true
            }
            _ => false,
        }
    }

    async fn flush(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if !self.entries.is_empty() {
            let rows = Value::Array(std::mem::take(&mut self.entries)).to_string();
            sqlx::query(
                r#"INSERT INTO entries ("table", number, at, key, what)
                   SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
                   FROM json_each(?)"#,
            )
            .bind(rows)
            .execute(&mut *connection)
            .await?;
        }
        if !self.standings.is_empty() {
            let rows = Value::Array(std::mem::take(&mut self.standings)).to_string();
            sqlx::query(
                r#"INSERT OR REPLACE INTO standings
                     ("table", game, public, stage, open, bots, to_act, names, at)
                   SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
                          value ->> 5, value ->> 6, value ->> 7, value ->> 8
                   FROM json_each(?)"#,
            )
            .bind(rows)
            .execute(&mut *connection)
            .await?;
        }
        if !self.turns.is_empty() {
            let rows = Value::Array(std::mem::take(&mut self.turns)).to_string();
            sqlx::query(
                r#"UPDATE standings SET to_act = turn.value ->> 1, at = turn.value ->> 2
                   FROM json_each(?) AS turn WHERE standings."table" = turn.value ->> 0"#,
            )
            .bind(rows)
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}

fn kept(founding: &Founding) -> String {
    let kept = KeptFounding(founding.clone());
    serde_json::to_string(&kept).expect("a founding can be written")
}

/// Writes one change of the rarer kinds.
async fn write(connection: &mut SqliteConnection, change: &Change) -> Result<(), sqlx::Error> {
    if let Some(query) = of_people(change).or_else(|| of_tables(change)) {
        query.execute(connection).await?;
    }
    Ok(())
}

type Query<'a> = sqlx::query::Query<'a, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// What is to be done for a change of who people are and what they brought along.
fn of_people(change: &Change) -> Option<Query<'_>> {
    Some(match change {
        Change::Secret { name, value } => {
            sqlx::query("INSERT OR IGNORE INTO house (name, value) VALUES (?, ?)")
                .bind(name)
                .bind(value)
        }
        Change::Player { player, at } => {
            sqlx::query("INSERT INTO players (id, name, link, made) VALUES (?, ?, ?, ?)")
                .bind(player.id.as_str())
                .bind(&player.name)
                .bind(player.link)
                .bind(at)
        }
        Change::Name { player, name } => sqlx::query("UPDATE players SET name = ? WHERE id = ?")
            .bind(name)
            .bind(player.as_str()),
        Change::NextLink { player } => {
            sqlx::query("UPDATE players SET link = link + 1 WHERE id = ?").bind(player.as_str())
        }
        Change::Token {
            digest,
            player,
            label,
            at,
        } => sqlx::query("INSERT INTO tokens (digest, player, label, made) VALUES (?, ?, ?, ?)")
            .bind(digest)
            .bind(player.as_str())
            .bind(label)
            .bind(at),
        Change::NoToken { id, player } => {
            sqlx::query("DELETE FROM tokens WHERE id = ? AND player = ?")
                .bind(id)
                .bind(player.as_str())
        }
        Change::Record {
            id,
            player,
            record,
            at,
        } => sqlx::query("INSERT INTO records (id, player, record, made) VALUES (?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(player.as_str())
            .bind(record)
            .bind(at),
        _ => return None,
    })
}

/// What is to be done for a change of tables, but for those that are gathered as [`Rows`].
fn of_tables(change: &Change) -> Option<Query<'_>> {
    Some(match change {
        Change::Table(founding) => {
            sqlx::query("INSERT INTO tables (id, founding, made) VALUES (?, ?, ?)")
                .bind(founding.id.as_str())
                .bind(kept(founding))
                .bind(founding.made)
        }
        Change::Snapshot {
            table,
            number,
            what,
        } => sqlx::query(
            r#"INSERT OR REPLACE INTO snapshots ("table", number, what) VALUES (?, ?, ?)"#,
        )
        .bind(table.as_str())
        .bind(i64::try_from(*number).unwrap_or(i64::MAX))
        .bind(what),
        Change::Thought {
            table,
            ply,
            seat,
            what,
        } => sqlx::query(
            r#"INSERT OR REPLACE INTO thoughts ("table", ply, seat, what) VALUES (?, ?, ?, ?)"#,
        )
        .bind(table.as_str())
        .bind(i64::try_from(*ply).unwrap_or(i64::MAX))
        .bind(u8::from(*seat))
        .bind(what),
        Change::NoThoughts { table, after } => {
            sqlx::query(r#"DELETE FROM thoughts WHERE "table" = ? AND ply > ?"#)
                .bind(table.as_str())
                .bind(i64::try_from(*after).unwrap_or(i64::MAX))
        }
        Change::Seat {
            table,
            player,
            seat,
        } => {
            sqlx::query(r#"INSERT OR REPLACE INTO seats ("table", player, seat) VALUES (?, ?, ?)"#)
                .bind(table.as_str())
                .bind(player.as_str())
                .bind(seat)
        }
        Change::NoSeat { table, player } => {
            sqlx::query(r#"DELETE FROM seats WHERE "table" = ? AND player = ?"#)
                .bind(table.as_str())
                .bind(player.as_str())
        }
        Change::Retire { game, fingerprint } => sqlx::query(
            r#"UPDATE standings SET stage = 'retired', to_act = 0, open = 0
               WHERE stage IN ('waiting', 'playing') AND "table" IN
                   (SELECT id FROM tables
                    WHERE founding ->> '$.game' = ? AND founding ->> '$.fingerprint' IS NOT ?)"#,
        )
        .bind(game)
        .bind(fingerprint),
        _ => return None,
    })
}
