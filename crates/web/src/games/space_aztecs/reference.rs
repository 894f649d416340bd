//! The deck: every card by its set, with how many there are of it and their hours.

use games::space_aztecs::{Deck, Face, Kind, Set};
use maud::{Markup, html};

use super::card::{about, name, set_words};
use super::definitions;
use super::figures::{figure, set_name, set_sign};
use crate::reference::{Entry, Group, Item, Reference};
use texts::{Lang, Word};

/// The reference of this deck: whoever hears an hour finds the card that has it.
pub(super) fn reference(lang: Lang, deck: &Deck) -> Reference {
    let sets = Set::ALL.map(Some).into_iter().chain([None]);
    Reference {
        definitions: definitions(),
        groups: sets.map(|set| group(lang, deck, set)).collect(),
    }
}

/// The cards of a set; of none, the laws.
fn group(lang: Lang, deck: &Deck, set: Option<Set>) -> Group {
    let mut entries: Vec<Vec<&Face>> = Vec::new();
    for face in deck.faces().iter().filter(|face| face.set == set) {
        let same = |card: &&mut Vec<&Face>| card[0].kind == face.kind && card[0].name == face.name;
        match entries.iter_mut().find(same) {
            Some(card) => card.push(face),
            None => entries.push(vec![face]),
        }
    }
    entries.sort_by_key(|card| card[0].kind);
    let title = match set {
        Some(set) => set_words(lang, set),
        None => lang.text("space-aztecs-rules-reference-laws"),
    };
    let entry = |card: &Vec<&Face>| entry(lang, &title, card);
    Group {
        entries: entries.iter().map(entry).collect(),
        title,
    }
}

/// All cards of one kind and name.
fn entry(lang: Lang, set: &str, cards: &[&Face]) -> Entry {
    let first = cards[0];
    let (name, kind) = (name(lang, first), kind_name(lang, first.kind));
    Entry {
        head: html! {
            header.sa-ref.{ "sa-" (set_name(first.set)) } {
                (figure(first))
                h3 { (name) small { (kind) @if let Some(set) = first.set { " " (set_sign(set)) } } }
                b { (copies(lang, cards.len())) }
            }
        },
        names: format!("{name} {} {kind} {} {set}", first.name, first.kind),
        items: alike(cards).iter().map(|cards| item(lang, cards)).collect(),
    }
}

/// Cards on which the same points are printed, together.
fn alike<'a>(cards: &[&'a Face]) -> Vec<Vec<&'a Face>> {
    let printed = |face: &Face| (face.points.clone(), face.in_temple);
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|face| printed(face));
    let same = sorted.chunk_by(|one, other| printed(one) == printed(other));
    same.map(<[&Face]>::to_vec).collect()
}

/// What is printed on cards that are alike, and their hours.
fn item(lang: Lang, cards: &[&Face]) -> Item {
    let about = about(lang, cards[0]);
    let hours: Vec<String> = cards.iter().map(|face| face.hour.to_string()).collect();
    Item {
        words: format!("{about} {}", hours.join(" ")),
        content: html! {
            p { (about) }
            (hours_of(&hours))
        },
    }
}

fn hours_of(hours: &[String]) -> Markup {
    html! {
        ul.sa-ref-hours { @for hour in hours { li { time { (hour) } } } }
    }
}

fn copies(lang: Lang, cards: usize) -> String {
    let args = [("count", Word::from(cards))];
    lang.with("space-aztecs-rules-reference-copies", &args)
}

fn kind_name(lang: Lang, kind: Kind) -> String {
    lang.text(&format!("space-aztecs-kind-{kind}"))
}

#[cfg(test)]
mod tests {
    use game::Components as _;
    use games::space_aztecs::CARDS;

    use super::*;
    use crate::reference::Search;
    use crate::rulebook::tests::assert_keeps_the_policy;

    fn found(lang: Lang, query: &str) -> (usize, String) {
        let reference = reference(lang, Deck::standard());
        let (reference, found) = reference.only(&Search::new(query));
        (found, reference.content().into_string())
    }

    #[test]
    fn every_card_is_there_with_its_hour_in_every_language() {
        for lang in Lang::ALL {
            let (_, page) = found(lang, "");
            assert_keeps_the_policy(&maud::PreEscaped(page.clone()));
            assert_eq!(page.matches("<time>").count(), CARDS, "{lang}");
            for face in Deck::standard().faces() {
                assert!(page.contains(&format!("<time>{}</time>", face.hour)));
                assert!(page.contains(&name(lang, face)), "{}", face.name);
            }
            assert_eq!(
                page.matches("<section").count(),
                5,
                "four sets and the laws"
            );
        }
    }

    #[test]
    fn a_card_is_found_by_its_hour_its_name_its_kind_and_its_set() {
        let (number, page) = found(Lang::En, "23:00");
        assert_eq!(number, 1);
        assert!(
            page.contains("Priest") && !page.contains("Turkey"),
            "{page}"
        );
        let (number, page) = found(Lang::En, "jaguar");
        assert_eq!(number, 1);
        assert_eq!(page.matches("<time>").count(), 4);
        assert!(page.contains("4 cards"), "{page}");
        assert_eq!(found(Lang::En, "archivist").0, 4, "four ways to be printed");
        let (_, page) = found(Lang::En, "agency");
        assert_eq!(page.matches("<time>").count(), 16);
        assert_eq!(found(Lang::En, "feast").0, 1);
        assert_eq!(found(Lang::En, "04:21").0, 0);
    }
}
