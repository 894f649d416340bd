//! The event of the round, large, and those still to come.

use games::amazonas::{Event, EventCard};
use maud::{Markup, html};

use super::AmazonasScene;
use super::emblems::event_emblem;
use crate::parts::Parts;

/// The place of the event.
pub(super) fn stage(parts: &Parts) -> Markup {
    html! { section.event id="event" { (parts.get("event")) } }
}

/// Fills it.
pub(super) fn fill(scene: &AmazonasScene<'_>, parts: &mut Parts) {
    parts.put("event", event(scene));
}

fn event(scene: &AmazonasScene<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    html! {
        div.now.harm[view.event.is_some_and(EventCard::is_harmful)] {
            @match view.event {
                Some(card) => {
                    (event_emblem(card, 56))
                    div {
                        strong { (name(scene, card)) }
                        p { (lang.text(&format!("amazonas-event-{card}-about"))) }
                    }
                }
                None => {
                    div {
                        strong { (lang.text("amazonas-event-none")) }
                        p { (lang.text("amazonas-event-none-about")) }
                    }
                }
            }
        }
        @if !view.events.is_empty() {
            div.to-come {
                small { (lang.with("amazonas-to-come", &[("count", view.events.len().into())])) }
                ul {
                    @for (card, count) in to_come(scene) {
                        @let label = format!("{}: {count}", name(scene, card));
                        li title=(label) {
                            (event_emblem(card, 26))
                            span.visually-hidden { (name(scene, card)) ": " }
                            b { (count) }
                        }
                    }
                }
            }
        }
    }
}

fn name(scene: &AmazonasScene<'_>, card: EventCard) -> String {
    scene.lang.text(&format!("amazonas-event-{card}"))
}

/// How many of each event are still in the deck: all there are, less those that everybody has seen.
fn to_come(scene: &AmazonasScene<'_>) -> Vec<(EventCard, usize)> {
    let seen = |wanted: EventCard| {
        let rounds = scene.story.told().iter();
        rounds
            .filter(|event| matches!(event, Event::Round { card, .. } if *card == wanted))
            .count()
    };
    EventCard::ALL
        .into_iter()
        .map(|card| (card, card.copies().saturating_sub(seen(card))))
        .filter(|(_, count)| *count > 0)
        .collect()
}
