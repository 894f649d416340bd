//! The Calendar and the Codex: five spaces each, with who stands there; below them the angry gods.

use game::Seat;
use games::mezo::{EffectId, Kind, SPACES};
use maud::{Markup, html};

use super::choices::{Choices, Spot};
use super::{MezoScene, short, solo, tiles, who};
use crate::games::mezo::pieces::{letter, sign};
use crate::games::mezo::words;
use crate::parts::Parts;
use texts::Word;

/// The order in which the books lie: shamans before warriors, as they are awarded.
const BOOKS: [Kind; 2] = [Kind::Shaman, Kind::Warrior];

/// The books and the tiles, with the parts in their places.
pub(super) fn stage(scene: &MezoScene<'_>, parts: &Parts) -> Markup {
    html! {
        div.mz-books {
            @for kind in BOOKS { (book(scene, parts, kind)) }
            @if scene.view.solo.is_some() { (solo::books(scene, parts)) }
            (tiles::stage(scene, parts))
        }
    }
}

/// Fills the books and the tiles.
pub(super) fn fill(scene: &MezoScene<'_>, choices: &Choices<'_>, parts: &mut Parts) {
    for kind in BOOKS {
        for space in 0..SPACES {
            parts.put(id(kind, space), stander(scene, choices, kind, space));
        }
    }
    solo::fill_books(scene, parts);
    tiles::fill(scene, choices, parts);
}

fn id(kind: Kind, space: usize) -> String {
    format!("mz-{}{space}", kind.book())
}

/// What a book is called.
pub(super) fn title(scene: &MezoScene<'_>, kind: Kind) -> String {
    words::book_name(scene.lang, kind)
}

fn book(scene: &MezoScene<'_>, parts: &Parts, kind: Kind) -> Markup {
    let effects = scene.components.book(kind);
    html! {
        section.mz-book.{ "mz-book-" (kind.book()) } {
            h2 { (sign(kind.word())) " " (title(scene, kind)) }
            ol {
                @for (space, effect) in effects.iter().enumerate() {
                    @let id = id(kind, space);
                    li { (bonus(scene, *effect, &said(scene, *effect))) div.mz-stander id=(id) { (parts.get(&id)) } }
                }
            }
            (in_words(scene, effects.map(|effect| said(scene, effect))))
        }
    }
}

/// What a bonus does, in words.
fn said(scene: &MezoScene<'_>, effect: EffectId) -> String {
    let parts = scene.components;
    words::effect(scene.lang, parts, parts.effect(effect))
}

/// The bonus of a space in signs, with its words for those who point at it.
pub(super) fn bonus(scene: &MezoScene<'_>, effect: EffectId, words: &str) -> Markup {
    html! {
        span.mz-bonus role="img" title=(words) { (short::effect(scene.components.effect(effect))) }
    }
}

/// All bonuses in words, for those who want to read them.
pub(super) fn in_words(scene: &MezoScene<'_>, all: [String; SPACES]) -> Markup {
    html! {
        details {
            summary { (scene.lang.text("mezo-board-in-words")) }
            ol { @for words in all { li { (words) } } }
        }
    }
}

/// Who stands on a space, or the button to take it.
fn stander(scene: &MezoScene<'_>, choices: &Choices<'_>, kind: Kind, space: usize) -> Markup {
    let spaces = match kind {
        Kind::Shaman => &scene.view.calendar,
        Kind::Warrior => &scene.view.codex,
    };
    let number = u8::try_from(space).expect("a book has five spaces");
    html! {
        @if let Some(seat) = spaces[space] {
            (figure(scene, kind, seat))
        } @else if let Some(action) = choices.at(Spot::Space(kind, number)) {
            (choices.button("mz-pick", action, &html! { (number + 1) }))
        } @else {
            span aria-hidden="true" { (number + 1) }
        }
    }
}

/// A unit on a space of a book.
pub(super) fn figure(scene: &MezoScene<'_>, kind: Kind, seat: Seat) -> Markup {
    let name = who(scene, seat);
    let words = scene
        .lang
        .with("mezo-board-stands", &[("name", Word::from(&name))]);
    html! {
        svg.mz-figure viewBox="-24 -28 48 54" role="img" aria-label=(words) {
            use href={ "#mz-" (letter(kind)) (scene.side(seat)) } {}
        }
    }
}
