//! What things of reports are called.

use game::observed::{Item, Observed, Word};
use texts::Lang;

/// A game whose topics have names: `GAME-topic-KEY` is the heading of a topic, `GAME-topic-KEY-about` says what is counted there,
/// `GAME-item-KEY` is a thing of it that takes several words, and `GAME-unit-UNIT` is what something is measured in.
pub trait Named: Observed {
    /// What something of the game is called, by its kind and its name there.
    fn thing(lang: Lang, components: &Self::Components, kind: &str, name: &str) -> String;
}

/// What a thing of a topic is called, by itself.
pub fn item<G: Named>(lang: Lang, components: &G::Components, item: &Item) -> String {
    let told = match item {
        Item::Plain(told) => word::<G>(lang, components, told),
        Item::Text(key, words) => {
            let words = words.iter();
            let told: Vec<(&'static str, Told)> = words
                .map(|(name, told)| (*name, Told::new::<G>(lang, components, told)))
                .collect();
            let args: Vec<_> = told
                .iter()
                .map(|(name, told)| (*name, told.word()))
                .collect();
            lang.with(&format!("{}-item-{key}", G::NAME), &args)
        }
    };
    let mut letters = told.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// What an item speaks of, as texts take it: a number stays one, because words change by it.
enum Told {
    Number(u32),
    Name(String),
}

impl Told {
    fn new<G: Named>(lang: Lang, components: &G::Components, told: &Word) -> Self {
        match told {
            Word::Number(number) => Self::Number(*number),
            other => Self::Name(word::<G>(lang, components, other)),
        }
    }

    fn word(&self) -> texts::Word<'_> {
        match self {
            Self::Number(number) => (*number).into(),
            Self::Name(name) => name.into(),
        }
    }
}

fn word<G: Named>(lang: Lang, components: &G::Components, told: &Word) -> String {
    match told {
        Word::Number(number) => number.to_string(),
        Word::Range(from, None) => lang.with("range-without-end", &[("from", (*from).into())]),
        Word::Range(from, Some(last)) if from == last => from.to_string(),
        Word::Range(from, Some(last)) => lang.with(
            "range",
            &[("from", (*from).into()), ("last", (*last).into())],
        ),
        Word::Name(name) => name.clone(),
        Word::Thing(kind, name) => G::thing(lang, components, kind, name),
    }
}
