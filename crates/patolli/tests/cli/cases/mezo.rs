//! Mezo on the command line.

use serde_json::Value;

use super::{Case, Components};

pub(super) const CASE: Case = Case {
    name: "mezo",
    options: r#"{"players":3,"tribes":"first","gods":["base","gods","souls"],"god_choice":"pick","tiles":"souls","cities":"off","rituals":"off","prophecies":"off","cenote":"off","powers":"off"}"#,
    table: &[
        "Choose your god.",
        "no god",
        "Uxmal (",
        "Red: ",
        "1. god kukulkan ",
        "call: smite",
    ],
    second: "god ixchel",
    log: &[
        "Age 3 begins",
        "Conflict in ",
        "Strength: ",
        "is Blessed in this age",
        "The game is over: ",
    ],
    told: "has kept a card",
    untold: &["Yellow keeps"],
    state: &[
        "age",
        "phase",
        "order",
        "turn",
        "vp",
        "devotion",
        "abilities",
        "gods",
        "vertex",
        "living",
        "altars",
        "blessed",
        "champions",
        "units",
        "reserve",
        "xibalba",
        "below",
        "offered",
        "glyphs",
        "glyph_reserve",
        "pyramids",
        "floor_reserve",
        "calendar",
        "codex",
        "angry",
        "revealed",
        "tiles",
        "resolved",
        "decks",
        "seen",
        "discards",
        "conflict",
        "pending",
        "cities",
        "rituals",
        "ritual",
        "prophecies",
        "prophecy_steps",
        "monument",
        "cenote",
        "powers_used",
        "solo",
        "to_act",
        "ranking",
    ],
    secret: "keep",
    hidden,
    refused: &[
        (&["--players", "5"], "it is 1, 2, 3 or 4"),
        (
            &["--option", "gods=souls"],
            "4 players need a god each; these sets have 3",
        ),
        (
            &["--players", "1", "--option", "cities=on"],
            "`cities` is for 2 to 4 players; solo has no modules",
        ),
        (&["--option", "handicap=20"], "`handicap` is for one player"),
        (
            &["--players", "1", "--option", "handicap=201"],
            "it is a whole number from 0 to 200",
        ),
        (
            &["--players", "2", "--option", "tribes=red,blue"],
            "two players have red and yellow, either way round; `tribes` names blue",
        ),
        (
            &["--option", "edition=it"],
            "there is no option `edition`; the options are `players`, `tribes`, `gods`,",
        ),
    ],
    components: Components {
        flag: "--components",
        file: "mezo/data/components.toml",
        own: |text| text.replace("sun = \"vp 7\"", "sun = \"vp 8\""),
        broken: |text| text.replace("sun = \"vp 7\"", "sun = \"sing 7\""),
        fault: "sing",
    },
    state_bytes: 4096,
};

/// The deck of the seat, and the card that it has kept, are face down; so are conflicts to come.
fn hidden(state: &Value, truth: &Value, seat: usize) -> usize {
    let face_down = |cards: &Value| {
        let cards = cards.as_array().unwrap();
        assert!(cards.iter().all(|card| card == "hidden"));
        cards.len()
    };
    face_down(&state["tiles"]);
    let mut hidden = face_down(&state["decks"][seat]);
    let kept = &truth["conflict"]["cards"][seat];
    if kept.is_string() && truth["conflict"]["shown"] == false {
        assert_eq!(state["conflict"]["cards"][seat], "hidden");
        hidden += 1;
    }
    hidden
}
