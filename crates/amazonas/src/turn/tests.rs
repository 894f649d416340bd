use game::Known;

use crate::EventCard::{Bonus, Crocodile, Fire, Jaguar, Monkeys, Native};
use crate::Species::{self, Butterfly, Fish, Iguana, Orchid};
use crate::scenario::{Table, card, seat};
use crate::{Event, Silver};

fn poor(players: u8) -> Table {
    Table::new(players).all_have(0)
}

#[test]
fn fire_leaves_half_of_the_income_rounded_down() {
    let mut table = poor(4).silver(3, 7).at_round(1, Fire);
    table.incomes([5, 4, 1, 3]);
    let money = [0, 1, 2, 3].map(|owner| table.money(owner));
    assert_eq!(money, [2, 2, 0, 7 + 1]);
    let burnt = table.events.iter().find_map(|event| match event {
        Event::Income { seat, burnt, .. } if *seat == self::seat(0) => Some(*burnt),
        _ => None,
    });
    assert_eq!(burnt, Some(Silver(3)));
}

#[test]
fn card_6_ignores_fire_and_monkeys() {
    let mut fire = poor(3).at_round(1, Fire);
    fire.incomes([6, 5, 4]);
    assert_eq!((fire.money(0), fire.count("spared")), (6, 1));
    let mut monkeys = poor(3).tiles(0, [4, 0, 0, 0, 0]).at_round(1, Monkeys);
    monkeys.incomes([6, 5, 4]);
    assert_eq!((monkeys.money(0), monkeys.count("spared")), (6, 1));
    assert_eq!(monkeys.count("robbed"), 2);
}

#[test]
fn a_bonus_is_one_silver_for_each_tile_of_its_species_natives_included() {
    let mut table = poor(3)
        .tiles(0, [0, 0, 2, 0, 0])
        .tiles(1, [0, 0, 1, 0, 0])
        .natives(1, Iguana, 2)
        .tiles(2, [3, 0, 0, 0, 0])
        .at_round(1, Bonus(Iguana));
    table.incomes([1, 5, 6]);
    let money = [0, 1, 2].map(|owner| table.money(owner));
    assert_eq!(money, [1 + 2, 5 + 3, 6]);
}

#[test]
fn a_bonus_is_for_card_6_too() {
    let mut table = poor(3)
        .tiles(0, [0, 3, 0, 0, 0])
        .at_round(1, Bonus(Butterfly));
    table.incomes([6, 1, 2]);
    assert_eq!(table.money(0), 6 + 3);
    assert_eq!(table.count("spared"), 0, "there is nothing to be spared");
}

/// Two fish, two orchids, one iguana.
#[test]
fn monkeys_steal_as_much_as_the_largest_pile() {
    let mut table = poor(3)
        .tiles(0, [2, 0, 1, 0, 2])
        .silver(0, 5)
        .at_round(1, Monkeys);
    table.incomes([4, 5, 6]);
    assert_eq!(table.money(0), 5 + 4 - 2);
}

#[test]
fn monkeys_steal_no_more_than_there_is() {
    let mut table = poor(3).tiles(0, [0, 2, 1, 0, 2]).at_round(1, Monkeys);
    table.incomes([1, 5, 6]);
    assert_eq!(table.money(0), 0, "the income of 1 was all");
    let stolen = table.events.iter().find_map(|event| match event {
        Event::Robbed { silver, seat, .. } if *seat == self::seat(0) => Some(*silver),
        _ => None,
    });
    assert_eq!(stolen, Some(Silver(1)));
}

#[test]
fn monkeys_count_natives_on_the_largest_pile() {
    let mut table = poor(3)
        .tiles(0, [2, 0, 1, 0, 2])
        .natives(0, Orchid, 1)
        .silver(0, 5)
        .at_round(1, Monkeys);
    table.incomes([4, 5, 6]);
    assert_eq!(table.money(0), 5 + 4 - 3);
}

