//! The pile in the viewer's hand, and the card that he has kept.

use games::space_aztecs::{Action, Hour, SpaceAztecs};
use maud::{Markup, html};

use super::SpaceAztecsScene;
use super::card::{self, described};
use super::dial::symbol;
use super::effect::Effects;
use super::figures::set_name;
use crate::drawn::Drawn as _;
use crate::parts::Parts;
use texts::Word;

/// The place of the hand; nothing for a spectator.
pub(super) fn stage(scene: &SpaceAztecsScene<'_>, parts: &Parts) -> Markup {
    html! {
        @if scene.own().is_some() {
            section.sa-hand id="sa-hand" aria-label=(scene.lang.text("space-aztecs-hand")) { (parts.get("sa-hand")) }
        }
    }
}

/// Fills it.
pub(super) fn fill(scene: &SpaceAztecsScene<'_>, effects: &Effects<'_>, parts: &mut Parts) {
    if scene.own().is_some() {
        parts.put("sa-hand", hand(scene, effects));
    }
}

fn hand(scene: &SpaceAztecsScene<'_>, effects: &Effects<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let Some((seat, pile)) = scene
        .own()
        .and_then(|seat| Some((seat, view.held[seat.index()]?)))
    else {
        return html! {};
    };
    let name = lang.text(&format!("space-aztecs-pile-{pile}"));
    let kept = view.chosen_by(seat);
    html! {
        h2 { (symbol(pile, 24)) " " (lang.with("space-aztecs-hand-of", &[("pile", Word::from(&name))])) }
        div.sa-cards {
            @if let Some(kept) = kept { (one(scene, effects, kept, true)) }
            @for card in view.hand(seat) { (one(scene, effects, card, false)) }
        }
    }
}

/// A card of the hand: a button while it can be kept.
fn one(scene: &SpaceAztecsScene<'_>, effects: &Effects<'_>, hour: Hour, kept: bool) -> Markup {
    let lang = scene.lang;
    let Some(face) = scene.components.face(hour) else {
        return html! {};
    };
    let action = Action::Keep(hour);
    let class = format!("sa-{}", set_name(face.set));
    html! {
        @if scene.legal.contains(&action) {
            @let effect = effects.of(action);
            button.sa-card.(class) form="move" name="action" value=(scene.notation(action))
                aria-label={ (SpaceAztecs::naming(scene, action)) ". " (effect) } title=(effect) { (card::face(lang, face)) }
        } @else {
            @let words = described(lang, face);
            @let words = if kept { format!("{}: {words}", lang.text("space-aztecs-you-kept")) } else { words };
            div.sa-card.(class).kept[kept] role="img" aria-label=(words) title=(words) { (card::face(lang, face)) }
        }
    }
}
