use std::process::Stdio;

use serde_json::Value;

use crate::cases::CASES;
use crate::support::{Run, command, folder, patolli, patolli_in};

/// Reports in a folder of their own on a few games.
fn report(args: &[&str]) -> Run {
    patolli_in(folder().path(), &[&["report"], args].concat(), b"")
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&report(&[args, &["--json"]].concat()).ok()).unwrap()
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().expect("a list")
}

fn sum(lines: &[Value], key: &str) -> f64 {
    lines.iter().filter_map(|line| line[key].as_f64()).sum()
}

#[test]
fn a_page_is_written_and_a_summary_printed() {
    for case in &CASES {
        let folder = folder();
        let args = [
            "report", case.name, "--bots", "random", "--games", "40", "--seed", "1",
        ];
        let out = patolli_in(folder.path(), &args, b"").ok();
        let name = format!("{}-report.html", case.name);
        for word in [
            "40 games",
            "bots random, random",
            "seed 0000000000000001",
            "wins",
            "95 %",
            "scores: mean",
            "length:",
            "shares of wins",
            &format!("written: {name}"),
        ] {
            assert!(out.contains(word), "{word} is missing:\n{out}");
        }
        let page = std::fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"));
    }
}

#[test]
fn too_few_games_are_not_taken_for_an_even_game() {
    for case in &CASES {
        let out = report(&[case.name, "--bots", "random", "--games", "1"]).ok();
        assert!(
            out.contains("nothing was compared: there were too few games"),
            "{out}"
        );
        assert!(!out.contains("luck"), "{out}");
    }
}

#[test]
fn no_par_lies_outside_where_one_plays_against_the_game() {
    let args = [
        "mezo",
        "--players",
        "1",
        "--bots",
        "random",
        "--games",
        "3",
        "--seed",
        "1",
    ];
    let out = report(&args).ok();
    assert!(!out.contains("par lies outside"), "{out}");
}

