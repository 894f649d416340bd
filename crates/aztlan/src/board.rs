//! The board: territories, their neighbours and the lakes between them.

mod file;

use std::fmt::Write as _;
use std::sync::LazyLock;

use game::{Components, ComponentsError, Fingerprint};

use crate::{ByTerrain, TERRITORIES, Terrain, Territories, Territory};

/// The board that comes with the house.
static STANDARD: LazyLock<Board> = LazyLock::new(|| {
    Board::parse(include_str!("../data/board.json")).expect("the standard board is sound")
});

/// A board of 30 territories, as its data file describes it.
#[derive(Clone, Debug)]
pub struct Board {
    neighbours: [Territories; TERRITORIES],
    /// For each territory, those on the shore of a lake that is at its shore too.
    across: [Territories; TERRITORIES],
    of_terrain: ByTerrain<Territories>,
    /// The territories that have a neighbour.
    open: Territories,
    places: Vec<Place>,
    lakes: Vec<Lake>,
    size: [f32; 2],
}

/// A point of the drawing.
pub(crate) type Point = [f32; 2];

/// A territory as people see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// What it is called.
    pub name: String,
    /// What kind of land it is.
    pub terrain: Terrain,
    /// Where its pawns stand in the drawing; missing in boards made for the command line only.
    pub centre: Option<Point>,
    /// Its border in the drawing.
    pub outline: Vec<Point>,
}

/// A lake.
#[derive(Clone, PartialEq, Debug)]
pub struct Lake {
    /// What it is called.
    pub name: String,
    /// The territories on its shore.
    pub shores: Territories,
    /// Where its name stands in the drawing.
    pub centre: Option<Point>,
    /// Its shore in the drawing.
    pub outline: Vec<Point>,
}

impl Board {
    /// The territories to which a pawn can move from here.
    #[inline]
    pub fn neighbours(&self, territory: Territory) -> Territories {
        self.neighbours[territory.index()]
    }

    /// The territories that share a lake with this one.
    #[inline]
    pub fn across(&self, territory: Territory) -> Territories {
        self.across[territory.index()]
    }

    /// The territories of a terrain.
    #[inline]
    pub fn of_terrain(&self, terrain: Terrain) -> Territories {
        self.of_terrain[terrain]
    }

    /// The territories that have a neighbour: those which a pawn can leave.
    #[inline]
    pub fn open(&self) -> Territories {
        self.open
    }

    /// A territory as people see it.
    pub fn place(&self, territory: Territory) -> &Place {
        &self.places[territory.index()]
    }

    /// The lakes.
    pub fn lakes(&self) -> &[Lake] {
        &self.lakes
    }

    /// Width and height of the drawing.
    pub fn size(&self) -> [f32; 2] {
        self.size
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        // States are compared often, and all of a game stand on one board.
        std::ptr::eq(self, other)
            || (self.neighbours == other.neighbours
                && self.places == other.places
                && self.lakes == other.lakes
                && self.size == other.size)
    }
}

impl Components for Board {
    const KIND: &'static str = "board";

    fn parse(text: &str) -> Result<Self, ComponentsError> {
        file::read(text)
    }

    fn standard() -> &'static Self {
        &STANDARD
    }

    fn fingerprint(&self) -> Fingerprint {
        let mut rules = String::new();
        for territory in Territory::ALL {
            let terrain = self.place(territory).terrain;
            write!(rules, "{territory} {terrain}").expect("a string takes it all");
            for set in [self.neighbours(territory), self.across(territory)] {
                rules.push(';');
                for other in set {
                    write!(rules, " {other}").expect("a string takes it all");
                }
            }
            rules.push('\n');
        }
        Fingerprint::of(&rules)
    }
}
