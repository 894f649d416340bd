use game::Components;
use serde_json::{Value, json};

use super::*;
use crate::Link;

fn standard() -> Value {
    serde_json::from_str(include_str!("../../../data/map.json")).unwrap()
}

/// A way to damage a map.
type Change = fn(&mut Value);

/// The fault of the standard map after a change.
fn fault_after(change: Change) -> String {
    let mut map = standard();
    change(&mut map);
    Map::parse(&map.to_string()).unwrap_err().to_string()
}

#[track_caller]
fn faults(cases: &[(Change, &str)]) {
    for (change, expected) in cases {
        let fault = fault_after(*change);
        assert!(fault.contains(expected), "{fault}\nshould say {expected}");
    }
}

fn village(number: u8) -> Village {
    Village::new(number).unwrap()
}

#[test]
fn the_standard_map_has_six_villages_of_each_species_and_eight_missions() {
    let map = Map::standard();
    for species in Species::ALL {
        let home = map
            .villages()
            .into_iter()
            .filter(|village| map.species(*village) == species);
        assert_eq!(home.count(), 6, "{species}");
    }
    assert_eq!((map.villages().len(), map.missions().len()), (30, 8));
    assert!(
        map.villages()
            .into_iter()
            .all(|village| map.linked(village).len() >= 2)
    );
}

#[test]
fn the_standard_map_prices_spaces_by_how_many_a_village_has() {
    let map = Map::standard();
    for village in map.villages() {
        let costs: Vec<u8> = map.place(village).costs.iter().map(|cost| cost.0).collect();
        let expected: &[u8] = match map.spaces(village) {
            1 => &[3],
            2 => &[2, 3],
            _ => &[2, 3, 5],
        };
        assert_eq!(costs, expected, "village {village}");
    }
}

#[test]
fn links_lead_both_ways() {
    let map = Map::standard();
    for link in [Link::Path, Link::Waterway] {
        for (a, b) in map.every(link) {
            assert!(map.linked_by(link, a).contains(b) && map.linked_by(link, b).contains(a));
        }
    }
    assert_eq!(map.every(Link::Path).count(), 33);
    assert_eq!(map.every(Link::Waterway).count(), 16);
    assert!(map.linked_by(Link::Path, village(8)).contains(village(1)));
    assert!(map.linked_by(Link::Waterway, village(8)).is_empty());
}

#[test]
fn the_tie_number_goes_by_colour_and_card() {
    let map = Map::standard();
    let card = |number| IncomeCard::new(number).unwrap();
    assert_eq!(map.tie_number(Colour::Blue, card(0)), 2);
    assert_eq!(map.tie_number(Colour::Red, card(3)), 16);
    assert_eq!(map.tie_number(Colour::Orange, card(6)), 27);
}

/// Whoever has a colour has no advantage of it: over the seven cards every pair of colours goes first about equally often.
#[test]
fn each_of_two_colours_goes_first_on_three_or_four_of_the_seven_cards() {
    let numbers = &standard()["tie_numbers"];
    let number = |colour: Colour, card: usize| numbers[colour.name()][card].as_u64().unwrap();
    for one in Colour::ALL {
        for other in Colour::ALL.into_iter().filter(|other| *other != one) {
            let first = (0..7).filter(|card| number(one, *card) < number(other, *card));
            let first = first.count();
            assert!(
                (3..=4).contains(&first),
                "{one:?} goes first on {first} of the cards against {other:?}"
            );
        }
    }
}

#[test]
fn the_drawing_has_a_place_for_every_village_and_four_rivers() {
    let map = Map::standard();
    assert_eq!(map.place(village(13)).at, Some([813.0, 422.0]));
    let names: Vec<&str> = map
        .rivers()
        .iter()
        .map(|river| river.name.as_str())
        .collect();
    assert_eq!(names, ["main", "north", "south", "west"]);
    assert!(map.rivers().iter().all(|river| river.course.len() > 10));
    assert_eq!(format!("{:?}", map.size()), "[1400.0, 900.0]");
}

#[test]
fn a_map_without_a_drawing_can_be_played() {
    let mut map = standard();
    for drawn in ["size", "rivers"] {
        map.as_object_mut().unwrap().remove(drawn);
    }
    for village in map["villages"].as_array_mut().unwrap() {
        village.as_object_mut().unwrap().remove("at");
    }
    let undrawn = Map::parse(&map.to_string()).unwrap();
    assert_eq!(undrawn.fingerprint(), Map::standard().fingerprint());
}

