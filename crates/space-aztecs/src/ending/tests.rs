use game::{Game, Seat};

use crate::scenario::{Table, seat};
use crate::{Event, Set};

/// The seats from first to last.
fn ranking(table: &Table) -> Vec<Vec<Seat>> {
    table.view().ranking.expect("the game is over")
}

#[test]
fn one_empty_pile_does_not_end_the_game() {
    let table = Table::new(2).pile(1, &["00:00"]).round(&["00:00", "02:00"]);
    assert!(table.state.piles.0[0].is_empty());
    assert_eq!(table.phase(), "piles");
    assert_eq!(table.view().round, 2);
}

#[test]
fn the_game_ends_after_the_round_in_which_the_second_pile_runs_out() {
    let table = Table::new(2)
        .emptied(5)
        .pile(1, &["00:00"])
        .round(&["00:00", "02:00"]);
    assert_eq!(table.phase(), "over");
    assert_eq!(
        table.open_of(1),
        ["02:00"],
        "the round is played to its end"
    );
    assert!(table.state.is_over() && table.to_act().is_empty());
    assert_eq!(table.view().order, []);
    assert_eq!(table.count("counted"), 2);
    let over = Event::Over {
        empty_piles: 2,
        saucers: 0,
        ranking: ranking(&table),
    };
    assert_eq!(table.events.last(), Some(&over));
}

#[test]
fn the_seventh_saucer_ends_the_game_of_two_to_four() {
    for players in 2..=4 {
        let mut cards = vec!["01:20", "02:00", "05:40", "07:20"];
        cards.truncate(players.into());
        let sixth = Table::new(players).saucers_played(5).round(&cards);
        assert_eq!(
            (sixth.view().saucers_played, sixth.phase()),
            (6, "piles".to_owned())
        );
        let seventh = Table::new(players).saucers_played(6).round(&cards);
        assert_eq!(
            (seventh.view().saucers_played, seventh.phase()),
            (7, "over".to_owned())
        );
        assert_eq!(
            seventh.open_of(1),
            ["02:00"],
            "the round is played to its end"
        );
    }
}

#[test]
fn the_ninth_saucer_ends_the_game_of_five_and_six() {
    for players in 5..=6 {
        let mut cards = vec!["01:20", "02:00", "05:40", "07:20", "14:00", "08:20"];
        cards.truncate(players.into());
        let eighth = Table::new(players).saucers_played(7).round(&cards);
        assert_eq!(eighth.phase(), "piles");
        let ninth = Table::new(players).saucers_played(8).round(&cards);
        assert_eq!(
            (ninth.view().saucers_played, ninth.phase()),
            (9, "over".to_owned())
        );
    }
}

#[test]
fn two_saucers_in_the_last_round_may_go_beyond_the_seventh() {
    let table = Table::new(3)
        .saucers_played(6)
        .round(&["01:20", "10:00", "18:40"]);
    assert_eq!(
        (table.view().saucers_played, table.phase()),
        (9, "over".to_owned())
    );
}

#[test]
fn the_next_first_player_is_the_one_who_played_first() {
    let table = Table::new(3).round(&["23:40", "20:20", "12:40"]);
    assert_eq!((table.view().first, table.to_act()), (seat(2), vec![2]));
}

/// A game without villagers that ends at once; seat 0 keeps a law that brings nothing and seat 1 too.
fn over(table: Table) -> Table {
    let table = table.emptied(5).emptied(6).round(&["23:20", "11:20"]);
    assert_eq!(table.phase(), "over");
    table
}

fn two() -> Table {
    Table::with_sets(2, &[Set::Warriors, Set::Council, Set::Agency])
}

#[test]
fn more_points_win() {
    let table = over(two().open(0, &["10:40"]).open(1, &["18:00", "19:40"]));
    assert_eq!(ranking(&table), [[seat(1)], [seat(0)]]);
}

#[test]
fn on_equal_points_the_victory_is_shared_however_many_aztecs_there_are() {
    let table = over(
        two()
            .open(0, &["10:40", "02:00", "20:20"])
            .open(1, &["12:40", "22:40"])
            .saucer(1, "14:20", &["05:40"]),
    );
    assert_eq!(table.scores(), [6, 6]);
    assert_eq!(ranking(&table), [[seat(0), seat(1)]]);
    let table = over(
        two()
            .open(0, &["10:40"])
            .temple(0, "03:00", &["20:20"])
            .open(1, &["11:40"])
            .saucer(1, "00:20", &[]),
    );
    assert_eq!(ranking(&table), [[seat(0), seat(1)]]);
    let places = table.state.ranking().unwrap();
    assert_eq!((places.len(), places[0].len()), (1, 2));
}

#[test]
fn those_with_equal_points_share_any_place() {
    let table = over(two().open(0, &["10:40"]).open(1, &["11:40"]));
    assert_eq!(ranking(&table), [[seat(0), seat(1)]]);
    let places = table.state.ranking().unwrap();
    assert_eq!((places.len(), places[0].len()), (1, 2));
}

#[test]
fn there_is_no_ranking_before_the_end() {
    assert_eq!(Table::new(3).state.ranking(), None);
    assert_eq!(Table::new(3).view().ranking, None);
}
