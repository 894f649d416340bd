use game::{Event as _, Game, Viewer};
use serde_json::{Value, json};

use crate::scenario::{Table, hours};
use crate::{Event, Memory, Options, View};

fn json(view: &View) -> Value {
    serde_json::to_value(view).unwrap()
}

#[test]
fn the_fields_are_those_of_the_rules_in_their_order() {
    let view = json(&Table::new(2).view());
    let keys: Vec<&String> = view.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
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
            "ranking"
        ]
    );
}

#[test]
fn a_village_is_written_as_the_rules_write_it() {
    let table = Table::new(2)
        .open(0, &["05:00", "02:00"])
        .temple(0, "13:20", &["00:00"])
        .temple(0, "07:40", &["12:20", "03:40"])
        .saucer(0, "14:20", &["23:40", "18:00"])
        .law(0, "23:20")
        .law(0, "01:00");
    assert_eq!(
        json(&table.view())["villages"][0],
        json!({
            "open": ["02:00", "05:00"],
            "temples": [
                {"card": "13:20", "hidden": ["00:00"]},
                {"card": "07:40", "hidden": ["03:40", "12:20"]}
            ],
            "saucers": [{"card": "14:20", "captured": ["18:00", "23:40"]}],
            "laws": ["01:00", "23:20"]
        })
    );
    assert_eq!(
        json(&table.view())["villages"][1],
        json!({"open": [], "temples": [], "saucers": [], "laws": []})
    );
}

#[test]
fn a_round_is_written_as_the_rules_write_it() {
    let mut table = Table::new(3)
        .pile(1, &["00:00", "12:20"])
        .pile(2, &["02:00", "23:40"])
        .pile(3, &["10:40", "20:20"]);
    table.play(0, "pile 1").play(1, "pile 2").play(2, "pile 3");
    table.play(2, "keep 10:40");
    let view = json(&table.seen_by(0));
    assert_eq!(view["round"], 1);
    assert_eq!(view["phase"], "keep");
    assert_eq!(
        (&view["card"], &view["victim"]),
        (&json!(null), &json!(null))
    );
    assert_eq!((&view["first"], &view["order"]), (&json!(0), &json!([])));
    assert_eq!(view["held"], json!([1, 2, 3]));
    assert_eq!(view["chosen"], json!([null, null, "hidden"]));
    assert_eq!(view["piles"][0], json!(["00:00", "12:20"]));
    assert_eq!(view["piles"][1], json!(["hidden", "hidden"]));
    assert_eq!(view["piles"][2], json!(["hidden"]));
    assert_eq!(view["sets"], json!(["villagers", "warriors", "council"]));
    assert_eq!(view["scores"], json!([-5, -5, -5]));
    assert_eq!(view["to_act"], json!([0, 1]));
    assert_eq!(view["ranking"], json!(null));
    assert_eq!(
        view["memory"][0],
        json!({"cards": ["00:00", "12:20"], "missing": 0})
    );
    assert_eq!(view["memory"][1], json!(null));
    assert_eq!(json(&table.view())["chosen"], json!([null, null, "10:40"]));
}

/// Seat 0 has looked at pile 1 and seat 1 keeps a card of it in the next round.
fn kept_from_a_known_pile() -> Table {
    let mut table = Table::new(2)
        .pile(1, &["00:00", "12:20", "21:40"])
        .pile(2, &["02:00", "23:40", "18:00"])
        .pile(3, &["10:40", "20:20", "11:40"]);
    table.play(0, "pile 1").play(1, "pile 2");
    table.play(0, "keep 00:00").play(1, "keep 02:00");
    table.play(0, "pile 3").play(1, "pile 1");
    table
}

fn remembered(table: &Table, owner: u8, pile: u8) -> Option<Memory> {
    let view = table.seen_by(owner);
    view.remembered(crate::Pile::new(pile)?).cloned()
}

fn memory(cards: &[&str], missing: u8) -> Memory {
    let cards = hours(cards);
    Memory { cards, missing }
}

