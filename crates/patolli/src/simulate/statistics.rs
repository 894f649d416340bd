//! What many games come to.

use std::io::{self, Write};

use game::{Fingerprint, Scores, Seats, Seed};
use serde_json::{Map, Value, json};

use crate::output::{about, counted, options, rounded};

/// One game that was played.
pub(super) struct Played {
    pub(super) decisions: u64,
    pub(super) scores: Scores,
    /// The winner, or those who share the victory.
    pub(super) winners: Seats,
    pub(super) record: Option<String>,
}

/// A shared victory is parted evenly among up to six; this can be divided by all of them.
const VICTORY: u64 = 60;

/// Sums over games. They are whole numbers, so the order of the games does not matter.
#[derive(Default)]
pub(super) struct Statistics {
    games: u64,
    decisions: Spread,
    scores: Vec<Spread>,
    /// In sixtieths of a victory.
    wins: Vec<u64>,
}

/// Mean, deviation and limits of a number.
#[derive(Clone, Default)]
struct Spread {
    count: u64,
    sum: i128,
    squares: i128,
    min: i64,
    max: i64,
}

impl Spread {
    fn add(&mut self, value: i64) {
        if self.count == 0 {
            (self.min, self.max) = (value, value);
        }
        self.count += 1;
        self.sum += i128::from(value);
        self.squares += i128::from(value) * i128::from(value);
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    #[allow(
        clippy::cast_precision_loss,
        reason = "a mean is shown with two digits"
    )]
    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation.
    #[allow(
        clippy::cast_precision_loss,
        reason = "a deviation is shown with two digits"
    )]
    fn deviation(&self) -> f64 {
        let mean_square = self.squares as f64 / self.count.max(1) as f64;
        (mean_square - self.mean() * self.mean()).max(0.0).sqrt()
    }

    fn to_json(&self) -> Value {
        json!({"mean": self.mean(), "deviation": self.deviation(), "min": self.min, "max": self.max})
    }
}

impl Statistics {
    pub(super) fn add(&mut self, game: &Played) {
        self.games += 1;
        self.scores.resize_with(game.scores.len(), Spread::default);
        self.wins.resize(game.scores.len(), 0);
        self.decisions
            .add(i64::try_from(game.decisions).expect("no game is that long"));
        for (spread, points) in self.scores.iter_mut().zip(&game.scores) {
            spread.add(points.0.into());
        }
        for seat in game.winners {
            self.wins[seat.index()] += VICTORY / game.winners.len() as u64;
        }
    }

    fn decisions(&self) -> u64 {
        u64::try_from(self.decisions.sum).expect("decisions are counted up")
    }

    #[allow(
        clippy::cast_precision_loss,
        reason = "victories are shown with one digit"
    )]
    fn victories(&self, seat: usize) -> f64 {
        self.wins[seat] as f64 / VICTORY as f64
    }
}

/// What is printed after the games.
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) options: Map<String, Value>,
    /// What tells a board, map or deck of one's own.
    pub(super) components: Option<Fingerprint>,
    pub(super) bots: Vec<String>,
    pub(super) seed: Seed,
    pub(super) statistics: Statistics,
    pub(super) seconds: f64,
}

impl Report {
    #[allow(clippy::cast_precision_loss, reason = "rates are shown without digits")]
    fn per_second(&self, number: u64) -> f64 {
        number as f64 / self.seconds.max(1e-9)
    }

    pub(super) fn to_json(&self) -> Value {
        let statistics = &self.statistics;
        let seats = 0..statistics.scores.len();
        json!({
            "game": self.game,
            "options": self.options,
            "components": self.components,
            "bots": self.bots,
            "seed": self.seed,
            "games": statistics.games,
            "wins": seats.map(|seat| statistics.victories(seat)).collect::<Vec<_>>(),
            "scores": statistics.scores.iter().map(Spread::to_json).collect::<Vec<_>>(),
            "decisions": statistics.decisions.to_json(),
            "seconds": self.seconds,
            "games_per_second": self.per_second(statistics.games),
            "decisions_per_second": self.per_second(statistics.decisions()),
        })
    }

    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let statistics = &self.statistics;
        writeln!(
            out,
            "{}: {}, {}",
            self.game,
            counted(statistics.games, "game"),
            options(&self.options)
        )?;
        if let Some(components) = &self.components {
            writeln!(out, "with components of your own, {components}")?;
        }
        writeln!(out, "seed {}\n", self.seed)?;
        writeln!(
            out,
            "seat  bot         wins          score: mean  deviation   min   max"
        )?;
        for (seat, spread) in statistics.scores.iter().enumerate() {
            let victories = statistics.victories(seat);
            #[allow(
                clippy::cast_precision_loss,
                reason = "a share is shown with one digit"
            )]
            let share = 100.0 * victories / statistics.games as f64;
            writeln!(
                out,
                "{seat:>4}  {:<8} {:>9} {:>5.1} %        {:>6.2}     {:>6.2} {:>5} {:>5}",
                self.bots.get(seat).map_or("-", String::as_str),
                rounded(victories),
                share,
                spread.mean(),
                spread.deviation(),
                spread.min,
                spread.max
            )?;
        }
        let length = &statistics.decisions;
        writeln!(
            out,
            "\nlength in decisions: mean {:.1}, deviation {:.1}, {} to {}",
            length.mean(),
            length.deviation(),
            length.min,
            length.max
        )?;
        writeln!(
            out,
            "{} and {} a second",
            about(self.per_second(statistics.games), "game"),
            about(self.per_second(statistics.decisions()), "decision")
        )
    }
}
