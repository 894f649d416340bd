//! Damaged records, notation and components: they are read or refused with a sentence, and never make a game panic.
//!
//! `PATOLLI_FUZZ` is how many of each are tried for each game, `PATOLLI_SEED` where the damage comes from.

use std::fs;
use std::path::{Path, PathBuf};

use game::{
    Chance, Components as _, Game, Options as _, Record, Replay, Seed, Setup, Silent,
    random_decision,
};
use games::{GameId, with_game};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

/// How many texts are tried of each kind and game, unless the environment asks for another number.
const USUAL: u32 = 150;

/// A change of a text, somewhere in it.
#[derive(Clone, Debug)]
enum Edit {
    /// Some characters are taken out.
    Cut(Index, usize),
    /// Some characters stand there twice.
    Repeat(Index, usize),
    /// Two words or numbers change places.
    Swap(Index, Index),
    /// A word or number gives way to this.
    Replace(Index, String),
    /// This is put in.
    Insert(Index, String),
}

fn junk() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<i64>().prop_map(|number| number.to_string()),
        (-3..300_i64).prop_map(|number| number.to_string()),
        Just("18446744073709551615".to_owned()),
        Just("1e999".to_owned()),
        Just("null".to_owned()),
        Just("[[[[[[[[".to_owned()),
        Just("\"\"".to_owned()),
        Just("{}".to_owned()),
        "\\PC{0,12}",
    ]
}

fn edit() -> impl Strategy<Value = Edit> {
    let place = any::<Index>;
    prop_oneof![
        (place(), 1..40_usize).prop_map(|(at, length)| Edit::Cut(at, length)),
        (place(), 1..200_usize).prop_map(|(at, length)| Edit::Repeat(at, length)),
        (place(), place()).prop_map(|(one, other)| Edit::Swap(one, other)),
        (place(), junk()).prop_map(|(at, junk)| Edit::Replace(at, junk)),
        (place(), junk()).prop_map(|(at, junk)| Edit::Insert(at, junk)),
    ]
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    prop::collection::vec(edit(), 1..4)
}

impl Edit {
    fn apply(&self, text: &str) -> String {
        let characters: Vec<char> = text.chars().collect();
        let cut = |at: &Index, length: usize| {
            let start = at.index(characters.len() + 1);
            (start, characters.len().min(start + length))
        };
        match self {
            Self::Cut(at, length) => {
                let (start, end) = cut(at, *length);
                characters[..start]
                    .iter()
                    .chain(&characters[end..])
                    .collect()
            }
            Self::Repeat(at, length) => {
                let (start, end) = cut(at, *length);
                characters[..end]
                    .iter()
                    .chain(&characters[start..])
                    .collect()
            }
            Self::Insert(at, junk) => {
                let (start, _) = cut(at, 0);
                let (before, after) = characters.split_at(start);
                before
                    .iter()
                    .copied()
                    .chain(junk.chars())
                    .chain(after.iter().copied())
                    .collect()
            }
            Self::Swap(one, other) => with_words(text, |words, places| {
                words.swap(
                    places[one.index(places.len())],
                    places[other.index(places.len())],
                );
            }),
            Self::Replace(at, junk) => with_words(text, |words, places| {
                words[places[at.index(places.len())]].clone_from(junk);
            }),
        }
    }
}

/// Changes words and numbers of a text; nothing happens to a text without any.
fn with_words(text: &str, change: impl FnOnce(&mut Vec<String>, &[usize])) -> String {
    let is_word = |character: char| character.is_alphanumeric() || "_-.".contains(character);
    let mut words: Vec<String> = Vec::new();
    for character in text.chars() {
        match words.last_mut() {
            Some(word) if word.chars().all(is_word) && is_word(character) => word.push(character),
            _ => words.push(character.to_string()),
        }
    }
    let places: Vec<usize> = (0..words.len())
        .filter(|place| words[*place].chars().all(is_word))
        .collect();
    if !places.is_empty() {
        change(&mut words, &places);
    }
    words.concat()
}

fn damaged(text: &str, edits: &[Edit]) -> String {
    edits
        .iter()
        .fold(text.to_owned(), |text, edit| edit.apply(&text))
}

