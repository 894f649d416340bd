//! What there is to look at in Space Aztecs, by name.

use crate::{Deck, Face, Kind, Law, Options, Set};

use super::{ENDINGS, FEW, PART, TEMPLE};
use game::observed::{Nature, Topic};
use game::observed::{places, ranges, spelled};

/// All topics.
pub(super) fn topics(deck: &Deck, options: &Options) -> Vec<Topic> {
    [cards(deck, options), deeds(), games(options)].concat()
}

/// What is looked at in cards.
fn cards(deck: &Deck, options: &Options) -> Vec<Topic> {
    let names = names(deck)
        .into_iter()
        .map(|(set, name)| full_name(set, &name));
    let cards =
        of_sets(deck).map(|face| format!("{} {}", face.hour, full_name(face.set, &face.name)));
    let kinds = || Kind::ALL.map(|kind| spelled(kind.name()));
    vec![
        Topic::new(
            "names",
            "Cards by name",
            Nature::Chosen,
            "Players who played at least one card of the name, of those who had one in \
                 hand to choose.",
            names,
        ),
        Topic::new(
            "kinds",
            "Cards by kind",
            Nature::Chosen,
            "Players who played at least one card of the kind, of those who had one in \
                 hand to choose.",
            kinds(),
        ),
        Topic::new(
            "laws",
            "Laws",
            Nature::Chosen,
            "Players who played the law, of those who had it in hand to choose, and the \
                 points that it brought. Points and decisions of the table are those of games \
                 in which somebody played it.",
            Law::ALL.map(Law::title),
        )
        .measured_in("points")
        .only_if(options.laws),
        Topic::new(
            "cards",
            "Every card",
            Nature::Chosen,
            "Players who played the very card, of those who had it in hand to choose.",
            cards,
        ),
        Topic::new(
            "first_card",
            "The first card",
            Nature::Chosen,
            "What each player played in the first round.",
            kinds(),
        ),
        Topic::new(
            "hours",
            "Hours of the day",
            Nature::Chosen,
            "Players who played at least one card of these hours. Early cards are played \
                 first in their round.",
            (0..24 / PART)
                .map(|part| format!("{:02}:00 to {:02}:59", part * PART, part * PART + PART - 1)),
        )
        .listed(),
    ]
}

/// What is looked at in temples and saucers.
fn deeds() -> Vec<Topic> {
    vec![
        Topic::new(
            "temples",
            "Temples played",
            Nature::Chosen,
            "How many temples each player had at the end.",
            ranges(&FEW, "temples"),
        )
        .listed(),
        Topic::new(
            "hiding",
            "Hiding Aztecs",
            Nature::Chosen,
            "Players who used a temple or an agent to hide Aztecs, and players who could \
                 and did not.",
            TEMPLE,
        )
        .listed(),
        Topic::new(
            "saucers",
            "Saucers played",
            Nature::Chosen,
            "How many saucers each player had at the end.",
            ranges(&FEW, "saucers"),
        )
        .listed(),
        Topic::new(
            "captured",
            "Aztecs captured",
            Nature::Achieved,
            "How many Aztecs of others each player took with saucers.",
            ranges(&FEW, "captured"),
        )
        .listed(),
        Topic::new(
            "lost",
            "Aztecs lost",
            Nature::Achieved,
            "How many Aztecs each player lost to the saucers of others.",
            ranges(&FEW, "lost"),
        )
        .listed(),
    ]
}

/// What is looked at in whole games.
fn games(options: &Options) -> Vec<Topic> {
    vec![
        Topic::new(
            "first_order",
            "Order of the first round",
            Nature::Dealt,
            "Who takes the first pile is drawn by lot; the others follow clockwise.",
            places(options.players, "take a pile"),
        )
        .listed(),
        Topic::new(
            "left_out",
            "The set that is left out",
            Nature::Shared,
            "With two to four players three of the four sets are played with.",
            Set::ALL.map(|set| format!("Without {set}")),
        )
        .only_if(options.players <= 4 && options.sets.is_none()),
        Topic::new(
            "endings",
            "What ends the game",
            Nature::Shared,
            "The game ends after the round in which the last saucer was played or a \
                 second pile became empty.",
            ENDINGS,
        ),
    ]
}

fn full_name(set: Option<Set>, name: &str) -> String {
    match set {
        Some(set) => format!("{name} ({set})"),
        None => name.to_owned(),
    }
}

/// The cards of all sets; laws have a topic of their own.
fn of_sets(deck: &Deck) -> impl Iterator<Item = &Face> {
    deck.faces().iter().filter(|face| face.set.is_some())
}

/// Every name of a set once, set by set.
pub(super) fn names(deck: &Deck) -> Vec<(Option<Set>, String)> {
    let mut names: Vec<(Option<Set>, String)> = of_sets(deck)
        .map(|face| (face.set, face.name.clone()))
        .collect();
    names.sort();
    names.dedup();
    names
}
