//! Counting what each takes, in memory that does not grow with how many come.

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, RateLimiter};

/// After every so many questions those are forgotten who have rested.
const TIDY: usize = 1024;

/// More than so many are not told apart: those who come then share what is left in groups.
const MOST: usize = 100_000;

/// In so many groups.
const GROUPS: u64 = 4096;

/// So much may each take at once, and as much again in each span of time: a rate limiter with a key for each.
pub struct Meter {
    limiter: DefaultKeyedRateLimiter<u64>,
    span: Duration,
    digests: RandomState,
    asked: AtomicUsize,
}

impl Meter {
    /// So much at once, and as much again in each span.
    ///
    /// # Panics
    /// If the span is nothing.
    pub fn new(much: NonZeroU32, span: Duration) -> Self {
        let each = span / much.get();
        let quota = governor::Quota::with_period(each).expect("a span takes time");
        let quota = quota.allow_burst(much);
        Self {
            limiter: RateLimiter::keyed(quota),
            span,
            digests: RandomState::new(),
            asked: AtomicUsize::new(0),
        }
    }

    /// Takes so much for somebody, or says how long to wait for it. What is more than anybody may take at once is waited for
    /// in vain; then it says to wait for the whole span.
    pub fn take(&self, who: &impl Hash, much: NonZeroU32) -> Result<(), Duration> {
        self.tidy();
        let taken = self.limiter.check_key_n(&self.key(who), much);
        match taken {
            Ok(Ok(())) => Ok(()),
            Ok(Err(not_until)) => Err(not_until.wait_time_from(self.limiter.clock().now())),
            Err(_) => Err(self.span),
        }
    }

    /// How many are told apart now.
    pub fn len(&self) -> usize {
        self.limiter.len()
    }

    /// Whether nobody has taken anything lately.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Keyed digests: nobody can choose with whom they share.
    fn key(&self, who: &impl Hash) -> u64 {
        let digest = self.digests.hash_one(who);
        if self.len() < MOST {
            digest
        } else {
            digest % GROUPS
        }
    }

    fn tidy(&self) {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        if asked % TIDY == TIDY - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: NonZeroU32 = NonZeroU32::MIN;
    const HOUR: Duration = Duration::from_hours(1);

    fn number(number: u32) -> NonZeroU32 {
        NonZeroU32::new(number).unwrap()
    }

    #[test]
    fn each_may_take_so_much_and_hears_how_long_to_wait_for_more() {
        let meter = Meter::new(number(3), HOUR);
        for _ in 0..3 {
            assert_eq!(meter.take(&"Ada", ONE), Ok(()));
        }
        let wait = meter.take(&"Ada", ONE).unwrap_err();
        assert!(wait <= HOUR / 3 && wait > HOUR / 4, "{wait:?}");
        assert_eq!(meter.take(&"Ben", number(3)), Ok(()));
        assert!(meter.take(&"Ben", number(2)).unwrap_err() > HOUR / 2);
    }

    #[test]
    fn what_is_more_than_anybody_may_take_is_refused_for_good() {
        let meter = Meter::new(number(3), HOUR);
        assert_eq!(meter.take(&"Ada", number(4)), Err(HOUR));
        assert_eq!(meter.take(&"Ada", number(3)), Ok(()));
    }

    #[test]
    fn those_who_have_rested_are_forgotten_whatever_is_asked() {
        let meter = Meter::new(number(1_000_000), Duration::from_millis(1));
        for who in 0..50 * TIDY {
            assert_eq!(meter.take(&who, ONE), Ok(()));
        }
        assert!(meter.len() <= 2 * TIDY, "{}", meter.len());
    }

    #[test]
    fn a_crowd_is_not_told_apart_and_takes_no_more_memory() {
        let meter = Meter::new(number(1), Duration::from_hours(10_000));
        for who in 0..2 * MOST {
            let _ = meter.take(&who, ONE);
        }
        let groups = usize::try_from(GROUPS).unwrap();
        assert!(meter.len() <= MOST + groups, "{}", meter.len());
    }
}
