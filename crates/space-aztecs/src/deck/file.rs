//! Reading a deck and finding what is wrong with it.

use std::collections::BTreeMap;

use game::ComponentsError;
use serde::Deserialize;
use serde_json::Value;

use super::Face;
use crate::{Hour, Kind, Law, Set};

/// A card as the file has it. Cards are read one by one, so that a fault can be said to be theirs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    set: String,
    kind: String,
    name: String,
    hour: String,
    #[serde(default)]
    points: Option<Value>,
    #[serde(default)]
    in_temple: Option<Value>,
    #[serde(default)]
    law: Option<String>,
}

/// What each set is made of.
const AZTECS_IN_SET: usize = 10;
const TEMPLES_IN_SET: usize = 3;
const SAUCERS_IN_SET: usize = 3;

/// No card is worth more, so that all points of a game can be added up.
const MOST_POINTS: u8 = 99;

type Checked<T> = Result<T, ComponentsError>;

fn fault<T>(sentence: String) -> Checked<T> {
    Err(ComponentsError(sentence))
}

/// The cards of a sound deck, sorted by their hours.
pub(super) fn read(text: &str) -> Checked<Vec<Face>> {
    let values: Vec<Value> = serde_json::from_str(text)
        .map_err(|error| ComponentsError(format!("the deck cannot be read: {error}")))?;
    let faces = values
        .into_iter()
        .enumerate()
        .map(|(index, value)| face(index, value));
    let mut faces: Vec<Face> = faces.collect::<Checked<_>>()?;
    faces.sort_by_key(|face| face.hour);
    hours_differ(&faces)?;
    for set in Set::ALL {
        is_complete(set, &faces)?;
    }
    laws_are_complete(&faces)?;
    warriors_agree(&faces)?;
    Ok(faces)
}

fn face(index: usize, value: Value) -> Checked<Face> {
    let owner = match value.get("hour").and_then(Value::as_str) {
        Some(hour) => format!("the card of {hour}"),
        None => format!("the card at place {} of the list", index + 1),
    };
    let entry: CardEntry = serde_json::from_value(value)
        .map_err(|error| ComponentsError(format!("{owner}: {error}")))?;
    let hour: Hour = match entry.hour.parse() {
        Ok(hour) => hour,
        Err(error) => {
            return fault(format!(
                "the card at place {} of the list: {error}",
                index + 1
            ));
        }
    };
    let kind = kind(&owner, &entry.kind)?;
    let set = set(&owner, &entry.set, kind)?;
    let law = law(&owner, &entry.name, kind)?;
    if kind != Kind::Law && entry.law.is_some() {
        return fault(format!("{owner} has a `law`, but is no law"));
    }
    Ok(Face {
        hour,
        set,
        kind,
        points: points(&owner, kind, entry.points.as_ref())?,
        in_temple: in_temple(&owner, kind, entry.in_temple.as_ref())?,
        name: spoken(&owner, "name", entry.name, 40)?,
        law,
        text: entry
            .law
            .map(|text| spoken(&owner, "law", text, 200))
            .transpose()?,
    })
}

fn kind(owner: &str, name: &str) -> Checked<Kind> {
    Kind::named(name).ok_or_else(|| {
        let kinds = Kind::ALL.map(Kind::name).join(", ");
        ComponentsError(format!("{owner} is a `{name}`; cards are {kinds}"))
    })
}

/// Laws stand apart from the four sets, which have their own kinds of Aztecs.
fn set(owner: &str, name: &str, kind: Kind) -> Checked<Option<Set>> {
    let set = match name {
        "laws" => None,
        name => Some(name.parse().or_else(|()| {
            let sets = Set::ALL.map(Set::name).join(", ");
            fault(format!(
                "{owner} is of the set `{name}`; sets are {sets} and laws"
            ))
        })?),
    };
    let fits = set.map_or(kind == Kind::Law, |set| kind.belongs_to(set));
    if fits {
        return Ok(set);
    }
    let kinds: Vec<&str> = Kind::ALL
        .into_iter()
        .filter(|kind| set.map_or(*kind == Kind::Law, |set| kind.belongs_to(set)))
        .map(Kind::name)
        .collect();
    fault(format!(
        "{owner} is a `{kind}` of the set `{name}`, which is made of {}",
        kinds.join(", ")
    ))
}

fn law(owner: &str, name: &str, kind: Kind) -> Checked<Option<Law>> {
    if kind != Kind::Law {
        return Ok(None);
    }
    let law = Law::titled(name).ok_or_else(|| {
        let titles = Law::ALL.map(Law::title).join(", ");
        ComponentsError(format!("{owner} is the law `{name}`; laws are {titles}"))
    });
    law.map(Some)
}

