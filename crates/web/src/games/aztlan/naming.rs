//! What actions are called.

use games::aztlan::{Action, PowerCard, Terrain, Territory};

use super::AztlanScene;
use texts::{Lang, Word};

/// What an action is called: on its button, and in a list of choices.
pub(super) fn naming(scene: &AztlanScene<'_>, action: Action) -> String {
    let lang = scene.lang;
    let key = format!("aztlan-do-{}", game::Action::kind(&action));
    let name = |place: Territory| Word::from(&scene.components.place(place).name);
    match action {
        Action::Choose(card) => power_card(lang, card),
        Action::Place(place)
        | Action::From(place)
        | Action::To(place)
        | Action::Warriors(place)
        | Action::Settle(place) => lang.with(&key, &[("place", name(place))]),
        Action::Rafts(a, b) => lang.with(&key, &[("a", name(a)), ("b", name(b))]),
        Action::Bless(terrain) | Action::Terrain(terrain) => {
            let terrain = terrain_name(lang, Some(terrain));
            lang.with(&key, &[("terrain", Word::from(&terrain))])
        }
        Action::Stay
        | Action::Battle
        | Action::Coexist
        | Action::Tlatoani
        | Action::Tie
        | Action::Games
        | Action::Yield
        | Action::Score => lang.text(&key),
    }
}

/// A power card by its number and terrain.
pub(super) fn power_card(lang: Lang, card: PowerCard) -> String {
    let terrain = terrain_name(lang, card.terrain());
    let args = [
        ("card", card.number().into()),
        ("terrain", Word::from(&terrain)),
    ];
    lang.with("aztlan-power-card", &args)
}

/// What a terrain is called; without one, the word on the wild card.
pub(super) fn terrain_name(lang: Lang, terrain: Option<Terrain>) -> String {
    let word = terrain.map_or("wild", Terrain::name);
    lang.text(&format!("aztlan-rules-terrain-{word}"))
}
