//! A disk that is full: a small one of its own, where that can be had.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use tables::{House, Refusal, check};
use tempfile::TempDir;

use crate::kit::{GLANCE, PATIENCE, ask, config, order};

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
        println!("no small disk can be made here; the tests of the house itself have another one");
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
