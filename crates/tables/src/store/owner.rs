//! Whose the files of a house are: whoever has the folder has them too.
//!
//! The administrator of the machine may look after a house that runs as somebody else. What is made then would be closed to the one
//! whose house it is, so it is given to the owner of the folder.

use std::path::Path;

/// What a house keeps in its folder, in the order in which it comes to be.
const FILES: [&str; 5] = [
    "patolli.lock",
    "patolli.sqlite",
    "patolli.sqlite-wal",
    "patolli.sqlite-shm",
    "patolli.witness",
];

/// Gives the files of a house that are there to the owner of its folder.
pub(crate) fn hand_over_all(folder: &Path) {
    for name in FILES {
        hand_over(&folder.join(name));
    }
}

/// Gives a file to the owner of its folder, if it is somebody else's and we may.
#[cfg(unix)]
pub(crate) fn hand_over(file: &Path) {
    use std::os::unix::fs::{MetadataExt as _, lchown};

    let Some(folder) = file.parent() else { return };
    let Ok(kept) = std::fs::symlink_metadata(file) else {
        return;
    };
    // The owner of the folder may have put something else there: what a link leads to is not given away.
    if !kept.is_file() || kept.nlink() > 1 {
        return;
    }
    let Ok(owner) = std::fs::metadata(folder) else {
        return;
    };
    if kept.uid() == owner.uid() {
        return;
    }
    if let Err(error) = lchown(file, Some(owner.uid()), Some(owner.gid())) {
        tracing::debug!(path = %file.display(), %error, "this is not the folder's owner's");
    }
}

#[cfg(not(unix))]
pub(crate) fn hand_over(_: &Path) {}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{MetadataExt as _, chown, symlink};

    use tempfile::TempDir;

    use super::*;

    /// Only the administrator gives files away.
    fn folder_of_somebody_else() -> Option<TempDir> {
        let folder = TempDir::new().unwrap();
        chown(folder.path(), Some(10_001), Some(10_001))
            .is_ok()
            .then_some(folder)
    }

    fn owner(file: &Path) -> u32 {
        std::fs::symlink_metadata(file).unwrap().uid()
    }

    #[test]
    fn files_of_a_house_go_to_the_owner_of_its_folder() {
        let Some(folder) = folder_of_somebody_else() else {
            return;
        };
        for name in FILES.iter().chain(&["letter"]) {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        hand_over_all(folder.path());
        for name in FILES {
            assert_eq!(owner(&folder.path().join(name)), 10_001, "{name}");
        }
        assert_ne!(owner(&folder.path().join("letter")), 10_001);
    }

    #[test]
    fn what_a_link_leads_to_is_not_given_away() {
        let Some(folder) = folder_of_somebody_else() else {
            return;
        };
        let elsewhere = TempDir::new().unwrap();
        let file = elsewhere.path().join("letter");
        std::fs::write(&file, "").unwrap();
        symlink(&file, folder.path().join(FILES[0])).unwrap();
        hand_over_all(folder.path());
        assert_ne!(owner(&file), 10_001);
        std::fs::remove_file(folder.path().join(FILES[0])).unwrap();
        if std::fs::hard_link(&file, folder.path().join(FILES[0])).is_ok() {
            hand_over_all(folder.path());
            assert_ne!(owner(&file), 10_001);
        }
    }
}
