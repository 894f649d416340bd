//! The games of the house, as the command line works with them.

use std::fmt::Write as _;

use game::{Game, Options, Takes};
use games::{GameId, UnknownGame, with_game};

use crate::usage::Misuse;

/// The game of this name.
pub(crate) fn named(name: &str) -> anyhow::Result<GameId> {
    name.parse()
        .map_err(|error: UnknownGame| Misuse::error(error))
}

/// The games and their options, for the help page.
pub(crate) fn help() -> String {
    let mut text = String::from("Games and their options:");
    for game in GameId::ALL {
        text.push_str(&with_game!(game, |G| describe::<G>()));
    }
    text
}

fn describe<G: Game>() -> String {
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
