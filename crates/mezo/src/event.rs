//! What happens in a game.

use std::fmt;

use game::{Known, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::{Book, Card, Kind, Owner, Source, Verb};

/// A name that the components give.
pub type Name = &'static str;

/// Where units are; in JSON its word, or the name of the region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// With their owner.
    Reserve,
    /// Among the dead.
    Xibalba,
    /// Below the tiles of the angry gods, given up to appease them.
    Below,
    /// Offered in the Blessed region.
    Offered,
    /// In a book.
    Book(Book),
    /// On the map.
    Region(Name),
}

impl Whereabouts {
    /// Its word, or the name of the region.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reserve => "reserve",
            Self::Xibalba => "xibalba",
            Self::Below => "below",
            Self::Offered => "offered",
            Self::Book(book) => book.word(),
            Self::Region(region) => region,
        }
    }

    /// The name of the region, if it is one.
    pub const fn region(self) -> Option<Name> {
        match self {
            Self::Region(region) => Some(region),
            _ => None,
        }
    }
}

/// By what units move; in JSON its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// A verb of the effect language; the tribes' own deploying is `deploy` too.
    Verb(Verb),
    /// A city sends a unit.
    City,
    /// An angry god is appeased.
    Appease,
    /// An offering in the Blessed region.
    Offer,
    /// All is over here, and they go where they are kept.
    Home,
}

