//! Files of the house that are cut, gone, or cannot be written to.

use std::fs::OpenOptions;
use std::path::Path;
use std::process::Command;

use crate::kit::{PATOLLI, SOON, Server, command, eventually};

/// What `patolli house check` says of a folder, and whether all is well there.
fn check(folder: &Path) -> (bool, String) {
    let mut command = Command::new(PATOLLI);
    command.args(["house", "check", "--data"]).arg(folder);
    let output = command.output().expect("it can be run");
    let told = [output.stdout, output.stderr].concat();
    let told = String::from_utf8(told).expect("text");
    (output.status.success(), told)
}

/// A house that was closed once, where somebody has said much at a table since; the table.
fn talkative(folder: &Path) -> (Server, String) {
    let mut server = Server::start(folder, &[]);
    let cookie = server.guest();
    let table = server.table(&cookie);
    server.signal("TERM");
    assert!(server.ends().success(), "{}", server.log());
    let server = Server::start(folder, &[]);
    for number in 0..20 {
        let said = server.say(&table, &cookie, &format!("{number}"));
        assert_eq!(said.status, 200, "{}", said.body);
    }
    (server, table)
}

#[test]
fn a_house_that_was_killed_and_has_lost_a_part_of_its_log_says_which_table_has_lost_entries() {
    for left in [2, 1_000_000] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut server, table) = talkative(folder.path());
        server.signal("KILL");
        server.ends();
        assert!(check(folder.path()).0, "nothing is lost yet");
        let log = folder.path().join("patolli.sqlite-wal");
        let length = log.metadata().expect("there is a log").len();
        let file = OpenOptions::new().write(true).open(&log);
        let cut = file.and_then(|file| file.set_len(length / left));
        cut.expect("it can be cut");

        let (sound, told) = check(folder.path());
        assert!(!sound && told.contains(&table), "{told}");
        let server = Server::start(folder.path(), &[]);
        server.tells("commits were lost");
        server.tells(&table);
        assert_eq!(
            server.status(&format!("/t/{table}")),
            500,
            "it is not shown shorter"
        );
        assert_eq!(server.status("/healthz"), 200);
        server.table(&server.guest());
        let (sound, told) = check(folder.path());
        assert!(!sound && told.contains(&table), "it is still known: {told}");
    }
}

#[test]
fn a_folder_that_has_lost_its_database_is_not_opened_as_an_empty_house() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, _) = talkative(folder.path());
    server.signal("TERM");
    assert!(server.ends().success(), "{}", server.log());
    let database = folder.path().join("patolli.sqlite");
    let kept = std::fs::read(&database).expect("a database");
    std::fs::remove_file(&database).expect("it can be removed");
    for _ in 0..2 {
        let refused = command(folder.path(), &[]).output().expect("it ends");
        let told = String::from_utf8(refused.stderr).expect("text");
        assert_eq!(refused.status.code(), Some(1), "{told}");
        assert!(told.contains("held a house"), "{told}");
        assert!(!database.exists(), "nothing is made in its place");
    }
    std::fs::write(&database, kept).expect("it can be put back");
    Server::start(folder.path(), &[]);
}

/// Says something until it is refused: how often it was heard.
fn say_until_refused(server: &Server, table: &str, cookie: &str) -> usize {
    let words = "quetzal ".repeat(40);
    let mut statuses = (0..10_000).map(|_| server.say(table, cookie, words.trim()).status);
    let heard = statuses.by_ref().take_while(|status| *status == 200);
    let heard = heard.count();
    assert!(heard < 10_000, "it is never refused");
    heard
}

/// While nothing can be written the house says so; once it can, after `relief`, the house goes on as if nothing had been.
fn goes_on_after(server: &Server, table: &str, cookie: &str, relief: impl FnOnce()) {
    let unwell = eventually(|| (server.status("/healthz") == 503).then_some(()));
    assert!(unwell.is_some(), "{}", server.log());
    assert_eq!(
        server.status(&format!("/t/{table}")),
        200,
        "it can be looked at"
    );
    relief();
    let heard = eventually(|| (server.say(table, cookie, "again").status == 200).then_some(()));
    assert!(heard.is_some(), "not within {SOON:?}: {}", server.log());
    let well = eventually(|| (server.status("/healthz") == 200).then_some(()));
    assert!(well.is_some(), "{}", server.log());
    assert!(server.number("patolli_commits_failed_total") >= 1.0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_cannot_be_written_to_is_told_and_when_it_can_the_house_goes_on_without_a_restart() {
    use crate::kit::command_of_small_files;

    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::spawn(command_of_small_files(folder.path(), &[]));
    let cookie = server.guest();
    let table = server.table(&cookie);
    // Its log is longer than that already.
    server.allow_file_size(Some(10_000));
    say_until_refused(&server, &table, &cookie);
    goes_on_after(&server, &table, &cookie, || server.allow_file_size(None));
    server.signal("TERM");
    assert!(server.ends().success(), "{}", server.log());
    let (sound, told) = check(folder.path());
    assert!(sound, "{told}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_is_told_and_when_there_is_room_the_house_goes_on_without_a_restart() {
    /// A file system that goes with the test.
    struct Mounted<'a>(&'a Path);

    impl Drop for Mounted<'_> {
        fn drop(&mut self) {
            let _ = Command::new("umount").arg("--lazy").arg(self.0).status();
        }
    }

    let folder = tempfile::tempdir().expect("a folder");
    let mut mount = Command::new("mount");
    mount
        .args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"])
        .arg(folder.path());
    if !mount.output().is_ok_and(|mounted| mounted.status.success()) {
        println!(
            "NOT TESTED: no small disk can be made here without root; files that cannot be written to are tested"
        );
        return;
    }
    let disk = Mounted(folder.path());
    let mut server = Server::start(disk.0, &[]);
    let cookie = server.guest();
    let table = server.table(&cookie);
    let ballast = disk.0.join("ballast");
    std::fs::write(&ballast, vec![1; 8 << 20]).expect_err("as much as fits");
    say_until_refused(&server, &table, &cookie);
    let refused = server.say(&table, &cookie, "still?");
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains("\"full\""), "{}", refused.body);
    goes_on_after(&server, &table, &cookie, || {
        std::fs::remove_file(&ballast).expect("there is room again");
    });
    server.signal("TERM");
    assert!(server.ends().success(), "{}", server.log());
    let (sound, told) = check(disk.0);
    assert!(sound, "{told}");
}
