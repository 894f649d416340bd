//! Those who ask for all that is kept about them and take it slowly, or not at all.

use std::net::Ipv4Addr;
use std::time::Duration;

use crate::kit::{Server, Wire, eventually};

/// So much is said by somebody of whom more is kept than the buffers of a connection hold: a megabyte.
const SAYINGS: usize = 700;

/// Waits for nobody, but for whoever downloads.
const OPTIONS: [&str; 10] = [
    "--limit-exports",
    "off",
    "--limit-reads",
    "off",
    "--limit-writes",
    "off",
    "--limit-chat",
    "off",
    "--stall-timeout",
    "600",
];

/// A house with somebody of whom much is kept, and their cookie.
fn open(options: &[&str]) -> (tempfile::TempDir, Server, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), &[&OPTIONS[..], options].concat());
    let cookie = server.guest();
    let table = server.table(&cookie);
    let text = "\u{1f33d}".repeat(400);
    for _ in 0..SAYINGS {
        assert_eq!(server.say(&table, &cookie, &text).status, 200);
    }
    (folder, server, cookie)
}

fn request(cookie: &str) -> String {
    format!(
        "GET /me/data.json HTTP/1.1\r\nhost: patolli\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n"
    )
}

/// A download of which only the head is read, and its status.
fn begin(mut wire: Wire, cookie: &str) -> (Wire, String) {
    wire.send(&request(cookie));
    let head = wire.head();
    let status = head.split(' ').nth(1).unwrap_or_default();
    (wire, status.to_owned())
}

/// Everything, to the end.
fn whole(server: &Server, cookie: &str) -> Option<()> {
    let (mut wire, status) = begin(server.connect(), cookie);
    if status != "200" {
        return None;
    }
    let kept = wire.rest();
    assert!(kept.contains("reports_about"), "it is whole");
    assert!(kept.ends_with("\r\n0\r\n\r\n"), "it is at its end");
    Some(())
}

#[test]
fn those_who_download_all_that_is_kept_about_them_and_read_nothing_do_not_pile_up() {
    let (_folder, server, cookie) = open(&[]);
    whole(&server, &cookie).expect("nobody else downloads");
    let before = server.number("patolli_memory_bytes");
    let (mut begun, mut refused) = (Vec::new(), 0);
    for last in 1..=10 {
        for _ in 0..10 {
            let wire = server.connect_with_little_room_from(Ipv4Addr::new(127, 0, 0, last));
            let (wire, status) = begin(wire, &cookie);
            match status.as_str() {
                "200" => begun.push(wire),
                "503" => refused += 1,
                other => panic!("{other}: {}", server.log()),
            }
        }
    }
    // Eight at each address, and no more than thirty-two.
    assert_eq!((begun.len(), refused), (32, 68));
    server.tells("as many downloads as there may be");
    assert!(server.number(r#"patolli_refused_total{cap="Exports"}"#) > 67.5);
    let held = server.number("patolli_memory_bytes") - before;
    assert!(held < 4e7, "{held} bytes are held");
    assert_eq!(server.status("/healthz"), 200);
    drop(begun);
    eventually(|| whole(&server, &cookie)).expect("there is a place again");
}

#[test]
fn a_download_that_is_taken_too_slowly_is_cut_off_and_gives_its_place_back() {
    let (_folder, server, cookie) = open(&["--export-timeout", "1"]);
    let slow: Vec<Wire> = (0..8)
        .map(|_| {
            let (wire, status) = begin(server.connect_with_little_room(), &cookie);
            assert_eq!(status, "200");
            wire
        })
        .collect();
    assert_eq!(begin(server.connect(), &cookie).1, "503");
    std::thread::sleep(Duration::from_millis(1500));
    for mut wire in slow {
        let kept = wire.rest();
        assert!(!kept.ends_with("\r\n0\r\n\r\n"), "it came to its end");
    }
    let cut = r#"patolli_connections_cut_total{why="Slow"}"#;
    server.number_becomes(cut, |cut| cut > 7.5);
    eventually(|| whole(&server, &cookie)).expect("there is a place again");
}
