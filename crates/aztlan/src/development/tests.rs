use serde_json::json;

use crate::scenario::{Table, territory};
use crate::{Edition, ProsperityCard};

const WARRIORS: ProsperityCard = ProsperityCard::Warriors;

/// The numbers from 1 to 30, as they are written.
fn everywhere() -> Vec<String> {
    (1..=30).map(|number| number.to_string()).collect()
}

#[test]
fn a_pawn_can_be_placed_in_any_territory() {
    let table = Table::new(4).pawns(1, 3, 2).at_development();
    assert_eq!(table.legal_of(0, "place"), everywhere());
    assert_eq!(table.legal(0).len(), 30);
}

/// The green player of the rulebook places a pawn in a city and moves another from a desert to terraces.
#[test]
fn after_placing_a_pawn_another_may_move_next_door() {
    let mut table = Table::new(4).pawns(0, 10, 1).at_development();
    table.play(0, "place 4");
    assert_eq!(table.legal(0), ["from 4", "from 10", "stay"]);
    table.play(0, "from 10").play(0, "to 15");
    assert_eq!(
        (table.at(4)[0], table.at(10)[0], table.at(15)[0]),
        (1, 0, 1)
    );
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn the_pawn_just_placed_may_move_too() {
    let mut table = Table::new(4).at_development();
    table.play(0, "place 4").play(0, "from 4");
    assert_eq!(table.legal(0), ["to 3", "to 7"]);
    table.play(0, "to 7");
    assert_eq!((table.at(4)[0], table.at(7)[0]), (0, 1));
}

#[test]
fn a_pawn_does_not_cross_a_lake() {
    let mut table = Table::new(4).at_development();
    table.play(0, "place 20").play(0, "from 20");
    assert_eq!(table.legal_of(0, "to"), ["14", "15", "21", "24", "25"]);
}

#[test]
fn between_from_and_to_the_pawn_counts_where_it_stood() {
    let mut table = Table::new(4).at_development();
    table.play(0, "place 20").play(0, "from 20");
    assert_eq!(table.at(20)[0], 1);
    assert_eq!(table.view().moving, Some(territory(20)));
    table.play(0, "to 14");
    assert_eq!(table.view().moving, None);
}

#[test]
fn there_is_no_limit_of_pawns_in_a_territory() {
    let mut table = Table::new(4).at_development();
    table.place_all(16);
    assert_eq!(table.at(16), [7, 7, 7, 7]);
}

#[test]
fn turns_go_round_in_turn_order_until_all_pawns_are_placed() {
    let mut table = Table::new(3).order([2, 0, 1]).at_development();
    for left in (0..8).rev() {
        for player in [2, 0, 1] {
            table.play(player, "place 9");
            assert_eq!(table.view().to_place[usize::from(player)], left);
            table.play(player, "stay");
        }
    }
    assert_eq!(table.count("revealed"), 3);
}

#[test]
fn in_english_warriors_come_after_a_placement_and_go_anywhere() {
    let mut table = Table::new(4).hand(0, &[WARRIORS]).at_development();
    assert!(table.legal_of(0, "warriors").is_empty());
    table.play(0, "place 4");
    assert_eq!(table.legal_of(0, "warriors"), everywhere());
    table.play(0, "warriors 30");
    assert_eq!(
        (table.at(30)[0], table.view().reserve[0], table.cards(0)),
        (1, 22, 0)
    );
    assert_eq!(table.legal(0), ["from 4", "from 30", "stay"]);
    assert_eq!(table.view().to_place[0], 6);
}

#[test]
fn in_english_warriors_cannot_be_played_with_a_pawn_taken_up() {
    let mut table = Table::new(4).hand(0, &[WARRIORS]).at_development();
    table.play(0, "place 4").play(0, "from 4");
    assert!(table.legal_of(0, "warriors").is_empty());
}

#[test]
fn in_italian_warriors_cannot_be_played_with_a_pawn_taken_up() {
    let mut table = Table::new(4)
        .edition(Edition::It)
        .hand(0, &[WARRIORS])
        .at_development();
    table.play(0, "place 4").play(0, "from 4");
    assert!(table.legal_of(0, "warriors").is_empty());
}

#[test]
fn several_warriors_can_be_played_in_one_turn_each_card_once() {
    let mut table = Table::new(4)
        .hand(0, &[WARRIORS, WARRIORS])
        .at_development();
    table
        .play(0, "place 4")
        .play(0, "warriors 4")
        .play(0, "warriors 5");
    assert!(table.legal_of(0, "warriors").is_empty());
    assert_eq!(table.view().discard, [WARRIORS, WARRIORS]);
    table.play(0, "stay");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn warriors_are_for_ones_own_turn() {
    let mut table = Table::new(4).hand(1, &[WARRIORS]).at_development();
    table.play(0, "place 4");
    assert!(table.legal(1).is_empty());
}

#[test]
fn in_italian_warriors_go_where_a_pawn_was_placed_this_age_even_if_it_has_moved_on() {
    let mut table = Table::new(3)
        .edition(Edition::It)
        .pawns(0, 1, 1)
        .hand(0, &[WARRIORS, WARRIORS])
        .at_development();
    assert!(
        table.legal_of(0, "warriors").is_empty(),
        "nothing was placed yet"
    );
    table.play(0, "place 4");
    assert_eq!(
        table.legal_of(0, "warriors"),
        ["4"],
        "beside `from` and `stay`"
    );
    table.play(0, "from 4").play(0, "to 7");
    table
        .play(1, "place 9")
        .play(1, "stay")
        .play(2, "place 9")
        .play(2, "stay");
    assert_eq!(
        table.legal_of(0, "warriors"),
        ["4"],
        "beside `place`, and not where it moved to"
    );
    table.play(0, "warriors 4");
    assert_eq!(table.view().to_place[0], 7);
    table.play(0, "place 20");
    assert_eq!(table.legal_of(0, "warriors"), ["4", "20"]);
}

#[test]
fn in_italian_what_was_placed_in_an_earlier_age_is_forgotten() {
    let mut table = Table::new(3)
        .edition(Edition::It)
        .hand(0, &[WARRIORS])
        .at_development();
    table.place_all(9);
    while table.view().age == 1 {
        let actor = table.to_act()[0];
        let action = table.legal(actor).pop().unwrap();
        table.play(actor, &action);
    }
    for player in 0..3 {
        let card = table.legal(player)[0].clone();
        table.play(player, &card);
    }
    while table.to_act() != [0] {
        let actor = table.to_act()[0];
        let action = if table.legal(actor).contains(&"stay".to_owned()) {
            "stay"
        } else {
            "place 1"
        };
        table.play(actor, action);
    }
    assert!(table.legal_of(0, "warriors").is_empty());
}

#[test]
fn the_extra_pawn_comes_from_the_reserve() {
    let mut table = Table::new(3)
        .removed(0, 5)
        .hand(0, &[WARRIORS])
        .at_development();
    table.play(0, "place 4").play(0, "warriors 4");
    assert_eq!((table.view().reserve[0], table.view().removed[0]), (16, 5));
}

#[test]
fn if_the_reserve_is_empty_the_extra_pawn_is_one_removed_earlier() {
    let mut table = Table::new(3)
        .pawns(0, 1, 17)
        .removed(0, 5)
        .hand(0, &[WARRIORS])
        .at_development();
    assert_eq!(table.view().reserve[0], 0);
    table.play(0, "place 4").play(0, "warriors 4");
    assert_eq!((table.at(4)[0], table.view().removed[0]), (2, 4));
}

#[test]
fn with_neither_reserve_nor_removed_pawns_warriors_cannot_be_played() {
    for edition in [Edition::En, Edition::It] {
        let mut table = Table::new(3)
            .edition(edition)
            .pawns(0, 1, 22)
            .hand(0, &[WARRIORS])
            .at_development();
        table.play(0, "place 4");
        assert!(table.legal_of(0, "warriors").is_empty(), "{edition:?}");
    }
}

#[test]
fn a_territory_that_the_last_pawn_has_left_is_no_longer_held() {
    let mut table = Table::new(3).at_development();
    table.play(0, "place 4").play(0, "from 4").play(0, "to 7");
    table
        .play(1, "place 9")
        .play(1, "stay")
        .play(2, "place 9")
        .play(2, "stay");
    table.play(0, "place 9");
    assert_eq!(table.legal(0), ["from 7", "from 9", "stay"]);
}

/// A board of which nobody can leave territory 4.
fn island(board: &mut serde_json::Value) {
    board["territories"][3]["neighbours"] = json!([]);
    board["territories"][2]["neighbours"] = json!([2, 6, 11]);
    board["territories"][6]["neighbours"] = json!([12, 13]);
}

#[test]
fn a_player_who_cannot_move_is_not_asked() {
    let mut table = Table::new(3).board(island).at_development();
    table.play(0, "place 4");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn a_player_who_cannot_move_is_asked_if_a_card_could_be_the_reason() {
    let mut table = Table::new(3)
        .board(island)
        .hand(0, &[ProsperityCard::Offering])
        .at_development();
    table.play(0, "place 4");
    assert_eq!(table.legal(0), ["stay"]);
}

#[test]
fn when_the_last_card_is_played_a_player_who_cannot_move_is_not_asked_again() {
    let mut table = Table::new(3)
        .board(island)
        .hand(0, &[WARRIORS])
        .at_development();
    table.play(0, "place 4").play(0, "warriors 4");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn where_there_is_one_way_to_go_the_pawn_goes_there() {
    let dead_end = |board: &mut serde_json::Value| {
        board["territories"][3]["neighbours"] = json!([3]);
        board["territories"][6]["neighbours"] = json!([12, 13]);
    };
    let mut table = Table::new(3).board(dead_end).at_development();
    table.play(0, "place 4").play(0, "from 4");
    assert_eq!((table.at(3)[0], table.to_act()), (1, vec![1]));
}
