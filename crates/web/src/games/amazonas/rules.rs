//! The rules page of Amazonas.

use game::{Components as _, Game as _};
use games::amazonas::{Amazonas, Colour, EventCard, IncomeCard, Map};
use maud::{Markup, html};

use super::emblems::event_emblem;
use crate::rulebook::{Rulebook, example, paragraphs};
use texts::Lang;

mod drawings;

static RULEBOOK: Rulebook = Rulebook {
    game: Amazonas::NAME,
    sections: &[
        "aim", "opening", "round", "events", "income", "order", "native", "building", "medals",
        "end", "two", "majority", "secrets",
    ],
    content,
    parts: |_, _| html! {},
};

/// The medals, best first, by the number of players.
const MEDALS: [(u8, &[u8]); 3] = [(2, &[3, 2]), (3, &[4, 3, 2]), (4, &[5, 4, 3, 2])];

/// The content of the page.
pub(super) fn page(lang: Lang) -> Markup {
    RULEBOOK.page(lang)
}

fn content(lang: Lang, id: &str) -> Markup {
    let text = paragraphs(lang, &format!("amazonas-rules-{id}-text"));
    html! {
        (text)
        @match id {
            "aim" => (drawings::tents(lang)),
            "opening" => (example(lang, "amazonas-rules-opening-example")),
            "round" => (round(lang)),
            "events" => (events(lang)),
            "income" => (income(lang)),
            "order" => (order(lang)),
            "native" => (example(lang, "amazonas-rules-native-example")),
            "building" => (building(lang)),
            "medals" => (medal_table(lang)),
            "end" => (end(lang)),
            "two" => (two(lang)),
            "majority" => (majority(lang)),
            _ => {}
        }
    }
}

/// A text of the page in a paragraph or an item of its own.
fn say(lang: Lang, key: &str) -> String {
    lang.text(&format!("amazonas-rules-{key}"))
}

/// The steps of a round, then those of a turn.
fn round(lang: Lang) -> Markup {
    html! {
        (steps(lang, &[("event", "events"), ("income", "income"), ("turns", "order")]))
        (paragraphs(lang, "amazonas-rules-round-turn"))
        (steps(lang, &[("native", "native"), ("money", "events"), ("building", "building")]))
        (paragraphs(lang, "amazonas-rules-round-pass"))
    }
}

/// Steps in their order, each with the section that tells more about it.
fn steps(lang: Lang, steps: &[(&str, &str)]) -> Markup {
    html! {
        ol {
            @for (step, section) in steps {
                li {
                    a href={ "#" (section) } { (say(lang, &format!("step-{step}"))) }
                    " " (say(lang, &format!("step-{step}-text")))
                }
            }
        }
    }
}

/// Points that all hold at once.
fn conditions(lang: Lang, section: &str, points: &[&str]) -> Markup {
    html! {
        ul { @for point in points { li { (say(lang, &format!("{section}-{point}"))) } } }
    }
}

fn events(lang: Lang) -> Markup {
    html! {
        (event_table(lang))
        (paragraphs(lang, "amazonas-rules-events-notes"))
        (example(lang, "amazonas-rules-events-fire-example"))
        (example(lang, "amazonas-rules-events-monkeys-example"))
    }
}

fn event_table(lang: Lang) -> Markup {
    html! {
        table.events {
            caption { (say(lang, "events-table")) }
            thead {
                tr {
                    @for column in ["kind", "copies", "effect"] {
                        th scope="col" { (say(lang, &format!("events-{column}"))) }
                    }
                }
            }
            tbody {
                @for card in EventCard::ALL {
                    tr {
                        th scope="row" {
                            span.kind {
                                (event_emblem(card, 32)) (lang.text(&format!("amazonas-event-{card}")))
                            }
                        }
                        td { (card.copies()) }
                        td { (event_effect(lang, card)) }
                    }
                }
            }
        }
    }
}

/// What an event does; of a bonus the table says it all.
fn event_effect(lang: Lang, card: EventCard) -> String {
    match card {
        EventCard::Bonus(species) => lang.text(&format!("amazonas-event-{species}-about")),
        _ => say(lang, &format!("event-{card}")),
    }
}

