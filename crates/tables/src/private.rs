//! What the house keeps is its own: nobody else on the machine reads it.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// What the names of the house's files begin with.
const OWN: &str = "patolli";

/// Makes the folder, for its owner alone. One that others may read is closed to them and that is logged, unless it holds other things
/// too: then only the house's own files are closed.
pub(crate) fn folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    if is_ours_alone(path)? {
        tighten(path, 0o700);
    }
    files(path)
}

/// Closes the house's files in the folder to others; what was open is logged.
pub(crate) fn files(folder: &Path) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if is_ours(&entry) && !entry.file_type()?.is_symlink() && !entry.file_type()?.is_dir() {
            tighten(&entry.path(), 0o600);
        }
    }
    Ok(())
}

/// A file for its owner alone, to be written; made if it is not there.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    options().create(true).truncate(false).open(path)
}

/// A new file for its owner alone; an error if there is one.
pub(crate) fn create_new(path: &Path) -> io::Result<File> {
    options().create_new(true).open(path)
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn is_ours(entry: &std::fs::DirEntry) -> bool {
    entry.file_name().to_string_lossy().starts_with(OWN)
}

fn is_ours_alone(folder: &Path) -> io::Result<bool> {
    for entry in std::fs::read_dir(folder)? {
        if !is_ours(&entry?) {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(unix)]
fn tighten(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    let Ok(kept) = std::fs::metadata(path) else {
        // It went away: nobody can read it.
        return;
    };
    let before = kept.permissions().mode() & 0o777;
    if before & !mode == 0 {
        return;
    }
    let permissions = std::fs::Permissions::from_mode(before & mode);
    match std::fs::set_permissions(path, permissions) {
        Ok(()) => tracing::warn!(
            path = %path.display(),
            before = %format_args!("{before:03o}"),
            "others could read this; they cannot any more"
        ),
        Err(error) => tracing::warn!(
            path = %path.display(),
            mode = %format_args!("{before:03o}"),
            %error,
            "others can read this, and it cannot be changed"
        ),
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path, _: u32) {}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn set(path: &Path, mode: u32) {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn a_folder_and_its_files_are_made_for_their_owner_alone() {
        let somewhere = tempfile::tempdir().unwrap();
        let house = somewhere.path().join("a/house");
        folder(&house).unwrap();
        assert_eq!(mode(&house), 0o700);
        let file = house.join("patolli.lock");
        drop(open(&file).unwrap());
        assert_eq!(mode(&file), 0o600);
        assert!(create_new(&file).is_err());
    }

    #[test]
    fn what_was_open_to_others_is_closed() {
        let house = tempfile::tempdir().unwrap();
        let file = house.path().join("patolli.sqlite");
        std::fs::write(&file, "").unwrap();
        set(&file, 0o644);
        set(house.path(), 0o755);
        folder(house.path()).unwrap();
        assert_eq!((mode(&file), mode(house.path())), (0o600, 0o700));
    }

    #[test]
    fn a_folder_that_holds_other_things_stays_as_it_is() {
        let shared = tempfile::tempdir().unwrap();
        let (own, foreign) = (
            shared.path().join("patolli.sqlite-wal"),
            shared.path().join("letter"),
        );
        for file in [&own, &foreign] {
            std::fs::write(file, "").unwrap();
            set(file, 0o644);
        }
        set(shared.path(), 0o755);
        folder(shared.path()).unwrap();
        assert_eq!(
            (mode(&own), mode(&foreign), mode(shared.path())),
            (0o600, 0o644, 0o755)
        );
    }
}
