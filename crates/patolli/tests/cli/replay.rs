use std::fs;
use std::io::Read as _;
use std::path::Path;

use serde_json::{Value, json};

use crate::cases::CASES;
use crate::support::{
    command, folder, json_lines, kept_record, kept_text, patolli, patolli_in, write,
};

/// The path of a kept game.
fn kept(name: &str) -> String {
    kept_record(name).to_str().unwrap().to_owned()
}

#[test]
fn the_log_and_the_final_scores_are_printed() {
    let out = patolli(&["replay", &kept("4-players-en")]).ok();
    for words in [
        "Age 1 begins",
        "places a pawn in",
        "chooses battle",
        "draws",
        "1: domains",
        "unused card",
        "total",
        "ranking: ",
    ] {
        assert!(out.contains(words), "{words} is missing");
    }
}

/// Other programs read these lines, so their shape is a promise.
#[test]
fn states_have_exactly_the_shape_that_is_promised() {
    let out = patolli(&["replay", &kept("2-players-en"), "--states"]).ok();
    let first = out.lines().next().unwrap();
    let deck = &serde_json::from_str::<Value>(first).unwrap()["state"]["deck"];
    let expected = format!(
        concat!(
            r#"{{"ply":0,"seat":null,"action":null,"state":{{"age":1,"phase":"choosing","order":{order},"#,
            r#""scores":[0,0],"stack":{stack},"pawns":{{}},"reserve":[60,60],"removed":[0,0],"to_place":[0,0],"#,
            r#""moving":null,"step":null,"here":null,"asked":[],"resolved":[],"tied":[],"rafts":[],"blessed":0,"#,
            r#""terrain":null,"control":{control},"power":[{{"chosen":null,"used":[]}},{{"chosen":null,"used":[]}}],"#,
            r#""hands":[[],[]],"deck":{deck},"discard":[],"to_act":[0,1],"ranking":null}},"#,
            r#""legal":{{"0":["choose 4","choose 5","choose 6","choose 7","choose 8","choose 9"],"#,
            r#""1":["choose 4","choose 5","choose 6","choose 7","choose 8","choose 9"]}}}}"#
        ),
        order = "[0,1]",
        stack = "[1,0]",
        control = "[0,1]",
        deck = deck,
    );
    assert_eq!(first, expected);
    assert_eq!(deck.as_array().unwrap().len(), 30);
}

/// The part of a state that a phase is about, as it is written.
fn written(name: &str, wanted: impl Fn(&Value) -> bool, keys: &[&str]) -> String {
    let out = patolli(&["replay", &kept(name), "--states"]).ok();
    let line = out
        .lines()
        .find(|line| wanted(&serde_json::from_str::<Value>(line).unwrap()["state"]))
        .expect("the game has such a position");
    let state = &serde_json::from_str::<Value>(line).unwrap()["state"];
    let parts: Vec<String> = keys
        .iter()
        .map(|key| format!("\"{key}\":{}", state[key]))
        .collect();
    for part in &parts {
        assert!(line.contains(part), "{part} stands so in {line}");
    }
    parts.join(",")
}

#[test]
fn every_phase_is_written_as_it_is_promised() {
    let moving = |state: &Value| state["step"] == "to";
    assert_eq!(
        written(
            "3-players-en",
            moving,
            &["phase", "moving", "step", "here", "to_act", "control"]
        ),
        MOVING
    );
    let asked = |state: &Value| state["phase"] == "games" && state["tied"] != json!([]);
    let keys = [
        "phase", "here", "asked", "resolved", "tied", "step", "to_act",
    ];
    assert_eq!(written("4-players-en", asked, &keys), ASKED);
    let scoring = |state: &Value| state["rafts"] != json!([]);
    let keys = [
        "phase", "rafts", "blessed", "terrain", "resolved", "tied", "discard",
    ];
    assert_eq!(written("two-rafts-in-one-scoring", scoring, &keys), SCORING);
    let over = |state: &Value| state["phase"] == "over";
    let keys = ["age", "to_place", "power", "hands", "to_act", "ranking"];
    assert_eq!(written("2-players-it", over, &keys), OVER);
}

const MOVING: &str =
    r#""phase":"development","moving":12,"step":"to","here":null,"to_act":[1],"control":null"#;
const ASKED: &str = r#""phase":"games","here":17,"asked":[0],"resolved":[26],"tied":[[21,3],[23,3]],"step":null,"to_act":[0]"#;
const SCORING: &str = r#""phase":"scoring","rafts":[[3,7]],"blessed":0,"terrain":null,"resolved":[],"tied":[],"discard":["rafts"]"#;
const OVER: &str = r#""age":5,"to_place":[0,0],"power":[{"chosen":null,"used":[8,6,4,7,9]},{"chosen":null,"used":[6,7,9,5,4]}],"hands":[["games","offering","offering","offering","offering","offering","rafts","tepeyollotl"],["mixcoatl","tlatoani","tlatoani","warriors"]],"to_act":[],"ranking":[[0],[1]]"#;

