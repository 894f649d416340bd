//! What was read lately and has not changed since.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// More than so many things are not kept.
const MOST: usize = 10_000;

/// Values that were read from disk. Whoever changes one on disk says so with [`forget`](Self::forget) afterwards.
pub(crate) struct Cache<K, V>(Mutex<Kept<K, V>>);

struct Kept<K, V> {
    values: HashMap<K, V>,
    /// How often something was forgotten: what was read before must not be kept after.
    forgotten: u64,
}

/// A moment before reading.
#[derive(Clone, Copy)]
pub(crate) struct Visit(u64);

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Self(Mutex::new(Kept {
            values: HashMap::new(),
            forgotten: 0,
        }))
    }
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    fn lock(&self) -> std::sync::MutexGuard<'_, Kept<K, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value, if it was read lately.
    pub(crate) fn get(&self, key: &K) -> Option<V> {
        self.lock().values.get(key).cloned()
    }

    /// To be called before a value is read from disk.
    pub(crate) fn visit(&self) -> Visit {
        Visit(self.lock().forgotten)
    }

    /// Keeps what was read since the visit, unless something was forgotten meanwhile.
    pub(crate) fn keep(&self, visit: Visit, key: K, value: V) {
        let mut kept = self.lock();
        if kept.forgotten == visit.0 {
            if kept.values.len() >= MOST {
                kept.values.clear();
            }
            kept.values.insert(key, value);
        }
    }

    /// The value has changed on disk.
    pub(crate) fn forget(&self, key: &K) {
        let mut kept = self.lock();
        kept.forgotten += 1;
        kept.values.remove(key);
    }

    /// The values for which this holds have changed on disk.
    pub(crate) fn forget_where(&self, has_changed: impl Fn(&V) -> bool) {
        let mut kept = self.lock();
        kept.forgotten += 1;
        kept.values.retain(|_, value| !has_changed(value));
    }

    /// Values have changed on disk.
    pub(crate) fn forget_all(&self) {
        let mut kept = self.lock();
        kept.forgotten += 1;
        kept.values.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_kept_after_it() {
        let cache = Cache::default();
        let visit = cache.visit();
        cache.forget(&1);
        cache.keep(visit, 1, "old");
        assert_eq!(cache.get(&1), None);
        cache.keep(cache.visit(), 1, "new");
        assert_eq!(cache.get(&1), Some("new"));
        cache.forget_all();
        assert_eq!(cache.get(&1), None);
    }
}
