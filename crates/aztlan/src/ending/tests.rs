use game::{Game, Seed, Setup, Silent};

use crate::ProsperityCard::{Games, Offering, Rafts};
use crate::scenario::{Table, seat};
use crate::{Aztlan, Edition, FirstFaction, Options};

/// Everybody scores.
fn score_all(table: &mut Table) {
    for _ in 0..table.view().order.len() {
        let actor = table.to_act()[0];
        table.play(actor, "score");
    }
}

/// The fifth age of a game in which cards 4 to 8 were used, so 9 is chosen or left.
fn fifth_age(players: u8) -> Table {
    Table::new(players).age(5)
}

#[test]
fn three_offerings_and_another_card_are_worth_thirteen() {
    let mut table = fifth_age(3)
        .power([9, 9, 9])
        .hand(0, &[Offering, Offering, Offering, Rafts])
        .at_scoring();
    score_all(&mut table);
    let unused = 6;
    assert_eq!(table.scores(), [9 + 4 + unused, unused, unused]);
}

#[test]
fn the_square_of_the_offerings_goes_on_after_five() {
    let mut table = fifth_age(3)
        .power([9, 9, 9])
        .hand(0, &[Offering; 6])
        .at_scoring();
    score_all(&mut table);
    assert_eq!(table.scores()[0], 36 + 6 + 6);
}

#[test]
fn the_power_card_never_used_is_worth_its_value() {
    let mut table = fifth_age(3).power([8, 9, 9]).at_scoring();
    score_all(&mut table);
    assert_eq!(table.scores(), [7, 6, 6]);
}

/// Seat 0 overtakes while scoring, but is still counted when its turn comes, and so lies below seat 1.
#[test]
fn the_last_count_is_one_move_in_the_turn_order_of_the_fifth_age() {
    let mut table = fifth_age(3)
        .order([2, 0, 1])
        .power([9, 9, 9])
        .lands(0, &[4])
        .lands(1, &[9])
        .at_scoring();
    score_all(&mut table);
    assert_eq!(table.scores(), [8, 8, 6]);
    assert_eq!(table.view().stack, [2, 0, 1].map(seat));
    assert_eq!(table.view().order, [2, 0, 1].map(seat));
}

/// By the new order seat 1, which scored last, would be counted before seat 0.
#[test]
fn the_last_count_does_not_follow_the_scores_of_the_fifth_age() {
    let mut table = fifth_age(3)
        .order([0, 1, 2])
        .power([9, 9, 9])
        .lands(1, &[4])
        .hand(0, &[Games, Rafts])
        .at_scoring();
    score_all(&mut table);
    assert_eq!(table.scores(), [8, 8, 6]);
    assert_eq!(
        table.view().stack,
        [2, 0, 1].map(seat),
        "seat 1 was counted after seat 0"
    );
}

#[test]
fn the_stack_breaks_a_final_tie_as_the_edition_says() {
    for (edition, winner) in [(Edition::En, 0), (Edition::It, 2)] {
        let mut table = fifth_age(3).edition(edition).power([9, 9, 9]).at_scoring();
        score_all(&mut table);
        assert_eq!(table.scores(), [6, 6, 6]);
        assert_eq!(table.view().ranking.unwrap()[0], [seat(winner)]);
    }
}

#[test]
fn at_the_end_nobody_may_act_and_every_card_lies_open() {
    let mut table = fifth_age(3).power([9, 9, 9]).hand(0, &[Games]).at_scoring();
    score_all(&mut table);
    let view = table.seen_by(1);
    assert_eq!((table.phase().as_str(), table.to_act()), ("over", vec![]));
    assert!(view.hands[0][0].open().is_some());
    assert!(
        view.deck.iter().all(|card| card.open().is_none()),
        "but not the deck"
    );
    assert_eq!(view.power[0].used.len(), 5);
    assert_eq!(view.power[0].chosen, None);
}

