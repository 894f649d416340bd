use serde_json::{Value, json};

use crate::cases::CASES;
use crate::support::{Run, command, folder, patolli, write};

#[test]
fn results_say_who_won_how_high_and_how_fast() {
    for case in &CASES {
        let out = case.run("simulate", &["--games", "50", "--seed", "1"]).ok();
        for word in [
            "50 games",
            "seed 0000000000000001",
            "wins",
            "mean",
            "deviation",
            "length in decisions",
            "decisions a second",
        ] {
            assert!(out.contains(word), "{word} is missing:\n{out}");
        }
    }
}

#[test]
fn results_come_as_json_too() {
    for case in &CASES {
        let args = ["--players", "3", "--games", "40", "--seed", "ff", "--json"];
        let out = case.run("simulate", &args).ok();
        let report: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(report["game"], case.name);
        assert_eq!(report["options"].to_string(), case.options);
        assert_eq!(report["seed"], "00000000000000ff");
        assert_eq!(report["games"], 40);
        let wins: f64 = report["wins"]
            .as_array()
            .unwrap()
            .iter()
            .map(|wins| wins.as_f64().unwrap())
            .sum();
        assert!((wins - 40.0).abs() < 1e-9);
        assert_eq!(report["scores"].as_array().unwrap().len(), 3);
        assert!(report["decisions_per_second"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_cores() {
    let folder = folder();
    let records = |game: &str, threads: &str| {
        let path = folder.path().join(format!("{game}-{threads}"));
        let args = [
            "simulate",
            game,
            "--players",
            "2",
            "--games",
            "300",
            "--seed",
            "7",
            "--records",
        ];
        let output = command(&args)
            .arg(&path)
            .env("RAYON_NUM_THREADS", threads)
            .output()
            .unwrap();
        assert!(output.status.success());
        std::fs::read_to_string(path).unwrap()
    };
    for case in &CASES {
        let one = records(case.name, "1");
        assert_eq!(one.lines().count(), 300);
        assert_eq!(one, records(case.name, "3"));
    }
}

#[test]
fn without_a_seed_every_run_is_new_and_says_its_seed() {
    let seed = || {
        let out = patolli(&["simulate", "aztlan", "--games", "1", "--json"]).ok();
        serde_json::from_str::<Value>(&out).unwrap()["seed"].clone()
    };
    assert_ne!(seed(), seed());
}

#[test]
fn a_list_of_bots_says_how_many_play() {
    let out = patolli(&[
        "simulate",
        "aztlan",
        "--bots",
        "random,random",
        "--games",
        "1",
        "--json",
    ])
    .ok();
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["bots"], json!(["random", "random"]));
}

#[test]
fn nonsense_on_the_command_line_is_refused_with_a_sentence_that_says_what_would_be_right() {
    let any_game: [(&[&str], &str); 9] = [
        (&["--players", "-1"], "the option `players` cannot be `-1`"),
        (
            &["--players", "two"],
            "the option `players` cannot be `two`",
        ),
        (&["--option", "edition"], "key=value"),
        (
            &["--players", "2", "--option", "players=3"],
            "give one of them",
        ),
        (&["--seed", "xyz"], "a seed is 1 to 16 hexadecimal digits"),
        (
            &["--seed", "12345678901234567"],
            "a seed is 1 to 16 hexadecimal digits",
        ),
        (&["--games", "0"], "--games"),
        (
            &["--bots", "clever"],
            "there is no bot `clever`; the bots are: beginner, steady, strong, master; or random",
        ),
        (
            &["--players", "4", "--bots", "random,random"],
            "name one for all or one for each",
        ),
    ];
    for case in &CASES {
        for (args, expected) in any_game.iter().chain(case.refused) {
            let error = case.run("simulate", args).refused(2);
            assert!(error.contains(expected), "{} {args:?}: {error}", case.name);
        }
    }
    let error = patolli(&["simulate", "chess"]).refused(2);
    let games = CASES.map(|case| case.name).join(", ");
    let expected = format!("there is no game `chess`; the games are: {games}");
    assert!(error.contains(&expected), "{error}");
}

#[test]
fn a_board_of_ones_own_is_played_on_and_named_in_the_records() {
    for case in &CASES {
        let folder = folder();
        let (own, flag) = (case.components.own(folder.path()), case.components.flag);
        let kind = flag.trim_start_matches('-');
        let records = folder.path().join("games.jsonl");
        let records = records.to_str().unwrap();
        let args = ["--games", "3", flag, &own, "--records", records];
        case.run("simulate", &args).ok();
        patolli(&["replay", records, flag, &own]).ok();
        let error = patolli(&["replay", records]).refused(1);
        let expected =
            format!("this is the standard {kind}; give the {kind} that it was played with");
        assert!(error.contains(&expected), "{error}");
    }
}

#[test]
fn a_wrong_board_is_refused_by_place_and_fault_and_writes_nothing() {
    for case in &CASES {
        let folder = folder();
        let (broken, flag) = (case.components.broken(folder.path()), case.components.flag);
        let records = folder.path().join("games.jsonl");
        let args = [flag, &broken, "--records", records.to_str().unwrap()];
        let error = case.run("simulate", &args).refused(1);
        assert!(error.contains(case.components.fault), "{error}");
        assert!(!records.exists());
        let error = case.run("play", &[flag, &broken]).refused(1);
        assert!(error.contains(case.components.fault), "{error}");
        for nonsense in ["", "{}", "[]", "null", "{\"villages\": 7}", "no board"] {
            let path = write(folder.path(), "nonsense.json", nonsense);
            case.run("simulate", &[flag, &path]).refused(1);
        }
        let error = case.run("simulate", &[flag, "nowhere.json"]).refused(1);
        assert!(error.contains("nowhere.json cannot be read"), "{error}");
    }
}

#[test]
fn records_that_cannot_be_written_are_refused_and_leave_nothing_behind() {
    let folder = folder();
    let nowhere = folder.path().join("missing/games.jsonl");
    let error = patolli(&[
        "simulate",
        "aztlan",
        "--games",
        "1",
        "--records",
        nowhere.to_str().unwrap(),
    ])
    .refused(1);
    assert!(error.contains("there is no folder"), "{error}");
    let error = patolli(&[
        "simulate",
        "aztlan",
        "--games",
        "1",
        "--records",
        folder.path().to_str().unwrap(),
    ])
    .refused(1);
    assert!(error.contains("it is a folder"), "{error}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_a_private_file_stays_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let real = folder.path().join("real.jsonl");
    std::fs::write(&real, "").unwrap();
    std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o600)).unwrap();
    let link = folder.path().join("link.jsonl");
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let args = [
        "simulate",
        "aztlan",
        "--games",
        "2",
        "--records",
        link.to_str().unwrap(),
    ];
    patolli(&args).ok();
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(std::fs::read_to_string(&real).unwrap().lines().count(), 2);
    assert_eq!(
        std::fs::metadata(&real).unwrap().permissions().mode() & 0o777,
        0o600
    );
}

#[test]
fn an_interrupted_run_leaves_nothing_behind() {
    let folder = folder();
    let records = folder.path().join("games.jsonl");
    let args = ["simulate", "aztlan", "--games", "1000000000", "--records"];
    let child = command(&args).arg(&records).spawn().unwrap();
    let begun = || std::fs::read_dir(folder.path()).unwrap().count() > 0;
    while !begun() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let kill = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
    let error = Run::from(child.wait_with_output().unwrap()).refused(1);
    assert!(error.contains("no record was written"), "{error}");
    assert!(!begun());
}
