//! What can be chosen before a game begins.

use serde_json::{Map, Value};

use crate::{SideSpec, quote};

/// One thing that can be chosen, as forms and help show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in records and on the command line.
    pub key: &'static str,
    /// The values it takes.
    pub values: &'static [&'static str],
    /// How many of them at once.
    pub takes: Takes,
    /// The value it has when nobody chooses.
    pub default: &'static str,
    /// What it does, in one sentence.
    pub about: &'static str,
}

/// How many values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// One.
    One,
    /// Any number, written with commas; a list in JSON.
    Several,
    /// A different one for each seat in seat order, written with commas; a list in JSON. [`Sides`](crate::Sides) reads it.
    EachSeat,
    /// A whole number from 0 to this; there is no list of values.
    Number(u16),
}

impl OptionSpec {
    /// Which of the values this is.
    pub fn position(&self, value: &str) -> Result<usize, OptionError> {
        self.values
            .iter()
            .position(|known| *known == value)
            .ok_or_else(|| self.refusal(value))
    }

    /// Which number this is, of an option that takes one.
    pub fn number(&self, value: &str) -> Result<u16, OptionError> {
        let most = match self.takes {
            Takes::Number(most) => most,
            _ => 0,
        };
        let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
        let number = value
            .parse()
            .ok()
            .filter(|number| digits && *number <= most);
        number.ok_or_else(|| OptionError::Number {
            key: self.key,
            value: quote(value),
            most,
        })
    }

    fn refusal(&self, value: &str) -> OptionError {
        OptionError::Value {
            key: self.key,
            value: quote(value),
            values: self.values,
        }
    }

    /// A value in JSON as the command line would have it.
    fn plain(&self, value: &Value) -> Result<String, OptionError> {
        match value {
            Value::String(text) => Ok(text.clone()),
            Value::Number(_) | Value::Bool(_) => Ok(value.to_string()),
            Value::Array(items) if matches!(self.takes, Takes::Several | Takes::EachSeat) => {
                let items: Result<Vec<String>, _> =
                    items.iter().map(|item| self.plain(item)).collect();
                Ok(items?.join(","))
            }
            _ => Err(self.refusal(&value.to_string())),
        }
    }
}

/// Options that cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("there is no option `{key}`; the options are {}", listed(known.iter().map(|spec| spec.key)))]
    Key {
        /// What was asked for.
        key: String,
        /// What there is.
        known: &'static [OptionSpec],
    },
    /// The option has no such value.
    #[error(
        "the option `{key}` cannot be `{value}`; it is {}",
        alternatives(values)
    )]
    Value {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        values: &'static [&'static str],
    },
    /// The option is a number, and this is none that it can be.
    #[error("the option `{key}` cannot be `{value}`; it is a whole number from 0 to {most}")]
    Number {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// The largest that it can be.
        most: u16,
    },
    /// Each option is fine, but not all of them together.
    #[error("{0}")]
    Together(String),
}

/// The options of a game; their default is the game as most people play it.
pub trait Options: Clone + PartialEq + std::fmt::Debug + Default + Send + Sync + 'static {
    /// Every option there is.
    const SPECS: &'static [OptionSpec];

    /// Chooses a value of one option.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// The value of one option as a record writes it; none if the option does not apply to this game.
    fn get(&self, key: &str) -> Option<Value>;

    /// Whether all of them together make sense.
    fn check(&self) -> Result<(), OptionError>;

    /// How many seats people or bots take.
    fn players(&self) -> u8;

    /// What seats can play as with these options; none if the game gives no choice.
    fn sides(&self) -> Option<SideSpec> {
        None
    }

    /// The side of each seat in seat order, as its place among the names of [`sides`](Self::sides); none if it was left open.
    fn chosen_sides(&self) -> Option<Vec<u8>> {
        None
    }

    /// Gives every seat its side, by name and in seat order. The default sets the option that [`sides`](Self::sides) names.
    fn choose_sides(&mut self, names: &[&str]) -> Result<(), OptionError> {
        match self.sides() {
            Some(sides) => self.set(sides.key, &names.join(",")),
            None => Ok(()),
        }
    }

    /// The specification of the option with this name.
    fn spec(key: &str) -> Result<&'static OptionSpec, OptionError> {
        Self::SPECS
            .iter()
            .find(|spec| spec.key == key)
            .ok_or_else(|| OptionError::Key {
                key: quote(key),
                known: Self::SPECS,
            })
    }

    /// Options from names and values, checked; what is not named keeps its default.
    fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, value) in pairs {
            options.set(key, value)?;
        }
        options.check()?;
        Ok(options)
    }

    /// The options as a record writes them.
    fn to_json(&self) -> Map<String, Value> {
        let value_of = |spec: &OptionSpec| Some((spec.key.to_owned(), self.get(spec.key)?));
        Self::SPECS.iter().filter_map(value_of).collect()
    }

    /// Options as a record has them, checked.
    fn from_json(json: &Map<String, Value>) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, value) in json {
            let spec = Self::spec(key)?;
            options.set(key, &spec.plain(value)?)?;
        }
        options.check()?;
        Ok(options)
    }
}

fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words
        .map(|word| format!("`{word}`"))
        .collect::<Vec<_>>()
        .join(", ")
}

fn alternatives(values: &[&str]) -> String {
    match values {
        [] => "fixed".to_owned(),
        [only] => format!("always {only}"),
        [all @ .., last] => format!("{} or {last}", all.join(", ")),
    }
}
