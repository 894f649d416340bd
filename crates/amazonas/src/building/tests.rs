use game::Known;

use crate::EventCard::{Bonus, Crocodile, Fire, Jaguar};
use crate::Species::{Fish, Orchid};
use crate::scenario::{Table, seat, village};
use crate::{Event, Gold, Silver, Tent};

/// Seat 0 builds first in a round that closes nothing, with tents in these villages and this money.
fn builder(players: u8, villages: &[u8], silver: u16) -> Table {
    let mut table = Table::new(players)
        .all_have(0)
        .tents(0, villages)
        .silver(0, silver)
        .at_round(1, Bonus(Fish));
    match players {
        2 => table.incomes([6, 1]),
        3 => table.incomes([6, 1, 2]),
        _ => table.incomes([6, 1, 2, 3]),
    };
    table
}

#[test]
fn a_tent_is_built_where_a_path_or_waterway_leads() {
    let table = builder(3, &[13], 90);
    assert_eq!(table.legal_of(0, "build"), ["5", "11", "18", "19"]);
}

#[test]
fn a_tent_is_paid_in_gold_and_brings_a_tile() {
    let mut table = builder(3, &[13], 0);
    table.play(0, "build 19");
    assert_eq!(table.money(0), 0, "6 silver are 2 gold");
    assert_eq!(table.view().tiles[0], [0, 0, 0, 0, 1]);
    assert_eq!(table.view().supply, [12, 12, 12, 12, 11]);
    let built = Event::Built {
        seat: seat(0),
        village: village(19),
        gold: Gold(2),
        species: Some(Orchid),
        money: Known::Open(Silver(0)),
    };
    assert!(table.events.contains(&built));
}

#[test]
fn a_tent_goes_on_the_cheapest_free_space() {
    let mut table = Table::new(4)
        .all_have(0)
        .tents(0, &[13])
        .tents(1, &[19])
        .tents(2, &[19])
        .silver(0, 9)
        .at_round(1, Jaguar);
    table.incomes([6, 1, 2, 3]);
    table.play(0, "build 19");
    assert_eq!(table.money(0), 0, "the third space costs 5 gold");
    let tents = &table.view().tents[&village(19)];
    assert_eq!(*tents, [1, 2, 0].map(|owner| Tent::Of(seat(owner))));
}

#[test]
fn what_cannot_be_paid_is_not_offered() {
    let table = Table::new(3).tents(1, &[18]).all_have(0).tents(0, &[13]);
    let mut table = table.silver(0, 2).at_round(1, Bonus(Fish));
    table.incomes([6, 1, 2]);
    assert_eq!(table.money(0), 8);
    assert_eq!(
        table.legal_of(0, "build"),
        ["5", "11", "19"],
        "18 costs 3 gold now"
    );
}

#[test]
fn a_player_has_one_tent_in_a_village() {
    let table = builder(3, &[13, 19], 90);
    assert!(!table.legal(0).contains(&"build 19".to_owned()));
    assert!(!table.legal(0).contains(&"build 13".to_owned()));
}

/// Village 7 has one space.
#[test]
fn a_full_village_takes_no_more() {
    let mut table = Table::new(3)
        .tents(0, &[6])
        .tents(1, &[7])
        .silver(0, 90)
        .at_round(1, Bonus(Fish));
    table.incomes([6, 1, 2]);
    assert_eq!(table.legal_of(0, "build"), ["5", "12", "14"]);
}

#[test]
fn a_tent_built_this_turn_links_further() {
    let mut table = builder(3, &[8], 30);
    assert_eq!(table.legal_of(0, "build"), ["1", "9", "15"]);
    table.play(0, "build 9");
    assert_eq!(table.legal_of(0, "build"), ["1", "2", "15", "16"]);
    table.play(0, "build 16").play(0, "build 25");
    assert_eq!(table.money(0), 36 - 3 * 6);
}

#[test]
fn a_turn_ends_by_itself_when_nothing_more_can_be_built() {
    let mut table = builder(3, &[8], 2);
    table.play(0, "build 9");
    assert_eq!(table.money(0), 2);
    assert_eq!((table.view().round, table.phase().as_str()), (2, "income"));
}

#[test]
fn jaguar_closes_paths_and_crocodile_closes_waterways() {
    let closed = |event| {
        let mut table = Table::new(3)
            .tents(0, &[13])
            .silver(0, 90)
            .at_round(1, event);
        table.incomes([5, 1, 2]);
        table
    };
    assert_eq!(closed(Jaguar).legal_of(0, "build"), ["11", "18", "19"]);
    assert_eq!(closed(Crocodile).legal_of(0, "build"), ["5"]);
    assert_eq!(closed(Fire).legal_of(0, "build").len(), 4);
    let mut further = closed(Crocodile);
    further.play(0, "build 5");
    assert_eq!(further.legal_of(0, "build"), ["6", "11"], "by path");
}