#[test]
fn the_log_of_every_game_is_printed_with_its_scores() {
    let folder = folder();
    for case in &CASES {
        let out = patolli(&["replay", &case.record(folder.path(), "2")]).ok();
        for words in case.log.iter().chain(&["total", "ranking: "]) {
            assert!(out.contains(words), "{}: {words} is missing", case.name);
        }
    }
}

/// A game of these options, cut off after so many decisions.
fn cut_off(folder: &Path, game: &str, options: &[&str], plies: usize) -> String {
    let all = folder.join("all.jsonl");
    let all = all.to_str().unwrap();
    let given = options.iter().flat_map(|option| ["--option", option]);
    let simulate = ["simulate", game, "--games", "1", "--seed", "5", "--records"];
    let args: Vec<&str> = simulate.into_iter().chain([all]).chain(given).collect();
    patolli(&args).ok();
    let mut record: Value = serde_json::from_str(&fs::read_to_string(all).unwrap()).unwrap();
    record["actions"].as_array_mut().unwrap().truncate(plies);
    fs::remove_file(all).unwrap();
    write(folder, "cut-off.json", &record.to_string())
}

#[test]
fn without_memory_the_log_of_a_game_that_is_on_tells_a_viewer_only_what_is_not_covered() {
    let folder = folder();
    let by_others = |log: &str| log.matches("Blue reveals").count();
    let own = |log: &str| log.matches("Red reveals").count();
    for (memory, told) in [("memory=on", 3), ("memory=off", 1)] {
        let record = cut_off(folder.path(), "amazonas", &["players=2", memory], 18);
        let log = patolli(&["replay", &record, "--view", "1"]).ok();
        assert_eq!((by_others(&log), own(&log)), (told, 3), "{log}");
        let open = patolli(&["replay", &record]).ok();
        assert_eq!((by_others(&open), own(&open)), (3, 3), "{open}");
    }
    for (memory, told) in [("memory=on", 2), ("memory=off", 0)] {
        let record = cut_off(folder.path(), "space-aztecs", &["players=2", memory], 8);
        let log = patolli(&["replay", &record, "--view", "1"]).ok();
        assert_eq!(log.matches(" holds ").count(), told, "{log}");
    }
}

#[test]
fn a_single_ply_can_be_asked_for() {
    let all = patolli(&["replay", &kept("4-players-it"), "--states"]).ok();
    let one = patolli(&["replay", &kept("4-players-it"), "--states", "--ply", "100"]).ok();
    assert_eq!(one.trim_end(), all.lines().nth(100).unwrap());
    let log = patolli(&["replay", &kept("4-players-it"), "--ply", "3"]).ok();
    assert!(log.contains("the game is not over"), "{log}");
    let error = patolli(&["replay", &kept("4-players-it"), "--ply", "9999"]).refused(1);
    assert!(
        error.contains("there is no ply 9999; the record has plies 0 to"),
        "{error}"
    );
}

#[test]
fn a_spectator_is_told_what_everybody_may_know() {
    let log = patolli(&["replay", &kept("3-players-en"), "--view", "spectator"]).ok();
    let seed = &serde_json::from_str::<Value>(&kept_text("3-players-en")).unwrap()["seed"];
    assert!(
        !log.contains(seed.as_str().unwrap()),
        "the seed tells everything"
    );
    assert!(log.contains("has chosen a power card") && !log.contains("chooses power card"));
    assert!(log.contains("draws a prosperity card") && !log.contains("draws Great Tlatoani"));
    let lines = json_lines(
        &patolli(&[
            "replay",
            &kept("3-players-en"),
            "--states",
            "--view",
            "spectator",
        ])
        .ok(),
    );
    assert!(lines.iter().all(|line| line["legal"] == json!({})));
}

#[test]
fn a_viewer_who_is_not_there_is_refused() {
    let error = patolli(&["replay", &kept("3-players-en"), "--view", "3"]).refused(1);
    assert!(
        error.contains("there is no seat 3 in this game; the seats are 0 to 2"),
        "{error}"
    );
    let error = patolli(&["replay", &kept("3-players-en"), "--view", "everybody"]).refused(2);
    assert!(error.contains("or `spectator`"), "{error}");
}

