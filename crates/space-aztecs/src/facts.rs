//! Facts of a state, for whoever thinks about states: they cost nothing to ask, and they know every secret.
//!
//! Whoever must not know the secrets asks a state in which they were [dealt again](game::Game::resample).

use game::{Points, Seat};

use crate::card::{Card, Cards};
use crate::playing::Question;
use crate::scoring::Valley;
use crate::state::Phase;
use crate::village::Village;
use crate::{PhaseName, Sets, SpaceAztecs};

impl SpaceAztecs {
    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The sets that are played with.
    #[inline]
    pub fn sets(&self) -> Sets {
        self.sets
    }

    /// The round, counted from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What is being decided.
    #[inline]
    pub fn phase(&self) -> PhaseName {
        match &self.phase {
            Phase::Piles(_) => PhaseName::Piles,
            Phase::Keep(_) => PhaseName::Keep,
            Phase::Play(play) => match play.question {
                Question::Temple => PhaseName::Temple,
                Question::Agent => PhaseName::Agent,
                Question::Saucer(_) => PhaseName::Saucer,
            },
            Phase::Over => PhaseName::Over,
        }
    }

    /// The cards in front of a seat.
    #[inline]
    pub fn village_of(&self, seat: Seat) -> &Village {
        &self.villages[seat]
    }

    /// The villages of all seats.
    #[inline]
    pub fn villages(&self) -> &[Village] {
        &self.villages.0[..usize::from(self.players)]
    }

    /// The pile in the seat's hand; nothing if it has none.
    #[inline]
    pub fn pile_in_hand(&self, seat: Seat) -> Cards {
        self.held[seat].map_or(Cards::NONE, |pile| self.piles[pile])
    }

    /// The card that the seat has kept and not played yet.
    #[inline]
    pub fn kept_by(&self, seat: Seat) -> Option<Card> {
        self.chosen[seat]
    }

    /// All cards in piles, in hand or not.
    #[inline]
    pub fn cards_left(&self) -> Cards {
        let piles = self.piles.0.iter();
        piles.fold(Cards::NONE, |all, pile| all | *pile)
    }

    /// How many cards the smallest piles have: the second smallest decides when the game ends at the latest.
    #[inline]
    pub fn second_smallest_pile(&self) -> u32 {
        let mut smallest = [u32::MAX; 2];
        for pile in &self.piles.0 {
            let cards = pile.len();
            if cards < smallest[0] {
                smallest = [cards, smallest[0]];
            } else if cards < smallest[1] {
                smallest[1] = cards;
            }
        }
        smallest[1]
    }

    /// How many saucers have yet to be played before the game ends.
    #[inline]
    pub fn saucers_to_the_end(&self) -> u8 {
        self.last_saucer().saturating_sub(self.saucers_played)
    }

    /// What a seat would score if these were the villages at the end.
    pub fn score_with(&self, villages: &[Village], seat: Seat) -> Points {
        let valley = Valley {
            deck: self.deck,
            sets: self.sets,
            villages,
        };
        valley.score(seat)
    }
}
