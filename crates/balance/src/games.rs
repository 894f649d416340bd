//! What each game has to look at.

mod amazonas;
mod aztlan;
mod mezo;
mod space_aztecs;

/// Places in an order, for people.
const PLACES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// The first so many places.
fn places(count: u8) -> impl Iterator<Item = &'static str> {
    PLACES.into_iter().take(count.into())
}

/// A count that stands for a range: the place of the last limit that it reaches.
fn range(count: u32, limits: &[u32]) -> usize {
    let reached = limits.iter().filter(|limit| count >= **limit).count();
    reached.saturating_sub(1)
}

/// The names of ranges that begin at these limits.
fn ranges(limits: &[u32]) -> Vec<String> {
    let name = |place: usize| {
        let from = limits[place];
        match limits.get(place + 1) {
            None => format!("{from} or more"),
            Some(next) if *next == from + 1 => from.to_string(),
            Some(next) => format!("{from} to {}", next - 1),
        }
    };
    (0..limits.len()).map(name).collect()
}

/// A name of data as people write it: `xipe_totec` is Xipe totec.
pub(crate) fn spelled(name: &str) -> String {
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests;
