//! Tents on the map.

use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::map::{Linked, MAX_SPACES, Map};
use crate::{Link, MAX_PLAYERS, MAX_VILLAGES, Village, Villages};

/// A tent that stands in a village: a seat's, or nobody's. In JSON the number of the seat, or the word `neutral`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Tent {
    /// A player's.
    Of(Seat),
    /// One of those with which two players fill up villages.
    Neutral(NeutralTent),
}

/// The word `neutral`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum NeutralTent {
    /// The only word there is.
    #[serde(rename = "neutral")]
    Neutral,
}

impl Tent {
    /// A tent of nobody's.
    pub const NEUTRAL: Self = Self::Neutral(NeutralTent::Neutral);
}

/// Which tents stand where.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Camps {
    /// The tents of each village in the order in which they were built.
    spaces: [[Option<Tent>; MAX_SPACES]; MAX_VILLAGES],
    /// The rest is known from the spaces and kept for speed. How many spaces of each village are taken.
    taken: [u8; MAX_VILLAGES],
    /// Where each seat has a tent.
    of: BySeat<Villages, MAX_PLAYERS>,
    /// Where links lead from the tents of each seat.
    reach: BySeat<Linked, MAX_PLAYERS>,
    /// Villages without a free space.
    full: Villages,
    /// Villages that may still get a neutral tent: they have none, and two free spaces.
    open_to_neutral: Villages,
}

impl Camps {
    /// A map without tents.
    pub(crate) fn new(map: &Map) -> Self {
        let villages = map.villages().into_iter();
        Self {
            spaces: [[None; MAX_SPACES]; MAX_VILLAGES],
            taken: [0; MAX_VILLAGES],
            of: BySeat::default(),
            reach: BySeat::default(),
            full: Villages::NONE,
            open_to_neutral: villages
                .filter(|village| map.spaces(*village) > 1)
                .collect(),
        }
    }

    /// The tents in a village, in the order in which they were built.
    pub(crate) fn tents(&self, village: Village) -> impl Iterator<Item = Tent> {
        self.spaces[village.index()].into_iter().flatten()
    }

    /// How many spaces of a village are taken.
    #[inline]
    pub(crate) fn taken(&self, village: Village) -> u8 {
        self.taken[village.index()]
    }

    /// Where the seat has a tent.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Villages {
        self.of[seat]
    }

    #[inline]
    pub(crate) fn full(&self) -> Villages {
        self.full
    }

    /// The villages with a free space and no tent of the seat that links of this kind lead to from its tents.
    #[inline]
    pub(crate) fn within_reach(&self, seat: Seat, link: Link) -> Villages {
        self.reach[seat].by(link) - self.of[seat] - self.full
    }

    /// The villages that may get a neutral tent.
    #[inline]
    pub(crate) fn open_to_neutral(&self) -> Villages {
        self.open_to_neutral
    }

    /// Puts a tent on the cheapest free space, which is there.
    #[inline]
    pub(crate) fn put(&mut self, map: &Map, tent: Tent, village: Village) {
        let taken = &mut self.taken[village.index()];
        self.spaces[village.index()][usize::from(*taken)] = Some(tent);
        *taken += 1;
        if map.price(village, *taken).is_none() {
            self.full.insert(village);
        }
        match tent {
            Tent::Of(seat) => {
                self.of[seat].insert(village);
                let links = map.links(village);
                self.reach[seat].paths |= links.paths;
                self.reach[seat].waterways |= links.waterways;
                if map.price(village, *taken + 1).is_none() {
                    self.open_to_neutral.remove(village);
                }
            }
            Tent::Neutral(_) => self.open_to_neutral.remove(village),
        }
    }

    /// How many such tents stand on the map.
    pub(crate) fn count(&self, tent: Tent) -> u8 {
        let spaces = self.spaces.iter().flatten();
        spaces.map(|space| u8::from(*space == Some(tent))).sum()
    }
}

#[cfg(test)]
mod tests {
    use game::Components;

    use super::*;

    fn village(number: u8) -> Village {
        Village::new(number).unwrap()
    }

    #[test]
    fn a_tent_is_a_seat_or_the_word_neutral() {
        let tents = [Tent::Of(Seat::new(2)), Tent::NEUTRAL];
        let json = serde_json::to_string(&tents).unwrap();
        assert_eq!(json, r#"[2,"neutral"]"#);
        assert_eq!(serde_json::from_str::<[Tent; 2]>(&json).unwrap(), tents);
    }

    #[test]
    fn tents_stand_in_the_order_in_which_they_were_built() {
        let map = Map::standard();
        let mut camps = Camps::new(map);
        let built = [
            Tent::Of(Seat::new(3)),
            Tent::NEUTRAL,
            Tent::Of(Seat::new(0)),
        ];
        for tent in built {
            camps.put(map, tent, village(13));
        }
        assert_eq!(camps.tents(village(13)).collect::<Vec<_>>(), built);
        assert_eq!(camps.full(), Villages::only(village(13)));
        assert_eq!(camps.count(Tent::NEUTRAL), 1);
    }
}
