use crate::ProsperityCard::{Mixcoatl, Rafts, Tepeyollotl, XipeTotec};
use crate::scenario::{Table, seat};

/// Card 9: domains of 4 (1 city), 3 (2 cities), 1 (1 city) and 1 (none) score 5 + 7 + 2 + 0.
#[test]
fn four_domains_score_fourteen_with_the_card_of_the_cities() {
    let mut table = Table::new(3)
        .power([9, 5, 6])
        .lands(0, &[12, 13, 19, 28, 9, 10, 16, 4, 2])
        .at_scoring();
    table.play(0, "score");
    assert_eq!(table.scores(), [14, 0, 0]);
    assert_eq!(table.count("domain"), 4);
}

/// Card 4, choosing desert: domains of 6 (3 deserts), 2 (1) and 3 (1) score 15 + 3 + 4.
#[test]
fn the_wild_card_scores_twenty_two_with_desert() {
    let mut table = Table::new(3)
        .power([4, 5, 6])
        .lands(0, &[10, 15, 16, 17, 21, 25, 1, 5, 26, 27, 30])
        .at_scoring();
    table.play(0, "terrain desert").play(0, "score");
    assert_eq!(table.scores(), [22, 0, 0]);
}

#[test]
fn the_wild_card_must_name_one_terrain_once_before_it_scores() {
    let mut table = Table::new(3).power([4, 5, 6]).lands(0, &[10]).at_scoring();
    let every = [
        "terrain jungle",
        "terrain desert",
        "terrain mountains",
        "terrain terraces",
        "terrain city",
    ];
    assert_eq!(table.legal(0), every);
    table.play(0, "terrain city");
    assert_eq!(table.legal(0), ["score"]);
    table.play(0, "score");
    assert_eq!(table.scores()[0], 0);
}

#[test]
fn other_cards_name_no_terrain() {
    let table = Table::new(3).power([6, 5, 7]).lands(0, &[10]).at_scoring();
    assert_eq!(table.legal(0), ["score"]);
    assert_eq!(table.view().terrain, None);
}

