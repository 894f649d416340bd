//! The points counted a second time, from what the JSON of a view and the data file say and nothing else, so that the rules do not vouch for
//! themselves.

use std::collections::BTreeMap;

use game::{Chance, Game, Seed, Setup, Silent, Viewer, random_decision};
use serde_json::Value;
use space_aztecs::{Options, SpaceAztecs};

struct Recount {
    cards: BTreeMap<String, Value>,
}

/// A village in plain lists of cards.
struct Village<'a> {
    open: Vec<&'a Value>,
    hidden: Vec<&'a Value>,
    captured: usize,
    temples: usize,
    saucers: usize,
    laws: Vec<&'a str>,
}

impl Village<'_> {
    fn aztecs(&self) -> Vec<&Value> {
        self.open.iter().chain(&self.hidden).copied().collect()
    }

    fn of(&self, key: &str, value: &str) -> usize {
        let aztecs = self.aztecs();
        aztecs.iter().filter(|card| card[key] == value).count()
    }
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().unwrap().iter()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

impl Recount {
    fn new() -> Self {
        let deck: Vec<Value> = serde_json::from_str(include_str!("../data/deck.json")).unwrap();
        let named = |card: Value| (card["hour"].as_str().unwrap().to_owned(), card);
        Self {
            cards: deck.into_iter().map(named).collect(),
        }
    }

    fn card(&self, hour: &Value) -> &Value {
        &self.cards[hour.as_str().unwrap()]
    }

    fn village(&self, view: &Value) -> Village<'_> {
        Village {
            open: list(view, "open").map(|hour| self.card(hour)).collect(),
            hidden: list(view, "temples")
                .flat_map(|temple| list(temple, "hidden"))
                .map(|hour| self.card(hour))
                .collect(),
            captured: list(view, "saucers")
                .map(|saucer| list(saucer, "captured").count())
                .sum(),
            temples: list(view, "temples").count(),
            saucers: list(view, "saucers").count(),
            laws: list(view, "laws")
                .map(|hour| self.card(hour)["name"].as_str().unwrap())
                .collect(),
        }
    }

    fn scores(&self, view: &Value) -> Vec<i64> {
        let villages: Vec<Village> = list(view, "villages")
            .map(|village| self.village(village))
            .collect();
        let sets: Vec<&str> = list(view, "sets")
            .map(|set| set.as_str().unwrap())
            .collect();
        let score = |seat| {
            laws(&villages, seat, &sets)
                + aztecs(&villages[seat])
                + hunger(&villages, seat, &sets)
                + i64::try_from(villages[seat].captured).unwrap()
        };
        (0..villages.len()).map(score).collect()
    }
}

fn laws(villages: &[Village], seat: usize, sets: &[&str]) -> i64 {
    let own = &villages[seat];
    let count = |number: usize| i64::try_from(number).unwrap();
    let mut points = 0;
    for law in &own.laws {
        points += match *law {
            "Not All Is Lost" => {
                let all: usize = villages.iter().map(|village| village.saucers).sum();
                count(all - own.saucers)
            }
            "All Colours of the Valley" => {
                let all = sets.iter().all(|set| own.of("set", set) > 0);
                if all { 8 } else { 0 }
            }
            "Sanctuary" => count(2 * own.hidden.len()).min(10),
            "Open Gates" => count(2 * own.open.len()).min(10),
            "Feast Day" => {
                let feasts = |set: &&&str| {
                    let most = villages.iter().map(|village| village.of("set", set)).max();
                    own.of("set", set) > 0 && Some(own.of("set", set)) == most
                };
                (3 * count(sets.iter().filter(feasts).count())).min(6)
            }
            "Builders of Pyramids" => count(3 * own.temples),
            "Twins" => {
                let mut names: BTreeMap<&str, usize> = BTreeMap::new();
                for card in own.aztecs() {
                    *names.entry(card["name"].as_str().unwrap()).or_default() += 1;
                }
                names.values().map(|same| count(same / 2 * 4)).sum()
            }
            "A Quiet Village" => {
                let fewest = villages.iter().map(|village| village.aztecs().len()).min();
                if Some(own.aztecs().len()) == fewest {
                    8
                } else {
                    0
                }
            }
            other => panic!("there is no law {other}"),
        };
    }
    points
}

fn aztecs(village: &Village) -> i64 {
    let mut points = 0;
    let mut bands: BTreeMap<&str, (usize, &Value)> = BTreeMap::new();
    for card in village.aztecs() {
        match card["kind"].as_str().unwrap() {
            "warrior" => {
                let name = card["name"].as_str().unwrap();
                bands.entry(name).or_insert((0, &card["points"])).0 += 1;
            }
            "alien" | "priest" => {}
            _ => points += number(&card["points"]),
        }
    }
    for (warriors, table) in bands.into_values() {
        points += number(&table[warriors - 1]);
    }
    for card in &village.hidden {
        if card["kind"] == "archivist" {
            points += number(&card["in_temple"]);
        }
    }
    let (mut aliens, mut priests) = (village.of("kind", "alien"), village.of("kind", "priest"));
    while aliens > 0 && priests > 0 {
        points += 10;
        aliens -= 1;
        priests -= 1;
    }
    points + i64::try_from(aliens).unwrap()
}

fn hunger(villages: &[Village], seat: usize, sets: &[&str]) -> i64 {
    let eaters = |village: &Village| village.of("kind", "villager");
    let fewest = villages.iter().map(eaters).min();
    let hungry = sets.contains(&"villagers") && Some(eaters(&villages[seat])) == fewest;
    if hungry { -5 } else { 0 }
}

#[test]
fn counted_a_second_time_the_points_are_the_same() {
    let recount = Recount::new();
    let mut actions = Vec::new();
    for players in 2..=6 {
        for number in 0..100 {
            let options = Options {
                players,
                ..Options::default()
            };
            let setup = Setup::<SpaceAztecs>::new(options, Seed::Short(number));
            let mut state = SpaceAztecs::start(&setup, &mut Silent);
            let mut chance = Chance::new(Seed::Short(number));
            while let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions) {
                state.apply_unchecked(seat, action, &mut Silent);
                let view = serde_json::to_value(state.view(Viewer::Spectator)).unwrap();
                let shown: Vec<i64> = list(&view, "scores")
                    .map(|score| score.as_i64().unwrap())
                    .collect();
                assert_eq!(
                    recount.scores(&view),
                    shown,
                    "{players} players, seed {number}: {view}"
                );
            }
        }
    }
}
