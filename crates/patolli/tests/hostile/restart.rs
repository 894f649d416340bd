//! Stopped and started again while many play.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::kit::{Server, get};

/// How often the house is stopped, and how many say something as fast as they can meanwhile.
const STOPS: u32 = 5;
const SPEAKERS: usize = 8;

/// Somebody who says one number after another at a table of their own.
struct Speaker {
    cookie: String,
    table: String,
    /// The last number that was acknowledged.
    said: AtomicU64,
}

/// A stop and a start take no longer, where the machine has a moment for them.
const BRIEF: Duration = Duration::from_secs(1);

#[test]
fn stopping_and_starting_under_load_loses_nothing_that_was_acknowledged_and_is_brief() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = start(folder.path());
    let speakers: Vec<Arc<Speaker>> = (0..SPEAKERS).map(|_| Arc::new(arrive(&server))).collect();
    let (mut stops, mut starts) = (Vec::new(), Vec::new());
    for stop in 1..=STOPS {
        let over = Arc::new(AtomicBool::new(false));
        let mut watchers = Vec::new();
        for speaker in &speakers {
            let mut wire = server.connect();
            wire.send(&get(&format!("/t/{}/live?after=0", speaker.table)));
            watchers.push(std::thread::spawn(move || wire.rest()));
        }
        let shared = Arc::new(server);
        let threads: Vec<_> = speakers
            .iter()
            .map(|speaker| {
                let (speaker, server, over) = (speaker.clone(), shared.clone(), over.clone());
                std::thread::spawn(move || speak(&speaker, &server, &over))
            })
            .collect();
        // Everybody has said something new.
        let before: Vec<u64> = speakers.iter().map(|speaker| said(speaker)).collect();
        let began = Instant::now();
        while speakers
            .iter()
            .zip(&before)
            .any(|(speaker, before)| said(speaker) <= *before)
        {
            assert!(began.elapsed() < crate::kit::SOON, "nobody gets a word in");
            std::thread::sleep(Duration::from_millis(5));
        }
        over.store(true, Ordering::Relaxed);
        let stopping = Instant::now();
        shared.signal("TERM");
        for thread in threads {
            thread.join().expect("nobody fails");
        }
        let mut stopped = Arc::into_inner(shared).expect("nobody else has it");
        let status = stopped.ends();
        stops.push(stopping.elapsed());
        assert_eq!(status.code(), Some(0), "{}", stopped.log());
        for watcher in watchers {
            watcher.join().expect("streams end");
        }
        let starting = Instant::now();
        server = start(folder.path());
        starts.push(starting.elapsed());
        for speaker in &speakers {
            let told = last_told(&server, speaker);
            let expected = said(speaker);
            // One that was sent and not acknowledged any more may be there, or not.
            assert!(
                told == expected || told == expected + 1,
                "{told} after stop {stop}, {expected} were acknowledged"
            );
            speaker.said.store(told, Ordering::Relaxed);
        }
    }
    let total: u64 = speakers.iter().map(|speaker| said(speaker)).sum();
    println!(
        "{STOPS} stops under load, {total} sentences kept; stops took {stops:?}, starts {starts:?}"
    );
    // The shortest, because others may want the machine just then.
    for times in [stops, starts] {
        let shortest = times.iter().min().expect("there was one");
        assert!(*shortest < BRIEF, "{times:?}");
    }
}

fn start(folder: &Path) -> Server {
    Server::start(folder, &["--drain", "20"])
}

fn arrive(server: &Server) -> Speaker {
    let cookie = server.guest();
    Speaker {
        table: server.table(&cookie),
        cookie,
        said: AtomicU64::new(0),
    }
}

fn said(speaker: &Speaker) -> u64 {
    speaker.said.load(Ordering::Relaxed)
}

/// Says the next number until the house is over.
fn speak(speaker: &Speaker, server: &Server, over: &AtomicBool) {
    loop {
        let next = said(speaker) + 1;
        match server.try_say(&speaker.table, &speaker.cookie, &next.to_string()) {
            Some(200) => speaker.said.store(next, Ordering::Relaxed),
            _ if over.load(Ordering::Relaxed) => return,
            answer => panic!("{answer:?} while the house is open: {}", server.log()),
        }
    }
}

/// The last number that the table has heard; they must come one after the other.
fn last_told(server: &Server, speaker: &Speaker) -> u64 {
    let mut wire = server.connect();
    let path = format!("/api/v1/tables/{}/events", speaker.table);
    let cookie = format!("\r\ncookie: {}\r\n\r\n", speaker.cookie);
    wire.send(&get(&path).replace("\r\n\r\n", &cookie));
    wire.head();
    let event: Value = serde_json::from_str(&wire.line_after("data: ")).expect("JSON");
    let said = event["said"].as_array().expect("what was said");
    let numbers: Vec<u64> = said
        .iter()
        .map(|said| {
            said[1]
                .as_str()
                .and_then(|text| text.parse().ok())
                .expect("a number")
        })
        .collect();
    for pair in numbers.windows(2) {
        assert_eq!(
            pair[1],
            pair[0] + 1,
            "nothing is lost and nothing is there twice"
        );
    }
    *numbers.last().expect("something was said")
}
