//! Elo from games of several players: whoever is placed higher has beaten whoever is placed lower.

use super::Bout;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo; the first bot has 0, and 400 more mean that one is placed higher ten times in eleven.
    pub elo: f64,
    /// How far off that may be, 95 times in 100, if the comparisons of a game told nothing of each other. The first bot has
    /// none: all others are measured from it.
    pub margin: Option<f64>,
}

/// Elo points for a strength ten times as great.
const DECADE: f64 = 400.0;
/// Deviations that leave out 5 of 100.
const DEVIATIONS: f64 = 1.96;

/// Rates so many bots by all comparisons of their games (the model of Bradley and Terry). Nobody is rated better or worse
/// than comparisons can tell: each pair that met is taken to have drawn once more, and a bot that no chain of comparisons
/// joins to the first is not rated.
pub fn ratings(bots: usize, bouts: &[Bout]) -> Vec<Option<Rating>> {
    let comparisons = Comparisons::of(bots, bouts);
    let strengths = comparisons.strengths();
    let mut ratings = vec![None; bots];
    if let Some(first) = ratings.first_mut() {
        *first = Some(Rating {
            elo: 0.0,
            margin: None,
        });
    }
    for (bot, variance) in comparisons.variances(&strengths) {
        let points = DECADE / std::f64::consts::LN_10;
        ratings[bot] = Some(Rating {
            elo: points * (strengths[bot] / strengths[0]).ln(),
            margin: Some(DEVIATIONS * points * variance.sqrt()),
        });
    }
    ratings
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

    /// How far the logarithm of each strength scatters, squared, if that of the first stays where it is; for all who are joined to
    /// the first. The strengths of the others scatter too: what is known of one bot follows from what is known of those it met.
    fn variances(&self, strengths: &[f64]) -> Vec<(usize, f64)> {
        let measured = self.joined_to_the_first();
        let inverse = inverted(self.information(&measured, strengths));
        let places = measured.into_iter().enumerate();
        places
            .map(|(place, bot)| (bot, inverse[place][place]))
            .collect()
    }

    /// The others that comparisons join to the first bot, directly or by way of further ones.
    fn joined_to_the_first(&self) -> Vec<usize> {
        let mut joined: Vec<usize> = (0..self.higher.len().min(1)).collect();
        let mut place = 0;
        while let Some(bot) = joined.get(place).copied() {
            for other in 0..self.higher.len() {
                if self.met(bot, other) > 0.0 && !joined.contains(&other) {
                    joined.push(other);
                }
            }
            place += 1;
        }
        joined.into_iter().skip(1).collect()
    }

    /// What all comparisons tell of the logarithms of these bots' strengths: Fisher's information, as it was observed.
    fn information(&self, bots: &[usize], strengths: &[f64]) -> Vec<Vec<f64>> {
        let entry = |one: usize, other: usize| {
            if one == other {
                let all = 0..strengths.len();
                all.map(|third| self.told(one, third, strengths)).sum()
            } else {
                -self.told(one, other, strengths)
            }
        };
        let row = |one: &usize| bots.iter().map(|other| entry(*one, *other)).collect();
        bots.iter().map(row).collect()
    }

    /// What the comparisons of two bots tell of the difference between them.
    fn told(&self, one: usize, other: usize, strengths: &[f64]) -> f64 {
        let chance = strengths[one] / (strengths[one] + strengths[other]);
        self.met(one, other) * chance * (1.0 - chance)
    }
}

