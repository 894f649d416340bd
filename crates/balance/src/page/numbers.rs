//! Numbers as people read them.

/// A number with its thousands apart: 12,345.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share: 25.3 %.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}\u{a0}%", 100.0 * share)
}

/// A difference of shares in points of a hundred, with its sign: +8.1.
pub(super) fn signed(share: f64) -> String {
    with_sign(100.0 * share, 1)
}

/// A number with its sign, and a true minus.
pub(super) fn with_sign(number: f64, digits: usize) -> String {
    let text = format!("{number:+.digits$}");
    let zero = text.trim_start_matches(['+', '-']).parse() == Ok(0.0);
    if zero {
        return format!("\u{b1}{:.digits$}", 0.0);
    }
    text.replace('-', "\u{2212}")
}

/// A mean, with as many digits as say something.
pub(super) fn decimal(number: f64) -> String {
    let digits = if number.abs() < 9.95 { 2 } else { 1 };
    format!("{number:.digits$}").replace('-', "\u{2212}")
}

/// How likely something is by luck alone.
pub(super) fn chance(chance: f64) -> String {
    if chance < 0.001 {
        "< 0.001".to_owned()
    } else {
        format!("{chance:.3}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(thousands(1_234_567), "1,234,567");
        assert_eq!(percent(0.2534), "25.3\u{a0}%");
        assert_eq!(signed(0.081), "+8.1");
        assert_eq!(signed(-0.081), "\u{2212}8.1");
        assert_eq!(signed(0.0001), "\u{b1}0.0");
        assert_eq!(decimal(-3.456), "\u{2212}3.46");
        assert_eq!(decimal(61.23), "61.2");
        assert_eq!(chance(0.00001), "< 0.001");
    }
}
