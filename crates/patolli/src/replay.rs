//! `patolli replay`: a record, played again.

mod proof;

use std::any::Any;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use game::{Action, Event, Game, Options, Record, Replay, Seat, Spoken, Viewer, Words};
use games::{GameId, with_game};
use serde::Serialize;

use crate::folded::Folded;
use crate::game_args::ComponentsArg;
use crate::output;
use crate::scores;

const EXAMPLES: &str = "\
Examples:
  patolli replay game.json
  patolli replay games.jsonl --states > states.jsonl
  patolli replay game.json --states --ply 40 --view 2
  patolli replay game.json --proof";

/// Replay recorded games: the log and the final scores, every state as JSON, or the proof that the deal was fair
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file with one record, or many, one per line; `-` reads standard input
    file: PathBuf,
    /// Print the state after every ply as JSON, one per line
    #[arg(long)]
    states: bool,
    /// Only this ply: its state, or the log up to it; ply 0 is before the first decision
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Print what this seat may see instead of everything; `spectator` for what all may see
    #[arg(long, value_name = "SEAT")]
    view: Option<Viewer>,
    /// Check how the deal of a table came about, and print it: the commitment of the house, everybody's contribution, the seed
    #[arg(long, conflicts_with_all = ["states", "ply", "view"])]
    proof: bool,
    #[command(flatten)]
    components: ComponentsArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut out = if args.states || args.proof {
        Folded::plain_stdout()
    } else {
        Folded::stdout()
    };
    let source = open(&args.file)?;
    let mut found = 0;
    let mut components = LoadedOnce::default();
    // Whatever goes wrong, what was printed before it is true and is shown.
    let outcome = serde_json::Deserializer::from_reader(source)
        .into_iter()
        .try_for_each(|record| {
            found += 1;
            replay(args, record, &mut components, &mut out)
                .with_context(|| format!("{}, record {found}", source_name(&args.file)))
        });
    out.flush()?;
    outcome?;
    anyhow::ensure!(found > 0, "{} holds no record", source_name(&args.file));
    Ok(())
}

fn open(path: &Path) -> anyhow::Result<Box<dyn Read>> {
    if path == Path::new("-") {
        return Ok(Box::new(std::io::stdin().lock()));
    }
    anyhow::ensure!(
        !path.is_dir(),
        "{} is a folder, not a record",
        path.display()
    );
    let file = File::open(path).with_context(|| format!("{} cannot be read", path.display()))?;
    Ok(Box::new(BufReader::with_capacity(1 << 16, file)))
}

fn source_name(path: &Path) -> String {
    if path == Path::new("-") {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    }
}

fn replay(
    args: &Args,
    record: serde_json::Result<Record>,
    components: &mut LoadedOnce,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let record = record.context("the record is damaged")?;
    let replaying = Replaying {
        args,
        record: &record,
        components,
        out,
    };
    let game: GameId = record.game.parse()?;
    with_game!(game, |G| replaying.replay::<G>())
}

/// The components that were given, kept between the records of a file.
#[derive(Default)]
struct LoadedOnce(Option<&'static (dyn Any + Send + Sync)>);

impl LoadedOnce {
    fn load<G: Game>(&mut self, given: &ComponentsArg) -> anyhow::Result<&'static G::Components> {
        if let Some(loaded) = self.0.and_then(|any| any.downcast_ref()) {
            return Ok(loaded);
        }
        let loaded = given.load::<G>()?;
        self.0 = Some(loaded);
        Ok(loaded)
    }
}

struct Replaying<'a, W> {
    args: &'a Args,
    record: &'a Record,
    components: &'a mut LoadedOnce,
    out: &'a mut W,
}

impl<W: Write> Replaying<'_, W> {
    fn replay<G: Spoken>(self) -> anyhow::Result<()> {
        let components = self.components.load::<G>(&self.args.components)?;
        let mut events = Vec::new();
        let mut replay = Replay::<G>::new(self.record, components, &mut events)?;
        if self.args.proof {
            // A record that cannot be played proves nothing.
            let players = replay.setup().options.players();
            while replay.step(&mut game::Silent)?.is_some() {}
            return proof::write(self.out, self.record, players);
        }
        let plies = self.record.actions.len();
        if let Some(ply) = self.args.ply.filter(|ply| *ply > plies) {
            anyhow::bail!("there is no ply {ply}; the record has plies 0 to {plies}");
        }
        check_viewer(self.args.view, replay.state())?;
        if self.args.states {
            self.write_states(&mut replay)
        } else {
            self.write_log(&mut replay, components, events)
        }
    }
}

/// The viewer must sit at the table to have a view.
fn check_viewer<G: Spoken>(viewer: Option<Viewer>, state: &G) -> anyhow::Result<()> {
    match viewer {
        Some(Viewer::Seat(seat)) if !state.seats().contains(seat) => {
            let players = state.seats().len();
            anyhow::bail!(
                "there is no seat {seat} in this game; the seats are 0 to {}",
                players - 1
            )
        }
        _ => Ok(()),
    }
}

