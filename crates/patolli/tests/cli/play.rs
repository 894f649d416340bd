use std::path::Path;

use serde_json::Value;

use crate::cases::CASES;
use crate::support::{command, folder, kept_text, patolli, patolli_in, write};

/// The only record in a folder.
fn saved(folder: &Path) -> Value {
    let paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(paths.len(), 1, "{paths:?}");
    serde_json::from_str(&std::fs::read_to_string(&paths[0]).unwrap()).unwrap()
}

#[test]
fn a_person_sees_the_table_the_prompt_and_numbered_choices() {
    let folder = folder();
    for case in &CASES {
        let seats = "human,random,random,random";
        let args = ["play", case.name, "--seats", seats, "--seed", "1"];
        let out = patolli_in(folder.path(), &args, b"").ok();
        for words in case.table {
            assert!(out.contains(words), "{words} is missing:\n{out}");
        }
    }
}

#[test]
fn a_number_and_the_notation_are_understood() {
    for case in &CASES {
        for answer in ["2", case.second] {
            let folder = folder();
            let args = ["play", case.name, "--seats", "human,random", "--seed", "1"];
            patolli_in(folder.path(), &args, format!("{answer}\n").as_bytes()).ok();
            assert_eq!(
                saved(folder.path())["actions"][0],
                serde_json::json!([0, case.second])
            );
        }
    }
}

#[test]
fn wrong_input_is_explained_and_asked_again() {
    let folder = folder();
    let out = patolli_in(
        folder.path(),
        &["play", "aztlan"],
        b"99\nplace 14\ndance\n\xff\xfe\n\nchoose 6\n",
    )
    .ok();
    assert!(out.contains("There is no choice 99; the choices are 1 to 6."));
    assert!(out.contains("`place 14` cannot be played now"));
    assert!(out.contains("`dance` is no choice; answer with a number from 1 to 6"));
    assert!(out.contains("Answer with a number from 1 to 6."));
    assert_eq!(saved(folder.path())["actions"][0][1], "choose 6");
}

#[test]
fn the_end_of_input_saves_the_record_and_says_where() {
    let folder = folder();
    let out = patolli_in(folder.path(), &["play", "aztlan", "--seed", "abc"], b"1\n").ok();
    assert!(
        out.contains("The record is saved in aztlan-0000000000000abc.json."),
        "{out}"
    );
    let again = patolli_in(folder.path(), &["play", "aztlan", "--seed", "abc"], b"1\n").ok();
    assert!(
        again.contains("aztlan-0000000000000abc-2.json"),
        "no record is overwritten: {again}"
    );
    let path = folder.path().join("aztlan-0000000000000abc.json");
    patolli(&["replay", path.to_str().unwrap()]).ok();
}

#[test]
fn a_whole_game_can_be_played() {
    for case in &CASES {
        let folder = folder();
        // More answers than a game has questions; what is left is not read.
        let out = patolli_in(
            folder.path(),
            &["play", case.name, "--players", "3"],
            "1\n".repeat(1000).as_bytes(),
        )
        .ok();
        assert!(
            ["The game is over", "anking: ", "total"]
                .iter()
                .all(|words| out.contains(words)),
            "{out}"
        );
        let record = saved(folder.path());
        assert!(record["actions"].as_array().unwrap().len() > 30);
    }
}

#[test]
fn bots_can_play_among_themselves() {
    for case in &CASES {
        let folder = folder();
        let args = ["play", case.name, "--seats", "random,beginner,random"];
        let out = patolli_in(folder.path(), &args, b"").ok();
        assert!(out.contains("ranking: "), "{out}");
    }
}

#[test]
fn nobody_s_secrets_are_told_before_the_end() {
    for case in &CASES {
        let folder = folder();
        let args = ["play", case.name, "--players", "2", "--seed", "3"];
        let input = "1\n".repeat(1000);
        let out = patolli_in(folder.path(), &args, input.as_bytes()).ok();
        let (before_the_end, _) = out.split_once("The game is over").unwrap();
        assert!(before_the_end.contains(case.told), "{}", case.name);
        for words in case.untold {
            assert!(!before_the_end.contains(words), "{}: {words}", case.name);
        }
    }
}

