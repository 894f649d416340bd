//! What was read lately and has not changed since.

use std::hash::Hash;

use quick_cache::sync::Cache;

/// About so many things of a kind are kept; of more, those that are asked for least go.
pub(crate) const MOST: usize = 10_000;

/// The value for a key: the one that was read lately, or the one that is read now, which is kept if there is one.
///
/// Whoever changes a value on disk removes it from the cache afterwards, or clears all of it: then also what is just being read is not
/// kept. [`Cache::retain`] does not do that.
pub(crate) async fn read_through<K: Clone + Eq + Hash, V: Clone, E>(
    cache: &Cache<K, V>,
    key: &K,
    read: impl Future<Output = Result<Option<V>, E>>,
) -> Result<Option<V>, E> {
    match cache.get_value_or_guard_async(key).await {
        Ok(value) => Ok(Some(value)),
        Err(place) => {
            let value = read.await?;
            if let Some(value) = &value {
                // The place is gone if the value has changed meanwhile.
                let _ = place.insert(value.clone());
            }
            Ok(value)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    /// What a reader gets who is overtaken by a change, and what whoever comes after finds in the cache.
    async fn overtaken(change: impl FnOnce(&Cache<u8, &'static str>)) -> Option<&'static str> {
        let cache = Cache::new(MOST);
        let reading = async {
            change(&cache);
            Ok::<_, Infallible>(Some("old"))
        };
        assert_eq!(read_through(&cache, &1, reading).await, Ok(Some("old")));
        cache.get(&1)
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_kept_after_it() {
        assert_eq!(overtaken(|_| {}).await, Some("old"));
        assert_eq!(overtaken(|cache| _ = cache.remove(&1)).await, None);
        assert_eq!(overtaken(Cache::clear).await, None);
    }

    #[tokio::test]
    async fn only_what_there_is_is_kept_and_then_read_no_more() {
        let cache = Cache::new(MOST);
        for (read, found) in [
            (None, None),
            (Some("new"), Some("new")),
            (Some("newer"), Some("new")),
        ] {
            let reading = async { Ok::<_, Infallible>(read) };
            assert_eq!(read_through(&cache, &1, reading).await, Ok(found));
        }
    }
}
