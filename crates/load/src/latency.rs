//! How long things took.

use std::time::Duration;

use serde::Serialize;

/// How long things took, in milliseconds.
#[derive(Serialize)]
pub(crate) struct Latency {
    p50: f64,
    p95: f64,
    p99: f64,
    most: f64,
}

impl Latency {
    /// None if there was nothing.
    pub(crate) fn of(mut times: Vec<Duration>) -> Option<Self> {
        times.sort_unstable();
        let at = |hundredths: usize| {
            let index = (times.len() * hundredths / 100).min(times.len().checked_sub(1)?);
            Some(times[index].as_secs_f64() * 1000.0)
        };
        Some(Self {
            p50: at(50)?,
            p95: at(95)?,
            p99: at(99)?,
            most: at(100)?,
        })
    }

    /// A line about what took so long.
    pub(crate) fn write(&self, out: &mut impl std::io::Write, what: &str) -> std::io::Result<()> {
        let Self {
            p50,
            p95,
            p99,
            most,
        } = self;
        writeln!(
            out,
            "             {what:<22} p50 {p50:.2} ms, p95 {p95:.2} ms, p99 {p99:.2} ms, most {most:.1} ms"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_the_last_few_are_the_slow_ones() {
        let times = (1..=100).rev().map(Duration::from_millis).collect();
        let latency = Latency::of(times).unwrap();
        let found = [latency.p50, latency.p95, latency.p99, latency.most];
        for (found, expected) in found.into_iter().zip([51.0, 96.0, 100.0, 100.0]) {
            assert!((found - expected).abs() < 1e-9, "{found} {expected}");
        }
        assert!(Latency::of(Vec::new()).is_none());
    }
}
