//! More than anybody may have, at a house with limits.

use crate::kit::{Answer, Server};

const RECORD: &str = include_str!("../../../../records/aztlan/two-rafts-in-one-scoring.json");

fn import(server: &Server, cookie: &str) -> Answer {
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{RECORD}\r\n--x--\r\n"
    );
    server.post("/import", cookie, "multipart/form-data; boundary=x", &body)
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
    let refused = import(&server, &ada);
    assert_eq!(refused.status, 429, "{}", refused.body);
    let wait = refused.header("retry-after").expect("when to come again");
    let wait: u64 = wait.parse().expect("seconds");
    assert!((1..=24 * 3600).contains(&wait), "{wait}");
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
