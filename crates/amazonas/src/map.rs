//! The map: villages, the links between them, missions and tie numbers.

mod file;

use std::fmt::Write as _;
use std::sync::LazyLock;

use game::{Components, ComponentsError, Fingerprint};

use crate::{
    Colour, Gold, IncomeCard, Link, MAX_PLAYERS, MAX_VILLAGES, Species, Village, Villages,
};

/// The map that comes with the house.
static STANDARD: LazyLock<Map> = LazyLock::new(|| {
    Map::parse(include_str!("../data/map.json")).expect("the standard map is sound")
});

/// The four villages of a mission.
pub type Mission = [Village; 4];

/// The most spaces a village has.
pub(crate) const MAX_SPACES: usize = 3;

/// The most missions a map has; the standard one has 8.
pub(crate) const MAX_MISSIONS: usize = 32;

/// A map with its missions and tie numbers, as its data file describes it.
#[derive(Clone, Debug)]
pub struct Map {
    links: [Linked; MAX_VILLAGES],
    /// How many links lead from each village to each other one at least.
    distances: [[u8; MAX_VILLAGES]; MAX_VILLAGES],
    species: [Species; MAX_VILLAGES],
    /// What the spaces of each village cost, cheapest first; there is no space where nothing stands.
    costs: [[Option<Gold>; MAX_SPACES]; MAX_VILLAGES],
    /// What the cheapest space of all costs.
    cheapest: Gold,
    places: Vec<Place>,
    missions: Vec<Mission>,
    tie_numbers: [[u8; IncomeCard::COUNT]; MAX_PLAYERS],
    rivers: Vec<River>,
    size: Point,
}

/// Where the links of a village lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Linked {
    pub(crate) paths: Villages,
    pub(crate) waterways: Villages,
}

impl Linked {
    /// Where links of this kind lead.
    #[inline]
    pub(crate) fn by(self, link: Link) -> Villages {
        match link {
            Link::Path => self.paths,
            Link::Waterway => self.waterways,
        }
    }
}

/// A point of the drawing.
pub(crate) type Point = [f32; 2];

/// A village as people see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// What it is called.
    pub name: String,
    /// What lives there.
    pub species: Species,
    /// What its spaces cost, cheapest first.
    pub costs: Vec<Gold>,
    /// Where it lies in the drawing; missing in maps made for the command line only.
    pub at: Option<Point>,
}

/// A river of the drawing; the game does not know it.
#[derive(Clone, PartialEq, Debug)]
pub struct River {
    /// What the data file calls it.
    pub name: String,
    /// The points it runs through.
    pub course: Vec<Point>,
}

impl Map {
    /// Every village.
    #[inline]
    pub fn villages(&self) -> Villages {
        Villages::first_few(self.places.len())
    }

    /// A village as people see it.
    pub fn place(&self, village: Village) -> &Place {
        &self.places[village.index()]
    }

    /// What lives in a village.
    #[inline]
    pub fn species(&self, village: Village) -> Species {
        self.species[village.index()]
    }

    /// What the cheapest free space of a village costs when so many are taken; none if it is full.
    #[inline]
    pub fn price(&self, village: Village, taken: u8) -> Option<Gold> {
        *self.costs[village.index()].get(usize::from(taken))?
    }

    /// How many tents a village has room for.
    #[inline]
    pub fn spaces(&self, village: Village) -> u8 {
        self.costs[village.index()]
            .iter()
            .map(|cost| u8::from(cost.is_some()))
            .sum()
    }

    /// What the cheapest space of the map costs.
    #[inline]
    pub(crate) fn cheapest(&self) -> Gold {
        self.cheapest
    }

    /// The villages that links of this kind lead to from here.
    #[inline]
    pub fn linked_by(&self, link: Link, village: Village) -> Villages {
        self.links[village.index()].by(link)
    }

    /// The villages that any link leads to from here.
    pub fn linked(&self, village: Village) -> Villages {
        let linked = self.links(village);
        linked.paths | linked.waterways
    }

    /// How many links lead from one village to another at least, whatever stands there.
    #[inline]
    pub fn distance(&self, from: Village, to: Village) -> u8 {
        self.distances[from.index()][to.index()]
    }

    #[inline]
    pub(crate) fn links(&self, village: Village) -> Linked {
        self.links[village.index()]
    }

    /// Every link of this kind, once, the lower number first: what is drawn as lines.
    pub fn every(&self, link: Link) -> impl Iterator<Item = (Village, Village)> {
        let from = move |a: Village| {
            let ends = self.linked_by(link, a).into_iter();
            ends.filter(move |b| a < *b).map(move |b| (a, b))
        };
        self.villages().into_iter().flat_map(from)
    }

    /// Every mission there is.
    pub fn missions(&self) -> &[Mission] {
        &self.missions
    }

    /// The small number on an income card of this colour: on equal incomes the lower one plays first.
    #[inline]
    pub fn tie_number(&self, colour: Colour, card: IncomeCard) -> u8 {
        self.tie_numbers[colour as usize][card.index()]
    }

    /// The rivers of the drawing.
    pub fn rivers(&self) -> &[River] {
        &self.rivers
    }

    /// Width and height of the drawing.
    pub fn size(&self) -> [f32; 2] {
        self.size
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        // States are compared often, and all of a game are played on one map.
        std::ptr::eq(self, other)
            || (self.links == other.links
                && self.places == other.places
                && self.missions == other.missions
                && self.tie_numbers == other.tie_numbers
                && self.rivers == other.rivers
                && self.size == other.size)
    }
}

impl Components for Map {
    const KIND: &'static str = "map";

    fn parse(text: &str) -> Result<Self, ComponentsError> {
        file::read(text)
    }

    fn standard() -> &'static Self {
        &STANDARD
    }

    fn fingerprint(&self) -> Fingerprint {
        let mut rules = String::new();
        for village in self.villages() {
            let Place { species, costs, .. } = self.place(village);
            write!(rules, "{village} {species}").expect("a string takes it all");
            line(&mut rules, costs);
            for link in [Link::Path, Link::Waterway] {
                line(&mut rules, self.linked_by(link, village));
            }
            rules.push('\n');
        }
        for mission in &self.missions {
            line(&mut rules, mission);
        }
        for colour in Colour::ALL {
            line(&mut rules, self.tie_numbers[colour as usize]);
        }
        Fingerprint::of(&rules)
    }
}

/// How many links lead from each village to each other one at least.
fn distances(links: &[Linked; MAX_VILLAGES]) -> [[u8; MAX_VILLAGES]; MAX_VILLAGES] {
    let mut distances = [[u8::MAX; MAX_VILLAGES]; MAX_VILLAGES];
    for from in Villages::first_few(MAX_VILLAGES) {
        let mut reached = Villages::only(from);
        let mut edge = reached;
        let mut distance = 0;
        while !edge.is_empty() {
            let mut around = Villages::NONE;
            for village in edge {
                distances[from.index()][village.index()] = distance;
                let linked = links[village.index()];
                around |= linked.paths | linked.waterways;
            }
            edge = around - reached;
            reached |= edge;
            distance += 1;
        }
    }
    distances
}

/// Adds a list to a description.
fn line(text: &mut String, items: impl IntoIterator<Item: std::fmt::Display>) {
    text.push(';');
    for item in items {
        write!(text, " {item}").expect("a string takes it all");
    }
}
