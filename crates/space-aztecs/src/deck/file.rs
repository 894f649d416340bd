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
        points: points(&owner, kind, entry.points)?,
        in_temple: in_temple(&owner, kind, entry.in_temple)?,
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

fn points(owner: &str, kind: Kind, printed: Option<Value>) -> Checked<Vec<u8>> {
    let points: Option<Vec<u8>> = match (&printed, kind) {
        (None, Kind::Temple | Kind::Saucer | Kind::Law) => return Ok(Vec::new()),
        (Some(_), Kind::Temple | Kind::Saucer | Kind::Law) => {
            return fault(format!("{owner} is a {kind}, which has no `points`"));
        }
        (Some(Value::Array(table)), Kind::Warrior) => table.iter().map(number).collect(),
        (Some(value), kind) if kind != Kind::Warrior => number(value).map(|points| vec![points]),
        _ => None,
    };
    let Some(points) = points else {
        let wanted = if kind == Kind::Warrior {
            format!("a list of whole numbers from 0 to {MOST_POINTS}, for one, two, … of his name")
        } else {
            format!("a whole number from 0 to {MOST_POINTS}")
        };
        return fault(format!("{owner} needs `points`: {wanted}"));
    };
    let fixed = match kind {
        Kind::Alien => 1,
        Kind::Priest => 10,
        _ => return Ok(points),
    };
    if points == [fixed] {
        Ok(points)
    } else {
        fault(format!(
            "{owner} is worth {}; the rules give every {kind} {fixed}",
            points[0]
        ))
    }
}

fn in_temple(owner: &str, kind: Kind, printed: Option<Value>) -> Checked<u8> {
    match (printed, kind) {
        (None, Kind::Archivist) => fault(format!(
            "{owner} needs `in_temple`: a whole number from 0 to {MOST_POINTS}"
        )),
        (Some(value), Kind::Archivist) => number(&value).ok_or_else(|| {
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
mod tests {
    use game::Components;
    use serde_json::json;

    use super::*;
    use crate::Deck;

    fn standard() -> Value {
        serde_json::from_str(include_str!("../../data/deck.json")).unwrap()
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
        let reworded =
            fingerprint_after(|deck| card(deck, "01:00")["law"] = json!("in other words"));
        assert_eq!(reworded, Deck::standard().fingerprint());
    }

    #[test]
    fn a_fault_names_the_card_and_what_is_wrong() {
        let cases: [(Change, &str); 27] = [
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
            (
                |d| drop(card(d, "00:00").as_object_mut().unwrap().remove("points")),
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
                |d| {
                    drop(
                        card(d, "09:20")
                            .as_object_mut()
                            .unwrap()
                            .remove("in_temple"),
                    )
                },
                "the card of 09:20 needs `in_temple`: a whole number from 0 to 99",
            ),
            (
                |d| card(d, "00:00")["in_temple"] = json!(2),
                "the card of 00:00 is a villager; only an archivist has `in_temple`",
            ),
            (
                |d| card(d, "00:00")["law"] = json!("eat more turkey"),
                "the card of 00:00 has a `law`, but is no law",
            ),
            (
                |d| card(d, "02:00")["points"] = json!([1, 4, 11, 23]),
                "the cards of 02:00 and 05:40 are both Jaguar Warrior, but their `points` differ",
            ),
            (
                |d| card(d, "08:20")["name"] = json!("Eagle Warrior"),
                "the cards of 08:20 and 18:00 are both Eagle Warrior",
            ),
            (
                |d| card(d, "00:00")["name"] = json!(" "),
                "the card of 00:00 needs a `name` of 1 to 40 printable characters",
            ),
        ];
        for (change, expected) in cases {
            let fault = fault_after(change);
            assert!(fault.contains(expected), "{fault}\nshould say {expected}");
        }
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
}
