//! The games of the house: the one list from which everybody makes what they need.

pub use amazonas::Amazonas;
pub use aztlan::Aztlan;
pub use mezo::Mezo;
pub use space_aztecs::SpaceAztecs;

/// Hands the list of games, as types, to another macro.
///
/// A crate that does something with any game makes its own way to the game of a name, with its own bounds:
/// that it can be read in a terminal, that it can be drawn. A game in the list that lacks it does not compile.
#[macro_export]
macro_rules! games {
    ($then:ident) => {
        $then! {
            $crate::catalogue::Aztlan, $crate::catalogue::Amazonas, $crate::catalogue::SpaceAztecs, $crate::catalogue::Mezo
        }
    };
}

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{asked}`; the games are: {names}", asked = game::quote(_0), names = NAMES.join(", "))]
pub struct UnknownGame(pub String);

/// Makes what this crate needs of the list.
macro_rules! names {
    ($($game:path),+) => {
        /// The name of every game.
        pub const NAMES: &[&str] = &[$(<$game as game::Game>::NAME),+];

        /// The name for people of the game of this name.
        pub fn title(name: &str) -> Option<&'static str> {
            match name {
                $(<$game as game::Game>::NAME => Some(<$game as game::Game>::TITLE),)+
                _ => None,
            }
        }

        /// Does something with the game of this name.
        pub(crate) fn visit<V: Visit>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            match name {
                $(<$game as game::Game>::NAME => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame(name.to_owned())),
            }
        }
    };
}

games!(names);

/// Something that can be done with any game.
pub(crate) trait Visit {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: bots::Estimate>(self) -> Self::Output;
}
