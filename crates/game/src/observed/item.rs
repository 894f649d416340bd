//! Things of a topic, as data: what they are called is looked up by whoever shows them.

/// A thing that is compared with others of its topic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A single word says it.
    Plain(Word),
    /// A text of the game says it, named by its key among the game's items, with what it speaks of.
    Text(&'static str, Vec<(&'static str, Word)>),
}

/// What an item speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A number.
    Number(u32),
    /// From one number to another, or without an end.
    Range(u32, Option<u32>),
    /// A name that is the same in every language.
    Name(String),
    /// Something of the game: its kind and its name there, as components or notation have it.
    Thing(&'static str, String),
}

impl Item {
    /// Something of the game by itself.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "names are often made on the spot"
    )]
    pub fn thing(kind: &'static str, name: impl ToString) -> Self {
        Self::Plain(Word::thing(kind, name))
    }

    /// A name that is the same in every language.
    pub fn name(name: impl Into<String>) -> Self {
        Self::Plain(Word::Name(name.into()))
    }

    /// A text of the game with what it speaks of.
    pub fn text(key: &'static str, words: impl IntoIterator<Item = (&'static str, Word)>) -> Self {
        Self::Text(key, words.into_iter().collect())
    }
}

impl Word {
    /// Something of the game.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "names are often made on the spot"
    )]
    pub fn thing(kind: &'static str, name: impl ToString) -> Self {
        Self::Thing(kind, name.to_string())
    }
}

impl From<u8> for Word {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Word {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}
