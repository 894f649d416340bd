//! What things of reports are called.

use games::aztlan::{Aztlan, Board};
use texts::Lang;

use crate::named::Named;

impl Named for Aztlan {
    fn thing(lang: Lang, _: &Board, kind: &str, name: &str) -> String {
        match kind {
            "terrain" => lang.text(&format!("aztlan-rules-terrain-{name}")),
            _ => lang.text(&format!("aztlan-rules-card-{name}")),
        }
    }
}
