//! Every verb, in a situation of its own.

use crate::scenario::{Table, region, seat, table};

#[test]
fn deploy_takes_from_the_reserve_as_many_as_there_are() {
    let mut table = table()
        .reserve(0, 2, 1)
        .effect(0, "deploy 2 unit @conflict");
    assert_eq!(
        table.asked(),
        (vec![0], vec!["unit warrior".into(), "unit shaman".into()])
    );
    table.play(0, "unit shaman");
    assert_eq!(
        table.at_region(0, "Becan"),
        (1, 1),
        "only warriors are left, so nothing is asked"
    );
    assert!(table.is_done());

    let table = self::table()
        .reserve(0, 1, 1)
        .effect(0, "deploy 5 unit @conflict");
    assert_eq!(
        (table.at_region(0, "Becan"), table.in_reserve(0)),
        ((1, 1), (0, 0))
    );
    let table = self::table()
        .reserve(0, 3, 1)
        .effect(0, "deploy 2 shaman @conflict");
    assert_eq!(table.at_region(0, "Becan"), (0, 1));
}

#[test]
fn awaken_takes_from_xibalba_to_a_region() {
    let mut table = table()
        .xibalba(0, 2, 2)
        .effect(0, "awaken 3 unit @conflict");
    table.plays(0, &["unit warrior", "unit warrior"]);
    assert_eq!(
        (table.at_region(0, "Becan"), table.in_xibalba(0)),
        ((2, 1), (0, 1))
    );
}

#[test]
fn recover_takes_from_xibalba_to_the_reserve_as_far_as_it_can() {
    // The rulebook's own example: recover 3 with 2 there.
    let table = table().xibalba(0, 1, 1).effect(0, "recover 3 unit");
    assert_eq!((table.in_xibalba(0), table.in_reserve(0)), ((0, 0), (8, 8)));
}

#[test]
fn smite_opposing_sends_the_opponents_units_that_one_picks_to_xibalba() {
    let mut table = table()
        .units(0, "Becan", 1, 0)
        .units(1, "Becan", 1, 1)
        .units(2, "Becan", 2, 0)
        .effect(0, "smite 2 opposing unit @conflict");
    let victims = ["victim 1 warrior", "victim 1 shaman", "victim 2 warrior"].map(str::to_owned);
    assert_eq!(
        table.asked(),
        (vec![0], victims.to_vec()),
        "one's own are no opposing units"
    );
    table.plays(0, &["victim 2 warrior", "victim 1 shaman"]);
    assert_eq!((table.in_xibalba(1), table.in_xibalba(2)), ((1, 2), (2, 1)));
    assert!(table.is_done());
}

#[test]
fn plain_smite_is_for_anybodys_units_and_one_may_stop_when_no_opponents_are_left() {
    let start = || table().units(0, "Becan", 2, 0).units(1, "Becan", 1, 1);
    let mut table = start().effect(0, "smite 3 unit @conflict");
    let all = ["victim 0 warrior", "victim 1 warrior", "victim 1 shaman"];
    assert_eq!(table.legal(0), all, "one's own too");
    table.plays(0, &["victim 1 warrior", "victim 1 shaman"]);
    assert_eq!(table.legal(0), ["victim 0 warrior", "done"]);
    table.play(0, "done");
    assert!(table.is_done());
    assert_eq!(
        (table.at_region(0, "Becan"), table.in_xibalba(1)),
        ((2, 0), (2, 2))
    );

    let mut table = start().effect(0, "smite 3 unit @conflict");
    table.plays(0, &["victim 0 warrior", "victim 0 warrior"]);
    assert_eq!(table.legal(0), ["victim 1 warrior", "victim 1 shaman"]);
    table.play(0, "victim 1 shaman");
    assert!(table.is_done());
    assert_eq!(
        (table.in_xibalba(0), table.at_region(1, "Becan")),
        ((3, 1), (1, 0))
    );

    let table = start().effect(0, "exile 1 shaman @conflict; vp 1");
    assert!(
        table.is_done(),
        "no shaman but one is there: nothing is asked"
    );
    assert_eq!(
        (table.at_region(1, "Becan"), table.vp_now()[0]),
        ((1, 0), 6)
    );
}

