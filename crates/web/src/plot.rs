//! A plot of scores by round.

use game::{ScoreLine, Seat};
use maud::{Markup, html};

use crate::lang::Lang;

const WIDTH: i32 = 420;
const HEIGHT: i32 = 240;
const MARGIN: i32 = 34;

/// How the scores grew from round to round, a line for each seat. It says nothing that the breakdown does not.
pub(crate) fn scores(
    lang: Lang,
    game: &str,
    lines: &[ScoreLine],
    ranked: &[(usize, Seat)],
    names: &[String],
) -> Markup {
    let rounds = lines
        .iter()
        .filter_map(|line| line.round)
        .max()
        .unwrap_or(0);
    let curves: Vec<(Seat, Vec<i32>)> = ranked
        .iter()
        .map(|(_, seat)| (*seat, curve(lines, *seat, rounds)))
        .collect();
    let highest = curves.iter().flat_map(|(_, curve)| curve).copied().max();
    let scale = Scale {
        steps: i32::from(rounds) + 1,
        highest: highest.unwrap_or(0).max(10),
    };
    html! {
        figure.plot {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(lang.text("plot")) {
                (grid(lang, game, &scale))
                @for (seat, curve) in &curves {
                    g class={ "curve seat-" (seat) } {
                        path d=(path(&scale, curve)) {}
                        @for (step, points) in (0..).zip(curve).skip(1) {
                            g transform={ "translate(" (scale.x(step)) " " (scale.y(*points)) ")" } {
                                title { (names[seat.index()]) ": " (points) }
                                (mark(*seat))
                            }
                        }
                    }
                }
            }
            figcaption { (lang.text("plot")) }
        }
    }
}

/// The score of a seat before the first round, after each, and in the end.
fn curve(lines: &[ScoreLine], seat: Seat, rounds: u8) -> Vec<i32> {
    let until = |round: Option<u8>| -> i32 {
        let counted = |line: &&ScoreLine| {
            line.seat == seat
                && match (line.round, round) {
                    (_, None) => true,
                    (Some(made), Some(last)) => made <= last,
                    (None, Some(_)) => false,
                }
        };
        lines.iter().filter(counted).map(|line| line.points.0).sum()
    };
    (0..=rounds)
        .map(|round| until(Some(round)))
        .chain([until(None)])
        .collect()
}

struct Scale {
    /// The last step: one beyond the last round.
    steps: i32,
    highest: i32,
}

impl Scale {
    fn x(&self, step: i32) -> i32 {
        MARGIN + (WIDTH - 2 * MARGIN) * step / self.steps
    }

    fn y(&self, points: i32) -> i32 {
        HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * points / self.highest
    }

    /// Round numbers, four or five of them.
    fn ticks(&self) -> impl Iterator<Item = i32> {
        let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
            .into_iter()
            .find(|step| self.highest / step <= 5)
            .unwrap_or(1000);
        (0..=self.highest / step).map(move |tick| tick * step)
    }
}

fn grid(lang: Lang, game: &str, scale: &Scale) -> Markup {
    html! {
        g.grid {
            @for tick in scale.ticks() {
                @let y = scale.y(tick);
                path d={ "M" (MARGIN) " " (y) "H" (WIDTH - MARGIN) } {}
                text x=(MARGIN - 6) y=(y + 4) text-anchor="end" { (tick) }
            }
            @for step in 1..scale.steps {
                text x=(scale.x(step)) y=(HEIGHT - MARGIN + 20) text-anchor="middle" { (step) }
            }
            text x=(scale.x(scale.steps)) y=(HEIGHT - MARGIN + 20) text-anchor="middle" {
                (lang.text(&format!("{game}-plot-end")))
            }
        }
    }
}

fn path(scale: &Scale, curve: &[i32]) -> String {
    let point = |(step, points): (i32, &i32)| format!("{} {}", scale.x(step), scale.y(*points));
    let points: Vec<String> = (0..).zip(curve).map(point).collect();
    format!("M{}", points.join("L"))
}

/// The shape of a seat, small.
fn mark(seat: Seat) -> Markup {
    let shape = match seat.index() {
        0 => "M0-6L6 0L0 6L-6 0Z",
        1 => "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z",
        2 => "M0-6L6 5L-6 5Z",
        3 => "M-5-5H5V5H-5Z",
        4 => "M-3-5H3L6 0L3 5H-3L-6 0Z",
        _ => "M0-7L2-2L7-2L3 1L5 6L0 3L-5 6L-3 1L-7-2L-2-2Z",
    };
    html! { path.mark d=(shape) {} }
}

#[cfg(test)]
mod tests {
    use game::Points;

    use super::*;

    #[test]
    fn a_curve_begins_at_nothing_and_ends_with_everything() {
        let line = |round, points| ScoreLine {
            seat: Seat::new(0),
            round,
            source: "domains",
            points: Points(points),
        };
        let lines = [line(Some(1), 5), line(Some(3), 7), line(None, 2)];
        assert_eq!(curve(&lines, Seat::new(0), 3), [0, 5, 5, 12, 14]);
        assert_eq!(curve(&lines, Seat::new(1), 3), [0; 5]);
    }
}
