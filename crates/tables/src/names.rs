//! Names that nobody can have: those of bots and of the house.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// What bots, their levels, empty seats, those who left and the house itself are called in the languages of the house.
const RESERVED: &[&str] = &[
    "bot",
    "robot",
    "patolli",
    // English.
    "beginner",
    "steady",
    "strong",
    "master",
    "somebody",
    "someone",
    "nobody",
    "anybody",
    "open seat",
    "house",
    "the house",
    "admin",
    "administrator",
    "moderator",
    "operator",
    "system",
    "server",
    // Italian.
    "principiante",
    "intermedio",
    "forte",
    "maestro",
    "qualcuno",
    "nessuno",
    "posto libero",
    "casa",
    "la casa",
    "amministratore",
    "moderatore",
    "sistema",
    // Polish.
    "początkujący",
    "solidny",
    "silny",
    "mistrz",
    "ktoś",
    "nikt",
    "wolne miejsce",
    "dom",
    "administrator",
];

/// What pages call those who have not told their names, in the languages of the house, with a number behind.
const GIVEN: &[&str] = &["Guest", "Ospite", "Gość"];

/// Whether it is a name as pages give it to those who have not told theirs.
pub fn is_given(name: &str) -> bool {
    let parts = name.rsplit_once(' ');
    parts.is_some_and(|(word, number)| {
        GIVEN.contains(&word) && number.chars().all(|c| c.is_ascii_digit())
    })
}

/// Whether a name could be taken for that of a bot, a level of bots, an empty seat, somebody who left, or the house: whatever the
/// case and the marks, with letters and digits that look like others, with numbers beside, and with several such words in a row.
pub fn is_reserved(name: &str) -> bool {
    let compatible: String = name.nfkd().filter(|c| !is_combining_mark(*c)).collect();
    let words: Vec<&str> = compatible
        .split(|c: char| !c.is_alphanumeric() && !"|!$@".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    let is_number = |word: &&str| {
        let word = word.to_ascii_lowercase();
        let number = word.strip_prefix("no").unwrap_or(&word);
        number.chars().all(|c| c.is_ascii_digit())
    };
    let in_a_row = words.iter().any(|word| is_taken(word))
        && words.iter().all(|word| is_taken(word) || is_number(word));
    in_a_row || is_taken(&words.concat())
}

/// Whether one word reads as a reserved one, with or without a number behind it.
fn is_taken(word: &str) -> bool {
    let stem = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let (word, stem) = (skeleton(word), skeleton(stem));
    RESERVED.iter().any(|reserved| {
        let marks_apart: String = reserved.nfkd().filter(|c| !is_combining_mark(*c)).collect();
        let reserved = skeleton(&marks_apart.replace(' ', ""));
        reserved == word || reserved == stem
    })
}

/// Letters that look alike made the same.
fn skeleton(word: &str) -> String {
    word.chars()
        .flat_map(char::to_lowercase)
        .map(plain)
        .collect()
}

/// The Latin letter for which a letter, digit or sign is taken at a glance.
fn plain(c: char) -> char {
    match c {
        '0' | 'о' | 'ο' | 'ø' | 'σ' => 'o',
        '1' | 'l' | '|' | '!' | 'ı' | 'і' | 'ι' | 'ӏ' | 'ł' | 'ǀ' => 'i',
        '3' | 'е' | 'ε' | 'є' | 'ё' => 'e',
        '4' | '@' | 'а' | 'α' | 'ɑ' => 'a',
        '5' | '$' | 'ѕ' => 's',
        '7' | 'т' | 'τ' | 'ŧ' => 't',
        '8' | 'в' | 'β' | 'ь' | 'ƅ' | 'ʙ' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' | 'đ' => 'd',
        'һ' | 'н' | 'η' | 'ʜ' => 'h',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' | 'ո' => 'n',
        'р' | 'ρ' => 'p',
        'г' | 'ʀ' => 'r',
        'υ' | 'ц' => 'u',
        'ν' | 'ѵ' => 'v',
        'ѡ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'ᴢ' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_like_a_bot_a_level_somebody_or_the_house() {
        for name in [
            "bot",
            "Bot",
            "BOT 2",
            "Bot2",
            "b.o.t",
            "B O T",
            "b0t",
            "8ot",
            "Ｂｏｔ",
            "𝕓𝕠𝕥",
            "вот",
            "Bοt",
            "bót",
            "Master",
            "MASTER bot",
            "Bot (Strong)",
            "Principiante",
            "początkujący",
            "Poczatkujacy",
            "Silny 3",
            "SiIny",
            "Somebody",
            "ktoś",
            "Ktos",
            "Qualcuno",
            "Patolli",
            "Pato11i",
            "The House",
            "the-house",
            "La Casa 7",
            "open seat",
            "Adm1n",
            "M4ster",
            "Bot №3",
        ] {
            assert!(is_reserved(name), "{name}");
        }
    }

    #[test]
    fn people_may_have_names_in_which_such_words_occur() {
        for name in [
            "Ada",
            "Botond",
            "Masterson",
            "Master of Puppets",
            "Abbot",
            "Botticelli",
            "Hausmann",
            "Casanova",
            "Fortesque",
            "1234",
            "Guest 1234",
            "Ospite 4711",
            "Gość 1000",
            "Dominik",
            "Zażółć",
            "Ixchel of Cozumel",
            "Иван",
            "Νίκη",
            "R2D2",
            "Żółw",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
