use game::Components as _;
use games::mezo::Components;

use super::*;
use crate::rulebook::tests::{
    assert_keeps_the_policy, assert_says, assert_shows_every_text, sections, shown,
};
use rulings::RULINGS;

mod rulings;

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

#[test]
fn every_text_of_the_page_is_on_the_page_in_every_language() {
    let texts = include_str!("../../../../../texts/texts/mezo/en/rules.ftl");
    let of_the_reference = |key: &str| key.starts_with("mezo-rules-reference");
    assert_shows_every_text(&RULEBOOK, texts, |key| {
        of_the_reference(key) && !key.contains("-power-")
    });
}

#[test]
fn rulings_are_said_on_the_page_in_every_language() {
    assert_says(&RULEBOOK, RULINGS);
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
