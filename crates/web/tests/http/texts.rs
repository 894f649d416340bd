//! The words of the house, as the files have them.

use texts::Lang;

/// All that the house says in a language.
pub(crate) struct Texts(String);

impl Texts {
    pub(crate) fn of(language: &str) -> Self {
        let language: Lang = language.parse().expect("the house speaks that language");
        let texts = language.sources().join("\n");
        Self(texts)
    }

    /// The text of a key that is one line.
    pub(crate) fn line(&self, key: &str) -> &str {
        let start = format!("{key} = ");
        let mut lines = self.0.lines();
        let line = lines.find_map(|line| line.strip_prefix(start.as_str()));
        line.unwrap_or_else(|| panic!("there is no text `{key}`"))
    }

    /// What stands before the place of something in the text, about each of these people.
    pub(crate) fn beginnings(&self, key: &str, place: &str, names: &[&str]) -> Vec<String> {
        let text = self.line(key);
        let found = text.split_once(place);
        let (beginning, _) = found.unwrap_or_else(|| panic!("`{key}` says nothing of {place}"));
        let about = |name: &&str| beginning.replace("{ $name }", name);
        names.iter().map(about).collect()
    }
}
