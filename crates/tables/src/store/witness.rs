//! The witness: a file beside the database that notes what was committed, so that a database which has lost commits is found out.
//!
//! A database that lost its write-ahead log, or the end of it, is whole in itself and only older than it was. So after each commit
//! its number is noted here, with the tables that it wrote to and the numbers of their last entries. The file is not synced: after
//! a power cut it may know less than the database, never more. Once the whole log is in the main file, which is synced then, the
//! notes are worth nothing and the file begins anew. That there is a witness shows that the folder has held a house.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::owner;
use crate::TableId;
use crate::founding::digest;
use crate::private;

/// Its name, beside the database.
const NAME: &str = "patolli.witness";

/// What stands at its head, for people.
const TITLE: &str = "This folder holds a house of Patolli, whose database is patolli.sqlite. This file notes what was committed \
to it, so that nothing gets lost unnoticed. If the house says that commits were lost, put back the whole folder or a backup, or \
go on with what is left. Remove this file only to begin a new house.";

/// A file of this size begins anew when it can.
const LARGE: u64 = 4 << 20;

/// So many digits of its SHA-256 stand before each note.
const SUM: usize = 8;

/// What a witness says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Testimony {
    /// The number of the last commit.
    pub(super) commits: u64,
    /// The numbers of the last entries of tables, as far as they are noted.
    pub(super) tables: HashMap<TableId, u64>,
    /// How many lines cannot be read.
    pub(super) unreadable: usize,
    /// How many bytes its whole lines have; what comes after them is being written, or was when the machine stopped.
    pub(super) length: u64,
}

/// The file, open for notes.
#[derive(Debug)]
pub(super) struct Witness {
    database: PathBuf,
    file: File,
    length: u64,
    /// At this length it should begin anew.
    large: u64,
    failed: bool,
}

/// Where the witness of a database is.
pub(super) fn path(database: &Path) -> PathBuf {
    database.with_file_name(NAME)
}

