//! How a game is chosen on the command line.

use std::path::PathBuf;

use anyhow::Context as _;
use game::{Components, Game, Options, Seed};
use texts::Lang;

use crate::files;
use crate::usage::Misuse;

/// The options and components of a game.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct GameArgs {
    /// How many play
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    players: Option<String>,
    /// An option of the game, as often as you like; `patolli --help` lists them
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    options: Vec<(String, String)>,
    #[command(flatten)]
    components: ComponentsArg,
}

/// A board, map or deck of one's own.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ComponentsArg {
    /// Your own board, map or deck instead of the one that comes with the game
    #[arg(long = "board", visible_aliases = ["map", "deck", "components"], value_name = "FILE")]
    components: Option<PathBuf>,
}

/// Where the chance of a game comes from.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct SeedArg {
    /// Where chance comes from, 1 to 16 hexadecimal digits [default: a new one each time]
    #[arg(long, value_name = "S")]
    seed: Option<Seed>,
}

/// The language of what is printed about a game.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct LangArg {
    /// The language in which games are told: en, it or pl
    #[arg(long, value_name = "LANG", default_value_t = Lang::En, value_parser = language)]
    pub(crate) lang: Lang,
}

fn language(code: &str) -> Result<Lang, String> {
    let known = || Lang::ALL.map(Lang::code).join(", ");
    code.parse()
        .map_err(|()| format!("the languages are: {}", known()))
}

impl SeedArg {
    /// The seed that was given, or one that nobody has chosen.
    pub(crate) fn or_fresh(self) -> anyhow::Result<Seed> {
        self.seed.map_or_else(fresh_seed, Ok)
    }
}

/// A seed that nobody has chosen.
pub(crate) fn fresh_seed() -> anyhow::Result<Seed> {
    Ok(Seed::Short(getrandom::u64()?))
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) => Ok((key.trim().to_owned(), value.trim().to_owned())),
        None => Err("write an option as key=value, like edition=it".to_owned()),
    }
}

impl GameArgs {
    /// The options that were given. If nobody says how many play, it is as many as have been named in a list of
    /// players, and without such a list the game's default.
    pub(crate) fn options<G: Game>(&self, named: usize) -> anyhow::Result<G::Options> {
        for (index, (key, _)) in self.options.iter().enumerate() {
            if self.options[..index]
                .iter()
                .any(|(earlier, _)| earlier == key)
            {
                return Err(Misuse::error(format!(
                    "--option gives `{key}` twice; give it once"
                )));
            }
        }
        let given = self
            .options
            .iter()
            .find(|(key, _)| key == "players")
            .map(|(_, value)| value);
        let asked = self.players.as_ref();
        if let (Some(asked), Some(given)) = (asked, given)
            && asked != given
        {
            return Err(Misuse::error(format!(
                "--players says {asked} and --option says players={given}; give one of them"
            )));
        }
        let counted = (asked.is_none() && given.is_none() && named > 1).then(|| named.to_string());
        let players = asked.or(counted.as_ref());
        let pairs = players
            .iter()
            .map(|players| ("players", players.as_str()))
            .chain(
                self.options
                    .iter()
                    .map(|(key, value)| (key.as_str(), value.as_str())),
            );
        G::Options::from_pairs(pairs).map_err(Misuse::error)
    }

    /// The components that were given, or those of the house.
    pub(crate) fn components<G: Game>(&self) -> anyhow::Result<&'static G::Components> {
        self.components.load::<G>()
    }
}

impl ComponentsArg {
    /// The components that were given, or those of the house.
    pub(crate) fn load<G: Game>(&self) -> anyhow::Result<&'static G::Components> {
        let Some(path) = &self.components else {
            return Ok(G::Components::standard());
        };
        let text = files::read(path)?;
        G::Components::load(&text).with_context(|| {
            format!(
                "{} is no {} to play on",
                path.display(),
                G::Components::KIND
            )
        })
    }
}

/// One entry for each seat: a list with one entry stands for all of them.
pub(crate) fn for_each_seat<T: Copy>(
    flag: &str,
    given: &[T],
    default: T,
    players: u8,
) -> anyhow::Result<Vec<T>> {
    let players = usize::from(players);
    match given {
        [] => Ok(vec![default; players]),
        [all] => Ok(vec![*all; players]),
        each if each.len() == players => Ok(each.to_vec()),
        _ => Err(Misuse::error(format!(
            "{flag} names {} for {players} seats; name one for all or one for each",
            given.len()
        ))),
    }
}
