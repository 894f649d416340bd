//! Elo from games of several players: whoever is placed higher has beaten whoever is placed lower.

use super::Bout;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo; the first bot has 0, and 400 more mean that one is placed higher ten times in eleven.
    pub elo: f64,
    /// How far off it may be, 95 times in 100, if the comparisons of a game told nothing of each other.
    pub margin: f64,
}

/// Elo points for a strength ten times as great.
const DECADE: f64 = 400.0;

/// Rates so many bots by all comparisons of their games (the model of Bradley and Terry). Nobody is rated better or worse
/// than comparisons can tell: each pair that met is taken to have drawn once more.
pub fn ratings(bots: usize, bouts: &[Bout]) -> Vec<Rating> {
    let comparisons = Comparisons::of(bots, bouts);
    let strengths = comparisons.strengths();
    let first = strengths.first().copied().unwrap_or(1.0);
    (0..bots)
        .map(|bot| Rating {
            elo: DECADE * (strengths[bot] / first).log10(),
            margin: comparisons.margin(bot, &strengths),
        })
        .collect()
}

/// How often each bot was placed higher than each other one; equal places count for both by half.
struct Comparisons {
    higher: Vec<Vec<f64>>,
}

impl Comparisons {
    fn of(bots: usize, bouts: &[Bout]) -> Self {
        let mut higher = vec![vec![0.0; bots]; bots];
        for bout in bouts {
            for one in &bout.entries {
                for other in &bout.entries {
                    if one.bot != other.bot {
                        higher[one.bot][other.bot] += if one.rank < other.rank {
                            1.0
                        } else if one.rank > other.rank {
                            0.0
                        } else {
                            0.5
                        };
                    }
                }
            }
        }
        let mut comparisons = Self { higher };
        comparisons.draw_once_more();
        comparisons
    }

    fn draw_once_more(&mut self) {
        for one in 0..self.higher.len() {
            for other in 0..one {
                if self.met(one, other) > 0.0 {
                    self.higher[one][other] += 0.5;
                    self.higher[other][one] += 0.5;
                }
            }
        }
    }

    /// How often two bots were compared.
    fn met(&self, one: usize, other: usize) -> f64 {
        self.higher[one][other] + self.higher[other][one]
    }

    /// The strengths that explain the comparisons best, by Zermelo's iteration.
    fn strengths(&self) -> Vec<f64> {
        const ROUNDS: usize = 1000;
        let bots = self.higher.len();
        let mut strengths = vec![1.0; bots];
        for _ in 0..ROUNDS {
            for one in 0..bots {
                let wins: f64 = self.higher[one].iter().sum();
                let expected: f64 = (0..bots)
                    .filter(|other| *other != one)
                    .map(|other| self.met(one, other) / (strengths[one] + strengths[other]))
                    .sum();
                if expected > 0.0 && wins > 0.0 {
                    strengths[one] = wins / expected;
                }
            }
            let mean = strengths
                .iter()
                .map(|strength: &f64| strength.ln())
                .sum::<f64>();
            #[allow(clippy::cast_precision_loss, reason = "there are a few bots")]
            let scale = (mean / bots as f64).exp();
            for strength in &mut strengths {
                *strength /= scale;
            }
        }
        strengths
    }

    fn margin(&self, one: usize, strengths: &[f64]) -> f64 {
        let information: f64 = (0..strengths.len())
            .filter(|other| *other != one)
            .map(|other| {
                let chance = strengths[one] / (strengths[one] + strengths[other]);
                self.met(one, other) * chance * (1.0 - chance)
            })
            .sum();
        1.96 * DECADE / std::f64::consts::LN_10 / information.max(1e-9).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::arena::Entry;

    fn bout(ranks: &[f64]) -> Bout {
        let entry = |(bot, rank): (usize, &f64)| Entry {
            bot,
            rank: *rank,
            victory: 0.0,
            score: 0,
            decisions: 0,
            time: Duration::ZERO,
        };
        Bout {
            entries: ranks.iter().enumerate().map(entry).collect(),
        }
    }

    #[test]
    fn ten_wins_of_eleven_are_four_hundred_points() {
        let mut bouts = vec![bout(&[2.0, 1.0]); 1000];
        bouts.extend(vec![bout(&[1.0, 2.0]); 100]);
        let ratings = ratings(2, &bouts);
        assert!(ratings[0].elo.abs() < 1e-6);
        assert!((ratings[1].elo - 400.0).abs() < 3.0, "{ratings:?}");
        assert!(ratings[1].margin < 50.0);
    }

    #[test]
    fn whoever_always_wins_is_rated_by_how_often_he_was_seen() {
        let few = ratings(2, &vec![bout(&[2.0, 1.0]); 10]);
        let many = ratings(2, &vec![bout(&[2.0, 1.0]); 100]);
        assert!(few[1].elo > 200.0 && many[1].elo > few[1].elo + 200.0);
        assert!(many[1].elo.is_finite());
    }

    #[test]
    fn equals_are_rated_equal() {
        let ratings = ratings(3, &[bout(&[2.0, 2.0, 2.0]), bout(&[1.0, 2.5, 2.5])]);
        assert!((ratings[1].elo - ratings[2].elo).abs() < 1e-6);
        assert!(ratings[0].elo > ratings[1].elo);
    }
}
