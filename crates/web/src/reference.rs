//! What is printed on the components of a game, text by text, and how one finds it.

use maud::{Markup, html};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// All that is printed, in groups.
pub struct Reference {
    /// What the drawings refer to.
    pub definitions: Markup,
    /// Things of one kind together.
    pub groups: Vec<Group>,
}

/// Things of one kind.
pub struct Group {
    /// Its heading.
    pub title: String,
    /// The things.
    pub entries: Vec<Entry>,
}

/// A thing with texts on it.
pub struct Entry {
    /// What it is called, as a heading.
    pub head: Markup,
    /// Every name by which it is found.
    pub names: String,
    /// The texts on it.
    pub items: Vec<Item>,
}

/// One text of a thing.
pub struct Item {
    /// The text.
    pub content: Markup,
    /// Every word by which it is found.
    pub words: String,
}

/// What somebody looks for: words that must all be there, in the names of a thing or in a text of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    words: Vec<String>,
}

impl Search {
    /// A search is not longer than this; what is beyond is not looked at.
    pub const LENGTH: usize = 80;

    /// The words of what somebody typed.
    pub fn new(query: &str) -> Self {
        let query: String = query.chars().take(Self::LENGTH).collect();
        Self {
            words: folded(&query)
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
        }
    }

    fn finds(&self, names: &str, text: &str) -> bool {
        let found = |word: &String| names.contains(word.as_str()) || text.contains(word.as_str());
        self.words.iter().all(found)
    }
}

impl Reference {
    /// Only what is found, and how many texts that are.
    pub fn only(mut self, search: &Search) -> (Self, usize) {
        let mut found = 0;
        for group in &mut self.groups {
            for entry in &mut group.entries {
                let names = folded(&entry.names);
                entry
                    .items
                    .retain(|item| search.finds(&names, &folded(&item.words)));
                found += entry.items.len();
            }
            group.entries.retain(|entry| !entry.items.is_empty());
        }
        self.groups.retain(|group| !group.entries.is_empty());
        (self, found)
    }

    /// The groups, one below the other.
    pub fn content(&self) -> Markup {
        html! {
            @for group in &self.groups {
                section.sheet {
                    h2 { (group.title) }
                    div.entries {
                        @for entry in &group.entries {
                            article { (entry.head) @for item in &entry.items { (item.content) } }
                        }
                    }
                }
            }
        }
    }
}

/// A text as it is compared: in small letters, without accents, with one kind of apostrophe.
fn folded(text: &str) -> String {
    let small = text.nfkd().flat_map(char::to_lowercase);
    let plain = small.filter(|letter| !is_combining_mark(*letter));
    let same = plain.map(|letter| match letter {
        'ł' => 'l',
        '’' => '\'',
        other => other,
    });
    same.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reference() -> Reference {
        let entry = |name: &str, texts: &[&str]| Entry {
            head: html! { h3 { (name) } },
            names: name.to_owned(),
            items: texts
                .iter()
                .map(|text| Item {
                    content: html! { p { (text) } },
                    words: (*text).to_owned(),
                })
                .collect(),
        };
        let group = |title: &str, entries| Group {
            title: title.to_owned(),
            entries,
        };
        Reference {
            definitions: html! {},
            groups: vec![
                group(
                    "gods",
                    vec![
                        entry("Chaac", &["Zbuduj glif", "Strąć 1 jednostkę"]),
                        entry("Ixchel", &["Strąć 2 jednostki"]),
                    ],
                ),
                group(
                    "altars",
                    vec![entry("Ołtarz słońca", &["Zyskaj 7 PZ · vp 7"])],
                ),
            ],
        }
    }

    fn found(query: &str) -> (usize, String) {
        let (reference, found) = reference().only(&Search::new(query));
        (found, reference.content().into_string())
    }

    #[test]
    fn nothing_looked_for_is_everything() {
        assert_eq!(found("").0, 4);
        assert_eq!(found("  \t ").0, 4);
    }

    #[test]
    fn a_word_is_found_whatever_its_case_and_accents() {
        for query in ["strąć", "STRĄĆ", "strac", "Strac"] {
            let (number, page) = found(query);
            assert_eq!(number, 2, "{query}");
            assert!(!page.contains("glif") && !page.contains("altars"));
        }
        for query in ["oltarz", "SLONCA", "ołtarz"] {
            assert_eq!(found(query).0, 1, "{query}");
        }
    }

    #[test]
    fn a_name_brings_all_its_texts_and_more_words_bring_fewer() {
        assert_eq!(found("chaac").0, 2);
        assert_eq!(found("chaac glif").0, 1);
        assert_eq!(found("chaac ixchel").0, 0);
        assert_eq!(found("vp 7").0, 1);
    }

    #[test]
    fn what_is_too_long_is_looked_at_as_far_as_it_goes() {
        let long = format!("{}x", "glif ".repeat(16));
        assert_eq!(found(&long).0, 1);
        assert_eq!(found(&"ą\u{301}".repeat(5000)).0, 0);
    }
}
