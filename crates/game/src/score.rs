//! Points, where they come from, and who is ahead.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, Seats};

/// Points of a score; some games take them away.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points(pub i32);

impl Add for Points {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, more: Self) {
        self.0 += more.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self(0), Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The score of each seat, in the order of the seats.
pub type Scores = ArrayVec<Points, MAX_SEATS>;

/// The seats from first to last; those who share a place stand together.
pub type Ranking = ArrayVec<Seats, MAX_SEATS>;

/// One source of points: a line of the breakdown that people read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// Whose points these are.
    pub seat: Seat,
    /// The part of the game in which they were made: an age, a round; none for what is counted at the end.
    pub round: Option<u8>,
    /// What they were made with, as a word to look up: `unused_card`.
    pub source: &'static str,
    /// How many.
    pub points: Points,
}

/// The seats by their scores, higher ones first; equal scores share a place.
pub fn by_scores(seats: Seats, scores: &Scores) -> Ranking {
    let mut points: Vec<Points> = scores.iter().copied().collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    points.dedup();
    let with = |points: Points| {
        let scored = seats.into_iter().zip(scores);
        let same = scored.filter(move |(_, score)| **score == points);
        same.map(|(seat, _)| seat).collect()
    };
    points.into_iter().map(with).collect()
}
