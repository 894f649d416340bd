//! Amazonas on the command line.

use serde_json::{Value, json};

use super::{Case, Components, json_with};

pub(super) const CASE: Case = Case {
    name: "amazonas",
    options: r#"{"players":3,"majority":"rulebook","colours":"first","memory":"on"}"#,
    table: &[
        "Round 0 of 18, opening",
        "FISH",
        "Manaus",
        "in order",
        "events to come: 18",
        "Mission of Blue: ",
        "Build your first tent",
        "1. start 1 ",
    ],
    second: "start 2",
    log: &[
        "Round 18 begins",
        "reveals income card",
        "Turn order: ",
        "mission villages missing",
    ],
    told: "has chosen an income card",
    untold: &["Red chooses", "Mission of Red"],
    state: &[
        "round",
        "phase",
        "event",
        "events",
        "order",
        "turn",
        "money",
        "tiles",
        "natives",
        "supply",
        "tents",
        "hands",
        "played",
        "last",
        "missions",
        "medals",
        "medals_left",
        "native_available",
        "neutral_left",
        "neutral_used",
        "scores",
        "to_act",
        "ranking",
    ],
    secret: "income",
    hidden,
    refused: &[
        (&["--players", "5"], "it is 2, 3 or 4"),
        (
            &["--option", "majority=all"],
            "the option `majority` cannot be `all`; it is rulebook or none",
        ),
        (
            &["--players", "3", "--option", "colours=red,blue"],
            "`colours` names 2 for 3 players; name one for each seat",
        ),
        (
            &["--option", "majority=none", "--option", "majority=none"],
            "--option gives `majority` twice",
        ),
        (
            &["--option", "edition=it"],
            "there is no option `edition`; the options are `players`, `majority`, `colours`, `memory`",
        ),
    ],
    components: Components {
        flag: "--map",
        file: "amazonas/data/map.json",
        own: |text| json_with(text, |map| map["villages"][3]["species"] = json!("parrot")),
        broken: |text| json_with(text, |map| map["villages"][3]["species"] = json!("dodo")),
        fault: "village 4 has the species `dodo`; species are fish,",
    },
    state_bytes: 1024,
};

fn hidden(state: &Value, truth: &Value, seat: usize) -> usize {
    assert_eq!(state["missions"][seat], "hidden");
    for event in state["events"].as_array().unwrap() {
        assert_eq!(event, "hidden");
    }
    let face_down = truth["phase"] == "income" && !truth["played"][seat].is_null();
    if face_down {
        assert_eq!(state["played"][seat], "hidden");
    }
    1 + usize::from(face_down)
}
