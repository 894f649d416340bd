//! The rules page of Space Aztecs.

use game::{Components as _, Game as _};
use games::space_aztecs::{Deck, Face, Kind, Law, Set, SpaceAztecs};
use maud::{Markup, html};

use super::card;
use super::dial::symbol;
use super::figures::{figure, set_sign};
use crate::rulebook::{Rulebook, example, paragraphs};
use texts::Lang;

static RULEBOOK: Rulebook = Rulebook {
    game: SpaceAztecs::NAME,
    sections: &[
        "aim", "setup", "round", "hours", "order", "aztecs", "temples", "saucers", "laws",
        "agents", "end", "scoring", "memory", "variants", "secrets",
    ],
    content,
    parts: |_, _| html! {},
};

/// The content of the page.
pub(super) fn page(lang: Lang) -> Markup {
    RULEBOOK.page(lang)
}

fn content(lang: Lang, id: &str) -> Markup {
    let text = paragraphs(lang, &format!("space-aztecs-rules-{id}-text"));
    match id {
        "setup" => html! { (text) (sets(lang)) (piles(lang)) },
        "hours" => html! { (text) (deck(lang)) },
        "aztecs" => html! { (text) (people(lang)) },
        "order" | "temples" | "saucers" | "agents" | "end" => {
            html! { (text) (examples(lang, id, &["example"])) }
        }
        "laws" => html! { (text) (laws(lang)) (examples(lang, id, &["twins", "most", "feast"])) },
        "scoring" => {
            let keys = ["warriors", "council", "archivist", "hunger"];
            html! { (text) (examples(lang, id, &keys)) }
        }
        _ => text,
    }
}

/// Examples of a section.
fn examples(lang: Lang, id: &str, keys: &[&str]) -> Markup {
    html! {
        @for key in keys { (example(lang, &format!("space-aztecs-rules-{id}-{key}"))) }
    }
}

/// The way to the list of all cards, where an hour can be looked up.
fn deck(lang: Lang) -> Markup {
    html! {
        p { a href={ "/rules/" (SpaceAztecs::NAME) "/reference" } { (lang.text("space-aztecs-rules-reference-link")) } }
    }
}

/// The four sets with their signs.
fn sets(lang: Lang) -> Markup {
    html! {
        ul.sa-list {
            @for set in Set::ALL { li { (set_sign(set)) " " (card::set_words(lang, set)) } }
        }
    }
}

/// The eight symbols.
fn piles(lang: Lang) -> Markup {
    html! {
        ul.sa-list {
            @for pile in games::space_aztecs::Pile::ALL {
                li { (symbol(pile, 30)) " " (lang.text(&format!("space-aztecs-pile-{pile}"))) }
            }
        }
    }
}

/// Everybody once, with what he is worth.
fn people(lang: Lang) -> Markup {
    let mut faces: Vec<&Face> = Vec::new();
    for set in Set::ALL {
        let of_set = Deck::standard().faces().iter();
        for face in of_set.filter(|face| face.set == Some(set) && face.kind.is_aztec()) {
            if !faces.iter().any(|other| other.name == face.name) {
                faces.push(face);
            }
        }
    }
    html! {
        dl.sa-people {
            @for face in faces {
                dt { (figure(face)) " " (card::name(lang, face)) }
                dd {
                    @if face.kind == Kind::Archivist {
                        (lang.text("space-aztecs-rules-archivist"))
                    } @else {
                        (card::about(lang, face))
                    }
                }
            }
        }
    }
}

/// Each law with what it brings.
fn laws(lang: Lang) -> Markup {
    html! {
        dl.sa-people {
            @for law in Law::ALL {
                @let face = Deck::standard().law(law);
                dt { (figure(face)) " " (card::name(lang, face)) }
                dd { (card::about(lang, face)) }
            }
        }
    }
}

#[cfg(test)]
mod tests;
