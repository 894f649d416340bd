//! The laws every game keeps, as a test kit.
//!
//! ```no_run
//! # fn every_law_holds<MyGame: game::Game>() {
//! game::laws::assert_hold::<MyGame>(&Default::default(), 1_000);
//! # }
//! ```
//!
//! The kit plays random games from seeds and holds every law against them: cheap laws at every position, the
//! thorough ones at some, chosen at random. What breaks a law is shown with the record that leads
//! there, so that it can be replayed.
//!
//! Two variables of the environment make a long run of the same tests: `PATOLLI_LAW_GAMES` is the number of games of
//! every trial, `PATOLLI_LAW_SEED` where their seeds come from.

mod choices;
mod choosing;
mod law;
mod ledger;
mod records;
mod secrecy;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

pub use choosing::assert_options_hold;
pub use law::Law;

use crate::{
    Action, Bits, Chance, Components, Event, Game, Options as _, Record, Seat, Seed, Setup, Silent,
    Viewer, random_decision,
};

/// Games to hold the laws against.
#[derive(Debug)]
pub struct Trial<G: Game> {
    /// The board, map or deck.
    pub components: &'static G::Components,
    /// What is chosen in all of them.
    pub options: G::Options,
    /// How many.
    pub games: u32,
    /// Where the seeds of the games come from.
    pub seed: Seed,
    /// The thorough laws are held against one position in so many.
    pub thorough_one_in: u32,
}

impl<G: Game> Trial<G> {
    /// Games with the standard components: `usual` of them, unless the environment asks for another number.
    ///
    /// # Panics
    /// If the environment asks for what is no number or no seed.
    pub fn new(options: &G::Options, usual: u32) -> Self {
        Self {
            components: G::Components::standard(),
            options: options.clone(),
            games: asked("PATOLLI_LAW_GAMES").unwrap_or(usual),
            seed: asked("PATOLLI_LAW_SEED").unwrap_or(Seed::Short(0)),
            thorough_one_in: 64,
        }
    }

    /// Plays the games; stops at the first broken law. The test's output says what they were and how long it took.
    pub fn run(&self) -> Result<Report, Broken> {
        let begun = Instant::now();
        let mut report = Report::default();
        for number in 0..self.games {
            self.play(self.seed_of(number), &mut report)?;
        }
        self.every_viewer_was_dealt_apart(&report)?;
        println!(
            "{}: {} games, {} decisions, {} s: {}",
            G::NAME,
            report.games,
            report.decisions,
            begun.elapsed().as_secs(),
            serde_json::Value::Object(self.options.to_json()),
        );
        Ok(report)
    }

    /// The seed of a game: one in eight is a full one, as tables have them.
    fn seed_of(&self, number: u32) -> Seed {
        let seed = self.seed.child(u64::from(number));
        if number % 8 == 5 {
            Seed::Full(Bits::digest_of(&seed.to_string()))
        } else {
            seed
        }
    }

    fn setup(&self, seed: Seed) -> Setup<G> {
        Setup::on(self.components, self.options.clone(), seed)
    }

    /// Plays one game; what goes wrong is shown with the record that leads there.
    fn play(&self, seed: Seed, report: &mut Report) -> Result<(), Broken> {
        let mut record = Record::new(&self.setup(seed));
        let played = catch_unwind(AssertUnwindSafe(|| {
            Watched::new(self, &mut record).play_to_the_end(report)
        }));
        let verdict =
            played.unwrap_or_else(|panic| Err(Breach::new(Law::NeverPanics, message(&*panic))));
        verdict.map_err(|breach| Broken::new(breach, &record))
    }

    /// A resample that deals nothing again would make all laws of secrecy hold for nothing.
    fn every_viewer_was_dealt_apart(&self, report: &Report) -> Result<(), Broken> {
        let first = self.setup(self.seed.child(0));
        let start = G::start(&first, &mut Silent);
        if start.is_open() {
            return Ok(());
        }
        let seats = start.seats();
        let missing = Viewer::all(seats).find(|viewer| !report.dealt_apart.contains(viewer));
        match missing {
            Some(viewer) if self.games > 0 => {
                let what = format!("in all these games nothing was dealt again for {viewer}");
                let breach = Breach::new(Law::ResamplesDiffer, what);
                Err(Broken::new(breach, &Record::new(&first)))
            }
            _ => Ok(()),
        }
    }
}

/// What a variable of the environment asks for, if it is set.
fn asked<T: std::str::FromStr>(variable: &str) -> Option<T> {
    let value = std::env::var(variable).ok()?;
    let read = value.parse().ok();
    Some(read.unwrap_or_else(|| panic!("{variable} cannot be {value}")))
}

/// Holds every law against so many random games.
///
/// # Panics
/// If a law is broken, with the law, the seed and the record.
#[track_caller]
pub fn assert_hold<G: Game>(options: &G::Options, games: u32) -> Report {
    match Trial::<G>::new(options, games).run() {
        Ok(report) => report,
        Err(broken) => panic!("{broken}"),
    }
}

/// What happened in the games of a trial.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// How many decisions were taken in all.
    pub decisions: u64,
    /// The most decisions of one game.
    pub longest: usize,
    /// The most choices a seat had.
    pub widest: usize,
    /// How often each kind of decision was taken.
    pub actions: BTreeMap<&'static str, u64>,
    /// How often each kind of event happened.
    pub events: BTreeMap<&'static str, u64>,
    /// Those for whom two resampled states were seen to differ.
    dealt_apart: HashSet<Viewer>,
}

