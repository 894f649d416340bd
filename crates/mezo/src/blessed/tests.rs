use crate::scenario::{Table, seat};
use crate::stage::Stage;

fn offers(table: &mut Table, owner: u8, warriors: u8, shamans: u8) {
    for _ in 0..warriors {
        table.play(owner, "offer warrior");
    }
    for _ in 0..shamans {
        table.play(owner, "offer shaman");
    }
    if table.to_act() == [owner] {
        table.play(owner, "done");
    }
}

/// The rulebook's example: Green offers 4 and has 7, Red 4 and 8, Blue 7 and 9, Yellow 5 and 9; Yellow has less than Blue.
#[test]
fn the_blessed_region_with_7_8_9_and_9() {
    let mut table = Table::new(4)
        .vp(&[16, 12, 20, 14])
        .blessed("Uxmal")
        .units(2, "Uxmal", 2, 1)
        .units(0, "Uxmal", 2, 2)
        .units(3, "Uxmal", 1, 1)
        .units(1, "Uxmal", 2, 2)
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    assert_eq!(
        (table.phase(), table.to_act()),
        ("offer".to_owned(), vec![2])
    );
    offers(&mut table, 2, 2, 2);
    assert_eq!(table.state.devotion[seat(2)], 4);
    assert!(!table.state.may_offer(seat(2)) && table.state.may_offer(seat(1)));
    offers(&mut table, 0, 2, 2);
    offers(&mut table, 3, 4, 3);
    offers(&mut table, 1, 3, 2);
    assert_eq!(
        table.asked(),
        (vec![1], vec!["winner 1".to_owned(), "winner 3".to_owned()])
    );
    assert!(
        table
            .story()
            .contains("Strength: Red 8, Yellow 9, Green 7, Blue 9.")
    );
    table.play(1, "winner 1");
    assert_eq!(
        table.vp_now(),
        [16, 21, 20, 14],
        "8 points, and 20 is taken"
    );
    assert_eq!(table.state.devotion.0, [4, 5, 4, 7]);
    assert_eq!(table.in_xibalba(1), (4, 3), "the offered go to Xibalba");
    assert_eq!(table.at_region(1, "Uxmal"), (0, 0), "the others go home");
    assert_eq!(table.view().calendar, [None; 5], "no Calendar, no Codex");
    assert_eq!(table.view().resolved, ["Uxmal"]);
}

#[test]
fn all_at_0_are_tied_and_whoever_has_the_least_points_chooses() {
    let mut table = Table::new(3)
        .blessed("Uxmal")
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    table.play(0, "done").play(1, "done").play(2, "done");
    let all = ["winner 0", "winner 1", "winner 2"].map(str::to_owned);
    assert_eq!(table.asked(), (vec![2], all.to_vec()));
    table.play(2, "winner 1");
    assert_eq!(table.vp_now(), [5, 4 + 8, 3]);
}

#[test]
fn glyphs_and_gods_count_and_glyphs_stay() {
    let mut table = Table::new(3)
        .age(2)
        .blessed("Uxmal")
        .glyphs(1, "Uxmal", 2)
        .vertex(2, 5)
        .devotion(2, 6)
        .ability(2, 2, 2)
        .units(2, "Uxmal", 1, 0)
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    table.play(0, "done").play(1, "done").play(2, "done");
    assert!(
        table
            .story()
            .contains("Strength: Red 0, Yellow 2, Green 3.")
    );
    assert_eq!(table.vp_now(), [5, 4, 11]);
    assert_eq!(table.state.glyphs[crate::scenario::region("Uxmal")][1], 2);
}

#[test]
fn only_the_reserve_can_be_offered_and_each_unit_brings_devotion_and_strength_at_once() {
    let mut table = Table::new(3)
        .devotion(0, 13)
        .reserve(0, 2, 0)
        .blessed("Uxmal")
        .units(1, "Uxmal", 3, 0)
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    assert_eq!(table.legal(0), ["offer warrior", "done"]);
    table.play(0, "offer warrior");
    assert_eq!((table.state.devotion[seat(0)], table.vp_now()[0]), (14, 5));
    assert_eq!(table.state.strength_of(seat(0)), 1);
    table.play(0, "offer warrior");
    assert_eq!((table.state.devotion[seat(0)], table.vp_now()[0]), (14, 6));
    assert_eq!(table.to_act(), [1], "nothing is left to offer");
}

#[test]
fn powers_are_not_used_in_the_blessed_region() {
    let mut table = Table::modules(4, &["powers"])
        .vertex(0, 5)
        .blessed("Uxmal")
        .next_conflicts(&["Uxmal", "Becan"])
        .at(Stage::NextConflict);
    for owner in 0..4 {
        assert_eq!(table.phase(), "offer");
        table.play(owner, "done");
    }
    assert_eq!(
        table.phase(),
        "winner",
        "the god of red is there, and nothing is asked of its power"
    );
    table.play(3, "winner 0");
    assert_eq!(table.phase(), "keep", "the next conflict has begun");
    assert_eq!(table.view().powers_used, Some(vec![false; 4]));
}

#[test]
fn the_winner_of_the_blessed_region_has_the_other_rewards_too() {
    let mut table = Table::modules(3, &["rituals", "cenote", "cities"])
        .age(3)
        .ritual("omens")
        .ability(0, 3, 3)
        .city(1, "Uxmal")
        .units(0, "Uxmal", 1, 0)
        .blessed("Uxmal");
    table.state.cenote = Some(crate::scenario::region("Uxmal"));
    let mut table = table.next_conflicts(&["Uxmal"]).at(Stage::NextConflict);
    table.play(0, "done").play(1, "done").play(2, "done");
    assert_eq!(table.vp_now()[0], 5 + 8 + 5 + 1);
    assert_eq!(table.state.devotion[seat(0)], 1 + 3);
    assert_eq!(table.state.cities[seat(1)], None);
    assert_eq!(table.count("book"), 0);
}
