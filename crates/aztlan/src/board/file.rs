//! Reading a board and finding what is wrong with it.

use game::ComponentsError;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Board, Lake, Place, Point};
use crate::{ByTerrain, TERRITORIES, Terrain, Territories, Territory};

/// The whole file. Territories and lakes are read one by one, so that a fault can be said to be theirs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    #[serde(default)]
    size: Option<Point>,
    lakes: Vec<Value>,
    territories: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryEntry {
    id: u64,
    name: String,
    terrain: String,
    neighbours: Vec<u64>,
    #[serde(default)]
    centre: Option<Point>,
    #[serde(default)]
    outline: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LakeEntry {
    name: String,
    shores: Vec<u64>,
    #[serde(default)]
    centre: Option<Point>,
    #[serde(default)]
    outline: Vec<Point>,
}

type Checked<T> = Result<T, ComponentsError>;

fn fault<T>(sentence: String) -> Checked<T> {
    Err(ComponentsError(sentence))
}

pub(super) fn read(text: &str) -> Checked<Board> {
    let file: BoardFile = serde_json::from_str(text)
        .map_err(|error| ComponentsError(format!("the board cannot be read: {error}")))?;
    let entries = territories(file.territories)?;
    let neighbours = neighbours(&entries)?;
    let lakes = file
        .lakes
        .into_iter()
        .enumerate()
        .map(|(index, value)| lake(index, value));
    let lakes: Vec<Lake> = lakes.collect::<Checked<_>>()?;
    let places: Vec<Place> = entries.into_iter().map(place).collect::<Checked<_>>()?;
    let of_terrain = ByTerrain(Terrain::ALL.map(|terrain| {
        Territory::ALL
            .into_iter()
            .filter(|territory| places[territory.index()].terrain == terrain)
            .collect()
    }));
    Ok(Board {
        neighbours,
        across: across(&lakes),
        of_terrain,
        open: Territory::ALL
            .into_iter()
            .filter(|from| !neighbours[from.index()].is_empty())
            .collect(),
        places,
        lakes,
        size: file.size.unwrap_or_default(),
    })
}

/// The entries in the order of their numbers, each number once.
fn territories(values: Vec<Value>) -> Checked<Vec<TerritoryEntry>> {
    let mut entries: Vec<Option<TerritoryEntry>> = Vec::new();
    entries.resize_with(TERRITORIES, || None);
    for (index, value) in values.into_iter().enumerate() {
        let name = match value.get("id") {
            Some(id) => format!("territory {id}"),
            None => format!("the territory at place {} of the list", index + 1),
        };
        let entry: TerritoryEntry = entry(&name, value)?;
        let Some(territory) = known(entry.id) else {
            return fault(format!(
                "{name} does not exist; a board has territories 1 to {TERRITORIES}"
            ));
        };
        if entries[territory.index()].replace(entry).is_some() {
            return fault(format!("{name} is described twice"));
        }
    }
    let missing = Territory::ALL
        .into_iter()
        .find(|territory| entries[territory.index()].is_none());
    match missing {
        Some(territory) => fault(format!("territory {territory} is missing")),
        None => Ok(entries.into_iter().flatten().collect()),
    }
}

fn entry<T: DeserializeOwned>(name: &str, value: Value) -> Checked<T> {
    serde_json::from_value(value).map_err(|error| ComponentsError(format!("{name}: {error}")))
}

fn known(number: u64) -> Option<Territory> {
    u8::try_from(number).ok().and_then(Territory::new)
}

/// The set of territories that a list names, each once.
fn set(name: &str, role: &str, numbers: &[u64]) -> Checked<Territories> {
    let mut set = Territories::NONE;
    for number in numbers {
        let Some(territory) = known(*number) else {
            return fault(format!(
                "{name} has {number} as {role}, which is no territory"
            ));
        };
        if set.contains(territory) {
            return fault(format!("{name} has {number} as {role} twice"));
        }
        set.insert(territory);
    }
    Ok(set)
}

fn neighbours(entries: &[TerritoryEntry]) -> Checked<[Territories; TERRITORIES]> {
    let mut neighbours = [Territories::NONE; TERRITORIES];
    for (territory, entry) in Territory::ALL.into_iter().zip(entries) {
        let name = format!("territory {territory}");
        let next = set(&name, "a neighbour", &entry.neighbours)?;
        if next.contains(territory) {
            return fault(format!("{name} is its own neighbour"));
        }
        neighbours[territory.index()] = next;
    }
    for territory in Territory::ALL {
        for next in neighbours[territory.index()] {
            if !neighbours[next.index()].contains(territory) {
                return fault(format!(
                    "territory {territory} has {next} as a neighbour, but territory {next} does not have {territory}"
                ));
            }
        }
    }
    Ok(neighbours)
}

fn lake(index: usize, value: Value) -> Checked<Lake> {
    let name = match value.get("name").and_then(Value::as_str) {
        Some(name) => format!("lake {name}"),
        None => format!("the lake at place {} of the list", index + 1),
    };
    let entry: LakeEntry = entry(&name, value)?;
    Ok(Lake {
        shores: set(&name, "a shore", &entry.shores)?,
        name: spoken(&name, entry.name)?,
        centre: entry.centre,
        outline: entry.outline,
    })
}

fn place(entry: TerritoryEntry) -> Checked<Place> {
    let name = format!("territory {}", entry.id);
    let Ok(terrain) = entry.terrain.parse() else {
        return fault(format!(
            "{name} has the terrain `{}`; terrains are {}",
            entry.terrain,
            Terrain::ALL.map(Terrain::name).join(", ")
        ));
    };
    Ok(Place {
        name: spoken(&name, entry.name)?,
        terrain,
        centre: entry.centre,
        outline: entry.outline,
    })
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

fn across(lakes: &[Lake]) -> [Territories; TERRITORIES] {
    let mut across = [Territories::NONE; TERRITORIES];
    for lake in lakes {
        for territory in lake.shores {
            across[territory.index()] |= lake.shores - Territories::only(territory);
        }
    }
    across
}

#[cfg(test)]
mod tests {
    use game::Components;
    use serde_json::json;

    use super::*;

    fn standard() -> Value {
        serde_json::from_str(include_str!("../../data/board.json")).unwrap()
    }

    /// A way to damage a board.
    type Change = fn(&mut Value);

    /// The fault of the standard board after a change.
    fn fault_after(change: impl FnOnce(&mut Value)) -> String {
        let mut board = standard();
        change(&mut board);
        Board::parse(&board.to_string()).unwrap_err().to_string()
    }

    #[test]
    fn the_standard_board_has_six_territories_of_each_terrain_and_three_lakes() {
        let board = Board::standard();
        for terrain in Terrain::ALL {
            assert_eq!(board.of_terrain(terrain).len(), 6);
        }
        assert_eq!(board.lakes().len(), 3);
        assert_eq!(board.open(), Territories::ALL);
    }

    #[test]
    fn a_board_without_a_drawing_can_be_played() {
        let mut board = standard();
        board.as_object_mut().unwrap().remove("size");
        for list in ["territories", "lakes"] {
            for entry in board[list].as_array_mut().unwrap() {
                entry
                    .as_object_mut()
                    .unwrap()
                    .retain(|key, _| key != "outline" && key != "centre");
            }
        }
        let undrawn = Board::parse(&board.to_string()).unwrap();
        assert_eq!(undrawn.fingerprint(), Board::standard().fingerprint());
    }

    /// It is written into records of games on other boards, so it must never change.
    #[test]
    fn the_fingerprint_of_the_standard_board_is_for_ever() {
        assert_eq!(
            Board::standard().fingerprint().to_string(),
            "9d03ae0313196335"
        );
    }

    #[test]
    fn a_board_that_plays_differently_has_another_fingerprint() {
        let mut board = standard();
        board["territories"][0]["terrain"] = json!("city");
        let other = Board::parse(&board.to_string()).unwrap();
        assert_ne!(other.fingerprint(), Board::standard().fingerprint());
    }

    #[test]
    fn a_fault_names_the_territory_and_what_is_wrong() {
        let cases: [(Change, &str); 13] = [
            (
                |b| b["territories"][3]["terrain"] = json!("swamp"),
                "territory 4 has the terrain `swamp`",
            ),
            (
                |b| b["territories"][3]["id"] = json!(31),
                "territory 31 does not exist",
            ),
            (
                |b| b["territories"][3]["id"] = json!(5),
                "territory 5 is described twice",
            ),
            (
                |b| drop(b["territories"].as_array_mut().unwrap().remove(6)),
                "territory 7 is missing",
            ),
            (
                |b| b["territories"][0]["neighbours"] = json!([2, 5, 6]),
                "territory 9 has 1 as a neighbour, but territory 1 does not have 9",
            ),
            (
                |b| b["territories"][0]["neighbours"] = json!([2, 5, 6, 9, 1]),
                "territory 1 is its own neighbour",
            ),
            (
                |b| b["territories"][0]["neighbours"] = json!([2, 5, 6, 9, 9]),
                "territory 1 has 9 as a neighbour twice",
            ),
            (
                |b| b["territories"][0]["neighbours"] = json!([2, 5, 6, 9, 77]),
                "territory 1 has 77 as a neighbour, which is no territory",
            ),
            (
                |b| b["territories"][0]["neighbours"] = json!("all"),
                "territory 1: invalid type",
            ),
            (
                |b| b["territories"][0]["name"] = json!(" "),
                "territory 1 needs a name",
            ),
            (
                |b| b["lakes"][1]["shores"] = json!([21, 99]),
                "lake Citlalapan has 99 as a shore",
            ),
            (
                |b| b["lakes"][1]["shores"] = json!([21, 21]),
                "lake Citlalapan has 21 as a shore twice",
            ),
            (
                |b| drop(b.as_object_mut().unwrap().remove("lakes")),
                "missing field `lakes`",
            ),
        ];
        for (change, expected) in cases {
            let fault = fault_after(change);
            assert!(fault.contains(expected), "{fault}\nshould say {expected}");
        }
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for nonsense in ["", "[]", "{", "null", "\u{0}"] {
            assert!(Board::parse(nonsense).is_err());
        }
    }
}
