//! Copies of a house, and bringing them back.

use std::path::{Path, PathBuf};

use tables::{BackupError, Contribution, House, Order, Pledge, SeatOrder, backup, check, restore};
use tempfile::TempDir;

use crate::kit::{Home, assert_same, config, order};

async fn opened(folder: &Path) -> House {
    House::open(config(folder, std::time::Duration::ZERO))
        .await
        .unwrap()
}

fn beside(file: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", file.display()))
}

#[tokio::test]
async fn a_copy_of_a_house_that_is_written_to_holds_all_that_was_acknowledged() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    let table = home.play_on(table, &people, 100).await;
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("copy.sqlite");
    let more = home.play_on(table.clone(), &people, 60);
    let (copied, _) = tokio::join!(backup(home.path(), &file), more);
    let copied = copied.unwrap();
    assert_eq!(copied.bytes, std::fs::metadata(&file).unwrap().len());
    let line = std::fs::read_to_string(&copied.digest_file).unwrap();
    assert_eq!(line, format!("{}  copy.sqlite\n", copied.digest));

    let folder = TempDir::new().unwrap();
    let restored = restore(folder.path(), &file, false, false).await.unwrap();
    assert_eq!((restored.bytes, restored.moved_aside), (copied.bytes, None));
    let again = opened(folder.path()).await;
    let kept = again.table(table.id()).await.unwrap();
    assert!(kept.number() >= table.number());
    assert_eq!(again.secret(), home.secret());
}

#[tokio::test]
async fn a_copy_that_is_put_in_a_folder_by_hand_is_a_house_too() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let table = home.waiting(&ixchel, 2).await;
    let folder = TempDir::new().unwrap();
    // It has no write-ahead log, and who only looks through it makes none.
    let file = folder.path().join("patolli.sqlite");
    backup(home.path(), &file).await.unwrap();
    let faults = check(folder.path()).await.unwrap().faults;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].what.starts_with("patolli.witness is missing"));
    assert!(!beside(&file, "-wal").exists());
    let again = opened(folder.path()).await;
    assert_same(&table, &again.table(table.id()).await.unwrap());
}

#[cfg(unix)]
#[tokio::test]
async fn copies_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;

    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let home = Home::new().await;
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("copy.sqlite");
    let copied = backup(home.path(), &file).await.unwrap();
    let folder = TempDir::new().unwrap();
    restore(folder.path(), &file, false, false).await.unwrap();
    for file in [
        &file,
        &copied.digest_file,
        &folder.path().join("patolli.sqlite"),
    ] {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    assert!(!beside(&file, ".part").exists());
}

#[tokio::test]
async fn nothing_is_overwritten_by_a_copy() {
    let home = Home::new().await;
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("copy.sqlite");
    for taken in [file.clone(), beside(&file, ".sha256")] {
        std::fs::write(&taken, "a letter").unwrap();
        let refused = backup(home.path(), &file).await;
        assert!(
            matches!(refused, Err(BackupError::Exists(_))),
            "{refused:?}"
        );
        assert_eq!(std::fs::read_to_string(&taken).unwrap(), "a letter");
        std::fs::remove_file(&taken).unwrap();
    }
    let nowhere = backup(elsewhere.path(), &file).await;
    assert!(
        matches!(nowhere, Err(BackupError::NoHouse(_))),
        "{nowhere:?}"
    );
    let no_folder = backup(home.path(), &elsewhere.path().join("none/copy")).await;
    assert!(
        matches!(no_folder, Err(BackupError::File { .. })),
        "{no_folder:?}"
    );
    assert_eq!(
        std::fs::read_dir(elsewhere.path()).unwrap().count(),
        0,
        "nothing is left behind"
    );
}

