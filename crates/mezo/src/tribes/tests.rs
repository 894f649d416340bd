use crate::Kind;
use crate::scenario::{Table, region, seat};
use crate::stage::Stage;

#[test]
fn abilities_of_the_first_age_come_at_the_start_of_a_tribes_turn() {
    let mut table = Table::new(4)
        .age(2)
        .xibalba(0, 2, 1)
        .ability(0, 1, 1)
        .ability(1, 1, 2)
        .turns(Stage::TribeAbility);
    assert_eq!(table.regions().len(), 5);
    table.plays(
        0,
        &[
            "region Uxmal",
            "unit warrior",
            "unit warrior",
            "champion Uxmal",
            "done",
        ],
    );
    assert_eq!(table.at_region(0, "Uxmal"), (2, 0));
    table.play(1, "region Hochob");
    assert_eq!(
        table.state.glyphs[region("Hochob")][1],
        2,
        "as many as the age, in one region"
    );
    assert_eq!(table.legal(1)[0], "champion Hochob");
}

#[test]
fn champions_go_where_none_stands_and_units_everywhere_else_three_to_a_region() {
    let mut table = Table::new(4)
        .units(0, "Becan", 1, 0)
        .turns(Stage::TribeAbility);
    table.play(0, "champion Becan");
    assert!(
        !table.legal(0).iter().any(|action| action.contains("Becan")),
        "not where the champion is"
    );
    table.plays(
        0,
        &[
            "deploy Uxmal warrior",
            "deploy Uxmal shaman",
            "deploy Uxmal warrior",
        ],
    );
    assert!(
        !table.legal(0).iter().any(|action| action.contains("Uxmal")),
        "three are there"
    );
    table.play(0, "done");
    assert_eq!(
        table.legal(1),
        [
            "champion Uxmal",
            "champion Hochob",
            "champion Calakmul",
            "champion Palenque"
        ]
    );
}

#[test]
fn units_of_earlier_ages_do_not_count_against_the_limit() {
    let mut table = Table::new(4)
        .units(0, "Uxmal", 3, 0)
        .turns(Stage::TribeAbility);
    table.plays(0, &["champion Becan", "deploy Uxmal shaman"]);
    assert_eq!(table.at_region(0, "Uxmal"), (3, 1));
}

#[test]
fn the_last_region_without_a_champion_is_blessed() {
    let mut table = Table::new(4).turns(Stage::TribeAbility);
    for (owner, here) in [(0, "Uxmal"), (1, "Becan"), (2, "Hochob"), (3, "Palenque")] {
        table
            .play(owner, &format!("champion {here}"))
            .play(owner, "done");
    }
    assert_eq!(table.view().blessed.unwrap(), "Calakmul");
    assert_eq!(table.phase(), "call");
}

#[test]
fn two_players_have_two_champions_each_and_deploy_in_neither_region() {
    let mut table = Table::new(2).turns(Stage::TribeAbility);
    table.plays(0, &["champion Uxmal", "champion Becan"]);
    let legal = table.legal(0);
    assert!(
        !legal
            .iter()
            .any(|action| action.contains("Uxmal") || action.contains("Becan")),
        "{legal:?}"
    );
    table
        .play(0, "done")
        .plays(1, &["champion Hochob", "champion Palenque", "done"]);
    assert_eq!(
        table.view().champions,
        [["Uxmal", "Becan"], ["Hochob", "Palenque"]]
    );
    assert_eq!(table.view().blessed.unwrap(), "Calakmul");
}

#[test]
fn who_has_no_unit_left_is_not_asked() {
    let mut table = Table::new(4).reserve(0, 1, 0).turns(Stage::TribeAbility);
    table.plays(0, &["champion Becan", "deploy Uxmal warrior"]);
    assert_eq!(table.to_act(), [1]);
}

fn deployed_under(ritual: &str) -> usize {
    let mut table = Table::modules(4, &["rituals"])
        .ritual(ritual)
        .turns(Stage::TribeAbility);
    table.play(0, "champion Becan");
    let mut units = 0;
    while table.legal(0).contains(&"deploy Uxmal warrior".into()) {
        table.play(0, "deploy Uxmal warrior");
        units += 1;
    }
    units
}

