//! The rules page of Aztlán.

use ::aztlan::{ProsperityCard, domain_points};
use maud::{Markup, html};

use crate::lang::Lang;

mod drawings;

/// The sections in the order of the page. Prompts and cards link to them by these names.
const SECTIONS: [&str; 12] = [
    "aim",
    "age",
    "choosing",
    "development",
    "conflict",
    "scoring",
    "end",
    "order",
    "cards",
    "two",
    "editions",
    "secrets",
];

/// New pawns in each age, by the number of players.
const NEW_PAWNS: [(u8, [u8; 5]); 3] = [
    (2, [10, 9, 8, 7, 6]),
    (3, [8, 7, 6, 5, 4]),
    (4, [7, 6, 5, 4, 3]),
];

/// The most matching territories that a domain of 1, 2, … territories can hold on the standard board.
const MOST_MATCHING: [u32; 10] = [1, 1, 2, 3, 3, 4, 5, 5, 5, 6];

/// The content of the page: its title, a table of contents and a section for everything that is linked to.
pub(super) fn page(lang: Lang) -> Markup {
    html! {
        article.rules {
            h1 { (lang.text("rules-title")) }
            (contents(lang))
            @for id in SECTIONS {
                section id=(id) {
                    h2 { (lang.text(&format!("rules-{id}"))) }
                    (content(lang, id))
                }
            }
        }
    }
}

fn contents(lang: Lang) -> Markup {
    html! {
        nav.toc aria-label=(lang.text("rules-contents")) {
            ol {
                @for id in SECTIONS {
                    li {
                        a href={ "#" (id) } { (lang.text(&format!("rules-{id}"))) }
                        @if id == "cards" {
                            ul { @for card in ProsperityCard::ALL { li { (card_link(lang, card)) } } }
                        }
                    }
                }
            }
        }
    }
}

fn content(lang: Lang, id: &str) -> Markup {
    match id {
        "aim" => html! { (paragraphs(lang, "rules-aim-text")) (drawings::tribes(lang)) },
        "age" => html! { (paragraphs(lang, "rules-age-text")) (pawn_table(lang)) },
        "choosing" => {
            html! { (paragraphs(lang, "rules-choosing-text")) (drawings::power_cards(lang)) }
        }
        "conflict" => conflict(lang),
        "scoring" => scoring(lang),
        "end" => end(lang),
        "order" => html! { (paragraphs(lang, "rules-order-text")) (drawings::counters(lang)) },
        "cards" => cards(lang),
        "editions" => editions(lang),
        _ => paragraphs(lang, &format!("rules-{id}-text")),
    }
}

/// The text with this key; a blank line in it begins a new paragraph.
fn paragraphs(lang: Lang, key: &str) -> Markup {
    html! {
        @for paragraph in lang.text(key).split("\n\n") { p { (paragraph) } }
    }
}

fn example(lang: Lang, key: &str) -> Markup {
    html! { p.example { (lang.text(key)) } }
}

fn card_link(lang: Lang, card: ProsperityCard) -> Markup {
    html! {
        a href={ "#card-" (card) } { (lang.text(&format!("rules-card-{card}"))) }
    }
}

/// Where to read on about these cards.
fn card_links(lang: Lang, cards: &[ProsperityCard]) -> Markup {
    html! {
        p {
            @for (index, card) in cards.iter().enumerate() {
                @if index > 0 { " · " }
                (card_link(lang, *card))
            }
        }
    }
}

fn pawn_table(lang: Lang) -> Markup {
    html! {
        table.numbers {
            caption { (lang.text("rules-age-table")) }
            thead {
                tr {
                    th scope="col" { (lang.text("rules-age-players")) }
                    @for age in 1_u8..=5 {
                        th scope="col" { (lang.with("rules-age-number", &[("age", age.into())])) }
                    }
                }
            }
            tbody {
                @for (players, pawns) in NEW_PAWNS {
                    tr {
                        th scope="row" { (players) }
                        @for count in pawns { td { (count) } }
                    }
                }
            }
        }
    }
}

