//! Randomness that comes from a seed and stays the same for ever.

use std::fmt;

use chacha20::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg32;

use crate::seed::mix;
use crate::{Bits, Seed};

/// A source of chance.
///
/// What it gives for a seed is a promise: records replay by it. So the ways to draw and to shuffle
/// are written here and not taken from a library that may improve them one day.
///
/// A short seed feeds a fast generator, whose draws whoever tries all 64 bits can foresee. A full seed is the key of a cipher
/// (`ChaCha20`, nonce 0): nobody foresees a draw from those before it. Of the cipher only key and position are kept, so that a
/// state stays small; it works anew for every draw, which is dear but rare.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(Source);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Source {
    Short(Pcg32),
    Full(Stream),
}

impl Chance {
    /// The chance that this seed gives.
    pub fn new(seed: Seed) -> Self {
        Self(match seed {
            // PCG's own default stream; the seed is mixed because people give 1, 2 and 3.
            Seed::Short(seed) => Source::Short(Pcg32::new(mix(seed), 0x0a02_bdbf_7bb3_c0a7)),
            Seed::Full(key) => Source::Full(Stream { key, drawn: 0 }),
        })
    }

    /// Whether it holds the key of a full seed: in a state that somebody may think about it must not.
    pub fn is_full(&self) -> bool {
        matches!(self.0, Source::Full(_))
    }

    /// A number below `bound`, each as likely as any other.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        match &mut self.0 {
            Source::Short(pcg) => below(bound, || pcg.next_u32()),
            Source::Full(stream) => stream.below(bound),
        }
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(bound(items)) as usize]
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        match &mut self.0 {
            Source::Short(pcg) => shuffle(items, || pcg.next_u32()),
            Source::Full(stream) => stream.run(|next| shuffle(items, next)),
        }
    }

    /// A short seed for something that needs chance of its own.
    pub fn seed(&mut self) -> Seed {
        Seed::Short(match &mut self.0 {
            Source::Short(pcg) => pcg.next_u64(),
            Source::Full(stream) => stream.run(|next| u64::from(next()) | u64::from(next()) << 32),
        })
    }
}

/// The words of a cipher, 32 bits each, from the first that was not drawn yet.
#[derive(Clone, PartialEq, Eq)]
struct Stream {
    key: Bits,
    drawn: u64,
}

impl Stream {
    #[cold]
    #[inline(never)]
    fn below(&mut self, bound: u32) -> u32 {
        self.run(|next| below(bound, next))
    }

    /// Hands out words one after the other and keeps count of them.
    fn run<R>(&mut self, draw: impl FnOnce(&mut dyn FnMut() -> u32) -> R) -> R {
        let mut cipher = ChaCha20Rng::from_seed(self.key.0);
        cipher.set_word_pos(self.drawn.into());
        draw(&mut || {
            self.drawn += 1;
            cipher.next_u32()
        })
    }
}

/// The key is a secret of the table: it is shown to nobody who only wants to see a state.
impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream")
            .field("drawn", &self.drawn)
            .finish_non_exhaustive()
    }
}

/// Lemire's way: the high half of a product, drawn again in the rare case that would be unfair.
#[inline]
fn below(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    assert!(bound > 0, "there is a number to draw");
    let mut product = u64::from(next()) * u64::from(bound);
    if low(product) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while low(product) < unfair {
            product = u64::from(next()) * u64::from(bound);
        }
    }
    high(product)
}

#[inline]
fn shuffle<T>(items: &mut [T], mut next: impl FnMut() -> u32) {
    for last in (1..items.len()).rev() {
        let other = below(bound(&items[..=last]), &mut next) as usize;
        items.swap(last, other);
    }
}

fn bound<T>(items: &[T]) -> u32 {
    u32::try_from(items.len()).expect("no game has billions of anything")
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "the low half is what is wanted"
)]
const fn low(product: u64) -> u32 {
    product as u32
}

const fn high(product: u64) -> u32 {
    low(product >> 32)
}

/// A state holds its chance: 32 bytes of key, where the cipher stands, and which of the two it is.
const _: () = assert!(size_of::<Chance>() <= 48, "a chance is a small value");

#[cfg(test)]
mod tests;