#[test]
fn plain_smite_offers_a_region_with_own_units_only() {
    let start = || {
        table()
            .units(0, "Hochob", 1, 1)
            .units(1, "Becan", 1, 0)
            .units(1, "Palenque", 0, 1)
    };
    let mut table = start().effect(0, "smite age warrior");
    assert_eq!(table.regions(), ["Hochob", "Becan"]);
    table.play(0, "region Hochob");
    assert_eq!(table.legal(0), ["victim 0 warrior", "done"]);
    table.play(0, "done");
    assert!(table.is_done());
    assert_eq!(table.at_region(0, "Hochob"), (1, 1));
    let mut table = start().effect(0, "smite age warrior");
    table.plays(0, &["region Hochob", "victim 0 warrior"]);
    assert_eq!(table.in_xibalba(0), (2, 1));
    let mut table = start().effect(0, "smite 2 opposing unit");
    assert_eq!(table.regions(), ["Palenque", "Becan"]);
    table.play(0, "region Becan");
    assert!(table.is_done());
}

#[test]
fn champions_are_never_smitten() {
    let table = table()
        .champion(1, "Becan")
        .effect(0, "smite 2 unit @conflict; vp 1");
    assert!(table.is_done());
    assert_eq!(table.vp_now()[0], 6);
    assert!(table.state.champions[seat(1)].contains(region("Becan")));
}

#[test]
fn exile_sends_units_home() {
    let table = table()
        .units(1, "Becan", 2, 1)
        .effect(0, "exile 3 warrior @conflict");
    assert_eq!(
        (table.at_region(1, "Becan"), table.in_reserve(1)),
        ((0, 1), (7, 6))
    );
    assert_eq!(table.in_xibalba(1), (1, 1));
}

#[test]
fn each_opponent_picks_their_own_from_the_left_of_the_one_who_acts() {
    let mut table = Table::new(4)
        .vertex(2, 1)
        .conflict("Becan")
        .units(0, "Becan", 1, 1)
        .units(1, "Becan", 0, 2)
        .units(3, "Becan", 1, 1)
        .effect(2, "each_opponent smite 1 unit @conflict");
    assert_eq!(
        table.asked(),
        (vec![3], vec!["unit warrior".into(), "unit shaman".into()])
    );
    table.play(3, "unit shaman");
    assert_eq!(table.to_act(), [0]);
    table.play(0, "unit warrior");
    assert_eq!(
        table.at_region(1, "Becan"),
        (0, 1),
        "there was nothing to choose"
    );
    assert_eq!(
        (table.at_region(0, "Becan"), table.at_region(3, "Becan")),
        ((0, 1), (1, 0))
    );
    assert!(table.is_done());
}

#[test]
fn each_opponent_may_demolish_too() {
    let mut table = table()
        .glyphs(1, "Becan", 1)
        .floors("Becan", &[0, 1])
        .glyphs(2, "Becan", 1)
        .glyphs(0, "Becan", 1)
        .effect(0, "each_opponent demolish any @conflict");
    assert_eq!(
        table.asked(),
        (
            vec![1],
            vec!["piece 1 glyph".into(), "piece 1 floor".into()]
        )
    );
    table.play(1, "piece 1 floor");
    assert!(table.is_done());
    assert_eq!(table.state.glyphs[region("Becan")], [1, 1, 0, 0]);
    assert_eq!(table.state.pyramids[region("Becan")].floors(), 1);
}

#[test]
fn bring_takes_own_units_from_other_regions_at_least_one() {
    let mut table = table()
        .units(0, "Uxmal", 1, 1)
        .units(0, "Hochob", 2, 0)
        .units(0, "Becan", 1, 0)
        .effect(0, "bring 3 unit @conflict");
    assert_eq!(table.regions(), ["Uxmal", "Hochob"]);
    assert!(!table.legal(0).contains(&"done".into()));
    table.plays(0, &["region Uxmal", "unit shaman"]);
    assert_eq!(table.legal(0), ["region Uxmal", "region Hochob", "done"]);
    table.plays(0, &["region Hochob", "done"]);
    assert_eq!(table.at_region(0, "Becan"), (2, 1));
    assert!(table.is_done());
}

