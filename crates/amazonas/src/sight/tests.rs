use game::{Game, Viewer};

use crate::EventCard::{Bonus, Crocodile, Fire, Jaguar, Monkeys};
use crate::Species::{Fish, Iguana, Orchid};
use crate::scenario::{Table, card, seat, village};
use crate::{Action, Gold, Link, Silver, Site, Takings};

/// The numbers of the villages where the seat could build.
fn sites(table: &Table, owner: u8) -> Vec<u8> {
    let view = table.state.view(Viewer::Spectator);
    let sites = table.state.components().sites(&view, seat(owner));
    sites.iter().map(|site| site.village.number()).collect()
}

#[test]
fn a_site_says_what_it_costs_and_brings() {
    let table = Table::new(3)
        .tents(0, &[13])
        .tents(1, &[19])
        .tiles(1, [0, 0, 12, 0, 0])
        .silver(0, 9)
        .at_round(1, Fire);
    let sites = table.state.map.sites(&table.view(), seat(0));
    let [five, _, _, nineteen] = sites[..] else {
        panic!("{sites:?}")
    };
    let expected = Site {
        village: village(19),
        gold: Gold(3),
        species: Some(Orchid),
    };
    assert_eq!(nineteen, expected);
    assert_eq!(
        (five.gold, five.species),
        (Gold(2), None),
        "no iguana is left"
    );
}

#[test]
fn what_is_in_reach_but_too_dear_is_no_site() {
    let table = Table::new(3)
        .tents(0, &[13])
        .tents(1, &[19])
        .silver(0, 8)
        .at_round(1, Fire);
    assert_eq!(sites(&table, 0), [5, 11, 18]);
    let reach = table.state.map.within_reach(&table.view(), seat(0));
    assert_eq!(reach.len(), 4);
}

#[test]
fn in_the_opening_every_village_that_can_be_paid_is_a_site_till_one_has_built() {
    let mut table = Table::new(4);
    table.play(0, "start 7").play(1, "start 13");
    assert_eq!(sites(&table, 2).len(), 29);
    assert!(sites(&table, 0).is_empty());
}

/// Whenever a seat may build, its sites are what it may do.
#[test]
fn sites_are_what_the_rules_allow() {
    for players in 2..=4 {
        let mut table = Table::new(players);
        let mut chance = game::Chance::new(game::Seed::Short(players.into()));
        let mut actions = Vec::new();
        while let Some((actor, action)) =
            game::random_decision(&table.state, &mut chance, &mut actions)
        {
            let built = actions.iter().filter_map(|action| match action {
                Action::Build(village) | Action::Start(village) => Some(village.number()),
                _ => None,
            });
            let built: Vec<u8> = built.collect();
            if actions.contains(&Action::Done) || !built.is_empty() {
                assert_eq!(sites(&table, actor.into()), built);
            }
            table.state.apply(actor, action, &mut table.events).unwrap();
        }
    }
}

#[test]
fn a_link_is_closed_by_the_event_but_not_to_card_6() {
    let mut table = Table::new(3).tents(0, &[13]).at_round(1, Jaguar);
    let view = table.view();
    assert!(view.is_closed(Link::Path) && !view.is_closed(Link::Waterway));
    assert!(view.is_closed_to(seat(0), Link::Path));
    table.play(0, "income 6");
    assert!(
        table.seen_by(1).is_closed_to(seat(0), Link::Path),
        "as far as seat 1 knows"
    );
    assert!(!table.seen_by(0).is_closed_to(seat(0), Link::Path));
    table.play(1, "income 5").play(2, "income 4");
    let view = table.seen_by(1);
    assert!(!view.is_closed_to(seat(0), Link::Path) && view.is_spared(seat(0)));
    assert!(view.is_closed_to(seat(1), Link::Path));
    let croc = Table::new(3).at_round(1, Crocodile).view();
    assert!(croc.is_closed(Link::Waterway) && !croc.is_closed(Link::Path));
}

#[test]
fn every_card_in_a_hand_says_what_it_would_pay() {
    let table = Table::new(3)
        .tiles(0, [1, 0, 3, 0, 0])
        .natives(0, Iguana, 1)
        .at_round(3, Bonus(Fish));
    let incomes = table.view().incomes(seat(0));
    let paid: Vec<(u8, u16)> = incomes
        .iter()
        .map(|(card, takings)| (card.number(), takings.income.0))
        .collect();
    assert_eq!(paid, [(2, 2), (3, 7), (4, 4), (5, 5), (6, 7)]);
    assert!(
        incomes
            .iter()
            .all(|(_, takings)| takings.bonus == Silver(1))
    );
}

#[test]
fn takings_tell_what_the_event_makes_of_an_income() {
    let at = |event| {
        let table = Table::new(3).tiles(0, [4, 0, 0, 0, 0]).all_have(1);
        table.at_round(1, event).view()
    };
    let takings = |event, number| -> Takings { at(event).takings(seat(0), card(number)) };
    assert_eq!(
        (takings(Fire, 1).burnt, takings(Fire, 1).gain()),
        (Silver(3), 2)
    );
    assert_eq!(takings(Fire, 6).gain(), 6);
    assert_eq!(
        (takings(Monkeys, 2).stolen, takings(Monkeys, 2).gain()),
        (Silver(3), -1)
    );
    assert_eq!(takings(Monkeys, 6).stolen, Silver(0));
    assert_eq!(takings(Bonus(Fish), 6).gain(), 10);
}

#[test]
fn the_owners_of_the_most_are_known() {
    let table = Table::new(3)
        .tiles(0, [1, 2, 0, 0, 0])
        .tiles(2, [2, 2, 0, 0, 0]);
    let view = table.view();
    assert_eq!(view.most(Fish), [seat(2)]);
    assert_eq!(view.most(crate::Species::Butterfly), [seat(0), seat(2)]);
    assert!(view.most(Iguana).is_empty());
}

#[test]
fn what_a_mission_misses_is_told_to_those_who_know_it() {
    let table = Table::new(3).tents(0, &[15]);
    assert_eq!(table.seen_by(0).missing(seat(0)).unwrap().len(), 3);
    assert_eq!(table.seen_by(1).missing(seat(0)), None);
}
