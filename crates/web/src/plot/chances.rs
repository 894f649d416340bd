//! A plot of chances by decision.

use game::{Seat, Seats};
use maud::{Markup, html};

use super::percent;
use super::{HEIGHT, MARGIN, Scale, WIDTH, line};
use crate::drawn::{Drawn, Side, side_of};
use texts::Lang;

/// A line has at most about so many points, each the average of some positions: what a glance thinks of every single one goes
/// up and down too fast for eyes.
const FINENESS: usize = 60;

/// How the chances of winning went from decision to decision, a line for each seat; the position that is looked at is marked.
pub fn chances<G: Drawn>(
    lang: Lang,
    course: &[Vec<f32>],
    names: &[String],
    sides: &[Side],
    here: Option<usize>,
) -> Markup {
    let last = course.len().saturating_sub(1);
    let scale = Scale {
        steps: i32::try_from(last.max(1)).unwrap_or(i32::MAX),
        lowest: 0,
        highest: 100,
    };
    let stride = last.div_ceil(FINENESS).max(1);
    let drawn: Vec<usize> = (0..last).step_by(stride).chain([last]).collect();
    let seats = Seats::ALL.into_iter().zip(names);
    let chance = |ply: usize, seat: Seat| {
        let around = if ply == last {
            ply..=ply
        } else {
            ply..=(ply + stride - 1).min(last)
        };
        i32::try_from(percent(average(&course[around], seat))).unwrap_or(0)
    };
    html! {
        figure.plot {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(lang.text("plot-chances")) {
                g.grid {
                    @for tick in [0, 25, 50, 75, 100] {
                        path d={ "M" (MARGIN) " " (scale.y(tick)) "H" (WIDTH - MARGIN) } {}
                        text x=(MARGIN - 6) y=(scale.y(tick) + 4) text-anchor="end" { (tick) }
                    }
                    @if let Some(here) = here.and_then(|here| i32::try_from(here).ok()) {
                        path.here d={ "M" (scale.x(here)) " " (MARGIN) "V" (HEIGHT - MARGIN) } {}
                    }
                }
                @for (seat, name) in seats {
                    @let side = side_of(sides, seat);
                    g class={ "curve side-" (side) } {
                        title { (name) }
                        path d=(line(drawn.iter().map(|ply| (scale.x(step(*ply)), scale.y(chance(*ply, seat)))))) {}
                        @for ply in marked(&drawn, seat) {
                            g transform={ "translate(" (scale.x(step(ply))) " " (scale.y(chance(ply, seat))) ")" } { (G::mark(side)) }
                        }
                    }
                }
            }
            figcaption { (lang.text("plot-chances")) }
        }
    }
}

/// Where the line of a seat has its shape, so that lines are told apart by more than colour: four times on the way, each seat
/// elsewhere, and at the end.
fn marked(drawn: &[usize], seat: Seat) -> impl Iterator<Item = usize> {
    const MARKS: usize = 4;
    let lines = game::MAX_SEATS;
    let on_the_way = (0..MARKS).map(move |mark| mark * lines + seat.index());
    let places = on_the_way.map(|part| (part * drawn.len() + drawn.len() / 2) / (MARKS * lines));
    let end = drawn.len().saturating_sub(1);
    let mut places: Vec<usize> = places.map(|place| place.min(end)).chain([end]).collect();
    places.dedup();
    places
        .into_iter()
        .filter_map(|place| drawn.get(place).copied())
}

/// The chance of a seat in some positions that follow upon each other.
#[allow(
    clippy::cast_precision_loss,
    reason = "a game has some hundred decisions"
)]
fn average(positions: &[Vec<f32>], seat: Seat) -> f32 {
    let chances = positions
        .iter()
        .filter_map(|chances| chances.get(seat.index()));
    chances.sum::<f32>() / positions.len().max(1) as f32
}

fn step(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_its_shape_on_the_way_elsewhere_than_the_others_and_at_the_end() {
        let drawn: Vec<usize> = (0..60).map(|place| 4 * place).collect();
        let of = |seat| marked(&drawn, Seat::new(seat)).collect::<Vec<usize>>();
        let (first, second) = (of(0), of(1));
        assert_eq!(first.len(), 5);
        assert!(first.is_sorted() && first.last() == drawn.last());
        let both = first.iter().filter(|place| second.contains(place));
        assert!(both.eq(drawn.last()), "only the end is common");
    }

    #[test]
    fn a_line_of_a_single_position_has_one_shape() {
        assert!(marked(&[0], Seat::new(3)).eq([0]));
        assert_eq!(marked(&[], Seat::new(3)).count(), 0);
    }
}
