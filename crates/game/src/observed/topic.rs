//! What is looked at: things of a game that may decide it.

use serde::Serialize;

use super::Item;

/// A group of things that are compared with each other: gods, missions, first territories.
#[derive(Clone, Debug)]
pub struct Topic {
    /// Its name in JSON, in addresses within the page and in the keys of its texts: `GAME-topic-KEY` is its heading,
    /// `GAME-topic-KEY-about` says what is counted.
    pub key: &'static str,
    /// How players come to these things.
    pub nature: Nature,
    /// In which order they are shown.
    pub order: Order,
    /// What [`worth`](super::Notes::worth) is measured in, if it is: the key of a text.
    pub unit: Option<&'static str>,
    /// The things; none if the topic does not apply to the options.
    pub items: Vec<Item>,
}

/// How players come to something, which says what it means that they win more often with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Nature {
    /// By chance: whoever wins more often with it has been given more.
    Dealt,
    /// By choice: it is a good choice, or those choose it who are ahead anyway.
    Chosen,
    /// By success: it may be the way to win or come of winning.
    Achieved,
    /// It holds for everybody at the table, so that nobody wins by it; points and length may differ.
    Shared,
}

impl Nature {
    /// The word for it on the page.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dealt => "dealt",
            Self::Chosen => "chosen",
            Self::Achieved => "achieved",
            Self::Shared => "shared",
        }
    }
}

/// In which order things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// As they are listed: they have an order of their own.
    Listed,
    /// Those who win most often first.
    ByShare,
}

impl Topic {
    /// A topic whose things are shown by how often they win; nothing is measured.
    pub fn new(key: &'static str, nature: Nature, items: impl IntoIterator<Item = Item>) -> Self {
        Self {
            key,
            nature,
            order: Order::ByShare,
            unit: None,
            items: items.into_iter().collect(),
        }
    }

    /// The same, shown in the order in which its things are listed.
    #[must_use]
    pub fn listed(self) -> Self {
        Self {
            order: Order::Listed,
            ..self
        }
    }

    /// The same, with something that is measured in this unit.
    #[must_use]
    pub fn measured_in(self, unit: &'static str) -> Self {
        Self {
            unit: Some(unit),
            ..self
        }
    }

    /// The same if it applies, else without anything in it.
    #[must_use]
    pub fn only_if(self, applies: bool) -> Self {
        Self {
            items: if applies { self.items } else { Vec::new() },
            ..self
        }
    }
}
