//! The games of the house: the one list from which everybody makes what they need.
//!
//! To add a game, name its crate in `Cargo.toml` and its type at the end of this file.
//!
//! ```
//! use games::GameId;
//!
//! let game: GameId = "space-aztecs".parse()?;
//! assert_eq!(games::with_game!(game, |G| <G as game::Game>::TITLE), "Space Aztecs");
//! # Ok::<(), games::UnknownGame>(())
//! ```

pub use {amazonas, aztlan, mezo, space_aztecs};

pub use amazonas::Amazonas;
pub use aztlan::Aztlan;
pub use mezo::Mezo;
pub use space_aztecs::SpaceAztecs;

use std::fmt;
use std::str::FromStr;

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{asked}`; the games are: {names}", asked = game::quote(_0), names = GameId::NAMES.join(", "))]
pub struct UnknownGame(pub String);

macro_rules! games {
    ($d:tt $($Game:ident),+) => {
        /// Which of the games of the house.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(
                #[doc = concat!("[`", stringify!($Game), "`]")]
                $Game,
            )+
        }

        impl GameId {
            /// All games, in the order in which they are shown.
            pub const ALL: [Self; [$(Self::$Game),+].len()] = [$(Self::$Game),+];

            /// The names of all games, in the same order.
            pub const NAMES: [&str; Self::ALL.len()] = [$(<$Game as game::Game>::NAME),+];

            /// Its name in records, addresses and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Game => <$Game as game::Game>::NAME,)+
                }
            }

            /// Its name for people.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$Game => <$Game as game::Game>::TITLE,)+
                }
            }
        }

        /// Evaluates an expression in which a name of your choice stands for the type of a game that is known by its [`GameId`].
        ///
        /// What a crate asks of any game, it asks by the traits that it uses there: a game of the list that lacks one does not
        /// compile.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, |$d G:ident| $d body:expr) => {
                match $d id {
                    $($crate::GameId::$Game => {
                        type $d G = $crate::$Game;
                        $d body
                    })+
                }
            };
        }

        /// Hands a dollar sign, for macros that define macros, and the names of all games in [`GameId`], which are those of their
        /// types too, to another macro.
        #[macro_export]
        macro_rules! each_game {
            ($d then:ident) => {
                $d then! { ($d) $($Game),+ }
            };
        }
    };
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let mut games = Self::ALL.into_iter();
        games
            .find(|game| game.name() == name)
            .ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

games! { $ Aztlan, Amazonas, SpaceAztecs, Mezo }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name_and_no_other() {
        for game in GameId::ALL {
            assert_eq!(game.name().parse(), Ok(game));
        }
        let unknown = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(
            unknown.contains("aztlan, amazonas, space-aztecs, mezo"),
            "{unknown}"
        );
    }
}
