//! The geography: six slabs of land, where they meet, and where in each of them things lie.
//!
//! The board is a square of [`SIZE`]. Regions lie in the order of the components file, three above and three below.

use std::fmt::Write as _;
use std::sync::LazyLock;

use games::mezo::{Components, REGIONS, Region, Regions, Vertex};

/// A point of the board.
pub(in crate::games::mezo) type Point = [f32; 2];

/// How wide and high the board is, with the track of points around it.
pub(super) const SIZE: u16 = 1040;

/// Where things of a region lie.
pub(super) struct Place {
    /// The middle of its name.
    pub(super) name: Point,
    /// The middle of its altar.
    pub(super) altar: Point,
    /// The middle of the lowest line of its pyramid.
    pub(super) pyramid: Point,
    /// The middles of its city and of the cenote.
    pub(super) marks: [Point; 2],
    /// The middle of the highest line of its pieces.
    pub(super) pieces: Point,
    /// The room for its pieces: width and height.
    pub(super) room: Point,
}

/// The places of the regions.
const PLACES: [Place; REGIONS] = [
    Place {
        name: [206.0, 134.0],
        altar: [132.0, 206.0],
        pyramid: [246.0, 282.0],
        marks: [[187.0, 196.0], [132.0, 284.0]],
        pieces: [204.0, 310.0],
        room: [250.0, 150.0],
    },
    Place {
        name: [514.0, 126.0],
        altar: [436.0, 198.0],
        pyramid: [556.0, 276.0],
        marks: [[491.0, 188.0], [436.0, 276.0]],
        pieces: [506.0, 302.0],
        room: [262.0, 126.0],
    },
    Place {
        name: [820.0, 126.0],
        altar: [744.0, 198.0],
        pyramid: [866.0, 272.0],
        marks: [[799.0, 188.0], [744.0, 276.0]],
        pieces: [816.0, 288.0],
        room: [252.0, 108.0],
    },
    Place {
        name: [232.0, 570.0],
        altar: [140.0, 642.0],
        pyramid: [290.0, 716.0],
        marks: [[195.0, 632.0], [140.0, 720.0]],
        pieces: [242.0, 734.0],
        room: [310.0, 108.0],
    },
    Place {
        name: [592.0, 512.0],
        altar: [512.0, 584.0],
        pyramid: [632.0, 660.0],
        marks: [[567.0, 574.0], [512.0, 662.0]],
        pieces: [584.0, 686.0],
        room: [254.0, 124.0],
    },
    Place {
        name: [856.0, 484.0],
        altar: [790.0, 556.0],
        pyramid: [898.0, 634.0],
        marks: [[845.0, 546.0], [790.0, 634.0]],
        pieces: [856.0, 662.0],
        room: [220.0, 150.0],
    },
];

/// Where things of a region lie.
pub(super) fn place(region: Region) -> &'static Place {
    &PLACES[region.index()]
}

/// Lines between regions, and coasts, each through a few points: what a region is made of.
const LINES: [&[Point]; 15] = [
    // 0 to 8: between two regions.
    &[
        [352.0, 84.0],
        [372.0, 190.0],
        [340.0, 300.0],
        [354.0, 400.0],
        [322.0, 480.0],
    ],
    &[
        [672.0, 66.0],
        [654.0, 180.0],
        [676.0, 290.0],
        [636.0, 370.0],
        [616.0, 428.0],
    ],
    &[
        [66.0, 508.0],
        [150.0, 522.0],
        [236.0, 490.0],
        [322.0, 480.0],
    ],
    &[[322.0, 480.0], [394.0, 474.0], [462.0, 452.0]],
    &[[462.0, 452.0], [540.0, 452.0], [616.0, 428.0]],
    &[[616.0, 428.0], [690.0, 434.0], [756.0, 418.0]],
    &[
        [756.0, 418.0],
        [850.0, 420.0],
        [905.0, 394.0],
        [978.0, 392.0],
    ],
    &[
        [462.0, 452.0],
        [436.0, 590.0],
        [452.0, 700.0],
        [404.0, 852.0],
    ],
    &[
        [756.0, 418.0],
        [730.0, 520.0],
        [742.0, 650.0],
        [708.0, 750.0],
        [690.0, 854.0],
    ],
    // 9 to 14: the coast of each region.
    &[
        [352.0, 84.0],
        [250.0, 72.0],
        [146.0, 80.0],
        [80.0, 148.0],
        [70.0, 290.0],
        [60.0, 410.0],
        [66.0, 508.0],
    ],
    &[[672.0, 66.0], [566.0, 80.0], [450.0, 64.0], [352.0, 84.0]],
    &[
        [978.0, 392.0],
        [984.0, 260.0],
        [952.0, 124.0],
        [866.0, 70.0],
        [764.0, 82.0],
        [672.0, 66.0],
    ],
    &[
        [66.0, 508.0],
        [58.0, 640.0],
        [76.0, 774.0],
        [168.0, 848.0],
        [296.0, 840.0],
        [404.0, 852.0],
    ],
    &[[404.0, 852.0], [548.0, 862.0], [690.0, 854.0]],
    &[
        [690.0, 854.0],
        [838.0, 858.0],
        [948.0, 810.0],
        [982.0, 690.0],
        [972.0, 530.0],
        [978.0, 392.0],
    ],
];

