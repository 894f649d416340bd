use crate::scenario::{Table, seat};
use crate::stage::Stage;

#[test]
fn the_angry_god_of_the_age_is_turned_up_before_abilities_are_chosen() {
    let table = Table::new(4)
        .resolved(&["Uxmal", "Hochob", "Calakmul", "Palenque", "Becan"])
        .at(Stage::AgeBegins);
    assert_eq!((table.state.age, table.state.revealed), (2, 2));
    assert_eq!(
        table.asked(),
        (
            vec![0],
            ["ability 1", "ability 2", "ability 3"]
                .map(str::to_owned)
                .to_vec()
        )
    );
    assert_eq!(table.state.tiles.len(), 5);
}

#[test]
fn everybody_has_the_same_abilities_to_choose_from_by_descending_points() {
    let mut table = Table::new(3).vp(&[3, 9, 5]).at(Stage::Reveal);
    table
        .play(1, "ability 2")
        .play(2, "ability 2")
        .play(0, "ability 2");
    assert_eq!(table.view().abilities, [[Some(2), None, None]; 3]);
}

#[test]
fn the_leader_puts_the_cenote_on_a_living_region() {
    let mut table = Table::modules(4, &["cenote"])
        .vp(&[1, 2, 9, 3])
        .at(Stage::Reveal);
    assert_eq!(table.phase(), "cenote");
    assert_eq!(table.to_act(), [2]);
    assert_eq!(table.legal(2).len(), 5);
    table.play(2, "cenote Becan");
    assert_eq!(table.view().cenote.unwrap(), "Becan");
    assert_eq!(table.phase(), "ability");
}

#[test]
fn a_city_may_send_a_unit_after_its_owners_choice() {
    let mut table = Table::modules(3, &["cities"])
        .city(0, "Uxmal")
        .city(1, "Palenque")
        .at(Stage::Reveal);
    table.play(0, "ability 1");
    assert_eq!(table.phase(), "city_unit");
    assert_eq!(
        table.legal(0),
        ["deploy Uxmal warrior", "deploy Uxmal shaman", "done"]
    );
    table
        .play(0, "deploy Uxmal shaman")
        .play(1, "ability 3")
        .play(1, "done");
    assert_eq!(
        (table.at_region(0, "Uxmal"), table.at_region(1, "Palenque")),
        ((0, 1), (0, 0))
    );
    table.play(2, "ability 3");
    assert_eq!(
        table.phase(),
        "tribes",
        "whose city is gone has no unit to send"
    );
}

#[test]
fn a_ritual_is_turned_up_in_each_age() {
    let mut table = Table::modules(4, &["rituals"]);
    table.state.rituals = [3, 1, 2];
    let table = table.at(Stage::Reveal);
    assert_eq!(table.view().ritual.unwrap(), "silence");
    assert_eq!(table.seen_by(0).rituals.unwrap()[1], game::Known::HIDDEN);
    assert_eq!(
        table.state.ritual_rule(),
        Some(crate::RitualRule::NoCallAbilities)
    );
    assert_eq!(table.state.asked, seat(0));
}
