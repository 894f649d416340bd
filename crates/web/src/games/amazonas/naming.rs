//! What actions are called.

use games::amazonas::Action;

use super::{AmazonasScene, card_name, species_name};
use texts::Word;

/// What an action is called: on its button, and in a list of choices.
pub(super) fn naming(scene: &AmazonasScene<'_>, action: Action) -> String {
    let lang = scene.lang;
    let key = format!("amazonas-do-{}", game::Action::kind(&action));
    match action {
        Action::Start(village) | Action::Build(village) | Action::Neutral(village) => {
            let place = &scene.components.place(village).name;
            lang.with(&key, &[("place", Word::from(place))])
        }
        Action::Income(card) => {
            let card = card_name(lang, card);
            lang.with(&key, &[("card", Word::from(&card))])
        }
        Action::Native(species) => {
            let species = species_name(lang, species);
            lang.with(&key, &[("species", Word::from(&species))])
        }
        Action::Refuse | Action::Done => lang.text(&key),
    }
}
