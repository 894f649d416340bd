//! Action cards, as they are drawn.

use games::mezo::{Card, Components, GodId};
use maud::{Markup, html};

use super::{masks, words};
use texts::Lang;

/// An action card of a god: its name and its three actions in words, those that were used struck out.
///
/// It is made of nothing but what may stand in a button, so that a whole card can be one. Cards in a row stand in `.mz-cards`.
pub(super) fn card(
    lang: Lang,
    parts: &Components,
    god: GodId,
    card: Card,
    used: [bool; 3],
) -> Markup {
    let name = &parts.god(god).name;
    html! {
        span.mz-card.{ "mz-hue-" (god.index()) } {
            span.mz-card-head {
                (portrait(name))
                span.mz-card-title {
                    strong { (words::card_name(lang, card)) }
                    span { (words::god_name(lang, name)) }
                }
            }
            @for (index, used) in used.into_iter().enumerate() {
                (action(lang, parts, (god, card, index), used))
            }
        }
    }
}

/// An action of a card; the third is the ceremony.
fn action(
    lang: Lang,
    parts: &Components,
    (god, card, index): (GodId, Card, usize),
    used: bool,
) -> Markup {
    let effect = parts.effect(parts.card_action(god, card, index));
    let words = words::effect(lang, parts, effect);
    let ceremony = index == 2;
    html! {
        span.mz-card-action.mz-ceremony[ceremony].mz-used[used] {
            b { (index + 1) }
            span {
                @if used {
                    s { (words) }
                    " " span.visually-hidden { (lang.text("mezo-words-used")) }
                } @else {
                    (words)
                    @if ceremony { " " i { (lang.text("mezo-words-appease")) } }
                }
            }
        }
    }
}

/// The mask of a god, small; whoever shows it says whose it is.
pub(super) fn portrait(name: &str) -> Markup {
    html! {
        svg.mz-portrait viewBox="-50 -50 100 100" aria-hidden="true" { (masks::mask(name)) }
    }
}

#[cfg(test)]
mod tests {
    use game::Components as _;

    use super::*;

    fn of(lang: Lang, used: [bool; 3]) -> String {
        let parts = Components::standard();
        let god = parts.god_named("etznab").expect("there is such a god");
        card(lang, parts, god, Card::Vengeance, used).into_string()
    }

    #[test]
    fn a_card_tells_its_three_actions_and_that_a_ceremony_may_appease() {
        let card = of(Lang::En, [false; 3]);
        for words in [
            "Vengeance",
            "Etznab",
            "Call your god",
            "You may sacrifice up to 3 units from your reserve",
            "appease",
        ] {
            assert!(card.contains(words), "{words}");
        }
        assert!(!card.contains("<s>"));
    }

    #[test]
    fn what_was_used_is_struck_and_said_to_be() {
        for lang in Lang::ALL {
            let card = of(lang, [true, false, true]);
            assert_eq!(card.matches("<s>").count(), 2);
            assert_eq!(card.matches(&lang.text("mezo-words-used")).count(), 2);
        }
    }

    #[test]
    fn a_card_may_be_a_button() {
        let card = of(Lang::En, [false; 3]);
        for block in ["<div", "<p", "<ol", "<li", "<h", "<article", "<button"] {
            assert!(!card.contains(block), "{block}");
        }
    }
}
