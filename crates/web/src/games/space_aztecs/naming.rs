//! What actions are called.

use games::space_aztecs::{Action, Hour};

use super::SpaceAztecsScene;
use super::card::name_at;
use texts::Word;

/// What an action is called: on its button, and in a list of choices.
pub(super) fn naming(scene: &SpaceAztecsScene<'_>, action: Action) -> String {
    let lang = scene.lang;
    let key = format!("space-aztecs-do-{}", game::Action::kind(&action));
    match action {
        Action::Pile(pile) => {
            let pile = lang.text(&format!("space-aztecs-pile-{pile}"));
            lang.with(&key, &[("pile", Word::from(&pile))])
        }
        Action::Keep(card) | Action::Take(card) => of_card(scene, &key, card),
        Action::Hide | Action::Open => lang.text(&key),
    }
}

/// A text about a card: its name, and its hour, by which it differs from others of its name.
fn of_card(scene: &SpaceAztecsScene<'_>, key: &str, card: Hour) -> String {
    let (name, hour) = (
        name_at(scene.lang, scene.components, card),
        card.to_string(),
    );
    let args = [("card", Word::from(&name)), ("hour", Word::from(&hour))];
    scene.lang.with(key, &args)
}
