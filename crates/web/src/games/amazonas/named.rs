//! What things of reports are called.

use games::amazonas::{Amazonas, Map};
use texts::Lang;

use crate::named::Named;

impl Named for Amazonas {
    fn thing(lang: Lang, _: &Map, kind: &str, name: &str) -> String {
        lang.text(&format!("amazonas-{kind}-{name}"))
    }
}
