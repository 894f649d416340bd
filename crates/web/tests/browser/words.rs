//! The words of each language, as the files have them.

use games::GameId;
use std::collections::BTreeSet;
use texts::Lang;

use crate::browser::Browser;

/// The keys and first lines of all that the house says in a language.
fn lines(lang: &str) -> Vec<(String, String)> {
    let lang: Lang = lang.parse().expect("the house speaks that language");
    let mut found = Vec::new();
    for texts in lang.sources() {
        let lines = texts.lines().filter_map(|line| line.split_once(" ="));
        let entries = lines.filter(|(key, _)| !key.starts_with([' ', '#', '}']));
        found.extend(entries.map(|(key, text)| (key.to_owned(), text.trim().to_owned())));
    }
    found
}

/// The text of a key that is one plain line.
pub(crate) fn word(lang: &str, key: &str) -> String {
    let found = lines(lang).into_iter().find(|(other, _)| other == key);
    found.expect("the text is there").1
}

/// Everything on the page that somebody may read or hear.
const READ: &str = "[
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[title], [aria-label], [placeholder]')].flatMap(
        (element) => ['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) || '')),
].join('\\n')";

/// Asserts that the page is in this language and shows no key instead of a text.
pub(crate) async fn assert_speaks(browser: &Browser, lang: &str) {
    let place = browser.place().await;
    let page: String = browser.see("document.documentElement.lang").await;
    assert_eq!(page, lang, "{place}");
    let read: String = browser.see(READ).await;
    let keys: BTreeSet<String> = lines("en")
        .into_iter()
        .map(|(key, _)| key)
        .filter(|key| key.contains('-'))
        .collect();
    let of_a_game = |word: &str| {
        let mut games = GameId::NAMES.iter().map(|game| format!("{game}-"));
        games.any(|game| word.starts_with(&game))
    };
    let is_key = |word: &&str| {
        let word = word.trim_matches(|char: char| !char.is_alphanumeric());
        keys.contains(word) || of_a_game(word) || word.starts_with("fault-")
    };
    let shown: Vec<&str> = read.split_whitespace().filter(is_key).collect();
    assert!(shown.is_empty(), "{place} shows keys: {shown:?}");
    let marks = ['\u{2068}', '\u{2069}', '{', '}'];
    assert!(
        !read.contains(marks),
        "{place} shows the marks of a text: {read}"
    );
}
