//! Copies of a house: made while it runs, brought back when it does not.

use std::error::Error as _;
use std::ffi::OsString;
use std::fs::{self, File};

use std::io::{self, ErrorKind, Read, Write as _};
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use crate::founding::hex;
use crate::house::{DATABASE, lock_folder, now};
use crate::private;
use crate::store::{begin_witness, brought_back, owner};
use crate::{OpenError, StoreError};

/// Files that belong to a database beside its own.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// A copy of a house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    /// Its size in bytes.
    pub bytes: u64,
    /// The SHA-256 of the file in hexadecimal digits.
    pub digest: String,
    /// The file beside it that holds the digest, as `sha256sum --check` reads it.
    pub digest_file: PathBuf,
}

/// A house that was brought back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Its size in bytes.
    pub bytes: u64,
    /// Where the house is now that was there before.
    pub moved_aside: Option<PathBuf>,
}

/// Why a house cannot be copied or brought back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there is no house in {}; name its folder with --data", .0.display())]
    NoHouse(PathBuf),
    /// Nothing is overwritten.
    #[error("{} is there already; name another file, or remove it first", .0.display())]
    Exists(PathBuf),
    /// There is a house already.
    #[error("there is a house in {} already; with --replace it is moved aside, not lost", .0.display())]
    Occupied(PathBuf),
    /// The name of a file cannot be told to the database.
    #[error("{} is no name that the database can read; use plain letters", .0.display())]
    Name(PathBuf),
    /// A file cannot be read or written.
    #[error("{} cannot be used", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Nothing says what the backup should hold.
    #[error(
        "{} is missing, which says what the backup holds; put it beside the backup, or give --unverified",
        .0.display()
    )]
    NoDigest(PathBuf),
    /// The backup is not what it was.
    #[error("{} has changed since it was made: its SHA-256 is {found}, not {expected}", file.display())]
    Changed {
        /// Which.
        file: PathBuf,
        /// What it should be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// The file holds something else.
    #[error("{} is no backup of a house: {reason}", file.display())]
    NoBackup {
        /// Which.
        file: PathBuf,
        /// Why.
        reason: String,
    },
    /// The folder cannot be used.
    #[error(transparent)]
    Folder(#[from] OpenError),
    /// The database refused.
    #[error("the house in {} cannot be copied", folder.display())]
    Database {
        /// Where.
        folder: PathBuf,
        /// Why.
        source: sqlx::Error,
    },
}

/// Whether a house was ever opened in a folder and is still there.
pub fn holds_house(folder: &Path) -> bool {
    folder.join(DATABASE).is_file()
}

/// Copies the house in a folder into a file that must not be there, whether the house is open or not: what was committed when the
/// copying began is in it, and nothing else. The file is for its owner alone; beside it stands its digest.
pub async fn backup(folder: &Path, file: &Path) -> Result<Backup, BackupError> {
    let database = folder.join(DATABASE);
    if !holds_house(folder) {
        return Err(BackupError::NoHouse(folder.to_owned()));
    }
    let (part, digest_file) = (beside(file, ".part"), beside(file, ".sha256"));
    for taken in [file, &part, &digest_file] {
        if taken.exists() {
            return Err(BackupError::Exists(taken.to_owned()));
        }
    }
    drop(private::create_new(&part).map_err(|source| unusable(file, source))?);
    let copied = copy(folder, &database, &part).await;
    let finished = copied.and_then(|()| finish(file, &part, &digest_file));
    if finished.is_err() {
        // What is left of a failed copy is of no use to anybody.
        let _ = fs::remove_file(&part);
    }
    finished
}

async fn copy(folder: &Path, database: &Path, part: &Path) -> Result<(), BackupError> {
    let name = part
        .to_str()
        .ok_or_else(|| BackupError::Name(part.to_owned()))?;
    let refused = |source| BackupError::Database {
        folder: folder.to_owned(),
        source,
    };
    let mut connection = SqliteConnectOptions::new()
        .filename(database)
        .read_only(true)
        .disable_statement_logging()
        .connect()
        .await
        .map_err(refused)?;
    let copied = sqlx::query("VACUUM INTO ?")
        .bind(name)
        .execute(&mut connection)
        .await;
    // It has only read.
    let _ = connection.close().await;
    copied.map(drop).map_err(refused)
}

fn finish(file: &Path, part: &Path, digest_file: &Path) -> Result<Backup, BackupError> {
    let write = || {
        let mut copy = File::open(part)?;
        copy.sync_all()?;
        let (bytes, digest) = digested(&mut copy, &mut io::sink())?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let mut beside = private::create_new(digest_file)?;
        writeln!(beside, "{digest}  {name}")?;
        beside.sync_all()?;
        fs::rename(part, file)?;
        sync_folder_of(file)?;
        Ok(Backup {
            bytes,
            digest,
            digest_file: digest_file.to_owned(),
        })
    };
    write().map_err(|source| unusable(file, source))
}

/// Brings a backup back into a folder where no house is open. It must be what it was when it was made, unless `unverified`, and a
/// house. A house that is there is moved aside if `replace`. What the backed-up house promised for deals of tables that were not made
/// yet is void: promises may have been opened since.
pub async fn restore(
    folder: &Path,
    file: &Path,
    replace: bool,
    unverified: bool,
) -> Result<Restored, BackupError> {
    let source = File::open(file).map_err(|source| unusable(file, source))?;
    if fs::metadata(beside(file, "-wal")).is_ok_and(|log| log.len() > 0) {
        return Err(BackupError::NoBackup {
            file: file.to_owned(),
            reason: "part of it stands in the file beside it that ends in -wal; open that house and make a backup of it"
                .to_owned(),
        });
    }
    let expected = expected_digest(file, unverified)?;
    let lock = lock_folder(folder)?;
    owner::hand_over_all(folder);
    let database = folder.join(DATABASE);
    let parts = || BESIDE.iter().map(|end| beside(&database, end));
    let occupied = database.exists() || parts().any(|part| part.exists());
    if occupied && !replace {
        return Err(BackupError::Occupied(folder.to_owned()));
    }
    let arriving = beside(&database, ".arriving");
    let arrived = arrive(file, source, &arriving, expected.as_deref()).await;
    let (bytes, commits) = match arrived {
        Ok(arrived) => arrived,
        Err(error) => {
            // What is there is of no use to anybody, and the backup itself is untouched.
            for end in [""].into_iter().chain(BESIDE) {
                let _ = fs::remove_file(beside(&arriving, end));
            }
            return Err(error);
        }
    };
    if occupied {
        settle(&database).await;
    }
    let move_in = || {
        let moved_aside = occupied.then(|| move_aside(&database)).transpose()?;
        // Notes about the house that was there before say nothing of this one. Until it is in its place they show that there is one.
        begin_witness(&database, commits)?;
        fs::rename(&arriving, &database)?;
        sync_folder_of(&database)?;
        Ok(moved_aside)
    };
    let moved_aside = move_in().map_err(|source| unusable(&database, source))?;
    drop(lock);
    Ok(Restored { bytes, moved_aside })
}

/// Puts what stands in the log of a database into its main file, so that it is whole as one file. One that cannot be read stays as it
/// is, with its log beside it.
async fn settle(database: &Path) {
    let options = SqliteConnectOptions::new()
        .filename(database)
        .disable_statement_logging();
    let settled = async {
        let mut connection = options.connect().await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut connection)
            .await?;
        connection.close().await
    };
    if let Err(error) = settled.await {
        tracing::warn!(%error, "the house that is moved aside cannot be read");
    }
}

