use game::Components;
use serde_json::json;

use super::*;
use crate::Deck;

fn standard() -> Value {
    serde_json::from_str(include_str!("../../../data/deck.json")).unwrap()
}

/// A way to damage a deck.
type Change = fn(&mut Value);

/// The fault of the standard deck after a change.
fn fault_after(change: impl FnOnce(&mut Value)) -> String {
    let mut deck = standard();
    change(&mut deck);
    Deck::parse(&deck.to_string()).unwrap_err().to_string()
}

fn card<'a>(deck: &'a mut Value, hour: &str) -> &'a mut Value {
    let cards = deck.as_array_mut().unwrap();
    cards.iter_mut().find(|card| card["hour"] == hour).unwrap()
}

fn fields<'a>(deck: &'a mut Value, hour: &str) -> &'a mut serde_json::Map<String, Value> {
    card(deck, hour).as_object_mut().unwrap()
}

#[test]
fn the_standard_deck_has_four_sets_and_eight_laws_with_72_different_hours() {
    let deck = Deck::standard();
    assert_eq!(deck.faces().len(), 72);
    for set in Set::ALL {
        let cards = deck.of_set(set);
        assert_eq!(
            (cards.all.len(), cards.aztecs.len(), cards.temples.len()),
            (16, 10, 3)
        );
    }
    for law in Law::ALL {
        assert_eq!(deck.law(law).law, Some(law));
    }
    assert!(deck.faces().is_sorted_by(|a, b| a.hour < b.hour));
}

#[test]
fn what_the_rulebook_prints_is_on_the_cards() {
    let deck = Deck::standard();
    let named = |name: &str| {
        let face = deck.faces().iter().find(|face| face.name == name);
        face.unwrap().points.clone()
    };
    assert_eq!(named("Eagle Warrior"), [2, 10, 20]);
    assert_eq!(
        (named("Elder"), named("Alien"), named("Priest")),
        (vec![5], vec![1], vec![10])
    );
}

#[test]
fn the_order_of_the_file_makes_no_difference() {
    let mut deck = standard();
    deck.as_array_mut().unwrap().reverse();
    assert_eq!(Deck::parse(&deck.to_string()).unwrap(), *Deck::standard());
}

/// It is written into records of games with other decks, so it must never change.
#[test]
fn the_fingerprint_of_the_standard_deck_is_for_ever() {
    assert_eq!(
        Deck::standard().fingerprint().to_string(),
        "584e62a3849cdda1"
    );
}

#[test]
fn a_deck_that_plays_differently_has_another_fingerprint() {
    let fingerprint_after = |change: Change| {
        let mut deck = standard();
        change(&mut deck);
        Deck::parse(&deck.to_string()).unwrap().fingerprint()
    };
    let changes: [Change; 4] = [
        |deck| card(deck, "00:00")["hour"] = json!("00:01"),
        |deck| card(deck, "00:00")["points"] = json!(3),
        |deck| card(deck, "00:00")["name"] = json!("Dog"),
        |deck| card(deck, "09:20")["in_temple"] = json!(6),
    ];
    for change in changes {
        assert_ne!(fingerprint_after(change), Deck::standard().fingerprint());
    }
    let reworded = fingerprint_after(|deck| card(deck, "01:00")["law"] = json!("in other words"));
    assert_eq!(reworded, Deck::standard().fingerprint());
}

/// Every change leads to a fault that says this.
fn say(cases: &[(Change, &str)]) {
    for (change, expected) in cases {
        let fault = fault_after(change);
        assert!(fault.contains(expected), "{fault}\nshould say {expected}");
    }
}

