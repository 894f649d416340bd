//! More than anybody may have, at a house with limits.

use crate::kit::{Answer, Server};

const RECORD: &str = include_str!("../../../../records/aztlan/two-rafts-in-one-scoring.json");

fn import(server: &Server, cookie: &str) -> Answer {
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{RECORD}\r\n--x--\r\n"
    );
    server.post("/import", cookie, "multipart/form-data; boundary=x", &body)
}

/// Checks that somebody is told when to come again.
#[track_caller]
fn assert_waits(refused: &Answer) {
    assert_eq!(refused.status, 429, "{}", refused.body);
    let wait = refused.header("retry-after").expect("when to come again");
    let wait: u64 = wait.parse().expect("seconds");
    assert!((1..=24 * 3600).contains(&wait), "{wait}");
}

fn open(options: &[&str]) -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), options);
    (folder, server)
}

/// A table for two in Mezo, where masters think for many minutes.
fn mezo(seats: [&str; 2]) -> String {
    format!(r#"{{"game": "mezo", "options": {{"players": 2}}, "seats": {seats:?}}}"#)
}

#[test]
fn of_tables_and_words_a_person_has_so_many_and_an_address_so_many() {
    let (_folder, server) = open(&["--limit-tables", "2:3", "--limit-chat", "2:3"]);
    let (ada, ben) = (server.guest(), server.guest());
    let tables = [server.table(&ada), server.table(&ada)];
    assert_waits(&server.order(&ada, &mezo(["me", "open"])));
    server.table(&ben);
    assert_waits(&server.order(&ben, &mezo(["me", "open"])));
    for _ in 0..2 {
        assert_eq!(server.say(&tables[0], &ada, "hello").status, 200);
    }
    assert_waits(&server.say(&tables[1], &ada, "hello"));
    assert_eq!(server.say(&tables[0], &ben, "hello").status, 200);
    assert_waits(&server.say(&tables[0], &ben, "hello"));
}

#[test]
fn bots_work_at_so_many_tables_whatever_way_they_are_set_going() {
    let (_folder, server) = open(&["--limit-bots", "2:3"]);
    let (ada, ben) = (server.guest(), server.guest());
    let left = server.order(&ada, &mezo(["me", "master"])).table();
    let prepared = server.order(&ada, &mezo(["open", "master"])).table();
    let waiting = server.order(&ben, &mezo(["open", "master"])).table();
    assert_eq!(server.at(&left, "leave", &ada).status, 200);
    for _ in 0..2 {
        server.order(&ada, &mezo(["master", "master"])).table();
    }
    assert_waits(&server.order(&ada, &mezo(["master", "master"])));
    assert_waits(&server.at(&left, "return", &ada));
    assert_waits(&server.at(&prepared, "start", &ada));
    assert_waits(&server.at(&waiting, "sit", &ada));
    server.order(&ben, &mezo(["master", "master"])).table();
    assert_waits(&server.order(&ben, &mezo(["master", "master"])));
}

#[test]
fn at_tables_that_were_left_no_bot_works_however_many_they_are() {
    let (_folder, server) = open(&["--limit-bots", "1:1", "--limit-tables", "off"]);
    for _ in 0..3 {
        let cookie = server.guest();
        for _ in 0..5 {
            let table = server.order(&cookie, &mezo(["me", "master"])).table();
            let left = server.at(&table, "leave", &cookie);
            assert_eq!(left.status, 200, "{}", left.body);
        }
    }
    server.number_becomes("patolli_thinking", |bots| bots == 0.0);
    server
        .order(&server.guest(), &mezo(["master", "master"]))
        .table();
}

#[test]
fn whoever_imports_more_than_the_quota_is_told_when_to_come_again_and_others_import_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = RECORD.len().div_ceil(1024);
    let quota = format!("{}:{}", 2 * kept, 20 * kept);
    let server = Server::start(folder.path(), &["--limit-imports", &quota]);
    let (ada, ben) = (server.guest(), server.guest());
    for _ in 0..2 {
        let taken = import(&server, &ada);
        assert_eq!(taken.status, 303, "{}", taken.body);
    }
    let name = r#"patolli_quota_refusals_total{quota="quota-imports"}"#;
    assert!(server.number(name) < 0.5, "nobody was refused yet");
    assert_waits(&import(&server, &ada));
    assert!(server.number(name) > 0.5, "{}", server.numbers());
    assert_eq!(import(&server, &ben).status, 303);
}

#[test]
fn whoever_looks_at_many_tables_does_not_keep_them_all_in_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), &["--tables-in-memory", "5"]);
    let cookie = server.guest();
    let tables: Vec<String> = (0..20).map(|_| server.table(&cookie)).collect();
    for table in tables.iter().chain(&tables) {
        assert_eq!(server.status(&format!("/t/{table}")), 200);
        let kept = server.number("patolli_tables");
        assert!(kept < 5.5, "{kept} are kept");
    }
}