/// Tries as many values of a strategy as are asked for; a failure is shown with the smallest value that was found.
fn hold<S: Strategy>(strategy: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let number = |variable: &str| {
        let value = std::env::var(variable).ok()?;
        Some(
            value
                .parse::<u64>()
                .unwrap_or_else(|_| panic!("{variable} cannot be {value}")),
        )
    };
    let cases =
        number("PATOLLI_FUZZ").map_or(USUAL, |cases| u32::try_from(cases).unwrap_or(u32::MAX));
    let seed = number("PATOLLI_SEED").unwrap_or(1);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    if let Err(error) = TestRunner::new_with_rng(config, rng).run(strategy, test) {
        panic!("PATOLLI_SEED={seed}: {error}");
    }
}

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of all files in a folder.
fn texts(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files = entries.map(|entry| entry.expect("a folder can be read").path());
    let texts = files.filter(|file| file.is_file()).map(fs::read_to_string);
    let texts: Vec<String> = texts
        .map(|text| text.expect("a file of ours is text"))
        .collect();
    assert!(!texts.is_empty(), "{} is empty", folder.display());
    texts
}

/// A sentence for people: something, on one line, of a length that can be read.
fn is_a_sentence(error: &impl ToString) -> Result<(), TestCaseError> {
    let said = error.to_string();
    prop_assert!(!said.trim().is_empty(), "a refusal without a word");
    prop_assert!(
        said.chars().count() < 4_000,
        "a refusal of {} characters",
        said.len()
    );
    Ok(())
}

fn records_are_played_or_refused<G: Game>() {
    let kept = texts(&project().join("records").join(G::NAME));
    let record = (any::<Index>(), edits());
    hold(&record, |(which, edits)| {
        let text = damaged(which.get::<String>(&kept), &edits);
        match serde_json::from_str::<Record>(&text) {
            Err(error) => is_a_sentence(&error),
            Ok(record) => match Replay::<G>::new(&record, G::Components::standard(), &mut Silent) {
                Err(error) => is_a_sentence(&error),
                Ok(replay) => match replay.finish(&mut Silent) {
                    Err(error) => is_a_sentence(&error),
                    Ok(_) => Ok(()),
                },
            },
        }
    });
}

fn notation_is_read_as_it_is_written_or_refused<G: Game>() {
    let kept = texts(&project().join("records").join(G::NAME));
    let records = kept
        .iter()
        .map(|text| serde_json::from_str::<Record>(text).expect("a kept record"));
    let actions: Vec<String> = records
        .flat_map(|record| record.actions)
        .map(|step| step.action)
        .collect();
    let components = G::Components::standard();
    hold(&(any::<Index>(), edits()), |(which, edits)| {
        let text = damaged(which.get::<String>(&actions), &edits);
        if let Some(action) = G::read_action(components, &text) {
            prop_assert_eq!(G::write_action(components, action), text);
        }
        Ok(())
    });
}

/// Components that were damaged and are still taken can be played with.
fn components_are_played_with_or_refused<G: Game>() {
    let files = texts(&project().join("crates").join(G::NAME).join("data"));
    hold(
        &(any::<Index>(), edits(), any::<u64>()),
        |(which, edits, seed)| {
            let text = damaged(which.get::<String>(&files), &edits);
            let components = match G::Components::load(&text) {
                Err(error) => return is_a_sentence(&error),
                Ok(components) => components,
            };
            let setup = Setup::<G>::on(components, G::Options::default(), Seed::Short(seed));
            setup.options.check().expect("the defaults go together");
            let mut state = G::start(&setup, &mut Silent);
            let mut chance = Chance::new(Seed::Short(seed));
            let mut actions = Vec::new();
            for _ in 0..=G::LONGEST {
                let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions)
                else {
                    return Ok(());
                };
                state.apply_unchecked(seat, action, &mut Silent);
            }
            Err(TestCaseError::fail("the game never ends"))
        },
    );
}

#[test]
fn damaged_records_are_played_or_refused() {
    for game in GameId::ALL {
        with_game!(game, |G| records_are_played_or_refused::<G>());
    }
}

#[test]
fn damaged_notation_is_read_or_refused() {
    for game in GameId::ALL {
        with_game!(game, |G| notation_is_read_as_it_is_written_or_refused::<G>(
        ));
    }
}

#[test]
fn damaged_components_are_played_with_or_refused() {
    for game in GameId::ALL {
        with_game!(game, |G| components_are_played_with_or_refused::<G>());
    }
}
