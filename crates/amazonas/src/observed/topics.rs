//! What there is to look at in Amazonas, by name.

use crate::{EventCard, IncomeCard, Map, Mission, Options, Species, Village};

use super::{MEDALS, NATIVES};
use game::observed::{Nature, Topic};
use game::observed::{places, ranges, spelled};

/// All topics.
pub(super) fn topics(map: &Map, options: &Options) -> Vec<Topic> {
    [missions(map), places_of(map, options), rounds()].concat()
}

/// What is looked at in missions.
fn missions(map: &Map) -> Vec<Topic> {
    let missions = || {
        map.missions()
            .iter()
            .map(|mission| mission_name(map, mission))
    };
    vec![
        Topic::new(
            "missions",
            "Missions",
            Nature::Dealt,
            "The secret mission that each player was dealt, and the points that it cost: \
                 three for each of its villages without a tent.",
            missions(),
        )
        .measured_in("points"),
        Topic::new(
            "missions_done",
            "Missions accomplished",
            Nature::Achieved,
            "Players who had a tent in all four villages of their mission at the end, of \
                 those who were dealt it.",
            missions(),
        ),
        Topic::new(
            "missing",
            "Villages of the mission that were missed",
            Nature::Achieved,
            "How many villages of the own mission had no tent at the end.",
            (0..=4).map(|missed| format!("{missed} missed")),
        )
        .listed(),
    ]
}

/// What is looked at in villages and species.
fn places_of(map: &Map, options: &Options) -> Vec<Topic> {
    let villages = || {
        map.villages()
            .into_iter()
            .map(|village| place_name(map, village))
    };
    let species = || Species::ALL.map(|species| spelled(species.name()));
    vec![
        Topic::new(
            "opening",
            "The first village",
            Nature::Chosen,
            "Where each player built the first tent.",
            villages(),
        ),
        Topic::new(
            "opening_species",
            "The first species",
            Nature::Chosen,
            "The species of the village where each player built the first tent.",
            species(),
        ),
        Topic::new(
            "opening_order",
            "Order of the opening",
            Nature::Dealt,
            "Who builds first is drawn by lot.",
            places(options.players, "build"),
        )
        .listed(),
        Topic::new(
            "villages",
            "Villages with a tent",
            Nature::Achieved,
            "Players who had a tent in the village at the end.",
            villages(),
        ),
        Topic::new(
            "species",
            "Species that scored",
            Nature::Achieved,
            "Players who had three or more tiles of the species at the end, and what \
                 these brought.",
            species(),
        )
        .measured_in("points"),
    ]
}

/// What is looked at in rounds: cards, natives, medals, events.
fn rounds() -> Vec<Topic> {
    vec![
        Topic::new(
            "income_first",
            "The first income card",
            Nature::Chosen,
            "The income card that each player played in the first round, and the silver \
                 that it would pay in full.",
            IncomeCard::ALL.map(income_name),
        )
        .listed()
        .measured_in("silver"),
        Topic::new(
            "income_last",
            "Income cards of the last four rounds",
            Nature::Chosen,
            "In the last rounds only four of the seven cards can be played. Silver is \
                 what the card would pay in full.",
            IncomeCard::ALL.map(income_name),
        )
        .listed()
        .measured_in("silver"),
        Topic::new(
            "natives",
            "Natives taken",
            Nature::Chosen,
            "How many natives each player took in exchange for an income.",
            ranges(&NATIVES, "natives"),
        )
        .listed(),
        Topic::new(
            "medals",
            "Medals",
            Nature::Achieved,
            "The medal for owning all five species, the best one to the first.",
            MEDALS.map(medal_name),
        )
        .listed(),
        Topic::new(
            "events_first",
            "The event of the first round",
            Nature::Shared,
            "All events come up in every game, in an order that is shuffled; the first \
                 may set its pace.",
            EventCard::ALL.map(event_name),
        ),
        Topic::new(
            "events_last",
            "The event of the last round",
            Nature::Shared,
            "The event after which nothing can be built any more.",
            EventCard::ALL.map(event_name),
        ),
        Topic::new(
            "events_spared",
            "Harm kept away with card 6",
            Nature::Chosen,
            "Players who ignored the event at least once because they had played card 6.",
            EventCard::ALL
                .map(|card| {
                    if card.is_harmful() {
                        event_name(card)
                    } else {
                        String::new()
                    }
                })
                .into_iter()
                .filter(|name| !name.is_empty()),
        ),
    ]
}

fn place_name(map: &Map, village: Village) -> String {
    let place = map.place(village);
    format!("{village} {} ({})", place.name, place.species)
}

fn mission_name(map: &Map, mission: &Mission) -> String {
    let names = mission.map(|village| map.place(village).name.clone());
    names.join(", ")
}

fn income_name(card: IncomeCard) -> String {
    let counts = match card.species() {
        Some(species) => species.name(),
        None if card == IncomeCard::ANY => "largest pile",
        None => "natives, no harm",
    };
    format!("{card} ({counts})")
}

fn event_name(card: EventCard) -> String {
    match card {
        EventCard::Bonus(species) => format!("Bonus for {species}"),
        other => spelled(other.name()),
    }
}

fn medal_name(points: u8) -> String {
    match points {
        0 => "no medal".to_owned(),
        points => format!("medal of {points}"),
    }
}