/// The inverse of a symmetric matrix that is positive definite, by the method of Gauss and Jordan. Such a matrix needs no
/// exchange of rows.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    for pivot in 0..matrix.len() {
        let scale = std::mem::replace(&mut matrix[pivot][pivot], 1.0);
        for value in &mut matrix[pivot] {
            *value /= scale;
        }
        let row = matrix[pivot].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(at, _)| *at != pivot) {
            let factor = std::mem::take(&mut other[pivot]);
            for (value, above) in other.iter_mut().zip(&row) {
                *value -= factor * above;
            }
        }
    }
    matrix
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

    /// The ratings of bots that all met.
    fn rated(bots: usize, bouts: &[Bout]) -> Vec<Rating> {
        let all = ratings(bots, bouts).into_iter();
        all.map(|rating| rating.expect("it met the others"))
            .collect()
    }

    #[test]
    fn ten_wins_of_eleven_are_four_hundred_points() {
        let mut bouts = vec![bout(&[2.0, 1.0]); 1000];
        bouts.extend(vec![bout(&[1.0, 2.0]); 100]);
        let ratings = rated(2, &bouts);
        assert!(ratings[0].elo.abs() < 1e-6);
        assert!((ratings[1].elo - 400.0).abs() < 3.0, "{ratings:?}");
    }

    fn near(found: Option<f64>, wanted: f64) {
        let found = found.expect("there is a margin");
        assert!((found / wanted - 1.0).abs() < 1e-6, "{found}, not {wanted}");
    }

    /// The margin of a difference whose logarithm has this variance.
    fn margin(variance: f64) -> f64 {
        1.96 * 400.0 / 10.0_f64.ln() * variance.sqrt()
    }

    #[test]
    fn the_margin_of_two_is_that_of_a_share() {
        let mut bouts = vec![bout(&[2.0, 1.0]); 79];
        bouts.extend(vec![bout(&[1.0, 2.0]); 19]);
        let ratings = rated(2, &bouts);
        // With the one draw that is added, 79.5 comparisons of 99 were won.
        let share = 79.5 / 99.0;
        near(
            ratings[1].margin,
            margin(1.0 / (99.0 * share * (1.0 - share))),
        );
        assert_eq!(ratings[0].margin, None, "it is 0 by definition");
    }

    /// Equals who met equally often: each of the two others is known by what it met the first, and by what it met the other,
    /// which is not exact either.
    #[test]
    fn margins_allow_for_the_others_not_being_exact() {
        let ratings = rated(3, &vec![bout(&[2.0, 2.0, 2.0]); 99]);
        let told_of_a_pair = 100.0 / 4.0;
        for rating in &ratings[1..] {
            near(rating.margin, margin(2.0 / (3.0 * told_of_a_pair)));
            let if_others_were_exact = margin(1.0 / (2.0 * told_of_a_pair));
            assert!(rating.margin > Some(1.15 * if_others_were_exact));
        }
    }

    #[test]
    fn margins_grow_along_a_chain_and_end_where_it_ends() {
        let met = |one: usize, other: usize| {
            let mut bout = bout(&[1.5, 1.5]);
            bout.entries[0].bot = one;
            bout.entries[1].bot = other;
            bout
        };
        let mut bouts = vec![met(0, 1); 99];
        bouts.extend(vec![met(1, 2); 99]);
        bouts.extend(vec![met(3, 4); 99]);
        let ratings = ratings(5, &bouts);
        near(ratings[1].unwrap().margin, margin(1.0 / 25.0));
        near(ratings[2].unwrap().margin, margin(2.0 / 25.0));
        assert_eq!((ratings[3], ratings[4]), (None, None));
    }

    #[test]
    fn nobody_is_rated_if_nobody_plays() {
        assert!(ratings(0, &[]).is_empty());
        assert_eq!(ratings(2, &[])[1], None);
    }

    #[test]
    fn whoever_always_wins_is_rated_by_how_often_he_was_seen() {
        let few = rated(2, &vec![bout(&[2.0, 1.0]); 10]);
        let many = rated(2, &vec![bout(&[2.0, 1.0]); 100]);
        assert!(few[1].elo > 200.0 && many[1].elo > few[1].elo + 200.0);
        assert!(many[1].elo.is_finite());
    }

    #[test]
    fn equals_are_rated_equal() {
        let ratings = rated(3, &[bout(&[2.0, 2.0, 2.0]), bout(&[1.0, 2.5, 2.5])]);
        assert!((ratings[1].elo - ratings[2].elo).abs() < 1e-6);
        assert!(ratings[0].elo > ratings[1].elo);
    }
}
