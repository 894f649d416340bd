//! What those who run the house see of it, and what they do not see.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::kit::{Server, eventually, get};

#[test]
fn the_numbers_can_be_read_by_machines_and_count_what_happens() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), &[]);
    let cookie = server.guest();
    let table = server.table(&cookie);
    let order = r#"{"game": "aztlan", "options": {"players": 2}, "seats": ["random", "random"]}"#;
    let made = server.post("/api/v1/tables", &cookie, "application/json", order);
    assert_eq!(made.status, 201, "{}", made.body);
    assert_eq!(server.status(&format!("/t/{table}")), 200);
    assert_eq!(server.status("/nowhere/at/all"), 404);
    server.number_becomes("patolli_moves_total", |moves| moves > 10.0);
    let page = r#"patolli_http_requests_total{method="GET",route="/t/{table}",status="200"}"#;
    assert!(server.number(page) >= 1.0);
    let nowhere = r#"patolli_http_requests_total{method="GET",route="none",status="404"}"#;
    assert!(server.number(nowhere) >= 1.0);
    let numbers = server.numbers();
    check_form(&numbers);
    for name in [
        "patolli_http_latency_seconds_count",
        "patolli_commit_seconds_count",
        "patolli_commit_jobs_sum",
        "patolli_commits_failed_total",
        "patolli_connections",
        "patolli_streams",
        "patolli_tables",
        "patolli_thinking",
        "patolli_queue",
        "patolli_database_bytes",
        "patolli_disk_free_bytes",
        "patolli_memory_bytes",
        "patolli_open_files",
    ] {
        let found = numbers.lines().any(|line| {
            line.strip_prefix(name)
                .is_some_and(|rest| rest.starts_with([' ', '{']))
        });
        assert!(found, "{name} is missing:\n{numbers}");
    }
    assert!(!numbers.contains(&table), "no table is named");
    assert!(server.number("patolli_database_bytes") > 0.0);
    assert_eq!(server.status("/metrics"), 404, "the world is not told");
}

/// Whether every line is a comment or a name with labels and a number, of a kind that was told before.
fn check_form(numbers: &str) {
    assert!(numbers.ends_with("# EOF\n"));
    let mut kinds = Vec::new();
    for line in numbers.lines() {
        if let Some(kind) = line.strip_prefix("# TYPE ") {
            kinds.push(kind.split(' ').next().expect("a name").to_owned());
        } else if !line.starts_with('#') {
            let (name, number) = line.rsplit_once(' ').expect("a name and a number");
            number.parse::<f64>().expect("a number");
            assert!(kinds.iter().any(|kind| name.starts_with(kind)), "{line}");
            let labels = name.split_once('{').map(|(_, labels)| labels);
            assert!(labels.is_none_or(|labels| labels.ends_with('}')), "{line}");
        }
    }
}

const RUNNING: &str = include_str!("../../../../docs/running.md");

/// The numbers that a row of the table in `docs/running.md` tells of, each with its labels.
fn documented() -> BTreeMap<String, BTreeSet<String>> {
    let names = RUNNING
        .lines()
        .filter(|line| line.starts_with("| `patolli_"))
        .filter_map(|line| line.split('|').nth(1));
    let names =
        names.flat_map(|names| names.split('`').filter(|name| name.starts_with("patolli_")));
    names
        .map(|name| {
            let (name, labels) = name.split_once('{').unwrap_or((name, ""));
            let labels = labels.trim_end_matches('}').split(',');
            let labels = labels.filter(|label| !label.is_empty());
            (name.to_owned(), labels.map(str::to_owned).collect())
        })
        .collect()
}

/// The numbers that are told, each with its labels; a histogram by its name and without `le`.
fn told(numbers: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut told = BTreeMap::<String, BTreeSet<String>>::new();
    for line in numbers.lines().filter(|line| !line.starts_with('#')) {
        let (name, _) = line.rsplit_once(' ').expect("a name and a number");
        let (name, labels) = name.split_once('{').unwrap_or((name, ""));
        let name = ["_bucket", "_sum", "_count"]
            .iter()
            .find_map(|part| name.strip_suffix(part))
            .unwrap_or(name);
        let keys = told.entry(name.to_owned()).or_default();
        // No value holds a comma followed by a name and an equals sign.
        let labels = labels.trim_end_matches('}').split(',');
        let labels = labels.filter_map(|label| label.split_once("=\"").map(|(key, _)| key));
        keys.extend(labels.filter(|key| *key != "le").map(str::to_owned));
    }
    told
}

