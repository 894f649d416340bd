//! What things of reports are called.

use games::mezo::{Components, Mezo};
use texts::Lang;

use super::words;
use crate::named::Named;

impl Named for Mezo {
    fn thing(lang: Lang, parts: &Components, kind: &str, name: &str) -> String {
        match kind {
            "god" => words::god_name(lang, name),
            "altar" => words::altar_name(lang, name),
            "ritual" => words::ritual_name(lang, name),
            "prophecy" => words::prophecy_name(lang, name),
            "effect" => name.parse().map_or_else(
                |_| name.to_owned(),
                |effect| words::effect(lang, parts, &effect),
            ),
            "tribe" => lang.text(&format!("mezo-tribe-{name}")),
            _ => lang.text(&format!("mezo-words-{kind}-{name}")),
        }
    }
}