#[test]
fn bring_from_one_picks_the_region_first() {
    let mut table = table()
        .units(0, "Uxmal", 1, 2)
        .units(0, "Hochob", 2, 0)
        .effect(0, "bring 8 unit from_one @conflict");
    table.plays(0, &["region Uxmal", "unit shaman", "unit warrior"]);
    assert_eq!(table.legal(0), ["unit shaman", "done"]);
    table.play(0, "unit shaman");
    assert_eq!(
        (table.at_region(0, "Becan"), table.at_region(0, "Hochob")),
        ((1, 2), (2, 0))
    );
    assert!(table.is_done());
}

#[test]
fn push_drives_opponents_to_one_other_region() {
    let mut table = table()
        .units(0, "Becan", 1, 0)
        .units(1, "Becan", 1, 1)
        .effect(0, "push 2 unit @conflict");
    assert_eq!(table.regions(), ["Uxmal", "Hochob", "Calakmul", "Palenque"]);
    table.play(0, "region Uxmal");
    assert_eq!(table.legal(0), ["victim 1 warrior", "victim 1 shaman"]);
    table.play(0, "victim 1 warrior");
    assert_eq!(table.legal(0), ["victim 1 shaman", "done"]);
    table.play(0, "done");
    assert_eq!(
        (table.at_region(1, "Uxmal"), table.at_region(1, "Becan")),
        ((1, 0), (0, 1))
    );
}

#[test]
fn shift_drives_anybody() {
    let mut table = table()
        .units(0, "Becan", 1, 0)
        .units(1, "Becan", 0, 1)
        .effect(0, "shift 2 unit @conflict");
    table.play(0, "region Calakmul");
    assert_eq!(table.legal(0), ["victim 0 warrior", "victim 1 shaman"]);
    table.plays(0, &["victim 0 warrior", "victim 1 shaman"]);
    assert_eq!(
        (
            table.at_region(0, "Calakmul"),
            table.at_region(1, "Calakmul")
        ),
        ((1, 0), (0, 1))
    );
}

#[test]
fn a_single_unit_is_driven_without_a_question() {
    let mut table = table()
        .units(1, "Becan", 0, 1)
        .effect(0, "push 2 unit @conflict");
    table.play(0, "region Uxmal");
    assert!(table.is_done());
    assert_eq!(table.at_region(1, "Uxmal"), (0, 1));
}

#[test]
fn wander_moves_own_units_about_move_by_move() {
    let mut table = table()
        .units(0, "Uxmal", 1, 1)
        .units(0, "Becan", 0, 1)
        .effect(0, "wander 3 unit");
    assert_eq!(table.legal(0), ["region Uxmal", "region Becan"]);
    table.play(0, "region Uxmal");
    assert_eq!(table.regions(), ["Hochob", "Calakmul", "Palenque", "Becan"]);
    table.plays(0, &["region Hochob", "unit shaman"]);
    assert_eq!(
        table.legal(0),
        ["region Uxmal", "region Hochob", "region Becan", "done"]
    );
    table.plays(0, &["region Becan", "region Palenque", "done"]);
    assert_eq!(
        (table.at_region(0, "Hochob"), table.at_region(0, "Palenque")),
        ((0, 1), (0, 1))
    );
    assert!(table.is_done());
}

#[test]
fn a_glyph_is_built_while_there_are_any() {
    let table = table()
        .glyphs(0, "Uxmal", 5)
        .effect(0, "build glyph @conflict; build glyph @conflict");
    assert_eq!(table.state.glyphs[region("Becan")][0], 1);
    assert_eq!(table.state.glyph_reserve[seat(0)], 0);
}

#[test]
fn several_glyphs_in_each_region_of_presence_are_as_many_in_each_as_long_as_there_are_any() {
    let mut table = table().effect(0, "build 2 glyph @each_presence");
    table.plays(0, &["region Palenque", "region Hochob"]);
    let glyphs = ["Hochob", "Palenque", "Becan"].map(|name| table.state.glyphs[region(name)][0]);
    assert_eq!(glyphs, [2, 2, 2]);
    assert!(table.is_done());

    let mut table = self::table()
        .glyphs(0, "Uxmal", 3)
        .effect(0, "build 2 glyph @each_presence");
    table.plays(0, &["region Becan", "region Hochob"]);
    let glyphs = ["Hochob", "Palenque", "Becan"].map(|name| table.state.glyphs[region(name)][0]);
    assert_eq!(glyphs, [1, 0, 2]);
    assert!(table.is_done());

    let mut table = self::table().effect(0, "build glyph @each_presence");
    table.plays(0, &["region Becan", "region Hochob"]);
    assert_eq!(table.state.glyph_reserve[seat(0)], 3);
}