#[test]
fn every_number_that_is_told_is_documented_and_every_one_that_is_documented_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    // A number with labels is told as soon as there is something to tell.
    let options = ["--header-timeout", "1", "--streams-per-address", "1"];
    let server = Server::start(
        folder.path(),
        &[&options[..], &["--limit-chat", "1:1"]].concat(),
    );
    let cookie = server.guest();
    let table = server.table(&cookie);
    assert_eq!(server.say(&table, &cookie, "one").status, 200);
    assert_eq!(server.say(&table, &cookie, "another").status, 429);
    let live = get(&format!("/t/{table}/live?after=0"));
    let streams: Vec<String> = [server.connect(), server.connect()]
        .iter_mut()
        .map(|wire| {
            wire.send(&live);
            wire.head()
        })
        .collect();
    assert!(streams[1].contains(" 503 "), "{streams:?}");
    server.connect().rest();
    let cut = r#"patolli_connections_cut_total{why="Head"}"#;
    server.number_becomes(cut, |cut| cut >= 1.0);
    let mut documented = documented();
    assert!(documented.len() > 15, "{documented:?}");
    if !cfg!(target_os = "linux") {
        documented.remove("patolli_memory_bytes");
        documented.remove("patolli_open_files");
    }
    assert_eq!(told(&server.numbers()), documented);
}

#[test]
fn the_access_log_tells_every_request_and_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), &["--log", "json", "--behind-proxy"]);
    let cookie = server.guest();
    let ask = |path: &str, more: &str| {
        let mut wire = server.connect();
        let head = format!("\r\ncookie: {cookie}\r\nx-forwarded-for: 203.0.113.77\r\n{more}\r\n");
        wire.send(&get(path).replace("\r\n\r\n", &head));
        wire.answer().status
    };
    ask("/me?back=squash", "");
    ask("/enter/maizecob", "");
    ask("/api/v1/me", "authorization: Bearer cochineal\r\n");
    let lines = || -> Vec<Value> {
        let log = server.log();
        let lines = log
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"));
        lines
            .filter(|line: &Value| line["target"] == "access")
            .collect()
    };
    let told = eventually(|| Some(lines()).filter(|lines| lines.len() >= 4)).expect("four lines");
    let line = |route: &str| -> &Value {
        let found = told.iter().find(|line| line["fields"]["route"] == route);
        &found.unwrap_or_else(|| panic!("{route}: {told:?}"))["fields"]
    };
    let [named, me, enter, program] = ["/me/name", "/me", "/enter/{link}", "/api/v1/me"].map(line);
    assert_eq!(named["method"], "POST");
    assert_eq!(named["status"], 303);
    assert_eq!(named["visitor"], Value::Null, "nobody was known yet");
    assert_eq!(me["method"], "GET");
    assert_eq!(me["status"], 200);
    assert!(me["bytes"].as_u64().expect("bytes") > 500);
    assert_eq!(me["whole"], true);
    assert!(me["milliseconds"].is_number());
    assert_eq!(me["address"], "203.0.113.0/24");
    let visitor = me["visitor"].as_str().expect("a name");
    assert_eq!(enter["visitor"], visitor, "the same visitor");
    assert_ne!(program["visitor"], visitor, "a program shows its token");
    let log = server.log();
    let (_, secret) = cookie.split_once('=').expect("a cookie");
    for secret in [secret, "squash", "maizecob", "cochineal", "203.0.113.77"] {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
}

#[test]
fn a_log_for_people_does_not_tell_every_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), &[]);
    assert_eq!(server.status("/"), 200);
    assert!(!server.log().contains("answered"), "{}", server.log());
}
