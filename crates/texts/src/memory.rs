//! Texts that were said lately. A table says the same sentences again and again, and looking one up is much cheaper than making it.

use std::cell::RefCell;
use std::hash::BuildHasher as _;
use std::sync::LazyLock;

use foldhash::{fast, quality};
use quick_cache::UnitWeighter;
use quick_cache::unsync::{Cache, DefaultLifecycle};

use super::{Lang, Word};

/// A thread remembers about so many texts, a few hundred kilobytes; of more, those that are said least go.
const MOST: usize = 4096;

/// What a text is asked for by.
pub(super) type Question<'a> = (Lang, &'a str, &'a [(&'static str, Word<'a>)]);

static DIGEST: LazyLock<[quality::RandomState; 2]> = LazyLock::new(Default::default);

/// Digests are spread well as they are: a fast hash is enough for them.
type Said = Cache<[u64; 2], Box<str>, UnitWeighter, fast::RandomState>;

thread_local! {
    static SAID: RefCell<Said> = RefCell::new(Cache::with(
        MOST,
        MOST as u64,
        UnitWeighter,
        fast::RandomState::default(),
        DefaultLifecycle::default(),
    ));
}

/// The answer to a question, made if it was not given lately. Questions are known by two keyed digests: that two of them
/// agree in 128 bits does not happen.
pub(super) fn recall(question: Question<'_>, make: impl FnOnce() -> String) -> String {
    let digest = [0, 1].map(|number: usize| DIGEST[number].hash_one(question));
    SAID.with_borrow_mut(|said| {
        if let Some(text) = said.get(&digest) {
            return text.to_string();
        }
        let text = make();
        said.insert(digest, text.as_str().into());
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_made_once_for_each_question() {
        let seven = [("number", Word::Number(7))];
        let said = |lang, args: &[(&'static str, Word<'_>)], text: &str| {
            recall((lang, "memory-test", args), || text.to_owned())
        };
        assert_eq!(said(Lang::En, &seven, "one"), "one");
        assert_eq!(said(Lang::En, &seven, "two"), "one");
        assert_eq!(said(Lang::It, &seven, "three"), "three");
        assert_eq!(said(Lang::En, &[], "four"), "four");
    }
}