impl Means {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Verb(verb) => verb.word(),
            Self::City => "city",
            Self::Appease => "appease",
            Self::Offer => "offer",
            Self::Home => "home",
        }
    }
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Whereabouts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl Serialize for Means {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A player has a god.
    God {
        /// Who.
        seat: Seat,
        /// Which.
        god: Name,
    },
    /// A player founded a city.
    City {
        /// Who.
        seat: Seat,
        /// Where.
        region: Name,
    },
    /// The row of the prophecy was drawn.
    Prophecies {
        /// Its three steps, in order.
        prophecies: [Name; 3],
    },
    /// Solo: the trial was drawn.
    Trial {
        /// Which.
        trial: Name,
    },
    /// An age began; tiles and decks were shuffled.
    Age {
        /// Its number.
        age: u8,
    },
    /// Solo: a vengeful god was drawn.
    VengefulGod {
        /// Which.
        god: Name,
        /// The region whose tile was turned up, if it leaves a choice of vertices.
        region: Option<Name>,
    },
    /// An angry god was turned up.
    Angry {
        /// Of which age.
        age: u8,
        /// Which of that age's tiles.
        tile: u8,
        /// What it does, as it is written.
        effect: String,
    },
    /// A ritual was turned up.
    Ritual {
        /// Which.
        ritual: Name,
    },
    /// The leader put the sacred cenote somewhere.
    Cenote {
        /// Who.
        seat: Seat,
        /// Where.
        region: Name,
    },
    /// A player chose an ability.
    Ability {
        /// Who.
        seat: Seat,
        /// Of which age.
        age: u8,
        /// Which, 1 to 3.
        ability: u8,
    },
    /// A player put a champion somewhere.
    Champion {
        /// Who.
        seat: Seat,
        /// Where.
        region: Name,
    },
    /// The Blessed region of the age is known.
    Blessed {
        /// Which.
        region: Name,
    },
    /// Units moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// How many warriors.
        warriors: u8,
        /// How many shamans.
        shamans: u8,
        /// From where.
        from: Whereabouts,
        /// To where.
        to: Whereabouts,
        /// By what.
        by: Means,
    },
    /// A god was put on a vertex.
    Placed {
        /// Whose.
        seat: Seat,
        /// Which god.
        god: Name,
        /// Where.
        vertex: u8,
    },
    /// A conflict began.
    Conflict {
        /// Where.
        region: Name,
        /// Whether the region is Blessed.
        blessed: bool,
    },
    /// A player looked at the top of the deck.
    Looked {
        /// Who.
        seat: Seat,
        /// What was there, from bottom to top; only the player knows.
        cards: Vec<Known<Card>>,
    },
    /// A player kept a card.
    Kept {
        /// Who.
        seat: Seat,
        /// Which; only the player knows.
        card: Known<Card>,
    },
    /// A card was turned up.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Solo: the vengeful gods drew a card.
    VengefulCard {
        /// Which, counted from 0.
        card: u8,
    },
    /// A player took an action of the card.
    Acted {
        /// Who.
        seat: Seat,
        /// Which, 1 to 3.
        action: u8,
    },
    /// A player gave up an action of the card.
    Passed {
        /// Who.
        seat: Seat,
        /// Which, 1 to 3.
        action: u8,
    },
    /// A player demolished a glyph of his own to take the last action.
    Third {
        /// Who.
        seat: Seat,
    },
    /// A player let an action, an appeasement or a power be.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A player used the tribe's power.
    Power {
        /// Who.
        seat: Seat,
        /// In which way, 1 or 2.
        power: u8,
    },
    /// An effect begins.
    Effect {
        /// For whom.
        seat: Seat,
        /// Where it comes from.
        origin: Source,
        /// What it does, as it is written.
        effect: String,
    },
    /// An effect is over and has changed nothing.
    Nothing {
        /// For whom.
        seat: Seat,
        /// Where it came from.
        origin: Source,
    },
    /// A cost was not paid; the rest of the effect is skipped.
    Refused {
        /// Who.
        seat: Seat,
    },
    /// A glyph or floor was built.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        region: Name,
        /// The level of a floor; none for a glyph.
        level: Option<u8>,
    },
    /// A glyph or floor was demolished.
    Demolished {
        /// By whom.
        seat: Seat,
        /// Whose it was.
        owner: Owner,
        /// Where.
        region: Name,
        /// The level of a floor; none for a glyph.
        level: Option<u8>,
    },
    /// A glyph or floor was swapped for an own one.
    Transformed {
        /// By whom.
        seat: Seat,
        /// Whose it was.
        owner: Owner,
        /// Where.
        region: Name,
        /// The level of a floor; none for a glyph.
        level: Option<u8>,
    },
    /// A counter moved on the track.
    Scored {
        /// Whose.
        seat: Seat,
        /// The gain.
        points: u16,
        /// Spaces passed over because they were occupied.
        bumped: u16,
        /// Where it stands now.
        vp: u16,
        /// What for.
        source: Source,
    },
    /// Solo: the vengeful gods lost points.
    Lost {
        /// Whose.
        seat: Seat,
        /// Where the counter stands now.
        vp: u16,
    },
    /// Devotion rose or fell.
    Devotion {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: i16,
        /// What it is now.
        devotion: u8,
    },
    /// A player has more strength in this conflict.
    Strength {
        /// Who.
        seat: Seat,
        /// How much more.
        strength: u8,
    },
    /// A player has less strength in this conflict.
    Weakened {
        /// By whom.
        seat: Seat,
        /// Who.
        opponent: Seat,
        /// How much less.
        strength: u8,
    },
    /// A player takes a majority here whatever stands here.
    Most {
        /// Who.
        seat: Seat,
        /// Of what.
        kind: Kind,
    },
    /// A majority is not awarded here.
    Unawarded {
        /// By whom.
        seat: Seat,
        /// The majority of this book.
        book: Book,
    },
    /// Strength was counted.
    Strengths {
        /// Of each seat.
        strengths: Vec<u8>,
    },
    /// A conflict was won.
    Won {
        /// By whom.
        seat: Seat,
        /// Where.
        region: Name,
    },
    /// A city was destroyed.
    Destroyed {
        /// By whom.
        seat: Seat,
        /// Whose it was.
        owner: Seat,
        /// Where.
        region: Name,
    },
    /// A unit went to Calendar or Codex.
    Book {
        /// Whose.
        seat: Seat,
        /// Which of them.
        book: Book,
        /// Which space, 1 to 5.
        space: u8,
    },
    /// A conflict is over.
    Resolved {
        /// Where.
        region: Name,
    },
    /// A player completed a step of the prophecy.
    Prophecy {
        /// Who.
        seat: Seat,
        /// Which.
        prophecy: Name,
    },
    /// A player completed the prophecy.
    Monument {
        /// Who.
        seat: Seat,
    },
    /// Solo: a token was laid on the trial.
    Token {
        /// Whose.
        seat: Seat,
        /// How many there are now.
        tokens: u8,
    },
    /// The game ended.
    Over {
        /// The seats from first to last.
        ranking: Vec<Seat>,
    },
}

