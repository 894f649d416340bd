use game::Components as _;
use games::mezo::Components;

use super::*;
use crate::rulebook::tests::{assert_keeps_the_policy, sections};

#[test]
fn every_linked_section_is_there_once_and_in_order() {
    for lang in Lang::ALL {
        let page = page(lang);
        assert_eq!(sections(&page), RULEBOOK.sections, "{lang}");
        assert_keeps_the_policy(&page);
    }
}

#[test]
fn the_drawings_bring_no_ids_of_their_own() {
    let page = page(Lang::En).into_string();
    let ids = page.matches(" id=").count();
    assert_eq!(
        ids,
        RULEBOOK.sections.len() + 1,
        "only sections and the credits have ids"
    );
}

#[test]
fn every_link_on_the_page_leads_to_a_section() {
    let page = page(Lang::En).into_string();
    let links = page.split("href=\"#").skip(1);
    let links = links.filter_map(|rest| rest.split('"').next());
    for link in links.filter(|link| !link.starts_with("mz-")) {
        assert!(
            link == "credits" || RULEBOOK.sections.contains(&link),
            "#{link}"
        );
    }
}

/// What a page shows of a text.
fn shown(text: &str) -> String {
    html! { (text) }.into_string()
}

/// The keys of the page's own texts, but for those of the reference and of what is filled in.
fn keys() -> Vec<&'static str> {
    let texts = include_str!("../../../../../texts/texts/mezo/en/rules.ftl");
    let entries = texts.lines().filter_map(|line| line.split_once(" ="));
    let keys = entries.filter(|(key, text)| key.starts_with("mezo-rules-") && !text.contains('{'));
    let keys = keys.map(|(key, _)| key);
    keys.filter(|key| !key.starts_with("mezo-rules-reference") || key.contains("-power-"))
        .collect()
}

#[test]
fn every_text_of_the_page_is_on_the_page_in_every_language() {
    let keys = keys();
    assert!(keys.len() > 150, "{}", keys.len());
    for lang in Lang::ALL {
        let page = page(lang).into_string();
        for key in &keys {
            for paragraph in lang.text(key).split("\n\n") {
                assert!(
                    page.contains(&shown(paragraph)),
                    "{key} in {lang}: {paragraph}"
                );
            }
        }
    }
}

/// What the rulebook leaves open and the house decides, and what is easily overlooked: the text that says it, and how it says it in English.
const RULINGS: [(&str, &str); 32] = [
    (
        "setup-tribes",
        "When all gods are chosen, prophecies are drawn, and in a solo game the trial.",
    ),
    (
        "track-text",
        "Players never lose VP; only the vengeful gods of the solo game can.",
    ),
    (
        "pyramids-text",
        "A floor that was transformed or demolished no longer counts for the player who built it.",
    ),
    (
        "pyramids-change",
        "Demolish: return any player's glyph or top floor to its owner's reserve.",
    ),
    ("ability-text", "resolve both, each as far as it goes"),
    ("tribes-text", "your own units may already be there"),
    ("call-text", "any free vertex may be used"),
    (
        "call-text",
        "If an effect does not say where it happens, it happens in one region where your god is present",
    ),
    ("vertices-caption", "Our map decides most of them"),
    (
        "conflict-clean",
        "Units that an effect puts into a region whose conflict is over stay there",
    ),
    ("card-legacy", "a call, and something to build."),
    (
        "actions-text",
        "for the last action, this is judged without the glyph it costs",
    ),
    (
        "actions-text",
        "If an action changes nothing in the end, the log says so.",
    ),
    (
        "ceremony-text",
        "even with a unit that the effect has brought",
    ),
    ("ceremony-text", "the action is spent for nothing"),
    (
        "appease-text",
        "You may even choose a tile that cannot do anything now",
    ),
    ("power-text", "Powers cannot be used in the Blessed region."),
    ("winner-text", "strength 0 can win too"),
    ("blessed-text", "Each unit gives 1 devotion at once"),
    ("blessed-text", "this is so even if all have strength 0"),
    (
        "end-of-age-text",
        "VP order is read once and kept for these steps",
    ),
    ("end-text", "Then VP order is read again"),
    (
        "prophecies-text",
        "A win is judged by the board as it was when the winner was determined",
    ),
    (
        "powers-text",
        "Powers go with the tribe, not with the seat.",
    ),
    ("solo-text", "Then all conflict tiles are shuffled again"),
    (
        "solo-text",
        "They draw their card only after your first action or pass.",
    ),
    ("solo-text", "a shaman first, then alternating"),
    (
        "solo-text",
        "They win ties, even at strength 0, except where your champion is.",
    ),
    (
        "solo-text",
        "a card beside the board has one condition for you and a different one for them",
    ),
    (
        "verb-smite-about",
        "you may stop as soon as no opponent's unit of that kind is left there",
    ),
    (
        "verb-drain-about",
        "who has any devotion loses that much, never below 0. If no opponent has any, the step is skipped.",
    ),
    (
        "credits-text",
        "What the rulebook leaves to the printed components is our own",
    ),
];

