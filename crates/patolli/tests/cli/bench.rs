use serde_json::Value;

use crate::support::patolli;

#[test]
fn figures_come_as_text_and_as_json() {
    let out = patolli(&["bench", "aztlan", "--games", "5"]).ok();
    for words in [
        "decisions/s",
        "games/s",
        "bytes",
        "ns to clone",
        "ns to list",
        "ns to apply",
    ] {
        assert!(out.contains(words), "{words} is missing:\n{out}");
    }
    let json = patolli(&["bench", "--games", "5", "--json"]).ok();
    let figures: Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&figures["game"], &figures["games"]),
        (&"aztlan".into(), &5.into())
    );
    assert!(figures["state_bytes"].as_u64().unwrap() <= 1024);
    assert!(figures["decisions"].as_u64().unwrap() > 1000);
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
    for command in ["simulate", "replay", "play", "bench"] {
        let help = patolli(&[command, "--help"]).ok();
        assert!(help.contains("Examples:"), "{help}");
    }
    assert!(patolli(&["--help"]).ok().contains("edition=en|it"));
    assert_eq!(patolli(&[]).code, Some(2));
}
