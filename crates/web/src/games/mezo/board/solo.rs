//! What only the solo game has: the vengeful gods' own books, their card, the trial.

use game::Seat;
use games::mezo::{EffectId, Kind, SPACES, SoloView};
use maud::{Markup, html};

use super::books::{bonus, figure, in_words, title};
use super::tracks::seal;
use super::{MezoScene, who};
use crate::games::mezo::pieces::sign;
use crate::games::mezo::words;
use crate::parts::Parts;

/// The vengeful force.
const THEY: Seat = Seat::new(1);

/// Their own Calendar and Codex, which they fill from the left.
pub(super) fn books(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        @for kind in [Kind::Shaman, Kind::Warrior] {
            @let id = format!("mz-their-{}", kind.book());
            section.mz-book.mz-theirs {
                h2 { (sign(kind.word())) " " (title(scene, kind)) " · " (who(scene, THEY)) }
                ol id=(id) { (parts.get(&id)) }
                (in_words(scene, scene.components.vengeful_book(kind).map(|effect| said(scene, effect))))
            }
        }
    }
}

/// What an effect does when they resolve it.
fn said(scene: &MezoScene<'_>, effect: EffectId) -> String {
    let parts = scene.components;
    words::vengeful(scene.lang, parts, parts.effect(effect))
}

/// Fills their books.
pub(super) fn fill_books(scene: &MezoScene<'_>, parts: &mut Parts) {
    let Some(solo) = &scene.view.solo else {
        return;
    };
    for (kind, filled) in [(Kind::Shaman, solo.calendar), (Kind::Warrior, solo.codex)] {
        let effects = scene.components.vengeful_book(kind);
        parts.put(
            format!("mz-their-{}", kind.book()),
            html! {
                @for (space, effect) in effects.iter().enumerate() {
                    li {
                        (bonus(scene, *effect, &said(scene, *effect)))
                        div.mz-stander {
                            @if space < usize::from(filled) { (figure(scene, kind, THEY)) } @else { span aria-hidden="true" { (space + 1) } }
                        }
                    }
                }
            },
        );
    }
}

/// The trial and their card, with the parts in their places.
pub(super) fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    let lang = scene.lang;
    html! {
        section.mz-trial id="mz-trial" { (parts.get("mz-trial")) }
        section.mz-their-card {
            h2 { (lang.text("mezo-board-their-card")) }
            div id="mz-their-card" { (parts.get("mz-their-card")) }
        }
    }
}

/// Fills the trial and their card.
pub(super) fn fill(scene: &MezoScene<'_>, parts: &mut Parts) {
    let Some(solo) = &scene.view.solo else {
        return;
    };
    parts.put("mz-trial", trial(scene, solo));
    parts.put("mz-their-card", card(scene, solo));
}

/// The trial and the tokens on it; nothing until it is drawn.
fn trial(scene: &MezoScene<'_>, solo: &SoloView) -> Markup {
    let lang = scene.lang;
    let Some(name) = &solo.trial else {
        return html! {};
    };
    let trials = scene.components.trials().iter();
    let found = trials.into_iter().find(|trial| trial.name == *name);
    html! {
        h2 { (lang.text("mezo-board-trial")) }
        strong { (words::trial_name(lang, name)) }
        @if let Some(trial) = found { p { (words::trial_words(lang, trial)) } }
        @for (side, (seat, tokens)) in [(Seat::new(0), solo.you), (THEY, solo.them)].into_iter().enumerate() {
            div.mz-trial-side {
                (seal(scene, seat))
                ol.mz-tokens {
                    @for token in 1..=u8::try_from(SPACES).unwrap_or(0) {
                        @let points = scene.components.trial_points(side, token);
                        @let words = lang.with("mezo-board-token", &[("points", points.into())]);
                        li.mz-token.{ "side-" (scene.side(seat)) }.mz-full[token <= tokens] title=(words) { (points) }
                    }
                }
            }
        }
    }
}

/// The card that they play in this conflict, and how many they have left.
fn card(scene: &MezoScene<'_>, solo: &SoloView) -> Markup {
    let (lang, parts) = (scene.lang, scene.components);
    let shown = solo
        .card
        .and_then(|card| parts.vengeful_cards().get(usize::from(card)));
    html! {
        @match shown {
            Some(card) => {
                ol {
                    @for action in card.actions { li { (said(scene, action)) } }
                }
                p { (lang.with("mezo-board-their-offer", &[("count", card.sacrifice.into())])) }
            }
            None => { p { (lang.with("mezo-board-their-deck", &[("count", solo.deck.len().into())])) } }
        }
    }
}
