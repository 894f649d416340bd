//! Making the database of a house that was never there.

use std::path::Path;

use super::opening::{must_hold_a_house, settled};
use super::{StoreError, owner};
use crate::backup::{beside, sync_folder_of};
use crate::private;

/// Sees to it that there is the database of a house in the file: makes it, if the folder never held one. What is there but holds no
/// house is refused, whatever else is known: a part of it may stand elsewhere.
pub(super) async fn found(file: &Path, was_there: bool) -> Result<(), StoreError> {
    let has_log = length(&beside(file, "-wal")) > 0;
    if was_there || has_log || length(file) > 0 {
        return must_hold_a_house(file).await;
    }
    make(file).await
}

/// The database has its name only when it is whole: whoever is stopped while it is made leaves nothing that could be taken for a house.
async fn make(file: &Path) -> Result<(), StoreError> {
    let fresh = beside(file, ".new");
    for end in ["", "-wal", "-shm"] {
        match std::fs::remove_file(beside(&fresh, end)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(sqlx::Error::Io(error).into());
            }
            _ => {}
        }
    }
    // Made by the database itself, it would be open to whoever uses the machine; its log is as closed as it is.
    drop(private::create_new(&fresh).map_err(sqlx::Error::Io)?);
    settled(&fresh).await?;
    std::fs::rename(&fresh, file).map_err(sqlx::Error::Io)?;
    owner::hand_over(file);
    Ok(sync_folder_of(file).map_err(sqlx::Error::Io)?)
}

fn length(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |data| data.len())
}
