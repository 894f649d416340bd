//! Lines of the log that somebody outside can cause are written rarely.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Between two lines passes so much time.
const BETWEEN: Duration = Duration::from_secs(10);

/// Says when a line may be written, and how often there was reason to since the last.
#[derive(Debug, Default)]
pub(crate) struct Rarely(Mutex<Since>);

#[derive(Debug, Default)]
struct Since {
    written: Option<Instant>,
    kept_back: u64,
}

impl Rarely {
    /// There is reason for a line: if it may be written, how many were kept back before it.
    pub(crate) fn now(&self) -> Option<u64> {
        let mut since = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if since.written.is_some_and(|at| at.elapsed() < BETWEEN) {
            since.kept_back += 1;
            return None;
        }
        since.written = Some(Instant::now());
        Some(std::mem::take(&mut since.kept_back))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_is_written_and_the_next_are_kept_back() {
        let rarely = Rarely::default();
        assert_eq!(rarely.now(), Some(0));
        assert_eq!((rarely.now(), rarely.now()), (None, None));
        rarely.0.lock().unwrap().written = Instant::now().checked_sub(BETWEEN);
        assert_eq!(rarely.now(), Some(2));
    }
}
