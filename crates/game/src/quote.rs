//! What somebody wrote, as a sentence repeats it.

/// A sentence repeats at most so many characters of what it refuses.
const MOST: usize = 60;

/// The beginning of what somebody wrote, on one line and without control characters: a refusal stays one sentence, however
/// much was sent.
pub fn quote(text: &str) -> String {
    abridge(text, MOST)
}

/// At most so many characters of a text, on one line and without control characters.
pub fn abridge(text: &str, most: usize) -> String {
    let mut letters = text.chars();
    let plain = |letter: char| if letter.is_control() { '�' } else { letter };
    let mut short: String = letters.by_ref().take(most).map(plain).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_is_repeated_as_it_is_and_what_is_long_is_cut() {
        assert_eq!(quote("place 14"), "place 14");
        assert_eq!(quote("a\nb\u{0}"), "a�b�");
        let long = quote(&"ż".repeat(500_000));
        assert_eq!(long.chars().count(), MOST + 1);
        assert!(long.ends_with('…'));
    }
}