#[test]
fn the_json_adds_up() {
    for case in &CASES {
        let args = [
            case.name,
            "--players",
            "3",
            "--bot",
            "greedy",
            "--games",
            "4",
            "--seed",
            "ff",
        ];
        let report = json(&args);
        assert_eq!(report["version"], 1);
        assert_eq!(report["game"], case.name);
        assert_eq!(report["options"].to_string(), case.options);
        assert_eq!(report["seed"], "00000000000000ff");
        assert_eq!(
            report["bots"],
            serde_json::json!(["greedy", "greedy", "greedy"])
        );
        let seats = list(&report, "seats");
        assert!((sum(seats, "wins") - 4.0).abs() < 1e-9);
        assert!((sum(seats, "share") - 1.0).abs() < 1e-9);
        let scored: u64 = list(&report["scores"]["histogram"], "bins")
            .iter()
            .filter_map(Value::as_u64)
            .sum();
        assert_eq!(scored, 12);
        assert!((sum(list(&report, "sources"), "part") - 1.0).abs() < 1e-9);
        assert!(list(&report, "topics").len() >= 10, "{}", case.name);
        assert!(
            list(&report, "findings").is_empty(),
            "four games say nothing"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let results = |threads: &str| {
        json(&[
            "amazonas",
            "--bots",
            "greedy,search:8,random",
            "--games",
            "6",
            "--seed",
            "7",
            "--threads",
            threads,
        ])
    };
    assert_eq!(results("1"), results("3"));
}

#[test]
fn files_are_written_where_one_says_and_replace_what_was_there() {
    let folder = folder();
    let page = folder.path().join("page.html");
    std::fs::write(&page, "old").unwrap();
    let args = [
        "report",
        "aztlan",
        "--bots",
        "random",
        "--games",
        "2",
        "--out",
        "page.html",
        "--json",
        "figures.json",
    ];
    let out = patolli_in(folder.path(), &args, b"").ok();
    assert!(
        out.contains("written: page.html") && out.contains("written: figures.json"),
        "{out}"
    );
    assert!(
        std::fs::read_to_string(page)
            .unwrap()
            .starts_with("<!DOCTYPE html>")
    );
    let figures = std::fs::read_to_string(folder.path().join("figures.json")).unwrap();
    let figures: Value = serde_json::from_str(&figures).unwrap();
    assert_eq!(figures["games"], 2);
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().count(),
        2,
        "nothing else"
    );
}

#[test]
fn json_in_the_terminal_leaves_no_file_behind() {
    let folder = folder();
    let args = [
        "report",
        "space-aztecs",
        "--bots",
        "random",
        "--games",
        "2",
        "--json",
    ];
    patolli_in(folder.path(), &args, b"").ok();
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn components_of_ones_own_are_reported_on() {
    for case in &CASES {
        let folder = folder();
        let own = case.components.own(folder.path());
        let args = [
            case.name,
            case.components.flag,
            &own,
            "--bots",
            "random",
            "--games",
            "2",
        ];
        let report = json(&args);
        assert_eq!(report["components"]["own"], true, "{}", case.name);
    }
}

#[test]
fn thousands_of_games_between_bots_that_search_are_played_if_nothing_else_is_said() {
    let help = report(&["--help"]).ok();
    let help: Vec<&str> = help.split_whitespace().collect();
    let help = help.join(" ");
    for words in [
        "[default: 2000]",
        "[default: search:50 for Aztlán and Mezo, search:100 for Amazonas and Space Aztecs]",
        "about a quarter of an hour on two cores",
    ] {
        assert!(help.contains(words), "{words} is missing:\n{help}");
    }
    for case in &CASES {
        let bots = &json(&[case.name, "--players", "2", "--games", "1", "--seed", "1"])["bots"];
        let bots = bots.as_array().unwrap().clone();
        let default = match case.name {
            "aztlan" | "mezo" => "search:50",
            _ => "search:100",
        };
        assert_eq!(bots, [default, default], "{}", case.name);
    }
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    let refused = |args: &[&str]| patolli(&[&["report"], args].concat()).refused(2);
    let cases: [(&[&str], &str); 6] = [
        (&["go"], "the games are: aztlan"),
        (&["aztlan", "--bots", "deep"], "there is no bot `deep`"),
        (&["aztlan", "--players", "9"], "it is 2, 3 or 4"),
        (
            &["aztlan", "--players", "3", "--bots", "random,greedy"],
            "2 for 3 seats",
        ),
        (&["mezo", "--option", "rituals"], "key=value"),
        (&["aztlan", "--games", "0"], "--games"),
    ];
    for (args, words) in cases {
        let sentence = refused(args);
        assert!(sentence.contains(words), "{args:?}: {sentence}");
    }
}

/// A fault in a file's place is told at once, not after an hour of games.
#[test]
fn a_place_that_cannot_be_written_is_told_before_the_games() {
    let folder = folder();
    let out = folder.path().to_str().unwrap();
    for flag in ["--out", "--json"] {
        let args = ["report", "mezo", "--games", "10000000", flag, out];
        let sentence = patolli_in(folder.path(), &args, b"").refused(1);
        assert!(sentence.contains("it is a folder"), "{sentence}");
    }
}

#[test]
fn a_folder_that_is_missing_is_named() {
    let folder = folder();
    std::fs::write(folder.path().join("file"), "").unwrap();
    for (flag, missing) in [
        ("--out", "nowhere"),
        ("--json", "nowhere"),
        ("--out", "file"),
    ] {
        let place = format!("{missing}/x");
        let args = ["report", "amazonas", "--games", "10000000", flag, &place];
        let sentence = patolli_in(folder.path(), &args, b"").refused(1);
        let wanted = format!("{place} cannot be written: there is no folder {missing}; make it");
        assert!(sentence.contains(&wanted), "{sentence}");
    }
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let folder = folder();
    let mut child = command(&["report", "aztlan", "--bots", "random", "--games", "20"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
}
