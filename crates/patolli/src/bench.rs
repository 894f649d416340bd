//! `patolli bench`: how fast random play and the search are, on one core.

mod pace;

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use game::Estimate;
use game::{Chance, Game, Options, Seat, Seed, Setup, Silent, random_decision};
use games::{GameId, with_game};
use serde::Serialize;

use crate::catalogue;
use crate::folded::Folded;
use crate::game_args::GameArgs;
use crate::output::{rounded, thousands};

const EXAMPLES: &str = "\
Examples:
  patolli bench
  patolli bench aztlan --players 2 --json
  patolli bench mezo --games 20";

/// Measure random play and the search on one core
///
/// Random play and search:400 take turns of a tenth of a second, and on Linux only the time counts in which they had a core:
/// so it matters little what else the machine does. The decisions of the search are those that it plays in thought; its share says
/// how many of them it plays for each of random play.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game [default: all of them]
    game: Option<String>,
    #[command(flatten)]
    rules: GameArgs,
    /// Play exactly so many games and search for one decision, instead of as many of each as fit in a second
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: Option<u64>,
    /// Print the results as JSON, one game a line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let games = match &args.game {
        Some(name) => vec![catalogue::named(name)?],
        None => GameId::ALL.to_vec(),
    };
    for game in games {
        with_game!(game, |G| args.measure::<G>())?.print(args.json)?;
    }
    Ok(())
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    options: serde_json::Map<String, serde_json::Value>,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    search: SearchFigures,
    state_bytes: usize,
    clone_ns: f64,
    legal_ns: f64,
    apply_ns: f64,
}

/// What was measured of the search.
#[derive(Serialize)]
struct SearchFigures {
    bot: String,
    iterations_per_second: f64,
    decisions_per_second: f64,
    share_of_random_play: f64,
}

impl Figures {
    fn print(&self, as_json: bool) -> anyhow::Result<()> {
        if as_json {
            writeln!(std::io::stdout().lock(), "{}", serde_json::to_string(self)?)?;
            return Ok(());
        }
        let mut out = Folded::stdout();
        self.write(&mut out)?;
        Ok(out.flush()?)
    }

    /// Writes them for people.
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let options = serde_json::Value::Object(self.options.clone());
        writeln!(out, "{} {options}", self.game)?;
        writeln!(
            out,
            "  random play  {} decisions/s, {} games/s ({} games)",
            rounded(self.decisions_per_second),
            rounded(self.games_per_second),
            thousands(self.games)
        )?;
        writeln!(
            out,
            "  {:<12} {} decisions/s, {} iterations/s, {:.2} of random play",
            self.search.bot,
            rounded(self.search.decisions_per_second),
            rounded(self.search.iterations_per_second),
            self.search.share_of_random_play
        )?;
        writeln!(
            out,
            "  state        {} bytes, {:.1} ns to clone",
            self.state_bytes, self.clone_ns
        )?;
        writeln!(
            out,
            "  decision     {:.1} ns to list, {:.1} ns to apply",
            self.legal_ns, self.apply_ns
        )
    }
}

impl Args {
    fn measure<G: Estimate>(&self) -> anyhow::Result<Figures> {
        let setup = Setup::<G>::on(
            self.rules.components::<G>()?,
            self.rules.options::<G>(0)?,
            Seed::Short(0),
        );
        let (random, searching) = pace::measure(&setup, self.games);
        let positions = positions(&setup);
        let clone_ns = nanoseconds(&positions, |position| {
            drop(black_box(position.state.clone()));
        });
        let mut buffer = Vec::with_capacity(G::WIDEST);
        let legal_ns = nanoseconds(&positions, |position| {
            black_box(&position.state).legal(position.seat, &mut buffer);
            black_box(&buffer);
        });
        let clone_and_apply_ns = nanoseconds(&positions, |position| {
            let mut state = black_box(&position.state).clone();
            state.apply_unchecked(position.seat, position.action, &mut Silent);
            black_box(&state);
        });
        Ok(Figures {
            game: G::NAME,
            options: setup.options.to_json(),
            games: random.games,
            decisions: random.decisions,
            seconds: random.seconds,
            games_per_second: per_second(random.games, random.seconds),
            decisions_per_second: random.decisions_per_second(),
            search: SearchFigures {
                bot: pace::SEARCHER.to_string(),
                iterations_per_second: searching.iterations_per_second(),
                decisions_per_second: searching.decisions_per_second(),
                share_of_random_play: searching.decisions_per_second()
                    / random.decisions_per_second(),
            },
            state_bytes: size_of::<G>(),
            clone_ns,
            legal_ns,
            apply_ns: (clone_and_apply_ns - clone_ns).max(0.0),
        })
    }
}

#[allow(clippy::cast_precision_loss, reason = "rates are shown without digits")]
fn per_second(number: u64, seconds: f64) -> f64 {
    number as f64 / seconds.max(1e-9)
}

/// A position and a decision in it.
struct Position<G: Game> {
    state: G,
    seat: Seat,
    action: G::Action,
}

/// Every position of some random games.
fn positions<G: Game>(setup: &Setup<G>) -> Vec<Position<G>> {
    let mut positions = Vec::new();
    let mut actions = Vec::with_capacity(G::WIDEST);
    let mut chance = Chance::new(Seed::Short(2));
    for game in 0..8 {
        let mut setup = setup.clone();
        setup.seed = Seed::Short(game);
        let mut state = G::start(&setup, &mut Silent);
        while let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions) {
            positions.push(Position {
                state: state.clone(),
                seat,
                action,
            });
            state.apply_unchecked(seat, action, &mut Silent);
        }
    }
    positions
}

/// The time that something takes at one position, on average.
fn nanoseconds<G: Game>(positions: &[Position<G>], mut work: impl FnMut(&Position<G>)) -> f64 {
    const TIME: Duration = Duration::from_millis(200);
    let begun = Instant::now();
    let mut rounds = 0_u64;
    while begun.elapsed() < TIME {
        positions.iter().for_each(&mut work);
        rounds += 1;
    }
    let times = rounds * positions.len() as u64;
    1e9 / per_second(times, begun.elapsed().as_secs_f64())
}
