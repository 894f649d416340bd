use std::sync::atomic::AtomicBool;

use bots::Bot;
use game::{Components as _, Seed};
use texts::Lang;

use games::amazonas::{Amazonas, Map, Options};

use crate::{Report, Series};

/// A map whose villages have names that would break a careless page.
fn odd_map() -> &'static Map {
    let text = include_str!("../../../amazonas/data/map.json");
    let odd = text
        .replace("\"Manaus\"", "\"<script>alert(1)</script>\"")
        .replace("\"Tefe\"", "\"\\\" onload='x' & Sons\"");
    assert_ne!(odd, text);
    Map::load(&odd).unwrap()
}

fn report(components: &'static Map, games: u32) -> Report {
    let series = Series::<Amazonas> {
        components,
        options: Options::default(),
        bots: vec![Bot::Random; 4],
        seed: Seed::Short(2),
    };
    let tally = series.play(games, || {}, &AtomicBool::new(false));
    series.report(&tally.unwrap())
}

/// Holds that tags are closed in order, as in XML, but for those that HTML never closes.
fn assert_well_formed(page: &str) {
    const NEVER_CLOSED: [&str; 2] = ["meta", "!DOCTYPE"];
    let mut open: Vec<&str> = Vec::new();
    let body = page.replace(super::STYLE, "");
    let mut rest = body.as_str();
    let mut tags = 0;
    while let Some(begin) = rest.find('<') {
        let end = begin + rest[begin..].find('>').expect("a tag ends");
        let tag = &rest[begin + 1..end];
        rest = &rest[end + 1..];
        tags += 1;
        assert!(!tag.contains('<'), "a tag in a tag: {tag}");
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in {tag}");
        let name = tag.split(' ').next().unwrap_or(tag);
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "closed in order");
        } else if !NEVER_CLOSED.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty() && tags > 500, "{open:?}, {tags} tags");
}

#[test]
fn a_page_is_well_formed_whatever_things_are_called() {
    let page = report(odd_map(), 30).to_page(Lang::En);
    assert_well_formed(&page);
    assert!(!page.contains("<script"), "names are escaped");
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(page.contains("&quot; onload='x' &amp; Sons"));
}

#[test]
fn a_page_of_a_single_game_is_well_formed_too() {
    assert_well_formed(&report(Map::standard(), 1).to_page(Lang::En));
}

#[test]
fn a_page_needs_nothing_from_elsewhere() {
    let page = report(Map::standard(), 5).to_page(Lang::En);
    for word in [
        "http:", "https:", "src=", "<link", "url(", "@import", "<script",
    ] {
        assert!(!page.contains(word), "{word}");
    }
}

#[test]
fn every_entry_of_the_contents_leads_somewhere() {
    let page = report(Map::standard(), 5).to_page(Lang::En);
    let links = page.split("href=\"#").skip(1);
    let targets: Vec<&str> = links.filter_map(|rest| rest.split('"').next()).collect();
    assert!(targets.len() > 15);
    for target in targets {
        assert!(page.contains(&format!("id=\"{target}\"")), "{target}");
    }
}

#[test]
fn no_place_in_a_drawing_is_no_number() {
    for games in [1, 5] {
        let page = report(Map::standard(), games).to_page(Lang::En);
        assert!(!page.contains("NaN") && !page.contains("inf%"));
    }
}

#[test]
fn the_page_says_how_it_is_made_again() {
    let page = report(Map::standard(), 5).to_page(Lang::En);
    let command = "patolli report amazonas --option players=4 --option majority=rulebook --option colours=first --option memory=on --bots random --games 5 --seed 0000000000000002";
    assert!(page.contains(command));
}

#[test]
fn too_few_games_are_not_taken_for_an_even_game() {
    let page = report(Map::standard(), 1).to_page(Lang::En);
    for words in [
        "Nothing was compared: there were too few games.",
        "There were too few games to say whether any differs from that.",
        "This report compares nothing: there were too few games.",
        "<dt>stand out</dt><dd>\u{2013}</dd>",
    ] {
        assert!(page.contains(words), "{words} is missing");
    }
    for words in ["none is more lopsided", "luck explains.", "0 comparisons"] {
        assert!(!page.contains(words), "{words}");
    }
    let page = report(Map::standard(), 100).to_page(Lang::En);
    assert!(!page.contains("too few games"));
}
