//! What a position is worth to each seat.

use crate::{Chance, Game, MAX_SEATS, Points, Seat, Seats};

/// One number for each seat.
pub type Standing = [f32; MAX_SEATS];

/// A game whose positions can be estimated.
///
/// All of it works on imagined states, in which there is nothing that a bot may not know, and is fast: a search asks
/// it thousands of times for one decision.
pub trait Estimate: Game {
    /// Of so many actions picked at random, but no more than there are, a playout plays the most promising one.
    const CANDIDATES: usize = 4;

    /// Which part of the game it is: a number that never falls, and rises where positions are best compared. By default there is
    /// one part, so that playouts go on to the end.
    fn chapter(&self) -> u16 {
        0
    }

    /// How many [chapters](Self::chapter) a playout plays to their end before the position is estimated.
    fn ahead(&self) -> u16 {
        1
    }

    /// The points that each seat can expect at the end; by default those that it has.
    fn expected(&self) -> Standing {
        #[allow(clippy::cast_precision_loss, reason = "scores are small")]
        let points = |points: &Points| points.0 as f32;
        let scores = self.scores();
        standing(self.seats(), |seat| {
            scores.get(seat.index()).map_or(0.0, points)
        })
    }

    /// By how many points one must be ahead to be a clear favourite. Less when less is left to play.
    fn doubt(&self) -> f32 {
        1.0
    }

    /// How good an action looks at first sight, without trying it: 0 is nothing special, 1 is a good point.
    fn promise(&self, seat: Seat, action: Self::Action) -> f32 {
        let _ = (seat, action);
        0.0
    }

    /// Whether the position is worth comparing as it stands: nobody is in the midst of something.
    fn is_settled(&self) -> bool {
        true
    }

    /// What the seat alone knows and decides by, as a number, 0 if there is no such thing: where it is another, it may well decide
    /// otherwise.
    fn secret_of(&self, seat: Seat) -> u16 {
        let _ = seat;
        0
    }

    /// In a state in which all that the seat does not know was dealt again by blind lot: guesses again what can be guessed better by
    /// what the others have done. It knows no more than the seat does.
    fn guess(&mut self, seat: Seat, chance: &mut Chance) {
        let _ = (seat, chance);
    }
}

/// What each of the seats is worth.
pub fn standing(seats: Seats, worth: impl Fn(Seat) -> f32) -> Standing {
    let mut standing = Standing::default();
    for seat in seats {
        standing[seat.index()] = worth(seat);
    }
    standing
}

/// A number from 0 to 1, drawn by lot.
#[allow(clippy::cast_precision_loss, reason = "a lot need not be exact")]
pub fn lot(chance: &mut Chance) -> f32 {
    const FINENESS: u32 = 1 << 20;
    chance.below(FINENESS) as f32 / FINENESS as f32
}
