use game::{Game, Known};

use crate::scenario::{Table, ages, seat};
use crate::{Aztlan, Event, Options};

#[test]
fn all_choose_at_once_and_only_those_who_have_not_chosen_may_act() {
    let mut table = Table::new(4);
    assert_eq!(table.to_act(), [0, 1, 2, 3]);
    table.play(2, "choose 9");
    assert_eq!(table.to_act(), [0, 1, 3]);
    assert!(table.legal(2).is_empty());
}

#[test]
fn a_card_used_in_an_earlier_age_cannot_be_chosen_again() {
    let table = Table::new(3).age(3).at_choosing();
    assert_eq!(
        table.legal(0),
        ["choose 6", "choose 7", "choose 8", "choose 9"]
    );
}

#[test]
fn the_order_in_which_the_players_choose_makes_no_difference() {
    let (mut one, mut other) = (Table::new(3), Table::new(3));
    one.play(0, "choose 4")
        .play(1, "choose 5")
        .play(2, "choose 6");
    other
        .play(2, "choose 6")
        .play(0, "choose 4")
        .play(1, "choose 5");
    assert_eq!(one.state, other.state);
}

#[test]
fn nobody_sees_anothers_choice_before_all_placements_are_done() {
    let mut table = Table::new(3);
    table.play(0, "choose 9").play(1, "choose 5");
    assert_eq!(table.seen_by(1).power[0].chosen, Some(Known::HIDDEN));
    assert_eq!(
        table.seen_by(0).power[0]
            .chosen
            .and_then(Known::open)
            .unwrap()
            .number(),
        9
    );
    assert_eq!(table.seen_by(0).power[2].chosen, None);
    table.play(2, "choose 6");
    while table.phase() == "development" {
        assert_eq!(table.seen_by(1).power[0].chosen, Some(Known::HIDDEN));
        assert_eq!(table.count("revealed"), 0);
        let actor = table.to_act()[0];
        let action = if table.legal(actor).contains(&"stay".to_owned()) {
            "stay"
        } else {
            "place 14"
        };
        table.play(actor, action);
    }
    assert_eq!(table.count("revealed"), 3);
    assert_eq!(
        table.seen_by(1).power[0]
            .chosen
            .and_then(Known::open)
            .unwrap()
            .number(),
        9
    );
}

#[test]
fn pawns_are_taken_when_the_last_player_has_chosen() {
    let mut table = Table::new(4);
    table
        .play(0, "choose 4")
        .play(1, "choose 4")
        .play(2, "choose 4");
    assert_eq!(
        (table.view().to_place, table.view().reserve),
        (vec![0; 4], vec![30; 4])
    );
    table.play(3, "choose 4");
    assert_eq!(
        (table.view().to_place, table.view().reserve),
        (vec![7; 4], vec![23; 4])
    );
}

#[test]
fn each_age_brings_one_pawn_less() {
    let by_players = [
        (2, [10, 9, 8, 7, 6]),
        (3, [8, 7, 6, 5, 4]),
        (4, [7, 6, 5, 4, 3]),
    ];
    for (players, pawns) in by_players {
        assert!(
            ages().map(|age| age.pawns(players)).eq(pawns),
            "{players} players"
        );
    }
}

#[test]
fn each_tribe_has_thirty_pawns_and_a_faction_has_two_tribes() {
    assert_eq!(Table::new(4).view().reserve, [30; 4]);
    assert_eq!(Table::new(2).view().reserve, [60; 2]);
}

/// Three players place exactly thirty pawns in five ages: a marker on the turn order track is none of them.
#[test]
fn the_markers_of_turn_order_are_no_pawns() {
    assert_eq!(ages().map(|age| age.pawns(3)).sum::<u8>(), 30);
    let table = Table::new(3).age(5).pawns(0, 1, 26).at_development();
    let view = table.view();
    assert_eq!((view.to_place[0], view.reserve[0]), (4, 0));
}

#[test]
fn a_short_reserve_is_filled_up_with_pawns_removed_earlier() {
    let table = Table::new(3)
        .age(5)
        .pawns(0, 1, 27)
        .removed(0, 2)
        .at_development();
    let view = table.view();
    assert_eq!(
        (view.to_place[0], view.reserve[0], view.removed[0]),
        (3, 0, 0)
    );
    let table = Table::new(3)
        .age(5)
        .pawns(0, 1, 20)
        .removed(0, 9)
        .at_development();
    let view = table.view();
    assert_eq!(
        (view.to_place[0], view.reserve[0], view.removed[0]),
        (4, 0, 6)
    );
}

#[test]
fn everybody_is_told_how_many_pawns_were_taken_and_how_many_had_been_removed() {
    let mut table = Table::new(3).age(5).pawns(0, 1, 20).removed(0, 9);
    table
        .play(0, "choose 9")
        .play(1, "choose 9")
        .play(2, "choose 9");
    let took = |seat, returned| Event::Took {
        seat,
        pawns: 4,
        returned,
    };
    let told: Vec<_> = table
        .events
        .iter()
        .filter(|event| game::Event::kind(*event) == "took")
        .collect();
    assert_eq!(
        told,
        [&took(seat(0), 3), &took(seat(1), 0), &took(seat(2), 0)]
    );
}

#[test]
fn a_player_with_nothing_to_take_is_skipped() {
    let mut table = Table::new(3).age(5).pawns(1, 1, 30).at_development();
    assert_eq!(table.view().to_place, [4, 0, 4]);
    table.play(0, "place 2").play(0, "stay");
    assert_eq!(table.to_act(), [2]);
}

#[test]
fn if_nobody_has_a_pawn_left_development_is_over_at_once() {
    let table = Table::new(3)
        .age(5)
        .pawns(0, 1, 30)
        .pawns(1, 2, 30)
        .pawns(2, 3, 30)
        .at_development();
    assert_eq!(table.phase(), "scoring");
}

#[test]
fn the_stack_at_the_start_is_random() {
    let stacks: std::collections::BTreeSet<_> = (0..100)
        .map(|seed| {
            let setup = game::Setup::<Aztlan>::new(Options::default(), game::Seed::Short(seed));
            Aztlan::start(&setup, &mut game::Silent).open_view().stack
        })
        .collect();
    assert_eq!(stacks.len(), 24);
}

#[test]
fn turn_order_is_the_stack_from_the_top() {
    let view = Table::new(3).view();
    assert_eq!(view.order, [0, 1, 2].map(seat));
    assert_eq!(view.stack, [2, 1, 0].map(seat));
}
