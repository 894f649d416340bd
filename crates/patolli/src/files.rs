//! Reading and writing files so that nothing is lost and nothing is written half.

use std::fs;
use std::io::{self, BufWriter, ErrorKind, Read as _, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use tempfile::NamedTempFile;

/// No board and no game is larger than so many MiB.
const LARGEST_MIB: u64 = 4;

/// Reads a text file, unless it is larger than any that makes sense: a device may have no end.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let largest = LARGEST_MIB * 1024 * 1024;
    let mut text = String::new();
    fs::File::open(path)
        .and_then(|file| file.take(largest + 1).read_to_string(&mut text))
        .with_context(|| format!("{} cannot be read", path.display()))?;
    anyhow::ensure!(
        text.len() as u64 <= largest,
        "{} is larger than {LARGEST_MIB} MiB; it is no board and no game",
        path.display()
    );
    Ok(text)
}

/// A file that appears under its name only when it is complete.
pub(crate) struct WholeFile {
    path: PathBuf,
    target: Target,
}

enum Target {
    /// Written beside the name and moved there at the end.
    Beside(BufWriter<NamedTempFile>),
    /// A pipe or a device cannot be replaced and takes what comes.
    Directly(BufWriter<fs::File>),
}

impl WholeFile {
    pub(crate) fn create(path: &Path) -> anyhow::Result<Self> {
        let context = || format!("{} cannot be written", path.display());
        // A link stays a link: what it leads to is written.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let target = match fs::metadata(&path) {
            Ok(existing) if existing.is_dir() => {
                anyhow::bail!("{} cannot be written: it is a folder", path.display())
            }
            Ok(existing) if !existing.is_file() => {
                let file = fs::OpenOptions::new()
                    .write(true)
                    .open(&path)
                    .with_context(context)?;
                Target::Directly(BufWriter::new(file))
            }
            existing => {
                let folder = folder_of(&path);
                let file = temporary_in(folder)
                    .map_err(|error| fault_in(folder, &error))
                    .with_context(context)?;
                if let Ok(existing) = existing {
                    file.as_file()
                        .set_permissions(existing.permissions())
                        .with_context(context)?;
                }
                Target::Beside(BufWriter::new(file))
            }
        };
        Ok(Self { path, target })
    }

    pub(crate) fn write_line(&mut self, line: &str) -> anyhow::Result<()> {
        let written = match &mut self.target {
            Target::Beside(file) => writeln!(file, "{line}"),
            Target::Directly(file) => writeln!(file, "{line}"),
        };
        written.with_context(|| format!("{} cannot be written", self.path.display()))
    }

    /// Puts the complete file in its place.
    pub(crate) fn finish(self) -> anyhow::Result<()> {
        let context = || format!("{} cannot be written", self.path.display());
        match self.target {
            Target::Beside(file) => {
                let file = file
                    .into_inner()
                    .map_err(io::IntoInnerError::into_error)
                    .with_context(context)?;
                file.as_file().sync_all().with_context(context)?;
                file.persist(&self.path)
                    .map_err(|error| error.error)
                    .with_context(context)?;
            }
            Target::Directly(mut file) => file.flush().with_context(context)?,
        }
        Ok(())
    }
}

/// Why nothing can be written in a folder, without the name of a temporary file, which tells nobody anything.
fn fault_in(folder: &Path, error: &io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => anyhow::anyhow!(
            "there is no folder {}; make it first, or name a file in another",
            folder.display()
        ),
        kind => io::Error::from(kind).into(),
    }
}

/// The folder that a path leads to.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// A temporary file in the folder, readable like any other file of the user.
fn temporary_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".patolli-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}
