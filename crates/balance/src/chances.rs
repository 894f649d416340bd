//! How likely it is that something is mere luck.

/// How likely it is that a number drawn by the bell curve lies so many deviations from its middle, or further, on
/// either side.
pub fn two_sided(deviations: f64) -> f64 {
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
/// corrected chance is below 5 in 100, then a perfectly even game gets any such call in at most 5 reports of 100.
pub fn holm(chances: &[f64]) -> Vec<f64> {
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
