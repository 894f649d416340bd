//! What the house says, to people in pages, terminal and reports: texts in English, Italian and Polish.
//!
//! Texts are [Fluent](https://projectfluent.org) files, one folder for each subject: the house, and every game. A text is found by
//! its key, in whichever file it stands.
//!
//! ```
//! use texts::Lang;
//!
//! assert_eq!(Lang::Pl.name(), "Polski");
//! assert_eq!(Lang::accepted("de, it;q=0.5"), Lang::It);
//! ```

mod memory;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language that the house speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English, which has every text.
    #[default]
    En,
    /// Italian.
    It,
    /// Polish.
    Pl,
}

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        let id: LanguageIdentifier = lang.code().parse().expect("a language has a code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The pages are one direction only, and marks in attributes would be in the way of searching.
        bundle.set_use_isolating(false);
        for text in lang.sources() {
            let resource =
                FluentResource::try_new((*text).to_owned()).expect("texts are well formed");
            bundle.add_resource(resource).expect("a text is said once");
        }
        bundle
    })
});

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::It, Self::Pl];

    /// Its code in HTML, cookies and headers.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Pl => "pl",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "Italiano",
            Self::Pl => "Polski",
        }
    }

    /// The files of its texts.
    pub fn sources(self) -> &'static [&'static str] {
        match self {
            Self::En => EN,
            Self::It => IT,
            Self::Pl => PL,
        }
    }

    /// The first language of an `Accept-Language` header that the house speaks, by the reader's weights.
    pub fn accepted(header: &str) -> Self {
        let mut wanted: Vec<(u32, Self)> = header.split(',').filter_map(weighted).collect();
        // Stable, so that of equal weights the first named wins.
        wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        wanted.first().map_or_else(Self::default, |(_, lang)| *lang)
    }

    /// The text with this key.
    pub fn text(self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key and what it speaks of.
    pub fn with(self, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        memory::recall((self, key, args), || {
            let args: FluentArgs<'_> = args
                .iter()
                .map(|(name, word)| (*name, word.value()))
                .collect();
            self.format(key, Some(&args))
        })
    }

    fn format(self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let message = |lang: Self| {
            let bundle = &BUNDLES[lang as usize];
            let pattern = bundle.get_message(key)?.value()?;
            let text = bundle.format_pattern(pattern, args, &mut Vec::new());
            Some(text.into_owned())
        };
        message(self)
            .or_else(|| message(Self::En))
            .unwrap_or_else(|| {
                debug_assert!(false, "there is no text `{key}`");
                key.to_owned()
            })
    }
}

/// Something that a text speaks of: a name or a number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Word<'a> {
    /// A name.
    Name(&'a str),
    /// A number, by which some words change.
    Number(i64),
}

impl Word<'_> {
    fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Name(name) => FluentValue::from(*name),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Word<'a> {
    fn from(name: &'a str) -> Self {
        Self::Name(name)
    }
}

impl<'a> From<&'a String> for Word<'a> {
    fn from(name: &'a String) -> Self {
        Self::Name(name)
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Word<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })+
    };
}

numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Word<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// One language of an `Accept-Language` header and its weight in thousandths.
fn weighted(item: &str) -> Option<(u32, Lang)> {
    let (tag, weight) = item.split_once(';').unwrap_or((item, "q=1"));
    let lang = tag.trim().split('-').next()?.parse().ok()?;
    let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a weight is between 0 and 1"
    )]
    let weight = (weight.clamp(0.0, 1.0) * 1000.0) as u32;
    (weight > 0).then_some((weight, lang))
}

impl FromStr for Lang {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or(())
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::*;

    #[test]
    fn the_readers_favourite_among_our_languages_is_taken() {
        assert_eq!(Lang::accepted("pl-PL,pl;q=0.9,en;q=0.8"), Lang::Pl);
        assert_eq!(Lang::accepted("de,it;q=0.5,en;q=0.7"), Lang::En);
        assert_eq!(Lang::accepted("de, fr"), Lang::En);
        assert_eq!(Lang::accepted("it;q=0, pl;q=0.1"), Lang::Pl);
        assert_eq!(Lang::accepted(";;q=,=,\u{0}"), Lang::En);
    }

    /// Every key of a language with the names of what it speaks of.
    fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let mut keys = BTreeMap::new();
        for source in lang.sources() {
            let resource = fluent_syntax::parser::parse(*source).expect("texts are well formed");
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let mut names = BTreeSet::new();
                    let pattern = message.value.expect("a text has a value");
                    mentions(&pattern, &mut names);
                    keys.insert(message.id.name.to_owned(), names);
                }
            }
        }
        keys
    }

    fn mentions(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => mention(inline, names),
                    Expression::Select { selector, variants } => {
                        mention(selector, names);
                        for variant in variants {
                            mentions(&variant.value, names);
                        }
                    }
                }
            }
        }
    }

    fn mention(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
        if let InlineExpression::VariableReference { id } = inline {
            names.insert(id.name.to_owned());
        }
    }

    #[test]
    fn every_text_is_there_in_every_language_and_speaks_of_the_same_things() {
        let english = keys(Lang::En);
        assert!(english.len() > 100);
        for lang in Lang::ALL {
            let translated = keys(lang);
            for (key, names) in &english {
                assert_eq!(translated.get(key), Some(names), "`{key}` in {lang}");
            }
            assert_eq!(translated.len(), english.len(), "{lang}");
        }
    }
}
