//! What can be chosen before the game.

use game::{OptionError, OptionSpec, SideSpec, Sides, Takes};
use serde_json::{Value, json};

use crate::{GodSet, GodSets, Module, Modules};

/// How gods come to players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GodChoice {
    /// Each picks, from the lowest points up.
    #[default]
    Pick,
    /// By chance.
    Random,
}

/// Which altars and angry gods are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tiles {
    /// Those of the base game only.
    Base,
    /// Those of Souls for Xibalba too.
    #[default]
    Souls,
}

/// The tribes, by their places wherever tribes are counted.
pub const TRIBES: [&str; 4] = ["red", "yellow", "green", "blue"];

/// The options of Mezo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 1 to 4; one plays against the vengeful gods.
    pub players: u8,
    /// Which of the [`TRIBES`] each seat has.
    pub tribes: Sides,
    /// The sets whose gods take part.
    pub gods: GodSets,
    /// How gods come to players.
    pub god_choice: GodChoice,
    /// Which altars and angry gods take part.
    pub tiles: Tiles,
    /// The modules of the expansion that are played.
    pub modules: Modules,
    /// Solo: points that the vengeful gods begin with in addition.
    pub handicap: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            tribes: Sides::default(),
            gods: GodSets::ALL,
            god_choice: GodChoice::Pick,
            tiles: Tiles::Souls,
            modules: Modules::NONE,
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

const TRIBE_OF_EACH: OptionSpec = OptionSpec {
    key: "tribes",
    values: &TRIBES,
    takes: Takes::EachSeat,
    default: Sides::FIRST,
    about: "The tribe of each seat in seat order, like `blue,red,green`; `first` gives the first ones. Two players have red and yellow.",
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

const TILES: OptionSpec = OptionSpec {
    key: "tiles",
    values: &["base", "souls"],
    takes: Takes::One,
    default: "souls",
    about: "Which altars and angry gods are drawn from: those of the base game, or those of Souls for Xibalba too.",
};

const HANDICAP: OptionSpec = OptionSpec {
    key: "handicap",
    values: &[],
    takes: Takes::Number(200),
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
        TRIBE_OF_EACH,
        GODS,
        GOD_CHOICE,
        TILES,
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
        match (key, Module::named(key)) {
            (_, Some(module)) if spec.position(value)? == 1 => self.modules.insert(module),
            (_, Some(module)) => self.modules.remove(module),
            ("players", _) => self.players = [1, 2, 3, 4][spec.position(value)?],
            ("tribes", _) => self.tribes = Sides::read(spec, value)?,
            ("gods", _) => self.gods = god_sets(spec, value)?,
            ("god_choice", _) => {
                self.god_choice = [GodChoice::Pick, GodChoice::Random][spec.position(value)?];
            }
            ("tiles", _) => self.tiles = [Tiles::Base, Tiles::Souls][spec.position(value)?],
            _ => self.handicap = u8::try_from(spec.number(value)?).unwrap_or(u8::MAX),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<Value> {
        if let Some(module) = Module::named(key) {
            let on = self.modules.contains(module);
            return (self.players > 1).then(|| json!(if on { "on" } else { "off" }));
        }
        match key {
            "players" => Some(json!(self.players)),
            "tribes" => Some(self.tribes.to_json(&TRIBE_OF_EACH)),
            "tiles" => Some(json!(TILES.values[self.tiles as usize])),
            "gods" => Some(self.gods.into_iter().map(GodSet::name).collect()),
            "god_choice" => Some(json!(GOD_CHOICE.values[self.god_choice as usize])),
            "handicap" if self.players == 1 => Some(json!(self.handicap)),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if !(1..=4).contains(&self.players) {
            return PLAYERS.position(&self.players.to_string()).map(drop);
        }
        HANDICAP.number(&self.handicap.to_string())?;
        self.check_tribes()?;
        let refuse = |what: String| Err(OptionError::Together(what));
        let gods: u8 = self.gods.into_iter().map(GodSet::gods).sum();
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
        if let (1, Some(module)) = (self.players, self.modules.first()) {
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

    fn sides(&self) -> Option<SideSpec> {
        let names = match self.players {
            2 => &TRIBES[..OF_TWO],
            _ => &TRIBES[..],
        };
        let key = TRIBE_OF_EACH.key;
        Some(SideSpec { key, names })
    }

    fn chosen_sides(&self) -> Option<Vec<u8>> {
        self.tribes.chosen().map(<[u8]>::to_vec)
    }
}

/// How many tribes two players choose from.
const OF_TWO: usize = 2;

impl Options {
    /// Everybody has a tribe of their own; two players have red and yellow.
    fn check_tribes(&self) -> Result<(), OptionError> {
        self.tribes.check(&TRIBE_OF_EACH, self.players)?;
        let mut chosen = self.tribes.chosen().unwrap_or_default().iter();
        let other = chosen.find(|tribe| usize::from(**tribe) >= OF_TWO);
        match other {
            Some(tribe) if self.players == 2 => Err(OptionError::Together(format!(
                "two players have red and yellow, either way round; `tribes` names {}",
                TRIBES[usize::from(*tribe)]
            ))),
            _ => Ok(()),
        }
    }
}

/// Which sets of gods are named.
fn god_sets(spec: &OptionSpec, names: &str) -> Result<GodSets, OptionError> {
    let names = names.split(',').filter(|name| !name.is_empty());
    names
        .map(|name| Ok(GodSet::ALL[spec.position(name)?]))
        .collect()
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
        assert_eq!(
            refusal(&[("players", "1"), ("handicap", "201")]),
            "the option `handicap` cannot be `201`; it is a whole number from 0 to 200"
        );
        assert_eq!(
            refusal(&[("players", "2"), ("tribes", "red,green")]),
            "two players have red and yellow, either way round; `tribes` names green"
        );
        assert_eq!(
            refusal(&[("players", "3"), ("tribes", "red,green")]),
            "`tribes` names 2 for 3 players; name one for each seat"
        );
        assert!(refusal(&[("tiles", "gods")]).contains("it is base or souls"));
        assert!(refusal(&[("cities", "maybe")]).contains("it is off or on"));
        assert!(refusal(&[("gods", "base,old")]).contains("base, gods or souls"));
    }

    #[test]
    fn options_that_do_not_apply_are_not_recorded() {
        let solo = Options::from_pairs([("players", "1"), ("handicap", "33")]).unwrap();
        let written = serde_json::to_string(&solo.to_json()).unwrap();
        assert_eq!(
            written,
            r#"{"players":1,"tribes":"first","gods":["base","gods","souls"],"god_choice":"pick","tiles":"souls","handicap":33}"#
        );
    }

    #[test]
    fn every_seat_may_have_any_tribe_and_two_players_red_and_yellow() {
        let tribes = |pairs: &[(&str, &str)]| {
            let options = Options::from_pairs(pairs.iter().copied()).unwrap();
            options.chosen_sides()
        };
        let turned = [("players", "2"), ("tribes", "yellow,red")];
        assert_eq!(tribes(&turned), Some(vec![1, 0]));
        let alone = [("players", "1"), ("tribes", "blue")];
        assert_eq!(tribes(&alone), Some(vec![3]));
        let three = [("players", "3"), ("tribes", "green,blue,red")];
        assert_eq!(tribes(&three), Some(vec![2, 3, 0]));
        assert_eq!(tribes(&[]), None);
    }
}
