//! The deck: what is printed on the cards.

mod file;

use std::fmt::Write as _;
use std::sync::LazyLock;

use game::{Components, ComponentsError, Fingerprint};

use crate::card::{CARDS, Card, Cards};
use crate::set::BySet;
use crate::{Hour, Kind, Law, Set, Sets};

/// The deck that comes with the house.
static STANDARD: LazyLock<Deck> = LazyLock::new(|| {
    Deck::parse(include_str!("../data/deck.json")).expect("the standard deck is sound")
});

/// A deck of 72 cards with 72 different hours, as its data file describes it: four sets of ten Aztecs, three temples and three saucers, and
/// eight laws.
#[derive(Clone, Debug)]
pub struct Deck {
    /// From the earliest hour to the latest.
    faces: Vec<Face>,
    hours: [Hour; CARDS],
    kinds: [Kind; CARDS],
    sets: [Option<Set>; CARDS],
    /// For each minute of the day the card with that hour.
    at: Vec<Option<Card>>,
    of_set: BySet<SetCards>,
    of_kind: [Cards; Kind::ALL.len()],
    laws: [Card; Law::ALL.len()],
    /// Warriors of one name, with what one, two, … of them are worth.
    bands: Vec<Band>,
    /// Aztecs of one name, where there are at least two.
    namesakes: Vec<Cards>,
}

/// A card as people see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// When it is played; no other card of the deck has the same.
    pub hour: Hour,
    /// Its colour; laws have none.
    pub set: Option<Set>,
    /// What it is.
    pub kind: Kind,
    /// What it is called.
    pub name: String,
    /// The points printed on it: for a warrior those of one, two, … of his name; for other Aztecs one number; else none.
    pub points: Vec<u8>,
    /// What an archivist brings on top of that in a temple; else 0.
    pub in_temple: u8,
    /// Which law it is.
    pub law: Option<Law>,
    /// What is written on a law, if anything.
    pub text: Option<String>,
}

/// The cards of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SetCards {
    /// All of them.
    pub all: Cards,
    /// Those who can live in a village.
    pub aztecs: Cards,
    /// The temples.
    pub temples: Cards,
}

/// Warriors of one name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Band {
    /// All of the name.
    pub cards: Cards,
    points: Vec<u8>,
}

impl Band {
    /// What so many of them are worth.
    pub fn worth(&self, warriors: u32) -> i32 {
        let place = (warriors as usize).checked_sub(1);
        let points = place.and_then(|place| self.points.get(place));
        points.map_or(0, |points| (*points).into())
    }
}

impl Deck {
    /// A deck of these cards, which are sound and sorted by their hours.
    fn new(faces: Vec<Face>) -> Self {
        let cards_that = |wanted: &dyn Fn(&Face) -> bool| -> Cards {
            let all = Card::all().zip(&faces);
            all.filter(|(_, face)| wanted(face))
                .map(|(card, _)| card)
                .collect()
        };
        let mut at = vec![None; Hour::DAY];
        for (card, face) in Card::all().zip(&faces) {
            at[face.hour.index()] = Some(card);
        }
        let aztecs = cards_that(&|face| face.kind.is_aztec());
        let of_kind = Kind::ALL.map(|kind| cards_that(&|face| face.kind == kind));
        let of_set = BySet(Set::ALL.map(|set| {
            let all = cards_that(&|face| face.set == Some(set));
            SetCards {
                all,
                aztecs: all & aztecs,
                temples: all & of_kind[Kind::Temple as usize],
            }
        }));
        let laws = Law::ALL.map(|law| {
            let card = cards_that(&|face| face.law == Some(law)).first();
            card.expect("a deck has every law")
        });
        let mut namesakes: Vec<Cards> = aztecs
            .into_iter()
            .map(|card| {
                let name = &faces[card.index()].name;
                cards_that(&|face| face.kind.is_aztec() && face.name == *name)
            })
            .collect();
        namesakes.sort_by_key(|cards| cards.first());
        namesakes.dedup();
        let warriors = of_kind[Kind::Warrior as usize];
        let bands = namesakes
            .iter()
            .map(|cards| *cards & warriors)
            .filter_map(|cards| {
                let points = faces[cards.first()?.index()].points.clone();
                Some(Band { cards, points })
            })
            .collect();
        namesakes.retain(|cards| cards.are_several());
        Self {
            hours: std::array::from_fn(|place| faces[place].hour),
            kinds: std::array::from_fn(|place| faces[place].kind),
            sets: std::array::from_fn(|place| faces[place].set),
            at,
            of_set,
            of_kind,
            laws,
            bands,
            namesakes,
            faces,
        }
    }

