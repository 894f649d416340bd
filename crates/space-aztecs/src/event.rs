//! What happens in a game.

use game::{Known, Points, Seat, Viewer};
use serde::Serialize;

use crate::{Hour, Pile, Set, Source};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The cards were dealt.
    Dealt {
        /// The sets in play.
        sets: Vec<Set>,
        /// Whether laws are among them.
        laws: bool,
        /// How many cards each pile has.
        cards: u8,
    },
    /// A round began.
    Round {
        /// Its number.
        round: u8,
        /// Who takes a pile first.
        first: Seat,
    },
    /// A player took a pile in hand.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        pile: Pile,
    },
    /// A player saw what is in the pile that he took. Only he notices; not told of a pile that his view shows already.
    Looked {
        /// Who.
        seat: Seat,
        /// Which pile.
        pile: Pile,
        /// What is in it.
        cards: Vec<Hour>,
    },
    /// A player kept a card of his pile, face down, and put the rest back.
    Kept {
        /// Who.
        seat: Seat,
        /// Of which pile.
        pile: Pile,
        /// Which card; only the player knows.
        card: Known<Hour>,
    },
    /// A player announced the hour of their card; the card stays face down.
    Announced {
        /// Who.
        seat: Seat,
        /// What was said aloud.
        hour: Hour,
    },
    /// It was found out who plays when in this round; the first is the new first player.
    Order {
        /// Everybody, in order.
        seats: Vec<Seat>,
    },
    /// A player turned his card up and laid it in his village.
    Played {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Hour,
    },
    /// A player hid Aztecs under the temple that he played.
    Hid {
        /// Who.
        seat: Seat,
        /// The temple.
        temple: Hour,
        /// The Aztecs.
        cards: Vec<Hour>,
    },
    /// An agent put the Aztec that was played into a temple.
    Sheltered {
        /// Whose.
        seat: Seat,
        /// The Aztec.
        card: Hour,
        /// The temple.
        temple: Hour,
    },
    /// A player could have hidden Aztecs with the card that he played and left them in the open.
    LeftOpen {
        /// Who.
        seat: Seat,
        /// The temple, or the Aztec that an agent could have put into one.
        card: Hour,
    },
    /// A saucer took an Aztec.
    Captured {
        /// Whose saucer.
        seat: Seat,
        /// The saucer.
        saucer: Hour,
        /// Whose Aztec.
        victim: Seat,
        /// The Aztec.
        card: Hour,
    },
    /// A saucer found nobody to take.
    EmptyHanded {
        /// Whose saucer.
        seat: Seat,
        /// The saucer.
        saucer: Hour,
    },
    /// A village was counted at the end.
    Counted {
        /// Whose.
        seat: Seat,
        /// What each source brought, in the order in which they are counted.
        sources: Vec<(Source, Points)>,
        /// In all.
        score: Points,
    },
    /// The game ended.
    Over {
        /// How many piles are empty.
        empty_piles: u8,
        /// How many saucers were played.
        saucers: u8,
        /// The seats from first to last; those who share a place stand together.
        ranking: Vec<Vec<Seat>>,
    },
}

impl game::Event for Event {
    const KINDS: &'static [&'static str] = &[
        "dealt",
        "round",
        "took",
        "looked",
        "kept",
        "announced",
        "order",
        "played",
        "hid",
        "sheltered",
        "left_open",
        "captured",
        "empty_handed",
        "counted",
        "over",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Self::Dealt { .. } => "dealt",
            Self::Round { .. } => "round",
            Self::Took { .. } => "took",
            Self::Looked { .. } => "looked",
            Self::Kept { .. } => "kept",
            Self::Announced { .. } => "announced",
            Self::Order { .. } => "order",
            Self::Played { .. } => "played",
            Self::Hid { .. } => "hid",
            Self::Sheltered { .. } => "sheltered",
            Self::LeftOpen { .. } => "left_open",
            Self::Captured { .. } => "captured",
            Self::EmptyHanded { .. } => "empty_handed",
            Self::Counted { .. } => "counted",
            Self::Over { .. } => "over",
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Looked { seat, .. } if !viewer.is(*seat) => None,
            Self::Kept { seat, pile, .. } if !viewer.is(*seat) => Some(Self::Kept {
                seat: *seat,
                pile: *pile,
                card: Known::HIDDEN,
            }),
            event => Some(event.clone()),
        }
    }

    /// What was in a pile is for those who looked at it to remember.
    fn recalled_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Looked { .. } => None,
            event => event.seen_by(viewer),
        }
    }

    /// An announced hour tells whoever knows the deck which card it is; all others see it when it is turned up.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Dealt { .. } | Self::Looked { .. } | Self::Announced { .. } | Self::Played { .. }
        )
    }
}
