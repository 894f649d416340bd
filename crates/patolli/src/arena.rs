//! `patolli arena`: bots against bots, and how strong each is.

mod report;

use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::arena::{Bout, Contest, Seating};
use bots::{Bot, Level, Mind};
use game::Estimate;
use game::{Options, Spoken};
use games::with_game;
use rayon::prelude::*;

use self::report::Report;
use crate::bot_names;
use crate::catalogue;
use crate::folded::Folded;
use crate::game_args::{GameArgs, SeedArg, for_each_seat};
use crate::progress::{ThreadsArg, listen_for_interrupt, progress_bar};
use crate::usage::Misuse;

const EXAMPLES: &str = "\
Examples:
  patolli arena aztlan --bots search:400,greedy,greedy,greedy --games 200
  patolli arena amazonas --bots greedy,random --games 1000 --seed 1 --json
  patolli arena space-aztecs --ladder --games 400
  patolli arena aztlan --ladder --bots beginner,steady,search:100,strong";

/// Let bots play against each other and measure how strong they are
///
/// Every deal is played once from each seat if the number of games is a multiple of the number of players; if it is not,
/// the last deal is played from some seats only. On the ladder seats are drawn by lot. The same seed gives the same games,
/// whatever the number of cores, as long as no bot goes by the clock.
///
/// Here, on the ladder too, a master thinks on one core for a second; at a table it takes all that are free.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    rules: GameArgs,
    /// Who plays: one bot for all seats or one for each; with --ladder, all who are to be rated. A bot is one of random,
    /// greedy, search:N (iterations), search:Ns (seconds), or a level: beginner, steady, strong, master
    #[arg(
        long,
        value_name = "BOT,…",
        value_delimiter = ',',
        value_parser = bot_names::bot,
        required_unless_present = "ladder"
    )]
    bots: Vec<Bot>,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    #[command(flatten)]
    seed: SeedArg,
    /// Rate the bots (Elo) by games in which they are mixed; if none are named, those of all levels. A master thinks for a
    /// second, so that 200 games take an hour or two on two cores
    #[arg(long)]
    ladder: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_game!(catalogue::named(&args.game)?, |G| args.run::<G>())
}

impl Args {
    fn run<G: Spoken + Estimate>(&self) -> anyhow::Result<()> {
        let contest = self.contest::<G>()?;
        let interrupted = listen_for_interrupt()?;
        let begun = Instant::now();
        let work = || play(&contest, self.games, &interrupted);
        let bouts = self.threads.install(work)??;
        let report = Report {
            game: G::NAME,
            options: contest.options.to_json(),
            bots: &contest.bots,
            seed: contest.seed,
            bouts: &bouts,
            ladder: self.ladder,
            seconds: begun.elapsed().as_secs_f64(),
        };
        if self.json {
            writeln!(std::io::stdout().lock(), "{}", report.to_json())?;
            return Ok(());
        }
        let mut out = Folded::stdout();
        report.write(&mut out)?;
        Ok(out.flush()?)
    }
}

impl Args {
    fn contest<G: Spoken + Estimate>(&self) -> anyhow::Result<Contest<G>> {
        let named = if self.ladder { 0 } else { self.bots.len() };
        let options = self.rules.options::<G>(named)?;
        let bots = if self.ladder {
            if options.players() < 2 {
                return Err(Misuse::error(
                    "--ladder rates bots by how they do against each other, and in a game for one they never meet; let two or more play".to_owned(),
                ));
            }
            self.entrants()?
        } else {
            for_each_seat("--bots", &self.bots, Bot::Random, options.players())?
        };
        Ok(Contest {
            components: self.rules.components::<G>()?,
            bots,
            options,
            seed: self.seed.or_fresh()?,
            seating: if self.ladder {
                Seating::Drawn
            } else {
                Seating::Rotated
            },
        })
    }

    /// Those who are to be rated: each once, and at least two.
    fn entrants(&self) -> anyhow::Result<Vec<Bot>> {
        if self.bots.is_empty() {
            return Ok(Level::ALL.map(Level::bot).to_vec());
        }
        if let [only] = self.bots.as_slice() {
            return Err(Misuse::error(format!(
                "--ladder compares bots, and {} is only one; name two or more",
                bot_names::full_name(*only)
            )));
        }
        for (index, bot) in self.bots.iter().enumerate() {
            if self.bots[..index].contains(bot) {
                return Err(Misuse::error(format!(
                    "--ladder rates {} once; name it once",
                    bot_names::full_name(*bot)
                )));
            }
        }
        Ok(self.bots.clone())
    }
}

/// Plays all games; the results come in their order, whatever core has played them.
fn play<G: Estimate>(
    contest: &Contest<G>,
    games: u32,
    interrupted: &AtomicBool,
) -> anyhow::Result<Vec<Bout>> {
    let progress = progress_bar(games.into());
    let bouts = (0..games)
        .into_par_iter()
        // A search takes its time: no core takes more than one game at a time.
        .with_max_len(1)
        .map_init(Mind::new, |mind, number| {
            let stopped = interrupted.load(Ordering::Relaxed);
            let bout = (!stopped).then(|| contest.play(number.into(), mind));
            progress.inc(1);
            bout
        });
    let bouts: Option<Vec<Bout>> = bouts.collect();
    progress.finish_and_clear();
    bouts.ok_or_else(|| anyhow::anyhow!("interrupted before all {games} games were played"))
}
