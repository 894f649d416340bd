//! How many successes luck alone gives, exactly.

use std::iter::successors;

/// What is so much less likely than the likeliest number is left out.
const NEGLIGIBLE: f64 = 1e-40;

/// How likely each number of successes is in trials that tell nothing of each other.
pub(crate) struct Successes {
    /// The least number that is not negligible.
    least: usize,
    /// The chances of that number and of those after it.
    chances: Vec<f64>,
}

impl Successes {
    /// In so many trials with each of these chances.
    pub(crate) fn of(trials: &[(u64, f64)]) -> Self {
        let kinds = trials.iter().map(|(number, chance)| {
            let number = usize::try_from(*number).unwrap_or(usize::MAX);
            Self::of_a_kind(number, *chance)
        });
        kinds.fold(Self::certain(0), |all, kind| all.and(&kind))
    }

    fn certain(number: usize) -> Self {
        Self {
            least: number,
            chances: vec![1.0],
        }
    }

    /// In trials that all have the same chance. It begins with the likeliest number, because the chance of none may be too
    /// small to be written.
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "games are counted in thousands"
    )]
    fn of_a_kind(trials: usize, chance: f64) -> Self {
        if chance <= 0.0 || chance >= 1.0 {
            return Self::certain(if chance > 0.5 { trials } else { 0 });
        }
        let odds = chance / (1.0 - chance);
        let likeliest = (((trials + 1) as f64 * chance) as usize).min(trials);
        let fewer = falling(|steps| {
            let number = likeliest - steps;
            number as f64 / (trials - number + 1) as f64 / odds
        });
        let more = falling(|steps| {
            let number = likeliest + steps;
            (trials - number) as f64 / (number + 1) as f64 * odds
        });
        let weights = fewer.iter().skip(1).rev().chain(&more);
        let all: f64 = weights.clone().sum();
        Self {
            least: likeliest + 1 - fewer.len(),
            chances: weights.map(|weight| weight / all).collect(),
        }
    }

    /// In these trials and in others.
    fn and(&self, others: &Self) -> Self {
        let mut chances = vec![0.0; self.chances.len() + others.chances.len() - 1];
        for (one, chance) in self.chances.iter().enumerate() {
            for (other, factor) in others.chances.iter().enumerate() {
                chances[one + other] += chance * factor;
            }
        }
        Self {
            least: self.least + others.least,
            chances,
        }
    }

    /// How likely so many are, or more.
    pub(crate) fn at_least(&self, number: usize) -> f64 {
        let fewer = number.saturating_sub(self.least);
        self.chances.iter().skip(fewer).sum()
    }

    /// How likely so many are, or fewer.
    pub(crate) fn at_most(&self, number: usize) -> f64 {
        let these = (number + 1).saturating_sub(self.least);
        self.chances.iter().take(these).sum()
    }
}

/// 1, and what comes of it by one factor after another, as long as that is not negligible.
fn falling(factor: impl Fn(usize) -> f64) -> Vec<f64> {
    let mut steps = 0..;
    let next = |weight: &f64| {
        let weight = weight * steps.next().map(&factor)?;
        (weight > NEGLIGIBLE).then_some(weight)
    };
    successors(Some(1.0), next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) {
        assert!((found / wanted - 1.0).abs() < 1e-9, "{found}, not {wanted}");
    }

    #[test]
    fn dice_fall_as_they_must() {
        let sixes = Successes::of(&[(4, 1.0 / 6.0)]);
        near(sixes.at_least(1), 1.0 - (5.0_f64 / 6.0).powi(4));
        near(sixes.at_least(4), 1.0 / 1296.0);
        near(sixes.at_most(0), 625.0 / 1296.0);
        near(sixes.at_most(4), 1.0);
        assert!(sixes.at_least(5).abs() < 1e-300);
    }

    #[test]
    fn trials_may_differ_and_may_be_certain() {
        let mixed = Successes::of(&[(1, 0.5), (1, 0.2), (3, 1.0), (2, 0.0)]);
        near(mixed.at_least(5), 0.1);
        near(mixed.at_most(3), 0.4);
        near(mixed.at_least(3), 1.0);
        assert!(mixed.at_most(2).abs() < 1e-300);
    }

    /// The chance of no success at all in these trials is far too small to be written.
    #[test]
    fn many_trials_are_no_trouble() {
        let many = Successes::of(&[(100_000, 0.999)]);
        near(many.at_least(0), 1.0);
        let failures = Successes::of(&[(100_000, 0.001)]);
        assert!((many.at_most(99_850) / failures.at_least(150) - 1.0).abs() < 1e-6);
    }
}
