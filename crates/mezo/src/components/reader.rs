//! A TOML file read so that a fault can be said to be on its line.

use std::ops::RangeInclusive;

use game::ComponentsError;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub(super) type Read<T> = Result<T, ComponentsError>;

/// A value of the file and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    text: &'a str,
    /// What a person calls it: `gods.kukulkan.call`.
    path: String,
    start: usize,
    value: &'a DeValue<'a>,
}

/// The entries of a table that have not been taken yet.
pub(super) struct Table<'a> {
    text: &'a str,
    path: String,
    start: usize,
    /// In the order of the file.
    entries: Vec<(String, Node<'a>)>,
}

/// A sentence about a place of the file.
fn fault<T>(text: &str, at: usize, what: &str) -> Read<T> {
    let line = 1 + text[..at.min(text.len())].matches('\n').count();
    Err(ComponentsError(format!("line {line}: {what}")))
}

/// Hands the whole file to a reader.
pub(super) fn read<T>(text: &str, reader: impl FnOnce(Table<'_>) -> Read<T>) -> Read<T> {
    match DeTable::parse(text) {
        Ok(document) => reader(Table::new(text, String::new(), 0, document.get_ref())),
        Err(error) => {
            let at = error.span().map_or(0, |span| span.start);
            fault(text, at, &format!("this is no TOML: {}", error.message()))
        }
    }
}

impl<'a> Table<'a> {
    fn new(text: &'a str, path: String, start: usize, table: &'a DeTable<'a>) -> Self {
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let node = |(key, value): (&Spanned<_>, &'a Spanned<DeValue<'a>>)| {
            let name = std::borrow::Cow::to_string(key.get_ref());
            let path = if path.is_empty() {
                name.clone()
            } else {
                format!("{path}.{name}")
            };
            let start = key.span().start;
            let value = value.get_ref();
            (
                name,
                Node {
                    text,
                    path,
                    start,
                    value,
                },
            )
        };
        let entries = entries.into_iter().map(node).collect();
        Self {
            text,
            path,
            start,
            entries,
        }
    }

    /// Takes the entry of this name, which must be there.
    pub(super) fn take(&mut self, name: &str) -> Read<Node<'a>> {
        if let Some(place) = self.entries.iter().position(|(key, _)| key == name) {
            return Ok(self.entries.remove(place).1);
        }
        let place = match self.path.as_str() {
            "" => "the file".to_owned(),
            path => format!("`{path}`"),
        };
        fault(self.text, self.start, &format!("{place} has no `{name}`"))
    }

    /// Takes the table of this name.
    pub(super) fn take_table(&mut self, name: &str) -> Read<Self> {
        self.take(name)?.table()
    }

    /// Everything that is left, which must be so many.
    pub(super) fn rest(self, count: RangeInclusive<usize>) -> Read<Vec<(String, Node<'a>)>> {
        if count.contains(&self.entries.len()) {
            return Ok(self.entries);
        }
        let what = format!(
            "`{}` has {} entries; it must have {}",
            self.path,
            self.entries.len(),
            amount(&count)
        );
        fault(self.text, self.start, &what)
    }

    /// Nothing may be left.
    pub(super) fn end(self) -> Read<()> {
        match self.entries.first() {
            Some((_, node)) => node.fault("is not known; leave it out"),
            None => Ok(()),
        }
    }
}

fn amount(count: &RangeInclusive<usize>) -> String {
    if count.start() == count.end() {
        count.start().to_string()
    } else {
        format!("{} to {}", count.start(), count.end())
    }
}

impl<'a> Node<'a> {
    /// What is wrong with it.
    pub(super) fn fault<T>(&self, what: &str) -> Read<T> {
        fault(self.text, self.start, &format!("`{}` {what}", self.path))
    }

    pub(super) fn table(self) -> Read<Table<'a>> {
        match self.value {
            DeValue::Table(table) => Ok(Table::new(self.text, self.path, self.start, table)),
            _ => self.fault("must be a table"),
        }
    }

    pub(super) fn string(&self) -> Read<&'a str> {
        match self.value {
            DeValue::String(string) => Ok(string),
            _ => self.fault("must be a text in quotes"),
        }
    }

    /// A list of so many values.
    pub(super) fn list(&self, count: RangeInclusive<usize>) -> Read<Vec<Self>> {
        let DeValue::Array(values) = self.value else {
            return self.fault("must be a list in brackets");
        };
        if !count.contains(&values.len()) {
            return self.fault(&format!(
                "has {} entries; it must have {}",
                values.len(),
                amount(&count)
            ));
        }
        let node = |(index, value): (usize, &'a Spanned<DeValue<'a>>)| Self {
            text: self.text,
            path: format!("{}[{index}]", self.path),
            start: value.span().start,
            value: value.get_ref(),
        };
        Ok((0..).zip(values.iter()).map(node).collect())
    }

    /// A list of exactly so many values, each read in the same way.
    pub(super) fn array<T: std::fmt::Debug, const N: usize>(
        &self,
        read: impl FnMut(&Self) -> Read<T>,
    ) -> Read<[T; N]> {
        let values: Vec<T> = self.list(N..=N)?.iter().map(read).collect::<Read<_>>()?;
        Ok(values.try_into().expect("there are as many as asked for"))
    }

    pub(super) fn number(&self, range: RangeInclusive<u8>) -> Read<u8> {
        let number = match self.value {
            DeValue::Integer(integer) => u8::from_str_radix(integer.as_str(), integer.radix()).ok(),
            _ => None,
        };
        match number {
            Some(number) if range.contains(&number) => Ok(number),
            _ => self.fault(&format!(
                "must be a number from {} to {}",
                range.start(),
                range.end()
            )),
        }
    }

    /// A name that can stand in notation: one word, and none that means something else there.
    pub(super) fn name(&self, name: &str) -> Read<String> {
        const TAKEN: [&str; 7] = [
            "reserve", "xibalba", "below", "offered", "calendar", "codex", "hidden",
        ];
        let sound =
            !name.is_empty() && !name.contains(char::is_whitespace) && !TAKEN.contains(&name);
        if sound {
            Ok(name.to_owned())
        } else {
            self.fault(&format!(
                "is called `{name}`; a name is one word, and none of {}",
                TAKEN.join(", ")
            ))
        }
    }
}
