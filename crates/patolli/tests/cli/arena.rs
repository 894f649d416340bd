use serde_json::Value;

use crate::cases::CASES;
use crate::support::{command, patolli};

#[test]
fn every_bot_has_a_line_with_wins_rank_score_and_time() {
    for case in &CASES {
        let args = [
            "--bots",
            "greedy,random,random",
            "--games",
            "6",
            "--seed",
            "1",
        ];
        let out = case.run("arena", &args).ok();
        for word in [
            "6 games",
            "players 3",
            "seed 0000000000000001",
            "wins",
            "95%",
            "rank",
            "score",
            "ms/decision",
            "greedy",
        ] {
            assert!(out.contains(word), "{word} is missing:\n{out}");
        }
        let random = out.lines().filter(|line| line.starts_with("random "));
        assert_eq!(random.count(), 2, "{out}");
    }
}

#[test]
fn results_come_as_json_too() {
    for case in &CASES {
        let args = [
            "--bots",
            "search:10,random",
            "--games",
            "4",
            "--seed",
            "ff",
            "--json",
        ];
        let report: Value = serde_json::from_str(&case.run("arena", &args).ok()).unwrap();
        assert_eq!(report["game"], case.name);
        assert_eq!(report["options"]["players"], 2);
        assert_eq!(report["seed"], "00000000000000ff");
        assert_eq!(report["games"], 4);
        let bots = report["bots"].as_array().unwrap();
        assert_eq!(bots[0]["bot"], "search:10");
        let sum = |key: &str| -> f64 { bots.iter().filter_map(|bot| bot[key].as_f64()).sum() };
        assert!((sum("wins") - 4.0).abs() < 1e-9);
        assert!((sum("mean_rank") - 3.0).abs() < 1e-9);
        let interval = bots[0]["win_rate_95"].as_array().unwrap();
        assert!(interval[0].as_f64() < interval[1].as_f64());
        assert!(bots[0]["ms_per_decision"].as_f64() > Some(0.0));
    }
}

#[test]
fn a_ladder_rates_every_bot_once() {
    let args = [
        "--ladder",
        "--bots",
        "random,greedy",
        "--games",
        "12",
        "--seed",
        "1",
    ];
    let out = CASES[1].run("arena", &args).ok();
    assert!(out.contains("Elo"), "{out}");
    let json = CASES[1]
        .run("arena", &[&args[..], &["--json"]].concat())
        .ok();
    let report: Value = serde_json::from_str(&json).unwrap();
    let bots = report["bots"].as_array().unwrap();
    let elo = |name: &str| {
        let bot = bots.iter().find(|bot| bot["bot"] == name).unwrap();
        bot["elo"].as_f64().unwrap()
    };
    assert!(elo("random").abs() < 1e-9 && elo("greedy") > 100.0);
    assert_eq!(bots[0]["bot"], "greedy", "the strongest stands first");
    assert!(bots[0]["elo_95"].as_f64() > Some(0.0));
    assert!(
        bots[1]["elo_95"].is_null(),
        "all others are measured from it"
    );
}

/// By the lot of this seed neither of the two plays that think for long.
#[test]
fn a_ladder_rates_all_levels_if_nobody_names_bots() {
    let args = ["arena", "space-aztecs", "--ladder", "--players", "2"];
    let games = ["--games", "1", "--seed", "4", "--json"];
    let report: Value = serde_json::from_str(&patolli(&[&args[..], &games].concat()).ok()).unwrap();
    let bots = report["bots"].as_array().unwrap();
    for (name, level) in [
        ("random", "beginner"),
        ("greedy", "steady"),
        ("search:1000", "strong"),
        ("search:1s", "master"),
    ] {
        let same = |bot: &&Value| bot["bot"] == name && bot["level"] == level;
        assert_eq!(bots.iter().filter(same).count(), 1, "{name}: {report}");
    }
    assert!(bots[3]["elo"].is_null(), "who did not play is not rated");
}