#[test]
fn a_person_is_not_shown_what_is_hidden() {
    let folder = folder();
    let input = "1\n".repeat(1000);
    let args = ["play", "aztlan", "--players", "2", "--seed", "3"];
    let out = patolli_in(folder.path(), &args, input.as_bytes()).ok();
    let before_the_end = out.split("The game is over").next().unwrap();
    let drawn: Vec<&str> = before_the_end
        .lines()
        .filter(|line| line.contains("Player 2 draws"))
        .collect();
    assert!(!drawn.is_empty(), "there was something to hide");
    assert!(
        drawn
            .iter()
            .all(|line| line.ends_with("draws a prosperity card.")),
        "{drawn:?}"
    );
    assert!(before_the_end.contains("Player 2 has chosen a power card."));
    assert!(!before_the_end.contains("Player 2 chooses power card"));
    assert!(!before_the_end.contains("Cards of Player 2"));
}

#[test]
fn the_same_seed_and_the_same_answers_are_the_same_game() {
    let record = || {
        let folder = folder();
        let args = ["play", "aztlan", "--players", "3", "--seed", "3"];
        patolli_in(folder.path(), &args, "1\n".repeat(20).as_bytes()).ok();
        saved(folder.path())
    };
    assert_eq!(record(), record());
}

#[test]
fn a_slip_can_be_taken_back_but_not_what_others_have_seen() {
    let folder = folder();
    let input = b"undo\nchoose 6\nundo\nplace 3\nfrom 3\nundo\nundo\nplace 4\nstay\n";
    // Seat 0 plays first with this seed, so its turn is not over before it stays.
    let args = ["play", "aztlan", "--players", "2", "--seed", "3"];
    let out = patolli_in(folder.path(), &args, input).ok();
    assert_eq!(out.matches("Nothing can be taken back").count(), 2, "{out}");
    let record = saved(folder.path());
    let actions = record["actions"].as_array().unwrap().iter();
    let own: Vec<&str> = actions
        .filter(|action| action[0] == 0)
        .filter_map(|action| action[1].as_str())
        .collect();
    assert_eq!(own, ["choose 6", "place 4", "stay"]);
}

#[test]
fn whoever_leaves_is_told_how_to_go_on_with_the_same_people() {
    let folder = folder();
    let args = [
        "play",
        "aztlan",
        "--seats",
        "human,human,random",
        "--seed",
        "3",
    ];
    let out = patolli_in(folder.path(), &args, b"quit\n").ok();
    let line = "Go on with: patolli play aztlan --seats human,human,random --resume aztlan-0000000000000003.json";
    assert!(out.contains(line), "{out}");
}

#[test]
fn a_place_where_nothing_can_be_kept_is_refused_before_the_game() {
    let folder = folder();
    let nowhere = folder.path().join("missing/game.json");
    let run = patolli(&["play", "aztlan", "--record", nowhere.to_str().unwrap()]);
    assert_eq!(run.out, "");
    assert!(run.refused(1).contains("there is no folder"));
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = folder();
    patolli_in(
        folder.path(),
        &["play", "aztlan", "--seed", "5", "--players", "2"],
        b"choose 6\nplace 3\n",
    )
    .ok();
    let name = "aztlan-0000000000000005.json";
    let out = patolli_in(
        folder.path(),
        &["play", "aztlan", "--resume", name],
        b"stay\n",
    )
    .ok();
    assert!(out.contains("or move none"), "{out}");
    let actions = saved(folder.path())["actions"].as_array().unwrap().clone();
    let own: Vec<&str> = actions
        .iter()
        .filter(|action| action[0] == 0)
        .filter_map(|action| action[1].as_str())
        .collect();
    assert_eq!(own[..3], ["choose 6", "place 3", "stay"]);
}

