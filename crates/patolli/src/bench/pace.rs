//! Random play and searches, measured by turns and by the time that they had a core, so that it matters little what else
//! the machine does.

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Insight, Mind};
use game::Estimate;
use game::{Chance, Game, Seat, Seed, Setup, Silent, playout};

use super::per_second;

/// The search that is measured.
pub(super) const SEARCHER: Bot = Bot::Search(Budget::Iterations(400));

/// How long each goes on before it is the other's turn, and how often it is.
const TURN: Duration = Duration::from_millis(100);
const TURNS: u32 = 10;

/// Plays at random and searches for a second each, by turns; or plays so many games, then searches for one decision.
pub(super) fn measure<G: Estimate>(
    setup: &Setup<G>,
    games: Option<u64>,
) -> (RandomPlay<G>, Searching<G>) {
    let mut random = RandomPlay::new(setup.clone());
    let mut searching = Searching::new(setup);
    if let Some(games) = games {
        random.play(|played, _| played < games);
        searching.think(|_| false);
    } else {
        for _ in 0..TURNS {
            random.play(|_, time| time < TURN);
            searching.think(|time| time < TURN);
        }
    }
    (random, searching)
}

/// How long this thread has had a core, where the system tells (Linux does); elsewhere how long the process has been here.
fn time_on_core() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}

/// Whole games at random.
pub(super) struct RandomPlay<G: Game> {
    setup: Setup<G>,
    chance: Chance,
    actions: Vec<G::Action>,
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) seconds: f64,
}

impl<G: Game> RandomPlay<G> {
    fn new(setup: Setup<G>) -> Self {
        Self {
            setup,
            chance: Chance::new(Seed::Short(1)),
            actions: Vec::with_capacity(G::WIDEST),
            games: 0,
            decisions: 0,
            seconds: 0.0,
        }
    }

    /// Plays on while it is told to, by the number of games and the time of this turn.
    fn play(&mut self, goes_on: impl Fn(u64, Duration) -> bool) {
        let (begun, on_core) = (Instant::now(), time_on_core());
        while goes_on(self.games, begun.elapsed()) {
            self.setup.seed = Seed::Short(self.games);
            let mut state = G::start(&self.setup, &mut Silent);
            let decisions = playout(&mut state, &mut self.chance, &mut self.actions);
            black_box(&state);
            self.decisions += u64::from(decisions);
            self.games += 1;
        }
        self.seconds += time_on_core().saturating_sub(on_core).as_secs_f64();
    }

    pub(super) fn decisions_per_second(&self) -> f64 {
        per_second(self.decisions, self.seconds)
    }
}

/// Searches at positions of a game, in no order, so that a few are like all.
pub(super) struct Searching<G: Estimate> {
    positions: Vec<(G, Seat)>,
    next: usize,
    mind: Mind<G>,
    chance: Chance,
    iterations: u64,
    decisions: u64,
    seconds: f64,
}

impl<G: Estimate> Searching<G> {
    fn new(setup: &Setup<G>) -> Self {
        let mut mind = Mind::new();
        let mut chance = Chance::new(Seed::Short(3));
        let mut positions = positions_of_greedy_play(setup, &mut mind, &mut chance);
        chance.shuffle(&mut positions);
        Self {
            positions,
            next: 0,
            mind,
            chance,
            iterations: 0,
            decisions: 0,
            seconds: 0.0,
        }
    }

    /// Thinks about one decision, and about more while it is told to, by the time of this turn.
    fn think(&mut self, goes_on: impl Fn(Duration) -> bool) {
        let (begun, on_core) = (Instant::now(), time_on_core());
        loop {
            let (state, seat) = &self.positions[self.next % self.positions.len()];
            let insight = Insight::new(state, *seat);
            let thought = self.mind.think(SEARCHER, &insight, &mut self.chance);
            self.iterations += thought.iterations;
            self.decisions += thought.decisions;
            self.next += 1;
            if !goes_on(begun.elapsed()) {
                break;
            }
        }
        self.seconds += time_on_core().saturating_sub(on_core).as_secs_f64();
    }

    pub(super) fn iterations_per_second(&self) -> f64 {
        per_second(self.iterations, self.seconds)
    }

    /// Decisions that are played in thought.
    pub(super) fn decisions_per_second(&self) -> f64 {
        per_second(self.decisions, self.seconds)
    }
}

/// The positions of a game between greedy bots in which there is something to choose.
fn positions_of_greedy_play<G: Estimate>(
    setup: &Setup<G>,
    mind: &mut Mind<G>,
    chance: &mut Chance,
) -> Vec<(G, Seat)> {
    let mut positions = Vec::new();
    let mut state = G::start(setup, &mut Silent);
    while let Some(seat) = state.to_act().first() {
        let thought = mind.think(Bot::Greedy, &Insight::new(&state, seat), chance);
        if thought.choices.len() > 1 {
            positions.push((state.clone(), seat));
        }
        state.apply_unchecked(seat, thought.best(), &mut Silent);
    }
    positions
}
