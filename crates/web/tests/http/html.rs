//! Just enough reading of HTML to do what a browser without a script does.

/// A start tag with its attributes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tag {
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
    /// Where its content begins.
    pub(crate) end: usize,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn is(&self, name: &str, value: &str) -> bool {
        self.get(name) == Some(value)
    }

    pub(crate) fn has_class(&self, class: &str) -> bool {
        let classes = self.get("class").unwrap_or_default();
        classes.split_whitespace().any(|other| other == class)
    }

    /// The text between this tag and the next, in the page that it was read from.
    pub(crate) fn text<'a>(&self, html: &'a str) -> &'a str {
        let (text, _) = html[self.end..]
            .split_once('<')
            .unwrap_or((&html[self.end..], ""));
        text
    }

    pub(crate) fn attributes(&self) -> impl Iterator<Item = (&str, &str)> {
        self.attributes
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Every start tag, in order.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = 0;
    while let Some(open) = html[rest..].find('<') {
        let start = rest + open + 1;
        rest = start;
        if html[start..].starts_with(|c: char| c.is_ascii_alphabetic()) {
            let tag = read_tag(html, start);
            rest = tag.end;
            tags.push(tag);
        }
    }
    tags
}

/// Every start tag of this name.
pub(crate) fn named(html: &str, name: &str) -> Vec<Tag> {
    let mut tags = tags(html);
    tags.retain(|tag| tag.name == name);
    tags
}

fn read_tag(html: &str, start: usize) -> Tag {
    let is_word = |c: char| !c.is_whitespace() && !matches!(c, '=' | '>' | '/');
    let word = |from: usize| {
        let length = html[from..].find(|c| !is_word(c));
        from + length.unwrap_or(html.len() - from)
    };
    let mut at = word(start);
    let mut tag = Tag {
        name: html[start..at].to_owned(),
        ..Tag::default()
    };
    loop {
        let gap = html[at..].find(|c: char| !c.is_whitespace() && c != '/');
        at += gap.expect("a tag ends");
        if html[at..].starts_with('>') {
            tag.end = at + 1;
            return tag;
        }
        let end = word(at);
        assert!(end > at, "an attribute has a name: {}", &html[start..=at]);
        let name = html[at..end].to_owned();
        at = end;
        let mut value = String::new();
        if let Some(quoted) = html[at..].strip_prefix("=\"") {
            let length = quoted.find('"').expect("a quotation ends");
            value = plain(&quoted[..length]);
            at += 2 + length + 1;
        }
        tag.attributes.push((name, value));
    }
}

/// Text without its escapes.
pub(crate) fn plain(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}

/// The address and the fields that the form of this id sends, with its hidden inputs wherever they are.
pub(crate) fn form(html: &str, id: &str) -> (String, Vec<(String, String)>) {
    let forms = named(html, "form");
    let form = forms.iter().find(|form| form.is("id", id));
    let form = form.unwrap_or_else(|| panic!("there is no form `{id}`"));
    let inside = &html[form.end..];
    let inside = &inside[..inside.find("</form>").expect("a form ends")];
    let own = named(inside, "input").into_iter();
    let linked = named(html, "input").into_iter();
    let fields = own.chain(linked.filter(|input| input.is("form", id)));
    let pair = |input: Tag| {
        let value = input.get("value").unwrap_or_default().to_owned();
        Some((input.get("name")?.to_owned(), value))
    };
    let address = form.get("action").expect("a form has an address");
    (address.to_owned(), fields.filter_map(pair).collect())
}

/// What the buttons of the form `move` would do.
pub(crate) fn actions(html: &str) -> Vec<String> {
    let buttons = named(html, "button").into_iter();
    buttons
        .filter(|button| button.is("form", "move") && button.is("name", "action"))
        .filter_map(|button| button.get("value").map(str::to_owned))
        .collect()
}

/// The text between the tags of the first element that has this class and no other.
pub(crate) fn text_of<'a>(html: &'a str, class: &str) -> Option<&'a str> {
    let tag = tags(html).into_iter().find(|tag| tag.is("class", class))?;
    Some(tag.text(html))
}
