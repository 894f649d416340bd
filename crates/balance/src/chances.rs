//! How likely it is that something is mere luck.

use crate::successes::Successes;

/// From so much variance on the bell curve is as good as counting, even for what happens once in ten thousand times, where
/// judgements over hundreds of things are made.
const BELL: f64 = 400.0;

/// How likely it is that luck alone takes a number of successes as far from what was to be expected, or further, on either
/// side, in so many trials with each of these chances. A success may be shared and count in part; what is told then is
/// rather too likely than too unlikely.
#[allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]
pub(crate) fn luck(successes: f64, trials: &[(u64, f64)]) -> f64 {
    let sum = |of_one: fn(f64) -> f64| -> f64 {
        let each = trials.iter();
        each.map(|(number, chance)| *number as f64 * of_one(*chance))
            .sum()
    };
    let variance = sum(|chance| chance * (1.0 - chance));
    if variance < BELL {
        counted(successes, &Successes::of(trials))
    } else {
        // A number of successes stands for the stretch of the curve from half a success below it to half a one above.
        let away = (successes - sum(|chance| chance)).abs() - 0.5;
        two_sided(away.max(0.0) / variance.sqrt())
    }
}

/// Twice the smaller of the two tails, neither of which leaves out a success of which there is a part.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "games are counted in thousands"
)]
fn counted(successes: f64, by_luck: &Successes) -> f64 {
    let above = by_luck.at_least(successes.floor() as usize);
    let below = by_luck.at_most(successes.ceil() as usize);
    (2.0 * above.min(below)).min(1.0)
}

/// How likely it is that a number drawn by the bell curve lies so many deviations from its middle, or further, on
/// either side.
pub(crate) fn two_sided(deviations: f64) -> f64 {
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    if x < 2.5 { 1.0 - near(x) } else { far(x) }.clamp(0.0, 1.0)
}

/// The error function by its power series, which is quick and exact near 0.
fn near(x: f64) -> f64 {
    let mut term = x;
    let mut sum = x;
    for n in 1..120 {
        let n = f64::from(n);
        term *= -x * x / n;
        sum += term / (2.0 * n + 1.0);
    }
    sum * std::f64::consts::FRAC_2_SQRT_PI
}

/// What the error function lacks to 1, by its continued fraction, which is exact far from 0.
fn far(x: f64) -> f64 {
    let fraction = (1..60)
        .rev()
        .fold(x, |rest, n| x + f64::from(n) / 2.0 / rest);
    (-x * x).exp() / fraction * std::f64::consts::FRAC_2_SQRT_PI / 2.0
}

/// Chances of mere luck, corrected for looking at many things at once, by Holm's method: if a thing is called lopsided when its
/// corrected chance is below 5 in 100, then in at most 5 reports of 100 anything is called so that differs by luck alone.
///
/// That is a promise about what chance deals, seats among it: an even game makes no difference there but by luck. About what
/// players choose or achieve it promises less, that the difference is not luck. It may be due to the thing or to those who have
/// it: whoever is ahead chooses and achieves other things, in a perfectly even game too.
pub(crate) fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|a, b| chances[*a].total_cmp(&chances[*b]));
    let mut corrected = vec![1.0; chances.len()];
    let mut least: f64 = 0.0;
    for (place, index) in order.into_iter().enumerate() {
        let left = u32::try_from(chances.len() - place).unwrap_or(u32::MAX);
        least = least.max(chances[index] * f64::from(left)).min(1.0);
        corrected[index] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bell_curve_is_as_tables_have_it() {
        for (deviations, chance) in [
            (0.0, 1.0),
            (1.0, 0.317_310_507_9),
            (1.959_963_985, 0.05),
            (3.0, 0.002_699_796_063),
            (-3.5, 0.000_465_258_158),
            (4.0, 6.334_248_37e-5),
            (6.0, 1.973_175_29e-9),
        ] {
            let found = two_sided(deviations);
            assert!((found / chance - 1.0).abs() < 1e-6, "{deviations}: {found}");
        }
        assert!(two_sided(60.0) < 1e-300);
    }

    /// The chance of each number of successes, one trial after another.
    fn step_by_step(trials: usize, chance: f64) -> Vec<f64> {
        let mut chances = vec![1.0];
        for _ in 0..trials {
            let failed = chances.iter().map(|so_far| so_far * (1.0 - chance));
            let mut next: Vec<f64> = failed.chain([0.0]).collect();
            for (place, so_far) in chances.iter().enumerate() {
                next[place + 1] += so_far * chance;
            }
            chances = next;
        }
        chances
    }

    /// What is said to come of luck once in so many times comes of luck no more often than that.
    #[test]
    fn luck_is_not_thought_rarer_than_it_is() {
        for (trials, chance) in [
            (27, 0.25),
            (36, 1.0 / 6.0),
            (100, 0.05),
            (400, 0.5),
            (2134, 0.25),
        ] {
            let by_luck = step_by_step(trials, chance);
            for limit in [0.05, 1e-3, 1.7e-4, 1e-5] {
                let called = |successes: usize| {
                    let successes = u32::try_from(successes).unwrap();
                    luck(f64::from(successes), &[(trials as u64, chance)]) <= limit
                };
                let numbers = by_luck.iter().enumerate();
                let often: f64 = numbers
                    .filter(|(successes, _)| called(*successes))
                    .map(|(_, chance)| chance)
                    .sum();
                let off = often / limit;
                assert!(
                    off <= 1.0,
                    "{trials} × {chance}, {limit}: {off} times as often"
                );
            }
        }
    }

    #[test]
    fn a_part_of_a_success_makes_luck_no_less_likely() {
        let trials = [(20, 0.25), (10, 0.5)];
        let [whole, part, more] = [16.0, 16.5, 17.0].map(|successes| luck(successes, &trials));
        assert!(more < part && part <= whole, "{more}, {part}, {whole}");
    }

    #[test]
    fn holm_corrects_the_smallest_most_and_keeps_the_order() {
        let corrected = holm(&[0.04, 0.001, 0.03, 0.9]);
        let wanted = [0.09, 0.004, 0.09, 0.9];
        for (found, wanted) in corrected.iter().zip(wanted) {
            assert!((found - wanted).abs() < 1e-12, "{corrected:?}");
        }
        assert_eq!(holm(&[0.7, 0.8]), [1.0, 1.0]);
        assert!(holm(&[]).is_empty());
    }
}
