use crate::cases::CASES;
use crate::support::{json_lines, patolli};

#[test]
fn figures_come_as_text_and_as_json() {
    let json = patolli(&["bench", "--games", "20", "--json"]).ok();
    let lines = json_lines(&json);
    assert_eq!(lines.len(), CASES.len(), "a line for each game");
    for (case, figures) in CASES.iter().zip(&lines) {
        let out = case.run("bench", &["--games", "5"]).ok();
        for words in [
            "decisions/s",
            "games/s",
            "search:400",
            "iterations/s",
            "of random play",
            "bytes",
            "ns to clone",
            "ns to list",
            "ns to apply",
        ] {
            assert!(out.contains(words), "{words} is missing:\n{out}");
        }
        assert_eq!(
            (&figures["game"], &figures["games"]),
            (&case.name.into(), &20.into())
        );
        assert!(figures["state_bytes"].as_u64().unwrap() <= case.state_bytes);
        assert!(figures["decisions"].as_u64().unwrap() > 1000);
        let search = &figures["search"];
        for measured in [
            "iterations_per_second",
            "decisions_per_second",
            "share_of_random_play",
        ] {
            assert!(search[measured].as_f64().unwrap() > 0.0, "{search}");
        }
    }
}

#[test]
fn an_unknown_game_is_refused() {
    assert!(
        patolli(&["bench", "go"])
            .refused(2)
            .contains("the games are: aztlan")
    );
}

#[test]
fn every_command_has_help_with_examples() {
    for command in ["simulate", "arena", "replay", "play", "bench"] {
        let help = patolli(&[command, "--help"]).ok();
        assert!(help.contains("Examples:"), "{help}");
    }
    let help = patolli(&["--help"]).ok();
    assert!(help.contains("edition=en|it") && help.contains("majority=rulebook|none"));
    assert_eq!(patolli(&[]).code, Some(2));
}
