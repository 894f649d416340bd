//! What tests must know of each game to try every command with it.

mod amazonas;
mod aztlan;
mod mezo;
mod space_aztecs;

use std::path::Path;

use games::GameId;
use serde_json::Value;

use crate::support::{folder, json_lines, patolli, write};

/// A game, with what it says and hides.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    /// The options of three players who choose nothing else.
    pub(crate) options: &'static str,
    /// What a person who plays first with seed 1 is shown.
    pub(crate) table: &'static [&'static str],
    /// The second choice of that person.
    pub(crate) second: &'static str,
    /// What is told of a whole game.
    pub(crate) log: &'static [&'static str],
    /// What is told of player 1 when something is kept secret.
    pub(crate) told: &'static str,
    /// What must not be told of player 1 before the end.
    pub(crate) untold: &'static [&'static str],
    /// What a state says, in this order.
    pub(crate) state: &'static [&'static str],
    /// The kind of decision that others do not see.
    pub(crate) secret: &'static str,
    /// How many secrets of a seat a state hides; it must hide all that the true state has.
    pub(crate) hidden: fn(state: &Value, truth: &Value, seat: usize) -> usize,
    /// Words on a command line and the sentence that refuses them.
    pub(crate) refused: &'static [(&'static [&'static str], &'static str)],
    pub(crate) components: Components,
    /// The most bytes of a state.
    pub(crate) state_bytes: u64,
}

/// The board, map or deck of a game.
pub(crate) struct Components {
    /// What it is called on the command line.
    pub(crate) flag: &'static str,
    file: &'static str,
    /// The text of the file, changed so that it is another one.
    own: fn(&str) -> String,
    /// The text of the file, changed so that it cannot be played with.
    broken: fn(&str) -> String,
    /// What is said about that.
    pub(crate) fault: &'static str,
}

pub(crate) const CASES: [Case; 4] = [aztlan::CASE, amazonas::CASE, space_aztecs::CASE, mezo::CASE];

impl Case {
    /// Runs a command with this game.
    pub(crate) fn run(&self, command: &str, args: &[&str]) -> crate::support::Run {
        patolli(&[&[command, self.name], args].concat())
    }

    /// The path of a record in this folder of a whole game of random play.
    pub(crate) fn record(&self, folder: &Path, players: &str) -> String {
        let path = folder.join(format!("{}-{players}.jsonl", self.name));
        let path = path.to_str().expect("a plain path").to_owned();
        let args = ["--players", players, "--games", "1", "--seed", "7"];
        self.run("simulate", &[&args[..], &["--records", &path]].concat())
            .ok();
        path
    }
}

impl Components {
    /// The path of one's own in this folder.
    pub(crate) fn own(&self, folder: &Path) -> String {
        write(folder, "own.json", &self.changed(self.own))
    }

    /// The path of a broken one in this folder.
    pub(crate) fn broken(&self, folder: &Path) -> String {
        write(folder, "broken.json", &self.changed(self.broken))
    }

    fn changed(&self, change: fn(&str) -> String) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("..")
            .join(self.file);
        change(&std::fs::read_to_string(path).expect("a game has its data"))
    }
}

/// Data in JSON with something changed.
fn json_with(text: &str, change: impl Fn(&mut Value)) -> String {
    let mut components = serde_json::from_str(text).expect("data is JSON");
    change(&mut components);
    components.to_string()
}

#[test]
fn every_game_of_the_house_is_tried() {
    assert_eq!(CASES.map(|case| case.name), GameId::NAMES);
}

#[test]
fn every_kept_game_can_be_replayed() {
    for case in &CASES {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../records")
            .join(case.name);
        for file in kept.read_dir().into_iter().flatten() {
            let path = file.expect("a kept game").path();
            let out = patolli(&["replay", path.to_str().expect("a plain path")]).ok();
            assert!(out.contains("ranking: "), "{}", path.display());
        }
    }
}

/// The seats that a line of `replay --states` lists choices for.
fn seats_with_choices(line: &Value) -> Vec<String> {
    let legal = line["legal"].as_object().expect("choices by seat");
    legal.keys().cloned().collect()
}

#[test]
fn there_is_a_state_before_the_first_decision_and_after_each() {
    let folder = folder();
    for case in &CASES {
        let path = case.record(folder.path(), "3");
        let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let actions = record["actions"].as_array().unwrap();
        let lines = json_lines(&patolli(&["replay", &path, "--states"]).ok());
        assert_eq!(lines.len(), actions.len() + 1, "{}", case.name);
        for (ply, action) in (1..).zip(actions) {
            let line = &lines[ply];
            assert_eq!(line["ply"], ply);
            assert_eq!((&line["seat"], &line["action"]), (&action[0], &action[1]));
            let legal = &lines[ply - 1]["legal"][action[0].to_string()];
            let listed = legal.as_array().unwrap().contains(&action[1]);
            assert!(listed, "{}: {action} was listed before", case.name);
            let to_act = line["state"]["to_act"].as_array().unwrap().iter();
            let to_act: Vec<String> = to_act.map(ToString::to_string).collect();
            assert_eq!(seats_with_choices(line), to_act, "{}", case.name);
        }
        for line in &lines {
            let state = line["state"].as_object().unwrap();
            let keys: Vec<&str> = state.keys().map(String::as_str).collect();
            assert_eq!(keys, case.state, "{}", case.name);
        }
        let last = &lines.last().unwrap()["state"];
        assert_eq!(
            (&last["phase"], &last["to_act"]),
            (&"over".into(), &Value::Array(vec![]))
        );
        assert!(last["ranking"].is_array(), "{}", case.name);
    }
}

#[test]
fn a_view_shows_nothing_that_its_seat_must_not_know() {
    let folder = folder();
    for case in &CASES {
        let path = case.record(folder.path(), "3");
        let open = json_lines(&patolli(&["replay", &path, "--states"]).ok());
        for (view, others) in [("1", vec![0, 2]), ("spectator", vec![0, 1, 2])] {
            let seen = patolli(&["replay", &path, "--states", "--view", view]).ok();
            let mut secrets = 0;
            for (line, truth) in json_lines(&seen).iter().zip(&open) {
                let is_others = truth["seat"] != 1 || view != "1";
                let action = truth["action"].as_str().unwrap_or_default();
                let secret = action.starts_with(case.secret) && is_others;
                let unnamed = secret || truth["ply"] == 0;
                assert_eq!(line["action"].is_null(), unnamed, "{}: {truth}", case.name);
                let own = seats_with_choices(line).iter().all(|seat| seat == view);
                assert!(own, "{}: {line}", case.name);
                if truth["state"]["phase"] != "over" {
                    let hidden =
                        |seat: &usize| (case.hidden)(&line["state"], &truth["state"], *seat);
                    secrets += others.iter().map(hidden).sum::<usize>();
                }
            }
            assert!(secrets > 100, "{}: there was something to hide", case.name);
        }
        let log = patolli(&["replay", &path, "--view", "spectator"]).ok();
        let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let seed = record["seed"].as_str().unwrap();
        assert!(
            !log.contains(seed),
            "{}: the seed tells everything",
            case.name
        );
        assert!(log.contains(case.told), "{}", case.name);
    }
}
