use crate::Card;
use crate::scenario::{Table, seat};

/// Red is Kukulkan, whose ceremony deploys a warrior where he is present; the tile is worth 2 points.
fn table() -> Table {
    Table::new(4).vertex(0, 1).conflict("Becan")
}

#[test]
fn the_effect_and_an_appeasement_in_either_order() {
    let mut table = table().ceremony(0);
    assert_eq!(table.legal(0), ["effect", "appease"]);
    table.plays(0, &["effect", "region Becan"]);
    assert_eq!(table.legal(0), ["appease", "decline"]);
    table.plays(0, &["appease", "sacrifice Becan warrior"]);
    assert!(table.is_done());
    assert_eq!(
        (table.vp_now()[0], table.at_region(0, "Becan")),
        (7, (0, 0))
    );
    assert_eq!(table.state.below[seat(0)].total(), 1);

    let mut table = self::table().ceremony(0);
    table.plays(0, &["appease", "sacrifice reserve shaman"]);
    assert_eq!(table.vp_now()[0], 7);
    assert_eq!(
        table.regions(),
        ["Hochob", "Palenque", "Becan"],
        "then the effect, which must be resolved"
    );
    table.play(0, "region Hochob");
    assert!(table.is_done());
}

#[test]
fn an_appeasement_may_be_left() {
    let mut table = table().ceremony(0);
    table.plays(0, &["effect", "region Becan", "decline"]);
    assert!(table.is_done());
    assert_eq!(table.vp_now()[0], 5);
}

#[test]
fn with_units_below_the_tiles_it_costs_two() {
    let mut table = table().units(0, "Hochob", 1, 0);
    table.state.reserve[seat(1)].remove(crate::Band::new(1, 0));
    table.state.below[seat(1)].add(crate::Band::new(1, 0));
    let mut table = table.ceremony(0);
    table.plays(
        0,
        &[
            "appease",
            "sacrifice Hochob warrior",
            "sacrifice reserve warrior",
        ],
    );
    assert_eq!(
        (table.vp_now()[0], table.state.below[seat(0)].total()),
        (7, 2)
    );
    let mut poor = self::table().reserve(0, 1, 0);
    poor.state.reserve[seat(1)].remove(crate::Band::new(1, 0));
    poor.state.below[seat(1)].add(crate::Band::new(1, 0));
    let mut poor = poor.ceremony(0);
    assert_eq!(
        poor.regions().len(),
        3,
        "with one unit only the effect is possible"
    );
    poor.play(0, "region Becan");
    assert!(
        poor.is_done(),
        "nor is there a unit to appease with afterwards: the price is two"
    );
}

#[test]
fn units_are_sacrificed_where_the_god_is_present_or_from_the_reserve() {
    let mut table = table().reserve(0, 0, 1).units(0, "Becan", 0, 0);
    table = table.ceremony(0);
    assert!(table.is_done(), "{:?}", table.asked());
    assert_eq!(
        table.vp_now()[0],
        7,
        "no warrior to deploy, so the angry god is appeased with the only unit"
    );
}

#[test]
fn it_is_offered_whenever_the_units_are_there_even_if_no_tile_can_act() {
    // The second tile of age I deploys two units, for which there are none when the last has been given up.
    let mut table = table()
        .angry([1, 0, 0])
        .units(0, "Becan", 1, 0)
        .reserve(0, 1, 0)
        .ceremony(0);
    assert_eq!(table.legal(0), ["effect", "appease"]);
    table.plays(0, &["effect", "region Becan"]);
    assert_eq!(table.legal(0), ["appease", "decline"]);
    table.play(0, "appease");
    assert!(table.is_done(), "the tile does nothing");
    assert_eq!(table.state.below[seat(0)].total(), 1);
    assert_eq!(table.at_region(0, "Becan"), (1, 0));
}

#[test]
fn an_appeasement_is_judged_anew_after_the_effect() {
    // All units are in Xibalba; the ceremony of Xolotl recovers two.
    let mut table = table().god(0, "xolotl").reserve(0, 0, 0).ceremony(0);
    assert_eq!(
        table.legal(0),
        ["unit warrior", "unit shaman"],
        "there is nobody to give up, so the effect is begun"
    );
    table.plays(0, &["unit warrior", "unit warrior"]);
    assert_eq!(table.legal(0), ["appease", "decline"]);
    table.play(0, "appease");
    assert_eq!(table.vp_now()[0], 7);
    assert_eq!(
        (table.in_reserve(0), table.state.below[seat(0)].total()),
        ((1, 0), 1),
        "one of those who came back is given up"
    );
    assert!(table.is_done());
}

/// The tiles that would do nothing for the one who is asked, counted from 0.
fn idle(table: &Table) -> Vec<u8> {
    let aside = table.view().aside;
    (0..3).filter(|tile| aside.is_idle(*tile)).collect()
}

/// Red has one unit, in Becan, and none in reserve, so the ceremony of Kukulkan can do nothing. The conflict is in Becan, and Red
/// begins.
fn with_one_unit(table: Table) -> Table {
    table
        .vertex(0, 1)
        .champion(3, "Becan")
        .units(0, "Becan", 1, 0)
        .reserve(0, 0, 0)
        .round("Becan", &[Card::Task; 4])
}

