//! Reading a map and finding what is wrong with it.

use game::ComponentsError;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Linked, MAX_MISSIONS, MAX_SPACES, Map, Mission, Place, Point, River};
use crate::setup::FIRST_GOLD;
use crate::{Colour, Gold, IncomeCard, MAX_PLAYERS, MAX_VILLAGES, Species, Village, Villages};

/// The whole file. Villages, links and missions are read one by one, so that a fault can be said to be theirs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    #[serde(default)]
    size: Option<Point>,
    villages: Vec<Value>,
    paths: Vec<Value>,
    waterways: Vec<Value>,
    missions: Vec<Value>,
    tie_numbers: TieNumbers,
    #[serde(default)]
    rivers: serde_json::Map<String, Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VillageEntry {
    id: u64,
    name: String,
    species: String,
    costs: Vec<u64>,
    #[serde(default)]
    at: Option<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TieNumbers {
    blue: Vec<u8>,
    red: Vec<u8>,
    white: Vec<u8>,
    orange: Vec<u8>,
}

/// The dearest a space can be.
const DEAREST: u64 = 20;

type Checked<T> = Result<T, ComponentsError>;

fn fault<T>(sentence: String) -> Checked<T> {
    Err(ComponentsError(sentence))
}

pub(super) fn read(text: &str) -> Checked<Map> {
    let file: MapFile = serde_json::from_str(text)
        .map_err(|error| ComponentsError(format!("the map cannot be read: {error}")))?;
    let places = places(file.villages)?;
    every_species_lives_somewhere(&places)?;
    everybody_can_start(&places)?;
    let count = places.len();
    let paths = links("path", file.paths, count)?;
    let waterways = links("waterway", file.waterways, count)?;
    let links = std::array::from_fn(|index| Linked {
        paths: paths[index],
        waterways: waterways[index],
    });
    every_village_can_be_reached(&links, count)?;
    let costs = places.iter().flat_map(|place| &place.costs);
    Ok(Map {
        distances: super::distances(&links),
        links,
        species: by_village(&places, Species::Fish, |place| place.species),
        costs: by_village(&places, [None; MAX_SPACES], |place| {
            std::array::from_fn(|space| place.costs.get(space).copied())
        }),
        cheapest: costs.min().copied().unwrap_or_default(),
        missions: missions(file.missions, count)?,
        tie_numbers: tie_numbers(file.tie_numbers)?,
        rivers: file.rivers.into_iter().map(river).collect::<Checked<_>>()?,
        size: file.size.unwrap_or_default(),
        places,
    })
}

/// A value for each village, and the same for each that the map does not have.
fn by_village<T: Copy>(
    places: &[Place],
    missing: T,
    value: impl Fn(&Place) -> T,
) -> [T; MAX_VILLAGES] {
    std::array::from_fn(|index| places.get(index).map_or(missing, &value))
}

/// The villages in the order of their numbers, each number once.
fn places(values: Vec<Value>) -> Checked<Vec<Place>> {
    let count = values.len();
    if count > MAX_VILLAGES {
        return fault(format!(
            "the map has {count} villages; it can have at most {MAX_VILLAGES}"
        ));
    }
    let mut places: Vec<Option<Place>> = vec![None; count];
    for (index, value) in values.into_iter().enumerate() {
        let name = match value.get("id") {
            Some(id) => format!("village {id}"),
            None => format!("the village at place {} of the list", index + 1),
        };
        let entry: VillageEntry = entry(&name, value)?;
        let Some(village) = known(entry.id, count) else {
            return fault(format!(
                "{name} does not exist; a map with {count} villages numbers them from 1 to {count}"
            ));
        };
        if places[village.index()].replace(place(entry)?).is_some() {
            return fault(format!("{name} is described twice"));
        }
    }
    Ok(places.into_iter().flatten().collect())
}

fn entry<T: DeserializeOwned>(name: &str, value: Value) -> Checked<T> {
    serde_json::from_value(value).map_err(|error| ComponentsError(format!("{name}: {error}")))
}

/// The village with this number on a map with so many.
fn known(number: u64, count: usize) -> Option<Village> {
    let village = u8::try_from(number).ok().and_then(Village::new)?;
    (village.index() < count).then_some(village)
}

fn place(entry: VillageEntry) -> Checked<Place> {
    let name = format!("village {}", entry.id);
    let Ok(species) = entry.species.parse() else {
        return fault(format!(
            "{name} has the species `{}`; species are {}",
            entry.species,
            Species::ALL.map(Species::name).join(", ")
        ));
    };
    Ok(Place {
        costs: costs(&name, &entry.costs)?,
        name: spoken(&name, entry.name)?,
        species,
        at: entry.at,
    })
}

/// One to three spaces, each dearer than the one before.
fn costs(name: &str, costs: &[u64]) -> Checked<Vec<Gold>> {
    if !(1..=MAX_SPACES).contains(&costs.len()) {
        return fault(format!(
            "{name} has {} spaces; a village has 1 to {MAX_SPACES}",
            costs.len()
        ));
    }
    if let Some(cost) = costs.iter().find(|cost| !(1..=DEAREST).contains(cost)) {
        return fault(format!(
            "{name} has a space that costs {cost} gold; a space costs 1 to {DEAREST}"
        ));
    }
    if !costs.is_sorted_by(|a, b| a < b) {
        return fault(format!(
            "{name} has spaces that cost {} gold; each must cost more than the one before",
            listed(costs)
        ));
    }
    let gold = |cost: &u64| Gold(u8::try_from(*cost).expect("a space costs at most 20 gold"));
    Ok(costs.iter().map(gold).collect())
}

fn listed(numbers: &[u64]) -> String {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    words.join(", ")
}

/// A name that can be shown.
fn spoken(owner: &str, name: String) -> Checked<String> {
    const LONGEST: usize = 40;
    let fits = (1..=LONGEST).contains(&name.chars().count());
    if fits && !name.trim().is_empty() && !name.contains(char::is_control) {
        Ok(name)
    } else {
        fault(format!(
            "{owner} needs a name of 1 to {LONGEST} printable characters"
        ))
    }
}

fn every_species_lives_somewhere(places: &[Place]) -> Checked<()> {
    let lives = |species: &Species| places.iter().any(|place| place.species == *species);
    match Species::ALL.into_iter().find(|species| !lives(species)) {
        Some(species) => fault(format!(
            "no village has the species {species}; a map needs villages of all five"
        )),
        None => Ok(()),
    }
}

/// The first tents are paid with what the players begin with, wherever the others have built theirs.
fn everybody_can_start(places: &[Place]) -> Checked<()> {
    let costs = places.iter().flat_map(|place| &place.costs);
    let affordable = costs.filter(|cost| **cost <= FIRST_GOLD).count();
    if affordable < MAX_PLAYERS {
        return fault(format!(
            "the map has {affordable} spaces that cost at most {FIRST_GOLD} gold; the first tents of {MAX_PLAYERS} players need as many"
        ));
    }
    Ok(())
}

/// Where the links of one kind lead from each village, both ways.
fn links(kind: &str, values: Vec<Value>, count: usize) -> Checked<[Villages; MAX_VILLAGES]> {
    let mut links = [Villages::NONE; MAX_VILLAGES];
    for (index, value) in values.into_iter().enumerate() {
        let name = format!("the {kind} at place {} of the list", index + 1);
        let [a, b]: [u64; 2] = entry(&name, value)?;
        let (Some(from), Some(to)) = (known(a, count), known(b, count)) else {
            let missing = if known(a, count).is_none() { a } else { b };
            return fault(format!(
                "{name} leads from {a} to {b}, but there is no village {missing}"
            ));
        };
        if from == to {
            return fault(format!(
                "{name} leads from village {from} to itself; it must lead to another village"
            ));
        }
        if links[from.index()].contains(to) {
            return fault(format!(
                "{name} leads from {from} to {to}, but that {kind} is listed already; each is listed once, for both ways"
            ));
        }
        links[from.index()].insert(to);
        links[to.index()].insert(from);
    }
    Ok(links)
}

fn every_village_can_be_reached(links: &[Linked], count: usize) -> Checked<()> {
    let mut reached = Villages::first_few(1);
    let mut edge = reached;
    while !edge.is_empty() {
        let mut next = Villages::NONE;
        for village in edge {
            let linked = links[village.index()];
            next |= linked.paths | linked.waterways;
        }
        edge = next - reached;
        reached |= edge;
    }
    match (Villages::first_few(count) - reached).first() {
        Some(village) => fault(format!(
            "village {village} cannot be reached from village 1; every village needs a way to every other"
        )),
        None => Ok(()),
    }
}

fn missions(values: Vec<Value>, count: usize) -> Checked<Vec<Mission>> {
    if !(MAX_PLAYERS..=MAX_MISSIONS).contains(&values.len()) {
        return fault(format!(
            "the map has {} missions; it needs {MAX_PLAYERS} to {MAX_MISSIONS}",
            values.len()
        ));
    }
    let missions = (1..)
        .zip(values)
        .map(|(number, value)| mission(&format!("mission {number}"), value, count));
    let missions: Vec<Mission> = missions.collect::<Checked<_>>()?;
    let set = |mission: &Mission| mission.iter().copied().collect::<Villages>();
    for (index, mission) in missions.iter().enumerate() {
        let earlier = missions[..index]
            .iter()
            .position(|other| set(other) == set(mission));
        if let Some(earlier) = earlier {
            return fault(format!(
                "missions {} and {} have the same villages; every mission must be different",
                earlier + 1,
                index + 1
            ));
        }
    }
    Ok(missions)
}

fn mission(name: &str, value: Value, count: usize) -> Checked<Mission> {
    let numbers: Vec<u64> = entry(name, value)?;
    let mut villages = Villages::NONE;
    for number in &numbers {
        let Some(village) = known(*number, count) else {
            return fault(format!("{name} names {number}, which is no village"));
        };
        if villages.contains(village) {
            return fault(format!("{name} names village {village} twice"));
        }
        villages.insert(village);
    }
    let named = numbers.iter().filter_map(|number| known(*number, count));
    named.collect::<Vec<_>>().try_into().or_else(|_| {
        fault(format!(
            "{name} names {} villages; a mission has 4",
            numbers.len()
        ))
    })
}

fn tie_numbers(numbers: TieNumbers) -> Checked<[[u8; IncomeCard::COUNT]; MAX_PLAYERS]> {
    let TieNumbers {
        blue,
        red,
        white,
        orange,
    } = numbers;
    let mut all = [[0; IncomeCard::COUNT]; MAX_PLAYERS];
    let mut seen = std::collections::BTreeSet::new();
    for ((colour, numbers), row) in Colour::ALL
        .into_iter()
        .zip([blue, red, white, orange])
        .zip(&mut all)
    {
        let colour = colour.name();
        let Ok(seven) = numbers.as_slice().try_into() else {
            return fault(format!(
                "{colour} has {} tie numbers; it needs 7, one for each income card",
                numbers.len()
            ));
        };
        if let Some(twice) = numbers.iter().find(|number| !seen.insert(**number)) {
            return fault(format!(
                "{colour} has the tie number {twice}, which is taken; all 28 must be different"
            ));
        }
        *row = seven;
    }
    Ok(all)
}

fn river((name, course): (String, Value)) -> Checked<River> {
    let owner = format!("river `{name}`");
    Ok(River {
        course: entry(&owner, course)?,
        name: spoken("a river", name)?,
    })
}

#[cfg(test)]
mod tests;
