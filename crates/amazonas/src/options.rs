//! What can be chosen before the game.

use game::{OptionError, OptionSpec, SideSpec, Sides, Takes};
use serde_json::{Value, json};

/// What it is worth to own the most tiles of a species.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Majority {
    /// Points for the most, fewer for a tie.
    #[default]
    Rulebook,
    /// Nothing, as in the first print.
    None,
}

/// The options of Amazonas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 2 to 4; two play with neutral tents.
    pub players: u8,
    /// Whether majorities score.
    pub majority: Majority,
    /// The colour of each seat.
    pub colours: Sides,
    /// Whether views show all income cards played since the last taking back, or only the last of each seat.
    pub memory: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            majority: Majority::default(),
            colours: Sides::default(),
            memory: true,
        }
    }
}

const PLAYERS: OptionSpec = OptionSpec {
    key: "players",
    values: &["2", "3", "4"],
    takes: Takes::One,
    default: "4",
    about: "How many play; two play with neutral tents.",
};

const MAJORITY: OptionSpec = OptionSpec {
    key: "majority",
    values: &["rulebook", "none"],
    takes: Takes::One,
    default: "rulebook",
    about: "Whether the most tiles of a species score extra points at the end, or nothing as in the first print.",
};

pub(crate) const COLOURS: OptionSpec = OptionSpec {
    key: "colours",
    values: &["blue", "red", "white", "orange"],
    takes: Takes::EachSeat,
    default: Sides::FIRST,
    about: "Which colour each seat has, in seat order; the numbers that decide ties go with the colour.",
};

const MEMORY: OptionSpec = OptionSpec {
    key: "memory",
    values: &["on", "off"],
    takes: Takes::One,
    default: "on",
    about: "Whether all income cards played since the last taking back are shown, or only the last of each player.",
};

const MAJORITIES: [Majority; 2] = [Majority::Rulebook, Majority::None];

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[PLAYERS, MAJORITY, COLOURS, MEMORY];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let spec = Self::spec(key)?;
        match key {
            "players" => self.players = [2, 3, 4][spec.position(value)?],
            "majority" => self.majority = MAJORITIES[spec.position(value)?],
            "colours" => self.colours = Sides::read(spec, value)?,
            _ => self.memory = spec.position(value)? == 0,
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<Value> {
        match key {
            "players" => Some(json!(self.players)),
            "majority" => Some(json!(MAJORITY.values[self.majority as usize])),
            "colours" => Some(self.colours.to_json(&COLOURS)),
            "memory" => Some(json!(MEMORY.values[usize::from(!self.memory)])),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        PLAYERS.position(&self.players.to_string())?;
        self.colours.check(&COLOURS, self.players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn sides(&self) -> Option<SideSpec> {
        Some(SideSpec {
            key: COLOURS.key,
            names: COLOURS.values,
        })
    }

    fn chosen_sides(&self) -> Option<Vec<u8>> {
        self.colours.chosen().map(<[u8]>::to_vec)
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
            refusal(&[("majority", "twice")]),
            "the option `majority` cannot be `twice`; it is rulebook or none"
        );
        assert_eq!(
            refusal(&[("colour", "red")]),
            "there is no option `colour`; the options are `players`, `majority`, `colours`, `memory`"
        );
        assert_eq!(
            refusal(&[("colours", "red,blue")]),
            "`colours` names 2 for 4 players; name one for each seat"
        );
        assert_eq!(
            refusal(&[("players", "2"), ("colours", "red,green")]),
            "the option `colours` cannot be `green`; it is blue, red, white or orange"
        );
        assert!(refusal(&[("colours", "red,blue,red,white")]).contains("names red twice"));
        assert!(refusal(&[("memory", "maybe")]).contains("on or off"));
        let options = Options {
            players: 1,
            ..Options::default()
        };
        assert!(options.check().is_err());
    }

    #[test]
    fn options_of_a_record_may_be_numbers_or_text_but_not_nonsense() {
        let read = |json: Value| Options::from_json(json.as_object().unwrap());
        assert_eq!(read(json!({"players": 3})).unwrap().players, 3);
        assert_eq!(read(json!({"players": "3"})).unwrap().players, 3);
        for nonsense in [json!(null), json!([2]), json!(3.5), json!({}), json!(true)] {
            assert!(read(json!({"players": nonsense})).is_err(), "{nonsense}");
        }
        assert!(read(json!({"Majority": "none"})).is_err());
    }

    #[test]
    fn any_colours_can_be_chosen_seat_by_seat() {
        let mut options = Options::from_pairs([("players", "2")]).unwrap();
        assert_eq!(options.chosen_sides(), None);
        options.choose_sides(&["orange", "white"]).unwrap();
        assert_eq!(options.check(), Ok(()));
        assert_eq!(options.chosen_sides(), Some(vec![3, 2]));
        assert_eq!(options.get("colours"), Some(json!(["orange", "white"])));
        assert_eq!(Options::from_json(&options.to_json()), Ok(options));
    }
}