#[test]
fn the_region_of_each_of_several_glyphs_is_picked_separately() {
    let mut table = table().effect(0, "build 3 glyph");
    table.plays(0, &["region Hochob", "region Becan", "region Hochob"]);
    assert_eq!(
        (
            table.state.glyphs[region("Hochob")][0],
            table.state.glyphs[region("Becan")][0]
        ),
        (2, 1)
    );
    assert!(table.is_done());
    let mut table = self::table()
        .glyphs(0, "Uxmal", 5)
        .effect(0, "build 3 glyph");
    table.play(0, "region Becan");
    assert!(table.is_done(), "there was one left");
}

/// The rulebook's example: Blue has built three floors, Red builds the fourth.
#[test]
fn building_pays_a_point_for_each_floor_and_one_to_each_other_with_a_floor_in_it() {
    let table = table()
        .floors("Becan", &[3, 3, 3])
        .effect(0, "build pyramid @conflict");
    assert_eq!(
        table.vp_now(),
        [9, 4, 3, 5],
        "Blue is moved past those on 3 and 4"
    );
    let table = self::table()
        .vp(&[20, 15, 10, 5])
        .floors("Becan", &[3, 3, 3])
        .effect(0, "build pyramid @conflict");
    assert_eq!(table.vp_now(), [24, 15, 10, 6]);
}

#[test]
fn a_neutral_floor_counts_as_standing_and_pays_nobody() {
    let table = Table::new(2)
        .conflict("Becan")
        .effect(0, "build pyramid @conflict");
    assert_eq!(table.vp_now(), [7, 4]);
    assert_eq!(table.view().pyramids.get("Becan").unwrap().len(), 2);
}

#[test]
fn a_finished_pyramid_or_a_missing_level_cannot_be_built() {
    let table = table()
        .floors("Becan", &[1, 1, 1, 1])
        .effect(0, "build pyramid @conflict; vp 1");
    assert_eq!(table.vp_now()[0], 6);
    let mut table = self::table()
        .floors("Hochob", &[1])
        .without_floors(0, 2)
        .effect(0, "build pyramid");
    assert_eq!(table.regions(), ["Palenque", "Becan"]);
    table.play(0, "region Palenque");
    assert_eq!(table.vp_now()[0], 6);
}

#[test]
fn demolish_sends_a_piece_to_its_owners_reserve() {
    let mut table = table()
        .glyphs(0, "Becan", 1)
        .glyphs(1, "Becan", 1)
        .floors("Becan", &[2])
        .effect(0, "demolish any @conflict");
    assert_eq!(
        table.legal(0),
        ["piece 0 glyph", "piece 1 glyph", "piece 2 floor"]
    );
    table.play(0, "piece 2 floor");
    assert_eq!(table.state.floor_reserve[seat(2)], [4, 3, 2, 2]);
    let table = self::table()
        .glyphs(1, "Becan", 1)
        .floors("Becan", &[2])
        .effect(0, "demolish glyph @conflict");
    assert!(table.is_done(), "a floor is no glyph");
    assert_eq!(table.state.glyph_reserve[seat(1)], 6);
}

#[test]
fn a_neutral_floor_that_is_razed_leaves_the_game() {
    let mut table = Table::new(2)
        .conflict("Becan")
        .glyphs(1, "Becan", 1)
        .effect(0, "demolish any @conflict");
    table.play(0, "piece neutral floor");
    assert_eq!(table.view().pyramids.get("Becan"), None);
    let table = Table::new(2)
        .conflict("Becan")
        .effect(0, "transform any @conflict");
    assert_eq!(table.vp_now(), [6, 4], "it scores as if built");
    assert_eq!(
        table.state.pyramids[region("Becan")].top(),
        Some((1, crate::Owner::Seat(seat(0))))
    );
}

