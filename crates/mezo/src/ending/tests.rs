use game::Game;

use crate::Kind;
use crate::scenario::{Table, seat};
use crate::stage::Stage;

const ALL: [&str; 5] = ["Uxmal", "Hochob", "Calakmul", "Palenque", "Becan"];

fn end(table: Table) -> Table {
    table.resolved(&ALL).at(Stage::EndOfAge)
}

#[test]
fn books_pay_two_a_unit_and_three_more_with_the_ability() {
    let table = Table::new(4)
        .vp(&[40, 30, 20, 10])
        .age(3)
        .written(0, Kind::Warrior, 1)
        .written(0, Kind::Shaman, 4)
        .written(1, Kind::Warrior, 2)
        .ability(1, 3, 2);
    let table = end(table);
    assert_eq!(table.vp_now(), [44, 35, 20, 10]);
    assert_eq!(
        (table.view().codex, table.view().calendar),
        ([None; 5], [None; 5])
    );
    assert_eq!(table.in_reserve(0), (7, 7));
}

/// Yellow's 2 points end on 32, where Green stands, so on 33; the 3 of the ability lead to 36, and 5 in one move would to 35.
#[test]
fn the_ability_for_units_on_calendar_and_codex_is_a_move_of_its_own() {
    let table = Table::new(4)
        .vp(&[40, 30, 32, 10])
        .age(3)
        .written(1, Kind::Warrior, 2)
        .ability(1, 3, 2);
    assert_eq!(end(table).vp_now(), [40, 36, 32, 10]);
}

#[test]
fn floors_pay_the_age_for_each_region() {
    let table = Table::new(4)
        .vp(&[40, 30, 20, 10])
        .age(3)
        .floors("Uxmal", &[0, 0, 1])
        .floors("Becan", &[0]);
    assert_eq!(end(table).vp_now(), [46, 33, 20, 10]);
}

#[test]
fn harvest_and_reckoning() {
    let table = Table::modules(4, &["rituals"])
        .vp(&[40, 30, 20, 10])
        .age(3)
        .ritual("harvest");
    let table = end(table
        .glyphs(0, "Uxmal", 2)
        .glyphs(0, "Becan", 1)
        .glyphs(2, "Hochob", 1));
    assert_eq!(table.vp_now(), [43, 30, 21, 10]);
    assert_eq!(table.view().ritual, None, "it is discarded");
    let table = Table::modules(4, &["rituals"])
        .vp(&[40, 30, 20, 10])
        .age(2)
        .ritual("reckoning");
    let table = end(table
        .devotion(0, 5)
        .xibalba(0, 4, 2)
        .devotion(1, 1)
        .xibalba(1, 5, 4)
        .devotion(2, 3));
    assert_eq!(table.state.devotion.0, [3, 0, 3, 0]);
}

#[test]
fn the_sacred_cenote_and_the_blessed_region_are_of_one_age() {
    let mut table = Table::modules(4, &["cenote"]).age(3).blessed("Uxmal");
    table.state.cenote = Some(crate::scenario::region("Uxmal"));
    let view = end(table).view();
    assert_eq!((view.cenote, view.blessed), (None, None));
}

#[test]
fn levels_of_devotion_pay_at_the_end_of_the_game_only() {
    let table = |age| {
        let table = Table::new(4).vp(&[40, 30, 20, 10]).age(age);
        end(table.devotion(0, 6).ability(0, 3, 1))
    };
    assert_eq!(table(2).vp_now(), [40, 30, 20, 10]);
    assert_eq!(table(3).vp_now(), [40 + 6 + 4, 30, 20, 10]);
}

/// Red goes from 10 to 13, where Yellow stands, so to 14, and on to 16: with the levels first it would be 15.
#[test]
fn devotion_comes_first_and_then_its_levels_player_by_player() {
    let table = Table::new(4)
        .vp(&[10, 13, 9, 1])
        .age(3)
        .devotion(0, 3)
        .ability(0, 3, 1)
        .devotion(2, 5);
    // Green comes after all of Red's, to the space that Red has left.
    assert_eq!(end(table).vp_now(), [16, 13, 14, 1]);
}

/// The rulebook's example: Green gains 13 for devotion, then 6 more with the ability.
#[test]
fn at_the_end_of_the_game_devotion_is_worth_its_value() {
    let table = Table::new(4)
        .vp(&[100, 80, 20, 10])
        .age(3)
        .devotion(2, 13)
        .ability(2, 3, 1);
    let table = end(table);
    assert_eq!(table.vp_now(), [100, 80, 20 + 13 + 6, 10]);
    let story = table.story();
    let thirteen = story.find("Green gains 13").unwrap();
    assert!(thirteen < story.find("Green gains 6").unwrap(), "{story}");
    assert!(table.state.is_over());
    let ranking: Vec<u8> = table
        .state
        .ranking()
        .unwrap()
        .iter()
        .map(|place| place.first().unwrap().into())
        .collect();
    assert_eq!(ranking, [0, 1, 2, 3]);
    let lines = table.state.breakdown(None);
    let line = |source: &str| {
        lines
            .iter()
            .find(|line| line.seat == seat(2) && line.source == source)
            .unwrap()
    };
    assert_eq!(
        (line("piety").round, line("final_devotion").round),
        (None, None)
    );
}

#[test]
fn a_city_that_stands_is_worth_3_after_devotion() {
    let table = Table::modules(4, &["cities"])
        .vp(&[40, 39, 20, 10])
        .age(3)
        .city(0, "Uxmal")
        .city(1, "Becan")
        .devotion(1, 3);
    let table = end(table);
    // Yellow passes Red with devotion, so Yellow's city is counted first: 42 → 45; Red's 40 → 43.
    assert_eq!(table.vp_now(), [43, 45, 20, 10]);
}

#[test]
fn steps_are_in_the_order_of_points_as_the_end_of_the_age_begins() {
    // Red gains first and takes 12; Yellow would end there too and goes on to 13.
    let table = Table::new(4)
        .vp(&[10, 9, 1, 0])
        .age(1)
        .floors("Uxmal", &[0])
        .floors("Becan", &[0]);
    let table = end(table
        .floors("Hochob", &[1])
        .floors("Calakmul", &[1])
        .floors("Palenque", &[1]));
    assert_eq!(table.vp_now()[..2], [12, 13]);
}

/// Yellow's unit in the Codex takes Yellow from 9 to 11, past Red; Red's floor is counted first all the same: 11 is taken,
/// so Red goes on to 12. In a new order Yellow would have left 11 before.
#[test]
fn the_order_is_kept_for_all_steps_of_the_end_of_an_age() {
    let table = Table::new(4)
        .vp(&[10, 9, 1, 0])
        .age(1)
        .written(1, Kind::Warrior, 3)
        .floors("Uxmal", &[0])
        .floors("Becan", &[1])
        .floors("Hochob", &[1]);
    assert_eq!(end(table).vp_now()[..2], [12, 13]);
    let table = Table::modules(4, &["rituals"])
        .vp(&[10, 9, 1, 0])
        .age(1)
        .ritual("harvest")
        .written(1, Kind::Warrior, 3)
        .glyphs(0, "Uxmal", 1)
        .glyphs(1, "Uxmal", 2);
    assert_eq!(end(table).vp_now()[..2], [12, 13], "the ritual too");
}
