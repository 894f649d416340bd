//! The parts of a page that change while a game goes on.

use maud::{Markup, PreEscaped};

/// Parts with the id of the element that they fill, in the order in which they were painted.
#[derive(Clone, Debug, Default)]
pub struct Parts(Vec<(String, String)>);

impl Parts {
    /// Fills a part.
    pub fn put(&mut self, id: impl Into<String>, content: Markup) {
        self.0.push((id.into(), content.into_string()));
    }

    /// Whether somebody filled a part.
    pub fn has(&self, id: &str) -> bool {
        self.0.iter().any(|(other, _)| other == id)
    }

    /// The content of a part, for the first time a page is shown.
    pub fn get(&self, id: &str) -> PreEscaped<&str> {
        let part = self.0.iter().find(|(other, _)| other == id);
        debug_assert!(part.is_some(), "nobody filled the part `{id}`");
        PreEscaped(part.map_or("", |(_, content)| content))
    }
}

impl IntoIterator for Parts {
    type Item = (String, String);
    type IntoIter = std::vec::IntoIter<(String, String)>;

    /// The parts, each with its id, in the order in which they were filled.
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