/// Copies a backup to where it is checked; it is checked there so that nobody changes it in between. It is left as a house leaves
/// its database when it is closed, but without the key of deals. How many bytes were copied, and the number of its last commit.
async fn arrive(
    file: &Path,
    mut source: File,
    arriving: &Path,
    expected: Option<&str>,
) -> Result<(u64, u64), BackupError> {
    let copy = |source: &mut File| {
        let mut copy = private::open(arriving)?;
        copy.set_len(0)?;
        let copied = digested(source, &mut copy)?;
        copy.sync_all()?;
        Ok(copied)
    };
    let (bytes, found) = copy(&mut source).map_err(|source| unusable(file, source))?;
    if let Some(expected) = expected.filter(|expected| *expected != found) {
        return Err(BackupError::Changed {
            file: file.to_owned(),
            expected: expected.to_owned(),
            found,
        });
    }
    let no_backup = |reason| BackupError::NoBackup {
        file: file.to_owned(),
        reason,
    };
    match look_through(arriving).await {
        Ok(None) => {}
        Ok(Some(reason)) => return Err(no_backup(reason)),
        Err(error) => return Err(no_backup(error.to_string())),
    }
    match brought_back(arriving).await {
        Ok(commits) => Ok((bytes, commits)),
        Err(StoreError::Full) => Err(unusable(arriving, ErrorKind::StorageFull.into())),
        Err(error) => {
            let source = error.source().map(ToString::to_string);
            Err(no_backup(format!(
                "{error}: {}",
                source.unwrap_or_default()
            )))
        }
    }
}

