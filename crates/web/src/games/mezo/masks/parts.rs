//! The parts of which the masks of gods that somebody made up are put together.

use super::Shape;
use super::drawings::{BLADE, FEATHER, RAY, SMALL_RAY};

/// Crowns of gods that somebody made up: the left half.
pub(super) const CROWNS: [&[Shape]; 4] = [
    &[("jade", &[-76, -26], FEATHER), ("red", &[-51, -1], FEATHER)],
    &[
        ("sun", &[-90, -60, -30, 0], RAY),
        ("red", &[-75, -45, -15], SMALL_RAY),
    ],
    &[
        ("bone", &[-90, -45, 0], BLADE),
        ("blue", &[-67, -22], FEATHER),
    ],
    &[
        ("gold", &[], "M0-20H-30L-40-46L-20-34L0-48Z"),
        ("teal", &[], "M-34 4A7 7 0 1 1-48 4A7 7 0 1 1-34 4Z"),
    ],
];

/// Their faces.
pub(super) const FACES: [&[Shape]; 4] = [
    &[(
        "tan",
        &[],
        "M-28-16C-20-30 20-30 28-16C31 10 18 36 0 40C-18 36-31 10-28-16Z",
    )],
    &[("stone", &[], "M-30-24H30L27 22L12 40H-12L-27 22Z")],
    &[("leaf", &[], "M-31 2A31 34 0 1 1 31 2A31 34 0 1 1-31 2Z")],
    &[(
        "sky",
        &[],
        "M-27-26C-10-32 10-32 27-26C32 4 24 26 0 44C-24 26-32 4-27-26Z",
    )],
];

/// What they are painted with: the left half.
pub(super) const BROWS: [&[Shape]; 4] = [
    &[("red", &[], "M-27-14C-20-24-8-24 0-16V-10C-9-17-20-16-28-6Z")],
    &[("dark", &[], "M-28 8L-14 12L-26 16ZM-26 20L-14 18L-21 26Z")],
    &[(
        "gold",
        &[],
        "M0-28L-8-20L0-12ZM-24 14A4 4 0 1 1-16 14A4 4 0 1 1-24 14Z",
    )],
    &[
        ("teal", &[], "M0-26H-26L-24-14H0Z"),
        ("line", &[], "M-18-26V-14M-9-26V-14"),
    ],
];

/// Their eyes: the left one.
pub(super) const EYES: [&[Shape]; 3] = [
    &[
        ("white", &[], "M-23-3C-18-12-9-11-5-2C-10 4-18 4-23-3Z"),
        ("dark", &[], "M-18-4A4 4 0 1 1-10-4A4 4 0 1 1-18-4Z"),
    ],
    &[
        ("white", &[], "M-23-2A9 9 0 1 1-5-2A9 9 0 1 1-23-2Z"),
        ("blue", &[], "M-19-2A5 5 0 1 1-9-2A5 5 0 1 1-19-2Z"),
        ("dark", &[], "M-16-2A2 2 0 1 1-12-2A2 2 0 1 1-16-2Z"),
    ],
    &[
        ("dark", &[], "M-22-8H-6V4H-22Z"),
        ("gold", &[], "M-17-5H-11V1H-17Z"),
    ],
];

/// Their noses and mouths.
pub(super) const MOUTHS: [&[Shape]; 3] = [
    &[
        ("gold", &[], "M-4-2H4L7 11H-7Z"),
        ("dark", &[], "M-15 18H15L11 30H-11Z"),
        ("white", &[], "M-10 18H-3V24H-10ZM3 18H10V24H3Z"),
    ],
    &[
        ("line", &[], "M0-4L-5 9H5"),
        ("red", &[], "M-14 20C-5 15 5 15 14 20C7 30-7 30-14 20Z"),
        ("white", &[], "M-11 19L-9 29L-6 18ZM11 19L9 29L6 18Z"),
    ],
    &[
        ("red", &[], "M-5-4H5L6 10H-6Z"),
        ("dark", &[], "M-10 22A10 8 0 1 1 10 22A10 8 0 1 1-10 22Z"),
        ("red", &[], "M-4 24H4L3 38H-3Z"),
    ],
];