#[test]
fn card_6_ignores_jaguar_and_crocodile() {
    for event in [Jaguar, Crocodile] {
        let mut table = Table::new(3)
            .tents(0, &[13])
            .tents(1, &[13])
            .all_have(90)
            .at_round(1, event);
        table.incomes([6, 5, 2]);
        assert_eq!(table.legal_of(0, "build"), ["5", "11", "18", "19"]);
        table.play(0, "done");
        assert!(table.legal_of(1, "build").len() < 4, "others do not");
    }
}

#[test]
fn when_the_tiles_have_run_out_a_tent_brings_none() {
    let mut table = Table::new(3)
        .all_have(0)
        .tents(0, &[13])
        .tiles(0, [1, 1, 1, 1, 0])
        .tiles(1, [0, 0, 0, 0, 12])
        .at_round(1, Bonus(Fish));
    table.incomes([6, 1, 2]);
    table.play(0, "build 19");
    assert_eq!(table.view().tiles[0], [1, 1, 1, 1, 0]);
    assert_eq!(table.count("medal"), 0);
    assert!(matches!(
        table
            .events
            .iter()
            .find(|event| matches!(event, Event::Built { .. })),
        Some(Event::Built { species: None, .. })
    ));
}

#[test]
fn twelve_tents_are_all_there_are() {
    let mut table = builder(3, &[1, 2, 3, 4, 8, 9, 10, 11, 13, 15, 16], 300);
    assert_eq!(table.view().tents_left(seat(0)), 1);
    table.play(0, "build 17");
    assert_eq!(table.view().tents_left(seat(0)), 0);
    assert_eq!(table.view().round, 2, "the turn has ended");
    table.incomes([5, 2, 3]);
    assert_eq!(table.view().round, 3, "there is nothing to build");
    assert!(table.money(0) > 15);
}

/// Seat 0 lacks only the iguana and stands beside 17.
fn collector(players: u8) -> Table {
    let table = Table::new(players).all_have(0).silver(0, 90);
    table.tents(0, &[16]).tiles(0, [1, 1, 0, 1, 1])
}

#[test]
fn whoever_owns_all_five_species_takes_the_best_medal_at_once() {
    for (players, medals) in [(2, vec![3, 2]), (3, vec![4, 3, 2]), (4, vec![5, 4, 3, 2])] {
        let mut table = collector(players).at_round(1, Bonus(Fish));
        assert_eq!(table.view().medals_left, medals);
        match players {
            2 => table.incomes([6, 1]),
            3 => table.incomes([6, 1, 2]),
            _ => table.incomes([6, 1, 2, 3]),
        };
        table.play(0, "build 17");
        assert_eq!(table.view().medals[0], medals[0]);
        assert_eq!(table.view().medals_left, medals[1..]);
        assert_eq!(
            table.events.last(),
            Some(&Event::Medal {
                seat: seat(0),
                points: medals[0]
            })
        );
    }
}

#[test]
fn the_next_to_own_them_takes_the_next_medal() {
    let mut table = collector(4)
        .tents(1, &[16])
        .tiles(1, [1, 1, 0, 1, 1])
        .silver(1, 90)
        .at_round(1, Bonus(Fish));
    table.incomes([6, 4, 2, 3]);
    table
        .play(0, "build 17")
        .play(0, "done")
        .play(1, "build 17");
    assert_eq!(table.view().medals, [5, 4, 0, 0]);
    assert_eq!(table.view().medals_left, [3, 2]);
}

#[test]
fn a_player_has_one_medal_only() {
    let mut table = collector(4).at_round(1, Bonus(Fish));
    table.incomes([6, 1, 2, 3]);
    table
        .play(0, "build 17")
        .play(0, "build 18")
        .play(0, "build 15");
    assert_eq!(table.count("medal"), 1);
    assert_eq!(table.view().medals_left, [4, 3, 2]);
}

/// The native lies on the orchids, but could as well be anything: it is of no species.
#[test]
fn natives_do_not_help_to_a_medal() {
    let mut table = Table::new(4)
        .all_have(0)
        .silver(0, 90)
        .tents(0, &[16])
        .tiles(0, [1, 1, 0, 0, 1])
        .natives(0, Orchid, 1)
        .at_round(1, Bonus(Fish));
    table.incomes([6, 1, 2, 3]);
    table.play(0, "build 17");
    assert_eq!(table.view().tiles[0], [1, 1, 1, 0, 1]);
    assert_eq!(table.count("medal"), 0);
}

mod neutral {
    use super::*;

