//! What a small game need not write itself: no printed parts, and nothing to choose before it but how many play.

use serde_json::Value;

use crate::{Components, ComponentsError, Fingerprint, OptionError, OptionSpec, Options, Takes};

/// The components of a game that has none: a grid and some marks, which the rules know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoComponents;

impl Components for NoComponents {
    const KIND: &'static str = "components";

    fn parse(_text: &str) -> Result<Self, ComponentsError> {
        let sentence = "this game has no components of its own, so none can be given";
        Err(ComponentsError(sentence.to_owned()))
    }

    fn standard() -> &'static Self {
        &Self
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of("")
    }
}

/// Numbers of players as options write them.
const NUMBERS: [&str; 7] = ["0", "1", "2", "3", "4", "5", "6"];

/// The options of a game that is always for so many players, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Always<const PLAYERS: usize>;

impl<const PLAYERS: usize> Options for Always<PLAYERS> {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        key: "players",
        values: NUMBERS.split_at(PLAYERS).1.split_at(1).0,
        takes: Takes::One,
        default: NUMBERS[PLAYERS],
        about: "How many play.",
    }];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        Self::spec(key)?.position(value).map(|_| ())
    }

    fn get(&self, key: &str) -> Option<Value> {
        (key == "players").then(|| PLAYERS.into())
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    fn players(&self) -> u8 {
        u8::try_from(PLAYERS).expect("a table has at most six seats")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_players_is_the_only_choice() {
        let options = Always::<2>::from_pairs([("players", "2")]).unwrap();
        assert_eq!(options.players(), 2);
        assert_eq!(options.to_json()["players"], 2);
        assert!(Always::<2>::from_pairs([("players", "3")]).is_err());
        assert!(Always::<2>::from_pairs([("board", "3")]).is_err());
    }
}
