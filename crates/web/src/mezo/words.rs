//! What effects do, in words made from the effect.

use ::mezo::{Components, Effect, Step};

use crate::lang::Lang;

/// What an effect does, in sentences.
pub(super) fn effect(_: Lang, _: &Components, effect: &Effect) -> String {
    effect.to_string()
}

/// What one step of an effect does, in a sentence.
pub(super) fn step(lang: Lang, _: &Components, step: &Step) -> String {
    let _ = (lang, step);
    String::new()
}

/// What the god of this name is called.
pub(super) fn god_name(_: Lang, name: &str) -> String {
    name.to_owned()
}