/// What is wrong with a database that should hold a house, if anything is.
async fn look_through(file: &Path) -> Result<Option<String>, sqlx::Error> {
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .immutable(true)
        .disable_statement_logging()
        .connect()
        .await?;
    let faults = sqlx::query("PRAGMA integrity_check(1)")
        .fetch_one(&mut connection)
        .await?;
    let fault: String = faults.try_get(0)?;
    if fault != "ok" {
        return Ok(Some(fault));
    }
    let tables = sqlx::query(
        "SELECT count(*) FROM sqlite_schema
         WHERE type = 'table' AND name IN ('_sqlx_migrations', 'players', 'tables', 'entries', 'house')",
    )
    .fetch_one(&mut connection)
    .await?;
    if tables.try_get::<i64, _>(0)? != 5 {
        return Ok(Some("it is a database of something else".to_owned()));
    }
    let broken = sqlx::query("PRAGMA foreign_key_check")
        .fetch_optional(&mut connection)
        .await?;
    if broken.is_some() {
        return Ok(Some("some of its rows lead nowhere".to_owned()));
    }
    let last = sqlx::query("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(&mut connection)
        .await?;
    let last: Option<i64> = last.try_get(0)?;
    let known = sqlx::migrate!().iter().map(|step| step.version).max();
    if last > known {
        return Ok(Some(
            "it was made by a later patolli; use that one, or a later one still".to_owned(),
        ));
    }
    connection.close().await?;
    Ok(None)
}

/// The digest that stands beside a backup; none if nobody asks for it.
fn expected_digest(file: &Path, unverified: bool) -> Result<Option<String>, BackupError> {
    let digest_file = beside(file, ".sha256");
    let text = match fs::read_to_string(&digest_file) {
        Ok(text) => text,
        Err(_) if unverified => return Ok(None),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(BackupError::NoDigest(digest_file));
        }
        Err(source) => return Err(unusable(&digest_file, source)),
    };
    let digest = text.split_whitespace().next().unwrap_or_default();
    Ok(Some(digest.to_ascii_lowercase()))
}

/// Moves a database and what belongs to it to another name in its folder.
fn move_aside(database: &Path) -> io::Result<PathBuf> {
    let name = |number: u32| {
        let again = if number == 0 {
            String::new()
        } else {
            format!("-{number}")
        };
        database.with_file_name(format!("patolli-until-{}{again}.sqlite", now()))
    };
    let is_free =
        |aside: &PathBuf| !aside.exists() && BESIDE.iter().all(|end| !beside(aside, end).exists());
    let aside = (0..=u32::MAX)
        .map(name)
        .find(is_free)
        .expect("some name is free");
    for end in [""].into_iter().chain(BESIDE) {
        let part = beside(database, end);
        if part.exists() {
            fs::rename(part, beside(&aside, end))?;
        }
    }
    Ok(aside)
}

/// Copies everything, and says how much it was and its digest.
fn digested(from: &mut impl Read, to: &mut impl io::Write) -> io::Result<(u64, String)> {
    let (mut bytes, mut hasher) = (0, Sha256::new());
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let read = from.read(&mut buffer)?;
        if read == 0 {
            return Ok((bytes, hex(&hasher.finalize())));
        }
        hasher.update(&buffer[..read]);
        to.write_all(&buffer[..read])?;
        bytes += read as u64;
    }
}

/// The path with something more at its end.
pub(crate) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// A file that was moved stays moved even if the power goes.
pub(crate) fn sync_folder_of(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = file.parent() {
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

fn unusable(file: &Path, source: io::Error) -> BackupError {
    BackupError::File {
        file: file.to_owned(),
        source,
    }
}
