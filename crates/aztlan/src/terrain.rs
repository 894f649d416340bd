//! The five kinds of land.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A kind of land, in the order of the power cards 5 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Blessed by Mixcoatl.
    Jungle,
    /// Blessed by nobody.
    Desert,
    /// Blessed by Tepeyollotl; volcanoes too.
    Mountains,
    /// Terraced fields, blessed by Xipe Totec.
    Terraces,
    /// Where the strongest card scores.
    City,
}

impl Terrain {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Jungle,
        Self::Desert,
        Self::Mountains,
        Self::Terraces,
        Self::City,
    ];

    /// The word for it in notation and data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jungle => "jungle",
            Self::Desert => "desert",
            Self::Mountains => "mountains",
            Self::Terraces => "terraces",
            Self::City => "city",
        }
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Terrain {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|terrain| terrain.name() == text)
            .ok_or(())
    }
}

/// One value for each terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ByTerrain<T>(pub(crate) [T; 5]);

impl<T> Index<Terrain> for ByTerrain<T> {
    type Output = T;

    #[inline]
    fn index(&self, terrain: Terrain) -> &T {
        &self.0[terrain as usize]
    }
}

impl<T> IndexMut<Terrain> for ByTerrain<T> {
    #[inline]
    fn index_mut(&mut self, terrain: Terrain) -> &mut T {
        &mut self.0[terrain as usize]
    }
}
