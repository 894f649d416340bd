//! The end of the game: what everything is worth.

use game::{Points, Ranking, ScoreLine, Seat, Seats, Sink, Viewer};

use crate::species::BySpecies;
use crate::{Amazonas, Event, Majority, PhaseName, Species, Villages};

/// What a player's things are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// Points for the tiles of each species.
    pub(crate) species: BySpecies<u8>,
    /// Points for having the most of a species.
    pub(crate) majority: u8,
    /// Points for the medal.
    pub(crate) medal: u8,
    /// Villages of the mission without a tent; none if they do not count.
    pub(crate) missing: u8,
}

/// So many tiles of a species score, fewer do not.
const ENOUGH: u8 = 3;

/// The line of the breakdown that says what a mission takes.
pub(crate) const MISSION: &str = "mission";

/// Points lost for each village of the mission without a tent.
pub(crate) const LOST: i32 = 3;

impl Tally {
    /// Every criterion and what it brings or takes.
    fn criteria(&self) -> impl Iterator<Item = (&'static str, i32)> {
        let species = Species::ALL.map(|species| {
            let points = i32::from(self.species[species]);
            (species.name(), points)
        });
        species.into_iter().chain([
            ("majority", i32::from(self.majority)),
            ("medal", i32::from(self.medal)),
            (MISSION, -LOST * i32::from(self.missing)),
        ])
    }

    pub(crate) fn score(&self) -> Points {
        self.criteria().map(|(_, points)| Points(points)).sum()
    }

    /// Every criterion that brings or takes points.
    pub(crate) fn lines(&self, seat: Seat) -> Vec<ScoreLine> {
        self.criteria()
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| ScoreLine {
                seat,
                round: None,
                source,
                points: Points(points),
            })
            .collect()
    }
}

impl Amazonas {
    /// What the seat would score if the game ended now.
    pub(crate) fn tally(&self, seat: Seat) -> Tally {
        let species = Species::ALL.map(|species| {
            let tiles = self.piles[seat].size(species);
            if tiles >= ENOUGH { tiles } else { 0 }
        });
        let majority = Species::ALL.map(|species| self.majority_points(seat, species));
        Tally {
            species: BySpecies(species),
            majority: majority.iter().sum(),
            medal: self.medals[seat],
            missing: u8::try_from(self.missing(seat).len()).expect("a mission has 4 villages"),
        }
    }

    /// The tally as far as a viewer may know it: until the end nobody else's mission counts.
    pub(crate) fn known_tally(&self, seat: Seat, viewer: Option<Viewer>) -> Tally {
        let mut tally = self.tally(seat);
        if !self.sees_mission(viewer, seat) {
            tally.missing = 0;
        }
        tally
    }

    /// The villages of the seat's mission where it has no tent.
    pub(crate) fn missing(&self, seat: Seat) -> Villages {
        let mission: Villages = self.mission(seat).into_iter().collect();
        mission - self.camps.of(seat)
    }

    /// What the seat has for owning the most tiles of a species: with two players one point, and nothing for a tie;
    /// else two, or one for a tie.
    fn majority_points(&self, seat: Seat, species: Species) -> u8 {
        let tiles = self.piles[seat].size(species);
        let size = |other: Seat| self.piles[other].size(species);
        let others = || self.every_seat().into_iter().filter(|other| *other != seat);
        let has_most = tiles > 0 && others().all(|other| size(other) <= tiles);
        if self.majority == Majority::None || !has_most {
            return 0;
        }
        let tied = others().any(|other| size(other) == tiles);
        let alone = if self.players == 2 { 1 } else { 2 };
        alone - u8::from(tied)
    }

    pub(crate) fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = PhaseName::Over;
        for seat in self.every_seat() {
            sink.tell(|| {
                let tally = self.tally(seat);
                Event::Final {
                    seat,
                    mission: self.mission(seat),
                    missing: self.missing(seat),
                    species: tally.species.0,
                    majority: tally.majority,
                    medal: tally.medal,
                    score: tally.score(),
                }
            });
        }
        sink.tell(|| Event::Over {
            ranking: crate::view::places(&self.places()),
        });
    }

    /// More points first, then more tiles, then more money; who is still equal shares a place.
    pub(crate) fn places(&self) -> Ranking {
        let worth = |seat: &Seat| {
            let tiles = self.piles[*seat].total();
            (self.tally(*seat).score(), tiles, self.money[*seat])
        };
        let mut seats: arrayvec::ArrayVec<Seat, { crate::MAX_PLAYERS }> =
            self.every_seat().into_iter().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(worth(seat)));
        let equal = |a: &Seat, b: &Seat| worth(a) == worth(b);
        let place = |seats: &[Seat]| seats.iter().copied().collect::<Seats>();
        seats.chunk_by(equal).map(place).collect()
    }
}

#[cfg(test)]
mod tests;