#[test]
fn jaguar_and_crocodile_leave_incomes_alone() {
    for event in [Jaguar, Crocodile] {
        let mut table = poor(3).tiles(0, [3, 0, 0, 0, 0]).at_round(1, event);
        table.incomes([1, 2, 6]);
        assert_eq!((table.money(0), table.money(1), table.money(2)), (4, 2, 6));
        assert_eq!(table.count("spared"), 1);
    }
}

/// A native is on offer; seats 0, 1 and 2 play in this order.
fn offer() -> Table {
    let mut table = poor(3)
        .tiles(0, [2, 0, 1, 0, 0])
        .tiles(1, [0, 1, 0, 0, 0])
        .tiles(2, [1, 0, 0, 0, 0])
        .at_round(2, Native);
    table.incomes([6, 5, 4]);
    table
}

#[test]
fn the_native_is_offered_in_turn_order_until_somebody_takes_it() {
    let mut table = offer();
    assert_eq!(
        (table.phase().as_str(), table.to_act()),
        ("native", vec![0])
    );
    table.play(0, "refuse");
    assert_eq!(
        (table.phase().as_str(), table.to_act()),
        ("native", vec![1])
    );
    table.play(1, "native butterfly");
    assert_eq!(
        table.phase(),
        "income",
        "seat 2 is not asked and the round ends"
    );
    let money = [0, 1, 2].map(|owner| table.money(owner));
    assert_eq!(money, [6, 0, 4], "seat 1 gave up its income of 5");
    assert_eq!(table.view().natives[1], [0, 1, 0, 0, 0]);
    assert_eq!(table.count("native_gone"), 0);
}

#[test]
fn a_native_goes_on_a_pile_that_the_player_owns() {
    let table = offer();
    assert_eq!(table.legal(0), ["native fish", "native iguana", "refuse"]);
}

#[test]
fn a_native_counts_as_a_tile_of_its_pile_from_then_on() {
    let mut table = offer();
    table.play(0, "native fish");
    let piles = table.state.piles[seat(0)];
    assert_eq!(piles.size(Fish), 3);
    assert_eq!(piles.income(card(1)), Silver(4));
    assert_eq!(piles.income(card(6)), Silver(7));
    assert_eq!(table.view().tiles[0], [2, 0, 1, 0, 0], "it is no fish");
}

#[test]
fn whoever_took_the_native_still_builds_with_what_he_has() {
    let mut table = poor(3)
        .tents(0, &[8])
        .tiles(0, [0, 0, 1, 0, 0])
        .silver(0, 6)
        .at_round(2, Native);
    table.incomes([6, 1, 2]);
    table.play(0, "native iguana");
    assert_eq!((table.phase().as_str(), table.money(0)), ("building", 6));
    table.play(0, "build 1");
    assert_eq!(table.money(0), 0);
}

#[test]
fn whoever_refuses_takes_the_income_and_builds() {
    let mut table = poor(3)
        .tents(0, &[8])
        .tiles(0, [0, 0, 1, 0, 0])
        .at_round(2, Native);
    table.incomes([6, 1, 2]);
    table.play(0, "refuse");
    assert_eq!((table.phase().as_str(), table.money(0)), ("building", 6));
}

#[test]
fn after_the_native_is_gone_the_next_players_take_their_incomes() {
    let mut table = offer();
    table.play(0, "native iguana");
    assert!(!table.view().native_available);
    let money = [0, 1, 2].map(|owner| table.money(owner));
    assert_eq!(money, [0, 5, 4]);
}

#[test]
fn a_native_says_where_it_went_and_what_was_given_up() {
    let mut table = offer();
    table.play(0, "native iguana");
    let expected = Event::Native {
        seat: seat(0),
        species: Species::Iguana,
        given_up: Known::Open(Silver(6)),
    };
    assert!(table.events.contains(&expected));
}