#[test]
fn an_action_that_begins_with_an_idle_tile_says_so_before_the_unit_is_gone() {
    let table = with_one_unit(Table::new(4));
    assert_eq!(idle(&table), [0; 0], "the tile is worth 2 points");
    // The second tile of age I deploys two units.
    let mut table = with_one_unit(Table::new(4).angry([1, 0, 0]));
    assert!(table.legal(0).contains(&"act 3".to_owned()));
    assert_eq!(idle(&table), [0]);
    table.play(0, "act 3");
    assert_eq!(table.state.below[seat(0)].total(), 1, "nothing is asked");
    assert_eq!(table.at_region(0, "Becan"), (0, 0));
}

#[test]
fn the_last_action_says_so_too_and_is_judged_without_its_glyph() {
    let mut table = with_one_unit(Table::new(4).angry([1, 0, 0]).glyphs(0, "Becan", 1));
    table.all_pass();
    assert_eq!(table.legal(0), ["third", "decline"]);
    assert_eq!(idle(&table), [0]);
    // The third tile of age III transforms, for which a glyph must be in reserve: the one that is demolished.
    let table = Table::new(4).age(3).angry([1, 0, 2]);
    let table = table.glyphs(0, "Becan", 6).glyphs(1, "Becan", 1);
    let mut table = with_one_unit(table);
    assert!(idle(&table).contains(&2), "{:?}", idle(&table));
    table.all_pass();
    assert_eq!(table.legal(0), ["third", "decline"]);
    assert!(!idle(&table).contains(&2), "{:?}", idle(&table));
}

#[test]
fn nothing_is_said_of_tiles_that_cannot_be_reached() {
    let nobody = Table::new(4).vertex(0, 1).champion(3, "Becan");
    let nobody = nobody.angry([1, 0, 0]).reserve(0, 0, 0);
    let nobody = nobody.round("Becan", &[Card::Task; 4]);
    assert!(!nobody.legal(0).contains(&"act 3".to_owned()));
    assert_eq!(idle(&nobody), [0; 0]);
}

#[test]
fn the_effect_is_judged_anew_after_an_appeasement() {
    // The ceremony of Cabrakan brings a unit, and none stands anywhere until the second tile of age I deploys two.
    let mut table = table().god(0, "cabrakan").angry([1, 0, 0]).ceremony(0);
    assert_eq!(
        table.legal(0),
        ["sacrifice reserve warrior", "sacrifice reserve shaman"],
        "the effect can do nothing, so the appeasement is begun"
    );
    table.plays(
        0,
        &[
            "sacrifice reserve shaman",
            "region Hochob",
            "unit warrior",
            "unit warrior",
        ],
    );
    assert_eq!(table.regions(), ["Palenque", "Becan"], "now it can");
    table.play(0, "region Becan");
    assert!(table.is_done());
    assert_eq!(table.at_region(0, "Becan"), (1, 0));
}

#[test]
fn whoever_refuses_the_cost_of_the_effect_and_does_not_appease_has_spent_the_action() {
    // The ceremony of Etznab sacrifices a unit of the reserve for 2 points.
    let mut table = table().god(0, "etznab").ceremony(0);
    assert_eq!(table.legal(0), ["effect", "appease"], "one must be begun");
    table.plays(0, &["effect", "refuse"]);
    assert_eq!(table.legal(0), ["appease", "decline"]);
    table.play(0, "decline");
    assert!(table.is_done());
    assert_eq!((table.vp_now()[0], table.in_xibalba(0)), (5, (1, 1)));
}

#[test]
fn one_chooses_among_the_revealed_tiles() {
    let mut table = table().age(3).angry([0, 2, 1]).ceremony(0);
    table.plays(0, &["appease", "sacrifice reserve warrior"]);
    assert_eq!(table.legal(0), ["tile 1", "tile 2", "tile 3"]);
    table.play(0, "tile 3");
    assert_eq!(table.vp_now()[0], 9);
}

#[test]
fn with_the_ability_of_the_second_age_two_different_tiles_resolve() {
    let mut table = table().age(3).angry([0, 0, 1]).ability(0, 2, 1).ceremony(0);
    table.plays(0, &["appease", "sacrifice reserve warrior", "tile 1"]);
    assert_eq!(table.legal(0), ["tile 2", "tile 3"]);
    table.play(0, "tile 3");
    assert_eq!(table.vp_now()[0], 5 + 2 + 4);
    let mut table = self::table().ability(0, 2, 1).ceremony(0);
    table.plays(0, &["appease", "sacrifice reserve warrior"]);
    assert_eq!(table.vp_now()[0], 7, "there is one tile only");
}

/// Ceremony, appeasement, tile, call, ability: nothing is deeper.
#[test]
fn a_tile_may_call_the_god() {
    let mut table = table()
        .age(3)
        .angry([0, 0, 0])
        .units(1, "Becan", 2, 0)
        .ceremony(0);
    table.plays(
        0,
        &["appease", "sacrifice reserve shaman", "tile 3", "invoke"],
    );
    assert_eq!(table.at_region(1, "Becan"), (0, 0));
    assert_eq!(table.state.frames.len(), 4);
    table.play(0, "vertex 4");
    assert_eq!(table.vp_now()[0], 7, "then the rest of the tile");
    table.play(0, "region Becan");
    assert!(table.is_done());
}