fn conflict(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "rules-conflict-text"))
        (example(lang, "rules-conflict-example"))
        (paragraphs(lang, "rules-conflict-winner"))
        dl {
            dt { (lang.text("rules-battle")) }
            dd { (lang.text("rules-battle-text")) }
            dt { (lang.text("rules-coexist")) }
            dd { (lang.text("rules-coexist-text")) }
        }
        (paragraphs(lang, "rules-conflict-all"))
        (drawings::contest(lang))
        (paragraphs(lang, "rules-conflict-tie"))
        (example(lang, "rules-conflict-tie-example"))
        (drawings::tie(lang))
        (paragraphs(lang, "rules-conflict-cards"))
        (card_links(lang, &[ProsperityCard::Tlatoani, ProsperityCard::Games]))
    }
}

fn scoring(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "rules-scoring-text"))
        (example(lang, "rules-scoring-example"))
        (drawings::domains(lang))
        (paragraphs(lang, "rules-scoring-wild"))
        (example(lang, "rules-scoring-wild-example"))
        (paragraphs(lang, "rules-scoring-cards"))
        (card_links(lang, &[
            ProsperityCard::Rafts,
            ProsperityCard::Mixcoatl,
            ProsperityCard::Tepeyollotl,
            ProsperityCard::XipeTotec,
        ]))
        (domain_table(lang))
        (paragraphs(lang, "rules-domain-note"))
    }
}

/// What domains score, by size and matching territories; empty where the standard board has no such domain.
fn domain_table(lang: Lang) -> Markup {
    html! {
        table.numbers {
            caption { (lang.text("rules-domain-table")) }
            thead {
                tr {
                    th scope="col" rowspan="2" { (lang.text("rules-domain-size")) }
                    th scope="colgroup" colspan="6" { (lang.text("rules-domain-matching")) }
                }
                tr { @for matching in 1..=6 { th scope="col" { (matching) } } }
            }
            tbody {
                @for (size, most) in (1..).zip(MOST_MATCHING) {
                    tr {
                        th scope="row" { (size) }
                        @for matching in 1..=6 {
                            td { @if matching <= most { (domain_points(size, matching)) } }
                        }
                    }
                }
            }
        }
    }
}

fn end(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "rules-end-text"))
        (example(lang, "rules-end-example"))
        p { (lang.text("rules-end-tie")) " " a href="#editions" { (lang.text("rules-editions")) } }
    }
}

fn cards(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "rules-cards-text"))
        @for card in ProsperityCard::ALL {
            section id={ "card-" (card) } {
                h3 { (lang.text(&format!("rules-card-{card}"))) }
                p.soft { (lang.with("rules-card-copies", &[("count", card.copies().into())])) }
                (paragraphs(lang, &format!("rules-card-{card}-text")))
                @if card == ProsperityCard::Rafts { (drawings::rafts(lang)) }
            }
        }
    }
}

fn editions(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "rules-editions-text"))
        table {
            thead {
                tr {
                    @for column in ["point", "en", "it"] {
                        th scope="col" { (lang.text(&format!("rules-editions-{column}"))) }
                    }
                }
            }
            tbody {
                @for point in ["tie", "warriors"] {
                    tr {
                        th scope="row" { (lang.text(&format!("rules-editions-{point}"))) }
                        @for edition in ["en", "it"] {
                            td { (lang.text(&format!("rules-editions-{point}-{edition}"))) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What prompts and cards elsewhere link to.
    const LINKED: [&str; 20] = [
        "aim",
        "age",
        "choosing",
        "development",
        "conflict",
        "scoring",
        "end",
        "order",
        "cards",
        "card-games",
        "card-mixcoatl",
        "card-offering",
        "card-rafts",
        "card-tepeyollotl",
        "card-tlatoani",
        "card-warriors",
        "card-xipe_totec",
        "two",
        "editions",
        "secrets",
    ];

    #[test]
    fn every_linked_section_is_there_once_and_in_order() {
        for lang in Lang::ALL {
            let page = page(lang).into_string();
            let ids: Vec<&str> = page
                .split("<section id=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            assert_eq!(ids, LINKED, "{lang}");
        }
    }

    #[test]
    fn the_page_keeps_the_content_security_policy() {
        for lang in Lang::ALL {
            let page = page(lang).into_string();
            for forbidden in ["style=", "<style", "<script", "http:", "https:"] {
                assert!(!page.contains(forbidden), "{forbidden} in {lang}");
            }
        }
    }

    #[test]
    fn the_table_of_domains_holds_the_values_of_the_rulebook() {
        let table = domain_table(Lang::En).into_string();
        let row =
            "<th scope=\"row\">6</th><td>7</td><td>10</td><td>15</td><td>22</td><td></td><td></td>";
        assert!(table.contains(row));
    }
}
