//! What a live page is told: the parts of it that have changed.

use std::collections::BTreeMap;
use std::hash::BuildHasher as _;
use std::sync::LazyLock;

use foldhash::quality::RandomState;
use serde::Serialize;

use crate::parts::Parts;

/// Digests of parts: enough to know which of them have changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sent(Vec<(String, u64)>);

/// Keyed anew in every process, so that nobody can make two parts look the same.
static DIGEST: LazyLock<RandomState> = LazyLock::new(RandomState::default);

impl Sent {
    /// The parts that are not as they were shown; from now on they are. A table is painted in the same order every time,
    /// so parts are compared one by one; where the order differs, all are new.
    pub(crate) fn update(&mut self, parts: Parts) -> BTreeMap<String, String> {
        let mut changed = BTreeMap::new();
        let mut shown = Vec::new();
        let mut before = std::mem::take(&mut self.0).into_iter();
        for (id, content) in parts {
            let digest = DIGEST.hash_one(&content);
            let known = before.next().filter(|(other, _)| *other == id);
            if known.as_ref().map(|(_, digest)| *digest) != Some(digest) {
                changed.insert(id.clone(), content);
            }
            // The id that is there already is kept, so that nothing is allocated for what has not changed.
            shown.push((known.map_or(id, |(id, _)| id), digest));
        }
        self.0 = shown;
        changed
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
    /// Whether the reader may be asked something else than before: what he was advised is of no use then.
    pub(crate) anew: bool,
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
        let mut shown = Sent::default();
        assert_eq!(shown.update(parts("place")).len(), 2);
        assert!(shown.update(parts("place")).is_empty());
        let changed = shown.update(parts("stay"));
        assert_eq!(changed.keys().collect::<Vec<_>>(), ["prompt"]);
        assert!(shown.update(parts("stay")).is_empty());
    }
}
