//! A disk that is full, a small one of its own, where that can be had; and files that cannot be written to, which can be had
//! everywhere.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use tables::{House, Refusal, TableId, check};
use tempfile::TempDir;

use crate::kit::{GLANCE, PATIENCE, ask, assert_same, config, open, order};

/// A file system in memory, of so many bytes, that goes with the test.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// None if this process may not make one.
    fn new(bytes: usize) -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let size = format!("size={bytes}");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "tmpfs"])
            .arg(folder.path())
            .output();
        let is_mounted = mounted.is_ok_and(|mounted| mounted.status.success());
        is_mounted.then_some(Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount")
            .arg("--lazy")
            .arg(self.path())
            .status();
    }
}

/// Returns as soon as the house is as well as this.
async fn until_well(house: &House, well: bool) {
    let look = async {
        while house.is_well().await != well {
            tokio::time::sleep(GLANCE).await;
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("in time");
}

#[tokio::test]
async fn a_disk_that_is_full_is_told_and_when_there_is_room_the_house_goes_on_without_a_restart() {
    let Some(disk) = SmallDisk::new(4 << 20) else {
        println!(
            "NOT TESTED: no small disk can be made here without root; files that cannot be written to are tested"
        );
        return;
    };
    let house = House::open(config(disk.path(), Duration::ZERO))
        .await
        .unwrap();
    let ixchel = house.welcome("Ixchel").await.unwrap();
    let itzel = house.welcome("Itzel").await.unwrap();
    let table = house
        .found(&ixchel, order(2, &[tables::SeatOrder::Me]))
        .await
        .unwrap();
    let table = house.sit(table.id(), &itzel, None).await.unwrap();
    until_well(&house, true).await;

    let ballast = disk.path().join("ballast");
    let full = std::fs::write(&ballast, vec![1; 8 << 20]);
    assert!(full.is_err(), "as much as fits");
    let mut written = table.number();
    let refused = loop {
        let said = house.say(table.id(), &ixchel, &"long ".repeat(50)).await;
        match said {
            Ok(after) => written = after.number(),
            Err(refused) => break refused,
        }
    };
    assert!(matches!(refused, Refusal::Full), "{refused:?}");
    until_well(&house, false).await;
    let still = house.table(table.id()).await.unwrap();
    assert_eq!(still.number(), written, "it can be looked at");
    let moved = house
        .play(table.id(), &ixchel.id, ask(&still, "choose 7"))
        .await;
    assert_refused!(moved, Refusal::Full);

    std::fs::remove_file(&ballast).unwrap();
    let still = house.table(table.id()).await.unwrap();
    let moved = house
        .play(table.id(), &ixchel.id, ask(&still, "choose 7"))
        .await;
    assert_eq!(moved.unwrap().table.number(), written + 1);
    until_well(&house, true).await;
    house.close().await;
    assert_eq!(check(disk.path()).await.unwrap().faults, []);
}

/// Set in the process where this test runs apart from all others.
const APART: &str = "PATOLLI_TEST_APART";

/// Runs itself in a process of its own, in which a write to a file beyond its allowed size fails instead of ending the process.
#[test]
fn a_log_that_cannot_be_written_to_refuses_is_told_and_goes_on_when_it_can() {
    if !cfg!(target_os = "linux") {
        println!("NOT TESTED: only Linux bounds the files of a process that runs");
        return;
    }
    if std::env::var_os(APART).is_some() {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        return runtime.unwrap().block_on(where_files_cannot_grow());
    }
    let name = "disk::a_log_that_cannot_be_written_to_refuses_is_told_and_goes_on_when_it_can";
    let tests = std::env::current_exe().unwrap();
    let output = Command::new("sh")
        .args(["-c", r#"trap '' XFSZ; exec "$0" "$@""#])
        .arg(tests)
        .args(["--exact", name, "--nocapture"])
        .env(APART, "yes")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}\n{error}");
    assert!(told.contains("1 passed"), "{told}");
}

/// From now on no file of this process can be written to beyond so many bytes, or as far as it likes.
fn allow_file_size(bytes: Option<u64>) {
    let most = bytes.map_or("unlimited".to_owned(), |bytes| bytes.to_string());
    let set = Command::new("prlimit")
        .args(["--pid", &std::process::id().to_string()])
        .arg(format!("--fsize={most}:"))
        .status();
    assert!(set.unwrap().success());
}

/// Says something until it is refused; the number of the last that was not.
async fn say_until_refused(house: &House, table: &TableId, who: &tables::Player) -> u64 {
    let mut written = 0;
    for _ in 0..10_000 {
        match house.say(table, who, &"long ".repeat(50)).await {
            Ok(after) => written = after.number(),
            Err(Refusal::Store(_) | Refusal::Full) => return written,
            Err(other) => panic!("it is refused otherwise: {other}"),
        }
    }
    panic!("it is never refused");
}

async fn where_files_cannot_grow() {
    let folder = TempDir::new().unwrap();
    let house = House::open(config(folder.path(), Duration::ZERO))
        .await
        .unwrap();
    let ixchel = house.welcome("Ixchel").await.unwrap();
    let order = order(2, &[tables::SeatOrder::Me]);
    let table = house.found(&ixchel, order).await.unwrap();
    let id = table.id();
    let log = folder.path().join("patolli.sqlite-wal");
    for place in [0, 1, 5_000, 40_000] {
        let length = log.metadata().unwrap().len();
        // At the end of the log, or before.
        allow_file_size(Some(length.saturating_sub(place)));
        let before = house.table(id).await.unwrap().number();
        let written = say_until_refused(&house, id, &ixchel).await.max(before);
        until_well(&house, false).await;
        let still = house.table(id).await.unwrap();
        assert_eq!(still.number(), written, "it can be looked at");
        allow_file_size(None);
        let said = house.say(id, &ixchel, "again").await.unwrap();
        assert_eq!(said.number(), written + 1);
        until_well(&house, true).await;
    }
    let known = house.table(id).await.unwrap();
    house.close().await;
    assert_eq!(check(folder.path()).await.unwrap().faults, []);
    let house = open(folder.path(), Duration::ZERO).await;
    assert_same(&known, &house.table(id).await.unwrap());
}
