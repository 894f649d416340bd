//! `patolli play`: a game in the terminal.

mod prompt;

use std::io::{BufRead, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Context as _;
use game::{Chance, Event, Game, Record, Replay, Seat, Seed, Setup, Viewer, Words};

use self::prompt::{Answer, Question};
use crate::bots::Bot;
use crate::catalogue::{self, Visit};
use crate::files::{self, WholeFile};
use crate::game_args::{GameArgs, SeedArg, for_each_seat, fresh_seed};
use crate::scores;
use crate::usage::Misuse;

const EXAMPLES: &str = "\
Examples:
  patolli play aztlan
  patolli play aztlan --seats human,random,random
  patolli play aztlan --resume aztlan-0123456789abcdef.json";

/// Play a game in the terminal
///
/// Answer with the number of a choice or with its notation. The game is saved as a record when it ends, when you
/// quit and when input ends.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    rules: GameArgs,
    /// Who sits where: human, random [default: you in seat 0, bots elsewhere]
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    seats: Vec<Player>,
    #[command(flatten)]
    seed: SeedArg,
    /// Where to save the record [default: a new file in this folder]
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

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "human" => Ok(Self::Human),
            _ => text.parse().map(Self::Bot).map_err(|_| {
                format!(
                    "nobody is called `{text}`; a seat is for: human, {}",
                    Bot::NAMES
                )
            }),
        }
    }
}

pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let name = args.game.clone();
    catalogue::visit(&name, args)?
}

impl Visit for Args {
    type Output = anyhow::Result<()>;

    fn visit<G: Game>(self) -> anyhow::Result<()> {
        let mut game = match &self.resume {
            Some(path) => self.resume::<G>(path)?,
            None => self.begin::<G>()?,
        };
        let players = u8::try_from(game.state.seats().len()).expect("a table is small");
        let seats = seats(&self.seats, players)?;
        let path = match (self.record, self.resume) {
            (Some(path), _) | (None, Some(path)) => path,
            (None, None) => unused_path::<G>(game.record.seed),
        };
        let outcome = game.play(&seats);
        // Whatever ended the game, what was played is kept.
        save(&path, &game.record)?;
        outcome?;
        writeln!(
            std::io::stdout(),
            "The record is saved in {}.",
            path.display()
        )?;
        Ok(())
    }
}

/// By default one person plays against bots.
fn seats(given: &[Player], players: u8) -> anyhow::Result<Vec<Player>> {
    if given.is_empty() {
        let mut seats = vec![Player::Bot(Bot::Random); usize::from(players)];
        seats[0] = Player::Human;
        return Ok(seats);
    }
    for_each_seat("--seats", given, Player::Human, players)
}

impl Args {
    fn begin<G: Game>(&self) -> anyhow::Result<Match<G>> {
        let setup = Setup::<G> {
            components: self.rules.components::<G>()?,
            options: self.rules.options::<G>(self.seats.len())?,
            rules: G::RULES,
            seed: self.seed.or_fresh()?,
        };
        let mut news = Vec::new();
        Ok(Match {
            components: setup.components,
            record: Record::new(&setup),
            state: G::start(&setup, &mut news),
            chance: Chance::new(fresh_seed()?),
            news,
        })
    }

    fn resume<G: Game>(&self, path: &Path) -> anyhow::Result<Match<G>> {
        let components = self.rules.components::<G>()?;
        let context = || format!("{} cannot be resumed", path.display());
        let record: Record = serde_json::from_str(&files::read(path)?).with_context(context)?;
        let mut news = Vec::new();
        let state = Replay::<G>::new(&record, components, &mut news)
            .and_then(|replay| replay.finish(&mut news))
            .with_context(context)?;
        if state.is_over() {
            return Err(Misuse::error(format!(
                "{} cannot be resumed: the game is over",
                path.display()
            )));
        }
        Ok(Match {
            components,
            record,
            state,
            chance: Chance::new(fresh_seed()?),
            news,
        })
    }
}