#[test]
fn a_chosen_card_moves_to_the_used_ones_when_the_age_ends() {
    let mut table = Table::new(3).power([7, 5, 9]).at_scoring();
    score_all(&mut table);
    let power = &table.view().power[0];
    assert_eq!(
        power
            .used
            .iter()
            .map(|card| card.number())
            .collect::<Vec<_>>(),
        [7]
    );
    assert_eq!(power.chosen, None);
    assert_eq!((table.view().age, table.phase().as_str()), (2, "choosing"));
}

#[test]
fn the_breakdown_names_every_source() {
    let mut table = fifth_age(3)
        .power([9, 9, 9])
        .lands(0, &[4])
        .hand(0, &[Offering, Offering])
        .at_scoring();
    score_all(&mut table);
    let lines = table.state.breakdown(None);
    let of_seat: Vec<_> = lines
        .iter()
        .filter(|line| line.seat == seat(0))
        .map(|line| (line.round, line.source, line.points.0))
        .collect();
    let expected = [
        (Some(5), "domains", 2),
        (None, "unused_card", 6),
        (None, "cards", 2),
        (None, "offerings", 4),
    ];
    assert_eq!(of_seat, expected);
}

#[test]
fn two_players_swap_factions_after_each_of_the_first_four_ages() {
    let mut table = Table::new(2);
    for age in 1..=5 {
        let expected = if age % 2 == 1 { [0, 1] } else { [1, 0] };
        assert_eq!(table.view().control.unwrap(), expected, "age {age}");
        for player in 0..2 {
            let card = table.legal(player)[0].clone();
            table.play(player, &card);
        }
        table.place_all(9);
        while table.view().age == age && table.phase() != "over" {
            let actor = table.to_act()[0];
            let action = table.legal(actor).pop().unwrap();
            table.play(actor, &action);
        }
    }
    assert_eq!(
        table.view().control.unwrap(),
        [0, 1],
        "no swap after the last"
    );
}

#[test]
fn pawns_belong_to_the_faction_and_cards_to_the_player() {
    let mut table = Table::new(2)
        .power([5, 6])
        .pawns(0, 6, 3)
        .hand(0, &[Offering])
        .at_scoring();
    score_all(&mut table);
    assert_eq!((table.view().scores, table.cards(0)), (vec![2, 0], 1));
    assert_eq!(table.view().reserve, [57, 60]);
    table.play(0, "choose 6").play(1, "choose 5");
    assert_eq!(
        (table.view().to_place, table.view().reserve),
        (vec![9, 9], vec![48, 51])
    );
    assert_eq!(
        table.legal_of(1, "place").len() + table.legal_of(0, "place").len(),
        30
    );
    table.place_all(10);
    while table.phase() != "scoring" {
        let actor = table.to_act()[0];
        table.play(actor, "coexist");
    }
    while table.phase() == "scoring" {
        let actor = table.to_act()[0];
        table.play(actor, "score");
    }
    // Seat 0 plays the other faction now and has card 6 for the desert 10; seat 1 has card 5 for the jungle 6.
    assert_eq!(table.scores(), [2 + 2, 3]);
}

#[test]
fn the_first_faction_can_be_chosen_or_random() {
    let control = |first_faction, seed| {
        let options = Options {
            players: 2,
            first_faction,
            ..Options::default()
        };
        let state = Aztlan::start(&Setup::new(options, Seed::Short(seed)), &mut Silent);
        state.open_view().control.unwrap()
    };
    for seed in 0..20 {
        assert_eq!(control(FirstFaction::CoyoteQuetzal, seed), [0, 1]);
        assert_eq!(control(FirstFaction::OcelotSerpent, seed), [1, 0]);
    }
    let heads = (0..100)
        .filter(|seed| control(FirstFaction::Random, *seed) == [0, 1])
        .count();
    assert!((30..70).contains(&heads), "{heads} of 100");
}
