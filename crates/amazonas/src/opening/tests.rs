use std::collections::BTreeSet;

use game::{Game, Seed, Setup, Silent};

use crate::scenario::{Table, seat, village};
use crate::{Amazonas, Options, Tent};

#[test]
fn the_players_build_their_first_tents_in_random_order() {
    let orders: BTreeSet<Vec<u8>> = (0..400)
        .map(|seed| {
            let setup = Setup::<Amazonas>::new(Options::default(), Seed::Short(seed));
            let order = Amazonas::start(&setup, &mut Silent).open_view().order;
            order.into_iter().map(u8::from).collect()
        })
        .collect();
    assert_eq!(orders.len(), 24);
    let mut table = Table::new(3);
    for owner in 0..3 {
        assert_eq!(table.to_act(), [owner]);
        assert_eq!(table.view().turn, owner);
        table.play(owner, "start 13");
        if owner == 1 {
            break;
        }
    }
}

#[test]
fn everybody_begins_with_three_gold_twelve_tents_seven_cards_and_a_mission() {
    let view = Table::new(4).view();
    assert!(view.money.iter().all(|money| money.0 == 9));
    assert!((0..4).all(|owner| view.hand(seat(owner)).len() == 7));
    assert_eq!(view.supply, [12; 5]);
    assert!(view.order.iter().all(|seat| view.tents_left(*seat) == 12));
    let missions: BTreeSet<_> = view.missions.iter().map(|known| known.open()).collect();
    assert_eq!(missions.len(), 4);
    assert_eq!((view.round, view.event, view.events.len()), (0, None, 18));
}

#[test]
fn a_first_tent_may_stand_anywhere_and_is_paid_and_brings_a_tile() {
    let mut table = Table::new(4);
    assert_eq!(table.legal_of(0, "start").len(), 30);
    table.play(0, "start 12");
    let view = table.view();
    assert_eq!(table.money(0), 0);
    assert_eq!(
        (view.tiles[0], view.supply),
        ([0, 0, 0, 0, 1], [12, 12, 12, 12, 11])
    );
    assert_eq!(view.tents_left(view.order[0]), 11);
}

#[test]
fn whoever_comes_later_to_a_village_pays_more() {
    let mut table = Table::new(4);
    table.play(0, "start 13").play(1, "start 13");
    assert_eq!((table.money(0), table.money(1)), (9 - 6, 9 - 9));
    let tents = &table.view().tents[&village(13)];
    let owners = [0, 1].map(|owner| Tent::Of(crate::scenario::seat(owner)));
    assert_eq!(*tents, owners);
}

#[test]
fn a_space_that_costs_five_gold_or_is_taken_cannot_be_the_first() {
    let mut table = Table::new(4);
    table.play(0, "start 13").play(1, "start 13");
    assert!(
        !table.legal(2).contains(&"start 13".to_owned()),
        "it costs 5"
    );
    table.play(2, "start 12");
    let starts = table.legal_of(3, "start");
    assert!(!starts.contains(&"12".to_owned()), "it is full");
    assert_eq!(starts.len(), 28);
}

#[test]
fn two_players_put_up_no_neutral_tents_in_the_opening() {
    let mut table = Table::new(2);
    assert!(table.legal_of(0, "neutral").is_empty());
    table.play(0, "start 13").play(1, "start 14");
    assert_eq!(table.view().neutral_left, Some(vec![6, 6]));
}

#[test]
fn the_first_round_begins_when_all_have_built() {
    let mut table = Table::new(2);
    table.play(0, "start 13").play(1, "start 14");
    let view = table.view();
    assert_eq!((view.round, table.phase().as_str()), (1, "income"));
    assert!(view.event.is_some());
    assert_eq!((view.events.len(), view.turn), (17, 0));
    assert_eq!((table.count("started"), table.count("round")), (2, 1));
}
