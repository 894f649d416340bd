//! What can be chosen before the game.

use game::{OptionError, OptionSpec, Takes};
use serde_json::{Value, json};

use crate::{Set, Sets};

/// In which order cards are played in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// Clockwise, beginning with the earliest hour.
    #[default]
    Clockwise,
    /// Every card by its hour.
    Hours,
}

/// The options of Space Aztecs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 2 to 6.
    pub players: u8,
    /// In which order cards are played.
    pub order: Order,
    /// Whether laws are in the deck; younger players leave them out.
    pub laws: bool,
    /// The three sets that two to four players play with; none is any three. Five and six play with all.
    pub sets: Option<Sets>,
    /// Whether views show a player the piles that he has looked at.
    pub memory: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            order: Order::default(),
            laws: true,
            sets: None,
            memory: true,
        }
    }
}

/// How many sets two to four players play with.
pub(crate) const CHOSEN_SETS: usize = 3;

const PLAYERS: OptionSpec = OptionSpec {
    key: "players",
    values: &["2", "3", "4", "5", "6"],
    takes: Takes::One,
    default: "4",
    about: "How many play; two to four play with three of the sets, five and six with all.",
};

const ORDER: OptionSpec = OptionSpec {
    key: "order",
    values: &["clockwise", "hours"],
    takes: Takes::One,
    default: "clockwise",
    about: "Whether cards are played clockwise from the earliest hour, or every card by its hour.",
};

const LAWS: OptionSpec = OptionSpec {
    key: "laws",
    values: &["on", "off"],
    takes: Takes::One,
    default: "on",
    about: "Whether the eight laws are in the deck; younger players leave them out.",
};

const SETS: OptionSpec = OptionSpec {
    key: "sets",
    values: &["villagers", "warriors", "council", "agency"],
    takes: Takes::Several,
    default: "random",
    about: "With two to four players, the three sets that are played with; if none is named, any three.",
};

const MEMORY: OptionSpec = OptionSpec {
    key: "memory",
    values: &["on", "off"],
    takes: Takes::One,
    default: "on",
    about: "Whether players are reminded of the piles that they have looked at; purists remember them.",
};

/// How a switch is written.
fn switch(on: bool) -> Value {
    json!(if on { "on" } else { "off" })
}

/// Three names with commas, or `random`.
fn read_sets(text: &str) -> Result<Option<Sets>, OptionError> {
    if text.is_empty() || text == SETS.default {
        return Ok(None);
    }
    let mut sets = Sets::NONE;
    for name in text.split(',') {
        let set = Set::ALL[SETS.position(name)?];
        if sets.contains(set) {
            return Err(OptionError::Together(format!(
                "`sets` names {set} twice; name three different sets"
            )));
        }
        sets.insert(set);
    }
    Ok(Some(sets))
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[PLAYERS, ORDER, LAWS, SETS, MEMORY];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let spec = Self::spec(key)?;
        if spec.key == SETS.key {
            self.sets = read_sets(value)?;
            return Ok(());
        }
        let chosen = spec.position(value)?;
        match key {
            "players" => self.players = [2, 3, 4, 5, 6][chosen],
            "order" => self.order = [Order::Clockwise, Order::Hours][chosen],
            "laws" => self.laws = chosen == 0,
            _ => self.memory = chosen == 0,
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<Value> {
        match key {
            "players" => Some(json!(self.players)),
            "order" => Some(json!(ORDER.values[self.order as usize])),
            "laws" => Some(switch(self.laws)),
            "sets" if self.players <= 4 => Some(match self.sets {
                None => json!(SETS.default),
                Some(sets) => sets.into_iter().map(Set::name).collect(),
            }),
            "memory" => Some(switch(self.memory)),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if !(2..=6).contains(&self.players) {
            return PLAYERS.position(&self.players.to_string()).map(drop);
        }
        match self.sets {
            Some(_) if self.players > 4 => Err(OptionError::Together(format!(
                "`sets` is for two to four players; {} players use all four sets",
                self.players
            ))),
            Some(sets) if sets.len() != CHOSEN_SETS => Err(OptionError::Together(format!(
                "`sets` names {} of the sets; name three different ones, or none for any three",
                sets.len()
            ))),
            _ => Ok(()),
        }
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
    fn any_three_sets_can_be_chosen_with_two_to_four_players() {
        for players in ["2", "3", "4"] {
            for left_out in SETS.values {
                let three = SETS.values.iter().filter(|set| *set != left_out);
                let three: Vec<&str> = three.copied().collect();
                let options =
                    Options::from_pairs([("players", players), ("sets", &three.join(","))]);
                let options = options.unwrap();
                assert_eq!(options.get("sets"), Some(json!(three)));
                assert_eq!(Options::from_json(&options.to_json()).unwrap(), options);
            }
        }
    }

    #[test]
    fn if_no_set_is_named_the_sets_are_random() {
        let read = |json: Value| Options::from_json(json.as_object().unwrap()).unwrap();
        for nothing in [json!({}), json!({"sets": []}), json!({"sets": "random"})] {
            assert_eq!(read(nothing), Options::default());
        }
        assert_eq!(Options::default().get("sets"), Some(json!("random")));
    }

    #[test]
    fn five_and_six_players_use_all_sets_and_cannot_choose() {
        for players in ["5", "6"] {
            let refused = refusal(&[("players", players), ("sets", "villagers,warriors,council")]);
            assert_eq!(
                refused,
                format!("`sets` is for two to four players; {players} players use all four sets")
            );
            let options = Options::from_pairs([("players", players)]).unwrap();
            assert_eq!(options.get("sets"), None, "it does not apply");
        }
    }

    #[test]
    fn options_that_make_no_sense_are_refused_with_a_sentence() {
        assert_eq!(
            refusal(&[("players", "7")]),
            "the option `players` cannot be `7`; it is 2, 3, 4, 5 or 6"
        );
        assert_eq!(
            refusal(&[("colour", "red")]),
            "there is no option `colour`; the options are `players`, `order`, `laws`, `sets`, `memory`"
        );
        assert_eq!(
            refusal(&[("sets", "villagers,warriors")]),
            "`sets` names 2 of the sets; name three different ones, or none for any three"
        );
        assert_eq!(
            refusal(&[("sets", "villagers,warriors,council,agency")]),
            "`sets` names 4 of the sets; name three different ones, or none for any three"
        );
        assert_eq!(
            refusal(&[("sets", "villagers,warriors,villagers")]),
            "`sets` names villagers twice; name three different sets"
        );
        assert_eq!(
            refusal(&[("sets", "villagers,laws,council")]),
            "the option `sets` cannot be `laws`; it is villagers, warriors, council or agency"
        );
        assert_eq!(
            refusal(&[("laws", "yes")]),
            "the option `laws` cannot be `yes`; it is on or off"
        );
        assert!(refusal(&[("order", "")]).contains("clockwise or hours"));
        assert!(refusal(&[("memory", "maybe")]).contains("on or off"));
    }

    #[test]
    fn options_of_a_record_may_be_numbers_or_text_but_not_nonsense() {
        let read = |json: Value| Options::from_json(json.as_object().unwrap());
        assert_eq!(read(json!({"players": 6})).unwrap().players, 6);
        assert_eq!(read(json!({"players": "3"})).unwrap().players, 3);
        for nonsense in [json!(null), json!([2]), json!(3.5), json!({}), json!(-2)] {
            assert!(read(json!({"players": nonsense})).is_err(), "{nonsense}");
        }
        assert!(read(json!({"sets": [["villagers"]]})).is_err());
        assert!(read(json!({"sets": {"villagers": true}})).is_err());
    }
}
