//! So many at once, in all and from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Places for those who hold something open. Clones have the same places.
#[derive(Clone, Debug)]
pub(crate) struct Places(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    most: usize,
    most_by_address: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// All are taken.
    All,
    /// One address has as many as it may have.
    Address,
}

/// A place that is taken until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Places,
    address: Option<IpAddr>,
}

impl Places {
    pub(crate) fn new(most: usize, most_by_address: usize) -> Self {
        Self(Arc::new(Inner {
            most,
            most_by_address,
            taken: Mutex::default(),
        }))
    }

    /// A place for this address; without one, only the number in all counts.
    pub(crate) fn take(&self, address: Option<IpAddr>) -> Result<Place, Full> {
        let mut taken = self.taken();
        if taken.all >= self.0.most {
            return Err(Full::All);
        }
        if let Some(address) = address {
            let here = taken.by_address.get(&address).copied().unwrap_or(0);
            if here >= self.0.most_by_address {
                return Err(Full::Address);
            }
            taken.by_address.insert(address, here + 1);
        }
        taken.all += 1;
        Ok(Place {
            places: self.clone(),
            address,
        })
    }

    /// How many are taken now.
    pub(crate) fn in_use(&self) -> usize {
        self.taken().all
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        // Every change is whole before the lock is released.
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        let Some(address) = &self.address else {
            return;
        };
        if let Some(here) = taken.by_address.get_mut(address) {
            *here -= 1;
            if *here == 0 {
                taken.by_address.remove(address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_bounded_by_address_and_in_all_and_given_back() {
        let places = Places::new(3, 2);
        let [one, two] = [1, 2].map(|last| Some(IpAddr::from([10, 0, 0, last])));
        let first = places.take(one).expect("a place");
        let _second = places.take(one).expect("a place");
        assert_eq!(places.take(one).unwrap_err(), Full::Address);
        let third = places.take(two).expect("a place");
        assert_eq!(places.take(two).unwrap_err(), Full::All);
        assert_eq!(places.in_use(), 3);
        drop(third);
        drop(first);
        let _again = places.take(one).expect("a place");
        assert_eq!(places.in_use(), 2);
        assert_eq!(places.0.taken.lock().unwrap().by_address.len(), 1);
    }

    #[test]
    fn without_an_address_only_all_count() {
        let places = Places::new(3, 1);
        let _held: Vec<_> = (0..3).map(|_| places.take(None).unwrap()).collect();
        assert_eq!(places.take(None).unwrap_err(), Full::All);
    }
}
