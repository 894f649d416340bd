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

/// The commands that the help lists, without the help itself.
fn commands(help: &str) -> Vec<&str> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    lines
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|name| !name.is_empty() && *name != "help")
        .collect()
}

#[test]
fn every_command_has_help_with_examples() {
    let help = patolli(&["--help"]).ok();
    let commands = commands(&help);
    for known in ["serve", "report", "bench"] {
        assert!(commands.contains(&known), "{commands:?}");
    }
    for command in commands {
        let help = patolli(&[command, "--help"]).ok();
        let example = format!("Examples:\n  patolli {command}");
        assert!(help.contains(&example), "{help}");
    }
    assert!(help.contains("edition=en|it") && help.contains("majority=rulebook|none"));
    assert_eq!(patolli(&[]).code, Some(2));
}
