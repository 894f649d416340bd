//! What there is to look at in Aztlán.

use crate::{Board, Options, PowerCard, ProsperityCard, Terrain, Territory};

use super::{AGES, BATTLES, PEACE};
use game::observed::{Item, Nature, Topic, Word};
use game::observed::{places, ranges};

/// All topics.
pub(super) fn topics(board: &Board, options: &Options) -> Vec<Topic> {
    [power(), prosperity(), conduct(board, options)].concat()
}

/// What is looked at in power cards.
fn power() -> Vec<Topic> {
    let unused = PowerCard::ALL.map(|card| Item::text("unused", power_card(card)));
    let by_age = (1..=AGES).flat_map(|age| {
        PowerCard::ALL.map(|card| {
            let age = ("age", Word::from(u8::try_from(age).unwrap_or(u8::MAX)));
            Item::text("in-age", [age].into_iter().chain(power_card(card)))
        })
    });
    vec![
        Topic::new("power_unused", Nature::Chosen, unused)
            .listed()
            .measured_in("points"),
        Topic::new("power_by_age", Nature::Chosen, by_age)
            .listed()
            .measured_in("points"),
        Topic::new("wild_terrain", Nature::Chosen, terrains()),
    ]
}

/// What is looked at in prosperity cards.
fn prosperity() -> Vec<Topic> {
    let cards = || ProsperityCard::ALL.map(|card| Item::thing("card", card));
    vec![
        Topic::new("prosperity_first", Nature::Dealt, cards()),
        Topic::new("prosperity_drawn", Nature::Achieved, cards()),
        Topic::new("prosperity_played", Nature::Chosen, cards()).measured_in("points"),
        Topic::new("prosperity_left", Nature::Chosen, cards()),
    ]
}

/// What is looked at in openings and conflicts.
fn conduct(board: &Board, options: &Options) -> Vec<Topic> {
    let territories = Territory::ALL.map(|territory| place(board, territory));
    vec![
        Topic::new("opening", Nature::Chosen, territories),
        Topic::new("opening_terrain", Nature::Chosen, terrains()),
        Topic::new(
            "first_order",
            Nature::Dealt,
            places(options.players, "placing"),
        )
        .listed(),
        Topic::new("battles", Nature::Chosen, ranges(&BATTLES, "battles")).listed(),
        Topic::new("peace", Nature::Chosen, ranges(&PEACE, "peace")).listed(),
    ]
}

fn terrains() -> impl Iterator<Item = Item> {
    Terrain::ALL
        .into_iter()
        .map(|terrain| Item::thing("terrain", terrain))
}

fn power_card(card: PowerCard) -> [(&'static str, Word); 2] {
    let land = card.terrain().map_or("wild", Terrain::name);
    [
        ("card", card.number().into()),
        ("terrain", Word::thing("terrain", land)),
    ]
}

fn place(board: &Board, territory: Territory) -> Item {
    let place = board.place(territory);
    let words = [
        ("number", Word::Name(territory.to_string())),
        ("name", Word::Name(place.name.clone())),
        ("terrain", Word::thing("terrain", place.terrain)),
    ];
    Item::text("territory", words)
}
