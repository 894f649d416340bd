//! Who stands in a region, and where: pieces are as large as there is room.

use game::Seat;
use games::mezo::{Kind, Region};
use maud::{Markup, html};

use super::land::{Point, place};
use super::{MezoScene, seats, who};
use crate::games::mezo::pieces::letter;
use texts::{Lang, Word};

/// How high a line of pieces is.
const LINE: f32 = 54.0;
/// How far the pieces of one seat stand from those of the next.
const GAP: f32 = 10.0;
/// How large pieces can be; the last is for crowds, whose lines then move together.
const SCALES: [f32; 5] = [1.35, 1.2, 1.05, 0.95, 0.85];

/// Pieces of one kind of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Champion,
    Units(Kind),
    Glyphs,
}

impl What {
    const fn letter(self) -> &'static str {
        match self {
            Self::Champion => "c",
            Self::Units(kind) => letter(kind),
            Self::Glyphs => "g",
        }
    }

    const fn width(self) -> f32 {
        match self {
            Self::Champion => 56.0,
            Self::Units(_) => 45.0,
            Self::Glyphs => 43.0,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Champion => "mezo-board-champions",
            Self::Units(Kind::Warrior) => "mezo-board-warriors",
            Self::Units(Kind::Shaman) => "mezo-board-shamans",
            Self::Glyphs => "mezo-board-glyphs",
        }
    }
}

/// What one seat has in a region, with the middle of each figure in the drawing of the region's pieces.
pub(super) struct Cluster {
    pub(super) seat: Seat,
    pub(super) pieces: Vec<(What, u8, Point)>,
}

impl Cluster {
    fn width(&self) -> f32 {
        self.pieces.iter().map(|(what, ..)| what.width()).sum()
    }
}

/// All who stand in a region.
pub(super) struct Standing {
    origin: Point,
    /// How large the pieces are.
    pub(super) scale: f32,
    pub(super) clusters: Vec<Cluster>,
}

impl Standing {
    /// The pieces of a region, seat by seat.
    pub(super) fn of(scene: &MezoScene<'_>, region: Region) -> Self {
        let here = place(region);
        let mut clusters: Vec<Cluster> = clusters(scene, region).collect();
        let scale = arrange(&mut clusters, here.room);
        Self {
            origin: here.pieces,
            scale,
            clusters,
        }
    }

    /// Where a point of the drawing of the pieces lies on the board.
    fn on_board(&self, [x, y]: Point) -> Point {
        let [from_x, from_y] = self.origin;
        [from_x + x * self.scale, from_y + y * self.scale]
    }

    /// Everything that stands here: whose, what, and where on the board.
    pub(super) fn all(&self) -> impl Iterator<Item = (Seat, What, Point)> {
        self.clusters.iter().flat_map(|cluster| {
            let pieces = cluster.pieces.iter();
            pieces.map(|(what, _, at)| (cluster.seat, *what, self.on_board(*at)))
        })
    }

