use crate::scenario::Table;
use crate::stage::Stage;

#[test]
fn in_the_first_age_a_god_is_placed_and_then_acts() {
    let mut table = Table::new(4).units(1, "Uxmal", 2, 0).turns(Stage::Call);
    assert_eq!(
        table.legal(0),
        [
            "vertex 0", "vertex 1", "vertex 2", "vertex 3", "vertex 4", "vertex 5", "vertex 6",
            "vertex 7", "vertex 8", "vertex 9"
        ]
    );
    table.play(0, "vertex 5");
    assert_eq!(
        table.at_region(1, "Uxmal"),
        (1, 0),
        "as many warriors as the age"
    );
    assert!(!table.legal(1).contains(&"vertex 5".into()), "taken");
}

#[test]
fn any_free_vertex_can_be_used_even_one_that_touches_no_living_region() {
    // Becan and Copan are desolate: nothing else is around vertex 8.
    let mut table = Table::new(3).turns(Stage::Call);
    table.play(0, "vertex 8");
    assert!(table.state.presence(crate::scenario::seat(0)).is_empty());
    assert_eq!(table.count("nothing"), 1, "its ability has no region");
    assert!(!table.legal(1).contains(&"vertex 8".into()));
}

/// The rulebook's example: Kukulkan, between Becan, Hochob and Palenque, acts before he moves to where only Palenque and Becan are.
#[test]
fn kukulkan_acts_in_one_of_three_regions_and_then_moves() {
    let mut table = Table::new(4)
        .age(2)
        .vertex(0, 1)
        .units(1, "Hochob", 3, 1)
        .units(2, "Becan", 1, 0)
        .units(3, "Uxmal", 2, 0)
        .turns(Stage::Call);
    assert_eq!(table.legal(0), ["move", "invoke"]);
    table.play(0, "invoke");
    assert_eq!(
        table.regions(),
        ["Hochob", "Becan"],
        "nobody is in Palenque, and Uxmal is not next to him"
    );
    table.play(0, "region Hochob");
    assert_eq!(
        table.at_region(1, "Hochob"),
        (1, 1),
        "two warriors in the second age"
    );
    assert!(!table.legal(0).contains(&"vertex 1".into()), "he must move");
    table.play(0, "vertex 4");
    assert_eq!(table.view().vertex[0], Some(4));
    assert_eq!(
        table
            .view()
            .presence(table.state.components, crate::scenario::seat(0)),
        ["Palenque", "Becan"]
    );
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn later_a_god_may_move_first() {
    let mut table = Table::new(4)
        .age(3)
        .vertex(0, 1)
        .units(3, "Uxmal", 4, 0)
        .turns(Stage::Call);
    table.plays(0, &["move", "vertex 6"]);
    assert_eq!(table.at_region(3, "Uxmal"), (1, 0));
}
