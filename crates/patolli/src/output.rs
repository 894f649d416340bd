//! Numbers as people read them.

pub(crate) use balance::thousands;

/// A number that was measured, with its thousands apart.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "rates are positive and small"
)]
pub(crate) fn rounded(number: f64) -> String {
    thousands(number.round() as u64)
}