impl Report {
    /// The kinds of decisions and events that never came up.
    pub fn unseen<G: Game>(&self) -> Vec<&'static str> {
        let unseen_actions = G::Action::KINDS
            .iter()
            .filter(|kind| !self.actions.contains_key(*kind));
        let unseen_events = G::Event::KINDS
            .iter()
            .filter(|kind| !self.events.contains_key(*kind));
        unseen_actions.chain(unseen_events).copied().collect()
    }
}

/// A broken law and the game in which it broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// How it was broken.
    pub breach: String,
    /// The seed of the game.
    pub seed: Seed,
    /// The record up to the position where it broke.
    pub record: String,
}

impl Broken {
    fn new(breach: Breach, record: &Record) -> Self {
        Self {
            law: breach.law,
            breach: breach.what,
            seed: record.seed,
            record: record.to_string(),
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "broken law: {}", self.law)?;
        writeln!(f, "{}", self.breach)?;
        writeln!(f, "seed: {}", self.seed)?;
        write!(f, "record: {}", self.record)
    }
}

impl std::error::Error for Broken {}

/// How a law was broken; the game it happened in is added later.
struct Breach {
    law: Law,
    what: String,
}

impl Breach {
    fn new(law: Law, what: String) -> Self {
        Self { law, what }
    }
}

/// What a panic said.
fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    text.unwrap_or_else(|| "it panicked".to_owned())
}

type Verdict = Result<(), Breach>;

/// Finds the law kept if the condition holds; says how it was broken if not.
fn keep(law: Law, holds: bool, breach: impl FnOnce() -> String) -> Verdict {
    if holds {
        Ok(())
    } else {
        Err(Breach::new(law, breach()))
    }
}

/// Something a seat decided, with the positions before and after it.
struct Transition<'a, G: Game> {
    before: &'a G,
    seat: Seat,
    action: G::Action,
    events: &'a [G::Event],
    after: &'a G,
}

/// A game that the laws look at while it is played.
struct Watched<'a, G: Game> {
    trial: &'a Trial<G>,
    record: &'a mut Record,
    state: G,
    /// Everything that was told, from the start.
    events: Vec<G::Event>,
    /// Every action that was legal once: what hostile play tries at the wrong time.
    known: BTreeSet<G::Action>,
    inventory: Vec<(String, u32)>,
    /// The chance of the players.
    play: Chance,
    /// The chance of the laws.
    law: Chance,
    buffer: Vec<G::Action>,
}

impl<'a, G: Game> Watched<'a, G> {
    fn new(trial: &'a Trial<G>, record: &'a mut Record) -> Self {
        let mut events = Vec::new();
        let seed = record.seed;
        let state = G::start(&trial.setup(seed), &mut events);
        Self {
            trial,
            record,
            inventory: state.inventory(),
            state,
            events,
            known: BTreeSet::new(),
            play: Chance::new(seed.child(1)),
            law: Chance::new(seed.child(2)),
            buffer: Vec::with_capacity(G::WIDEST),
        }
    }

    fn play_to_the_end(&mut self, report: &mut Report) -> Verdict {
        loop {
            self.look_at_position(report)?;
            let Some((seat, action)) = self.choose() else {
                break;
            };
            self.take(seat, action, report)?;
        }
        report.games += 1;
        report.longest = report.longest.max(self.record.actions.len());
        Ok(())
    }

    /// A random decision of a random seat among those that may act, so that seats which choose at once do it in
    /// every order.
    fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let waiting: Vec<Seat> = self.state.to_act().into_iter().collect();
        if waiting.len() <= 1 {
            return random_decision(&self.state, &mut self.play, &mut self.buffer);
        }
        let seat = *self.play.pick(&waiting);
        self.state.legal(seat, &mut self.buffer);
        Some((seat, *self.play.pick(&self.buffer)))
    }

    fn look_at_position(&mut self, report: &mut Report) -> Verdict {
        let thorough = self.law.below(self.trial.thorough_one_in) == 0;
        choices::every_seat(self, report)?;
        ledger::pieces_are_conserved(self)?;
        ledger::scores_add_up(&self.state)?;
        ledger::ranking_fits(&self.state)?;
        if thorough || self.state.is_over() {
            choices::plays_what_is_listed(self)?;
            choices::refuses_what_is_not_listed(self)?;
            records::views_survive_json(&self.state)?;
            secrecy::resampling(&self.state, &mut self.law, report)?;
        }
        Ok(())
    }

    fn take(&mut self, seat: Seat, action: G::Action, report: &mut Report) -> Verdict {
        let before = self.state.clone();
        let told = self.events.len();
        self.record.push::<G>(self.trial.components, seat, action);
        self.state.apply_unchecked(seat, action, &mut self.events);
        report.decisions += 1;
        *report.actions.entry(action.kind()).or_default() += 1;
        for event in &self.events[told..] {
            *report.events.entry(event.kind()).or_default() += 1;
        }
        keep(Law::Ends, self.record.actions.len() <= G::LONGEST, || {
            format!("after {} decisions it is still on", G::LONGEST)
        })?;
        let transition = Transition {
            before: &before,
            seat,
            action,
            events: &self.events[told..],
            after: &self.state,
        };
        records::kinds_are_known(&transition)?;
        if self.law.below(self.trial.thorough_one_in) == 0 {
            records::silence_changes_nothing(&transition)?;
            choices::secrets_can_be_withdrawn(&transition)?;
            secrecy::events(&transition, &mut self.law)?;
        }
        Ok(())
    }
}
