use game::{Game, Known, Viewer};

use crate::EventCard::{Crocodile, Fire};
use crate::Species::{Fish, Parrot};
use crate::scenario::{Table, seat};
use crate::{Event, Majority};

/// Nobody's mission is missing anything: every seat has a tent in each of its villages.
fn accomplished(players: u8) -> Table {
    let table = Table::new(players).all_have(0);
    (0..players).fold(table, |table, owner| {
        let mission = table.state.mission(seat(owner)).map(u8::from);
        table.tents(owner, &mission)
    })
}

/// Plays the last round with cards that do not matter.
fn end(table: Table) -> Table {
    let mut table = table.at_round(18, Crocodile);
    let players = table.view().order.len();
    for owner in (0..4).take(players) {
        table.play(owner, "income 3");
    }
    table.finish_round();
    assert_eq!(table.phase(), "over");
    table
}

/// Who shares which place.
fn ranking(table: &Table) -> Vec<Vec<u8>> {
    let places = table.view().ranking.unwrap();
    let numbers = |place: Vec<game::Seat>| place.into_iter().map(u8::from).collect();
    places.into_iter().map(numbers).collect()
}

#[test]
fn four_fish_alone_at_the_top_are_worth_six() {
    let table = end(accomplished(3)
        .tiles(0, [4, 0, 0, 0, 0])
        .tiles(1, [3, 0, 0, 0, 0]));
    assert_eq!(table.scores(), [6, 3, 0]);
}

#[test]
fn two_players_tied_at_two_parrots_have_one_point_each() {
    let table = end(accomplished(3)
        .tiles(0, [0, 0, 0, 2, 0])
        .tiles(1, [0, 0, 0, 2, 0])
        .tiles(2, [0, 0, 0, 1, 0]));
    assert_eq!(table.scores(), [1, 1, 0]);
}

#[test]
fn three_players_tied_have_one_point_each_too() {
    let table = end((0..4).fold(accomplished(4), |table, owner| {
        table.tiles(owner, [u8::from(owner < 3), 0, 0, 0, 0])
    }));
    assert_eq!(table.scores(), [1, 1, 1, 0]);
}

#[test]
fn fewer_than_three_tiles_of_a_species_score_only_as_the_most() {
    let table = end(accomplished(3)
        .tiles(0, [2, 0, 0, 0, 0])
        .tiles(1, [1, 0, 0, 0, 0]));
    assert_eq!(table.scores(), [2, 0, 0]);
    let table = end(accomplished(3)
        .tiles(0, [3, 2, 0, 0, 0])
        .majority(Majority::None));
    assert_eq!(table.scores(), [3, 0, 0]);
}

#[test]
fn nobody_has_the_most_of_what_nobody_has() {
    assert_eq!(end(accomplished(4)).scores(), [0, 0, 0, 0]);
}

#[test]
fn natives_count_for_the_three_and_for_the_majority() {
    let table = end(accomplished(3)
        .tiles(0, [2, 0, 0, 0, 0])
        .natives(0, Fish, 1)
        .tiles(1, [2, 0, 0, 1, 0])
        .natives(1, Parrot, 1));
    assert_eq!(table.scores(), [3 + 2, 2, 0]);
}

#[test]
fn with_two_players_the_most_are_worth_one_and_a_tie_nothing() {
    let table = end(accomplished(2)
        .tiles(0, [0, 4, 0, 0, 2])
        .tiles(1, [0, 0, 0, 0, 2]));
    assert_eq!(table.scores(), [5, 0]);
    let table = end(accomplished(2)
        .tiles(0, [0, 4, 0, 0, 2])
        .majority(Majority::None));
    assert_eq!(table.scores(), [4, 0]);
}

#[test]
fn without_majorities_the_most_are_worth_nothing() {
    let table = end(accomplished(3)
        .majority(Majority::None)
        .tiles(0, [4, 0, 0, 0, 0])
        .tiles(1, [0, 2, 0, 0, 0])
        .tiles(2, [0, 2, 0, 0, 0]));
    assert_eq!(table.scores(), [4, 0, 0]);
}

/// Four butterflies, four parrots, the second medal and one village of the mission missing.
fn nine() -> Table {
    let mut table = Table::new(4)
        .majority(Majority::None)
        .all_have(0)
        .mission(0, 6)
        .tents(0, &[9, 14, 18])
        .tiles(0, [0, 4, 0, 4, 0]);
    table.state.medals[seat(0)] = 4;
    table.state.medals_left -= 1;
    table
}

#[test]
fn four_and_four_and_a_medal_of_four_less_three_are_nine() {
    assert_eq!(end(nine()).scores()[0], 9);
}

#[test]
fn each_village_of_the_mission_without_a_tent_costs_three() {
    let table = end(Table::new(3)
        .all_have(0)
        .mission(0, 6)
        .tents(0, &[9])
        .tents(1, &[1]));
    assert_eq!(table.scores(), [-9, -12, -12], "totals may be negative");
}

