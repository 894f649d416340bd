//! What people write, cleaned.

use unicode_normalization::UnicodeNormalization as _;

/// The most characters of a name.
pub const NAME_LENGTH: usize = 24;

/// The most characters of something said at a table.
pub const SAYING_LENGTH: usize = 400;

/// The most characters of the reason of a report.
pub const REASON_LENGTH: usize = 200;

/// The most characters of what a browser is called.
const DEVICE_LENGTH: usize = 40;

/// Nobody needs more marks on one letter.
const MARKS_ON_A_LETTER: usize = 2;

/// A name as it is shown: one line, no invisible characters, not too long; none if nothing is left.
pub(crate) fn clean_name(text: &str) -> Option<String> {
    let clean = clean(text);
    let readable = clean.chars().any(char::is_alphanumeric);
    (readable && clean.chars().count() <= NAME_LENGTH).then_some(clean)
}

/// What a browser is called: two words of plain letters.
pub(crate) fn clean_device(text: &str) -> String {
    let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, ' ' | '/');
    text.chars().filter(plain).take(DEVICE_LENGTH).collect()
}

/// The reason of a report as it is shown; none if nothing is left or it is too long.
pub(crate) fn clean_reason(text: &str) -> Option<String> {
    let clean = clean(text);
    let readable = clean.chars().any(char::is_alphanumeric);
    (readable && clean.chars().count() <= REASON_LENGTH).then_some(clean)
}

/// Something said as it is shown; none if nothing is left or it is too long.
pub(crate) fn clean_saying(text: &str) -> Option<String> {
    let clean = clean(text);
    (!clean.is_empty() && clean.chars().count() <= SAYING_LENGTH).then_some(clean)
}

fn clean(text: &str) -> String {
    let mut marks = 0;
    let visible: String = text
        .nfc()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !is_invisible(*c))
        .filter(|c| {
            marks = if unicode_normalization::char::is_combining_mark(*c) {
                marks + 1
            } else {
                0
            };
            marks <= MARKS_ON_A_LETTER
        })
        .collect();
    visible
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Characters that show nothing themselves, but may hide or turn around what others show.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_of_visible_characters() {
        assert_eq!(
            clean_name("  Ixchel \n\t of\u{a0}Cozumel ").as_deref(),
            Some("Ixchel of Cozumel")
        );
        assert_eq!(
            clean_name("a\u{202e}b\u{200b}c\u{0}").as_deref(),
            Some("abc")
        );
        assert_eq!(clean_name("Zażółć").as_deref(), Some("Zażółć"));
    }

    #[test]
    fn a_name_that_shows_nothing_or_too_much_is_none() {
        for nothing in ["", " ", "\u{200b}", "\u{202e}\u{2066}", "...", "\u{3164}"] {
            assert_eq!(clean_name(nothing), None, "{nothing:?}");
        }
        assert_eq!(clean_name(&"x".repeat(NAME_LENGTH + 1)), None);
        assert!(clean_name(&"ż".repeat(NAME_LENGTH)).is_some());
    }

    #[test]
    fn a_tower_of_marks_is_cut() {
        let tower = format!("a{}", "\u{323}".repeat(50));
        assert!(clean_saying(&tower).unwrap().chars().count() <= 3);
    }

    #[test]
    fn a_saying_keeps_markup_as_text() {
        assert_eq!(clean_saying("<b>hi</b>").as_deref(), Some("<b>hi</b>"));
        assert_eq!(clean_saying(&"x".repeat(SAYING_LENGTH + 1)), None);
    }
}
