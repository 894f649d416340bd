//! The games of the house, as the command line works with them.

use std::fmt::Write as _;

use game::Estimate;
use game::{Game, Options, Spoken, Takes};
use tables::catalogue::UnknownGame;

use crate::usage::Misuse;

pub(crate) use tables::catalogue::NAMES;

/// Something that can be done with any game.
pub(crate) trait Visit {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Spoken + Estimate>(self) -> Self::Output;
}

macro_rules! catalogue {
    ($($game:path),+) => {
        /// Does something with the game of this name.
        pub(crate) fn visit<V: Visit>(name: &str, visitor: V) -> anyhow::Result<V::Output> {
            match name {
                $(<$game as Game>::NAME => Ok(visitor.visit::<$game>()),)+
                _ => Err(Misuse::error(UnknownGame(name.to_owned()))),
            }
        }

        /// The games and their options, for the help page.
        pub(crate) fn help() -> String {
            let mut text = String::from("Games and their options:");
            $(text.push_str(&describe::<$game>());)+
            text
        }
    };
}

tables::games!(catalogue);

fn describe<G: Spoken>() -> String {
    let mut text = format!("\n  {} ({})", G::NAME, G::TITLE);
    for spec in G::Options::SPECS {
        let values = match spec.takes {
            Takes::Number(most) => format!("0..{most}"),
            Takes::One => spec.values.join("|"),
            Takes::Several | Takes::EachSeat => format!("{},…", spec.values.join("|")),
        };
        let (key, default, about) = (spec.key, spec.default, spec.about);
        write!(
            text,
            "\n    {key}={values}  [default: {default}]\n        {about}"
        )
        .expect("a string takes it all");
    }
    text
}