impl game::Event for Event {
    const KINDS: &'static [&'static str] = &[
        "god",
        "city",
        "prophecies",
        "trial",
        "age",
        "vengeful_god",
        "angry",
        "ritual",
        "cenote",
        "ability",
        "champion",
        "blessed",
        "moved",
        "placed",
        "conflict",
        "looked",
        "kept",
        "shown",
        "vengeful_card",
        "acted",
        "passed",
        "third",
        "declined",
        "power",
        "effect",
        "nothing",
        "refused",
        "built",
        "demolished",
        "transformed",
        "scored",
        "lost",
        "devotion",
        "strength",
        "weakened",
        "most",
        "unawarded",
        "strengths",
        "won",
        "destroyed",
        "book",
        "resolved",
        "prophecy",
        "monument",
        "token",
        "over",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Self::God { .. } => "god",
            Self::City { .. } => "city",
            Self::Prophecies { .. } => "prophecies",
            Self::Trial { .. } => "trial",
            Self::Age { .. } => "age",
            Self::VengefulGod { .. } => "vengeful_god",
            Self::Angry { .. } => "angry",
            Self::Ritual { .. } => "ritual",
            Self::Cenote { .. } => "cenote",
            Self::Ability { .. } => "ability",
            Self::Champion { .. } => "champion",
            Self::Blessed { .. } => "blessed",
            Self::Moved { .. } => "moved",
            Self::Placed { .. } => "placed",
            Self::Conflict { .. } => "conflict",
            Self::Looked { .. } => "looked",
            Self::Kept { .. } => "kept",
            Self::Shown { .. } => "shown",
            Self::VengefulCard { .. } => "vengeful_card",
            Self::Acted { .. } => "acted",
            Self::Passed { .. } => "passed",
            Self::Third { .. } => "third",
            Self::Declined { .. } => "declined",
            Self::Power { .. } => "power",
            Self::Effect { .. } => "effect",
            Self::Nothing { .. } => "nothing",
            Self::Refused { .. } => "refused",
            Self::Built { .. } => "built",
            Self::Demolished { .. } => "demolished",
            Self::Transformed { .. } => "transformed",
            Self::Scored { .. } => "scored",
            Self::Lost { .. } => "lost",
            Self::Devotion { .. } => "devotion",
            Self::Strength { .. } => "strength",
            Self::Weakened { .. } => "weakened",
            Self::Most { .. } => "most",
            Self::Unawarded { .. } => "unawarded",
            Self::Strengths { .. } => "strengths",
            Self::Won { .. } => "won",
            Self::Destroyed { .. } => "destroyed",
            Self::Book { .. } => "book",
            Self::Resolved { .. } => "resolved",
            Self::Prophecy { .. } => "prophecy",
            Self::Monument { .. } => "monument",
            Self::Token { .. } => "token",
            Self::Over { .. } => "over",
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Looked { seat, cards } if !viewer.is(*seat) => cards.fill(Known::HIDDEN),
            Self::Kept { seat, card } if !viewer.is(*seat) => *card = Known::HIDDEN,
            _ => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Prophecies { .. }
                | Self::Trial { .. }
                | Self::Age { .. }
                | Self::VengefulGod { .. }
                | Self::Angry { .. }
                | Self::Ritual { .. }
                | Self::Conflict { .. }
                | Self::Looked { .. }
                | Self::Shown { .. }
                | Self::VengefulCard { .. }
        )
    }

    fn shuffles(&self) -> bool {
        matches!(self, Self::Age { .. })
    }
}