#[test]
fn rituals_change_how_many_may_go_to_a_region() {
    assert_eq!(deployed_under("pilgrimage"), 4);
    assert_eq!(deployed_under("lean_year"), 2);
    assert_eq!(deployed_under("omens"), 3);
}

#[test]
fn at_a_vigil_each_awakens_a_unit_in_any_region_after_all_have_deployed() {
    let mut table = Table::modules(3, &["rituals"])
        .ritual("vigil")
        .xibalba(1, 0, 0);
    for (owner, here) in [(0, "Uxmal"), (1, "Hochob"), (2, "Calakmul")] {
        table.state.champions[seat(owner)].insert(region(here));
    }
    let mut table = table.at(Stage::Blessed);
    assert_eq!(
        (table.phase(), table.to_act()),
        ("tribes".to_owned(), vec![0])
    );
    table.plays(0, &["region Palenque", "unit shaman"]);
    assert_eq!(table.to_act(), [2], "Yellow has nobody to awaken");
    table.plays(2, &["region Uxmal", "unit warrior"]);
    assert_eq!(
        (table.at_region(0, "Palenque"), table.at_region(2, "Uxmal")),
        ((0, 1), (1, 0))
    );
    assert_eq!(table.phase(), "call");
}

#[test]
fn in_silence_gods_move_and_do_nothing_else() {
    let mut table = Table::modules(4, &["rituals"])
        .ritual("silence")
        .vertex(0, 5)
        .units(1, "Becan", 1, 0);
    table.state.vertex[seat(1)] = None;
    let mut table = table.turns(Stage::Call);
    assert!(
        table
            .legal(0)
            .iter()
            .all(|action| action.starts_with("vertex"))
    );
    table.play(0, "vertex 4");
    assert_eq!(table.at_region(1, "Becan"), (1, 0));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn silence_is_for_the_gods_phase_only() {
    let mut table = Table::modules(4, &["rituals"])
        .ritual("silence")
        .vertex(0, 5)
        .units(1, "Becan", 1, 0)
        .conflict("Becan")
        .effect(0, "call");
    table.plays(0, &["move", "vertex 4"]);
    assert_eq!(table.at_region(1, "Becan"), (0, 0));
}

#[test]
fn communion_brings_devotion_for_a_call_in_the_gods_phase() {
    let mut table = Table::modules(4, &["rituals"])
        .ritual("communion")
        .turns(Stage::Call);
    table.play(0, "vertex 4");
    assert_eq!(table.state.devotion.0, [1, 0, 0, 0]);
    let table = Table::modules(4, &["rituals"])
        .ritual("communion")
        .vertex(0, 1)
        .effect(0, "journey");
    assert_eq!(table.state.devotion.0, [0; 4]);
}

#[test]
fn in_solo_you_name_the_blessed_region_and_they_deploy_everywhere() {
    let mut table = Table::new(1).turns(Stage::TribeAbility);
    table.plays(0, &["champion Copan", "done"]);
    assert_eq!(table.legal(0).len(), 5, "not where the champion is");
    table.play(0, "blessed Becan");
    for here in ["Uxmal", "Copan", "Becan"] {
        assert_eq!(table.at_region(1, here), (1, 1));
    }
    assert_eq!(table.in_reserve(1), (9, 9));
    let mut table = Table::new(1).reserve(1, 2, 1).turns(Stage::TribeAbility);
    table.plays(0, &["champion Copan", "done", "blessed Becan"]);
    assert_eq!(table.at_region(1, "Uxmal"), (1, 1));
    assert_eq!(
        table.at_region(1, "Hochob"),
        (1, 0),
        "while they last, in the file's order"
    );
    assert_eq!(table.at_region(1, "Calakmul"), (0, 0));
    assert_eq!(table.state.reserve[seat(1)][Kind::Warrior], 0);
}

#[test]
fn a_citys_unit_does_not_count_against_the_limit_and_a_champion_may_join_it() {
    let mut table = Table::modules(4, &["cities"])
        .city(0, "Uxmal")
        .units(0, "Uxmal", 1, 0)
        .turns(Stage::TribeAbility);
    assert!(table.legal(0).contains(&"champion Uxmal".into()));
    table.play(0, "champion Becan");
    for _ in 0..3 {
        table.play(0, "deploy Uxmal warrior");
    }
    assert_eq!(table.at_region(0, "Uxmal"), (4, 0));
}
