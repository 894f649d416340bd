use crate::ProsperityCard::{Games, Offering, Rafts, Tlatoani};
use crate::scenario::{Table, seat, territory};
use crate::{Event, ProsperityCard};

fn settled(table: &Table) -> (Vec<u8>, Vec<(u8, u8)>) {
    let view = table.view();
    let resolved = view.resolved.iter().map(|here| here.number()).collect();
    let tied = view
        .tied
        .iter()
        .map(|(here, seat)| (here.number(), u8::from(*seat)))
        .collect();
    (resolved, tied)
}

/// Two pawns with card 5 have 10, one with card 9 has 9.
#[test]
fn two_pawns_with_a_five_beat_one_with_a_nine() {
    let mut table = Table::new(3)
        .power([9, 5, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 2)
        .at_conflict();
    assert_eq!(
        (table.to_act(), table.legal(1)),
        (vec![1], vec!["battle".to_owned(), "coexist".to_owned()])
    );
    table.play(1, "battle");
    assert_eq!(table.at(6), [0, 2, 0]);
}

#[test]
fn a_player_alone_in_a_territory_has_nothing_to_resolve() {
    let table = Table::new(3)
        .power([9, 5, 4])
        .pawns(0, 6, 1)
        .pawns(1, 7, 2)
        .at_conflict();
    assert_eq!(table.phase(), "scoring");
}

/// 8, 8 and 5: the two tied coexist, the third is removed, nobody draws.
#[test]
fn tied_players_coexist_and_the_weaker_leave() {
    let table = Table::new(4)
        .power([8, 5, 8, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 1)
        .pawns(2, 6, 1)
        .at_conflict();
    assert_eq!(table.phase(), "scoring");
    assert_eq!(table.at(6), [1, 0, 1, 0]);
    assert_eq!(table.view().removed, [0, 1, 0, 0]);
    assert_eq!(table.count("drew"), 0);
}

#[test]
fn pawns_that_leave_are_told_of_and_nobody_who_was_not_there() {
    let mut battle = Table::new(4)
        .power([9, 5, 4, 4])
        .pawns(0, 6, 2)
        .pawns(1, 6, 3)
        .at_conflict();
    battle.play(0, "battle");
    let tie = Table::new(4)
        .power([8, 5, 8, 4])
        .lands(0, &[6])
        .lands(1, &[6])
        .lands(2, &[6])
        .at_conflict();
    for (table, pawns) in [(battle, 3), (tie, 1)] {
        let told = Event::Removed {
            seat: seat(1),
            territory: territory(6),
            pawns,
        };
        assert!(table.events.contains(&told), "{:?}", table.events);
        assert_eq!(table.count("removed"), 1);
    }
}

/// 8 and 8: they coexist but neither gets a card.
#[test]
fn a_tie_of_two_changes_nothing() {
    let table = Table::new(3)
        .power([4, 8, 4])
        .pawns(0, 6, 2)
        .pawns(1, 6, 1)
        .at_conflict();
    assert_eq!(
        (table.phase().as_str(), table.at(6)),
        ("scoring", vec![2, 1, 0])
    );
    assert_eq!(table.count("drew"), 0);
}

fn ten_against_eight_and_four() -> Table {
    Table::new(3)
        .power([8, 5, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 2)
        .pawns(2, 6, 1)
        .at_conflict()
}

#[test]
fn battle_removes_all_opponents() {
    let mut table = ten_against_eight_and_four();
    table.play(1, "battle");
    assert_eq!(
        (table.at(6), table.view().removed),
        (vec![0, 2, 0], vec![1, 0, 1])
    );
    assert_eq!(table.cards(1), 0);
}

#[test]
fn coexistence_keeps_all_opponents_and_draws_one_card() {
    let mut table = ten_against_eight_and_four();
    table.play(1, "coexist");
    assert_eq!((table.at(6), table.cards(1)), (vec![1, 2, 1], 1));
}

/// The rulebook's five conflicts: red wins A, yellow B and C, blue D; E is a tie, so green decides nothing.
#[test]
fn each_player_decides_the_conflicts_that_he_wins_in_turn_order() {
    let (red, yellow, blue, green) = (2, 0, 3, 1);
    let [first, second, third, fourth, fifth] = [1, 2, 3, 4, 5];
    let mut table = Table::new(4)
        .order([red, yellow, blue, green])
        .power([7, 8, 6, 8])
        .pawns(red, first, 2)
        .pawns(green, first, 1)
        .pawns(yellow, second, 2)
        .pawns(blue, second, 1)
        .pawns(red, third, 1)
        .pawns(yellow, third, 1)
        .pawns(blue, fourth, 2)
        .pawns(green, fourth, 1)
        .pawns(blue, fifth, 1)
        .pawns(green, fifth, 1)
        .at_conflict();
    assert_eq!(
        (table.to_act(), table.view().here),
        (vec![red], Some(territory(first)))
    );
    table.play(red, "battle");
    assert_eq!(
        (table.to_act(), table.legal(yellow)),
        (
            vec![yellow],
            vec!["settle 2".to_owned(), "settle 3".to_owned()]
        )
    );
    table.play(yellow, "settle 3").play(yellow, "battle");
    assert_eq!(
        table.view().here,
        Some(territory(second)),
        "the last one is taken for him"
    );
    table.play(yellow, "battle");
    assert_eq!(
        (table.to_act(), table.view().here),
        (vec![blue], Some(territory(fourth)))
    );
    table.play(blue, "battle");
    assert_eq!(table.phase(), "scoring");
    assert_eq!(table.at(fifth), [0, 1, 0, 1]);
}

#[test]
fn a_territory_is_resolved_once_in_an_age() {
    let mut table = Table::new(3)
        .power([9, 8, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 1)
        .pawns(0, 7, 1)
        .pawns(1, 7, 1)
        .at_conflict();
    table.play(0, "settle 7").play(0, "coexist");
    assert_eq!(settled(&table).0, [7]);
    assert_eq!(table.view().here, Some(territory(6)));
    table.play(0, "coexist");
    assert_eq!(table.phase(), "scoring");
}

#[test]
fn what_is_behind_us_is_forgotten_when_the_conflicts_are_over() {
    let mut table = ten_against_eight_and_four();
    table.play(1, "coexist");
    assert_eq!(settled(&table), (vec![], vec![]));
    assert_eq!(table.view().here, None);
}

/// Seats 0 and 2 are tied at 8 in territory 6, seat 1 is weaker.
fn tie_with_a_weaker_third() -> Table {
    Table::new(3)
        .power([8, 5, 8])
        .pawns(0, 6, 1)
        .pawns(1, 6, 1)
        .pawns(2, 6, 1)
}

#[test]
fn great_tlatoani_wins_a_tie_by_battle() {
    let mut table = tie_with_a_weaker_third().hand(0, &[Tlatoani]).at_conflict();
    assert_eq!(table.legal(0), ["tlatoani", "tie"]);
    table.play(0, "tlatoani");
    assert_eq!(table.legal(0), ["battle", "coexist"]);
    table.play(0, "battle");
    assert_eq!(
        (table.at(6), table.cards(0), table.view().discard),
        (vec![1, 0, 0], 0, vec![Tlatoani])
    );
}

#[test]
fn great_tlatoani_wins_a_tie_by_coexistence_with_the_card_for_it() {
    let mut table = tie_with_a_weaker_third().hand(0, &[Tlatoani]).at_conflict();
    table.play(0, "tlatoani").play(0, "coexist");
    assert_eq!((table.at(6), table.cards(0)), (vec![1, 1, 1], 1));
}

#[test]
fn whoever_holds_any_card_is_asked_about_a_tie() {
    let mut table = tie_with_a_weaker_third().hand(0, &[Offering]).at_conflict();
    assert_eq!(
        (table.to_act(), table.legal(0)),
        (vec![0], vec!["tie".to_owned()])
    );
    assert_eq!(table.at(6), [1, 1, 1]);
    table.play(0, "tie");
    assert_eq!(table.at(6), [1, 0, 1]);
}

#[test]
fn whoever_holds_no_card_is_not_asked_about_a_tie() {
    let table = tie_with_a_weaker_third().hand(2, &[Offering]).at_conflict();
    assert_eq!(table.to_act(), [2]);
    assert_eq!(settled(&table), (vec![], vec![(6, 0)]));
    assert_eq!(
        table.at(6),
        [1, 0, 1],
        "the weaker left in the turn of seat 0"
    );
}

#[test]
fn a_tied_player_later_in_the_order_may_still_play_his_tlatoani() {
    let mut table = tie_with_a_weaker_third()
        .hand(0, &[Tlatoani])
        .hand(2, &[Tlatoani])
        .at_conflict();
    table.play(0, "tie");
    assert_eq!(
        (table.to_act(), table.legal(2)),
        (vec![2], vec!["tlatoani".to_owned(), "tie".to_owned()])
    );
    table.play(2, "tlatoani").play(2, "battle").play(0, "yield");
    assert_eq!(table.at(6), [0, 0, 1]);
}

#[test]
fn a_territory_won_by_tlatoani_is_resolved() {
    let mut table = tie_with_a_weaker_third()
        .hand(0, &[Tlatoani])
        .hand(2, &[Tlatoani])
        .at_conflict();
    table.play(0, "tlatoani").play(0, "coexist");
    assert_eq!(table.phase(), "scoring", "no second Tlatoani");
    assert_eq!(table.cards(2), 1);
}

/// Seat 0 is tied with seat 2 in territory 6 and wins territory 9 against seat 1.
fn a_tie_and_a_win() -> Table {
    Table::new(3)
        .power([8, 5, 8])
        .lands(0, &[6, 9])
        .lands(2, &[6])
        .lands(1, &[9])
}

#[test]
fn a_tlatoani_drawn_by_coexisting_can_be_used_in_the_same_turn() {
    let mut table = a_tie_and_a_win().on_deck(&[Tlatoani]).at_conflict();
    assert_eq!(
        table.view().here,
        Some(territory(9)),
        "without a card only the win is open"
    );
    table.play(0, "coexist");
    assert_eq!(
        (table.view().here, table.legal(0)),
        (
            Some(territory(6)),
            vec!["tlatoani".to_owned(), "tie".to_owned()]
        )
    );
}

#[test]
fn with_a_card_ties_and_wins_can_be_settled_in_any_order() {
    let mut table = a_tie_and_a_win().hand(0, &[Offering]).at_conflict();
    assert_eq!(table.legal(0), ["settle 6", "settle 9"]);
    table.play(0, "settle 6").play(0, "tie");
    assert_eq!(settled(&table), (vec![], vec![(6, 0)]));
    assert_eq!(table.view().here, Some(territory(9)));
}

#[test]
fn when_the_last_card_is_played_the_ties_left_are_settled_without_asking() {
    let mut table = Table::new(3)
        .power([8, 5, 8])
        .pawns(0, 6, 1)
        .pawns(2, 6, 1)
        .pawns(0, 9, 1)
        .pawns(2, 9, 1)
        .hand(0, &[Tlatoani])
        .at_conflict();
    table
        .play(0, "settle 9")
        .play(0, "tlatoani")
        .play(0, "battle");
    assert_eq!(table.phase(), "scoring");
    assert_eq!((table.at(6), table.at(9)), (vec![1, 0, 1], vec![1, 0, 0]));
}

/// Seat 0 wins territory 6 against seats 1 and 2.
fn battle_against_two() -> Table {
    Table::new(3)
        .power([9, 5, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 1)
        .pawns(2, 6, 1)
}

#[test]
fn sacred_games_keep_the_loser_and_give_the_winner_a_card() {
    let mut table = battle_against_two().hand(1, &[Games]).at_conflict();
    table.play(0, "battle");
    assert_eq!((table.phase().as_str(), table.to_act()), ("games", vec![1]));
    assert_eq!(table.legal(1), ["games", "yield"]);
    table.play(1, "games");
    assert_eq!(table.at(6), [1, 1, 0], "other losers are removed");
    assert_eq!((table.cards(0), table.cards(1)), (1, 0));
}

#[test]
fn a_loser_may_keep_his_sacred_games() {
    let mut table = battle_against_two().hand(1, &[Games]).at_conflict();
    table.play(0, "battle").play(1, "yield");
    assert_eq!(
        (table.at(6), table.cards(0), table.cards(1)),
        (vec![1, 0, 0], 0, 1)
    );
}

#[test]
fn every_loser_with_a_card_is_asked_in_turn_order_whatever_the_card() {
    let mut table = battle_against_two()
        .order([2, 0, 1])
        .hand(2, &[Offering])
        .hand(1, &[Rafts])
        .at_conflict();
    table.play(0, "battle");
    assert_eq!(table.view().asked, [seat(2), seat(1)]);
    for loser in [2, 1] {
        assert_eq!(table.to_act(), [loser]);
        assert_eq!(table.legal(loser), ["yield"]);
        table.play(loser, "yield");
    }
    assert_eq!(table.at(6), [1, 0, 0]);
}

#[test]
fn losers_without_a_card_are_not_asked() {
    let mut table = battle_against_two().at_conflict();
    table.play(0, "battle");
    assert_eq!(
        (table.phase().as_str(), table.at(6)),
        ("scoring", vec![1, 0, 0])
    );
}

#[test]
fn the_winner_draws_one_card_for_each_sacred_games_after_all_have_answered() {
    let mut table = battle_against_two()
        .hand(1, &[Games])
        .hand(2, &[Games])
        .at_conflict();
    table.play(0, "battle").play(1, "games");
    assert_eq!((table.cards(0), table.at(6)), (0, vec![1, 1, 1]));
    table.play(2, "games");
    assert_eq!((table.cards(0), table.at(6)), (2, vec![1, 1, 1]));
}

#[test]
fn nobody_is_removed_before_all_have_answered() {
    let mut table = battle_against_two()
        .hand(1, &[Offering])
        .hand(2, &[Games])
        .at_conflict();
    table.play(0, "battle").play(1, "yield");
    assert_eq!((table.at(6), settled(&table).0), (vec![1, 1, 1], vec![]));
    table.play(2, "games");
    assert_eq!(table.at(6), [1, 0, 1]);
}

#[test]
fn sacred_games_do_not_help_against_tied_winners() {
    let mut table = tie_with_a_weaker_third().hand(1, &[Games]).at_conflict();
    assert_eq!((table.at(6), table.cards(1)), (vec![1, 0, 1], 1));
    assert_eq!(table.play(0, "score").to_act(), [1]);
}

#[test]
fn sacred_games_help_against_a_winner_by_tlatoani() {
    let mut table = tie_with_a_weaker_third()
        .hand(0, &[Tlatoani])
        .hand(2, &[Games])
        .at_conflict();
    table.play(0, "tlatoani").play(0, "battle").play(2, "games");
    assert_eq!((table.at(6), table.cards(0)), (vec![1, 0, 1], 1));
}

#[test]
fn when_the_deck_is_empty_the_discards_with_the_card_just_played_become_the_deck() {
    let mut table = tie_with_a_weaker_third()
        .hand(0, &[Tlatoani])
        .deck_discarded()
        .at_conflict();
    table.play(0, "tlatoani").play(0, "coexist");
    assert!(table.events.contains(&Event::Reshuffled { cards: 30 }));
    assert_eq!(
        (
            table.cards(0),
            table.view().deck.len(),
            table.view().discard.len()
        ),
        (1, 29, 0)
    );
}

/// Seat 0 wins territory 6 against seat 1.
fn a_win() -> Table {
    Table::new(3).power([9, 5, 4]).lands(0, &[6]).lands(1, &[6])
}

#[test]
fn the_deck_is_not_reshuffled_before_a_card_is_due() {
    let mut table = a_win().on_deck(&[Games]);
    while table.state.deck.as_slice().len() > 1 {
        let bottom = table.state.deck.as_slice()[0];
        table.state.discard.push(bottom);
        table.state.deck = table.state.deck.as_slice()[1..].iter().copied().collect();
    }
    let mut table = table.at_conflict();
    table.play(0, "coexist");
    assert_eq!(
        (
            table.count("reshuffled"),
            table.view().deck.len(),
            table.view().discard.len()
        ),
        (0, 0, 29)
    );
}

#[test]
fn with_neither_deck_nor_discards_no_card_is_drawn() {
    let mut table = a_win().deck_in_hand(2).at_conflict();
    assert_eq!(table.legal(0), ["battle", "coexist"]);
    table.play(0, "coexist");
    assert_eq!(
        (table.count("none_to_draw"), table.cards(0), table.cards(2)),
        (1, 0, 30)
    );
}

#[test]
fn only_the_drawer_is_told_which_card_it_was() {
    let mut table = battle_against_two().on_deck(&[Games]).at_conflict();
    table.play(0, "coexist");
    let drawn = |viewer| {
        let seen = table
            .events
            .iter()
            .filter_map(|event| game::Event::seen_by(event, viewer));
        seen.filter(|event| {
            matches!(
                event,
                Event::Drew {
                    card: game::Known::Open(ProsperityCard::Games),
                    ..
                }
            )
        })
        .count()
    };
    let viewers = [0, 1, 2].map(|number| game::Viewer::Seat(game::Seat::new(number)));
    assert_eq!(viewers.map(drawn), [1, 0, 0]);
    assert_eq!(drawn(game::Viewer::Spectator), 0);
}

#[test]
fn pawns_of_a_faction_count_as_one_people() {
    let mut table = Table::new(2)
        .power([4, 7])
        .pawns(0, 6, 2)
        .pawns(1, 6, 1)
        .at_conflict();
    assert_eq!(table.to_act(), [0]);
    table.play(0, "battle");
    assert_eq!(
        (table.at(6), table.view().removed),
        (vec![2, 0], vec![0, 1])
    );
}
