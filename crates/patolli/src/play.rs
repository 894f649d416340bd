//! `patolli play`: a game in the terminal.

mod prompt;
mod session;
mod you;

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Context as _;
use bots::Bot;
use game::Estimate;
use game::{Record, Replay, Seed, Setup, Spoken};
use games::with_game;

use self::session::Session;
use crate::bot_names;
use crate::catalogue;
use crate::files;
use crate::game_args::{GameArgs, SeedArg, for_each_seat};
use crate::usage::Misuse;

const EXAMPLES: &str = "\
Examples:
  patolli play aztlan
  patolli play aztlan --seats human,strong,greedy
  patolli play aztlan --resume aztlan-0123456789abcdef.json";

/// Play a game in the terminal
///
/// Answer with the number of a choice or with its notation. The game is kept as a record from the first decision on.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    rules: GameArgs,
    /// Who sits where: human, a level of bots (beginner, steady, strong, master), or random, greedy, search:N, search:Ns
    /// [default: you in seat 0, greedy elsewhere]
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    seats: Vec<Player>,
    #[command(flatten)]
    seed: SeedArg,
    /// Where to keep the record [default: a new file in this folder, or the one that is resumed]
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "players", "options"])]
    resume: Option<PathBuf>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    Human,
    Bot(Bot),
}

impl Player {
    fn name(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Bot(bot) => bot.to_string(),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "human" {
            return Ok(Self::Human);
        }
        let nobody = || {
            let bots = bot_names::known();
            format!("nobody is called `{text}`; a seat is for: human, {bots}")
        };
        bot_names::bot_or_else(text, nobody).map(Self::Bot)
    }
}

pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let name = args.game.clone();
    with_game!(catalogue::named(&name)?, |G| args.run::<G>())
}

impl Args {
    fn run<G: Spoken + Estimate>(self) -> anyhow::Result<()> {
        let mut session = match &self.resume {
            Some(path) => self.go_on::<G>(path)?,
            None => self.begin::<G>()?,
        };
        let seats = seats(&self.seats, session.players())?;
        session.play(&seats)
    }
}

/// By default one person plays against bots.
fn seats(given: &[Player], players: u8) -> anyhow::Result<Vec<Player>> {
    if given.is_empty() {
        let mut seats = vec![Player::Bot(Bot::Greedy); usize::from(players)];
        seats[0] = Player::Human;
        return Ok(seats);
    }
    for_each_seat("--seats", given, Player::Human, players)
}

impl Args {
    fn begin<G: Spoken + Estimate>(&self) -> anyhow::Result<Session<G>> {
        let setup = Setup::<G>::on(
            self.rules.components::<G>()?,
            self.rules.options::<G>(self.seats.len())?,
            self.seed.or_fresh()?,
        );
        let path = match &self.record {
            Some(path) if path.exists() => {
                return Err(Misuse::error(format!(
                    "{} exists already; name a new file, or go on with it by --resume",
                    path.display()
                )));
            }
            Some(path) => path.clone(),
            None => unused_path::<G>(setup.seed),
        };
        let mut log = Vec::new();
        let state = G::start(&setup, &mut log);
        Ok(Session::new(Record::new(&setup), state, log, 0, path))
    }

    fn go_on<G: Spoken + Estimate>(&self, path: &Path) -> anyhow::Result<Session<G>> {
        let components = self.rules.components::<G>()?;
        let context = || format!("{} cannot be resumed", path.display());
        let record: Record = serde_json::from_str(&files::read(path)?).with_context(context)?;
        let mut log = Vec::new();
        let mut replay = Replay::<G>::new(&record, components, &mut log).with_context(context)?;
        let mut positions = vec![(replay.state().clone(), 0)];
        let mut told = log.len();
        while replay.step(&mut log).with_context(context)?.is_some() {
            positions.push((replay.state().clone(), told));
            told = log.len();
        }
        let state = replay.state().clone();
        let recalled = positions.iter().find(|(then, _)| state.recalls(then));
        let past_recall = recalled.map_or(0, |(_, first)| *first);
        if state.is_over() {
            anyhow::bail!("{} cannot be resumed: the game is over", path.display());
        }
        let path = self.record.clone().unwrap_or_else(|| path.to_owned());
        Ok(Session::new(record, state, log, past_recall, path))
    }
}

/// A name that no file has yet.
fn unused_path<G: Spoken>(seed: Seed) -> PathBuf {
    let numbered = (2..).map(|number| PathBuf::from(format!("{}-{seed}-{number}.json", G::NAME)));
    let plain = PathBuf::from(format!("{}-{seed}.json", G::NAME));
    [plain]
        .into_iter()
        .chain(numbered)
        .find(|path| !path.exists())
        .expect("some number is free")
}
