use game::{Game, Points};

use super::*;
use crate::scenario::{Table, seat};

fn gain(table: &mut Table, owner: u8, points: u16) {
    table
        .state
        .gain_vp(seat(owner), points, Source::Card, &mut table.events);
}

#[test]
fn a_gain_that_ends_on_an_occupied_space_goes_on_to_the_next_free_one() {
    let mut table = Table::new(4).vp(&[10, 9, 8, 2]);
    gain(&mut table, 3, 6);
    assert_eq!(table.vp_now(), [10, 9, 8, 11], "8, 9 and 10 are taken");
    let lines = table.state.breakdown(None);
    let bumped = lines.iter().find(|line| line.source == "bumped").unwrap();
    assert_eq!((bumped.seat, bumped.points), (seat(3), Points(3)));
}

#[test]
fn occupied_spaces_on_the_way_count() {
    let mut table = Table::new(4).vp(&[5, 4, 3, 2]);
    gain(&mut table, 3, 4);
    assert_eq!(table.vp_now(), [5, 4, 3, 6]);
}

#[test]
fn a_gain_of_nothing_does_not_move() {
    let mut table = Table::new(4);
    gain(&mut table, 3, 0);
    assert_eq!(
        (table.vp_now(), table.count("scored")),
        (vec![5, 4, 3, 2], 0)
    );
}

#[test]
fn of_several_gains_at_once_the_larger_comes_first_and_equal_ones_by_higher_points() {
    let mut table = Table::new(4).vp(&[9, 8, 4, 3]);
    let gains = [(0, 1), (1, 1), (2, 5), (3, 6)];
    let mut gains = gains.map(|(owner, points)| Gain {
        seat: seat(owner),
        points,
    });
    table
        .state
        .gain_at_once(&mut gains, Source::Pyramid, &mut table.events);
    // 3 → 9 is taken → 10; 4 → 9 and 10 are taken → 11; then 9 → 10, 11 taken → 12; then 8 → 9.
    assert_eq!(table.vp_now(), [12, 9, 11, 10]);
}

#[test]
fn the_order_is_by_descending_points() {
    let table = Table::new(4).vp(&[3, 9, 1, 5]);
    assert_eq!(table.state.vp_order().seats(), [1, 3, 0, 2].map(seat));
}

#[test]
fn devotion_that_overflows_is_one_move() {
    let mut table = Table::new(4).vp(&[5, 8, 3, 2]).devotion(0, 13);
    table.state.gain_devotion(seat(0), 4, &mut table.events);
    assert_eq!(
        (table.state.devotion[seat(0)], table.vp_now()[0]),
        (14, 9),
        "5 + 3 is taken"
    );
    assert_eq!(table.count("scored"), 1);
}

#[test]
fn the_vengeful_gods_have_points_for_devotion_and_lose_them() {
    let mut table = Table::new(1).vp(&[5, 9]);
    let them = seat(1);
    table.state.gain_devotion(them, 3, &mut table.events);
    assert_eq!(table.vp_now(), [5, 12]);
    table.state.lose_devotion(them, 7, &mut table.events);
    assert_eq!(table.vp_now(), [5, 4], "past an occupied space");
    table.state.lose_devotion(them, 7, &mut table.events);
    assert_eq!(table.vp_now(), [5, 0], "not below 0");
    let mut table = Table::new(1).vp(&[0, 3]);
    table.state.lose_devotion(them, 7, &mut table.events);
    assert_eq!(table.vp_now(), [0, 1], "to 1 if 0 is taken");
    let sum: i32 = table
        .state
        .breakdown(None)
        .iter()
        .filter(|line| line.seat == them)
        .map(|line| line.points.0)
        .sum();
    assert_eq!(sum, 1);
}