#[test]
fn a_map_may_have_fewer_or_more_villages() {
    let mut map = standard();
    map["villages"]
        .as_array_mut()
        .unwrap()
        .push(json!({"id": 31, "name": "Humaita", "species": "fish", "costs": [1, 2, 20]}));
    map["waterways"]
        .as_array_mut()
        .unwrap()
        .push(json!([30, 31]));
    let larger = Map::parse(&map.to_string()).unwrap();
    assert_eq!(larger.villages().len(), 31);
    assert_eq!(larger.price(village(31), 0), Some(Gold(1)));
    assert_eq!(larger.price(village(31), 3), None);
}

/// It is written into records of games on other maps, so it must never change.
#[test]
fn the_fingerprint_of_the_standard_map_is_for_ever() {
    assert_eq!(
        Map::standard().fingerprint().to_string(),
        "b7ed8c13892aea02"
    );
}

#[test]
fn a_map_that_plays_differently_has_another_fingerprint() {
    let changes: [Change; 6] = [
        |m| m["villages"][0]["species"] = json!("orchid"),
        |m| m["villages"][0]["costs"] = json!([2, 4]),
        |m| drop(m["paths"].as_array_mut().unwrap().remove(0)),
        |m| m["waterways"].as_array_mut().unwrap().push(json!([1, 2])),
        |m| m["missions"][0] = json!([1, 15, 17, 23]),
        |m| m["tie_numbers"]["blue"][0] = json!(29),
    ];
    for change in changes {
        let mut map = standard();
        change(&mut map);
        let other = Map::parse(&map.to_string()).unwrap();
        assert_ne!(other.fingerprint(), Map::standard().fingerprint());
        assert_ne!(other, *Map::standard());
    }
}

#[test]
fn a_village_that_cannot_be_is_named() {
    faults(&[
        (
            |m| m["villages"][3]["species"] = json!("tapir"),
            "village 4 has the species `tapir`; species are fish, butterfly, iguana, parrot, orchid",
        ),
        (
            |m| m["villages"][3]["id"] = json!(31),
            "village 31 does not exist; a map with 30 villages numbers them from 1 to 30",
        ),
        (
            |m| m["villages"][3]["id"] = json!(5),
            "village 5 is described twice",
        ),
        (
            |m| m["villages"][3]["name"] = json!(" "),
            "village 4 needs a name of 1 to 40 printable characters",
        ),
        (
            |m| drop(m["villages"][3].as_object_mut().unwrap().remove("costs")),
            "village 4: missing field `costs`",
        ),
        (
            |m| drop(m["villages"][3].as_object_mut().unwrap().remove("id")),
            "the village at place 4 of the list: missing field `id`",
        ),
        (
            |m| {
                let more = m["villages"][3].clone();
                m["villages"].as_array_mut().unwrap().extend(vec![more; 11]);
            },
            "the map has 41 villages; it can have at most 40",
        ),
    ]);
}

#[test]
fn spaces_are_one_to_three_and_their_costs_rise() {
    faults(&[
        (
            |m| m["villages"][3]["costs"] = json!([]),
            "village 4 has 0 spaces; a village has 1 to 3",
        ),
        (
            |m| m["villages"][3]["costs"] = json!([2, 3, 5, 7]),
            "village 4 has 4 spaces; a village has 1 to 3",
        ),
        (
            |m| m["villages"][3]["costs"] = json!([3, 2]),
            "village 4 has spaces that cost 3, 2 gold; each must cost more than the one before",
        ),
        (
            |m| m["villages"][3]["costs"] = json!([3, 3]),
            "village 4 has spaces that cost 3, 3 gold; each must cost more",
        ),
        (
            |m| m["villages"][3]["costs"] = json!([0, 3]),
            "village 4 has a space that costs 0 gold; a space costs 1 to 20",
        ),
        (
            |m| m["villages"][3]["costs"] = json!([2, 21]),
            "village 4 has a space that costs 21 gold",
        ),
    ]);
}

