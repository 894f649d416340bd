//! What the house counts, for whoever measures it.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// Numbers that only grow, from when the house was opened. Clones count together.
#[derive(Clone, Debug)]
pub struct Counters {
    /// Decisions that are on disk.
    pub moves: Counter,
    /// How long each commit took, in seconds.
    pub commit_seconds: Histogram,
    /// How many jobs shared each commit.
    pub commit_jobs: Histogram,
    /// Commits that failed.
    pub failed_commits: Counter,
}

impl Default for Counters {
    fn default() -> Self {
        Self {
            moves: Counter::default(),
            commit_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            commit_jobs: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            failed_commits: Counter::default(),
        }
    }
}

impl Counters {
    /// So many jobs with so many decisions were written in one commit that took so long.
    pub(crate) fn committed(&self, jobs: usize, moves: usize, took: Duration) {
        self.moves.inc_by(u64::try_from(moves).unwrap_or(u64::MAX));
        self.commit_seconds.observe(took.as_secs_f64());
        // Far below what a float holds exactly.
        self.commit_jobs
            .observe(f64::from(u32::try_from(jobs).unwrap_or(u32::MAX)));
    }
}