#[test]
fn what_people_decide_is_kept_even_if_the_program_is_killed() {
    use std::io::{Read as _, Write as _};
    let folder = folder();
    let mut child = command(&["play", "aztlan", "--seed", "5", "--players", "2"])
        .current_dir(folder.path())
        .stdin(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .as_mut()
        .unwrap()
        .write_all(b"choose 6\n")
        .unwrap();
    // The next question is asked only after the decision was kept.
    let mut seen = Vec::new();
    let mut out = child.stdout.take().unwrap();
    while !String::from_utf8_lossy(&seen).contains("Place a pawn") {
        let mut some = [0; 512];
        let read = out.read(&mut some).unwrap();
        assert!(read > 0, "the game goes on");
        seen.extend_from_slice(&some[..read]);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(
        saved(folder.path())["actions"][0],
        serde_json::json!([0, "choose 6"])
    );
}

/// Whoever was told what bots have decided finds it so when the game goes on.
#[test]
fn what_bots_decide_before_a_question_is_kept_too() {
    let folder = folder();
    let args = ["play", "aztlan", "--seats", "human,greedy", "--seed", "5"];
    patolli_in(folder.path(), &args, b"choose 6\n").ok();
    let actions = saved(folder.path())["actions"].clone();
    assert_eq!(actions[0], serde_json::json!([0, "choose 6"]));
    assert_eq!(actions[1][0], 1, "{actions}");
}

#[test]
fn who_ends_the_program_while_a_bot_thinks_loses_nothing() {
    use std::io::Write as _;
    let folder = folder();
    let path = folder.path().join("aztlan-0000000000000005.json");
    let seats = "human,search:600s";
    let mut child = command(&["play", "aztlan", "--seats", seats, "--seed", "5"])
        .current_dir(folder.path())
        .stdin(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"choose 6\n").unwrap();
    // The bot begins to think when the decision is on disk, and has ten minutes.
    let kept = || std::fs::read_to_string(&path).unwrap_or_default();
    while !kept().contains("choose 6") {
        assert!(child.try_wait().unwrap().is_none(), "the game goes on");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    std::thread::sleep(std::time::Duration::from_millis(200));
    child.kill().unwrap();
    child.wait().unwrap();
    let actions = &saved(folder.path())["actions"];
    assert_eq!(*actions, serde_json::json!([[0, "choose 6"]]));
}

#[test]
fn a_record_is_never_overwritten_by_another_game() {
    let folder = folder();
    let kept = write(folder.path(), "kept.json", "precious");
    let error = patolli(&["play", "aztlan", "--record", &kept]).refused(2);
    assert!(error.contains("exists already"), "{error}");
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "precious");
}

#[test]
fn what_cannot_go_on_is_refused() {
    let folder = folder();
    let over = write(folder.path(), "over.json", &kept_text("2-players-en"));
    assert!(
        patolli(&["play", "aztlan", "--resume", &over])
            .refused(1)
            .contains("the game is over")
    );
    let damaged = write(folder.path(), "damaged.json", "{}");
    assert!(
        patolli(&["play", "aztlan", "--resume", &damaged])
            .refused(1)
            .contains("cannot be resumed")
    );
    assert!(
        patolli(&["play", "aztlan", "--seats", "me"])
            .refused(2)
            .contains("nobody is called `me`; a seat is for: human, beginner, steady, strong, master; or random")
    );
    assert!(
        patolli(&["play", "ludo"])
            .refused(2)
            .contains("there is no game `ludo`")
    );
}

#[test]
fn who_practises_gets_a_hint_and_the_bots_play_the_same() {
    let record = |input: &[u8]| {
        let folder = folder();
        let args = ["play", "aztlan", "--seats", "human,greedy", "--seed", "3"];
        let out = patolli_in(folder.path(), &args, input).ok();
        (out, saved(folder.path()))
    };
    let (out, asked) = record(b"hint\nchoose 6\n");
    let (_, silent) = record(b"choose 6\n");
    assert!(out.contains("A master would think of:"), "{out}");
    assert_eq!(out.matches("% to win)").count(), 3, "{out}");
    assert_eq!(asked["actions"], silent["actions"]);
}

#[test]
fn people_at_one_screen_get_no_hints() {
    let folder = folder();
    let args = ["play", "aztlan", "--seats", "human,human", "--seed", "3"];
    let out = patolli_in(folder.path(), &args, b"hint\nquit\n").ok();
    assert!(out.contains("Hints are for practice"), "{out}");
}

#[test]
fn the_one_person_among_bots_is_told_which_player_they_are() {
    let folder = folder();
    let input = "1\n".repeat(1000);
    let args = ["play", "aztlan", "--players", "2", "--seed", "3"];
    let out = patolli_in(folder.path(), &args, input.as_bytes()).ok();
    for words in [
        "You (Player 1): Choose a power card",
        "· Player 1 (you) places a pawn in",
        "Player 2 places a pawn in",
    ] {
        assert!(out.contains(words), "{words} is missing:\n{out}");
    }
    let ranking = out.lines().find(|line| line.starts_with("ranking: "));
    assert!(ranking.unwrap().contains("Player 1 (you)"), "{ranking:?}");
    assert!(!out.contains("Player 2 (you)") && !out.contains("Player 0"));
}

/// Rows of a table are by name, so whose name is one's own stands over it.
#[test]
fn the_one_person_among_bots_is_told_over_the_table_and_in_the_log_which_name_is_theirs() {
    for (game, own, other, head) in [
        ("aztlan", "Player 1", "Player 2", "Age 1 of 5"),
        ("amazonas", "Blue", "Red", "Round 0 of 18"),
        ("space-aztecs", "Player 1", "Player 2", "Round 1, piles"),
    ] {
        let folder = folder();
        let args = ["play", game, "--players", "2", "--seed", "1"];
        let out = patolli_in(folder.path(), &args, &b"1\n".repeat(1000)).ok();
        for words in [
            format!("You are {own}.\n{head}"),
            format!("You ({own}): "),
            format!("· {own} (you) "),
            format!("· {other} "),
        ] {
            assert!(out.contains(&words), "{game}: {words} is missing:\n{out}");
        }
        let ranking = out.lines().find(|line| line.starts_with("ranking: "));
        assert!(ranking.unwrap().contains(&format!("{own} (you)")));
        assert!(!out.contains(&format!("{other} (you)")), "{game}");
        assert!(!out.contains(&format!("You are {other}")), "{game}");
    }
}

#[test]
fn people_at_one_screen_are_called_by_their_names_over_every_table() {
    for game in ["aztlan", "amazonas", "space-aztecs"] {
        let folder = folder();
        let args = ["play", game, "--seats", "human,human", "--seed", "1"];
        let out = patolli_in(folder.path(), &args, b"1\n1\n").ok();
        assert!(!out.contains("You are ") && !out.contains("(you)"), "{out}");
    }
}

#[test]
fn a_person_in_another_seat_is_told_so_too_and_several_are_called_by_their_names() {
    let folder = folder();
    let args = [
        "play",
        "aztlan",
        "--seats",
        "random,human,random",
        "--seed",
        "3",
    ];
    let out = patolli_in(folder.path(), &args, b"choose 6\n").ok();
    assert!(out.contains("You (Ocelot): "), "{out}");
    assert!(out.contains("· Ocelot (you) "), "{out}");
    let args = [
        "play",
        "aztlan",
        "--seats",
        "human,human,random",
        "--seed",
        "4",
    ];
    let out = patolli_in(folder.path(), &args, b"choose 6\n").ok();
    assert!(
        out.contains("Serpent: Choose") && !out.contains("ou)"),
        "{out}"
    );
}

#[test]
fn a_person_plays_with_the_tribe_that_they_chose() {
    let folder = folder();
    let tribes = "tribes=quetzal,serpent,coyote";
    let args = [
        "play",
        "aztlan",
        "--players",
        "3",
        "--option",
        tribes,
        "--seed",
        "3",
    ];
    let out = patolli_in(folder.path(), &args, b"choose 6\n").ok();
    assert!(out.contains("You (Quetzal): "), "{out}");
    let record = saved(folder.path());
    assert_eq!(
        record["options"]["tribes"],
        serde_json::json!(["quetzal", "serpent", "coyote"])
    );
}
