//! What many games come to for one bot.

use std::time::Duration;

use super::{Bout, Entry};

/// Sums over all seats that a bot had.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// How many seats it had.
    pub seats: u64,
    /// Victories, shared ones in part.
    pub victories: f64,
    ranks: f64,
    scores: i64,
    decisions: u64,
    time: Duration,
}

/// Two limits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower one.
    pub low: f64,
    /// The upper one.
    pub high: f64,
}

impl Tally {
    /// What some games come to for each of so many bots.
    pub fn of(bots: usize, bouts: &[Bout]) -> Vec<Self> {
        let mut tallies = vec![Self::default(); bots];
        for entry in bouts.iter().flat_map(|bout| &bout.entries) {
            tallies[entry.bot].add(entry);
        }
        tallies
    }

    fn add(&mut self, entry: &Entry) {
        self.seats += 1;
        self.victories += entry.victory;
        self.ranks += entry.rank;
        self.scores += i64::from(entry.score);
        self.decisions += entry.decisions;
        self.time += entry.time;
    }

    #[allow(
        clippy::cast_precision_loss,
        reason = "means are shown with two digits"
    )]
    fn mean(&self, sum: f64) -> f64 {
        sum / (self.seats.max(1)) as f64
    }

    /// The share of games that it won.
    pub fn win_rate(&self) -> f64 {
        self.mean(self.victories)
    }

    /// Where the true share of victories lies, 95 times in 100.
    pub fn win_interval(&self) -> Interval {
        wilson(self.victories, self.seats)
    }

    /// Its place on average.
    pub fn mean_rank(&self) -> f64 {
        self.mean(self.ranks)
    }

    /// Its points on average.
    #[allow(
        clippy::cast_precision_loss,
        reason = "means are shown with two digits"
    )]
    pub fn mean_score(&self) -> f64 {
        self.mean(self.scores as f64)
    }

    /// How long a decision took on average, in milliseconds.
    #[allow(
        clippy::cast_precision_loss,
        reason = "times are shown with few digits"
    )]
    pub fn milliseconds(&self) -> f64 {
        1e3 * self.time.as_secs_f64() / self.decisions.max(1) as f64
    }
}

/// Where the true chance of something lies, 95 times in 100, that has happened so often in so many trials; by Wilson's
/// method, which is right for few trials too. What has never happened may have no chance at all, and what always has may be
/// certain: there a limit is exactly 0 or 1.
#[allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]
pub fn wilson(successes: f64, trials: u64) -> Interval {
    /// Standard deviations that leave out 5 of 100.
    const Z: f64 = 1.959_964;
    if trials == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let trials = trials as f64;
    let (never, always) = (successes <= 0.0, successes >= trials);
    let share = successes / trials;
    let scale = 1.0 + Z * Z / trials;
    let middle = (share + Z * Z / (2.0 * trials)) / scale;
    let half =
        Z / scale * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    Interval {
        low: if never { 0.0 } else { middle - half },
        high: if always { 1.0 } else { middle + half },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let Interval { low, high } = wilson(50.0, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
        let Interval { low, high } = wilson(0.0, 10);
        assert!(low.abs() < 1e-12 && (high - 0.2775).abs() < 1e-4);
        assert!(
            wilson(0.0, 0)
                == Interval {
                    low: 0.0,
                    high: 1.0
                }
        );
    }

    #[test]
    fn what_never_and_what_always_happened_has_an_exact_limit() {
        for trials in [1_u32, 2, 3, 7, 10, 100, 2000] {
            let never = wilson(0.0, trials.into());
            let always = wilson(trials.into(), trials.into());
            assert_eq!((never.low, always.high), (0.0, 1.0), "{trials}");
            assert!(never.high < 1.0 && always.low > 0.0, "{trials}");
        }
    }
}
