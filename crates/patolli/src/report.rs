//! `patolli report`: how even a game is, by many games between bots.

mod summary;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use balance::{Report, Series, Tally};
use bots::Bot;
use game::{Game, Options};
use games::with_game;
use web::named::Named;

use crate::bot_names;
use crate::catalogue;
use crate::files::WholeFile;
use crate::folded::Folded;
use crate::game_args::{GameArgs, LangArg, SeedArg, for_each_seat};
use crate::progress::{ThreadsArg, listen_for_interrupt, progress_bar};

const EXAMPLES: &str = "\
Examples:
  patolli report aztlan
  patolli report mezo --option rituals=on --bots greedy --games 5000 --seed 1
  patolli report space-aztecs --players 5 --out five.html --json five.json
  patolli report amazonas --games 200 --json";

/// Stands for the terminal where a file could be named.
const TERMINAL: &str = "-";

/// Play many games between good bots and report how even the game is
///
/// Writes a page with plots: wins by seat, by card, by opening; points and where they come from; what is never used. Says what is
/// lopsided. The same seed gives the same report, whatever the number of cores, as long as no bot goes by the clock.
///
/// If nothing else is said, it takes about a quarter of an hour on two cores for Aztlán and Mezo, and a minute or two for
/// Amazonas and Space Aztecs. With --bots greedy it is a matter of seconds, but greedy bots tell less.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    rules: GameArgs,
    /// Who plays: one bot for all seats or one for each, who then move on by a seat from game to game. A bot is one of
    /// random, greedy, search:N (iterations), search:Ns (seconds), or a level: beginner, steady, strong, master [default:
    /// search:50 for Aztlán and Mezo, search:100 for Amazonas and Space Aztecs]
    #[arg(
        long,
        visible_alias = "bot",
        value_name = "BOT,…",
        value_delimiter = ',',
        value_parser = bot_names::bot
    )]
    bots: Vec<Bot>,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    lang: LangArg,
    /// Where to write the page [default: GAME-report.html]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the same as JSON to this file; without a file print it, and write the page only if --out says where
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = TERMINAL)]
    json: Option<PathBuf>,
}

/// Makes the way from a game's name to its report.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_game!(catalogue::named(&args.game)?, |G| args.run::<G>())
}

impl Args {
    fn run<G: Named>(&self) -> anyhow::Result<()> {
        let series = self.series::<G>()?;
        let interrupted = listen_for_interrupt()?;
        // Files that cannot be written are told before the games, which take a while.
        let page = self.page::<G>();
        let page = page.map(|path| Ok::<_, anyhow::Error>((WholeFile::create(&path)?, path)));
        let page = page.transpose()?;
        let json = self.json_file().map(WholeFile::create).transpose()?;
        let work = || play(&series, self.games, &interrupted);
        let tally = self.threads.install(work)??;
        let report = series.report(&tally);
        if let Some(mut json) = json {
            json.write_line(&report.to_json().to_string())?;
            json.finish()?;
        }
        let mut written = None;
        if let Some((mut page, path)) = page {
            page.write_line(&report.to_page(self.lang.lang))?;
            page.finish()?;
            written = Some(path);
        }
        self.print(&report, written.as_deref())
    }

    fn series<G: Named>(&self) -> anyhow::Result<Series<G>> {
        let options = self.rules.options::<G>(self.bots.len())?;
        Ok(Series {
            components: self.rules.components::<G>()?,
            bots: for_each_seat("--bots", &self.bots, balance::bot::<G>(), options.players())?,
            options,
            seed: self.seed.or_fresh()?,
        })
    }

    /// Whether JSON takes the place of the summary.
    fn prints_json(&self) -> bool {
        self.json.as_deref() == Some(Path::new(TERMINAL))
    }

    fn json_file(&self) -> Option<&Path> {
        self.json.as_deref().filter(|_| !self.prints_json())
    }

    fn page<G: Game>(&self) -> Option<PathBuf> {
        let default = || PathBuf::from(format!("{}-report.html", G::NAME));
        let otherwise = (!self.prints_json()).then(default);
        self.out.clone().or(otherwise)
    }

    fn print(&self, report: &Report, page: Option<&Path>) -> anyhow::Result<()> {
        if self.prints_json() {
            writeln!(std::io::stdout().lock(), "{}", report.to_json())?;
            return Ok(());
        }
        let mut out = Folded::stdout();
        summary::write(report, self.lang.lang, &mut out)?;
        for path in page.into_iter().chain(self.json_file()) {
            writeln!(out, "written: {}", path.display())?;
        }
        Ok(out.flush()?)
    }
}

/// Plays all games and adds them up.
fn play<G: Named>(
    series: &Series<G>,
    games: u32,
    interrupted: &AtomicBool,
) -> anyhow::Result<Tally> {
    let progress = progress_bar(games.into());
    let tally = series.play(games, || progress.inc(1), interrupted);
    progress.finish_and_clear();
    tally.ok_or_else(|| {
        anyhow::anyhow!("interrupted before all {games} games were played; no report was written")
    })
}
