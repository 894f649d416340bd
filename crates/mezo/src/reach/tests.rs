//! Every scope, and what is offered, in a situation of its own.

use crate::scenario::{Table, seat, table};

#[test]
fn without_a_scope_a_step_acts_where_the_god_is_present() {
    let table = table().effect(0, "deploy 1 warrior");
    assert_eq!(table.regions(), ["Hochob", "Palenque", "Becan"]);
    let table = Table::new(4)
        .conflict("Becan")
        .effect(0, "deploy 1 warrior; vp 1");
    assert!(table.is_done(), "the god is not placed");
    assert_eq!((table.in_reserve(0), table.vp_now()[0]), ((7, 7), 6));
}

#[test]
fn desolate_regions_are_out_of_the_game() {
    let table = Table::new(4).vertex(0, 3).effect(0, "deploy 1 warrior");
    assert_eq!(table.regions(), ["Calakmul", "Becan"]);
    let table = Table::new(4)
        .vertex(0, 3)
        .effect(0, "deploy 1 warrior @any");
    assert!(!table.regions().contains(&"Copan".into()));
}

#[test]
fn scopes_of_one_region() {
    let all = ["Uxmal", "Hochob", "Calakmul", "Palenque", "Becan"];
    assert_eq!(table().effect(0, "deploy 1 warrior @any").regions(), all);
    assert_eq!(
        table().effect(0, "deploy 1 warrior @other").regions(),
        all[..4]
    );
    let spread = table()
        .glyphs(0, "Uxmal", 1)
        .glyphs(0, "Calakmul", 1)
        .glyphs(1, "Hochob", 1);
    assert_eq!(
        spread.effect(0, "build pyramid @your_glyphs").regions(),
        ["Uxmal", "Calakmul"]
    );
    let spread = table()
        .units(0, "Palenque", 1, 0)
        .units(0, "Calakmul", 0, 1)
        .units(1, "Uxmal", 1, 1);
    assert_eq!(
        spread.effect(0, "build pyramid @your_units").regions(),
        ["Calakmul", "Palenque"]
    );
}

#[test]
fn outside_a_conflict_another_region_is_any() {
    let table = Table::new(4).effect(0, "deploy 1 warrior @other");
    assert_eq!(table.regions().len(), 5);
}

#[test]
fn the_same_region_is_that_of_the_last_step_that_had_one() {
    let mut table = table()
        .xibalba(0, 1, 0)
        .effect(0, "build glyph @any; vp 1; awaken 1 unit @same");
    table.play(0, "region Calakmul");
    assert_eq!(
        (table.at_region(0, "Calakmul"), table.vp_now()[0]),
        ((1, 0), 6)
    );
}

#[test]
fn a_region_is_offered_if_a_later_step_there_can_act() {
    // Nobody to smite anywhere but in Uxmal, yet a unit can be awakened everywhere.
    let mut table = table()
        .units(1, "Uxmal", 1, 0)
        .xibalba(0, 1, 0)
        .effect(0, "smite 1 unit @other; awaken 1 unit @same");
    assert_eq!(table.regions(), ["Uxmal", "Hochob", "Calakmul", "Palenque"]);
    table.play(0, "region Palenque");
    assert_eq!(
        (table.at_region(0, "Palenque"), table.at_region(1, "Uxmal")),
        ((1, 0), (1, 0))
    );
}

#[test]
fn without_a_region_the_steps_in_the_same_one_are_skipped() {
    let table = table()
        .xibalba(0, 0, 0)
        .glyphs(0, "Uxmal", 6)
        .effect(0, "demolish glyph; build glyph @same; vp 1");
    assert!(table.is_done());
    assert_eq!(table.vp_now()[0], 6);
}

#[test]
fn each_region_of_presence_is_picked_once_while_anything_can_be_done() {
    let mut table = table()
        .units(1, "Hochob", 1, 1)
        .units(1, "Becan", 0, 1)
        .units(1, "Uxmal", 1, 0)
        .effect(0, "smite 1 unit @each_presence");
    assert_eq!(
        table.regions(),
        ["Hochob", "Becan"],
        "nobody is in Palenque"
    );
    table.plays(0, &["region Hochob", "victim 1 shaman"]);
    assert_eq!(
        table.at_region(1, "Becan"),
        (0, 0),
        "the last region is not asked for"
    );
    assert_eq!(
        (table.at_region(1, "Hochob"), table.at_region(1, "Uxmal")),
        ((1, 0), (1, 0))
    );
    assert!(table.is_done());
}

#[test]
fn all_pieces_of_a_step_are_in_one_region_not_necessarily_the_richest() {
    let mut table = table()
        .units(1, "Hochob", 1, 0)
        .units(1, "Becan", 3, 0)
        .effect(0, "smite 3 warrior");
    table.play(0, "region Hochob");
    assert!(table.is_done());
    assert_eq!(table.at_region(1, "Becan"), (3, 0));
}

#[test]
fn an_action_is_offered_if_some_step_can_change_something() {
    let can = |table: Table, text: &str| {
        let before = table.state.clone();
        let parts = table.effect(0, text).state.components;
        let state = crate::Mezo {
            components: parts,
            ..before
        };
        state.can_act(parts.last_effect(), seat(0))
    };
    let bare = || table().xibalba(0, 0, 0).xibalba(1, 0, 0);
    for (text, able) in [
        ("awaken 2 unit", false),
        ("awaken 2 unit; vp 1", true),
        ("recover 2 unit", false),
        ("smite 2 unit", false),
        ("vp your_glyphs", false),
        ("sacrifice 1 unit; build pyramid @same", false),
        ("drain 1", false),
        ("drain 1; vp 1", true),
        ("demolish any", false),
        ("strength floors_here cap 3", false),
        ("strength 1", true),
    ] {
        assert_eq!(can(bare(), text), able, "{text}");
    }
}