    /// The card with this hour; none if the deck has none.
    pub fn face(&self, hour: Hour) -> Option<&Face> {
        self.find(hour).map(|card| self.face_of(card))
    }

    /// Every card, from the earliest to the latest.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// The card of a law.
    pub fn law(&self, law: Law) -> &Face {
        self.face_of(self.law_card(law))
    }

    /// The place of the card with this hour.
    #[inline]
    pub fn find(&self, hour: Hour) -> Option<Card> {
        self.at[hour.index()]
    }

    /// The hour of a card.
    #[inline]
    pub fn hour(&self, card: Card) -> Hour {
        self.hours[card.index()]
    }

    /// What a card is.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[card.index()]
    }

    /// The cards of a set by what they are.
    #[inline]
    pub fn of_set(&self, set: Set) -> &SetCards {
        &self.of_set[set]
    }

    /// The cards of the same set as this one, by what they are.
    #[inline]
    pub fn set_of(&self, card: Card) -> &SetCards {
        let set = self.sets[card.index()];
        self.of_set(set.expect("Aztecs, temples and saucers are of a set"))
    }

    /// The cards of a kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> Cards {
        self.of_kind[kind as usize]
    }

    /// A card as people see it.
    pub fn face_of(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The place of the card of a law.
    pub fn law_card(&self, law: Law) -> Card {
        self.laws[law as usize]
    }

    /// Warriors, name by name.
    pub fn bands(&self) -> &[Band] {
        &self.bands
    }

    /// Aztecs of one name, where there are at least two.
    pub fn namesakes(&self) -> &[Cards] {
        &self.namesakes
    }

    /// The cards that are played with.
    pub(crate) fn in_use(&self, sets: Sets, laws: bool) -> Cards {
        let none = Cards::NONE;
        let laws = if laws { self.of_kind(Kind::Law) } else { none };
        sets.into_iter()
            .fold(laws, |cards, set| cards | self.of_set(set).all)
    }

    /// The hours of cards, rising.
    pub(crate) fn hours_of(&self, cards: Cards) -> Vec<Hour> {
        cards.into_iter().map(|card| self.hour(card)).collect()
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        // States are compared often, and all of a game are played with one deck.
        std::ptr::eq(self, other) || self.faces == other.faces
    }
}

impl Components for Deck {
    const KIND: &'static str = "deck";

    fn parse(text: &str) -> Result<Self, ComponentsError> {
        file::read(text).map(Self::new)
    }

    fn standard() -> &'static Self {
        &STANDARD
    }

    /// Names play a part: Twins and the warriors go by them. What is written on a law does not.
    fn fingerprint(&self) -> Fingerprint {
        let mut rules = String::new();
        for face in &self.faces {
            let set = face.set.map_or("laws", Set::name);
            write!(rules, "{} {set} {} {};", face.hour, face.kind, face.name)
                .expect("a string takes it all");
            for points in &face.points {
                write!(rules, " {points}").expect("a string takes it all");
            }
            writeln!(rules, "; {}", face.in_temple).expect("a string takes it all");
        }
        Fingerprint::of(&rules)
    }
}
