//! What tests of all rules pages have in common.

use super::*;

/// Something that a rules page must say, as the rulebook leaves it open or it is easily overlooked: the text that says it, without
/// `GAME-rules-`, and a phrase of it in every language, in the order of [`Lang::ALL`].
pub(crate) type Ruling = (&'static str, [&'static str; Lang::ALL.len()]);

/// The ids of a page's sections, in order, but for the credits, with which every page ends.
pub(crate) fn sections(page: &Markup) -> Vec<&str> {
    let sections = page.0.split("<section id=\"").skip(1);
    let mut ids: Vec<&str> = sections.filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids.pop(), Some(CREDITS), "a page ends with the credits");
    ids
}

/// Nothing on the page is against the content policy.
pub(crate) fn assert_keeps_the_policy(page: &Markup) {
    for forbidden in ["style=", "<style", "<script", "http:", "https:"] {
        assert!(!page.0.contains(forbidden), "{forbidden}");
    }
}

/// What a page shows of a text.
pub(crate) fn shown(text: &str) -> String {
    html! { (text) }.into_string()
}

/// Every ruling is said by its text, and on the page, in every language.
pub(crate) fn assert_says(rulebook: &Rulebook, rulings: &[Ruling]) {
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        let page = rulebook.page(lang).into_string();
        for (key, phrases) in rulings {
            let (text, phrase) = (rulebook.text(lang, key), phrases[place]);
            assert!(text.contains(phrase), "{key} in {lang}: {text}");
            assert!(page.contains(&shown(phrase)), "{key} in {lang}: {phrase}");
        }
    }
}

/// Every text of the page is on the page in every language: those of a file of texts whose keys begin with `GAME-rules-`, but for
/// those in which something is filled in and those that are for another page.
pub(crate) fn assert_shows_every_text(
    rulebook: &Rulebook,
    file: &str,
    is_elsewhere: impl Fn(&str) -> bool,
) {
    let prefix = format!("{}-rules-", rulebook.game);
    let entries = file.lines().filter_map(|line| line.split_once(" ="));
    let whole = entries.filter(|(key, text)| key.starts_with(&prefix) && !text.contains('{'));
    let keys = whole.map(|(key, _)| key).filter(|key| !is_elsewhere(key));
    let keys: Vec<&str> = keys.collect();
    assert!(keys.len() > 2 * rulebook.sections.len(), "{}", keys.len());
    for lang in Lang::ALL {
        let page = rulebook.page(lang).into_string();
        for key in &keys {
            for paragraph in lang.text(key).split("\n\n") {
                let is_there = page.contains(&shown(paragraph));
                assert!(is_there, "{key} in {lang}: {paragraph}");
            }
        }
    }
}

#[test]
fn every_game_credits_its_designer_and_publisher_in_every_language() {
    let games = [
        ("aztlan", "Leo Colovini", "Ares Games"),
        ("amazonas", "Stefan Dorra", "Kosmos"),
        ("space-aztecs", "Romaric Galonnier", "Lumberjacks Studio"),
        ("mezo", "John Clowdus", "Kolossal Games"),
    ];
    for lang in Lang::ALL {
        for (game, designer, publisher) in games {
            let credits = lang.text(&format!("{game}-rules-{CREDITS}-text"));
            assert!(credits.contains(designer), "{game} in {lang}");
            assert!(credits.contains(publisher), "{game} in {lang}");
        }
    }
}
