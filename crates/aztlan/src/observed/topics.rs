//! What there is to look at in Aztlán, by name.

use crate::{Board, Options, PowerCard, ProsperityCard, Terrain, Territory};

use super::{AGES, BATTLES, PEACE};
use game::observed::{Nature, Topic};
use game::observed::{places, ranges, spelled};

/// All topics.
pub(super) fn topics(board: &Board, options: &Options) -> Vec<Topic> {
    [power(), prosperity(), conduct(board, options)].concat()
}

/// What is looked at in power cards.
fn power() -> Vec<Topic> {
    vec![
        Topic::new(
            "power_unused",
            "The power card never chosen",
            Nature::Chosen,
            "Each player chooses five of six power cards. The sixth is worth its number \
                 less two at the end.",
            PowerCard::ALL.map(|card| format!("{} unused", power_name(card))),
        )
        .listed()
        .measured_in("points"),
        Topic::new(
            "power_by_age",
            "Power cards by age",
            Nature::Chosen,
            "Which power card was chosen in which age, and the points of the domains that \
                 it scored there.",
            (1..=AGES).flat_map(|age| {
                PowerCard::ALL.map(|card| format!("Age {age}: {}", power_name(card)))
            }),
        )
        .listed()
        .measured_in("points"),
        Topic::new(
            "wild_terrain",
            "The terrain of the wild card",
            Nature::Chosen,
            "Which terrain was named when the wild card 4 was scored.",
            Terrain::ALL.map(|terrain| spelled(terrain.name())),
        ),
    ]
}

/// What is looked at in prosperity cards.
fn prosperity() -> Vec<Topic> {
    vec![
        Topic::new(
            "prosperity_first",
            "The first prosperity card",
            Nature::Dealt,
            "The first prosperity card that each player drew, from a shuffled deck.",
            ProsperityCard::ALL.map(card_name),
        ),
        Topic::new(
            "prosperity_drawn",
            "Prosperity cards drawn",
            Nature::Achieved,
            "Players who drew at least one card of the kind. Those who let others stay \
                 draw more cards of every kind, so kinds should be compared with each other.",
            ProsperityCard::ALL.map(card_name),
        ),
        Topic::new(
            "prosperity_played",
            "Prosperity cards played",
            Nature::Chosen,
            "Players who played at least one card of the kind, of those who drew one. \
                 Points are those of Blessings, and the squares of Offerings kept to the end, \
                 which is how they are used.",
            ProsperityCard::ALL.map(card_name),
        )
        .measured_in("points"),
        Topic::new(
            "prosperity_left",
            "Prosperity cards left in hand",
            Nature::Chosen,
            "Players who held at least one card of the kind at the end, of those who drew \
                 one. Each is worth a point.",
            ProsperityCard::ALL.map(card_name),
        ),
    ]
}

/// What is looked at in openings and conflicts.
fn conduct(board: &Board, options: &Options) -> Vec<Topic> {
    vec![
        Topic::new(
            "opening",
            "The first territory",
            Nature::Chosen,
            "Where each player put the first pawn of the game.",
            Territory::ALL.map(|territory| place_name(board, territory)),
        ),
        Topic::new(
            "opening_terrain",
            "The first terrain",
            Nature::Chosen,
            "The terrain on which each player put the first pawn of the game.",
            Terrain::ALL.map(|terrain| spelled(terrain.name())),
        ),
        Topic::new(
            "first_order",
            "Turn order of the first age",
            Nature::Dealt,
            "Who places first in the first age is drawn by lot.",
            places(options.players, "place"),
        )
        .listed(),
        Topic::new(
            "battles",
            "Battles",
            Nature::Chosen,
            "How often each player who was the strongest somewhere declared battle.",
            ranges(&BATTLES, "battles"),
        )
        .listed(),
        Topic::new(
            "peace",
            "Peace",
            Nature::Chosen,
            "How often each player who was the strongest somewhere let the others stay, \
                 which brings a card.",
            ranges(&PEACE, "times peace"),
        )
        .listed(),
    ]
}

fn power_name(card: PowerCard) -> String {
    let land = card.terrain().map_or("wild", Terrain::name);
    format!("{card} ({land})")
}

fn card_name(card: ProsperityCard) -> &'static str {
    match card {
        ProsperityCard::Games => "Sacred Games",
        ProsperityCard::Mixcoatl => "Blessing of Mixcoatl",
        ProsperityCard::Offering => "Offering to the Gods",
        ProsperityCard::Rafts => "Rafts and Canoes",
        ProsperityCard::Tepeyollotl => "Blessing of Tepeyollotl",
        ProsperityCard::Tlatoani => "Great Tlatoani",
        ProsperityCard::Warriors => "Eagle and Jaguar Warriors",
        ProsperityCard::XipeTotec => "Blessing of Xipe Totec",
    }
}

fn place_name(board: &Board, territory: Territory) -> String {
    let place = board.place(territory);
    format!("{territory} {} ({})", place.name, place.terrain)
}
