//! What can be chosen before the game.

use game::{OptionError, OptionSpec, Takes};
use serde_json::{Value, json};

use crate::GodSet;
use crate::modules::Module;

/// How gods come to players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GodChoice {
    /// Each picks, from the lowest points up.
    #[default]
    Pick,
    /// By chance.
    Random,
}

/// The options of Mezo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 1 to 4; one plays against the vengeful gods.
    pub players: u8,
    /// Whether the gods of each set take part: base, gods, souls.
    pub gods: [bool; 3],
    /// How gods come to players.
    pub god_choice: GodChoice,
    /// Whether each module of the expansion is played: cities, rituals, prophecies, cenote, powers.
    pub modules: [bool; 5],
    /// Solo: points that the vengeful gods begin with in addition.
    pub handicap: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            gods: [true; 3],
            god_choice: GodChoice::Pick,
            modules: [false; 5],
            handicap: 0,
        }
    }
}

const PLAYERS: OptionSpec = OptionSpec {
    key: "players",
    values: &["1", "2", "3", "4"],
    takes: Takes::One,
    default: "4",
    about: "How many play; one plays against the vengeful gods.",
};

const GODS: OptionSpec = OptionSpec {
    key: "gods",
    values: &["base", "gods", "souls"],
    takes: Takes::Several,
    default: "base,gods,souls",
    about: "Which gods take part: the four of the base game, five more, and the three of Souls for Xibalba.",
};

const GOD_CHOICE: OptionSpec = OptionSpec {
    key: "god_choice",
    values: &["pick", "random"],
    takes: Takes::One,
    default: "pick",
    about: "Whether players pick their gods, those with the fewest points first, or get them by chance.",
};

const HANDICAP: OptionSpec = OptionSpec {
    key: "handicap",
    values: &[
        "0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100",
    ],
    takes: Takes::One,
    default: "0",
    about: "With one player, how many points the vengeful gods begin with in addition.",
};

const fn module(key: &'static str, about: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        values: &["off", "on"],
        takes: Takes::One,
        default: "off",
        about,
    }
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        PLAYERS,
        GODS,
        GOD_CHOICE,
        module(
            "cities",
            "Each player founds a city that sends a unit every age.",
        ),
        module("rituals", "A ritual changes a rule in each age."),
        module(
            "prophecies",
            "Three steps of a prophecy bring points to those who complete them.",
        ),
        module(
            "cenote",
            "The leader puts the sacred cenote where winning brings devotion.",
        ),
        module("powers", "Each tribe has a power to use once."),
        HANDICAP,
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let spec = Self::spec(key)?;
        if key == "gods" {
            let mut gods = [false; 3];
            for set in value.split(',').filter(|set| !set.is_empty()) {
                gods[spec.position(set)?] = true;
            }
            self.gods = gods;
            return Ok(());
        }
        let chosen = spec.position(value)?;
        match (key, Module::named(key)) {
            (_, Some(module)) => self.modules[module as usize] = chosen == 1,
            ("players", _) => self.players = [1, 2, 3, 4][chosen],
            ("god_choice", _) => self.god_choice = [GodChoice::Pick, GodChoice::Random][chosen],
            _ => self.handicap = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100][chosen],
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<Value> {
        if let Some(module) = Module::named(key) {
            let on = self.modules[module as usize];
            return (self.players > 1).then(|| json!(if on { "on" } else { "off" }));
        }
        match key {
            "players" => Some(json!(self.players)),
            "gods" => {
                let chosen = GODS.values.iter().zip(self.gods);
                let names: Vec<&str> = chosen
                    .filter(|(_, on)| *on)
                    .map(|(name, _)| *name)
                    .collect();
                Some(json!(names))
            }
            "god_choice" => Some(json!(GOD_CHOICE.values[self.god_choice as usize])),
            "handicap" if self.players == 1 => Some(json!(self.handicap)),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if !(1..=4).contains(&self.players) {
            return PLAYERS.position(&self.players.to_string()).map(drop);
        }
        HANDICAP.position(&self.handicap.to_string())?;
        let refuse = |what: String| Err(OptionError::Together(what));
        let gods: u8 = GodSet::ALL
            .iter()
            .zip(self.gods)
            .map(|(set, on)| if on { set.gods() } else { 0 })
            .sum();
        if self.players == 1 && gods < 4 {
            return refuse(format!(
                "solo needs 4 gods, one of your own and three vengeful ones; these sets have {gods}"
            ));
        }
        if gods < self.players {
            return refuse(format!(
                "{} players need a god each; these sets have {gods}",
                self.players
            ));
        }
        let module = Module::ALL
            .into_iter()
            .find(|module| self.modules[*module as usize]);
        if let (1, Some(module)) = (self.players, module) {
            return refuse(format!(
                "`{}` is for 2 to 4 players; solo has no modules",
                module.name()
            ));
        }
        if self.players > 1 && self.handicap > 0 {
            return refuse("`handicap` is for one player".to_owned());
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
            "the option `players` cannot be `5`; it is 1, 2, 3 or 4"
        );
        assert_eq!(
            refusal(&[("gods", "souls")]),
            "4 players need a god each; these sets have 3"
        );
        assert_eq!(
            refusal(&[("players", "1"), ("gods", "souls")]),
            "solo needs 4 gods, one of your own and three vengeful ones; these sets have 3"
        );
        assert_eq!(
            refusal(&[("players", "2"), ("gods", "")]),
            "2 players need a god each; these sets have 0"
        );
        assert_eq!(
            refusal(&[("players", "1"), ("cenote", "on")]),
            "`cenote` is for 2 to 4 players; solo has no modules"
        );
        assert_eq!(
            refusal(&[("handicap", "20")]),
            "`handicap` is for one player"
        );
        assert!(refusal(&[("handicap", "15")]).contains("it is 0, 10, 20"));
        assert!(refusal(&[("cities", "maybe")]).contains("it is off or on"));
        assert!(refusal(&[("gods", "base,old")]).contains("base, gods or souls"));
    }

    #[test]
    fn options_that_do_not_apply_are_not_recorded() {
        let solo = Options::from_pairs([("players", "1"), ("handicap", "30")]).unwrap();
        let written = serde_json::to_string(&solo.to_json()).unwrap();
        assert_eq!(
            written,
            r#"{"players":1,"gods":["base","gods","souls"],"god_choice":"pick","handicap":30}"#
        );
    }
}