#[test]
fn rulings_are_said_on_the_page_in_every_language() {
    for (key, words) in RULINGS {
        let english = say(Lang::En, key);
        assert!(english.contains(words), "{key}: {english}");
        for lang in Lang::ALL {
            let page = page(lang).into_string();
            let text = say(lang, key);
            let mut paragraphs = text.split("\n\n");
            assert!(
                paragraphs.all(|paragraph| page.contains(&shown(paragraph))),
                "{key} in {lang}"
            );
        }
    }
}

/// What is said of a name in the pronunciation guide.
fn pronounced<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, said) = page.split_once(&format!("<dt>{name}</dt><dd>"))?;
    said.split_once("</dd>").map(|(said, _)| said)
}

#[test]
fn the_page_says_how_gods_and_places_are_pronounced_in_every_language() {
    let parts = Components::standard();
    for lang in Lang::ALL {
        let gods = parts.gods().map(|god| &parts.god(god).name);
        let names = gods.map(|god| words::god_name(lang, god));
        let names: Vec<String> = names.chain(["Xibalba".to_owned()]).collect();
        assert_eq!(names.len(), 13);
        for written in ["Ix-Tub-Tun", "Xaman-Ek", "Ah Puch"] {
            assert!(names.iter().any(|name| name == written), "{written}");
        }
        let page = page(lang).into_string();
        let (_, guide) = page
            .split_once("<dl class=\"mz-ref-names\">")
            .expect("there is a guide");
        for name in names {
            let said = pronounced(guide, &name).unwrap_or_default();
            assert!(
                !said.is_empty() && !said.contains("mezo-"),
                "{name} in {lang}: {said}"
            );
        }
    }
}

#[test]
fn the_page_shows_every_vertex_on_a_map_and_says_what_lies_around_it() {
    let parts = Components::standard();
    for lang in Lang::ALL {
        let page = page(lang).into_string();
        let label = shown(&say(lang, "vertices-label"));
        let (_, map) = page.split_once(&label).expect("there is a map");
        let (map, _) = map.split_once("</svg>").expect("it is a drawing");
        let (_, list) = page
            .split_once("<ul class=\"mz-ref-vertices\">")
            .expect("there is a list");
        let (list, _) = list.split_once("</ul>").expect("it ends");
        assert_eq!(
            map.matches("<circle class=\"ink\"").count(),
            parts.vertices().len()
        );
        assert_eq!(list.matches("<li>").count(), parts.vertices().len());
        for vertex in parts.vertices() {
            let number = vertex.index();
            assert!(
                map.contains(&format!(">{number}</text>")),
                "{number} in {lang}"
            );
            let regions = parts.around(vertex).into_iter();
            let regions: Vec<&str> = regions.map(|region| parts.region_name(region)).collect();
            let entry = format!("<li><b>{number}</b> {}</li>", regions.join(", "));
            assert!(list.contains(&entry), "{entry} in {lang}: {list}");
        }
    }
}