#[test]
fn transform_swaps_an_opponents_glyph_for_an_own_one() {
    let table = table()
        .glyphs(0, "Becan", 1)
        .glyphs(1, "Becan", 2)
        .effect(0, "transform glyph @conflict");
    assert_eq!(table.state.glyphs[region("Becan")], [2, 1, 0, 0]);
    assert_eq!(
        (
            table.state.glyph_reserve[seat(0)],
            table.state.glyph_reserve[seat(1)]
        ),
        (4, 5)
    );
}

#[test]
fn transform_takes_anybodys_top_floor_and_scores_as_if_built() {
    let table = table()
        .vp(&[20, 10, 5, 0])
        .floors("Becan", &[1, 2])
        .effect(0, "transform any @conflict");
    assert_eq!(
        table.vp_now(),
        [22, 11, 5, 0],
        "Green has no floor standing any more"
    );
    assert_eq!(table.state.floor_reserve[seat(2)], [4, 3, 2, 2]);
    let table = self::table()
        .floors("Becan", &[0])
        .effect(0, "transform any @conflict");
    assert_eq!(table.vp_now()[0], 6, "one's own floor too");
    let table = self::table()
        .floors("Becan", &[1])
        .without_floors(0, 1)
        .effect(0, "transform any @conflict");
    assert_eq!(table.vp_now()[0], 5, "only for the same piece");
}

#[test]
fn a_cost_may_be_refused_and_what_follows_is_then_skipped() {
    let start = || table().units(0, "Becan", 1, 1).units(0, "Hochob", 1, 0);
    let mut table = start().effect(
        0,
        "sacrifice 1 unit; build pyramid @same; build glyph @same",
    );
    assert_eq!(table.legal(0), ["region Hochob", "region Becan", "refuse"]);
    table.plays(0, &["region Becan", "unit shaman"]);
    assert!(table.is_done());
    assert_eq!((table.in_xibalba(0), table.vp_now()[0]), ((1, 2), 6));
    assert_eq!(table.state.glyphs[region("Becan")][0], 1);
    let mut table = start().effect(
        0,
        "sacrifice 1 unit; build pyramid @same; build glyph @same",
    );
    table.play(0, "refuse");
    assert!(table.is_done());
    assert_eq!((table.in_xibalba(0), table.vp_now()[0]), ((1, 1), 5));
}

#[test]
fn a_cost_is_offered_only_where_it_can_be_paid_and_buys_something() {
    let mut table = table()
        .units(0, "Becan", 1, 0)
        .units(0, "Hochob", 2, 0)
        .floors("Becan", &[1, 1, 1, 1])
        .effect(0, "sacrifice 1 unit; build pyramid @same");
    assert_eq!(
        table.legal(0),
        ["region Hochob", "refuse"],
        "Becan's pyramid is finished"
    );
    table.play(0, "region Hochob");
    assert!(table.is_done());
    let table = self::table()
        .reserve(0, 0, 0)
        .effect(0, "sacrifice 1 unit reserve; vp 2");
    assert!(table.is_done());
    assert_eq!(table.vp_now()[0], 5, "who cannot pay gets nothing");
}

#[test]
fn costs_that_are_stacked_keep_the_region_of_the_one_that_has_one() {
    let stacked = "sacrifice 1 unit @your_units; pay devotion 2; build glyph @same";
    let start = || table().units(0, "Uxmal", 1, 0).units(0, "Calakmul", 0, 2);
    let mut table = start().devotion(0, 3).effect(0, stacked);
    assert_eq!(
        table.legal(0),
        ["region Uxmal", "region Calakmul", "refuse"]
    );
    table.play(0, "region Calakmul");
    assert_eq!(table.legal(0), ["effect", "refuse"]);
    table.play(0, "effect");
    assert!(table.is_done());
    assert_eq!(table.state.glyphs[region("Calakmul")][0], 1);
    assert_eq!(
        (table.state.devotion[seat(0)], table.in_xibalba(0)),
        (1, (1, 2))
    );
    let table = start().devotion(0, 1).effect(0, stacked);
    assert!(
        table.is_done(),
        "the second cannot be paid, so the first buys nothing"
    );
    assert_eq!(table.in_xibalba(0), (1, 1));
}

