//! Devotion: a pyramid of three steps, which everybody climbs.

use games::mezo::Tribe;
use maud::{Markup, html};

use super::land::Point;
use super::{MezoScene, is_vengeful, seats, who};
use texts::Word;

/// How wide the lowest step is.
const WIDTH: f32 = 300.0;
/// How high a step is.
const STEP: f32 = 46.0;
/// How high the whole is.
const HEIGHT: f32 = 3.0 * STEP;

/// The levels with the values of their spaces, from the lowest.
fn levels(tribe: &Tribe) -> impl Iterator<Item = std::ops::Range<u8>> {
    let mut from = 0;
    tribe.devotion_levels.into_iter().map(move |spaces| {
        let level = from..from + spaces;
        from += spaces;
        level
    })
}

/// How wide a space is: the longest level fills the lowest step, and none is wider than it is high.
fn space(tribe: &Tribe) -> f32 {
    let most = tribe.devotion_levels.into_iter().max().unwrap_or(1);
    (WIDTH / f32::from(most.max(1))).min(STEP)
}

/// The middle of the space of this value.
fn at(tribe: &Tribe, devotion: u8) -> Point {
    let found = (0_u8..)
        .zip(levels(tribe))
        .find(|(_, level)| level.contains(&devotion));
    let (row, level) = found.unwrap_or((2, devotion..devotion + 1));
    let wide = space(tribe);
    let length = f32::from(level.end - level.start);
    let x = WIDTH / 2.0 + (f32::from(devotion - level.start) + 0.5 - length / 2.0) * wide;
    [x.round(), HEIGHT - STEP * (f32::from(row) + 0.5)]
}

/// The pyramid, which stays, and the place of the counters.
pub(super) fn stage(scene: &MezoScene<'_>, counters: &Markup) -> Markup {
    let tribe = scene.components.tribe();
    let wide = space(tribe);
    html! {
        section.mz-devotion {
            h2 { (crate::games::mezo::pieces::sign("devotion")) " " (scene.lang.text("mezo-board-devotion")) }
            svg viewBox={ "-8 -6 " (WIDTH + 16.0) " " (HEIGHT + 12.0) } role="group" aria-label=(scene.lang.text("mezo-board-devotion")) {
                @for (row, level) in (0_u8..).zip(levels(tribe)) {
                    @let length = f32::from(level.end - level.start) * wide;
                    @let y = HEIGHT - STEP * f32::from(row + 1);
                    rect.{ "mz-step" (row + 1) } x=(WIDTH / 2.0 - length / 2.0 - 5.0) y=(y) width=(length + 10.0) height=(STEP) rx="3" {}
                    @for value in level {
                        @let [x, y] = at(tribe, value);
                        rect.mz-niche x=(x - wide / 2.0 + 2.0) y=(y - STEP / 2.0 + 4.0) width=(wide - 4.0) height=(STEP - 8.0) rx="4" {}
                        text x=(x) y=(y + 5.0) { (value) }
                    }
                }
                g id="mz-dev" { (counters) }
            }
        }
    }
}

/// Everybody's counter; those on one space stand side by side.
pub(super) fn counters(scene: &MezoScene<'_>) -> Markup {
    let (tribe, view) = (scene.components.tribe(), &scene.view);
    let climbers: Vec<_> = seats(view)
        .filter(|seat| !is_vengeful(view, *seat))
        .map(|seat| (seat, view.devotion[seat.index()]))
        .collect();
    html! {
        @for (place, (seat, devotion)) in climbers.iter().enumerate() {
            @let [x, y] = at(tribe, *devotion);
            @let before = climbers[..place].iter().filter(|(_, other)| other == devotion).count();
            @let together = climbers.iter().filter(|(_, other)| other == devotion).count();
            @let [dx, dy] = aside(before, together);
            @let name = who(scene, *seat);
            @let words = scene.lang.with("mezo-board-devotion-of", &[("name", Word::from(&name)), ("count", (*devotion).into())]);
            g.mz-counter.{ "side-" (scene.side(*seat)) } transform={ "translate(" (x + dx) " " (y + dy) ")" } role="img" aria-label=(words) {
                circle r=(if together > 1 { "11" } else { "17" }) {}
                use href={ "#mz-m" (scene.side(*seat)) } transform=(if together > 1 { "scale(1.2)" } else { "scale(1.800)" }) {}
            }
        }
    }
}

/// How far from the middle of a space the counters stand that share it.
fn aside(number: usize, of: usize) -> Point {
    match (number, of) {
        (_, 1) => [0.0, 0.0],
        (0, 2) => [-11.0, 0.0],
        (1, 2) => [11.0, 0.0],
        (0, _) => [-11.0, -11.0],
        (1, _) => [11.0, -11.0],
        (2, _) => [-11.0, 11.0],
        _ => [11.0, 11.0],
    }
}

#[cfg(test)]
mod tests {
    use game::Components as _;
    use games::mezo::Components;

    use super::*;

    #[test]
    fn every_value_has_its_space() {
        let tribe = Components::standard().tribe();
        let places: Vec<Point> = (0..15).map(|value| at(tribe, value)).collect();
        assert!((places[0][1] - places[5][1]).abs() < 0.1);
        assert!(places[6][1] < places[5][1] && places[11][1] < places[10][1]);
        for (index, place) in places.iter().enumerate() {
            assert!(!places[..index].contains(place));
        }
    }
}
