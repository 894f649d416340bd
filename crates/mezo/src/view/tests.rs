use serde_json::Value;

use crate::Card;
use crate::scenario::{Table, seat};
use crate::stage::Stage;

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

#[test]
fn the_fields_are_those_of_the_specification_in_its_order() {
    let table = Table::new(1)
        .vengeful("zotz", 3)
        .champion(0, "Uxmal")
        .round("Uxmal", &[Card::Task]);
    let json = serde_json::to_value(table.view()).unwrap();
    let specified = "age phase order turn vp devotion abilities gods vertex living altars blessed champions units reserve xibalba \
                     below offered glyphs glyph_reserve pyramids floor_reserve calendar codex angry revealed tiles resolved decks \
                     seen discards conflict pending cities rituals ritual prophecies prophecy_steps monument cenote powers_used \
                     solo to_act ranking";
    assert_eq!(
        keys(&json),
        specified.split_whitespace().collect::<Vec<_>>()
    );
    let conflict = "region cards shown used bonus penalty most_warriors most_shamans no_calendar no_codex winner";
    assert_eq!(
        keys(&json["conflict"]),
        conflict.split_whitespace().collect::<Vec<_>>()
    );
    let solo = "gods god_deck deck card discard trial you them calendar codex";
    assert_eq!(
        keys(&json["solo"]),
        solo.split_whitespace().collect::<Vec<_>>()
    );
    assert_eq!(
        json["solo"]["gods"][0].to_string(),
        r#"{"god":"zotz","vertex":3}"#
    );
}

#[test]
fn regions_and_owners_are_written_as_the_specification_has_them() {
    let table = Table::new(2)
        .units(1, "Uxmal", 2, 1)
        .glyphs(0, "Becan", 1)
        .floors("Becan", &[0])
        .champion(0, "Hochob");
    let json = serde_json::to_value(table.view()).unwrap();
    assert_eq!(json["units"].to_string(), r#"{"Uxmal":[[0,0],[2,1]]}"#);
    assert_eq!(json["glyphs"].to_string(), r#"{"Becan":[1,0]}"#);
    assert_eq!(
        json["pyramids"].to_string(),
        r#"{"Uxmal":[[1,"neutral"]],"Becan":[[1,"neutral"],[2,0]]}"#
    );
    assert_eq!(json["altars"]["Uxmal"], "sun");
    assert_eq!(json["champions"].to_string(), r#"[["Hochob"],[]]"#);
    assert_eq!(
        json["abilities"].to_string(),
        "[[null,null,null],[null,null,null]]"
    );
    assert_eq!(json["calendar"].to_string(), "[null,null,null,null,null]");
}

#[test]
fn what_is_face_down_is_hidden() {
    let table = Table::modules(4, &["rituals"])
        .champion(0, "Uxmal")
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    let json = serde_json::to_value(table.seen_by(0)).unwrap();
    assert_eq!(json["angry"].to_string(), r#"[0,"hidden","hidden"]"#);
    assert_eq!(
        json["tiles"].to_string(),
        r#"["hidden","hidden","hidden","hidden"]"#
    );
    assert_eq!(json["rituals"][2], "hidden");
    assert_eq!(
        json["decks"][1].to_string(),
        r#"["hidden","hidden","hidden","hidden","hidden"]"#
    );
    let own = json["decks"][0].as_array().unwrap();
    assert_eq!(own.iter().filter(|card| *card == "hidden").count(), 2);
    let open = serde_json::to_value(table.view()).unwrap();
    assert!(!open.to_string().contains("hidden"));
}

#[test]
fn the_turn_is_that_of_the_one_whose_effect_is_under_way() {
    let mut table = Table::new(3)
        .vertex(0, 1)
        .champion(2, "Uxmal")
        .xibalba(0, 2, 2)
        .god(0, "xolotl")
        .round("Uxmal", &[Card::Fervor; 3]);
    table.play(0, "act 1");
    let view = table.view();
    assert_eq!(
        (view.order[usize::from(view.turn)], table.phase()),
        (seat(0), "first".to_owned())
    );
    let crate::Pending::Effect { effect, step, .. } = &view.pending[0] else {
        panic!("{:?}", view.pending)
    };
    assert_eq!((effect.as_str(), *step), ("awaken level unit @any", 0));
}

#[test]
fn the_phase_stays_while_a_bonus_of_the_calendar_resolves() {
    let table = Table::new(4)
        .altar("Hochob", "sun")
        .champion(0, "Hochob")
        .units(0, "Hochob", 1, 1)
        .conflict("Hochob");
    let mut table = table.at(Stage::Strength);
    table.play(0, "space 3");
    assert_eq!(table.phase(), "calendar");
    table.play(0, "region Uxmal");
    assert_eq!(table.phase(), "codex");
}

#[test]
fn what_is_under_way_says_nothing_of_the_step_before() {
    let mut table = Table::new(4).effect(0, "build glyph @any; deploy 2 unit @any");
    table.play(0, "region Uxmal");
    let crate::Pending::Effect {
        step,
        region,
        same,
        left,
        ..
    } = &table.view().pending[0]
    else {
        panic!("an effect is under way")
    };
    assert_eq!(
        (*step, region.as_deref(), same.as_deref(), *left),
        (1, None, Some("Uxmal"), 2)
    );
}
