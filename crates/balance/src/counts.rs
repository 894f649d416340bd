//! How often each number came up.

use std::collections::BTreeMap;

use serde::Serialize;

/// How often each number came up. It holds whole numbers only, so the order in which they are added does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(BTreeMap<i32, u64>);

/// What many numbers come to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// How many there are.
    pub count: u64,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// The least.
    pub min: i32,
    /// The one in the middle.
    pub median: i32,
    /// The greatest.
    pub max: i32,
}

/// Numbers in bins of equal width.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Histogram {
    /// Where the first bin begins.
    pub from: i32,
    /// How many numbers fall into one bin.
    pub width: i32,
    /// How often a number fell into each bin.
    pub bins: Vec<u64>,
}

impl Counts {
    /// Adds a number.
    pub fn add(&mut self, number: i32) {
        *self.0.entry(number).or_default() += 1;
    }

    /// How many numbers were added.
    pub fn len(&self) -> u64 {
        self.0.values().sum()
    }

    /// Whether none was.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What they come to; all 0 if there are none.
    #[allow(
        clippy::cast_precision_loss,
        reason = "means are shown with few digits"
    )]
    pub fn spread(&self) -> Spread {
        let count = self.len();
        let sum = |power: u32| -> i128 {
            let each = self.0.iter();
            each.map(|(number, times)| i128::from(*number).pow(power) * i128::from(*times))
                .sum()
        };
        let mean = sum(1) as f64 / count.max(1) as f64;
        let square = sum(2) as f64 / count.max(1) as f64;
        Spread {
            count,
            mean,
            deviation: (square - mean * mean).max(0.0).sqrt(),
            min: self.0.keys().next().copied().unwrap_or(0),
            median: self.median(),
            max: self.0.keys().next_back().copied().unwrap_or(0),
        }
    }

    fn median(&self) -> i32 {
        let half = self.len().div_ceil(2);
        let mut seen = 0;
        for (number, times) in &self.0 {
            seen += times;
            if seen >= half {
                return *number;
            }
        }
        0
    }

    /// The numbers in at most so many bins, which begin at multiples of their width. The width is 1, 2 or 5 with zeros.
    pub fn histogram(&self, most: usize) -> Histogram {
        let Spread { min, max, .. } = self.spread();
        let width = width(min, max, most);
        self.binned(min.div_euclid(width) * width, max, width)
    }

    /// The numbers in the same bins as those of another histogram.
    pub fn like(&self, other: &Histogram) -> Histogram {
        let bins = i32::try_from(other.bins.len()).unwrap_or(i32::MAX);
        self.binned(other.from, other.from + bins * other.width - 1, other.width)
    }

    fn binned(&self, from: i32, to: i32, width: i32) -> Histogram {
        let place = |number: i32| usize::try_from((number - from) / width).unwrap_or(0);
        let mut bins = vec![0; place(to) + 1];
        for (number, times) in &self.0 {
            if (from..=to).contains(number) {
                bins[place(*number)] += times;
            }
        }
        Histogram { from, width, bins }
    }
}

/// The least pleasant width with which numbers fit into so many bins.
fn width(min: i32, max: i32, most: usize) -> i32 {
    let most = i32::try_from(most.max(1)).unwrap_or(i32::MAX);
    let bins = |width: i32| max.div_euclid(width) - min.div_euclid(width) + 1;
    let mut zeros = 1;
    loop {
        for step in [1, 2, 5] {
            if bins(step * zeros) <= most {
                return step * zeros;
            }
        }
        zeros *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(numbers: impl IntoIterator<Item = i32>) -> Counts {
        let mut counts = Counts::default();
        for number in numbers {
            counts.add(number);
        }
        counts
    }

    #[test]
    fn numbers_come_to_mean_deviation_median_and_limits() {
        let spread = counts([2, 4, 4, 4, 5, 5, 7, 9]).spread();
        assert!((spread.mean - 5.0).abs() < 1e-12 && (spread.deviation - 2.0).abs() < 1e-12);
        assert_eq!((spread.min, spread.median, spread.max), (2, 4, 9));
        assert_eq!(counts([]).spread().count, 0);
    }

    #[test]
    fn every_number_is_in_one_bin() {
        let counts = counts([-7, -1, 0, 1, 4, 5, 13, 40]);
        let histogram = counts.histogram(12);
        assert_eq!((histogram.from, histogram.width), (-10, 5));
        assert_eq!(histogram.bins, [1, 1, 3, 1, 1, 0, 0, 0, 0, 0, 1]);
        assert_eq!(histogram.bins.iter().sum::<u64>(), counts.len());
    }

    #[test]
    fn bins_are_as_wide_as_they_must_be_and_not_wider() {
        for (numbers, most, wanted) in [(0..10, 10, 1), (0..11, 10, 2), (0..100, 10, 10)] {
            assert_eq!(counts(numbers).histogram(most).width, wanted);
        }
        assert_eq!(counts([3]).histogram(20).bins, [1]);
        assert_eq!(counts([]).histogram(20).bins, [0]);
    }

    #[test]
    fn two_histograms_can_share_their_bins() {
        let all = counts(0..50).histogram(10);
        let some = counts([45, 47, 49]).like(&all);
        assert_eq!((some.from, some.width), (all.from, all.width));
        assert_eq!(some.bins.len(), all.bins.len());
        assert_eq!(some.bins.last(), Some(&3));
    }
}
