//! The rules page of Aztlán.

use game::Game as _;
use games::aztlan::{Aztlan, ProsperityCard, domain_points};
use maud::{Markup, html};

use crate::rulebook::{Rulebook, example, paragraphs};
use texts::Lang;

mod drawings;

static RULEBOOK: Rulebook = Rulebook {
    game: Aztlan::NAME,
    sections: &[
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
    ],
    content,
    parts,
};

/// New pawns in each age, by the number of players.
const NEW_PAWNS: [(u8, [u8; 5]); 3] = [
    (2, [10, 9, 8, 7, 6]),
    (3, [8, 7, 6, 5, 4]),
    (4, [7, 6, 5, 4, 3]),
];

/// The most matching territories that a domain of 1, 2, … territories can hold on the standard board.
const MOST_MATCHING: [u32; 10] = [1, 1, 2, 3, 3, 4, 5, 5, 5, 6];

/// The content of the page.
pub(super) fn page(lang: Lang) -> Markup {
    RULEBOOK.page(lang)
}

/// The prosperity cards have a place in the contents.
fn parts(lang: Lang, id: &str) -> Markup {
    html! {
        @if id == "cards" {
            ul { @for card in ProsperityCard::ALL { li { (card_link(lang, card)) } } }
        }
    }
}

fn content(lang: Lang, id: &str) -> Markup {
    match id {
        "aim" => html! { (paragraphs(lang, "aztlan-rules-aim-text")) (drawings::tribes(lang)) },
        "age" => html! { (paragraphs(lang, "aztlan-rules-age-text")) (pawn_table(lang)) },
        "choosing" => {
            html! { (paragraphs(lang, "aztlan-rules-choosing-text")) (drawings::power_cards(lang)) }
        }
        "conflict" => conflict(lang),
        "scoring" => scoring(lang),
        "end" => end(lang),
        "order" => {
            html! { (paragraphs(lang, "aztlan-rules-order-text")) (drawings::counters(lang)) }
        }
        "cards" => cards(lang),
        "editions" => editions(lang),
        _ => paragraphs(lang, &format!("aztlan-rules-{id}-text")),
    }
}

fn card_link(lang: Lang, card: ProsperityCard) -> Markup {
    html! {
        a href={ "#card-" (card) } { (lang.text(&format!("aztlan-rules-card-{card}"))) }
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
            caption { (lang.text("aztlan-rules-age-table")) }
            thead {
                tr {
                    th scope="col" { (lang.text("aztlan-rules-age-players")) }
                    @for age in 1_u8..=5 {
                        th scope="col" { (lang.with("aztlan-rules-age-number", &[("age", age.into())])) }
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
        (paragraphs(lang, "aztlan-rules-conflict-text"))
        (example(lang, "aztlan-rules-conflict-example"))
        (paragraphs(lang, "aztlan-rules-conflict-winner"))
        dl {
            dt { (lang.text("aztlan-rules-battle")) }
            dd { (lang.text("aztlan-rules-battle-text")) }
            dt { (lang.text("aztlan-rules-coexist")) }
            dd { (lang.text("aztlan-rules-coexist-text")) }
        }
        (paragraphs(lang, "aztlan-rules-conflict-all"))
        (drawings::contest(lang))
        (paragraphs(lang, "aztlan-rules-conflict-tie"))
        (example(lang, "aztlan-rules-conflict-tie-example"))
        (drawings::tie(lang))
        (paragraphs(lang, "aztlan-rules-conflict-cards"))
        (card_links(lang, &[ProsperityCard::Tlatoani, ProsperityCard::Games]))
    }
}

fn scoring(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "aztlan-rules-scoring-text"))
        (example(lang, "aztlan-rules-scoring-example"))
        (drawings::domains(lang))
        (paragraphs(lang, "aztlan-rules-scoring-wild"))
        (example(lang, "aztlan-rules-scoring-wild-example"))
        (paragraphs(lang, "aztlan-rules-scoring-cards"))
        (card_links(lang, &[
            ProsperityCard::Rafts,
            ProsperityCard::Mixcoatl,
            ProsperityCard::Tepeyollotl,
            ProsperityCard::XipeTotec,
        ]))
        (domain_table(lang))
        (paragraphs(lang, "aztlan-rules-domain-note"))
    }
}

/// What domains score, by size and matching territories; empty where the standard board has no such domain.
fn domain_table(lang: Lang) -> Markup {
    html! {
        table.numbers {
            caption { (lang.text("aztlan-rules-domain-table")) }
            thead {
                tr {
                    th scope="col" rowspan="2" { (lang.text("aztlan-rules-domain-size")) }
                    th scope="colgroup" colspan="6" { (lang.text("aztlan-rules-domain-matching")) }
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
        (paragraphs(lang, "aztlan-rules-end-text"))
        (example(lang, "aztlan-rules-end-example"))
        p { (lang.text("aztlan-rules-end-tie")) " " a href="#editions" { (lang.text("aztlan-rules-editions")) } }
    }
}

fn cards(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "aztlan-rules-cards-text"))
        @for card in ProsperityCard::ALL {
            section id={ "card-" (card) } {
                h3 { (lang.text(&format!("aztlan-rules-card-{card}"))) }
                p.soft { (lang.with("aztlan-rules-card-copies", &[("count", card.copies().into())])) }
                (paragraphs(lang, &format!("aztlan-rules-card-{card}-text")))
                @if card == ProsperityCard::Rafts { (drawings::rafts(lang)) }
            }
        }
    }
}

fn editions(lang: Lang) -> Markup {
    html! {
        (paragraphs(lang, "aztlan-rules-editions-text"))
        table {
            thead {
                tr {
                    @for column in ["point", "en", "it"] {
                        th scope="col" { (lang.text(&format!("aztlan-rules-editions-{column}"))) }
                    }
                }
            }
            tbody {
                @for point in ["tie", "warriors"] {
                    tr {
                        th scope="row" { (lang.text(&format!("aztlan-rules-editions-{point}"))) }
                        @for edition in ["en", "it"] {
                            td { (lang.text(&format!("aztlan-rules-editions-{point}-{edition}"))) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