#[tokio::test]
async fn a_house_is_brought_back_only_where_none_is_or_with_the_old_one_moved_aside() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("copy.sqlite");
    backup(home.path(), &file).await.unwrap();
    let later = home.game(&people).await;
    let open = restore(home.path(), &file, true, false).await;
    assert!(matches!(open, Err(BackupError::Folder(_))), "{open:?}");
    home.close().await;
    let taken = restore(home.path(), &file, false, false).await;
    assert!(matches!(taken, Err(BackupError::Occupied(_))), "{taken:?}");

    let restored = restore(home.path(), &file, true, false).await.unwrap();
    let aside = restored.moved_aside.expect("the old one is aside");
    let house = opened(home.path()).await;
    assert_same(&table, &house.table(table.id()).await.unwrap());
    assert!(house.table(later.id()).await.is_err());
    house.close().await;

    // And back again: nothing of the old one was lost.
    let restored = restore(home.path(), &aside, true, true).await.unwrap();
    assert!(restored.moved_aside.is_some());
    let house = opened(home.path()).await;
    assert_same(&later, &house.table(later.id()).await.unwrap());
}

#[tokio::test]
async fn what_was_promised_for_deals_before_a_backup_is_void_when_it_is_brought_back() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let on = |pledge: &Pledge| Order {
        own: Contribution {
            pledge: Some(pledge.name.clone()),
            share: None,
        },
        ..order(2, &[SeatOrder::Me])
    };
    let over = home.finished(&host).await;
    let promised = over.founding().next_commitment();
    let pledge = home.pledge();
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("copy.sqlite");
    backup(home.path(), &file).await.unwrap();
    // After the backup both promises are redeemed, and what they hold is open when these games are over.
    let table = home.found(&host, on(&pledge)).await.unwrap();
    assert_eq!(table.founding().commitment(), Some(pledge.commitment));
    let again = home.rematch(over.id(), &host.id, None).await.unwrap();
    let again = home.table(&again).await.unwrap();
    assert_eq!(again.founding().commitment(), Some(promised));

    let folder = TempDir::new().unwrap();
    restore(folder.path(), &file, false, false).await.unwrap();
    let house = opened(folder.path()).await;
    let table = house.found(&host, on(&pledge)).await.unwrap();
    let commitment = table.founding().commitment();
    assert!(commitment.is_some() && commitment != Some(pledge.commitment));
    let again = house.rematch(over.id(), &host.id, None).await.unwrap();
    let again = house.table(&again).await.unwrap();
    let commitment = again.founding().commitment();
    assert!(commitment.is_some() && commitment != Some(promised));
    // Its own promises hold, also when it is opened again.
    let pledge = house.pledge();
    house.close().await;
    drop(house);
    let house = opened(folder.path()).await;
    let table = house.found(&host, on(&pledge)).await.unwrap();
    assert_eq!(table.founding().commitment(), Some(pledge.commitment));
    house.close().await;
    assert_eq!(check(folder.path()).await.unwrap().faults, []);
}

#[tokio::test]
async fn what_is_no_sound_backup_is_refused_and_leaves_nothing_behind() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    home.game(&people).await;
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("copy.sqlite");
    let copied = backup(home.path(), &file).await.unwrap();
    let folder = TempDir::new().unwrap();
    let whole = std::fs::read(&file).unwrap();

    let mut changed = whole.clone();
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    std::fs::write(&file, &changed).unwrap();
    let refused = restore(folder.path(), &file, false, false).await;
    assert!(
        matches!(refused, Err(BackupError::Changed { .. })),
        "{refused:?}"
    );
    std::fs::write(&file, &whole[..middle]).unwrap();
    let torn = restore(folder.path(), &file, false, false).await;
    assert!(matches!(torn, Err(BackupError::Changed { .. })), "{torn:?}");

    std::fs::remove_file(&copied.digest_file).unwrap();
    let unverified = restore(folder.path(), &file, false, true).await;
    assert!(
        matches!(unverified, Err(BackupError::NoBackup { .. })),
        "{unverified:?}"
    );
    for nonsense in [&b"a letter"[..], b""] {
        std::fs::write(&file, nonsense).unwrap();
        let refused = restore(folder.path(), &file, false, true).await;
        assert!(
            matches!(refused, Err(BackupError::NoBackup { .. })),
            "{refused:?}"
        );
    }
    std::fs::write(&file, &whole).unwrap();
    let missing = restore(folder.path(), &file, false, false).await;
    assert!(
        matches!(missing, Err(BackupError::NoDigest(_))),
        "{missing:?}"
    );
    assert!(!folder.path().join("patolli.sqlite").exists());
    assert!(!folder.path().join("patolli.sqlite.arriving").exists());
    restore(folder.path(), &file, false, true).await.unwrap();
}
