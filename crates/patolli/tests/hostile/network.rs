//! Connections that are held, half sent, not read, or too many.

use std::collections::BTreeSet;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use crate::kit::{SOON, Server, Wire, eventually, get, post_head};

const FORM: &str = "application/x-www-form-urlencoded";

/// Somebody else on this machine.
const NEIGHBOUR: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

fn open(options: &[&str]) -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), options);
    (folder, server)
}

#[test]
fn one_address_that_holds_all_its_connections_does_not_keep_others_out() {
    let (_folder, server) = open(&["--connections-per-address", "20", "--header-timeout", "600"]);
    let _silent: Vec<Wire> = (0..20).map(|_| server.connect_from(NEIGHBOUR)).collect();
    server.number_becomes("patolli_connections", |open| open >= 20.0);
    let mut refused = server.connect_from(NEIGHBOUR);
    refused.send(&get("/"));
    let answer = refused.answer();
    assert_eq!(answer.status, 503);
    assert!(answer.header("retry-after").is_some());
    assert_eq!(
        answer.body.lines().count(),
        3,
        "in each language: {}",
        answer.body
    );
    assert_eq!(server.status("/healthz"), 200);
    server.tells("--connections-per-address");
    assert!(server.number(r#"patolli_refused_total{cap="ConnectionsPerAddress"}"#) >= 1.0);
}

#[test]
fn a_thousand_silent_connections_are_ended_and_the_house_goes_on() {
    let options = ["--connections", "300", "--connections-per-address", "300"];
    let (_folder, server) = open(&[&options[..], &["--header-timeout", "10"]].concat());
    let mut silent: Vec<Wire> = (0..1100).map(|_| server.connect()).collect();
    // On a slow machine the first may be ended before the last come.
    let began = Instant::now();
    while !server.log().contains("connections are refused") {
        assert!(
            began.elapsed() < SOON,
            "nobody is refused: {}",
            server.log()
        );
        silent.push(server.connect());
    }
    for mut wire in silent {
        wire.rest();
    }
    let answered = eventually(|| (server.status("/healthz") == 200).then_some(()));
    assert!(answered.is_some(), "{}", server.log());
    server.number_becomes(r#"patolli_connections_cut_total{why="Head"}"#, |cut| {
        cut >= 300.0
    });
}

#[test]
fn a_head_that_never_ends_is_cut_off_however_it_drips() {
    let (_folder, server) = open(&["--header-timeout", "1"]);
    for first in [true, false] {
        let mut began = Instant::now();
        let mut wire = server.connect();
        if !first {
            wire.send(&get("/healthz"));
            assert_eq!(wire.answer().status, 200);
            began = Instant::now();
        }
        wire.send("GET / HTTP/1.1\r\nx: ");
        while wire.drip(b'a') {
            std::thread::sleep(Duration::from_millis(100));
            assert!(began.elapsed() < SOON, "it is never cut off");
        }
        assert!(
            began.elapsed() > Duration::from_millis(900),
            "not before its time"
        );
    }
}

#[test]
fn a_body_that_does_not_come_or_only_drips_is_told_so_and_cut_off() {
    let (_folder, server) = open(&["--body-timeout", "1"]);
    let mut silent = server.connect();
    silent.send(&post_head("/me/name", "", FORM, 20));
    silent.send("name=Ci");
    assert_eq!(silent.answer().status, 408);
    silent.rest();
    let mut dripping = server.connect();
    dripping.send(&post_head("/me/name", "", FORM, 400_000));
    let began = Instant::now();
    while dripping.drip(b'a') && server.number(r#"patolli_connections_cut_total{why="Body"}"#) < 2.0
    {
        assert!(began.elapsed() < SOON, "it is never cut off");
    }
    dripping.rest();
}

#[test]
fn a_body_that_stops_coming_is_cut_off_before_its_whole_time() {
    let (_folder, server) = open(&["--body-timeout", "600", "--stall-timeout", "1"]);
    let mut wire = server.connect();
    wire.send(&post_head("/me/name", "", FORM, 20));
    wire.send("name=");
    assert_eq!(wire.answer().status, 408);
    wire.rest();
}

#[test]
fn a_connection_on_which_nothing_more_is_asked_is_ended() {
    let (_folder, server) = open(&["--idle-timeout", "1"]);
    let mut wire = server.connect();
    for _ in 0..3 {
        wire.send(&get("/healthz"));
        assert_eq!(wire.answer().status, 200);
    }
    assert_eq!(wire.rest(), "");
    assert!(server.number(r#"patolli_connections_cut_total{why="Idle"}"#) >= 1.0);
}

#[test]
fn whoever_asks_much_and_reads_nothing_is_cut_off() {
    let (_folder, server) = open(&["--stall-timeout", "1"]);
    let mut wire = server.connect_with_little_room();
    wire.send_what_is_taken(&get("/rules/mezo").repeat(2000));
    server.number_becomes(r#"patolli_connections_cut_total{why="Stalled"}"#, |cut| {
        cut >= 1.0
    });
    server.number_becomes("patolli_connections", |open| open == 0.0);
}

#[test]
fn a_live_stream_that_nobody_reads_is_cut_off_when_its_buffers_are_full() {
    let (_folder, server) = open(&["--stall-timeout", "1"]);
    let cookie = server.guest();
    let table = server.table(&cookie);
    let mut stalled = server.connect_with_little_room();
    stalled.send(&get(&format!("/api/v1/tables/{table}/events")));
    server.number_becomes("patolli_streams", |streams| streams > 0.5);
    let words = "quetzal ".repeat(50);
    let cut = (0..10_000).any(|_| {
        let said = server.say(&table, &cookie, words.trim());
        assert_eq!(said.status, 200, "{}", said.body);
        server.number("patolli_streams") == 0.0
    });
    assert!(cut, "the stream is still there");
    assert!(server.number(r#"patolli_connections_cut_total{why="Stalled"}"#) >= 1.0);
}

/// A live stream of a table, once it has begun; or the answer that there is none.
fn stream(server: &Server, table: &str) -> (Wire, u16) {
    let mut wire = server.connect();
    wire.send(&get(&format!("/t/{table}/live?after=0")));
    let head = wire.head();
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    (wire, status.expect("an answer"))
}

#[test]
fn live_streams_have_places_of_their_own_and_no_more_than_those() {
    let options = [
        "--connections-per-address",
        "4",
        "--streams-per-address",
        "12",
    ];
    let (_folder, server) = open(&options);
    let table = server.table(&server.guest());
    let mut streams = Vec::new();
    for _ in 0..12 {
        let (wire, status) = stream(&server, &table);
        assert_eq!(status, 200);
        streams.push(wire);
    }
    assert_eq!(
        server.status("/healthz"),
        200,
        "connections are counted apart"
    );
    let (_refused, status) = stream(&server, &table);
    assert_eq!(status, 503);
    server.tells("--streams-per-address");
    drop(streams.pop());
    let again = eventually(|| (stream(&server, &table).1 == 200).then_some(()));
    assert!(again.is_some(), "a place that was given back can be taken");
}

#[test]
fn all_live_streams_together_are_bounded_too() {
    let (_folder, server) = open(&["--streams", "3"]);
    let table = server.table(&server.guest());
    let streams: Vec<_> = (0..3).map(|_| stream(&server, &table)).collect();
    assert!(streams.iter().all(|(_, status)| *status == 200));
    let (_refused, status) = stream(&server, &table);
    assert_eq!(status, 503);
    assert_eq!(server.status("/healthz"), 200);
    assert!(server.number(r#"patolli_refused_total{cap="Streams"}"#) >= 1.0);
}

#[test]
fn behind_a_proxy_requests_are_counted_by_the_address_that_it_tells() {
    let options = ["--behind-proxy", "--connections-per-address", "3"];
    let (_folder, server) = open(&options);
    // The proxy has many connections of its own.
    let idle: Vec<Wire> = (0..20).map(|_| server.connect()).collect();
    let held: Vec<Wire> = (0..3)
        .map(|number| {
            let mut wire = server.connect();
            // What the client claims stands to the left of what the proxy saw.
            let told = format!("x-forwarded-for: 10.9.8.{number}, 203.0.113.5\r\n");
            let expecting = format!("{told}expect: 100-continue\r\ncontent-type");
            let head = post_head("/me/name", "", FORM, 20);
            wire.send(&head.replace("content-type", &expecting));
            assert!(wire.head().contains("100"), "the request is under way");
            wire
        })
        .collect();
    let ask = |address: &str| {
        let mut wire = server.connect();
        let told = format!("x-forwarded-for: {address}\r\n\r\n");
        wire.send(&get("/healthz").replace("\r\n\r\n", &format!("\r\n{told}")));
        wire.answer().status
    };
    assert_eq!(ask("10.9.8.77, 203.0.113.5"), 503, "three are under way");
    assert_eq!(ask("203.0.113.6"), 200, "another address is another client");
    drop(held);
    let free = eventually(|| (ask("203.0.113.5") == 200).then_some(()));
    assert!(free.is_some(), "who has gone holds nothing");
    drop(idle);
}

#[cfg(target_os = "linux")]
#[test]
fn without_files_nobody_new_is_let_in_and_the_house_neither_spins_nor_ends() {
    let (_folder, server) = open(&[]);
    let mut known = server.connect();
    known.send(&get("/healthz"));
    assert_eq!(known.answer().status, 200);
    let files = std::fs::read_dir(format!("/proc/{}/fd", server.id()));
    let numbers: BTreeSet<usize> = files
        .expect("the process is there")
        .filter_map(|file| file.ok()?.file_name().to_str()?.parse().ok())
        .collect();
    let first_free = (0..=numbers.len()).find(|number| !numbers.contains(number));
    // What is open stays open; one more file is one too many.
    server.allow_files(first_free.expect("there is a free one"));
    let before = server.busy_ticks();
    let mut waiting = server.connect();
    waiting.send(&get("/healthz"));
    server.tells("no connection can be taken");
    std::thread::sleep(Duration::from_secs(2));
    let spent = server.busy_ticks() - before;
    assert!(spent < 100, "it spins: {spent} ticks in two seconds");
    known.send(&get("/readyz"));
    assert!(known.answer().status > 0, "who is in stays in");
    server.allow_files(1000);
    assert_eq!(waiting.answer().status, 200, "who waited is let in");
}

#[test]
fn neither_a_stalled_reader_nor_half_a_request_holds_the_stop_open() {
    let (_folder, mut server) = open(&["--drain", "1"]);
    let mut reader = server.connect_with_little_room();
    reader.send_what_is_taken(&get("/rules/mezo").repeat(2000));
    let mut body = server.connect();
    body.send(&post_head("/me/name", "", FORM, 20));
    let mut head = server.connect();
    head.send("GET / HTTP/1.1\r\n");
    let _silent = server.connect();
    server.number_becomes("patolli_connections", |open| open >= 4.0);
    server.signal("TERM");
    let status = server.ends();
    assert_eq!(status.code(), Some(0), "{}", server.log());
    server.tells("are cut off");
}

#[test]
fn connections_on_which_nothing_is_asked_do_not_delay_the_stop() {
    let (_folder, mut server) = open(&["--drain", "600"]);
    let _silent: Vec<Wire> = (0..20).map(|_| server.connect()).collect();
    let mut used: Vec<Wire> = (0..20).map(|_| server.connect()).collect();
    for wire in &mut used {
        wire.send(&get("/healthz"));
        assert_eq!(wire.answer().status, 200);
    }
    server.number_becomes("patolli_connections", |open| open >= 40.0);
    server.signal("TERM");
    let status = server.ends();
    assert_eq!(status.code(), Some(0), "{}", server.log());
}

#[test]
fn a_request_that_is_half_sent_when_the_house_closes_is_still_answered() {
    let (_folder, mut server) = open(&["--drain", "600"]);
    let mut wire = server.connect();
    wire.send(&get("/healthz"));
    assert_eq!(wire.answer().status, 200);
    let body = "name=Nezahualcoyotl";
    wire.send(
        &post_head("/me/name", "", FORM, body.len())
            .replace("host:", "expect: 100-continue\r\nhost:"),
    );
    assert!(wire.head().contains("100"), "somebody waits for the body");
    server.signal("TERM");
    server.tells("open requests are finished first");
    wire.send(body);
    assert_eq!(wire.answer().status, 303);
    let status = server.ends();
    assert_eq!(status.code(), Some(0), "{}", server.log());
}
