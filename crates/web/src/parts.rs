//! The parts of a page that change while a game goes on.

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::LazyLock;

use maud::{Markup, PreEscaped};
use serde::Serialize;

/// Parts by the id of the element that they fill.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parts(BTreeMap<String, String>);

impl Parts {
    /// Fills a part.
    pub(crate) fn put(&mut self, id: impl Into<String>, content: Markup) {
        self.0.insert(id.into(), content.into_string());
    }

    /// The content of a part, for the first time a page is shown.
    pub(crate) fn get(&self, id: &str) -> PreEscaped<&str> {
        let content = self.0.get(id);
        debug_assert!(content.is_some(), "nobody filled the part `{id}`");
        PreEscaped(content.map_or("", String::as_str))
    }
}

/// Digests of parts: enough to know which of them have changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shown(Vec<(String, u64)>);

/// Keyed anew in every process, so that nobody can make two parts look the same.
static DIGEST: LazyLock<RandomState> = LazyLock::new(RandomState::new);

impl Shown {
    /// What somebody has who was shown these parts.
    pub(crate) fn new(parts: &Parts) -> Self {
        let digest = |(id, content): (&String, &String)| (id.clone(), DIGEST.hash_one(content));
        Self(parts.0.iter().map(digest).collect())
    }

    /// The parts that are not as they were shown; from now on they are.
    pub(crate) fn update(&mut self, parts: Parts) -> BTreeMap<String, String> {
        let new = Self::new(&parts);
        let mut changed = parts.0;
        changed.retain(|id, _| new.digest(id) != self.digest(id));
        *self = new;
        changed
    }

    fn digest(&self, id: &str) -> Option<u64> {
        let place = self.0.binary_search_by(|(other, _)| other.as_str().cmp(id));
        place.ok().map(|place| self.0[place].1)
    }
}

/// What a live page is told.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Update {
    /// Elements to fill anew.
    pub(crate) parts: BTreeMap<String, String>,
    /// Elements to add to.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) more: BTreeMap<&'static str, String>,
    /// The title of the page.
    pub(crate) title: String,
    /// Whether it is the reader's turn.
    pub(crate) turn: bool,
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn only_what_changed_is_told() {
        let parts = |prompt: &str| {
            let mut parts = Parts::default();
            parts.put("prompt", html! { (prompt) });
            parts.put("hand", html! { "cards" });
            parts
        };
        let mut shown = Shown::new(&parts("place"));
        assert!(shown.update(parts("place")).is_empty());
        let changed = shown.update(parts("stay"));
        assert_eq!(changed.keys().collect::<Vec<_>>(), ["prompt"]);
        assert!(shown.update(parts("stay")).is_empty());
    }
}