#[test]
fn many_records_are_read_one_a_line_or_spread_over_lines() {
    let folder = folder();
    let pretty: Value = serde_json::from_str(&kept_text("2-players-it")).unwrap();
    let text = format!(
        "{}{:#}\n\n{}",
        kept_text("2-players-en"),
        pretty,
        kept_text("4-players-en")
    );
    let path = write(folder.path(), "many.jsonl", &text);
    let out = patolli(&["replay", &path]).ok();
    assert_eq!(out.matches("ranking: ").count(), 3);
    let from_input = patolli_in(folder.path(), &["replay", "-"], text.as_bytes()).ok();
    assert_eq!(from_input, out);
}

/// A way to damage a record.
type Change = fn(&mut Value);

/// A kept record after a change, replayed.
fn refusal(change: impl FnOnce(&mut Value)) -> String {
    let folder = folder();
    let mut record: Value = serde_json::from_str(&kept_text("3-players-en")).unwrap();
    change(&mut record);
    let path = write(folder.path(), "damaged.json", &record.to_string());
    patolli(&["replay", &path]).refused(1)
}

#[test]
fn an_impossible_record_is_refused_with_the_ply_and_what_was_legal() {
    let error = refusal(|record| record["actions"][3] = json!([0, "place 31"]));
    assert!(error.contains("ply 4 cannot be played"), "{error}");
    let error = refusal(|record| record["actions"][0] = json!([0, "choose 3"]));
    assert!(error.contains("ply 1 cannot be played: seat 0 may not `choose 3` now; legal is: choose 4, choose 5, choose 6, choose 7, choose 8, choose 9"), "{error}");
    let error = refusal(|record| record["actions"][0] = json!([4, "choose 4"]));
    assert!(
        error.contains("the game waits for seats 0, 1 and 2"),
        "{error}"
    );
    let error = refusal(|record| {
        record["actions"]
            .as_array_mut()
            .unwrap()
            .push(json!([0, "score"]));
    });
    assert!(error.contains("the game is over"), "{error}");
}

#[test]
fn a_record_that_makes_no_sense_is_refused() {
    let cases: [(Change, &str); 9] = [
        (
            |record| record["game"] = json!("chess"),
            "there is no game `chess`",
        ),
        (
            |record| record["rules"] = json!(2),
            "known are versions 1 to 1",
        ),
        (
            |record| record["options"]["players"] = json!(9),
            "the option `players` cannot be `9`",
        ),
        (
            |record| record["options"]["colour"] = json!("red"),
            "there is no option `colour`",
        ),
        (
            |record| record["options"]["first_faction"] = json!("ocelot_serpent"),
            "for two players",
        ),
        (|record| record["seed"] = json!("seed"), "is no seed"),
        (|record| record["actions"] = json!("none"), "damaged"),
        (
            |record| record["actions"][7] = json!([77, "stay"]),
            "there is no seat 77",
        ),
        (|record| record["extra"] = json!(1), "unknown field `extra`"),
    ];
    for (change, expected) in cases {
        let error = refusal(change);
        assert!(
            error.contains(expected) && error.contains("record 1"),
            "{error}"
        );
    }
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = folder();
    let text = kept_text("3-players-en");
    let half = write(folder.path(), "half.json", &text[..text.len() / 2]);
    assert!(
        patolli(&["replay", &half])
            .refused(1)
            .contains("the record is damaged")
    );
    let empty = write(folder.path(), "empty.json", " \n");
    assert!(
        patolli(&["replay", &empty])
            .refused(1)
            .contains("holds no record")
    );
    let binary = folder.path().join("binary");
    std::fs::write(&binary, [0xff, 0xfe, 0, 1]).unwrap();
    assert!(
        patolli(&["replay", binary.to_str().unwrap()])
            .refused(1)
            .contains("damaged")
    );
    let deep = write(folder.path(), "deep.json", &"[".repeat(100_000));
    assert!(patolli(&["replay", &deep]).refused(1).contains("damaged"));
    assert!(
        patolli(&["replay", "nowhere.json"])
            .refused(1)
            .contains("nowhere.json cannot be read")
    );
    assert!(
        patolli(&["replay", folder.path().to_str().unwrap()])
            .refused(1)
            .contains("record")
    );
}

#[test]
fn a_record_cannot_steer_the_terminal() {
    let error = refusal(|record| record["actions"][0] = json!([0, "\u{1b}[2J"]));
    assert!(!error.contains('\u{1b}'), "{error}");
}

#[test]
fn good_records_before_a_bad_one_are_shown() {
    let folder = folder();
    let text = format!("{}{}", kept_text("2-players-en"), "{\"game\":");
    let path = write(folder.path(), "mixed.jsonl", &text);
    let run = patolli(&["replay", &path]);
    assert!(run.out.contains("ranking: "));
    assert!(run.refused(1).contains("record 2"));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = command(&["replay", &kept("4-players-en"), "--states"])
        .spawn()
        .unwrap();
    let mut some = [0; 100];
    child.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