/// The lines around each region, in order; those walked backwards are negative, counted from -1.
const AROUND: [&[i8]; REGIONS] = [
    &[9, 2, -1],
    &[10, 0, 3, 4, -2],
    &[11, 1, 5, 6],
    &[12, -8, -4, -3],
    &[13, -9, -6, -5, 7],
    &[14, -7, 8],
];

/// Where gods can stand, with the numbers of the regions that meet there.
const MEETINGS: [(&[u8], Point); 10] = [
    (&[0, 1, 3], [322.0, 480.0]),
    (&[1, 3, 4], [462.0, 452.0]),
    (&[1, 2, 4], [616.0, 428.0]),
    (&[2, 4, 5], [756.0, 418.0]),
    (&[3, 4], [408.0, 826.0]),
    (&[0, 1], [352.0, 98.0]),
    (&[0, 3], [92.0, 508.0]),
    (&[1, 2], [670.0, 94.0]),
    (&[4, 5], [692.0, 828.0]),
    (&[2, 5], [948.0, 392.0]),
];

/// Vertices lie at least so far apart.
const APART: f32 = 104.0;

/// The outline of a region.
pub(in crate::games::mezo) fn outline(region: Region) -> &'static str {
    static OUTLINES: LazyLock<[String; REGIONS]> = LazyLock::new(|| AROUND.map(draw));
    &OUTLINES[region.index()]
}

/// Joins lines to an outline.
fn draw(lines: &[i8]) -> String {
    let mut path = String::new();
    for line in lines {
        let backwards = *line < 0;
        let number = if backwards { -1 - line } else { *line };
        let number = usize::try_from(number).expect("lines are counted from 0");
        let mut points = hewn(LINES[number], number);
        if backwards {
            points.reverse();
        }
        trace(&points, &mut path);
    }
    path.push('Z');
    path
}

/// A line as if hewn in stone: between the points it was given it bends a little to and fro, always in the same way.
fn hewn(points: &[Point], seed: usize) -> Vec<Point> {
    let mut line = points.to_vec();
    for depth in 0..2_usize {
        let mut finer = Vec::with_capacity(line.len() * 2);
        for (step, pair) in line.windows(2).enumerate() {
            let [[ax, ay], [bx, by]] = [pair[0], pair[1]];
            let bend = chance(seed * 97 + depth * 31 + step) * 0.09;
            finer.push([ax, ay]);
            finer.push([
                f32::midpoint(ax, bx) - (by - ay) * bend,
                f32::midpoint(ay, by) + (bx - ax) * bend,
            ]);
        }
        finer.push(line[line.len() - 1]);
        line = finer;
    }
    line
}

/// A number between -1 and 1 that looks random.
fn chance(seed: usize) -> f32 {
    let mixed = (seed + 11).wrapping_mul(2_654_435_761) >> 7 & 0xff;
    #[allow(clippy::cast_precision_loss, reason = "it is below 256")]
    let number = mixed as f32;
    number / 127.5 - 1.0
}

/// Adds a smooth line to a path: it looks the same from either end.
fn trace(points: &[Point], path: &mut String) {
    let [first, .., last] = points else {
        return;
    };
    let letter = if path.is_empty() { 'M' } else { 'L' };
    let mut add = |text: std::fmt::Arguments<'_>| {
        path.write_fmt(text).expect("a string takes it all");
    };
    add(format_args!("{letter}{:.0} {:.0}", first[0], first[1]));
    for pair in points.windows(2).skip(1) {
        let [[x, y], [next_x, next_y]] = [pair[0], pair[1]];
        let [to_x, to_y] = [f32::midpoint(x, next_x), f32::midpoint(y, next_y)];
        add(format_args!("Q{x:.0} {y:.0} {to_x:.0} {to_y:.0}"));
    }
    add(format_args!("L{:.0} {:.0}", last[0], last[1]));
}

