//! The one writer: what waits is written together, so that tables share the price of a commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::changes::{Change, apply, written_to};
use super::opening::{checkpoint, commits};
use super::witness::Witness;
use super::{StoreError, is_full};
use crate::counters::Counters;
use crate::house::now;

/// At most so many jobs share a commit.
const BATCH: usize = 1024;

/// When a commit failed last for a reason that lies in the database or its disk, in seconds since 1970; 0 if one has succeeded
/// since. Clones are the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Trouble(Arc<AtomicI64>);

impl Trouble {
    pub(super) fn since(&self) -> Option<i64> {
        Some(self.0.load(Ordering::Relaxed)).filter(|since| *since != 0)
    }

    /// A change that the constraints of the database refuse is the fault of the change.
    fn begin(&self, error: &sqlx::Error) {
        let kind = error.as_database_error().map(DatabaseError::kind);
        if kind.is_none_or(|kind| matches!(kind, ErrorKind::Other)) {
            self.0.store(now(), Ordering::Relaxed);
        }
    }

    fn end(&self) {
        self.0.store(0, Ordering::Relaxed);
    }
}

/// Changes that are made all or none, and whom to tell.
#[derive(Debug)]
pub(super) struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    pub(super) fn new(changes: Vec<Change>) -> (Self, oneshot::Receiver<Result<(), StoreError>>) {
        let (done, receiver) = oneshot::channel();
        (Self { changes, done }, receiver)
    }

    fn tell(self, outcome: Result<(), StoreError>) {
        // Whoever asked may have gone away; what was done is done all the same.
        let _ = self.done.send(outcome);
    }
}

/// What the writer is asked.
#[derive(Debug)]
pub(super) enum Task {
    Write(Job),
    /// To take no more, finish what it has taken, put everything into the main file, and say so.
    Close(oneshot::Sender<()>),
}

/// The task that writes. A connection on which a commit has failed is not used again: nobody knows in which transaction it
/// believes itself to be.
#[derive(Debug)]
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    tasks: mpsc::Receiver<Task>,
    trouble: Trouble,
    counters: Counters,
    /// The number of the last commit.
    commits: u64,
    witness: Witness,
}

impl Writer {
    /// A writer with this connection, and with others made by the options should it fail. There were so many commits, of which
    /// the witness knows.
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        (commits, witness): (u64, Witness),
        tasks: mpsc::Receiver<Task>,
        trouble: Trouble,
        counters: Counters,
    ) -> Self {
        Self {
            options,
            connection: Some(connection),
            tasks,
            trouble,
            counters,
            commits,
            witness,
        }
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
        self.close().await;
        for done in closers {
            // Whoever asked may not have waited for it.
            let _ = done.send(());
        }
    }

    /// Writes all jobs in one commit. If that fails, each is tried by itself, so that one bad job does not spoil the rest; but
    /// not on a full disk, where each would fail.
    async fn write_batch(&mut self, batch: &mut Vec<Job>) {
        let together: Vec<&Change> = batch.iter().flat_map(|job| &job.changes).collect();
        match self.commit(batch.len(), &together).await {
            Ok(()) => {
                for job in batch.drain(..) {
                    job.tell(Ok(()));
                }
            }
            Err(error) if is_full(&error) => {
                tracing::error!(%error, jobs = batch.len(), "the disk is full: nothing can be written");
                for job in batch.drain(..) {
                    job.tell(Err(StoreError::Full));
                }
            }
            Err(error) => {
                tracing::warn!(%error, jobs = batch.len(), "a commit failed; each job is tried alone");
                for job in batch.drain(..) {
                    let alone: Vec<&Change> = job.changes.iter().collect();
                    let outcome = self.commit(1, &alone).await;
                    if let Err(error) = &outcome {
                        tracing::error!(%error, "a job could not be written");
                    }
                    job.tell(outcome.map_err(StoreError::from));
                }
            }
        }
    }

    /// Makes the changes of so many jobs, all or none.
    async fn commit(&mut self, jobs: usize, changes: &[&Change]) -> Result<(), sqlx::Error> {
        // The pulse may find room where nothing else does.
        let is_pulse = matches!(changes, [Change::Pulse { .. }]);
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let began = Instant::now();
        match commit(&mut connection, changes, self.commits + 1).await {
            Ok(()) => {
                let moves = changes.iter().filter(|change| change.is_move()).count();
                self.counters.committed(jobs, moves, began.elapsed());
                self.commits += 1;
                self.witness.note(self.commits, &written_to(changes));
                self.connection = Some(connection);
                self.settle_notes().await;
                if !is_pulse {
                    self.trouble.end();
                }
                Ok(())
            }
            Err(error) => {
                self.trouble.begin(&error);
                self.counters.failed_commits.inc();
                // Until it is gone it may hold the lock that the next one needs.
                if let Err(error) = connection.close_hard().await {
                    tracing::warn!(%error, "a connection on which a commit failed was not closed well");
                }
                Err(error)
            }
        }
    }

    async fn connect(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        let mut connection = self.options.connect().await?;
        // Of a commit that failed nobody knows whether it was made.
        self.commits = commits(&mut connection).await?;
        Ok(connection)
    }

    /// If there are many notes of commits, sees whether they are needed still.
    async fn settle_notes(&mut self) {
        if !self.witness.is_large() {
            return;
        }
        let Some(connection) = &mut self.connection else {
            return;
        };
        match checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)").await {
            Ok(true) => self.witness.begin_anew(self.commits),
            Ok(false) => self.witness.put_off(),
            Err(error) => {
                tracing::warn!(%error, "the write-ahead log could not be put into the main file");
                self.witness.put_off();
            }
        }
    }

    /// Puts the whole write-ahead log into the main file, which then is all that there is, and closes it.
    async fn close(mut self) {
        match self.closed().await {
            Ok(true) => self.witness.begin_anew(self.commits),
            Ok(false) => tracing::warn!(
                "somebody still reads from the database: a part of it stays in its write-ahead log"
            ),
            Err(error) => {
                tracing::warn!(%error, "the database was not closed well: a part of it stays in its write-ahead log");
            }
        }
    }

    /// Whether all of the log is in the main file now.
    async fn closed(&mut self) -> Result<bool, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let whole = checkpoint(&mut connection, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
        connection.close().await?;
        Ok(whole)
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    changes: &[&Change],
    number: u64,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    apply(&mut transaction, changes).await?;
    sqlx::query("UPDATE ledger SET commits = ?")
        .bind(i64::try_from(number).unwrap_or(i64::MAX))
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await
}
