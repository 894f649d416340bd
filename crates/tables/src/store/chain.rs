//! The chained digest of a table: it shows whether its entries are all there and as they were written.

use sha2::{Digest as _, Sha256};

/// So many bytes of a SHA-256 are kept: it is damage that has to be noticed, not forgery.
const LENGTH: usize = 16;

/// The digest of a founding and all entries up to some number.
///
/// That of a founding is the SHA-256 of its text; that of an entry is the SHA-256 of the digest before it, its number, its time,
/// the length of its key, its key and its text. Numbers are of eight bytes, the lowest first; the length of a missing key is
/// 2⁶⁴ - 1. Of each SHA-256 the first sixteen bytes are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Head([u8; LENGTH]);

impl Head {
    /// Of a table without entries.
    pub(crate) fn of_founding(text: &str) -> Self {
        Self::of(&[text.as_bytes()])
    }

    /// After one more entry.
    pub(crate) fn after(self, number: u64, at: i64, key: Option<&str>, what: &str) -> Self {
        let length = key.map_or(u64::MAX, |key| key.len() as u64);
        Self::of(&[
            &self.0,
            &number.to_le_bytes(),
            &at.to_le_bytes(),
            &length.to_le_bytes(),
            key.unwrap_or_default().as_bytes(),
            what.as_bytes(),
        ])
    }

    /// Of a snapshot that was taken when this was the head.
    pub(crate) fn of_snapshot(self, text: &str) -> Self {
        Self::of(&[&self.0, text.as_bytes()])
    }

    /// Of a text that stands alone.
    pub(crate) fn of_text(text: &str) -> Self {
        Self::of(&[text.as_bytes()])
    }

    /// Of something that the house keeps under a name.
    pub(crate) fn of_note(name: &str, value: &[u8]) -> Self {
        Self::of(&[name.as_bytes(), &[0], value])
    }

    fn of(parts: &[&[u8]]) -> Self {
        let mut digest = Sha256::new();
        for part in parts {
            digest.update(part);
        }
        let mut head = [0; LENGTH];
        head.copy_from_slice(&digest.finalize()[..LENGTH]);
        Self(head)
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn hex(&self) -> String {
        crate::founding::hex(&self.0)
    }
}

impl PartialEq<[u8]> for Head {
    fn eq(&self, bytes: &[u8]) -> bool {
        self.0 == bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_an_entry_changes_the_head() {
        let start = Head::of_founding("{}");
        let head = start.after(1, 2, Some("key"), "what");
        let others = [
            Head::of_founding("{ }").after(1, 2, Some("key"), "what"),
            start.after(2, 2, Some("key"), "what"),
            start.after(1, 3, Some("key"), "what"),
            start.after(1, 2, Some("ke"), "ywhat"),
            start.after(1, 2, Some(""), "keywhat"),
            start.after(1, 2, None, "keywhat"),
            start.after(1, 2, Some("key"), "What"),
        ];
        for (place, other) in others.iter().enumerate() {
            assert_ne!(head, *other, "{place}");
            assert!(!others[..place].contains(other), "{place}");
        }
        assert_eq!(head, start.after(1, 2, Some("key"), "what"));
    }
}
