//! What things of reports are called.

use games::space_aztecs::{Deck, SpaceAztecs};
use texts::Lang;

use super::card;
use crate::named::Named;

impl Named for SpaceAztecs {
    fn thing(lang: Lang, deck: &Deck, kind: &str, name: &str) -> String {
        match kind {
            "card" => name
                .parse()
                .map_or_else(|_| name.to_owned(), |hour| card::name_at(lang, deck, hour)),
            "law" => lang.text(&format!("space-aztecs-source-{name}")),
            _ => lang.text(&format!("space-aztecs-{kind}-{name}")),
        }
    }
}
