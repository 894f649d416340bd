//! What can be chosen before the game.

use game::{OptionError, OptionSpec, Takes};
use serde_json::{Value, json};

/// The rulebook that is followed where the two printed ones differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

/// With two players, the faction that seat 0 begins with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstFaction {
    /// Either.
    #[default]
    Random,
    /// Coyote and Quetzal.
    CoyoteQuetzal,
    /// Ocelot and Serpent.
    OcelotSerpent,
}

/// The options of Aztlán.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 2 to 4; two play the Aztec Gods variant.
    pub players: u8,
    /// Which rulebook.
    pub edition: Edition,
    /// Two players only.
    pub first_faction: FirstFaction,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            edition: Edition::default(),
            first_faction: FirstFaction::default(),
        }
    }
}

const PLAYERS: OptionSpec = OptionSpec {
    key: "players",
    values: &["2", "3", "4"],
    takes: Takes::One,
    default: "4",
    about: "How many play; two play the Aztec Gods variant, in which they swap factions after each age.",
};

const EDITION: OptionSpec = OptionSpec {
    key: "edition",
    values: &["en", "it"],
    takes: Takes::One,
    default: "en",
    about: "Which rulebook decides final ties and where Eagle and Jaguar Warriors may be placed.",
};

const FIRST_FACTION: OptionSpec = OptionSpec {
    key: "first_faction",
    values: &["random", "coyote_quetzal", "ocelot_serpent"],
    takes: Takes::One,
    default: "random",
    about: "With two players, the faction that seat 0 begins with.",
};

const EDITIONS: [Edition; 2] = [Edition::En, Edition::It];

const FIRST_FACTIONS: [FirstFaction; 3] = [
    FirstFaction::Random,
    FirstFaction::CoyoteQuetzal,
    FirstFaction::OcelotSerpent,
];

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[PLAYERS, EDITION, FIRST_FACTION];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let chosen = Self::spec(key)?.position(value)?;
        match key {
            "players" => self.players = [2, 3, 4][chosen],
            "edition" => self.edition = EDITIONS[chosen],
            _ => self.first_faction = FIRST_FACTIONS[chosen],
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<Value> {
        match key {
            "players" => Some(json!(self.players)),
            "edition" => Some(json!(EDITION.values[self.edition as usize])),
            "first_faction" if self.players == 2 => {
                Some(json!(FIRST_FACTION.values[self.first_faction as usize]))
            }
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if !(2..=4).contains(&self.players) {
            return PLAYERS.position(&self.players.to_string()).map(drop);
        }
        if self.players != 2 && self.first_faction != FirstFaction::Random {
            return Err(OptionError::Together(format!(
                "`first_faction` is for two players; {} players have no factions",
                self.players
            )));
        }
        Ok(())
    }

    fn players(&self) -> u8 {
        self.players
    }
}

#[cfg(test)]
mod tests {
    use game::Options as _;

    use super::*;

    #[test]
    fn what_holds_for_the_options_of_every_game_holds() {
        game::laws::assert_options_hold::<Options>();
    }

    fn refusal(pairs: &[(&str, &str)]) -> String {
        Options::from_pairs(pairs.iter().copied())
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn options_that_make_no_sense_are_refused_with_a_sentence() {
        assert_eq!(
            refusal(&[("players", "5")]),
            "the option `players` cannot be `5`; it is 2, 3 or 4"
        );
        assert_eq!(
            refusal(&[("colour", "red")]),
            "there is no option `colour`; the options are `players`, `edition`, `first_faction`"
        );
        assert_eq!(
            refusal(&[("players", "3"), ("first_faction", "coyote_quetzal")]),
            "`first_faction` is for two players; 3 players have no factions"
        );
        assert!(refusal(&[("edition", "")]).contains("en or it"));
    }

    #[test]
    fn options_of_a_record_may_be_numbers_or_text_but_not_nonsense() {
        let read = |json: Value| Options::from_json(json.as_object().unwrap());
        assert_eq!(read(json!({"players": 3})).unwrap().players, 3);
        assert_eq!(read(json!({"players": "3"})).unwrap().players, 3);
        for nonsense in [
            json!(null),
            json!([2]),
            json!(3.5),
            json!({}),
            json!(-2),
            json!(true),
        ] {
            assert!(read(json!({"players": nonsense})).is_err(), "{nonsense}");
        }
        assert!(read(json!({"Edition": "en"})).is_err());
    }
}