fn points(owner: &str, kind: Kind, printed: Option<&Value>) -> Checked<Vec<u8>> {
    if !kind.is_aztec() {
        return match printed {
            None => Ok(Vec::new()),
            Some(_) => fault(format!("{owner} is a {kind}, which has no `points`")),
        };
    }
    let table = printed.filter(|_| kind == Kind::Warrior);
    let points: Option<Vec<u8>> = match table {
        Some(table) => table
            .as_array()
            .and_then(|table| table.iter().map(number).collect()),
        None => printed.and_then(number).map(|points| vec![points]),
    };
    let Some(points) = points else {
        let wanted = if kind == Kind::Warrior {
            format!("a list of whole numbers from 0 to {MOST_POINTS}, for one, two, … of this name")
        } else {
            format!("a whole number from 0 to {MOST_POINTS}")
        };
        return fault(format!("{owner} needs `points`: {wanted}"));
    };
    as_the_rules_have_it(owner, kind, &points)?;
    Ok(points)
}

/// Aliens and priests are counted in pairs, which only works if each is worth as much as the next.
fn as_the_rules_have_it(owner: &str, kind: Kind, points: &[u8]) -> Checked<()> {
    let fixed = match kind {
        Kind::Alien => 1,
        Kind::Priest => 10,
        _ => return Ok(()),
    };
    if points == [fixed] {
        return Ok(());
    }
    fault(format!(
        "{owner} is worth {}; the rules give every {kind} {fixed}",
        points[0]
    ))
}

fn in_temple(owner: &str, kind: Kind, printed: Option<&Value>) -> Checked<u8> {
    match (printed, kind) {
        (printed, Kind::Archivist) => printed.and_then(number).ok_or_else(|| {
            ComponentsError(format!(
                "{owner} needs `in_temple`: a whole number from 0 to {MOST_POINTS}"
            ))
        }),
        (None, _) => Ok(0),
        (Some(_), _) => fault(format!(
            "{owner} is a {kind}; only an archivist has `in_temple`"
        )),
    }
}

fn number(value: &Value) -> Option<u8> {
    let number = u8::try_from(value.as_u64()?).ok()?;
    (number <= MOST_POINTS).then_some(number)
}

/// A text that can be shown.
fn spoken(owner: &str, what: &str, text: String, longest: usize) -> Checked<String> {
    let fits = (1..=longest).contains(&text.chars().count());
    if fits && !text.trim().is_empty() && !text.contains(char::is_control) {
        Ok(text)
    } else {
        fault(format!(
            "{owner} needs a `{what}` of 1 to {longest} printable characters"
        ))
    }
}

fn hours_differ(faces: &[Face]) -> Checked<()> {
    let twice = faces.windows(2).find(|pair| pair[0].hour == pair[1].hour);
    match twice {
        Some(pair) => fault(format!(
            "two cards, {} and {}, have the hour {}; every card needs its own",
            pair[0].name, pair[1].name, pair[0].hour
        )),
        None => Ok(()),
    }
}

/// Ten Aztecs, three temples, three saucers.
fn is_complete(set: Set, faces: &[Face]) -> Checked<()> {
    let count = |wanted: fn(Kind) -> bool| {
        let of_set = faces.iter().filter(|face| face.set == Some(set));
        of_set.filter(|face| wanted(face.kind)).count()
    };
    let parts = [
        ("Aztecs", count(Kind::is_aztec), AZTECS_IN_SET),
        (
            "temples",
            count(|kind| kind == Kind::Temple),
            TEMPLES_IN_SET,
        ),
        (
            "saucers",
            count(|kind| kind == Kind::Saucer),
            SAUCERS_IN_SET,
        ),
    ];
    for (name, found, needed) in parts {
        if found != needed {
            return fault(format!(
                "the set `{set}` has {found} {name}; a set has 16 cards: 10 Aztecs, 3 temples and 3 saucers"
            ));
        }
    }
    Ok(())
}

fn laws_are_complete(faces: &[Face]) -> Checked<()> {
    for law in Law::ALL {
        let found = faces.iter().filter(|face| face.law == Some(law)).count();
        if found != 1 {
            return fault(format!(
                "the law {law} is in the deck {found} times; every law is there once"
            ));
        }
    }
    Ok(())
}

/// Warriors of one name have one table, with a number for as many as there are.
fn warriors_agree(faces: &[Face]) -> Checked<()> {
    let mut bands: BTreeMap<&str, Vec<&Face>> = BTreeMap::new();
    for face in faces.iter().filter(|face| face.kind == Kind::Warrior) {
        bands.entry(&face.name).or_default().push(face);
    }
    for (name, band) in bands {
        let table = &band[0].points;
        if let Some(other) = band.iter().find(|face| face.points != *table) {
            return fault(format!(
                "the cards of {} and {} are both {name}, but their `points` differ; warriors of one name have the same",
                band[0].hour, other.hour
            ));
        }
        if table.len() < band.len() {
            return fault(format!(
                "there are {} of {name}, but `points` for {} only; the list needs a number for one, two and so on up to {}",
                band.len(),
                table.len(),
                band.len()
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