#[test]
fn a_map_on_which_the_game_cannot_begin_or_be_finished_is_refused() {
    faults(&[
        (
            |m| {
                for village in m["villages"].as_array_mut().unwrap() {
                    village["costs"] = json!([4, 5]);
                }
                m["villages"][0]["costs"] = json!([2, 3, 4]);
            },
            "the map has 2 spaces that cost at most 3 gold; the first tents of 4 players need as many",
        ),
        (
            |m| {
                for village in m["villages"].as_array_mut().unwrap() {
                    if village["species"] == "parrot" {
                        village["species"] = json!("fish");
                    }
                }
            },
            "no village has the species parrot; a map needs villages of all five",
        ),
    ]);
}

#[test]
fn links_join_two_different_villages_once() {
    faults(&[
        (
            |m| m["paths"][2] = json!([2, 31]),
            "the path at place 3 of the list leads from 2 to 31, but there is no village 31",
        ),
        (
            |m| m["waterways"][0] = json!([0, 9]),
            "the waterway at place 1 of the list leads from 0 to 9, but there is no village 0",
        ),
        (
            |m| m["paths"][2] = json!([2, 2]),
            "the path at place 3 of the list leads from village 2 to itself",
        ),
        (
            |m| m["paths"][2] = json!([8, 1]),
            "the path at place 3 of the list leads from 8 to 1, but that path is listed already",
        ),
        (
            |m| m["paths"][2] = json!([8]),
            "the path at place 3 of the list: invalid length 1",
        ),
        (
            |m| {
                m["paths"]
                    .as_array_mut()
                    .unwrap()
                    .retain(|path| path[0] != 3 && path[1] != 3);
            },
            "village 3 cannot be reached from village 1; every village needs a way to every other",
        ),
    ]);
}

/// A pair of villages may have both: then neither jaguar nor crocodile parts them.
#[test]
fn a_path_and_a_waterway_may_join_the_same_villages() {
    let mut map = standard();
    map["waterways"].as_array_mut().unwrap().push(json!([8, 1]));
    let map = Map::parse(&map.to_string()).unwrap();
    assert!(map.linked_by(Link::Path, village(1)).contains(village(8)));
    assert!(
        map.linked_by(Link::Waterway, village(1))
            .contains(village(8))
    );
}

#[test]
fn missions_name_four_villages_each_and_are_all_different() {
    faults(&[
        (
            |m| m["missions"][1] = json!([2, 17, 19]),
            "mission 2 names 3 villages; a mission has 4",
        ),
        (
            |m| m["missions"][1] = json!([2, 17, 19, 29, 30]),
            "mission 2 names 5 villages; a mission has 4",
        ),
        (
            |m| m["missions"][1] = json!([2, 17, 19, 77]),
            "mission 2 names 77, which is no village",
        ),
        (
            |m| m["missions"][1] = json!([2, 17, 19, 17]),
            "mission 2 names village 17 twice",
        ),
        (
            |m| m["missions"][4] = json!([29, 17, 19, 2]),
            "missions 2 and 5 have the same villages; every mission must be different",
        ),
        (
            |m| m["missions"] = json!([[1, 2, 3, 4]]),
            "the map has 1 missions; it needs 4 to 32",
        ),
        (
            |m| m["missions"][1] = json!("all"),
            "mission 2: invalid type",
        ),
    ]);
}

#[test]
fn tie_numbers_are_seven_for_each_colour_and_all_different() {
    faults(&[
        (
            |m| m["tie_numbers"]["red"][2] = json!(8),
            "red has the tie number 8, which is taken; all 28 must be different",
        ),
        (
            |m| m["tie_numbers"]["white"] = json!([1, 2, 3]),
            "white has 3 tie numbers; it needs 7, one for each income card",
        ),
        (
            |m| drop(m["tie_numbers"].as_object_mut().unwrap().remove("orange")),
            "missing field `orange`",
        ),
    ]);
}

#[test]
fn a_river_is_a_list_of_points() {
    faults(&[(
        |m| m["rivers"]["main"] = json!("long"),
        "river `main`: invalid type",
    )]);
}

#[test]
fn what_is_no_map_is_refused() {
    for nonsense in ["", "[]", "{", "null", "\u{0}", r#"{"villages":[]}"#] {
        let fault = Map::parse(nonsense).unwrap_err().to_string();
        assert!(fault.starts_with("the map cannot be read"), "{fault}");
    }
}
