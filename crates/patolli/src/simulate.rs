//! `patolli simulate`: many games between bots, on all cores.

mod statistics;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::{Bot, Insight, Mind};
use game::Estimate;
use game::{Chance, Components, Fingerprint, Game, Options, Record, Seed, Setup, Silent, Spoken};
use games::with_game;
use rayon::prelude::*;

use self::statistics::{Played, Report, Statistics};
use crate::bot_names;
use crate::catalogue;
use crate::files::WholeFile;
use crate::folded::Folded;
use crate::game_args::{GameArgs, SeedArg, for_each_seat};
use crate::progress::{ThreadsArg, listen_for_interrupt, progress_bar};

const EXAMPLES: &str = "\
Examples:
  patolli simulate aztlan
  patolli simulate aztlan --players 2 --games 10000 --seed 1
  patolli simulate aztlan --option edition=it --records games.jsonl --json";

/// Play many games between bots and print who wins
///
/// The same seed gives the same games on every machine, whatever the number of cores.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    rules: GameArgs,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[command(flatten)]
    seed: SeedArg,
    /// Who plays: one bot for all seats or one for each. A bot is one of random, greedy, search:N (iterations), search:Ns
    /// (seconds), or a level: beginner, steady, strong, master [default: random]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', value_parser = bot_names::bot)]
    bots: Vec<Bot>,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Write every game to this file, one record per line
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_game!(catalogue::named(&args.game)?, |G| args.run::<G>())
}

impl Args {
    fn run<G: Spoken + Estimate>(&self) -> anyhow::Result<()> {
        let options = self.rules.options::<G>(self.bots.len())?;
        let series = Series::<G> {
            components: self.rules.components::<G>()?,
            bots: for_each_seat("--bots", &self.bots, Bot::Random, options.players())?,
            options,
            seed: self.seed.or_fresh()?,
            keep_records: self.records.is_some(),
        };
        let interrupted = listen_for_interrupt()?;
        let mut records = self.records.as_deref().map(WholeFile::create).transpose()?;
        let begun = Instant::now();
        let work = || series.play(self.games, records.as_mut(), &interrupted);
        let statistics = self.threads.install(work)??;
        let seconds = begun.elapsed().as_secs_f64();
        if let Some(records) = records {
            records.finish()?;
        }
        let report = Report {
            game: G::NAME,
            options: series.options.to_json(),
            components: own_components::<G>(series.components),
            bots: series.bots.iter().map(Bot::to_string).collect(),
            seed: series.seed,
            statistics,
            seconds,
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

/// What tells components of one's own from those of the house.
fn own_components<G: Game>(components: &G::Components) -> Option<Fingerprint> {
    let fingerprint = components.fingerprint();
    (fingerprint != G::Components::standard().fingerprint()).then_some(fingerprint)
}

/// Games that differ only in their number.
struct Series<G: Estimate> {
    components: &'static G::Components,
    options: G::Options,
    bots: Vec<Bot>,
    seed: Seed,
    keep_records: bool,
}

impl<G: Estimate> Series<G> {
    /// Games that are played before their records are written, so that memory does not grow with their number.
    const BATCH: u64 = 2048;

    fn play(
        &self,
        games: u64,
        mut records: Option<&mut WholeFile>,
        interrupted: &AtomicBool,
    ) -> anyhow::Result<Statistics> {
        let progress = progress_bar(games);
        let mut statistics = Statistics::default();
        let mut first = 0;
        while first < games {
            let last = games.min(first + Self::BATCH);
            // The results come in the order of the games, whatever core has played them.
            let played: Vec<Played> = (first..last)
                .into_par_iter()
                .take_any_while(|_| !interrupted.load(Ordering::Relaxed))
                .map_init(Mind::new, |mind, number| self.play_one(number, mind))
                .collect();
            anyhow::ensure!(
                !interrupted.load(Ordering::Relaxed),
                "interrupted before all {games} games were played; no record was written"
            );
            for game in &played {
                statistics.add(game);
                if let (Some(records), Some(record)) = (records.as_deref_mut(), &game.record) {
                    records.write_line(record)?;
                }
            }
            progress.inc(last - first);
            first = last;
        }
        progress.finish_and_clear();
        Ok(statistics)
    }

    fn play_one(&self, number: u64, mind: &mut Mind<G>) -> Played {
        let seed = self.seed.child(number);
        let setup = Setup::on(self.components, self.options.clone(), seed);
        let mut chance = Chance::new(seed.child(1));
        let mut record = self.keep_records.then(|| Record::new(&setup));
        let mut state = G::start(&setup, &mut Silent);
        let mut decisions = 0;
        while let Some(seat) = state.to_act().first() {
            let insight = Insight::new(&state, seat);
            let action = mind.decide(self.bots[seat.index()], &insight, &mut chance);
            state.apply_unchecked(seat, action, &mut Silent);
            decisions += 1;
            if let Some(record) = &mut record {
                record.push::<G>(self.components, seat, action);
            }
        }
        Played {
            decisions,
            scores: state.scores(),
            winners: state
                .ranking()
                .and_then(|ranking| ranking.first().copied())
                .unwrap_or_default(),
            record: record.map(|record| record.to_string()),
        }
    }
}