    /// The figures, with a number where there are several.
    pub(super) fn figures(&self, scene: &MezoScene<'_>) -> Markup {
        let ([x, y], scale) = (self.origin, self.scale);
        html! {
            @if !self.clusters.is_empty() {
                g transform={ "translate(" (x) " " (y) ")scale(" (scale) ")" } {
                    @for cluster in &self.clusters {
                        g role="img" aria-label=(words(scene, cluster)) {
                            @for (what, count, [x, y]) in &cluster.pieces {
                                use href={ "#mz-" (what.letter()) (scene.side(cluster.seat)) } x=(x) y=(y) {}
                                @if *count > 1 { text x=(x + 14.0) y=(y + 23.0) { (count) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn words(scene: &MezoScene<'_>, cluster: &Cluster) -> String {
    let count = |(what, count, _): &(What, u8, Point)| counted(scene.lang, what.key(), *count);
    let pieces: Vec<String> = cluster.pieces.iter().map(count).collect();
    format!("{}: {}", who(scene, cluster.seat), pieces.join(", "))
}

/// So many of something.
pub(super) fn counted(lang: Lang, key: &str, count: u8) -> String {
    lang.with(key, &[("count", Word::from(count))])
}

fn clusters(scene: &MezoScene<'_>, region: Region) -> impl Iterator<Item = Cluster> {
    let (view, name) = (&scene.view, scene.components.region_name(region));
    let cluster = move |seat: Seat| {
        let champions = view.champions[seat.index()].iter();
        let champions = champions.filter(|here| *here == name).count();
        let units = view.units_in(seat, name);
        let all = [
            (What::Champion, u8::try_from(champions).unwrap_or(u8::MAX)),
            (What::Units(Kind::Warrior), units.warriors()),
            (What::Units(Kind::Shaman), units.shamans()),
            (What::Glyphs, view.glyphs_in(seat, name)),
        ];
        let there = all.into_iter().filter(|(_, count)| *count > 0);
        let pieces = there
            .map(|(what, count)| (what, count, [0.0, 0.0]))
            .collect();
        Cluster { seat, pieces }
    };
    let all = seats(view).map(cluster);
    all.filter(|cluster| !cluster.pieces.is_empty())
}

/// Puts clusters into lines, the pieces as large as the room allows, and says how large that is.
fn arrange(clusters: &mut [Cluster], [width, height]: Point) -> f32 {
    let lines_at = |scale: f32| lines(clusters, width / scale);
    let high = |lines: &[usize], scale: f32| float(lines.len()) * LINE * scale;
    let fits = |scale: &&f32| high(&lines_at(**scale), **scale) <= height;
    let scale = *SCALES
        .iter()
        .find(fits)
        .unwrap_or(&SCALES[SCALES.len() - 1]);
    let lines = lines_at(scale);
    let step = (height / scale / float(lines.len().max(1))).min(LINE);
    let mut rest = clusters;
    let mut y = LINE / 2.0;
    for length in lines {
        let (line, others) = rest.split_at_mut(length);
        place_line(line, y);
        (rest, y) = (others, y + step);
    }
    scale
}

/// How many clusters each line has when lines are so wide.
fn lines(clusters: &[Cluster], width: f32) -> Vec<usize> {
    let mut lines: Vec<usize> = Vec::new();
    let mut used = f32::INFINITY;
    for cluster in clusters {
        let wide = cluster.width();
        used += GAP + wide;
        if used > width {
            lines.push(0);
            used = wide;
        }
        *lines.last_mut().expect("the first begins a line") += 1;
    }
    lines
}

/// Stands the clusters of a line side by side around the middle.
fn place_line(clusters: &mut [Cluster], y: f32) {
    let gaps = float(clusters.len().saturating_sub(1)) * GAP;
    let wide = clusters.iter().map(Cluster::width).sum::<f32>() + gaps;
    let mut x = -wide / 2.0;
    for cluster in clusters {
        for (what, _, at) in &mut cluster.pieces {
            *at = [(x + what.width() / 2.0).round(), y.round()];
            x += what.width();
        }
        x += GAP;
    }
}

fn float(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(seats: u8) -> Vec<Cluster> {
        let all = [
            What::Champion,
            What::Units(Kind::Warrior),
            What::Units(Kind::Shaman),
            What::Glyphs,
        ];
        (0..seats)
            .map(|seat| Cluster {
                seat: Seat::new(seat),
                pieces: all.map(|what| (what, 1, [0.0, 0.0])).into(),
            })
            .collect()
    }

    #[test]
    fn few_pieces_are_large_and_many_are_small() {
        let room = [250.0, 110.0];
        assert!(arrange(&mut crowd(1), room) > arrange(&mut crowd(4), room));
    }

    #[test]
    fn a_crowd_stays_in_its_room() {
        for seats in 1..=4 {
            let (mut clusters, [width, height]) = (crowd(seats), [220.0, 106.0]);
            let scale = arrange(&mut clusters, [width, height]);
            for (_, _, [x, y]) in clusters.iter().flat_map(|cluster| &cluster.pieces) {
                assert!((x * scale).abs() <= width / 2.0, "{seats} at {x}");
                assert!(y * scale <= height, "{seats} at {y}");
            }
        }
    }
}
