//! What can be chosen before the game.

use game::{OptionError, OptionSpec, SideSpec, Sides, Takes};
use serde_json::{Value, json};

use crate::Tribe;

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
    /// Three and four players only: which of [`Tribe::ALL`] each seat leads.
    pub tribes: Sides,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            edition: Edition::default(),
            first_faction: FirstFaction::default(),
            tribes: Sides::default(),
        }
    }
}

const PLAYERS: OptionSpec = OptionSpec {
    key: "players",
    values: &["2", "3", "4"],
    takes: Takes::One,
    default: "4",
    about: "How many play; two play the Aztec Gods variant, in which they swap factions after each of the first four ages.",
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

const TRIBES: OptionSpec = OptionSpec {
    key: "tribes",
    values: &Tribe::NAMES,
    takes: Takes::EachSeat,
    default: Sides::FIRST,
    about: "With three and four players, the tribe that each seat leads, in seat order; tribes do not differ in play.",
};

/// The factions of two players, in the order in which lists of pawns have them.
const FACTIONS: [&str; 2] = ["coyote_quetzal", "ocelot_serpent"];

const EDITIONS: [Edition; 2] = [Edition::En, Edition::It];

const FIRST_FACTIONS: [FirstFaction; 3] = [
    FirstFaction::Random,
    FirstFaction::CoyoteQuetzal,
    FirstFaction::OcelotSerpent,
];

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[PLAYERS, EDITION, FIRST_FACTION, TRIBES];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let spec = Self::spec(key)?;
        if *spec == TRIBES {
            self.tribes = Sides::read(spec, value)?;
            return Ok(());
        }
        let chosen = spec.position(value)?;
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
            "tribes" if self.players != 2 => Some(self.tribes.to_json(&TRIBES)),
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
        if self.players == 2 && self.tribes != Sides::default() {
            return Err(OptionError::Together(
                "`tribes` is for three and four players; two players have factions, see `first_faction`"
                    .to_owned(),
            ));
        }
        self.tribes.check(&TRIBES, self.players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn sides(&self) -> Option<SideSpec> {
        let two = SideSpec {
            key: FIRST_FACTION.key,
            names: &FACTIONS,
        };
        let more = SideSpec {
            key: TRIBES.key,
            names: TRIBES.values,
        };
        Some(if self.players == 2 { two } else { more })
    }

    fn chosen_sides(&self) -> Option<Vec<u8>> {
        match (self.players, self.first_faction) {
            (2, FirstFaction::Random) => None,
            (2, FirstFaction::CoyoteQuetzal) => Some(vec![0, 1]),
            (2, FirstFaction::OcelotSerpent) => Some(vec![1, 0]),
            _ => self.tribes.chosen().map(<[u8]>::to_vec),
        }
    }

    /// With two players the first name is the faction that seat 0 begins with, and seat 1 begins with the other.
    fn choose_sides(&mut self, names: &[&str]) -> Result<(), OptionError> {
        if self.players != 2 {
            return self.set(TRIBES.key, &names.join(","));
        }
        let [first, second] = names else {
            return Err(one_faction_each());
        };
        for name in names {
            if !FACTIONS.contains(name) {
                return FIRST_FACTION.position(name).and(Err(one_faction_each()));
            }
        }
        if first == second {
            return Err(one_faction_each());
        }
        self.set(FIRST_FACTION.key, first)
    }
}

fn one_faction_each() -> OptionError {
    OptionError::Together(format!(
        "each of two players begins with one of the factions {} and {}",
        FACTIONS[0], FACTIONS[1]
    ))
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
            "there is no option `colour`; the options are `players`, `edition`, `first_faction`, `tribes`"
        );
        assert_eq!(
            refusal(&[("players", "3"), ("first_faction", "coyote_quetzal")]),
            "`first_faction` is for two players; 3 players have no factions"
        );
        assert!(refusal(&[("edition", "")]).contains("en or it"));
    }

    #[test]
    fn three_and_four_players_lead_the_tribes_that_are_named_in_seat_order() {
        let options = Options::from_pairs([("players", "3"), ("tribes", "quetzal,serpent,coyote")]);
        let options = options.unwrap();
        assert_eq!(options.chosen_sides(), Some(vec![3, 0, 2]));
        assert_eq!(
            Value::Object(options.to_json()),
            json!({"players": 3, "edition": "en", "tribes": ["quetzal", "serpent", "coyote"]})
        );
        assert_eq!(
            Value::Object(Options::default().to_json()),
            json!({"players": 4, "edition": "en", "tribes": "first"})
        );
    }

    #[test]
    fn tribes_that_make_no_sense_are_refused_with_a_sentence() {
        assert_eq!(
            refusal(&[("players", "2"), ("tribes", "coyote,ocelot")]),
            "`tribes` is for three and four players; two players have factions, see `first_faction`"
        );
        assert_eq!(
            refusal(&[("players", "3"), ("tribes", "coyote,ocelot")]),
            "`tribes` names 2 for 3 players; name one for each seat"
        );
        assert_eq!(
            refusal(&[("tribes", "coyote,ocelot,coyote,quetzal")]),
            "`tribes` names coyote twice; each seat has one of its own"
        );
        assert_eq!(
            refusal(&[("tribes", "coyote,ocelot,eagle,quetzal")]),
            "the option `tribes` cannot be `eagle`; it is serpent, ocelot, coyote or quetzal"
        );
    }

    #[test]
    fn the_sides_of_two_players_are_the_factions_that_they_begin_with() {
        let mut two = Options::from_pairs([("players", "2")]).unwrap();
        let sides = two.sides().unwrap();
        assert_eq!(sides.key, "first_faction");
        assert_eq!(sides.names, ["coyote_quetzal", "ocelot_serpent"]);
        assert_eq!(two.chosen_sides(), None);
        two.choose_sides(&["ocelot_serpent", "coyote_quetzal"])
            .unwrap();
        assert_eq!(two.first_faction, FirstFaction::OcelotSerpent);
        assert_eq!(two.chosen_sides(), Some(vec![1, 0]));
        for nonsense in [
            &["ocelot_serpent"][..],
            &["ocelot_serpent", "ocelot_serpent"],
            &["random", "coyote_quetzal"],
            &["coyote", "quetzal"],
        ] {
            assert!(two.choose_sides(nonsense).is_err(), "{nonsense:?}");
        }
        assert_eq!(two.chosen_sides(), Some(vec![1, 0]));
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