fn income(lang: Lang) -> Markup {
    html! {
        (drawings::income_cards(lang))
        (drawings::incomes(lang))
        dl {
            @for card in [IncomeCard::ANY, IncomeCard::NATIVE] {
                dt { (say(lang, &format!("card-{card}"))) }
                dd { (say(lang, &format!("card-{card}-text"))) }
            }
        }
        (example(lang, "amazonas-rules-income-example"))
        (paragraphs(lang, "amazonas-rules-income-cards"))
        p { (say(lang, "income-memory")) }
    }
}

fn order(lang: Lang) -> Markup {
    html! {
        (tie_table(lang))
        p { (say(lang, "order-colours")) }
        (example(lang, "amazonas-rules-order-example"))
    }
}

/// The numbers that decide between equal incomes, by colour and card.
fn tie_table(lang: Lang) -> Markup {
    html! {
        table.numbers {
            caption { (say(lang, "order-table")) }
            thead {
                tr {
                    th scope="col" rowspan="2" { (say(lang, "order-colour")) }
                    th scope="colgroup" colspan=(IncomeCard::COUNT) { (say(lang, "order-card")) }
                }
                tr { @for card in IncomeCard::ALL { th scope="col" { (card) } } }
            }
            tbody {
                @for colour in Colour::ALL {
                    tr {
                        th scope="row" { (lang.text(&format!("amazonas-colour-{}", colour.name()))) }
                        @for card in IncomeCard::ALL { td { (Map::standard().tie_number(colour, card)) } }
                    }
                }
            }
        }
    }
}

fn building(lang: Lang) -> Markup {
    html! {
        (conditions(lang, "building", &["link", "one", "space", "left"]))
        (paragraphs(lang, "amazonas-rules-building-tile"))
        (drawings::network(lang))
        (example(lang, "amazonas-rules-building-example"))
        (drawings::jaguar(lang))
        (drawings::prices(lang))
    }
}

fn medal_table(lang: Lang) -> Markup {
    html! {
        table.numbers {
            caption { (say(lang, "medals-table")) }
            thead {
                tr {
                    th scope="col" { (say(lang, "medals-players")) }
                    @for place in 1_u8..=4 {
                        th scope="col" { (lang.with("amazonas-rules-medals-place", &[("place", place.into())])) }
                    }
                }
            }
            tbody {
                @for (players, medals) in MEDALS {
                    tr {
                        th scope="row" { (players) }
                        @for place in 0..4 { td { @if let Some(points) = medals.get(place) { (points) } } }
                    }
                }
            }
        }
    }
}

fn end(lang: Lang) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (say(lang, "end-what")) }
                    th scope="col" { (say(lang, "end-points")) }
                }
            }
            tbody {
                @for source in ["tiles", "majority", "medal", "mission"] {
                    tr {
                        th scope="row" { (say(lang, &format!("end-{source}"))) }
                        td { (say(lang, &format!("end-{source}-points"))) }
                    }
                }
            }
        }
        (paragraphs(lang, "amazonas-rules-end-notes"))
        (example(lang, "amazonas-rules-end-example"))
        (drawings::score(lang))
        (paragraphs(lang, "amazonas-rules-end-tie"))
        p {
            (say(lang, "end-else")) " "
            a href="#two" { (say(lang, "two")) } " · " a href="#majority" { (say(lang, "majority")) }
        }
    }
}

fn two(lang: Lang) -> Markup {
    html! {
        (conditions(lang, "two", &["any", "space", "last"]))
        (drawings::places(lang))
        (example(lang, "amazonas-rules-two-example"))
    }
}

fn majority(lang: Lang) -> Markup {
    html! {
        table.numbers {
            caption { (say(lang, "majority-table")) }
            thead {
                tr {
                    @for column in ["players", "alone", "tied"] {
                        th scope="col" { (say(lang, &format!("majority-{column}"))) }
                    }
                }
            }
            tbody {
                @for (players, alone, tied) in [("many", 2, 1), ("two", 1, 0)] {
                    tr {
                        th scope="row" { (say(lang, &format!("majority-{players}"))) }
                        td { (alone) }
                        td { (tied) }
                    }
                }
            }
        }
        (paragraphs(lang, "amazonas-rules-majority-none"))
    }
}

#[cfg(test)]
mod tests;
