//! Facts of a state, for whoever thinks about states: they cost nothing to ask, and they know every secret.
//!
//! Whoever must not know the secrets asks a state in which they were [dealt again](game::Game::resample).

use game::Seat;

use crate::conflict::Stage;
use crate::development::Step;
use crate::domain::Raft;
use crate::state::Phase;
use crate::{
    Aztlan, People, PhaseName, PowerCard, ProsperityCard, Terrain, Territories, Territory,
};

/// What the player scoring now has played.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The pairs of territories that count as adjacent.
    pub rafts: &'a [Raft],
    /// Points of Blessings.
    pub blessed: u16,
    /// The terrain named for the wild card.
    pub terrain: Option<Terrain>,
}

impl Aztlan {
    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The age, 1 to 5.
    #[inline]
    pub fn age(&self) -> u8 {
        self.age.number()
    }

    /// Where in the age the game is.
    #[inline]
    pub fn phase(&self) -> PhaseName {
        match &self.phase {
            Phase::Choosing => PhaseName::Choosing,
            Phase::Development(_) => PhaseName::Development,
            Phase::Conflict(conflict) => match conflict.stage {
                Stage::Games { .. } => PhaseName::Games,
                _ => PhaseName::Conflict,
            },
            Phase::Scoring(_) => PhaseName::Scoring,
            Phase::Over => PhaseName::Over,
        }
    }

    /// The points of a seat.
    #[inline]
    pub fn score_of(&self, seat: Seat) -> u16 {
        self.track.score(seat)
    }

    /// The territories where the seat has a pawn.
    #[inline]
    pub fn held_by(&self, seat: Seat) -> Territories {
        self.held(seat)
    }

    /// The seat's pawns in a territory.
    #[inline]
    pub fn pawns_of(&self, seat: Seat, territory: Territory) -> u8 {
        self.land.pawns(self.control[seat], territory)
    }

    /// The most pawns that an opponent of the seat has in a territory.
    #[inline]
    pub fn rivals_of(&self, seat: Seat, territory: Territory) -> u8 {
        let own = self.control[seat];
        let others = People::all(self.players).filter(|people| *people != own);
        let pawns = others.map(|people| self.land.pawns(people, territory));
        pawns.max().unwrap_or(0)
    }

    /// Pawns that the seat has yet to place in this age.
    #[inline]
    pub fn left_to_place(&self, seat: Seat) -> u8 {
        self.to_place[seat]
    }

    /// Where the seat has placed pawns in this age.
    #[inline]
    pub fn placed_by(&self, seat: Seat) -> Territories {
        self.placed[seat]
    }

    /// The power card that the seat has chosen for this age.
    #[inline]
    pub fn power_of(&self, seat: Seat) -> Option<PowerCard> {
        self.power[seat].chosen
    }

    /// Whether the seat has not used the power card in an earlier age.
    #[inline]
    pub fn holds_power(&self, seat: Seat, card: PowerCard) -> bool {
        self.power[seat].holds(card)
    }

    /// How many prosperity cards of a kind the seat holds.
    #[inline]
    pub fn cards_of(&self, seat: Seat, card: ProsperityCard) -> u8 {
        self.hands[seat].count(card)
    }

    /// How many prosperity cards the seat holds.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat].len()
    }

    /// Where the pawn stands that has been taken up.
    #[inline]
    pub fn taken_up(&self) -> Option<Territory> {
        match &self.phase {
            Phase::Development(development) => match development.step {
                Step::To(from) => Some(from),
                _ => None,
            },
            _ => None,
        }
    }

    /// The territory that is being settled.
    #[inline]
    pub fn being_settled(&self) -> Option<Territory> {
        match &self.phase {
            Phase::Conflict(conflict) => conflict.here(),
            _ => None,
        }
    }

    /// The territories that a single winner has resolved in this conflict phase.
    #[inline]
    pub fn resolved(&self) -> Territories {
        match &self.phase {
            Phase::Conflict(conflict) => conflict.settled.resolved,
            _ => Territories::NONE,
        }
    }

    /// Whether the seat's domains of this age have been counted.
    #[inline]
    pub fn has_scored(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Scoring(scoring) => {
                let scored = self.order.seats().iter().take(scoring.turn().into());
                scored.into_iter().any(|other| *other == seat)
            }
            phase => *phase == Phase::Over,
        }
    }

    /// What the seat has played if it is scoring now.
    #[inline]
    pub fn played_by(&self, seat: Seat) -> Option<Played<'_>> {
        match &self.phase {
            Phase::Scoring(scoring) if self.scorer(scoring) == seat => Some(Played {
                rafts: scoring.rafts.as_slice(),
                blessed: scoring.blessed,
                terrain: scoring.terrain,
            }),
            _ => None,
        }
    }
}
