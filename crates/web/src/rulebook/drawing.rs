//! What the drawings of rules pages have in common: their figure, words, arrows and the unsteady hand.

use maud::{Markup, html};

use texts::Lang;

/// A place in a drawing.
pub(crate) type Point = (i32, i32);

/// Every drawing is as wide as the others and as high as it needs.
pub(crate) const WIDTH: i32 = 420;

/// The drawing in its figure; the texts `GAME-rules-NAME-label` and `GAME-rules-NAME-caption` tell what it shows.
pub(crate) fn figure(lang: Lang, game: &str, name: &str, height: i32, drawing: &Markup) -> Markup {
    let label = lang.text(&format!("{game}-rules-{name}-label"));
    html! {
        figure {
            svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(label) { (drawing) }
            figcaption { (lang.text(&format!("{game}-rules-{name}-caption"))) }
        }
    }
}

/// Words around `x`, standing on `y`.
pub(crate) fn label((x, y): Point, size: i32, words: &str) -> Markup {
    html! {
        text.label x=(x) y=(y) font-size=(size) text-anchor="middle" { (words) }
    }
}

/// An arrow between two places.
pub(crate) fn arrow(from: Point, to: Point) -> Markup {
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let turn = dy.atan2(dx).to_degrees();
    html! {
        path.ink d={ "M" (from.0) " " (from.1) "L" (to.0) " " (to.1) } stroke-width="2.4" stroke-linecap="round" {}
        path.ink d="M-9-6L0 0L-9 6" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"
            transform={ "translate(" (to.0) " " (to.1) ") rotate(" (format!("{turn:.0}")) ")" } {}
    }
}

/// The corners of a rectangle.
pub(crate) fn rectangle((x, y): Point, (width, height): Point) -> [Point; 4] {
    [
        (x, y),
        (x + width, y),
        (x + width, y + height),
        (x, y + height),
    ]
}

/// The path around these corners by an unsteady hand. Neighbours draw a side that they share alike.
pub(crate) fn outline(corners: &[Point]) -> String {
    use std::fmt::Write;
    const STEPS: i32 = 4;
    let mut path = String::new();
    let ends = corners.iter().cycle().skip(1);
    for (start, end) in corners.iter().zip(ends) {
        for step in 0..STEPS {
            let between = |from: i32, to: i32| from * (STEPS - step) + to * step;
            let (x, y) = (between(start.0, end.0), between(start.1, end.1));
            let command = if path.is_empty() { 'M' } else { 'L' };
            let place = |quarters: i32| f64::from(quarters) / f64::from(STEPS);
            let (x, y) = (place(x + grain((x, y), 3)), place(y + grain((y, x), 3)));
            write!(path, "{command}{x} {y}").expect("a string takes any text");
        }
    }
    path.push('Z');
    path
}

/// How far the hand strays at this place: always the same there, at most `most` either way.
pub(crate) const fn grain((x, y): Point, most: i32) -> i32 {
    let mixed = x.wrapping_mul(7919).wrapping_add(y.wrapping_mul(104_729));
    let mixed = (mixed ^ (mixed >> 9)).wrapping_mul(48_271);
    (mixed >> 11).rem_euclid(2 * most + 1) - most
}