    #[test]
    fn it_stands_in_any_village_with_two_free_spaces_linked_or_not() {
        let table = builder(2, &[13], 0);
        let sites = table.legal_of(0, "neutral");
        assert!(sites.contains(&"1".to_owned()) && !sites.contains(&"30".to_owned()));
        // Six villages have one space: 7, 12, 20, 21, 24 and 30.
        assert_eq!(sites.len(), 24);
    }

    #[test]
    fn it_is_free_brings_no_tile_and_takes_the_cheapest_space() {
        let mut table = builder(2, &[13], 0);
        table.play(0, "neutral 19");
        assert_eq!((table.money(0), table.view().tiles[0]), (6, [0; 5]));
        assert_eq!(table.view().tents[&village(19)], [Tent::NEUTRAL]);
        assert_eq!(table.view().neutral_left, Some(vec![5, 6]));
        assert!(
            !table.legal(0).contains(&"build 19".to_owned()),
            "it costs 3 now"
        );
    }

    #[test]
    fn only_one_is_put_up_in_a_turn() {
        let mut table = builder(2, &[13], 0);
        table.play(0, "neutral 1");
        assert!(table.view().neutral_used);
        assert!(table.legal_of(0, "neutral").is_empty());
        table.play(0, "done");
        assert!(!table.view().neutral_used, "it is the turn of seat 1");
        assert_eq!(table.legal_of(1, "neutral").len(), 23);
    }

    #[test]
    fn a_village_has_one_at_most_whoever_put_it_up() {
        let mut table = builder(2, &[13], 0);
        table.play(0, "neutral 19").play(0, "done");
        assert!(
            !table.legal(1).contains(&"neutral 19".to_owned()),
            "two spaces are free"
        );
    }

    /// Village 9 has two spaces: first the player's own tent, then there is no room for a neutral one.
    #[test]
    fn it_never_takes_the_last_free_space() {
        let mut own_first = builder(2, &[8], 90);
        own_first.play(0, "build 9");
        assert!(!own_first.legal(0).contains(&"neutral 9".to_owned()));
        let mut neutral_first = builder(2, &[8], 3);
        neutral_first.play(0, "neutral 9").play(0, "build 9");
        assert_eq!(neutral_first.money(0), 0, "the second space costs 3 gold");
        let tents = &neutral_first.view().tents[&village(9)];
        assert_eq!(*tents, [Tent::NEUTRAL, Tent::Of(seat(0))]);
    }

    #[test]
    fn in_a_village_of_three_it_may_come_second_but_not_last() {
        let mut table = Table::new(2).all_have(0).tents(0, &[13]).at_round(1, Fire);
        table.incomes([6, 1]);
        assert!(table.legal(0).contains(&"neutral 13".to_owned()));
        let mut table = Table::new(2)
            .all_have(0)
            .tents(0, &[13])
            .tents(1, &[13])
            .at_round(1, Fire);
        table.incomes([6, 1]);
        assert!(!table.legal(0).contains(&"neutral 13".to_owned()));
    }

    /// Seat 1 has no tent that links anywhere and no money.
    #[test]
    fn it_may_be_put_up_in_a_turn_without_a_tent_of_ones_own() {
        let mut table = builder(2, &[13], 0);
        table.play(0, "done");
        assert!(table.legal_of(1, "build").is_empty());
        table.play(1, "neutral 5");
        assert_eq!(table.view().round, 2, "then the turn ends by itself");
    }

    #[test]
    fn it_may_come_before_after_or_between_tents() {
        let mut table = builder(2, &[8], 90);
        table
            .play(0, "build 9")
            .play(0, "neutral 2")
            .play(0, "build 2");
        assert_eq!(
            table.view().tents[&village(2)],
            [Tent::NEUTRAL, Tent::Of(seat(0))]
        );
    }

    #[test]
    fn it_does_not_link() {
        let table = Table::new(2).tents(0, &[8]).neutral(0, &[9]).silver(0, 90);
        let mut table = table.at_round(1, Fire);
        table.incomes([6, 1]);
        assert_eq!(table.legal_of(0, "build"), ["1", "9", "15"]);
    }

    #[test]
    fn each_player_has_six() {
        let mut table = Table::new(2)
            .all_have(0)
            .neutral(0, &[1, 2, 3, 4, 5, 6])
            .at_round(1, Fire);
        table.incomes([6, 1]);
        assert_eq!(table.to_act(), [1], "seat 0 has nothing to decide");
        assert_eq!(table.legal_of(1, "neutral").len(), 18);
    }

    #[test]
    fn three_and_four_players_have_none() {
        for players in [3, 4] {
            let table = builder(players, &[13], 90);
            assert!(table.legal_of(0, "neutral").is_empty());
            assert_eq!(table.view().neutral_left, None);
        }
    }
}
