//! What happens in a game.

use game::{Known, Seat, Viewer};
use serde::Serialize;

use crate::{PowerCard, ProsperityCard, Terrain, Territories, Territory};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// An age began.
    Age {
        /// Its number.
        age: u8,
        /// The turn order of the age.
        order: Vec<Seat>,
    },
    /// With two players: the players took each other's faction.
    Swapped,
    /// A player chose a power card.
    Chose {
        /// Who.
        seat: Seat,
        /// Which; only the player knows.
        card: Known<PowerCard>,
    },
    /// A player took pawns for the age.
    Took {
        /// Who.
        seat: Seat,
        /// How many in all.
        pawns: u8,
        /// How many of them had been removed before.
        returned: u8,
    },
    /// A player placed a pawn.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A player placed an extra pawn with Eagle and Jaguar Warriors.
    Warriors {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// Whether the pawn had been removed before.
        returned: bool,
    },
    /// A player moved a pawn.
    Moved {
        /// Who.
        seat: Seat,
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
    },
    /// A power card was turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: PowerCard,
    },
    /// A player won a tie with Great Tlatoani.
    Tlatoani {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// The winner of a territory declared battle.
    Battle {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// The winner of a territory let the others stay.
    Coexisted {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A player left a tie as it is.
    Tied {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A loser played Sacred Games and stays.
    Games {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// Pawns were removed.
    Removed {
        /// Whose.
        seat: Seat,
        /// From where.
        territory: Territory,
        /// How many.
        pawns: u8,
    },
    /// A player drew a prosperity card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which; only the player knows.
        card: Known<ProsperityCard>,
    },
    /// A card was due, but there was none.
    NoneToDraw {
        /// To whom.
        seat: Seat,
    },
    /// The discards became the new deck.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// A player joined two territories with Rafts and Canoes.
    Rafts {
        /// Who.
        seat: Seat,
        /// The two territories.
        shores: (Territory, Territory),
    },
    /// A player played a Blessing.
    Blessed {
        /// Who.
        seat: Seat,
        /// For which terrain.
        terrain: Terrain,
        /// What it is worth.
        points: u16,
    },
    /// A player named the terrain of the wild card.
    Terrain {
        /// Who.
        seat: Seat,
        /// Which.
        terrain: Terrain,
    },
    /// A domain was counted.
    Domain {
        /// Whose.
        seat: Seat,
        /// Its territories.
        territories: Territories,
        /// How many of them match the power card.
        matching: u32,
        /// What it is worth.
        points: u32,
    },
    /// A player's counter moved, or stayed if there was nothing to score.
    Scored {
        /// Who.
        seat: Seat,
        /// Points for domains.
        domains: u16,
        /// Points for Blessings.
        blessings: u16,
        /// The new score.
        score: u16,
    },
    /// What a player laid open at the end was counted.
    Final {
        /// Who.
        seat: Seat,
        /// The prosperity cards in hand, by name.
        hand: Vec<ProsperityCard>,
        /// The power card never chosen.
        unused: PowerCard,
        /// Points for it.
        value: u16,
        /// Points for the prosperity cards in hand.
        cards: u16,
        /// Points for the Offerings among them.
        offerings: u16,
        /// The final score.
        score: u16,
    },
    /// The game ended.
    Over {
        /// The seats from first to last.
        ranking: Vec<Seat>,
    },
}

impl game::Event for Event {
    const KINDS: &'static [&'static str] = &[
        "age",
        "swapped",
        "chose",
        "took",
        "placed",
        "warriors",
        "moved",
        "revealed",
        "tlatoani",
        "battle",
        "coexisted",
        "tied",
        "games",
        "removed",
        "drew",
        "none_to_draw",
        "reshuffled",
        "rafts",
        "blessed",
        "terrain",
        "domain",
        "scored",
        "final",
        "over",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Self::Age { .. } => "age",
            Self::Swapped => "swapped",
            Self::Chose { .. } => "chose",
            Self::Took { .. } => "took",
            Self::Placed { .. } => "placed",
            Self::Warriors { .. } => "warriors",
            Self::Moved { .. } => "moved",
            Self::Revealed { .. } => "revealed",
            Self::Tlatoani { .. } => "tlatoani",
            Self::Battle { .. } => "battle",
            Self::Coexisted { .. } => "coexisted",
            Self::Tied { .. } => "tied",
            Self::Games { .. } => "games",
            Self::Removed { .. } => "removed",
            Self::Drew { .. } => "drew",
            Self::NoneToDraw { .. } => "none_to_draw",
            Self::Reshuffled { .. } => "reshuffled",
            Self::Rafts { .. } => "rafts",
            Self::Blessed { .. } => "blessed",
            Self::Terrain { .. } => "terrain",
            Self::Domain { .. } => "domain",
            Self::Scored { .. } => "scored",
            Self::Final { .. } => "final",
            Self::Over { .. } => "over",
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Chose { seat, card } if !viewer.is(*seat) => *card = Known::HIDDEN,
            Self::Drew { seat, card } if !viewer.is(*seat) => *card = Known::HIDDEN,
            _ => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Warriors { .. }
                | Self::Revealed { .. }
                | Self::Tlatoani { .. }
                | Self::Games { .. }
                | Self::Drew { .. }
                | Self::Reshuffled { .. }
                | Self::Rafts { .. }
                | Self::Blessed { .. }
                | Self::Final { .. }
        )
    }
}
