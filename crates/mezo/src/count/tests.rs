//! Every count, in a situation of its own.

use crate::scenario::{Table, table};

#[test]
fn every_count() {
    let table = || {
        Table::new(4)
            .vertex(0, 1)
            .age(2)
            .devotion(0, 11)
            .units(0, "Becan", 2, 1)
            .units(0, "Uxmal", 0, 1)
            .units(0, "Hochob", 1, 0)
            .glyphs(0, "Becan", 2)
            .glyphs(0, "Uxmal", 1)
            .floors("Becan", &[0, 1, 1])
            .floors("Palenque", &[0])
            .xibalba(0, 2, 0)
            .xibalba(1, 0, 0)
            .xibalba(3, 1, 2)
            .champion(0, "Becan")
            .resolved(&["Calakmul"])
            .conflict("Becan")
    };
    for (count, expected) in [
        ("age", 2),
        ("level", 3),
        ("your_strength", 7),
        ("regions_with_your_warriors", 2),
        ("regions_with_your_shamans", 2),
        ("regions_with_your_units", 3),
        ("regions_with_your_glyphs", 2),
        ("regions_with_your_floors", 2),
        ("regions_with_your_god", 3),
        ("regions_without_pyramid", 3),
        ("your_glyphs", 3),
        ("your_glyphs_here", 2),
        ("floors_here", 3),
        ("your_champions_here", 1),
        ("your_units_in_xibalba", 2),
        ("all_units_in_xibalba", 7),
        ("opponents_in_xibalba", 2),
        ("conflicts_resolved", 1),
    ] {
        let after = table().effect(0, &format!("vp {count}"));
        assert_eq!(after.vp_now()[0] - 5, expected, "{count}");
    }
    assert_eq!(table().effect(0, "vp your_strength cap 4").vp_now()[0], 9);
}

#[test]
fn a_number_is_counted_when_its_step_resolves() {
    let table = table()
        .xibalba(0, 0, 0)
        .units(1, "Becan", 1, 0)
        .xibalba(1, 0, 0)
        .xibalba(2, 0, 0)
        .xibalba(3, 0, 0);
    let table = table.effect(0, "smite 1 unit @conflict; vp all_units_in_xibalba");
    assert_eq!(table.vp_now()[0], 6);
}
