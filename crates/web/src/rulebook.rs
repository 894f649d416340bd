//! What the rules pages of all games have in common: a title, a table of contents, sections that prompts link to.

pub(crate) mod drawing;

use maud::{Markup, html};

use texts::Lang;

/// The last section of every page: which components are the house's own, and whose game it is.
const CREDITS: &str = "credits";

/// A rules page. The texts are found by convention: `GAME-rules-title`, `GAME-rules-SECTION` for a heading.
pub(crate) struct Rulebook {
    pub(crate) game: &'static str,
    /// The sections in the order of the page. Prompts and cards link to them by these names.
    pub(crate) sections: &'static [&'static str],
    /// What a section says.
    pub(crate) content: fn(Lang, &str) -> Markup,
    /// Links to parts of a section, for the contents; nothing for most.
    pub(crate) parts: fn(Lang, &str) -> Markup,
}

impl Rulebook {
    /// The page: its title, a table of contents and a section for everything that is linked to.
    pub(crate) fn page(&self, lang: Lang) -> Markup {
        html! {
            article.rules {
                h1 { (self.text(lang, "title")) }
                (self.contents(lang))
                @for id in self.sections {
                    section id=(id) {
                        h2 { (self.text(lang, id)) }
                        ((self.content)(lang, id))
                    }
                }
                section id=(CREDITS) {
                    h2 { (self.text(lang, CREDITS)) }
                    (paragraphs(lang, &format!("{}-rules-{CREDITS}-text", self.game)))
                }
            }
        }
    }

    fn contents(&self, lang: Lang) -> Markup {
        html! {
            nav.toc aria-label=(lang.text("rules-contents")) {
                ol {
                    @for id in self.sections {
                        li {
                            a href={ "#" (id) } { (self.text(lang, id)) }
                            ((self.parts)(lang, id))
                        }
                    }
                    li { a href={ "#" (CREDITS) } { (self.text(lang, CREDITS)) } }
                }
            }
        }
    }

    fn text(&self, lang: Lang, key: &str) -> String {
        lang.text(&format!("{}-rules-{key}", self.game))
    }
}

/// The text with this key; a blank line in it begins a new paragraph.
pub(crate) fn paragraphs(lang: Lang, key: &str) -> Markup {
    html! {
        @for paragraph in lang.text(key).split("\n\n") { p { (paragraph) } }
    }
}

/// An example, set apart from the rule.
pub(crate) fn example(lang: Lang, key: &str) -> Markup {
    html! { p.example { (lang.text(key)) } }
}

#[cfg(test)]
pub(crate) mod tests;
