//! What there is to look at in Amazonas.

use crate::{EventCard, IncomeCard, Map, Mission, Options, Species, Village};

use super::{MEDALS, NATIVES};
use game::observed::{Item, Nature, Topic, Word};
use game::observed::{places, ranges};

/// All topics.
pub(super) fn topics(map: &Map, options: &Options) -> Vec<Topic> {
    [missions(map), places_of(map, options), rounds()].concat()
}

/// What is looked at in missions.
fn missions(map: &Map) -> Vec<Topic> {
    let missions = || map.missions().iter().map(|mission| names(map, mission));
    let missing = (0..=4_u8).map(|missed| Item::text("missed", [("count", missed.into())]));
    vec![
        Topic::new("missions", Nature::Dealt, missions()).measured_in("points"),
        Topic::new("missions_done", Nature::Achieved, missions()),
        Topic::new("missing", Nature::Achieved, missing).listed(),
    ]
}

/// What is looked at in villages and species.
fn places_of(map: &Map, options: &Options) -> Vec<Topic> {
    let villages = || {
        let villages = map.villages().into_iter();
        villages.map(|village| place(map, village))
    };
    let species = || Species::ALL.map(|species| Item::thing("species", species));
    vec![
        Topic::new("opening", Nature::Chosen, villages()),
        Topic::new("opening_species", Nature::Chosen, species()),
        Topic::new(
            "opening_order",
            Nature::Dealt,
            places(options.players, "building"),
        )
        .listed(),
        Topic::new("villages", Nature::Achieved, villages()),
        Topic::new("species", Nature::Achieved, species()).measured_in("points"),
    ]
}

/// What is looked at in rounds: cards, natives, medals, events.
fn rounds() -> Vec<Topic> {
    let cards = || IncomeCard::ALL.map(|card| Item::thing("card", card));
    let medals = MEDALS.map(|points| Item::text("medal", [("points", points.into())]));
    let event = |card: EventCard| Item::thing("event", card);
    let harmful = EventCard::ALL.into_iter().filter(|card| card.is_harmful());
    vec![
        Topic::new("income_first", Nature::Chosen, cards())
            .listed()
            .measured_in("silver"),
        Topic::new("income_last", Nature::Chosen, cards())
            .listed()
            .measured_in("silver"),
        Topic::new("natives", Nature::Chosen, ranges(&NATIVES, "natives")).listed(),
        Topic::new("medals", Nature::Achieved, medals).listed(),
        Topic::new("events_first", Nature::Shared, EventCard::ALL.map(event)),
        Topic::new("events_last", Nature::Shared, EventCard::ALL.map(event)),
        Topic::new("events_spared", Nature::Chosen, harmful.map(event)),
    ]
}

fn place(map: &Map, village: Village) -> Item {
    let place = map.place(village);
    let words = [
        ("number", Word::Name(village.to_string())),
        ("name", Word::Name(place.name.clone())),
        ("species", Word::thing("species", place.species)),
    ];
    Item::text("village", words)
}

fn names(map: &Map, mission: &Mission) -> Item {
    let names = mission.map(|village| map.place(village).name.clone());
    Item::name(names.join(", "))
}
