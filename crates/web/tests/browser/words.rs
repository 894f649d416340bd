//! The words of each language, as the files have them.

use std::collections::BTreeSet;

use crate::browser::Browser;

macro_rules! texts {
    ($lang:literal) => {
        [
            include_str!(concat!("../../texts/", $lang, "/house.ftl")),
            include_str!(concat!("../../texts/", $lang, "/aztlan.ftl")),
            include_str!(concat!("../../texts/", $lang, "/aztlan-rules.ftl")),
        ]
    };
}

fn lines(lang: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let texts = match lang {
        "en" => texts!("en"),
        "it" => texts!("it"),
        "pl" => texts!("pl"),
        other => panic!("the house does not speak {other}"),
    };
    let entries = texts.into_iter().flat_map(str::lines);
    entries
        .filter_map(|line| line.split_once(" ="))
        .filter(|(key, _)| !key.starts_with([' ', '#', '}']))
        .map(|(key, text)| (key, text.trim()))
}

/// The text of a key that is one plain line.
pub(crate) fn word(lang: &str, key: &str) -> &'static str {
    let found = lines(lang).find(|(other, _)| *other == key);
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
    let keys: BTreeSet<&str> = lines("en")
        .map(|(key, _)| key)
        .filter(|key| key.contains('-'))
        .collect();
    let is_key = |word: &&str| {
        let word = word.trim_matches(|char: char| !char.is_alphanumeric());
        keys.contains(word) || word.starts_with("aztlan-") || word.starts_with("fault-")
    };
    let shown: Vec<&str> = read.split_whitespace().filter(is_key).collect();
    assert!(shown.is_empty(), "{place} shows keys: {shown:?}");
    let marks = ['\u{2068}', '\u{2069}', '{', '}'];
    assert!(
        !read.contains(marks),
        "{place} shows the marks of a text: {read}"
    );
}
