//! The JSON of a state, field by field as the specification has it.

use game::Sides;
use serde_json::{Value, json};

use crate::ProsperityCard::{Games, Mixcoatl, Offering, Rafts, Tlatoani, Warriors};
use crate::scenario::{Table, seat};
use crate::{Tribe, View};

/// The whole state as other programs read it.
fn json(table: &Table) -> Value {
    serde_json::to_value(table.view()).unwrap()
}

/// These fields of the state.
fn fields(table: &Table, names: &[&str]) -> Value {
    let state = json(table);
    let picked = names
        .iter()
        .map(|name| ((*name).to_owned(), state[*name].clone()));
    Value::Object(picked.collect())
}

#[test]
fn a_state_has_the_fields_of_the_specification_and_no_others() {
    let expected = [
        "age", "phase", "order", "scores", "stack", "pawns", "reserve", "removed", "to_place",
        "moving", "step", "here", "asked", "resolved", "tied", "rafts", "blessed", "terrain",
        "control", "power", "hands", "deck", "discard", "to_act", "ranking",
    ];
    for table in [
        Table::new(2),
        Table::new(3).tribes("quetzal,serpent,coyote"),
        Table::new(4).at_development(),
    ] {
        let state = json(&table);
        let keys: Vec<&String> = state.as_object().unwrap().keys().collect();
        assert_eq!(keys, expected);
    }
}

#[test]
fn whoever_looks_knows_the_tribes_though_the_json_leaves_them_to_the_options() {
    let table = Table::new(3).tribes("quetzal,serpent,coyote");
    let view = table.view();
    let led = [0, 1, 2].map(|number| view.tribes.of(seat(number)).unwrap());
    assert_eq!(led, [Tribe::Quetzal, Tribe::Serpent, Tribe::Coyote]);
    assert_eq!(json(&table), json(&Table::new(3)));
    let read: View = serde_json::from_value(json(&table)).unwrap();
    assert_eq!(
        read.tribes.of(seat(0)),
        Some(Tribe::ALL[Sides::default().of(seat(0))])
    );
}

#[test]
fn a_new_game_in_json() {
    let table = Table::new(3);
    assert_eq!(
        fields(
            &table,
            &[
                "age", "phase", "order", "scores", "stack", "pawns", "reserve"
            ]
        ),
        json!({
            "age": 1, "phase": "choosing", "order": [0, 1, 2], "scores": [0, 0, 0],
            "stack": [2, 1, 0], "pawns": {}, "reserve": [30, 30, 30],
        })
    );
    assert_eq!(
        fields(
            &table,
            &[
                "removed", "to_place", "moving", "step", "here", "asked", "resolved"
            ]
        ),
        json!({
            "removed": [0, 0, 0], "to_place": [0, 0, 0], "moving": null, "step": null,
            "here": null, "asked": [], "resolved": [],
        })
    );
    let none = json!({"chosen": null, "used": []});
    assert_eq!(
        fields(
            &table,
            &[
                "tied", "rafts", "blessed", "terrain", "control", "power", "hands", "discard"
            ]
        ),
        json!({
            "tied": [], "rafts": [], "blessed": 0, "terrain": null, "control": null,
            "power": [none, none, none], "hands": [[], [], []], "discard": [],
        })
    );
    assert_eq!(
        fields(&table, &["to_act", "ranking"]),
        json!({"to_act": [0, 1, 2], "ranking": null})
    );
    assert_eq!(json(&table)["deck"].as_array().unwrap().len(), 30);
}

