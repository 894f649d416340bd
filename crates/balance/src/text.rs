//! What people read of a report.

use serde::{Serialize, Serializer};
use texts::Lang;

/// Words in every language; programs read the English ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text([String; Lang::ALL.len()]);

impl Text {
    /// What `tell` says in each language.
    pub(crate) fn told(tell: impl Fn(Lang) -> String) -> Self {
        Self(Lang::ALL.map(tell))
    }

    /// The words in this language.
    pub fn to(&self, lang: Lang) -> &str {
        &self.0[lang as usize]
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to(Lang::En).serialize(serializer)
    }
}
