//! The rules page of Amazonas.

use ::amazonas::Amazonas;
use game::Game as _;
use maud::{Markup, html};

use crate::lang::Lang;
use crate::rulebook::{Rulebook, paragraphs};

static RULEBOOK: Rulebook = Rulebook {
    game: Amazonas::NAME,
    sections: &[
        "aim", "opening", "round", "events", "income", "order", "native", "building", "medals",
        "end", "two", "majority", "secrets",
    ],
    content,
    parts: |_, _| html! {},
};

/// The content of the page.
pub(super) fn page(lang: Lang) -> Markup {
    RULEBOOK.page(lang)
}

fn content(lang: Lang, id: &str) -> Markup {
    paragraphs(lang, &format!("amazonas-rules-{id}-text"))
}
