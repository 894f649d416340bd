//! The rules page of Mezo, in our own words.

mod drawings;
mod tables;

use game::Game as _;
use games::mezo::{Card, Mezo};
use maud::{Markup, html};

use super::words;
use crate::rulebook::{Rulebook, example, paragraphs};
use texts::Lang;

static RULEBOOK: Rulebook = Rulebook {
    game: Mezo::NAME,
    sections: &[
        "goal",
        "setup",
        "track",
        "pieces",
        "pyramids",
        "age",
        "ability",
        "tribes",
        "call",
        "conflict",
        "keep",
        "actions",
        "ceremony",
        "appease",
        "power",
        "winner",
        "calendar",
        "blessed",
        "end-of-age",
        "end",
        "cities",
        "rituals",
        "prophecies",
        "cenote",
        "powers",
        "two-players",
        "solo",
        "effects",
        "names",
    ],
    content,
    parts: |_, _| html! {},
};

/// The content of the page.
pub(super) fn page(lang: Lang) -> Markup {
    RULEBOOK.page(lang)
}

/// An age by its number.
pub(super) fn age(lang: Lang, age: u8) -> String {
    let numeral = ["I", "II", "III"][usize::from(age) - 1];
    lang.with("mezo-rules-age-number", &[("age", numeral.into())])
}

fn content(lang: Lang, id: &str) -> Markup {
    html! {
        (paragraphs(lang, &format!("mezo-rules-{id}-text")))
        @match id {
            "setup" => {
                (tables::regions(lang))
                (paragraphs(lang, "mezo-rules-setup-tribes"))
            }
            "track" => {
                (example(lang, "mezo-rules-track-example"))
                (paragraphs(lang, "mezo-rules-track-devotion"))
                (drawings::devotion(lang))
            }
            "pieces" => (drawings::strength(lang)),
            "pyramids" => {
                (drawings::pyramid(lang))
                (example(lang, "mezo-rules-pyramids-example"))
                (paragraphs(lang, "mezo-rules-pyramids-change"))
            }
            "age" => (phases(lang)),
            "ability" => (abilities(lang)),
            "call" => {
                (drawings::presence(lang))
                (drawings::vertices(lang))
                (tables::vertices(lang))
            }
            "conflict" => {
                (steps(lang))
                (paragraphs(lang, "mezo-rules-conflict-clean"))
            }
            "keep" => (cards(lang)),
            "actions" | "calendar" | "blessed" | "end" => (example(lang, &format!("mezo-rules-{id}-example"))),
            "end-of-age" => (ends(lang)),
            "rituals" => (tables::rituals(lang)),
            "prophecies" => (tables::prophecies(lang)),
            "powers" => (tables::powers(lang)),
            "solo" => (tables::trials(lang)),
            "effects" => (tables::effects(lang)),
            "names" => (tables::names(lang)),
            _ => {}
        }
    }
}

/// A text of the page.
fn say(lang: Lang, key: &str) -> String {
    lang.text(&format!("mezo-rules-{key}"))
}

/// Things in their order, each with the section that tells more about it.
fn list(lang: Lang, kind: &str, things: &[(&str, &str)]) -> Markup {
    html! {
        ol {
            @for (thing, section) in things {
                li {
                    a href={ "#" (section) } { (say(lang, &format!("{kind}-{thing}"))) }
                    " " (say(lang, &format!("{kind}-{thing}-about")))
                }
            }
        }
    }
}

fn phases(lang: Lang) -> Markup {
    let phases = [
        ("start", "ability"),
        ("tribes", "tribes"),
        ("gods", "call"),
        ("conflicts", "conflict"),
        ("end", "end-of-age"),
    ];
    list(lang, "phase", &phases)
}

fn steps(lang: Lang) -> Markup {
    let steps = ["keep", "actions", "power", "winner", "calendar"].map(|step| (step, step));
    list(lang, "step", &steps)
}

fn abilities(lang: Lang) -> Markup {
    html! {
        @for age in 1..=3 {
            h3 { (self::age(lang, age)) }
            ul {
                @for number in 1..=3 {
                    li {
                        b { (words::ability_name(lang, age, number)) ":" } " "
                        (words::ability_words(lang, age, number))
                    }
                }
            }
        }
    }
}

fn cards(lang: Lang) -> Markup {
    html! {
        p { (say(lang, "keep-cards")) }
        ul {
            @for card in Card::ALL {
                li { b { (words::card_name(lang, card)) ":" } " " (say(lang, &format!("card-{card}"))) }
            }
        }
    }
}

fn ends(lang: Lang) -> Markup {
    html! {
        ol {
            @for step in ["books", "floors", "ritual"] {
                li { (say(lang, &format!("ends-{step}"))) }
            }
        }
    }
}

#[cfg(test)]
mod tests;
