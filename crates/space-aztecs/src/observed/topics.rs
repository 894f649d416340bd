//! What there is to look at in Space Aztecs.

use crate::{Deck, Face, Kind, Law, Options, Set};

use super::{ENDINGS, FEW, PART, TEMPLE};
use game::observed::{Item, Nature, Topic, Word};
use game::observed::{places, ranges};

/// All topics.
pub(super) fn topics(deck: &Deck, options: &Options) -> Vec<Topic> {
    [cards(deck, options), deeds(), games(options)].concat()
}

/// What is looked at in cards.
fn cards(deck: &Deck, options: &Options) -> Vec<Topic> {
    let names = names(deck).into_iter().filter_map(|(set, name)| {
        let face = of_sets(deck).find(|face| face.set == set && face.name == name)?;
        Some(named(face))
    });
    let kinds = || Kind::ALL.map(|kind| Item::thing("kind", kind.name()));
    let laws = Law::ALL.map(|law| Item::thing("law", law.name()));
    let hours = (0..24 / PART).map(|part| {
        let from = Word::Name(format!("{:02}:00", part * PART));
        let last = Word::Name(format!("{:02}:59", part * PART + PART - 1));
        Item::text("hours", [("from", from), ("last", last)])
    });
    vec![
        Topic::new("names", Nature::Chosen, names),
        Topic::new("kinds", Nature::Chosen, kinds()),
        Topic::new("laws", Nature::Chosen, laws)
            .measured_in("points")
            .only_if(options.laws),
        Topic::new("cards", Nature::Chosen, of_sets(deck).map(numbered)),
        Topic::new("first_card", Nature::Chosen, kinds()),
        Topic::new("hours", Nature::Chosen, hours).listed(),
    ]
}

/// What is looked at in temples and saucers.
fn deeds() -> Vec<Topic> {
    let few = |text| ranges(&FEW, text);
    vec![
        Topic::new("temples", Nature::Chosen, few("temples")).listed(),
        Topic::new("hiding", Nature::Chosen, plain(&TEMPLE)).listed(),
        Topic::new("saucers", Nature::Chosen, few("saucers")).listed(),
        Topic::new("captured", Nature::Achieved, few("captured")).listed(),
        Topic::new("lost", Nature::Achieved, few("lost")).listed(),
    ]
}

/// What is looked at in whole games.
fn games(options: &Options) -> Vec<Topic> {
    let without = Set::ALL.map(|set| Item::text("without", [("set", Word::thing("set", set))]));
    vec![
        Topic::new(
            "first_order",
            Nature::Dealt,
            places(options.players, "taking"),
        )
        .listed(),
        Topic::new("left_out", Nature::Shared, without)
            .only_if(options.players <= 4 && options.sets.is_none()),
        Topic::new("endings", Nature::Shared, plain(&ENDINGS)),
    ]
}

/// Texts that speak of nothing else.
fn plain(texts: &[&'static str]) -> impl Iterator<Item = Item> {
    texts.iter().map(|text| Item::text(text, []))
}

/// A card by its name; the names of temples and saucers say already of which set they are.
fn named(face: &Face) -> Item {
    let card = Word::thing("card", face.hour);
    match face.set {
        Some(set) if !matches!(face.kind, Kind::Temple | Kind::Saucer) => {
            Item::text("named", [("card", card), ("set", Word::thing("set", set))])
        }
        _ => Item::Plain(card),
    }
}

/// A card by its hour and name.
fn numbered(face: &Face) -> Item {
    let hour = Word::Name(face.hour.to_string());
    Item::text(
        "numbered",
        [("hour", hour), ("card", Word::thing("card", face.hour))],
    )
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