#[test]
fn a_sacrifice_from_the_reserve_asks_which() {
    let mut table = table().effect(0, "sacrifice 1 unit reserve; vp 2");
    assert_eq!(table.legal(0), ["unit warrior", "unit shaman", "refuse"]);
    table.play(0, "unit warrior");
    assert_eq!((table.vp_now()[0], table.in_xibalba(0)), (7, (2, 1)));
}

#[test]
fn upto_brings_something_for_each_as_one_gain() {
    let mut table = table().effect(0, "sacrifice upto 3 unit reserve each strength 2");
    assert_eq!(table.legal(0), ["unit warrior", "unit shaman", "refuse"]);
    table.play(0, "unit shaman");
    assert_eq!(table.legal(0), ["unit warrior", "unit shaman", "done"]);
    table.plays(0, &["unit shaman", "done"]);
    assert_eq!(table.view().conflict.unwrap().bonus, [4, 0, 0, 0]);
    assert_eq!(table.count("strength"), 1);

    let mut table = self::table()
        .units(0, "Becan", 2, 0)
        .age(2)
        .effect(0, "sacrifice upto age unit each devotion 1; vp 1");
    table.play(0, "region Becan");
    table.plays(0, &["unit warrior", "unit warrior"]);
    assert_eq!((table.state.devotion[seat(0)], table.vp_now()[0]), (2, 6));
    assert!(table.is_done());
}

#[test]
fn call_moves_and_resolves_the_ability_and_journey_only_moves() {
    let mut table = table().units(1, "Uxmal", 1, 0).effect(0, "call");
    assert_eq!(table.legal(0), ["move", "invoke"]);
    table.play(0, "move");
    assert!(
        !table.legal(0).contains(&"vertex 1".into()),
        "to another vertex"
    );
    table.play(0, "vertex 5");
    assert_eq!(
        table.at_region(1, "Uxmal"),
        (0, 0),
        "Kukulkan smites a warrior"
    );
    let mut table = self::table()
        .units(1, "Uxmal", 1, 0)
        .effect(0, "journey; strength 2 if_present");
    table.play(0, "vertex 5");
    assert_eq!(table.at_region(1, "Uxmal"), (1, 0));
    assert_eq!(
        table.view().conflict.unwrap().bonus[0],
        0,
        "the god is not present any more"
    );
    let mut table = self::table()
        .vertex(0, 5)
        .effect(0, "journey; strength 2 if_present");
    table.play(0, "vertex 4");
    assert_eq!(table.view().conflict.unwrap().bonus[0], 2, "now it is");
}

#[test]
fn points_and_devotion() {
    let table = table().effect(0, "vp 3; devotion 2");
    assert_eq!((table.vp_now()[0], table.state.devotion[seat(0)]), (8, 2));
    let table = self::table().devotion(0, 13).effect(0, "devotion 4");
    assert_eq!(
        (table.vp_now()[0], table.state.devotion[seat(0)]),
        (8, 14),
        "past 14 each is a point"
    );
    assert_eq!(table.count("scored"), 1);
}

#[test]
fn devotion_is_paid_if_there_is_enough() {
    let mut table = table()
        .devotion(0, 3)
        .effect(0, "pay devotion 2; strength 3");
    assert_eq!(table.legal(0), ["effect", "refuse"]);
    table.play(0, "effect");
    assert_eq!(
        (
            table.state.devotion[seat(0)],
            table.view().conflict.unwrap().bonus[0]
        ),
        (1, 3)
    );
    let mut table = self::table()
        .devotion(0, 3)
        .effect(0, "pay devotion 2; strength 3");
    table.play(0, "refuse");
    assert_eq!(
        (
            table.state.devotion[seat(0)],
            table.view().conflict.unwrap().bonus[0]
        ),
        (3, 0)
    );
    let table = self::table()
        .devotion(0, 1)
        .effect(0, "pay devotion 2; strength 3");
    assert!(table.is_done());
    assert_eq!(table.view().conflict.unwrap().bonus[0], 0);
}

#[test]
fn drain_takes_devotion_from_an_opponent_who_has_some() {
    let mut table = table()
        .devotion(1, 1)
        .devotion(3, 5)
        .effect(0, "drain 2; devotion 2");
    assert_eq!(table.legal(0), ["opponent 1", "opponent 3"]);
    table.play(0, "opponent 1");
    assert_eq!(table.state.devotion.0, [2, 0, 0, 5], "never below 0");
    let table = self::table().devotion(3, 5).effect(0, "drain 2");
    assert_eq!(table.state.devotion.0, [0, 0, 0, 3]);
}

