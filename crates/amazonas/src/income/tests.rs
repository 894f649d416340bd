use game::Known;

use crate::EventCard::{Bonus, Crocodile, Fire, Jaguar};
use crate::Species::{Fish, Parrot};
use crate::scenario::{Table, card, seat};
use crate::{Event, Silver};

/// Everybody has the same chances and no money.
fn poor(players: u8) -> Table {
    Table::new(players).all_have(0)
}

/// What the cards paid, by seat.
fn incomes(table: &Table) -> Vec<u16> {
    let income = |event: &Event| match event {
        Event::Revealed { income, .. } => Some(income.0),
        _ => None,
    };
    table.events.iter().filter_map(income).collect()
}

#[test]
fn all_choose_at_once_and_only_those_who_have_not_chosen_may_act() {
    let mut table = poor(4).at_round(1, Jaguar);
    assert_eq!(table.to_act(), [0, 1, 2, 3]);
    table.play(2, "income 6");
    assert_eq!(table.to_act(), [0, 1, 3]);
    assert!(table.legal(2).is_empty());
}

#[test]
fn a_card_that_was_played_cannot_be_chosen_again() {
    let mut table = poor(2).at_round(1, Jaguar);
    table.incomes([4, 0]).finish_round();
    assert_eq!(table.legal_of(0, "income"), ["0", "1", "2", "3", "5", "6"]);
    assert_eq!(table.legal_of(1, "income"), ["1", "2", "3", "4", "5", "6"]);
}

#[test]
fn even_the_last_card_is_asked_for() {
    let mut table = poor(3).at_round(7, Jaguar);
    assert_eq!(table.legal(0), ["income 6"]);
    table.incomes([6, 6, 6]);
}

#[test]
fn the_order_in_which_the_players_choose_makes_no_difference() {
    let [mut one, mut other] = [(); 2].map(|()| poor(3).at_round(1, Crocodile));
    one.incomes([3, 4, 5]);
    other
        .play(2, "income 5")
        .play(0, "income 3")
        .play(1, "income 4");
    assert_eq!(one.state, other.state);
}

#[test]
fn nobody_sees_anothers_card_before_all_have_chosen() {
    let mut table = poor(3).tents(0, &[13]).at_round(1, Jaguar);
    table.play(0, "income 6").play(1, "income 2");
    assert_eq!(
        table.seen_by(1).played,
        [Some(Known::HIDDEN), Some(Known::Open(card(2))), None]
    );
    assert_eq!(table.view().played[0], Some(Known::Open(card(6))));
    assert_eq!(
        table.seen_by(1).hand(seat(0)).len(),
        7,
        "it leaves at the reveal"
    );
    assert_eq!(table.view().hand(seat(0)).len(), 7);
    table.play(2, "income 0");
    assert_eq!(table.seen_by(1).played[0], Some(Known::Open(card(6))));
    assert_eq!(table.count("revealed"), 3);
}

#[test]
fn a_chosen_card_leaves_the_hand_when_all_are_revealed() {
    let mut table = poor(2)
        .tents(0, &[13])
        .silver(0, 9)
        .at_round(1, Bonus(Fish));
    table.incomes([6, 2]);
    assert_eq!(table.phase(), "building");
    let view = table.view();
    assert!(!view.hand(seat(0)).contains(&card(6)));
    assert!(!view.hand(seat(1)).contains(&card(2)));
}

#[test]
fn a_card_pays_its_number_and_the_tiles_it_counts() {
    let mut table = poor(4)
        .tiles(0, [0, 1, 0, 0, 0])
        .tiles(1, [0, 0, 0, 0, 3])
        .tiles(2, [2, 0, 0, 0, 0])
        .natives(2, Fish, 1)
        .tiles(3, [1, 0, 0, 1, 0])
        .natives(3, Fish, 1)
        .natives(3, Parrot, 1)
        .at_round(1, Jaguar);
    table.incomes([2, 5, 1, 6]);
    assert_eq!(incomes(&table), [3, 8, 4, 8]);
    let money: Vec<Silver> = [3, 8, 4, 8].map(Silver).to_vec();
    assert_eq!(table.state.money.0.to_vec(), money);
}