/// One line of `--states`.
#[derive(Serialize)]
struct StateLine<V> {
    ply: usize,
    seat: Option<Seat>,
    /// None before the first ply, and for the viewer when the decision is secret.
    action: Option<String>,
    state: V,
    legal: BTreeMap<u8, Vec<String>>,
}

impl<W: Write> Replaying<'_, W> {
    fn write_states<G: Spoken>(self, replay: &mut Replay<'_, G>) -> anyhow::Result<()> {
        let viewer = self.args.view;
        let mut step = None;
        loop {
            if self.args.ply.is_none_or(|ply| ply == replay.ply()) {
                let line = state_line(replay, viewer, step);
                serde_json::to_writer(&mut *self.out, &line)?;
                writeln!(self.out)?;
            }
            if self.args.ply == Some(replay.ply()) {
                return Ok(());
            }
            step = replay.step(&mut game::Silent)?;
            if step.is_none() {
                return Ok(());
            }
        }
    }

    fn write_log<G: Spoken>(
        self,
        replay: &mut Replay<'_, G>,
        components: &G::Components,
        mut events: Vec<G::Event>,
    ) -> anyhow::Result<()> {
        let out = self.out;
        let options = replay.setup().options.to_json();
        write!(
            out,
            "{}: {}, rules {}",
            G::TITLE,
            output::options(&options),
            self.record.rules
        )?;
        // The seed tells what is hidden.
        if self.args.view.is_none() {
            write!(out, ", seed {}", self.record.seed)?;
        }
        writeln!(out)?;
        let end = end_of(replay);
        let mut step = None;
        loop {
            let is_recalled = end.recalls(replay.state());
            let telling = Telling {
                viewer: self.args.view,
                is_recalled,
            };
            let lines = log_lines(replay, components, telling, step, &events);
            for (index, line) in lines.iter().enumerate() {
                let ply = if index == 0 {
                    replay.ply().to_string()
                } else {
                    String::new()
                };
                writeln!(out, "{ply:>5}  {line}")?;
            }
            if self.args.ply == Some(replay.ply()) {
                break;
            }
            events.clear();
            step = replay.step(&mut events)?;
            if step.is_none() {
                break;
            }
        }
        writeln!(out)?;
        scores::write(out, replay.state(), self.args.view)?;
        writeln!(out)?;
        Ok(())
    }
}

/// Whether the viewer hears what was decided.
fn hears<A: Action>(viewer: Option<Viewer>, seat: Seat, action: &A) -> bool {
    viewer.is_none_or(|viewer| viewer.is(seat) || !action.is_secret())
}

fn state_line<G: Spoken>(
    replay: &Replay<'_, G>,
    viewer: Option<Viewer>,
    step: Option<(Seat, G::Action)>,
) -> StateLine<G::View> {
    let state = replay.state();
    // What others may do can tell what is in their hands.
    let told = |seat: &Seat| viewer.is_none_or(|viewer| viewer.is(*seat));
    let legal = |seat: Seat| (u8::from(seat), state.legal_notation(seat));
    StateLine {
        ply: replay.ply(),
        seat: step.map(|(seat, _)| seat),
        action: step
            .filter(|(seat, action)| hears(viewer, *seat, action))
            .map(|(_, action)| G::write_action(state.components(), action)),
        state: viewer.map_or_else(|| state.open_view(), |viewer| state.view(viewer)),
        legal: state.to_act().into_iter().filter(told).map(legal).collect(),
    }
}

/// The last position that the record can be played to.
fn end_of<G: Spoken>(replay: &Replay<'_, G>) -> G {
    let mut rest = replay.clone();
    while let Ok(Some(_)) = rest.step(&mut game::Silent) {}
    rest.state().clone()
}

/// To whom a log is told.
#[derive(Clone, Copy)]
struct Telling {
    /// Everything is told if there is none.
    viewer: Option<Viewer>,
    /// Whether the end of the record still [recalls](Game::recalls) this ply.
    is_recalled: bool,
}

/// What happened in a ply, in words; the decision itself if nothing else tells of it.
fn log_lines<G: Spoken>(
    replay: &Replay<'_, G>,
    components: &G::Components,
    telling: Telling,
    step: Option<(Seat, G::Action)>,
    events: &[G::Event],
) -> Vec<String> {
    let state = replay.state();
    let viewer = telling.viewer;
    let view = viewer.map_or_else(|| state.open_view(), |viewer| state.view(viewer));
    let seen = events.iter().filter_map(|event| match viewer {
        Some(viewer) if telling.is_recalled => event.seen_by(viewer),
        Some(viewer) => event.recalled_by(viewer),
        None => Some(event.clone()),
    });
    let mut lines: Vec<String> = seen.map(|event| components.event(&view, &event)).collect();
    if let (true, Some((seat, action))) = (lines.is_empty(), step) {
        let name = components.seat(&view, seat);
        let what = if hears(viewer, seat, &action) {
            G::write_action(components, action)
        } else {
            "…".to_owned()
        };
        lines.push(format!("{name}: {what}"));
    }
    lines
}
