//! Days and minutes, as people write them.

/// The day, in UTC.
pub(crate) fn day(seconds: i64) -> String {
    let (year, month, day) = date(seconds.div_euclid(86_400));
    format!("{year:04}-{month:02}-{day:02}")
}

/// The day and the minute, in UTC.
pub(crate) fn minute(seconds: i64) -> String {
    let minutes = seconds.rem_euclid(86_400) / 60;
    format!("{} {:02}:{:02}", day(seconds), minutes / 60, minutes % 60)
}

/// Year, month and day of the day with this number since 1970. Years are counted from March, so that a leap day is the last of its
/// year; 400 years have 146,097 days.
fn date(number: i64) -> (i64, i64, i64) {
    let since = number + 719_468;
    let era = since.div_euclid(146_097);
    let of_era = since.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_as_the_calendar_has_them() {
        for (seconds, told) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (1_709_251_199, "2024-02-29 23:59"),
            (1_709_251_200, "2024-03-01 00:00"),
            (1_795_032_630, "2026-11-18 20:10"),
            (-1, "1969-12-31 23:59"),
        ] {
            assert_eq!(minute(seconds), told);
        }
    }
}
