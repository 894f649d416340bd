//! Numbers on the command line are bounded before anything is done with them, and a file is read no further than makes sense.

use crate::support::{folder, patolli, write};

/// Too large, too small, or none.
const NUMBERS: [&str; 9] = [
    "0",
    "-1",
    "1e9",
    "NaN",
    "1.5",
    "99999999999",
    "18446744073709551615",
    "99999999999999999999999999",
    "",
];

/// Every place for a number, in a command that is right otherwise; what is written there after `=`.
const PLACES: [&str; 24] = [
    "simulate aztlan --games=",
    "simulate aztlan --games 1 --threads=",
    "simulate aztlan --games 1 --players=",
    "simulate aztlan --games 1 --option=players=",
    "simulate aztlan --games 1 --bots=search:",
    "simulate mezo --games 1 --players 1 --option=handicap=999",
    "arena aztlan --bots=greedy --games=",
    "arena aztlan --bots=greedy --games 1 --threads=",
    "arena aztlan --games 1 --bots=search:",
    "report aztlan --games=",
    "report aztlan --games 1 --threads=",
    "bench aztlan --games=",
    "serve --bot-pause=99999",
    "serve --limit-reads=",
    "serve --limit-writes=1:",
    "serve --limit-guests=",
    "serve --limit-tables=1:",
    "serve --limit-imports=1:",
    "serve --data /dev/null/house --connections=",
    "serve --data /dev/null/house --connections-per-address=",
    "serve --data /dev/null/house --streams=",
    "serve --data /dev/null/house --streams-per-address=",
    "serve --data /dev/null/house --trusted-proxies=999",
    "play aztlan --players=",
];

#[test]
fn a_number_that_makes_no_sense_is_refused_with_a_sentence_at_once() {
    for place in PLACES {
        for number in NUMBERS {
            let line = format!("{place}{number}");
            let args: Vec<&str> = line.split(' ').collect();
            let error = patolli(&args).refused(2);
            assert!(error.len() < 600, "{line}: {error}");
        }
    }
}

#[test]
fn a_time_that_makes_no_sense_is_refused_with_a_sentence_at_once() {
    let times = [
        "--header-timeout",
        "--body-timeout",
        "--stall-timeout",
        "--idle-timeout",
        "--drain",
    ];
    let nonsense = ["0", "-1", "NaN", "inf", "1e9", "86401", "1,5", "5s", ""];
    for time in times {
        for value in nonsense {
            // What is taken would not be served in this place.
            let option = format!("{time}={value}");
            let run = patolli(&["serve", "--data", "/dev/null/house", &option]);
            let error = run.refused(2);
            assert!(error.contains(time), "{option}: {error}");
        }
    }
    for proxies in ["-1", "256", "NaN", "1.5", ""] {
        let option = format!("--trusted-proxies={proxies}");
        patolli(&["serve", "--data", "/dev/null/house", &option]).refused(2);
    }
}

#[test]
fn a_sentence_repeats_little_of_what_it_refuses() {
    let long = "x".repeat(50_000);
    for place in PLACES {
        if place.starts_with("simulate") || place.starts_with("arena") || place.starts_with("play")
        {
            let line = format!("{place}{long}");
            let args: Vec<&str> = line.split(' ').collect();
            let run = patolli(&args);
            assert_eq!(run.code, Some(2), "{place}");
        }
    }
}

#[test]
fn a_file_without_end_is_no_board() {
    let folder = folder();
    let large = write(folder.path(), "large.json", &" ".repeat(5 * 1024 * 1024));
    let endless = if cfg!(unix) { "/dev/zero" } else { &large };
    for file in [large.as_str(), endless] {
        let error = patolli(&["simulate", "aztlan", "--games", "1", "--board", file]).refused(1);
        assert!(error.contains("larger than 4 MiB"), "{error}");
    }
}

#[test]
fn a_board_that_is_nested_without_end_is_refused() {
    let folder = folder();
    let deep = format!("{}{}", "[".repeat(1_000_000), "]".repeat(1_000_000));
    let deep_json = write(folder.path(), "deep.json", &deep);
    let deep_toml = write(folder.path(), "deep.toml", &format!("a = {deep}"));
    for (game, file) in [
        ("aztlan", &deep_json),
        ("amazonas", &deep_json),
        ("space-aztecs", &deep_json),
        ("mezo", &deep_toml),
    ] {
        patolli(&["simulate", game, "--games", "1", "--board", file]).refused(1);
    }
}
