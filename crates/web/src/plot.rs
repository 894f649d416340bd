//! Plots of how a game went: scores by round, chances by decision.

mod chances;

use game::{Game, ScoreLine, Seat, Shown};
use maud::{Markup, html};

use crate::drawn::{Drawn, Side, side_of};
use texts::Lang;

pub use chances::chances;

const WIDTH: i32 = 420;
const HEIGHT: i32 = 240;
const MARGIN: i32 = 34;

/// How the scores went: for each seat before the first round, after each round, and in the end.
pub type Course = Vec<Vec<i32>>;

/// How the scores grew from round to round, a line for each seat.
pub fn scores<G: Drawn>(
    lang: Lang,
    course: &Course,
    ranked: &[(usize, Seat)],
    names: &[String],
    sides: &[Side],
) -> Markup {
    let points = || course.iter().flatten().copied();
    let steps = course.iter().map(Vec::len).max().unwrap_or(0);
    let scale = Scale {
        steps: i32::try_from(steps.max(2) - 1).unwrap_or(i32::MAX),
        lowest: points().min().unwrap_or(0).min(0),
        highest: points().max().unwrap_or(0).max(10),
    };
    html! {
        figure.plot {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(lang.text("plot")) {
                (grid(lang, G::NAME, &scale))
                @for (_, seat) in ranked {
                    @let curve = &course[seat.index()];
                    @let side = side_of(sides, *seat);
                    g class={ "curve side-" (side) } {
                        path d=(path(&scale, curve)) {}
                        @for (step, points) in (0..).zip(curve).filter(|(step, _)| scale.is_marked(*step)) {
                            g transform={ "translate(" (scale.x(step)) " " (scale.y(*points)) ")" } {
                                title { (names[seat.index()]) ": " (points) }
                                (G::mark(side))
                            }
                        }
                    }
                }
            }
            figcaption { (lang.text("plot")) }
        }
    }
}

/// The course of a game whose breakdown says in which round points were made.
pub fn by_lines<G: Game>(game: Shown<'_, G>) -> Course {
    let lines = game.outcome().map(|outcome| outcome.breakdown);
    let lines = lines.unwrap_or_default();
    let rounds = lines.iter().filter_map(|line| line.round).max();
    let seats = game.seats().into_iter();
    seats
        .map(|seat| curve(&lines, seat, rounds.unwrap_or(0)))
        .collect()
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

/// The course of a game in which everybody stands as `standing` says, seat by seat, whenever a round begins.
pub fn by_standings<G: Game>(
    game: Shown<'_, G>,
    round: impl Fn(&G::View) -> u8,
    standing: impl Fn(&G::View) -> Vec<i32>,
) -> Course {
    let mut course: Course = vec![Vec::new(); game.seats().len()];
    let mut note = |view: &G::View| {
        for (points, curve) in standing(view).into_iter().zip(&mut course) {
            curve.push(points);
        }
    };
    let mut last = None;
    game.each_open_view(|view| {
        if last != Some(round(view)) {
            last = Some(round(view));
            note(view);
        }
    });
    if let Some(end) = game.open_view(game.ply()) {
        note(&end);
    }
    course
}

/// A share of 1 in percent.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is between 0 and 100"
)]
pub fn percent(value: f32) -> u32 {
    (value.clamp(0.0, 1.0) * 100.0).round() as u32
}

struct Scale {
    /// The last step: the end.
    steps: i32,
    /// 0, or what somebody had below it.
    lowest: i32,
    highest: i32,
}

impl Scale {
    fn x(&self, step: i32) -> i32 {
        MARGIN + (WIDTH - 2 * MARGIN) * step / self.steps
    }

    fn y(&self, points: i32) -> i32 {
        let range = self.highest - self.lowest;
        HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (points - self.lowest) / range
    }

    /// Whether a step stands out: of many only every third, and the end.
    fn is_marked(&self, step: i32) -> bool {
        step > 0 && (self.steps < 10 || step % 3 == 0 || step == self.steps)
    }

    /// Round numbers, up to seven of them.
    fn ticks(&self) -> impl Iterator<Item = i32> {
        let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
            .into_iter()
            .find(|step| (self.highest - self.lowest) / step <= 6)
            .unwrap_or(1000);
        (self.lowest / step..=self.highest / step).map(move |tick| tick * step)
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
            @for step in (1..scale.steps).filter(|step| scale.is_marked(*step)) {
                text x=(scale.x(step)) y=(HEIGHT - MARGIN + 20) text-anchor="middle" { (step) }
            }
            text x=(scale.x(scale.steps)) y=(HEIGHT - MARGIN + 20) text-anchor="middle" {
                (lang.text(&format!("{game}-plot-end")))
            }
        }
    }
}

fn path(scale: &Scale, curve: &[i32]) -> String {
    let point = |(step, points): (i32, &i32)| (scale.x(step), scale.y(*points));
    line((0..).zip(curve).map(point))
}

/// A line through these points.
fn line(points: impl Iterator<Item = (i32, i32)>) -> String {
    let points: Vec<String> = points.map(|(x, y)| format!("{x} {y}")).collect();
    format!("M{}", points.join("L"))
}

/// The shape of a side, small.
pub fn mark(side: Side) -> Markup {
    let shape = match side.index() {
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
