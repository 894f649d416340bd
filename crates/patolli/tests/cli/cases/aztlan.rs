//! Aztlán on the command line.

use serde_json::{Value, json};

use super::{Case, Components, json_with};

pub(super) const CASE: Case = Case {
    name: "aztlan",
    options: r#"{"players":3,"edition":"en","tribes":"first"}"#,
    table: &[
        "Age 1 of 5, choosing",
        "JUNGLE",
        "Xalapan",
        "in turn order",
        "Choose a power card",
        "1. choose 4",
        "6. choose 9",
    ],
    second: "choose 5",
    log: &["Age 1 begins", "places a pawn in", "1: domains"],
    told: "has chosen a power card",
    untold: &["Player 2 chooses power card", "Cards of Player 2"],
    state: &[
        "age", "phase", "order", "scores", "stack", "pawns", "reserve", "removed", "to_place",
        "moving", "step", "here", "asked", "resolved", "tied", "rafts", "blessed", "terrain",
        "control", "power", "hands", "deck", "discard", "to_act", "ranking",
    ],
    secret: "choose",
    hidden,
    refused: &[
        (&["--players", "5"], "it is 2, 3 or 4"),
        (
            &["--option", "edition=fr"],
            "the option `edition` cannot be `fr`; it is en or it",
        ),
        (
            &["--option", "edition=it", "--option", "edition=en"],
            "--option gives `edition` twice",
        ),
        (
            &["--option", "colour=red"],
            "the options are `players`, `edition`, `first_faction`, `tribes`",
        ),
        (
            &["--option", "first_faction=coyote_quetzal"],
            "for two players",
        ),
        (
            &["--players", "2", "--option", "tribes=coyote,ocelot"],
            "`tribes` is for three and four players",
        ),
        (
            &["--option", "tribes=coyote,ocelot,coyote,quetzal"],
            "`tribes` names coyote twice",
        ),
    ],
    components: Components {
        flag: "--board",
        file: "aztlan/data/board.json",
        own: |text| {
            json_with(text, |board| {
                board["territories"][0]["terrain"] = json!("city");
            })
        },
        broken: |text| {
            json_with(text, |board| {
                board["territories"][3]["terrain"] = json!("sea");
            })
        },
        fault: "territory 4 has the terrain `sea`",
    },
    state_bytes: 1024,
};

fn hidden(state: &Value, truth: &Value, seat: usize) -> usize {
    let hand = state["hands"][seat].as_array().unwrap();
    let deck = state["deck"].as_array().unwrap();
    for card in hand.iter().chain(deck) {
        assert_eq!(card, "hidden");
    }
    let secret = matches!(state["phase"].as_str(), Some("choosing" | "development"));
    let face_down = secret && !truth["power"][seat]["chosen"].is_null();
    if face_down {
        assert_eq!(state["power"][seat]["chosen"], "hidden");
    }
    hand.len() + usize::from(face_down)
}
