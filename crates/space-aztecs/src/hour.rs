//! The hours of the day, by which cards are named and played.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An hour of the day, to the minute. No two cards of a deck have the same, so it is a card's name too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hour(u16);

impl Hour {
    /// How many minutes a day has.
    pub(crate) const DAY: usize = 24 * 60;

    /// The hour that a clock shows; none if no clock shows it.
    pub fn new(hours: u16, minutes: u16) -> Option<Self> {
        (hours < 24 && minutes < 60).then(|| Self(hours * 60 + minutes))
    }

    /// The minutes since midnight, to index with.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Hour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl fmt::Debug for Hour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hour({self})")
    }
}

/// Text that is no hour of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadHour(String);

impl fmt::Display for BadHour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no hour; hours are written 00:00 to 23:59",
            self.0
        )
    }
}

impl std::error::Error for BadHour {}

impl FromStr for Hour {
    type Err = BadHour;

    fn from_str(text: &str) -> Result<Self, BadHour> {
        parse(text).ok_or_else(|| BadHour(text.to_owned()))
    }
}

/// There is one way to write each hour: two digits, a colon, two digits.
fn parse(text: &str) -> Option<Hour> {
    let &[h, i, b':', m, n] = text.as_bytes() else {
        return None;
    };
    let number = |tens: u8, ones: u8| -> Option<u16> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| u16::from(byte - b'0'));
        Some(digit(tens)? * 10 + digit(ones)?)
    };
    Hour::new(number(h, i)?, number(m, n)?)
}

impl TryFrom<String> for Hour {
    type Error = BadHour;

    fn try_from(text: String) -> Result<Self, BadHour> {
        text.parse()
    }
}

impl From<Hour> for String {
    fn from(hour: Hour) -> Self {
        hour.to_string()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn an_hour_is_written_as_a_clock_shows_it() {
        for text in ["00:00", "07:40", "14:20", "23:59"] {
            assert_eq!(text.parse::<Hour>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nothing_else_is_an_hour() {
        for nonsense in [
            "", "7:40", "24:00", "12:60", "1220", "12:2", "12:200", "+1:20", " 1:20", "１2:20",
        ] {
            let error = nonsense.parse::<Hour>().unwrap_err().to_string();
            assert!(
                error.contains(nonsense) && error.contains("23:59"),
                "{error}"
            );
        }
    }

    proptest! {
        #[test]
        fn any_text_is_an_hour_or_refused(text in "[0-9:]{0,6}") {
            if let Ok(hour) = text.parse::<Hour>() {
                prop_assert_eq!(hour.to_string(), text);
            }
        }
    }
}
