//! Every law, on thousands of random games of each way to play.

use amazonas::{Amazonas, Majority, Map, Options};
use game::laws::{Report, Trial, assert_hold};
use game::{Components, Options as _};

fn laws_hold(players: u8, majority: Majority) -> Report {
    let options = Options {
        players,
        majority,
        ..Options::default()
    };
    assert_hold::<Amazonas>(&options, 2_000)
}

/// The laws where only the last card of each player is shown and the seats have chosen their colours.
fn laws_hold_without_memory(players: u8, majority: &str, colours: &str) {
    let players = players.to_string();
    let options = Options::from_pairs([
        ("players", players.as_str()),
        ("majority", majority),
        ("colours", colours),
        ("memory", "off"),
    ]);
    assert_hold::<Amazonas>(&options.expect("they can be played with"), 2_000);
}

#[test]
fn two_players() {
    let report = laws_hold(2, Majority::Rulebook);
    let never = report.unseen::<Amazonas>();
    assert_eq!(never, [""; 0], "everything happens with two players");
}

#[test]
fn two_players_without_majorities() {
    laws_hold(2, Majority::None);
}

#[test]
fn three_players() {
    laws_hold(3, Majority::Rulebook);
}

#[test]
fn three_players_without_majorities() {
    laws_hold(3, Majority::None);
}

#[test]
fn four_players() {
    let report = laws_hold(4, Majority::Rulebook);
    let never = report.unseen::<Amazonas>();
    assert_eq!(
        never,
        ["neutral", "neutral"],
        "only two players have neutral tents"
    );
}

#[test]
fn four_players_without_majorities() {
    laws_hold(4, Majority::None);
}

#[test]
fn two_players_without_memory() {
    laws_hold_without_memory(2, "rulebook", "orange,white");
}

#[test]
fn two_players_without_memory_and_majorities() {
    laws_hold_without_memory(2, "none", "white,blue");
}

#[test]
fn three_players_without_memory() {
    laws_hold_without_memory(3, "rulebook", "red,orange,blue");
}

#[test]
fn three_players_without_memory_and_majorities() {
    laws_hold_without_memory(3, "none", "orange,red,white");
}

#[test]
fn four_players_without_memory() {
    laws_hold_without_memory(4, "rulebook", "orange,white,red,blue");
}

#[test]
fn four_players_without_memory_and_majorities() {
    laws_hold_without_memory(4, "none", "white,blue,orange,red");
}

/// The smallest map that can be: one space in four of the villages that stand in a row, no waterways and four
/// missions. Nearly everything is full at once.
#[test]
fn a_strange_map() {
    let species = ["fish", "butterfly", "iguana", "parrot", "orchid"];
    let villages = (1..).zip(species).map(|(id, species)| {
        serde_json::json!({"id": id, "name": species, "species": species, "costs": [1 + id % 3]})
    });
    let map = serde_json::json!({
        "villages": villages.collect::<Vec<_>>(),
        "paths": [[1, 2], [2, 3], [3, 4], [4, 5]],
        "waterways": [],
        "missions": [[1, 2, 3, 4], [2, 3, 4, 5], [1, 3, 4, 5], [1, 2, 4, 5]],
        "tie_numbers": {
            "blue": [0, 1, 2, 3, 4, 5, 6],
            "red": [10, 11, 12, 13, 14, 15, 16],
            "white": [20, 21, 22, 23, 24, 25, 26],
            "orange": [250, 251, 252, 253, 254, 255, 30],
        },
    });
    for players in 2..=4 {
        let options = Options {
            players,
            ..Options::default()
        };
        let mut trial = Trial::<Amazonas>::new(&options, 300);
        trial.components = Map::load(&map.to_string()).expect("the map is sound");
        if let Err(broken) = trial.run() {
            panic!("{broken}");
        }
    }
}

/// The largest map: forty villages, every one linked to every other on land and water. Tents are what is short.
#[test]
fn a_crowded_map() {
    let species = [
        "fish",
        "fish",
        "fish",
        "fish",
        "butterfly",
        "iguana",
        "parrot",
        "orchid",
    ];
    let villages = (1..=40).zip(species.into_iter().cycle()).map(|(id, species)| {
        serde_json::json!({"id": id, "name": species, "species": species, "costs": [1, 2, 3]})
    });
    let links: Vec<[u8; 2]> = (1..=40)
        .flat_map(|a| (a + 1..=40).map(move |b| [a, b]))
        .collect();
    let missions = (0..10).map(|first| [1, 2, 3, 4].map(|place| 4 * first + place));
    let mut map: serde_json::Value =
        serde_json::from_str(include_str!("../data/map.json")).expect("the map is JSON");
    map["villages"] = villages.collect::<Vec<_>>().into();
    map["paths"] = serde_json::json!(links);
    map["waterways"] = serde_json::json!(links);
    map["missions"] = serde_json::json!(missions.collect::<Vec<[u8; 4]>>());
    for players in 2..=4 {
        let options = Options {
            players,
            ..Options::default()
        };
        let mut trial = Trial::<Amazonas>::new(&options, 200);
        trial.components = Map::load(&map.to_string()).expect("the map is sound");
        if let Err(broken) = trial.run() {
            panic!("{broken}");
        }
    }
}