#[test]
fn score_is_asked_even_of_a_player_without_a_pawn() {
    let mut table = Table::new(3).power([6, 5, 7]).at_scoring();
    assert_eq!(
        (table.to_act(), table.legal(0)),
        (vec![0], vec!["score".to_owned()])
    );
    table.play(0, "score");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn a_player_in_the_minority_has_a_domain_too() {
    let mut table = Table::new(3)
        .power([6, 5, 7])
        .pawns(0, 10, 1)
        .pawns(1, 10, 5)
        .at_scoring();
    table.play(0, "score");
    assert_eq!(table.scores()[0], 2);
}

#[test]
fn rafts_join_two_domains_on_one_lake() {
    let mut table = Table::new(3)
        .power([5, 6, 7])
        .lands(0, &[5, 20, 25])
        .hand(0, &[Rafts])
        .at_scoring();
    assert_eq!(table.legal(0), ["rafts 5-20", "score"]);
    table.play(0, "rafts 5-20");
    assert_eq!(table.legal(0), ["score"], "one pair for each card");
    assert_eq!(table.view().rafts.len(), 1);
    table.play(0, "score");
    assert_eq!(table.scores()[0], 3 + 1);
    assert!(table.view().rafts.is_empty());
}

#[test]
fn without_rafts_a_lake_parts_the_domains() {
    let mut table = Table::new(3)
        .power([5, 6, 7])
        .lands(0, &[5, 20, 25])
        .at_scoring();
    table.play(0, "score");
    assert_eq!(table.scores()[0], 2 + 1);
}

#[test]
fn rafts_are_for_two_domains_and_for_one_lake() {
    // 9 and 15 touch; 3 is on another lake; 24 on none.
    let table = Table::new(3)
        .power([5, 6, 7])
        .lands(0, &[9, 15, 3, 24])
        .hand(0, &[Rafts])
        .at_scoring();
    assert_eq!(table.legal(0), ["score"]);
}

#[test]
fn a_second_raft_counts_the_first() {
    let mut table = Table::new(3)
        .power([5, 6, 7])
        .lands(0, &[5, 14, 15])
        .hand(0, &[Rafts, Rafts])
        .at_scoring();
    assert_eq!(table.legal_of(0, "rafts"), ["5-14", "5-15", "14-15"]);
    table.play(0, "rafts 5-14");
    assert_eq!(table.legal_of(0, "rafts"), ["5-15", "14-15"]);
    table.play(0, "rafts 14-15");
    assert_eq!(table.legal(0), ["score"]);
}

#[test]
fn rafts_reach_values_that_the_printed_table_marks_as_impossible() {
    // 5 and 15 are terraces on one lake: two territories, both matching.
    let mut table = Table::new(3)
        .power([8, 6, 7])
        .lands(0, &[5, 15])
        .hand(0, &[Rafts])
        .at_scoring();
    table.play(0, "rafts 5-15").play(0, "score");
    assert_eq!(table.scores()[0], 6);
}

#[test]
fn a_blessing_is_worth_two_for_each_territory_of_its_terrain_alone_there_or_not() {
    let mut table = Table::new(3)
        .power([9, 6, 7])
        .lands(0, &[6, 12, 20, 2, 3])
        .pawns(1, 6, 4)
        .hand(0, &[Mixcoatl, Tepeyollotl, XipeTotec])
        .at_scoring();
    assert_eq!(
        table.legal(0),
        ["bless jungle", "bless mountains", "bless terraces", "score"]
    );
    table.play(0, "bless jungle");
    assert_eq!(table.view().blessed, 6);
    table.play(0, "bless mountains").play(0, "bless terraces");
    assert_eq!(
        (table.view().blessed, table.legal(0)),
        (10, vec!["score".to_owned()])
    );
    table.play(0, "score");
    assert_eq!(
        (table.scores()[0], table.cards(0), table.view().blessed),
        (10, 0, 0)
    );
}

#[test]
fn a_blessing_is_offered_only_with_such_a_territory() {
    let table = Table::new(3)
        .power([9, 6, 7])
        .lands(0, &[4])
        .hand(0, &[Mixcoatl])
        .at_scoring();
    assert_eq!(table.legal(0), ["score"]);
}

#[test]
fn two_blessings_of_one_god_can_be_played_in_one_turn() {
    let mut table = Table::new(3)
        .power([9, 6, 7])
        .lands(0, &[6])
        .hand(0, &[Mixcoatl, Mixcoatl])
        .at_scoring();
    table
        .play(0, "bless jungle")
        .play(0, "bless jungle")
        .play(0, "score");
    assert_eq!(table.scores()[0], 4);
}

#[test]
fn cards_can_be_played_before_and_after_the_terrain_is_named() {
    let mut table = Table::new(3)
        .power([4, 6, 7])
        .lands(0, &[6, 2])
        .hand(0, &[Mixcoatl, Tepeyollotl])
        .at_scoring();
    table
        .play(0, "bless jungle")
        .play(0, "terrain jungle")
        .play(0, "bless mountains")
        .play(0, "score");
    assert_eq!(table.scores()[0], 2 + 2 + 3);
}

#[test]
fn all_points_of_a_turn_are_one_move_of_the_counter() {
    let mut table = Table::new(3)
        .power([5, 6, 7])
        .lands(1, &[6])
        .lands(0, &[6])
        .hand(0, &[Mixcoatl])
        .at_scoring();
    table.play(0, "bless jungle");
    assert_eq!(table.scores()[0], 0, "nothing moves before `score`");
    table.play(0, "score");
    assert_eq!(table.scores()[0], 4);
}

#[test]
fn players_score_in_the_turn_order_of_the_age_even_when_overtaken() {
    let mut table = Table::new(3)
        .order([1, 2, 0])
        .power([5, 6, 7])
        .lands(2, &[7])
        .at_scoring();
    table.play(1, "score").play(2, "score");
    assert_eq!(table.to_act(), [0]);
    assert_eq!(table.view().stack, [0, 1, 2].map(seat));
    table.play(0, "score");
    assert_eq!(
        table.view().order,
        [2, 1, 0].map(seat),
        "the next age has a new order"
    );
}