#[test]
fn a_fault_names_the_card_and_what_is_wrong() {
    say(&[
        (
            |d| card(d, "00:00")["hour"] = json!("24:00"),
            "the card at place 1 of the list: `24:00` is no hour; hours are written 00:00 to 23:59",
        ),
        (
            |d| drop(d[0].as_object_mut().unwrap().remove("hour")),
            "the card at place 1 of the list: missing field `hour`",
        ),
        (
            |d| card(d, "00:00")["hour"] = json!("01:20"),
            "two cards, Turkey and Flying Saucer, have the hour 01:20; every card needs its own",
        ),
        (
            |d| card(d, "00:00")["kind"] = json!("turkey"),
            "the card of 00:00 is a `turkey`; cards are villager, warrior,",
        ),
        (
            |d| card(d, "00:00")["set"] = json!("farm"),
            "the card of 00:00 is of the set `farm`; sets are villagers, warriors, council, agency and laws",
        ),
        (
            |d| card(d, "00:00")["kind"] = json!("elder"),
            "the card of 00:00 is a `elder` of the set `villagers`, which is made of villager, temple, saucer",
        ),
        (
            |d| card(d, "00:00")["set"] = json!("laws"),
            "the card of 00:00 is a `villager` of the set `laws`, which is made of law",
        ),
        (
            |d| card(d, "01:00")["set"] = json!("council"),
            "the card of 01:00 is a `law` of the set `council`, which is made of elder, alien, priest, temple, saucer",
        ),
        (
            |d| card(d, "01:00")["name"] = json!("Martial Law"),
            "the card of 01:00 is the law `Martial Law`; laws are Not All Is Lost,",
        ),
        (
            |d| card(d, "00:00")["law"] = json!("eat more turkey"),
            "the card of 00:00 has a `law`, but is no law",
        ),
        (
            |d| card(d, "08:20")["name"] = json!("Eagle Warrior"),
            "the cards of 08:20 and 18:00 are both Eagle Warrior",
        ),
        (
            |d| card(d, "00:00")["name"] = json!(" "),
            "the card of 00:00 needs a `name` of 1 to 40 printable characters",
        ),
    ]);
}

#[test]
fn points_are_what_the_rules_can_count() {
    say(&[
        (
            |d| drop(fields(d, "00:00").remove("points")),
            "the card of 00:00 needs `points`: a whole number from 0 to 99",
        ),
        (
            |d| card(d, "00:00")["points"] = json!(-1),
            "the card of 00:00 needs `points`: a whole number from 0 to 99",
        ),
        (
            |d| card(d, "00:00")["points"] = json!([1, 2]),
            "the card of 00:00 needs `points`: a whole number from 0 to 99",
        ),
        (
            |d| card(d, "02:00")["points"] = json!(100),
            "the card of 02:00 needs `points`: a list of whole numbers from 0 to 99",
        ),
        (
            |d| card(d, "07:40")["points"] = json!(1),
            "the card of 07:40 is a temple, which has no `points`",
        ),
        (
            |d| card(d, "00:40")["points"] = json!(2),
            "the card of 00:40 is worth 2; the rules give every alien 1",
        ),
        (
            |d| card(d, "23:00")["points"] = json!(12),
            "the card of 23:00 is worth 12; the rules give every priest 10",
        ),
        (
            |d| drop(fields(d, "09:20").remove("in_temple")),
            "the card of 09:20 needs `in_temple`: a whole number from 0 to 99",
        ),
        (
            |d| card(d, "00:00")["in_temple"] = json!(2),
            "the card of 00:00 is a villager; only an archivist has `in_temple`",
        ),
        (
            |d| card(d, "02:00")["points"] = json!([1, 4, 11, 23]),
            "the cards of 02:00 and 05:40 are both Jaguar Warrior, but their `points` differ",
        ),
    ]);
}

#[test]
fn a_set_or_law_that_is_not_complete_is_named() {
    say(&[
        (
            |d| card(d, "01:00")["name"] = json!("Twins"),
            "the law Not All Is Lost is in the deck 0 times; every law is there once",
        ),
        (
            |d| drop(d.as_array_mut().unwrap().remove(0)),
            "the set `villagers` has 9 Aztecs; a set has 16 cards: 10 Aztecs, 3 temples and 3 saucers",
        ),
        (
            |d| drop(d.as_array_mut().unwrap().remove(5)),
            "the set `villagers` has 2 temples",
        ),
        (
            |d| drop(d.as_array_mut().unwrap().remove(1)),
            "the set `villagers` has 2 saucers",
        ),
        (
            |d| drop(d.as_array_mut().unwrap().pop()),
            "the law All Colours of the Valley is in the deck 0 times",
        ),
    ]);
}

#[test]
fn a_table_has_a_number_for_every_warrior_of_the_name() {
    let fault = fault_after(|deck| {
        for hour in ["18:00", "19:40", "23:40"] {
            card(deck, hour)["points"] = json!([2, 10]);
        }
    });
    assert_eq!(
        fault,
        "there are 3 of Eagle Warrior, but `points` for 2 only; the list needs a number for one, two and so on up to 3"
    );
}

#[test]
fn what_is_no_list_of_cards_is_refused() {
    for nonsense in ["", "[]", "{", "null", "\u{0}", "[1]", "{\"cards\":[]}"] {
        assert!(Deck::parse(nonsense).is_err());
    }
}
