//! Every law, on thousands of random games of each way to play.

use game::Components;
use game::laws::{Report, Trial, assert_hold};
use space_aztecs::{Deck, Options, Order, Set, SpaceAztecs};

/// Both orders, with and without laws and memory aid.
fn laws_hold(players: u8) -> Vec<Report> {
    let mut reports = Vec::new();
    for order in [Order::Clockwise, Order::Hours] {
        for laws in [true, false] {
            for memory in [true, false] {
                let options = Options {
                    players,
                    order,
                    laws,
                    sets: None,
                    memory,
                };
                reports.push(assert_hold::<SpaceAztecs>(&options, 1_000));
            }
        }
    }
    reports
}

#[test]
fn two_players() {
    laws_hold(2);
}

#[test]
fn three_players() {
    laws_hold(3);
}

#[test]
fn four_players() {
    let reports = laws_hold(4);
    let never = reports[0].unseen::<SpaceAztecs>();
    assert_eq!(never, ["dealt"], "that is told before the first decision");
}

#[test]
fn five_players() {
    laws_hold(5);
}

#[test]
fn six_players() {
    let reports = laws_hold(6);
    let never = reports[0].unseen::<SpaceAztecs>();
    assert_eq!(never, ["dealt"], "that is told before the first decision");
}

#[test]
fn any_three_sets() {
    for left_out in Set::ALL {
        for players in 2..=4 {
            let sets = Set::ALL.into_iter().filter(|set| *set != left_out);
            let options = Options {
                players,
                sets: Some(sets.collect()),
                ..Options::default()
            };
            assert_hold::<SpaceAztecs>(&options, 300);
        }
    }
}

/// A deck in which agents are many, hours are minutes apart and all villagers have one name.
#[test]
fn a_strange_deck() {
    let mut deck: serde_json::Value =
        serde_json::from_str(include_str!("../data/deck.json")).expect("the deck is JSON");
    for (index, card) in deck.as_array_mut().expect("a list").iter_mut().enumerate() {
        card["hour"] = format!("23:{:02}", index.min(59)).into();
        if index > 59 {
            card["hour"] = format!("00:{:02}", index - 60).into();
        }
        if card["kind"] == "villager" {
            card["name"] = "Turkey".into();
        }
        if card["kind"] == "archivist" {
            card["kind"] = "agent".into();
            card.as_object_mut().expect("a card").remove("in_temple");
        }
    }
    for players in [3, 6] {
        let options = Options {
            players,
            ..Options::default()
        };
        let mut trial = Trial::<SpaceAztecs>::new(&options, 300);
        trial.components = Deck::load(&deck.to_string()).expect("the deck is sound");
        if let Err(broken) = trial.run() {
            panic!("{broken}");
        }
    }
}
