//! What each game has to look at.

mod amazonas;
mod aztlan;
mod mezo;
mod space_aztecs;

/// Places in an order, for people.
const PLACES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// The first so many places in an order of doing something: `first to build`.
fn places(count: u8, what: &str) -> impl Iterator<Item = String> {
    let places = PLACES.into_iter().take(count.into());
    places.map(move |place| format!("{place} to {what}"))
}

/// A count that stands for a range: the place of the last limit that it reaches.
fn range(count: u32, limits: &[u32]) -> usize {
    let reached = limits.iter().filter(|limit| count >= **limit).count();
    reached.saturating_sub(1)
}

/// The names of ranges that begin at these limits: `2 to 3 battles`.
fn ranges(limits: &[u32], what: &str) -> Vec<String> {
    let name = |place: usize| {
        let from = limits[place];
        match limits.get(place + 1) {
            None => format!("{from} or more {what}"),
            Some(next) if *next == from + 1 => format!("{from} {what}"),
            Some(next) => format!("{from} to {} {what}", next - 1),
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
