//! What things are called: gods, cards, altars, tribes, bands of units.

use game::Seat;
use games::mezo::{Band, Card, Components, EffectId, Kind, Piece, Source, View};

use super::{MezoScene, words};
use crate::drawn::Side;
use texts::{Lang, Word};

/// What an effect of the components does, in sentences.
pub(super) fn effect(lang: Lang, parts: &Components, effect: EffectId) -> String {
    words::effect(lang, parts, parts.effect(effect))
}

/// What was told of the tile of an angry god, and that it would do nothing now if so it is.
pub(super) fn tile(scene: &MezoScene<'_>, tile: u8, told: String) -> String {
    if scene.view.aside.is_idle(tile) {
        let args = [("effect", Word::from(&told))];
        return scene.lang.with("mezo-tile-idle", &args);
    }
    told
}

/// What was told, and that no tile that is face up would do anything now, if the viewer may come to appease the angry gods and
/// so it is.
pub(super) fn with_idle_tiles(scene: &MezoScene<'_>, told: String) -> String {
    if !are_all_idle(scene) {
        return told;
    }
    let stop = if told.ends_with('.') { "" } else { "." };
    format!("{told}{stop} {}", scene.lang.text("mezo-tiles-idle"))
}

fn are_all_idle(scene: &MezoScene<'_>) -> bool {
    let view = &scene.view;
    view.revealed > 0 && (0..view.revealed).all(|tile| view.aside.is_idle(tile))
}

/// The colour of a tribe, in a word.
pub(super) fn tribe(lang: Lang, side: Side) -> String {
    lang.text(&format!("mezo-tribe-{side}"))
}

/// A kind of unit, in a word.
pub(super) fn kind(lang: Lang, kind: Kind) -> String {
    lang.text(&format!("mezo-kind-{kind}"))
}

/// A glyph, or the top floor.
pub(super) fn piece(lang: Lang, piece: Piece) -> String {
    lang.text(&format!("mezo-piece-{}", piece.word()))
}

/// Warriors and shamans, as many as there are.
pub(super) fn band(lang: Lang, band: Band) -> String {
    let all = [("warriors", band.warriors()), ("shamans", band.shamans())];
    let some = all.iter().filter(|(_, count)| *count > 0);
    let named: Vec<String> = some
        .map(|(kind, count)| lang.with(&format!("mezo-{kind}"), &[("count", (*count).into())]))
        .collect();
    named.join(", ")
}

/// The actions of the card that a seat plays, by number from 0.
pub(super) fn card_action(scene: &MezoScene<'_>, seat: Seat, action: u8) -> Option<EffectId> {
    let (parts, view) = (scene.components, &scene.view);
    let (god, card) = (view.god_of(parts, seat)?, view.card_of(seat)?);
    Some(parts.card_action(god, card, action.into()))
}

/// Where an effect comes from, in words: the card, the altar, the god that was called.
pub(super) fn origin(lang: Lang, view: &View, seat: Seat, origin: Source) -> String {
    let what = match origin {
        Source::Card | Source::Ceremony => view.card_of(seat).map(|card| self::card(lang, card)),
        Source::Call => {
            let god = view.gods.get(seat.index()).and_then(Option::as_ref);
            god.map(|god| words::god_name(lang, god))
        }
        Source::Altar => {
            let here = view.conflict.as_ref().map(|conflict| &conflict.region);
            let altar = here.and_then(|region| view.altars.get(region));
            altar.map(|altar| words::altar_name(lang, altar))
        }
        Source::Ritual => view
            .ritual
            .as_ref()
            .map(|name| words::ritual_name(lang, name)),
        _ => None,
    };
    let what = what.unwrap_or_default();
    lang.with(
        &format!("mezo-origin-{origin}"),
        &[("what", Word::from(&what))],
    )
}

/// What a card is called.
pub(super) fn card(lang: Lang, card: Card) -> String {
    words::card_name(lang, card)
}