/// A name that no file has yet.
fn unused_path<G: Game>(seed: Seed) -> PathBuf {
    let numbered = (2..).map(|number| PathBuf::from(format!("{}-{seed}-{number}.json", G::NAME)));
    let plain = PathBuf::from(format!("{}-{seed}.json", G::NAME));
    [plain]
        .into_iter()
        .chain(numbered)
        .find(|path| !path.exists())
        .expect("some number is free")
}

fn save(path: &Path, record: &Record) -> anyhow::Result<()> {
    let mut file = WholeFile::create(path)?;
    file.write_line(&record.to_string())?;
    file.finish()
}

/// A game under way.
struct Match<G: Game> {
    components: &'static G::Components,
    record: Record,
    state: G,
    /// The bots' chance: it has nothing to do with the game's, which they must not know.
    chance: Chance,
    /// What has happened since somebody was told.
    news: Vec<G::Event>,
}

impl<G: Game> Match<G> {
    /// Plays to the end, or until input ends.
    fn play(&mut self, seats: &[Player]) -> anyhow::Result<()> {
        let mut input = std::io::stdin().lock();
        let mut out = std::io::stdout().lock();
        let sharing = seats
            .iter()
            .filter(|player| **player == Player::Human)
            .count()
            > 1;
        let mut told: Option<Seat> = None;
        while let Some(seat) = self.state.to_act().first() {
            let action = match seats[seat.index()] {
                Player::Bot(bot) => bot.choose(&self.state.legal_actions(seat), &mut self.chance),
                Player::Human => {
                    if sharing
                        && told != Some(seat)
                        && !self.hand_over(seat, &mut input, &mut out)?
                    {
                        return Ok(());
                    }
                    told = Some(seat);
                    match self.ask(seat, &mut input, &mut out)? {
                        Some(action) => action,
                        None => return Ok(()),
                    }
                }
            };
            self.state.apply(seat, action, &mut self.news)?;
            self.record.push(seat, &action);
        }
        self.tell_news(Viewer::Spectator, &mut out)?;
        writeln!(out)?;
        scores::write(&mut out, self.components, &self.state)?;
        writeln!(out)?;
        Ok(())
    }

    /// People at one screen must not see each other's cards; says whether somebody is there to go on.
    fn hand_over(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        if !std::io::stdin().is_terminal() {
            return Ok(true);
        }
        let name = self
            .components
            .seat(&self.state.view(Viewer::Spectator), seat);
        // Clears the screen and what was scrolled off it.
        write!(
            out,
            "\u{1b}[2J\u{1b}[3J\u{1b}[HIt is for {name} to decide. Press Enter when nobody else is looking. "
        )?;
        out.flush()?;
        Ok(input.read_line(&mut String::new())? > 0)
    }

    /// Asks a person until there is a legal answer; none when input ends or the person quits.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Option<G::Action>> {
        self.tell_news(Viewer::Seat(seat), out)?;
        let view = self.state.view(Viewer::Seat(seat));
        let question = Question::<G> {
            components: self.components,
            seat,
            legal: self.state.legal_actions(seat),
            view,
        };
        question.show(out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(None);
            }
            match question.understand(&String::from_utf8_lossy(&line)) {
                Answer::Action(action) => return Ok(Some(action)),
                Answer::Quit => return Ok(None),
                Answer::ShowAgain => question.show(out)?,
                Answer::Nothing(why) => writeln!(out, "{why}")?,
            }
        }
    }

    /// Tells the viewer what has happened.
    fn tell_news(&mut self, viewer: Viewer, out: &mut impl Write) -> anyhow::Result<()> {
        let view = self.state.view(viewer);
        writeln!(out)?;
        for event in self
            .news
            .drain(..)
            .filter_map(|event| event.seen_by(viewer))
        {
            writeln!(out, "· {}", self.components.event(&view, &event))?;
        }
        Ok(())
    }
}
