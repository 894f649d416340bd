//! From numbers to places in a drawing.

/// A range of numbers and where they lie across a drawing, in hundredths of its width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale {
    pub(super) low: f64,
    pub(super) high: f64,
    step: f64,
}

impl Scale {
    /// A scale on which all of these numbers have room, with limits at round numbers.
    pub(super) fn over(numbers: impl IntoIterator<Item = f64>) -> Self {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for number in numbers.into_iter().filter(|number| number.is_finite()) {
            low = low.min(number);
            high = high.max(number);
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if high - low < 1e-9 {
            (low, high) = (low - 0.5, high + 0.5);
        }
        let step = step((high - low) / 5.0);
        Self {
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            step,
        }
    }

    /// Where a number lies, in hundredths; those beyond the limits lie on them.
    pub(super) fn at(&self, number: f64) -> f64 {
        let part = (number - self.low) / (self.high - self.low);
        100.0 * part.clamp(0.0, 1.0)
    }

    /// The round numbers of the scale.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let mut ticks = Vec::new();
        let mut tick = self.low;
        while tick <= self.high + self.step / 2.0 {
            ticks.push(tick);
            tick += self.step;
        }
        ticks
    }
}

/// The next round number: 1, 2 or 5 with zeros.
fn step(least: f64) -> f64 {
    let zeros = 10_f64.powf(least.log10().floor());
    let round = [1.0, 2.0, 5.0].into_iter().map(|digit| digit * zeros);
    round
        .filter(|step| *step >= least * (1.0 - 1e-9))
        .fold(10.0 * zeros, f64::min)
}

/// A place as an attribute: `12.5%`.
pub(super) fn place(hundredths: f64) -> String {
    format!("{hundredths:.2}%")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_round_and_hold_everything() {
        let scale = Scale::over([0.212, 0.25, 0.337]);
        assert!(scale.low <= 0.212 && scale.high >= 0.337);
        assert!((scale.low - 0.2).abs() < 1e-9 && (scale.high - 0.35).abs() < 1e-9);
        assert!(scale.at(0.2) < 1e-9 && (scale.at(0.35) - 100.0).abs() < 1e-6);
        assert!((scale.at(9.0) - 100.0).abs() < 1e-9);
    }

    #[test]
    fn one_number_and_none_have_a_scale_too() {
        for numbers in [vec![], vec![7.0], vec![f64::NAN, 3.0]] {
            let scale = Scale::over(numbers);
            assert!(scale.high > scale.low);
            assert!((2..=9).contains(&scale.ticks().len()));
        }
    }
}