#[test]
fn a_development_turn_in_json() {
    let mut table = Table::new(3).age(2).removed(0, 2).at_development();
    let asked = |table: &Table| fields(table, &["phase", "step", "moving", "to_act"]);
    assert_eq!(
        asked(&table),
        json!({"phase": "development", "step": "place", "moving": null, "to_act": [0]})
    );
    table.play(0, "place 14");
    assert_eq!(asked(&table)["step"], "move");
    table.play(0, "from 14");
    assert_eq!(
        asked(&table),
        json!({"phase": "development", "step": "to", "moving": 14, "to_act": [0]})
    );
    assert_eq!(
        fields(
            &table,
            &["pawns", "to_place", "reserve", "removed", "power"]
        ),
        json!({
            "pawns": {"14": [1, 0, 0]}, "to_place": [6, 7, 7], "reserve": [21, 23, 23],
            "removed": [2, 0, 0],
            "power": [
                {"chosen": 5, "used": [4]}, {"chosen": 5, "used": [4]}, {"chosen": 5, "used": [4]},
            ],
        })
    );
}

#[test]
fn a_conflict_in_json() {
    let mut table = Table::new(4)
        .power([9, 5, 5, 9])
        .lands(0, &[9, 4, 2])
        .lands(1, &[9, 4])
        .lands(2, &[9])
        .lands(3, &[2])
        .hand(0, &[Tlatoani])
        .hand(1, &[Offering])
        .hand(2, &[Games, Games])
        .at_conflict();
    let names = ["phase", "here", "asked", "resolved", "tied", "to_act"];
    assert_eq!(
        fields(&table, &names),
        json!({"phase": "conflict", "here": null, "asked": [], "resolved": [], "tied": [], "to_act": [0]})
    );
    table.play(0, "settle 4").play(0, "battle").play(1, "yield");
    table.play(0, "settle 2").play(0, "tie");
    table.play(0, "battle");
    assert_eq!(
        fields(&table, &names),
        json!({
            "phase": "games", "here": 9, "asked": [1, 2], "resolved": [4], "tied": [[2, 0]],
            "to_act": [1],
        })
    );
    table.play(1, "yield").play(2, "games");
    assert_eq!(
        fields(&table, &["removed", "discard", "pawns"]),
        json!({
            "removed": [0, 2, 0, 0], "discard": ["games"],
            "pawns": {"2": [1, 0, 0, 1], "4": [1, 0, 0, 0], "9": [1, 0, 1, 0]},
        })
    );
}

#[test]
fn a_scoring_turn_in_json() {
    let mut table = Table::new(3)
        .power([4, 6, 7])
        .lands(0, &[5, 20, 25])
        .hand(0, &[Warriors, Rafts, Mixcoatl])
        .at_scoring();
    assert_eq!(
        json(&table)["hands"][0],
        json!(["mixcoatl", "rafts", "warriors"])
    );
    table.play(0, "rafts 5-20").play(0, "bless jungle");
    table.play(0, "terrain desert");
    assert_eq!(
        fields(
            &table,
            &["phase", "rafts", "blessed", "terrain", "discard", "to_act"]
        ),
        json!({
            "phase": "scoring", "rafts": [[5, 20]], "blessed": 2, "terrain": "desert",
            "discard": ["rafts", "mixcoatl"], "to_act": [0],
        })
    );
    table.play(0, "score");
    assert_eq!(
        fields(&table, &["rafts", "blessed", "terrain", "to_act"]),
        json!({"rafts": [], "blessed": 0, "terrain": null, "to_act": [1]})
    );
}

#[test]
fn the_end_and_factions_in_json() {
    let mut table = Table::new(2)
        .age(5)
        .power([9, 9])
        .pawns(0, 4, 2)
        .at_scoring();
    assert_eq!(
        fields(&table, &["control", "pawns", "reserve"]),
        json!({"control": [0, 1], "pawns": {"4": [2, 0]}, "reserve": [58, 60]})
    );
    table.play(0, "score").play(1, "score");
    assert_eq!(
        fields(
            &table,
            &["phase", "to_act", "scores", "stack", "ranking", "power"]
        ),
        json!({
            "phase": "over", "to_act": [], "scores": [8, 6], "stack": [1, 0],
            "ranking": [[0], [1]],
            "power": [
                {"chosen": null, "used": [4, 5, 6, 7, 9]}, {"chosen": null, "used": [4, 5, 6, 7, 9]},
            ],
        })
    );
}
