//! Cards: how they look and what is said of them.

use games::space_aztecs::{Deck, Face, Hour, Kind, Set};
use maud::{Markup, html};

use super::figures::{figure, named, set_name, set_sign};
use texts::{Lang, Word};

/// What a card is called: in the reader's language if it is one of the standard deck.
pub(super) fn name(lang: Lang, face: &Face) -> String {
    match (face.law, face.kind, face.set) {
        (Some(law), ..) => lang.text(&format!("space-aztecs-source-{}", law.name())),
        (_, Kind::Temple | Kind::Saucer, Some(set)) => {
            lang.text(&format!("space-aztecs-card-{}-{set}", face.kind))
        }
        _ => named(face).map_or_else(
            || face.name.clone(),
            |figure| lang.text(&format!("space-aztecs-card-{figure}")),
        ),
    }
}

/// What the card with this hour is called.
pub(super) fn name_at(lang: Lang, deck: &Deck, hour: Hour) -> String {
    deck.face(hour)
        .map_or_else(|| hour.to_string(), |face| name(lang, face))
}

/// Several cards, by name; of each name how many, if there is more than one.
pub(super) fn names(lang: Lang, deck: &Deck, cards: &[Hour]) -> String {
    let mut counted: Vec<(String, u32)> = Vec::new();
    for name in cards.iter().map(|card| name_at(lang, deck, *card)) {
        match counted.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let told = counted.into_iter().map(|(name, count)| match count {
        1 => name,
        _ => format!("{count} × {name}"),
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The points printed on an Aztec: `5`, `2 10 20`, `3+3`.
fn printed(face: &Face) -> String {
    let points: Vec<String> = face.points.iter().map(ToString::to_string).collect();
    match face.kind {
        Kind::Archivist => format!("{}+{}", points.join(" "), face.in_temple),
        _ => points.join(" "),
    }
}

/// What a card does or is worth, in one sentence.
pub(super) fn about(lang: Lang, face: &Face) -> String {
    if let Some(law) = face.law {
        return lang.text(&format!("space-aztecs-law-{}", law.name()));
    }
    let points: Vec<String> = face.points.iter().map(ToString::to_string).collect();
    let points = points.join(", ");
    let first = face.points.first().copied().unwrap_or(0);
    let set = face.set.map(|set| set_words(lang, set)).unwrap_or_default();
    let args: &[(&'static str, Word<'_>)] = match face.kind {
        Kind::Temple | Kind::Saucer => &[("set", Word::from(&set))],
        Kind::Warrior => &[("points", Word::from(&points))],
        Kind::Archivist => &[("points", first.into()), ("more", face.in_temple.into())],
        _ => &[("points", first.into())],
    };
    lang.with(&format!("space-aztecs-about-{}", face.kind), args)
}

/// What the people of a set are called.
pub(super) fn set_words(lang: Lang, set: Set) -> String {
    lang.text(&format!("space-aztecs-set-{set}"))
}

/// A card by its hour and name.
pub(super) fn hour_and_name(lang: Lang, face: &Face) -> String {
    format!("{} {}", face.hour, name(lang, face))
}

/// A card by its hour and name, with the points printed on it; of a law, what it says.
pub(super) fn brief(lang: Lang, face: &Face) -> String {
    if face.law.is_some() {
        return described(lang, face);
    }
    format!("{} ({})", hour_and_name(lang, face), printed(face))
}

/// A card in words: hour, name, what it does.
pub(super) fn described(lang: Lang, face: &Face) -> String {
    format!("{} {}. {}", face.hour, name(lang, face), about(lang, face))
}

/// The inside of a large card: the hour, the sign of the set, the figure, the name, the points.
pub(super) fn face(lang: Lang, face: &Face) -> Markup {
    html! {
        span.sa-hour { (face.hour) @if let Some(set) = face.set { (set_sign(set)) } }
        (figure(face))
        small { (name(lang, face)) }
        @if !face.points.is_empty() { i { (printed(face)) } }
    }
}

/// A card that lies face down, of which only the hour has been said aloud.
pub(super) fn face_down(lang: Lang, hour: Hour) -> Markup {
    let said = hour.to_string();
    let words = lang.with("space-aztecs-face-down", &[("hour", Word::from(&said))]);
    html! {
        span.sa-small.sa-announced-card role="img" title=(words) { span.sa-facedown {} (said) }
    }
}

/// A small card: the figure over its hour; the name for those who point at it or listen.
pub(super) fn small(lang: Lang, face: &Face) -> Markup {
    html! {
        span.sa-small.{ "sa-" (set_name(face.set)) } role="img" title=(hour_and_name(lang, face)) { (figure(face)) (face.hour) }
    }
}