/// What the witness of this database says; none if there is none.
pub(super) fn testimony(database: &Path) -> io::Result<Option<Testimony>> {
    match std::fs::read(path(database)) {
        Ok(bytes) => Ok(Some(Testimony::read(&bytes))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

impl Testimony {
    fn read(bytes: &[u8]) -> Self {
        let last = bytes.iter().rposition(|byte| *byte == b'\n');
        let whole = &bytes[..last.map_or(0, |last| last + 1)];
        let mut testimony = Self {
            length: whole.len() as u64,
            ..Self::default()
        };
        let text = String::from_utf8_lossy(whole);
        let mut lines = text.lines();
        if lines.next() != Some(TITLE) {
            testimony.unreadable += 1;
        }
        for line in lines {
            if testimony.hear(line).is_none() {
                testimony.unreadable += 1;
            }
        }
        testimony
    }

    /// Takes in one line; none if it cannot be read.
    fn hear(&mut self, line: &str) -> Option<()> {
        let (sum, note) = line.split_at_checked(SUM)?;
        let note = note.strip_prefix(' ')?;
        if digest(note).get(..SUM) != Some(sum) {
            return None;
        }
        let mut words = note.split(' ');
        match words.next()? {
            "commit" => {
                self.commits = words.next()?.parse().ok()?;
                for word in words {
                    let (id, number) = table(word)?;
                    self.tables.insert(id, number);
                }
            }
            _ => return None,
        }
        Some(())
    }
}

fn table(word: &str) -> Option<(TableId, u64)> {
    let (id, number) = word.split_once(':')?;
    Some((id.parse().ok()?, number.parse().ok()?))
}

/// A note as a line.
fn line(note: &str) -> String {
    format!("{} {note}\n", &digest(note)[..SUM])
}

fn commit_line(commit: u64, tables: &[(&TableId, u64)]) -> String {
    let mut note = format!("commit {commit}");
    for (id, number) in tables {
        write!(note, " {id}:{number}").expect("a string takes it all");
    }
    line(&note)
}

impl Witness {
    /// Opens the witness of a database for more notes, after so many bytes of whole lines. If there is none, or `anew`, it begins
    /// with this commit.
    pub(super) fn open(database: &Path, commit: u64, whole: u64, anew: bool) -> io::Result<Self> {
        let path = path(database);
        let begins = anew || !path.exists();
        if begins {
            begin(database, commit)?;
        }
        let mut file = OpenOptions::new().read(true).write(true).open(&path)?;
        if !begins {
            // Half a line would spoil the next one.
            file.set_len(whole)?;
        }
        let length = file.seek(SeekFrom::End(0))?;
        Ok(Self {
            database: database.to_owned(),
            file,
            length,
            large: LARGE,
            failed: false,
        })
    }

    /// Notes a commit. If that fails the witness knows less than it could, which loses nothing.
    pub(super) fn note(&mut self, commit: u64, tables: &[(&TableId, u64)]) {
        let line = commit_line(commit, tables);
        match self.append(&line) {
            Ok(()) => self.failed = false,
            Err(error) => {
                if !std::mem::replace(&mut self.failed, true) {
                    tracing::warn!(%error, "commits cannot be noted beside the database");
                }
            }
        }
    }

    fn append(&mut self, line: &str) -> io::Result<()> {
        let written = self.file.write_all(line.as_bytes());
        if written.is_ok() {
            self.length += line.len() as u64;
        } else {
            // Half a line would spoil the next one.
            self.file.set_len(self.length)?;
            self.file.seek(SeekFrom::Start(self.length))?;
        }
        written
    }

    /// Whether it should begin anew as soon as the whole log is in the main file.
    pub(super) fn is_large(&self) -> bool {
        self.length > self.large
    }

    /// It cannot begin anew now; it may grow by a quarter before that is tried again.
    pub(super) fn put_off(&mut self) {
        self.large = self.length + LARGE / 4;
    }

    /// Begins anew: all up to this commit is in the main file.
    pub(super) fn begin_anew(&mut self, commit: u64) {
        let begun = begin(&self.database, commit).and_then(|()| {
            let path = path(&self.database);
            let mut file = OpenOptions::new().read(true).write(true).open(path)?;
            self.length = file.seek(SeekFrom::End(0))?;
            self.file = file;
            self.large = LARGE;
            Ok(())
        });
        if let Err(error) = begun {
            tracing::warn!(%error, "the notes of commits cannot begin anew");
        }
    }
}

/// Puts a fresh witness of a database, all of which is in its main file, in the place of whatever was there.
pub(crate) fn begin(database: &Path, commit: u64) -> io::Result<()> {
    let path = path(database);
    let fresh = path.with_extension("witness.new");
    let mut file = private::open(&fresh)?;
    owner::hand_over(&fresh);
    file.set_len(0)?;
    file.write_all(format!("{TITLE}\n{}", commit_line(commit, &[])).as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&fresh, path)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    #[test]
    fn what_was_noted_is_read_again_also_when_it_begins_anew() {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("patolli.sqlite");
        assert_eq!(testimony(&database).unwrap(), None);
        let one = TableId::fresh();
        let mut witness = Witness::open(&database, 5, 0, false).unwrap();
        witness.note(6, &[(&one, 1)]);
        witness.note(7, &[(&one, 2)]);
        let said = testimony(&database).unwrap().unwrap();
        assert_eq!((said.commits, said.unreadable), (7, 0));
        assert_eq!(said.tables, HashMap::from([(one, 2)]));

        witness.begin_anew(7);
        witness.note(8, &[]);
        let said = testimony(&database).unwrap().unwrap();
        assert_eq!((said.commits, said.unreadable), (8, 0));
        assert!(said.tables.is_empty());
    }

    #[test]
    fn a_line_that_is_being_written_is_not_heard_and_spoils_no_other() {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("patolli.sqlite");
        drop(Witness::open(&database, 5, 0, false).unwrap());
        let whole = std::fs::read_to_string(path(&database)).unwrap();
        let next = commit_line(6, &[]);
        for end in ["\0\0\0", &next[..4], &next[..next.len() - 1]] {
            std::fs::write(path(&database), format!("{whole}{end}")).unwrap();
            let said = testimony(&database).unwrap().unwrap();
            assert_eq!((said.commits, said.unreadable), (5, 0), "{end:?}");
            let mut witness = Witness::open(&database, 5, said.length, false).unwrap();
            witness.note(7, &[]);
            let said = testimony(&database).unwrap().unwrap();
            assert_eq!((said.commits, said.unreadable), (7, 0), "{end:?}");
        }
    }

    #[test]
    fn a_line_that_was_changed_is_not_believed() {
        let whole = format!("{TITLE}\n{}", commit_line(12, &[]));
        assert_eq!(Testimony::read(whole.as_bytes()).commits, 12);
        for bad in [
            whole.replace("commit 12", "commit 13"),
            whole.replace("commit 12", "commit 1"),
            whole.replace("This folder", "That folder"),
            format!("{whole}\0\0\0\n"),
        ] {
            let said = Testimony::read(bad.as_bytes());
            assert_eq!(said.unreadable, 1, "{bad}");
        }
    }
}