/// Where the vertices lie. Where the regions of a vertex meet on our map, it lies there; any other lies in the middle between
/// its regions, or as near to that as leaves room for all.
pub(in crate::games::mezo) fn vertices(parts: &Components) -> Vec<Point> {
    let mut taken: Vec<Point> = Vec::new();
    let met: Vec<Option<Point>> = parts
        .vertices()
        .map(|vertex| {
            let met = meeting(parts.around(vertex)).filter(|point| !taken.contains(point));
            taken.extend(met);
            met
        })
        .collect();
    let lie = |(vertex, met): (Vertex, Option<Point>)| {
        met.unwrap_or_else(|| {
            let point = free(between(parts.around(vertex)), &taken);
            taken.push(point);
            point
        })
    };
    parts.vertices().zip(met).map(lie).collect()
}

/// Where exactly these regions meet on our map.
fn meeting(regions: Regions) -> Option<Point> {
    let set = |numbers: &[u8]| -> Regions {
        let numbers = numbers.iter();
        numbers.filter_map(|number| Region::new(*number)).collect()
    };
    let meets = |(numbers, _): &&(&[u8], Point)| set(numbers) == regions;
    MEETINGS.iter().find(meets).map(|(_, point)| *point)
}

/// The middle between regions.
fn between(regions: Regions) -> Point {
    let count = f32::from(regions.len());
    let sum = regions.into_iter().fold([0.0, 0.0], |[x, y], region| {
        let [to_x, to_y] = centre(region);
        [x + to_x, y + to_y]
    });
    [sum[0] / count, sum[1] / count]
}

/// The middle of a region.
pub(in crate::games::mezo) fn centre(region: Region) -> Point {
    let Place { name, pieces, .. } = place(region);
    [pieces[0], f32::midpoint(name[1], pieces[1] + 60.0)]
}

/// The nearest point to this one, in circles around it, that is not too near to those taken and on the land.
fn free(wanted: Point, taken: &[Point]) -> Point {
    let is_free = |point: &Point| {
        let apart = |other: &Point| (point[0] - other[0]).hypot(point[1] - other[1]) >= APART;
        let inside = (92.0..=948.0).contains(&point[0]) && (96.0..=828.0).contains(&point[1]);
        inside && taken.iter().all(apart)
    };
    let around = (0_u8..80).map(|step| {
        let (circle, turn) = (f32::from(step / 8), f32::from(step % 8));
        let (sin, cos) = (turn * std::f32::consts::FRAC_PI_4).sin_cos();
        [
            (wanted[0] + sin * circle * 40.0).round(),
            (wanted[1] - cos * circle * 40.0).round(),
        ]
    });
    around.into_iter().find(is_free).unwrap_or(wanted)
}

#[cfg(test)]
mod tests {
    use game::Components as _;

    use super::*;

    #[test]
    fn vertices_lie_where_their_regions_meet() {
        let lie = vertices(Components::standard());
        let expected: Vec<Point> = MEETINGS.iter().map(|(_, point)| *point).collect();
        assert_eq!(lie, expected);
    }

    #[test]
    fn other_vertices_find_room() {
        let taken: Vec<Point> = MEETINGS.iter().map(|(_, point)| *point).collect();
        let mut all = taken;
        for _ in 0..6 {
            let point = free([520.0, 460.0], &all);
            for other in &all {
                assert!((point[0] - other[0]).hypot(point[1] - other[1]) >= APART);
            }
            all.push(point);
        }
    }

    #[test]
    fn an_outline_is_closed_and_ends_where_it_began() {
        for lines in AROUND {
            let ends = |line: &i8| {
                let number = if *line < 0 { -1 - line } else { *line };
                let points = LINES[usize::try_from(number).unwrap()];
                let (first, last) = (points[0], points[points.len() - 1]);
                if *line < 0 {
                    (last, first)
                } else {
                    (first, last)
                }
            };
            let ends: Vec<(Point, Point)> = lines.iter().map(ends).collect();
            for (index, (_, last)) in ends.iter().enumerate() {
                let [first, last] = [ends[(index + 1) % ends.len()].0, *last];
                assert!(
                    (first[0] - last[0]).hypot(first[1] - last[1]) < 0.1,
                    "{lines:?}"
                );
            }
        }
    }
}
