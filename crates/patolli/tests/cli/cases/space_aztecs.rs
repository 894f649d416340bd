//! Space Aztecs on the command line.

use serde_json::{Value, json};

use super::{Case, Components, json_with};

pub(super) const CASE: Case = Case {
    name: "space-aztecs",
    options: r#"{"players":3,"order":"clockwise","laws":"on","sets":"random","memory":"on"}"#,
    table: &[
        "Eight piles of 7 cards are dealt",
        "Round 1, piles are taken",
        "Sets: ",
        "held",
        "Pick up a pile.",
        "1. pile 1 ",
    ],
    second: "pile 2",
    log: &[
        "Round 2 begins",
        "announces",
        "Turn order: ",
        "The game is over with",
    ],
    told: "has kept a card",
    untold: &["Player 2 keeps"],
    state: &[
        "round",
        "card",
        "victim",
        "phase",
        "first",
        "order",
        "piles",
        "held",
        "chosen",
        "villages",
        "saucers_played",
        "sets",
        "scores",
        "memory",
        "to_act",
        "ranking",
    ],
    secret: "keep",
    hidden,
    refused: &[
        (&["--players", "7"], "it is 2, 3, 4, 5 or 6"),
        (
            &["--option", "order=random"],
            "the option `order` cannot be `random`; it is clockwise or hours",
        ),
        (
            &["--option", "sets=villagers"],
            "`sets` names 1 of the sets; name three different ones, or none for any three",
        ),
        (
            &["--players", "5", "--option", "sets=villagers"],
            "`sets` is for two to four players; 5 players use all four sets",
        ),
        (
            &["--option", "edition=it"],
            "there is no option `edition`; the options are `players`, `order`,",
        ),
    ],
    components: Components {
        flag: "--deck",
        file: "space-aztecs/data/deck.json",
        own: |text| json_with(text, |deck| deck[0]["name"] = json!("Hen")),
        broken: |text| json_with(text, |deck| deck[0]["set"] = json!("dragons")),
        fault: "the card of 00:00 is of the set `dragons`; sets are villagers,",
    },
    state_bytes: 1024,
};

/// The pile that the seat has in hand and the card that it has kept are face down.
fn hidden(state: &Value, truth: &Value, seat: usize) -> usize {
    let mut hidden = 0;
    let held = truth["held"][seat].as_u64();
    if let Some(pile) = held.and_then(|pile| usize::try_from(pile).ok()) {
        for card in state["piles"][pile - 1].as_array().unwrap() {
            assert_eq!(card, "hidden");
            hidden += 1;
        }
    }
    let secret = truth["phase"] == "piles" || truth["phase"] == "keep";
    if secret && !truth["chosen"][seat].is_null() {
        assert_eq!(state["chosen"][seat], "hidden");
        hidden += 1;
    }
    hidden
}
