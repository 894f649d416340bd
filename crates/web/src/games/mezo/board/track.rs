//! The track of points, around the board, clockwise from the upper left corner; after a hundred it goes round again.

use game::Seat;
use maud::{Markup, html};

use super::land::{Point, SIZE};
use super::{MezoScene, seats, who};

/// Spaces of the track: 26 above and below, 24 at each side.
const SPACES: u16 = 100;
/// How wide a space is.
const SPACE: u16 = 40;
/// Spaces above, with both corners.
const ABOVE: u16 = 26;
/// Spaces at a side, without corners.
const BESIDE: u16 = 24;

/// The middle of a space.
fn at(points: u16) -> Point {
    let (last, space) = (ABOVE - 1, points % SPACES);
    let (column, row) = match space {
        0..26 => (space, 0),
        26..50 => (last, space - last),
        50..76 => (last - (space - 50), last),
        _ => (0, BESIDE - (space - 76)),
    };
    let middle = |number: u16| f32::from(number * SPACE + SPACE / 2);
    [middle(column), middle(row)]
}

/// The spaces, with every fifth numbered.
pub(super) fn frame() -> Markup {
    let (inner, last) = (SPACE, SIZE - SPACE);
    let tick = |step: u16| {
        let here = step * SPACE;
        format!("M{here} 0v{SPACE}M{here} {last}v{SPACE}M0 {here}h{SPACE}M{last} {here}h{SPACE}")
    };
    let ticks: String = (1..ABOVE).map(tick).collect();
    html! {
        path.mz-ticks d=(ticks) {}
        rect.mz-rim x=(inner) y=(inner) width=(last - inner) height=(last - inner) {}
        g.mz-numbers {
            @for number in (0..SPACES).step_by(5) {
                @let [x, y] = at(number);
                text x=(x) y=(y + 6.0) { (number) }
            }
        }
    }
}

/// Everybody's counter; who has gone round says so.
pub(super) fn counters(scene: &MezoScene<'_>) -> Markup {
    html! {
        @for seat in seats(&scene.view) { (counter(scene, seat)) }
    }
}

fn counter(scene: &MezoScene<'_>, seat: Seat) -> Markup {
    let points = scene.view.vp[seat.index()];
    let [x, y] = at(points);
    let words = scene.lang.with(
        "mezo-board-points",
        &[
            ("name", who(scene, seat).as_str().into()),
            ("count", points.into()),
        ],
    );
    html! {
        g.mz-counter.{ "side-" (scene.side(seat)) } transform={ "translate(" (x) " " (y) ")" } role="img" aria-label=(words) {
            circle r="19" {}
            use href={ "#mz-m" (scene.side(seat)) } transform="scale(2)" {}
            @if points >= SPACES { text y="19" { "+" (points / SPACES * SPACES) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_track_goes_once_around_the_board_step_by_step() {
        let mut seen = BTreeSet::new();
        for points in 0..SPACES {
            let ([x, y], [next_x, next_y]) = (at(points), at(points + 1));
            let step = (x - next_x).abs() + (y - next_y).abs();
            assert!((step - f32::from(SPACE)).abs() < 0.1, "after {points}");
            assert!(seen.insert(format!("{x} {y}")));
        }
        assert_eq!(at(7).map(f32::to_bits), at(107).map(f32::to_bits));
    }
}