#[test]
fn levels_are_bots_too_and_one_bot_has_one_name() {
    let args = [
        "--bots",
        "steady,beginner,search:3",
        "--games",
        "3",
        "--seed",
        "1",
    ];
    let out = CASES[1].run("arena", &args).ok();
    let (header, lines) = out.split_once("\n\n").unwrap().1.split_once('\n').unwrap();
    let place = header.find("seats").unwrap() + "seats".len();
    for (line, name) in lines
        .lines()
        .zip(["greedy (steady) ", "random (beginner) ", "search:3 "])
    {
        assert!(line.starts_with(name), "{out}");
        assert!(line[..place].ends_with(" 3"), "columns are aligned:\n{out}");
    }
    let json = CASES[1]
        .run("arena", &[&args[..], &["--json"]].concat())
        .ok();
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["bots"][0]["bot"], "greedy");
    assert_eq!(report["bots"][0]["level"], "steady");
    assert!(report["bots"][2]["level"].is_null());
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let results = |threads: &str| {
        let args = [
            "arena",
            "amazonas",
            "--bots",
            "greedy,search:8,random",
            "--games",
            "6",
            "--seed",
            "7",
            "--json",
            "--threads",
            threads,
        ];
        let output = command(&args).output().unwrap();
        assert!(output.status.success());
        let mut report: Value = serde_json::from_slice(&output.stdout).unwrap();
        report["seconds"].take();
        for bot in report["bots"].as_array_mut().unwrap() {
            bot["ms_per_decision"].take();
        }
        report
    };
    assert_eq!(results("1"), results("3"));
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    let refused = |args: &[&str]| patolli(&[&["arena"], args].concat()).refused(2);
    let cases: [(&[&str], &str); 11] = [
        (&["aztlan"], "--bots"),
        (
            &["aztlan", "--bots", "Strong"],
            "beginner, steady, strong, master; or random",
        ),
        (
            &["aztlan", "--ladder", "--bots", "strong,search:1000"],
            "search:1000 (strong) once",
        ),
        (&["go", "--bots", "random"], "the games are: aztlan"),
        (&["aztlan", "--bots", "deep"], "there is no bot `deep`"),
        (&["aztlan", "--bots", "search:0"], "like search:400"),
        (
            &["aztlan", "--bots", "random,random,random,random,random"],
            "players",
        ),
        (
            &["aztlan", "--players", "3", "--bots", "random,greedy"],
            "2 for 3 seats",
        ),
        (&["aztlan", "--ladder", "--bots", "greedy"], "only one"),
        (
            &[
                "mezo",
                "--players",
                "1",
                "--ladder",
                "--bots",
                "greedy,random",
            ],
            "never meet",
        ),
        (
            &["aztlan", "--ladder", "--bots", "greedy,random,greedy"],
            "name it once",
        ),
    ];
    for (args, words) in cases {
        let sentence = refused(args);
        assert!(sentence.contains(words), "{args:?}: {sentence}");
    }
    for number in ["0", "-1", "many"] {
        refused(&["aztlan", "--bots", "random", "--games", number]);
        refused(&["aztlan", "--bots", "random", "--threads", number]);
    }
}

#[test]
fn the_help_says_what_the_figures_rest_on() {
    let help = patolli(&["arena", "--help"]).ok();
    let help: Vec<&str> = help.split_whitespace().collect();
    let help = help.join(" ");
    for words in [
        "once from each seat if the number of games is a multiple of the number of players",
        "a master thinks on one core for a second",
        "an hour or two",
    ] {
        assert!(help.contains(words), "{words} is missing:\n{help}");
    }
    let ladder = include_str!("../../../../README.md")
        .lines()
        .find(|line| line.contains("--ladder"));
    assert!(ladder.unwrap().ends_with("an hour or two"), "{ladder:?}");
}