#[test]
fn higher_incomes_play_first() {
    let mut table = poor(4).tiles(0, [0, 0, 0, 0, 5]).at_round(1, Jaguar);
    table.incomes([0, 4, 6, 1]);
    assert_eq!(incomes(&table), [5, 4, 6, 1]);
    assert_eq!(table.order(), [2, 0, 1, 3]);
}

/// Tie numbers: card 3 is 15 of blue, 16 of red, 14 of white and 13 of orange; card 0 is 2, 3, 4, 1.
#[test]
fn on_equal_incomes_the_lower_tie_number_plays_first() {
    let mut table = poor(4).at_round(1, Jaguar);
    table.incomes([3, 3, 3, 3]);
    assert_eq!(table.order(), [3, 2, 0, 1]);
    let mut table = poor(4).tiles(1, [0, 0, 0, 0, 3]).at_round(1, Jaguar);
    table.incomes([3, 0, 3, 3]);
    assert_eq!(
        table.order(),
        [1, 3, 2, 0],
        "it is the number of the card played"
    );
}

#[test]
fn the_tie_number_goes_by_the_colour_not_by_the_seat() {
    let colours = "orange,white,blue,red";
    let mut table = poor(4).colours(colours).at_round(1, Jaguar);
    table.incomes([3, 3, 3, 3]);
    assert_eq!(table.order(), [0, 1, 2, 3]);
    let told = table.events.iter().filter_map(|event| match event {
        Event::Revealed { tie_number, .. } => Some(*tie_number),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [13, 14, 15, 16]);
    let mut two = poor(2).colours("white,orange").at_round(1, Jaguar);
    two.incomes([0, 0]);
    assert_eq!(two.order(), [1, 0], "orange has 1 there, white 4");
}

/// The book stacks played cards so that only the last can be seen.
#[test]
fn the_last_card_revealed_lies_on_top_until_the_cards_are_taken_back() {
    let mut table = poor(2).at_round(6, Jaguar);
    assert_eq!(table.view().last, [Some(card(4)); 2]);
    table.play(0, "income 6");
    assert_eq!(table.view().last[0], Some(card(4)), "6 lies face down yet");
    table.play(1, "income 5").finish_round();
    assert_eq!(table.view().last, [Some(card(6)), Some(card(5))]);
    assert_eq!(table.view().played, [None, None]);
    table.incomes([5, 6]).finish_round();
    assert_eq!(table.view().round, 8);
    assert_eq!(table.view().last, [None, None], "all are in hand again");
    assert_eq!(poor(2).view().last, [None, None]);
}

#[test]
fn fire_and_bonus_do_not_change_the_order() {
    let mut fire = poor(3).tiles(0, [0, 0, 0, 0, 3]).at_round(1, Fire);
    fire.incomes([5, 6, 4]);
    assert_eq!(fire.order(), [0, 1, 2]);
    assert_eq!(
        (fire.money(0), fire.money(1)),
        (4, 6),
        "though seat 0 takes less"
    );
    let mut bonus = poor(3).tiles(2, [9, 0, 0, 0, 0]).at_round(1, Bonus(Fish));
    bonus.incomes([5, 6, 4]);
    assert_eq!(bonus.order(), [1, 0, 2]);
    assert_eq!(bonus.money(2), 13, "though seat 2 takes more");
}

#[test]
fn until_the_reveal_the_order_is_that_of_the_last_round() {
    let mut table = poor(3).at_round(1, Jaguar);
    assert_eq!(table.order(), [0, 1, 2], "that of the opening");
    table.incomes([1, 2, 3]);
    assert_eq!((table.view().round, table.order()), (2, vec![2, 1, 0]));
    table.play(0, "income 6").play(1, "income 5");
    assert_eq!(table.order(), [2, 1, 0]);
    table.play(2, "income 4");
    assert_eq!(table.order(), [0, 1, 2]);
    assert_eq!(
        table
            .events
            .iter()
            .rev()
            .find(|event| matches!(event, Event::Order { .. })),
        Some(&Event::Order {
            order: [0, 1, 2].map(seat).to_vec()
        })
    );
}