#[test]
fn a_pile_is_remembered_as_it_was_left_less_what_was_announced_since() {
    let mut table = kept_from_a_known_pile();
    assert_eq!(
        remembered(&table, 0, 1),
        Some(memory(&["12:20", "21:40"], 0))
    );
    assert_eq!(remembered(&table, 0, 2), None);
    table.play(1, "keep 21:40");
    assert_eq!(
        remembered(&table, 0, 1),
        Some(memory(&["12:20", "21:40"], 1)),
        "one of them is gone, but which?"
    );
    assert_eq!(
        remembered(&table, 1, 1),
        Some(memory(&["12:20"], 0)),
        "he knows"
    );
    table.play(0, "keep 10:40");
    assert_eq!(remembered(&table, 0, 1), Some(memory(&["12:20"], 0)));
    assert_eq!(
        remembered(&table, 0, 3),
        Some(memory(&["11:40", "20:20"], 0))
    );
}

#[test]
fn nobody_else_has_a_memory() {
    let table = kept_from_a_known_pile();
    assert_eq!(table.view().memory, None);
    assert_eq!(table.state.view(Viewer::Spectator).memory, None);
    assert_eq!(table.seen_by(5).memory, None);
}

#[test]
fn purists_remember_for_themselves() {
    let mut table = Table::with(Options {
        players: 2,
        memory: false,
        ..Options::default()
    });
    table.play(0, "pile 1");
    let view = table.seen_by(0);
    assert_eq!(view.memory, None);
    assert!(view.piles[0].iter().all(|card| card.open().is_some()));
}

#[test]
fn without_the_memory_aid_a_pile_is_past_recall_once_the_hours_are_announced() {
    for memory in [true, false] {
        let mut table = Table::with(Options {
            players: 2,
            memory,
            ..Options::default()
        });
        let before = table.state.clone();
        table.play(0, "pile 1").play(1, "pile 2");
        let looking = table.state.clone();
        assert!(table.state.recalls(&before), "they are still looking");
        for seat in [0, 1] {
            let keep = table.state.legal_notation(crate::scenario::seat(seat))[0].clone();
            table.play(seat, &keep);
        }
        assert_eq!(table.state.recalls(&looking), memory);
        let looked: Vec<_> = table
            .events
            .iter()
            .filter(|event| matches!(event, Event::Looked { .. }))
            .collect();
        assert_eq!(looked.len(), 2);
        let viewer = Viewer::Seat(crate::scenario::seat(0));
        let seen = looked.iter().filter_map(|event| event.seen_by(viewer));
        assert_eq!(seen.count(), 1, "who looks sees it then");
        let recalled = looked.iter().filter_map(|event| event.recalled_by(viewer));
        assert_eq!(recalled.count(), 0, "and is not told again");
    }
}

#[test]
fn an_announced_card_is_its_hour_to_everybody_till_it_is_played() {
    let table = Table::new(2)
        .open(0, &["00:00", "05:00"])
        .round(&["07:40", "23:00"]);
    assert_eq!(table.phase(), "temple");
    for viewer in [Viewer::Seat(crate::scenario::seat(0)), Viewer::Spectator] {
        let view = table.state.view(viewer);
        assert_eq!(json(&view)["chosen"], json!([null, "23:00"]));
        let other = crate::scenario::seat(1);
        assert_eq!(
            view.announced_by(other),
            Some(crate::scenario::hour("23:00"))
        );
        assert_eq!(view.chosen_by(other), None, "nobody has turned it up");
        assert_eq!(view.announced_by(crate::scenario::seat(0)), None);
    }
}

#[test]
fn before_the_announcement_only_the_owner_knows_the_card() {
    let mut table = kept_from_a_known_pile();
    table.play(1, "keep 21:40");
    let keeper = crate::scenario::seat(1);
    assert_eq!(
        table.seen_by(1).chosen_by(keeper),
        Some(crate::scenario::hour("21:40"))
    );
    assert_eq!(table.seen_by(0).chosen_by(keeper), None);
    for viewer in [0, 1] {
        assert_eq!(table.seen_by(viewer).announced_by(keeper), None);
    }
}