/// Mission 6 is 9, 14, 18 and 21.
#[test]
fn a_neutral_or_foreign_tent_does_not_count_for_a_mission() {
    let table = end(Table::new(2)
        .all_have(0)
        .mission(0, 6)
        .tents(0, &[9])
        .tents(1, &[14])
        .neutral(0, &[18]));
    assert_eq!(table.scores()[0], -9);
}

#[test]
fn scores_are_those_of_a_game_that_ended_now() {
    let table = Table::new(3);
    assert_eq!(table.scores(), [-12, -12, -12]);
    let mut table = Table::new(3).mission(0, 6);
    table.play(0, "start 9");
    assert_eq!(table.scores(), [2 - 9, -12, -12]);
    table.play(1, "start 11");
    assert_eq!(table.scores(), [1 - 9, 1 - 12, -12]);
}

#[test]
fn the_breakdown_names_every_criterion() {
    let table = end(nine()
        .tiles(0, [0, 0, 3, 0, 0])
        .majority(Majority::Rulebook));
    let lines = table.state.breakdown(None);
    let of_seat: Vec<_> = lines
        .iter()
        .filter(|line| line.seat == seat(0))
        .map(|line| (line.round, line.source, line.points.0))
        .collect();
    let expected = [
        (None, "butterfly", 4),
        (None, "iguana", 3),
        (None, "parrot", 4),
        (None, "majority", 6),
        (None, "medal", 4),
        (None, "mission", -3),
    ];
    assert_eq!(of_seat, expected);
}

#[test]
fn until_the_end_the_missions_of_others_are_left_out() {
    let table = nine().at_round(18, Fire);
    let scores = |viewer| -> Vec<i32> {
        let view = table.state.view(viewer);
        view.scores.into_iter().map(|points| points.0).collect()
    };
    assert_eq!(scores(Viewer::Seat(seat(0))), [9, 0, 0, 0]);
    assert_eq!(scores(Viewer::Seat(seat(1))), [12, -12, 0, 0]);
    assert_eq!(scores(Viewer::Spectator), [12, 0, 0, 0]);
    assert_eq!(table.scores(), [9, -12, -12, -12]);
    let missions = |viewer| -> Vec<_> {
        let lines = table.state.breakdown(viewer).into_iter();
        let missions = lines.filter(|line| line.source == "mission");
        missions.map(|line| (line.seat, line.points.0)).collect()
    };
    assert_eq!(missions(Some(Viewer::Seat(seat(0)))), [(seat(0), -3)]);
    assert_eq!(missions(Some(Viewer::Seat(seat(1)))), [(seat(1), -12)]);
    assert_eq!(missions(Some(Viewer::Spectator)), []);
    assert_eq!(missions(None).len(), 4);
}

#[test]
fn at_the_end_every_mission_lies_open_and_counts() {
    let table = end(nine());
    let view = table.state.view(Viewer::Spectator);
    assert!(
        view.missions
            .iter()
            .all(|mission| *mission != Known::HIDDEN)
    );
    assert_eq!(view.scores, table.view().scores);
    let missing = table.events.iter().find_map(|event| match event {
        Event::Final { missing, .. } => Some(missing.len()),
        _ => None,
    });
    assert_eq!(missing, Some(1));
}

#[test]
fn the_higher_score_wins() {
    let table = end(accomplished(3)
        .tiles(1, [3, 0, 0, 0, 0])
        .tiles(2, [0, 1, 0, 0, 0]));
    assert_eq!(table.scores(), [0, 5, 2]);
    assert_eq!(ranking(&table), [vec![1], vec![2], vec![0]]);
}

/// Two points each: seat 0 with two fish, seat 1 with a single parrot.
#[test]
fn on_equal_scores_more_tiles_win() {
    let table = end(accomplished(3)
        .silver(1, 30)
        .tiles(0, [2, 0, 0, 0, 0])
        .tiles(1, [0, 0, 0, 1, 0]));
    assert_eq!(table.scores(), [2, 2, 0]);
    assert_eq!(ranking(&table), [vec![0], vec![1], vec![2]]);
}

#[test]
fn natives_count_as_tiles_for_the_tie() {
    let table = end(accomplished(3)
        .tiles(0, [1, 0, 0, 0, 0])
        .tiles(1, [0, 0, 0, 1, 0])
        .natives(1, Parrot, 1));
    assert_eq!(table.scores(), [2, 2, 0]);
    assert_eq!(ranking(&table)[0], [1]);
}

#[test]
fn on_equal_scores_and_tiles_more_money_wins_and_else_they_share() {
    let equal = || {
        accomplished(3)
            .tiles(0, [1, 0, 0, 0, 0])
            .tiles(1, [0, 1, 0, 0, 0])
            .tiles(2, [0, 0, 1, 0, 0])
    };
    let table = end(equal().silver(2, 5).silver(0, 1));
    assert_eq!(ranking(&table), [vec![2], vec![0], vec![1]]);
    let table = end(equal().silver(2, 5));
    assert_eq!(ranking(&table), [vec![2], vec![0, 1]]);
    let over = table.events.last();
    let expected = vec![vec![seat(2)], vec![seat(0), seat(1)]];
    assert_eq!(over, Some(&Event::Over { ranking: expected }));
}
