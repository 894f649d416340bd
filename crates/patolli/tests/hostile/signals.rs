//! Told to stop: at any moment, and twice.

use std::io::{BufRead as _, BufReader};
use std::path::Path;

use crate::kit::{Server, command, ends, kill, listen, post_head};

/// Those who start and stop the house at the same time, and how often each.
const WORKERS: usize = 4;
const TIMES: usize = 25;

fn in_parallel(once: impl Fn(&Path) + Sync) {
    std::thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                let folder = tempfile::tempdir().expect("a folder");
                (0..TIMES).for_each(|_| once(folder.path()));
            });
        }
    });
}

#[test]
fn a_house_that_is_told_to_stop_the_moment_it_is_open_stops_well() {
    in_parallel(|folder| {
        let mut child = command(folder, &[]).spawn().expect("the server starts");
        let log = listen(&mut child);
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("an output"));
        output.read_line(&mut line).expect("a line");
        kill(child.id(), "TERM");
        assert!(line.starts_with("Patolli is open"), "{line}");
        let status = ends(&mut child);
        assert_eq!(status.code(), Some(0), "{}", log.lock().unwrap());
    });
}

#[test]
fn a_house_that_is_told_to_stop_while_it_opens_stops_well() {
    in_parallel(|folder| {
        let mut child = command(folder, &[]).spawn().expect("the server starts");
        let mut log = BufReader::new(child.stderr.take().expect("an output"));
        let mut line = String::new();
        log.read_line(&mut line).expect("a line");
        kill(child.id(), "TERM");
        assert!(line.contains("opening the house"), "{line}");
        let status = ends(&mut child);
        assert_eq!(status.code(), Some(0));
    });
}

#[test]
fn whoever_tells_it_twice_does_not_wait_for_the_drain() {
    for (first, second) in [("TERM", "TERM"), ("INT", "TERM")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut server = Server::start(folder.path(), &["--drain", "600"]);
        let mut half = server.connect();
        half.send(&post_head(
            "/me/name",
            "",
            "application/x-www-form-urlencoded",
            20,
        ));
        server.number_becomes("patolli_connections", |open| open >= 1.0);
        server.signal(first);
        server.tells("open requests are finished first");
        server.signal(second);
        let status = server.ends();
        assert_eq!(status.code(), Some(1), "{}", server.log());
        server.tells("told to stop again");
    }
}