#[test]
fn weaken_takes_strength_from_any_opponent_here() {
    let mut table = table().units(2, "Becan", 2, 0).effect(0, "weaken 3");
    table.play(0, "opponent 2");
    assert_eq!(table.view().conflict.unwrap().penalty, [0, 0, 3, 0]);
    assert_eq!(table.state.strength_of(seat(2)), 0, "never below 0");
}

#[test]
fn most_and_no_mark_the_conflict() {
    let table = table().effect(0, "most warriors; most shamans; no calendar; no codex");
    let conflict = table.view().conflict.unwrap();
    assert_eq!(
        (conflict.most_warriors, conflict.most_shamans),
        (Some(seat(0)), Some(seat(0)))
    );
    assert!(conflict.no_calendar && conflict.no_codex);
}

#[test]
fn what_belongs_to_a_conflict_is_skipped_outside_one() {
    let table = Table::new(4).vertex(0, 1).effect(
        0,
        "deploy 1 warrior @conflict; strength 2; most warriors; weaken 1",
    );
    assert!(table.is_done());
    assert_eq!(table.in_reserve(0), (7, 7));
}

#[test]
fn units_are_not_given_up_for_strength_where_there_is_no_conflict() {
    let table = Table::new(4)
        .vertex(0, 1)
        .units(0, "Becan", 1, 0)
        .effect(0, "sacrifice upto 3 unit reserve each strength 1; vp 1");
    assert!(table.is_done());
    assert_eq!((table.in_reserve(0), table.vp_now()[0]), ((6, 7), 6));
    let table = Table::new(4).vertex(0, 1).units(0, "Becan", 1, 0).effect(
        0,
        "sacrifice upto 3 unit @any each strength 1; build glyph @same",
    );
    assert!(table.is_done());
    assert_eq!(table.state.glyph_reserve[seat(0)], 6);
    let table = Table::new(4)
        .devotion(0, 3)
        .effect(0, "pay devotion 1; strength 3");
    assert!(table.is_done());
    assert_eq!(
        table.state.devotion[seat(0)],
        3,
        "a cost that buys nothing is not paid"
    );
}

#[test]
fn an_effect_that_changes_nothing_is_told() {
    let nothing = |table: Table, effect| {
        let table = table.effect(0, effect);
        assert!(table.is_done(), "{:?}", table.asked());
        table.count("nothing")
    };
    let empty = || table().xibalba(0, 0, 0);
    assert_eq!(nothing(empty(), "recover 1 unit"), 1);
    assert_eq!(
        nothing(empty(), "recover 1 unit; smite 2 unit @conflict"),
        1,
        "once for all steps"
    );
    assert_eq!(nothing(empty(), "recover 1 unit; vp 1"), 0);
    assert_eq!(nothing(empty(), "vp regions_with_your_floors"), 1);
    assert_eq!(
        nothing(empty(), "pay devotion 1; vp 1"),
        1,
        "a cost that cannot be paid"
    );
    for effect in [
        "no calendar",
        "most warriors",
        "strength 1",
        "build glyph @conflict",
    ] {
        assert_eq!(nothing(empty(), effect), 0, "{effect}");
    }
}

#[test]
fn a_cost_that_is_refused_is_told_as_such() {
    let mut table = table().devotion(0, 2).effect(0, "pay devotion 1; vp 1");
    table.play(0, "refuse");
    assert_eq!((table.count("refused"), table.count("nothing")), (1, 0));
}

#[test]
fn each_of_two_effects_in_a_row_is_judged_alone() {
    let table = Table::new(4)
        .age(2)
        .ability(0, 2, 3)
        .xibalba(0, 2, 0)
        .champion(0, "Becan")
        .units(0, "Becan", 0, 1)
        .altar("Becan", "sun")
        .next_conflicts(&["Uxmal"])
        .conflict("Becan");
    let mut table = table.at(crate::stage::Stage::Strength);
    table.play(0, "space 1");
    assert_eq!(
        table.count("nothing"),
        1,
        "the second finds nobody to recover: {}",
        table.story()
    );
}
