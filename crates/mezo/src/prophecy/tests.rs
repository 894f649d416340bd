use crate::scenario::{Table, seat};
use crate::stage::Stage;
use crate::{Band, Kind};

fn table(first: &str) -> Table {
    let others = ["zeal", "summit", "both_books"]
        .into_iter()
        .filter(|name| *name != first);
    let others: Vec<&str> = others.collect();
    Table::modules(4, &["prophecies"])
        .vp(&[40, 30, 20, 10])
        .prophecies([first, others[0], others[1]])
        .vertex(0, 1)
        .xibalba(0, 0, 0)
}

#[track_caller]
fn fulfilled(table: &Table) {
    assert_eq!(
        table.view().prophecy_steps,
        [1, 0, 0, 0],
        "{}",
        table.story()
    );
}

#[track_caller]
fn open(table: &Table) {
    assert_eq!(
        table.view().prophecy_steps,
        [0, 0, 0, 0],
        "{}",
        table.story()
    );
}

#[test]
fn twin_floors() {
    open(
        &table("twin_floors")
            .floors("Becan", &[1])
            .conflict("Becan")
            .effect(0, "build pyramid @conflict"),
    );
    let done = table("twin_floors")
        .floors("Becan", &[0, 1])
        .conflict("Becan")
        .effect(0, "build pyramid @conflict");
    fulfilled(&done);
    assert_eq!(done.vp_now()[0], 40 + 3 + 3);
}

#[test]
fn everywhere() {
    let spread = |last: bool| {
        let table = table("everywhere")
            .units(0, "Uxmal", 1, 0)
            .units(0, "Hochob", 1, 0)
            .units(0, "Calakmul", 0, 1);
        let table = if last {
            table.units(0, "Palenque", 1, 0)
        } else {
            table
        };
        table
            .conflict("Becan")
            .effect(0, "deploy 1 warrior @conflict")
    };
    open(&spread(false));
    fulfilled(&spread(true));
}

#[test]
fn victories_hold_only_at_the_check_they_cause() {
    let win = |first, champion| {
        let table = table(first)
            .champion(champion, "Uxmal")
            .units(0, "Uxmal", 3, 0)
            .altar("Uxmal", "sun");
        table.conflict("Uxmal").at(Stage::Strength)
    };
    fulfilled(&win("from_afar", 1));
    open(&win("from_afar", 0));
    open(&win("divine_victory", 0));
    let table = table("divine_victory")
        .vertex(0, 5)
        .champion(1, "Uxmal")
        .units(0, "Uxmal", 3, 0)
        .altar("Uxmal", "sun");
    fulfilled(&table.conflict("Uxmal").at(Stage::Strength));
}

#[test]
fn debt_of_blood() {
    let mut debt = table("debt_of_blood")
        .xibalba(0, 4, 0)
        .effect(0, "sacrifice 1 unit reserve; vp 1");
    open(&debt);
    debt.play(0, "unit shaman");
    fulfilled(&debt);
}

#[test]
fn scribes() {
    fulfilled(
        &table("scribes")
            .glyphs(0, "Becan", 2)
            .conflict("Becan")
            .effect(0, "build glyph @conflict"),
    );
    open(
        &table("scribes")
            .glyphs(0, "Uxmal", 2)
            .conflict("Becan")
            .effect(0, "build glyph @conflict"),
    );
}

#[test]
fn zeal() {
    fulfilled(&table("zeal").devotion(0, 5).effect(0, "devotion 1"));
    open(&table("zeal").devotion(0, 4).effect(0, "devotion 1"));
}

#[test]
fn summit_needs_a_floor_built_not_transformed() {
    let pyramid = || table("summit").floors("Becan", &[1, 1, 1]);
    fulfilled(
        &pyramid()
            .conflict("Becan")
            .effect(0, "build pyramid @conflict"),
    );
    open(
        &pyramid()
            .floors("Becan", &[1])
            .conflict("Becan")
            .effect(0, "transform any @conflict"),
    );
}

#[test]
fn both_books() {
    let table = table("both_books")
        .written(0, Kind::Warrior, 1)
        .champion(0, "Becan")
        .units(0, "Becan", 0, 1);
    let mut table = table
        .altar("Becan", "sun")
        .conflict("Becan")
        .at(Stage::Strength);
    open(&table);
    table.play(0, "space 2");
    fulfilled(&table);
}

#[test]
fn steps_are_completed_in_order_one_a_check() {
    let table = table("zeal")
        .prophecies(["zeal", "debt_of_blood", "summit"])
        .devotion(0, 6)
        .xibalba(0, 5, 0);
    let once = table.effect(0, "vp 1");
    assert_eq!(once.view().prophecy_steps[0], 1);
    let table = self::table("zeal")
        .prophecies(["zeal", "debt_of_blood", "summit"])
        .devotion(0, 6)
        .xibalba(0, 5, 0);
    let twice = table.effect(0, "vp 1; vp 1");
    assert_eq!(twice.view().prophecy_steps[0], 2);
}

#[test]
fn a_step_in_several_regions_is_checked_once() {
    let table = table("zeal")
        .prophecies(["zeal", "debt_of_blood", "summit"])
        .devotion(0, 6)
        .xibalba(0, 5, 0);
    let mut table = table.effect(0, "build pyramid @each_presence");
    table.plays(0, &["region Hochob", "region Becan"]);
    assert!(table.is_done());
    assert_eq!(table.view().prophecy_steps[0], 1);
}

#[test]
fn every_floor_that_a_step_builds_counts() {
    let mut table = table("summit")
        .floors("Hochob", &[1, 1, 1])
        .effect(0, "build pyramid @each_presence");
    table.plays(0, &["region Hochob", "region Palenque"]);
    fulfilled(&table);
}

#[test]
fn by_descending_points_everybody_may_complete_a_step_at_a_check() {
    let table = table("zeal")
        .devotion(1, 6)
        .devotion(0, 6)
        .effect(2, "vp 1");
    assert_eq!(table.view().prophecy_steps, [1, 1, 0, 0]);
    assert_eq!(table.vp_now(), [43, 33, 21, 10]);
}

#[test]
fn the_first_to_complete_the_third_has_the_monument_and_the_prophecy_ends() {
    let mut table = table("zeal")
        .prophecies(["scribes", "summit", "zeal"])
        .devotion(0, 6)
        .devotion(1, 6);
    table.state.prophecy_steps = game::BySeat([2, 2, 0, 0]);
    let table = table.effect(2, "vp 1");
    assert_eq!(table.view().monument, Some(seat(0)));
    assert_eq!(
        table.vp_now()[..2],
        [40 + 3 + 6, 30],
        "nobody completes a step any more"
    );
}

#[test]
fn without_the_module_nothing_is_checked() {
    let table = Table::new(4).devotion(0, 6).effect(0, "vp 1");
    assert_eq!(
        (table.view().prophecy_steps, table.view().prophecies),
        (vec![0; 4], None)
    );
    assert_eq!(table.state.below[seat(0)], Band::NONE);
}
