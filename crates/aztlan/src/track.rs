//! The score track: scores, and the stack of counters that breaks ties.

use game::{BySeat, Seat};

use crate::{Edition, MAX_PLAYERS};

/// Every player's score and place in the stack of counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Track {
    scores: BySeat<u16, MAX_PLAYERS>,
    /// All seats, lowest score first, on equal scores from the bottom of the stack to the top.
    stack: [Seat; MAX_PLAYERS],
    players: u8,
}

impl Track {
    /// Everybody on 0; `stack` is from bottom to top, its first `players` seats count.
    pub(crate) fn new(stack: [Seat; MAX_PLAYERS], players: u8) -> Self {
        Self {
            scores: BySeat::default(),
            stack,
            players,
        }
    }

    pub(crate) fn score(&self, seat: Seat) -> u16 {
        self.scores[seat]
    }

    /// All seats, lowest score first, on equal scores from the bottom of the stack to the top.
    pub(crate) fn stack(&self) -> &[Seat] {
        &self.stack[..usize::from(self.players)]
    }

    /// Who plays when: higher score first, on equal scores the upper counter first.
    pub(crate) fn turn_order(&self) -> TurnOrder {
        let mut seats = self.stack;
        seats[..usize::from(self.players)].reverse();
        TurnOrder {
            seats,
            players: self.players,
        }
    }

    /// Moves a counter forward; it lands on top of those already there. Without a gain it does not move.
    pub(crate) fn advance(&mut self, seat: Seat, gain: u16) {
        if gain == 0 {
            return;
        }
        self.scores[seat] += gain;
        let stack = &mut self.stack[..usize::from(self.players)];
        let from = stack
            .iter()
            .position(|other| *other == seat)
            .expect("every seat is in the stack");
        let passed = stack[from + 1..]
            .iter()
            .take_while(|other| self.scores[**other] <= self.scores[seat])
            .count();
        stack[from..=from + passed].rotate_left(1);
    }

    /// The seats from first to last; ties are broken by the stack as the edition says.
    pub(crate) fn ranking(&self, edition: Edition) -> impl Iterator<Item = Seat> {
        let mut seats = self.stack;
        let ranked = &mut seats[..usize::from(self.players)];
        ranked.reverse();
        if edition == Edition::En {
            ranked
                .chunk_by_mut(|a, b| self.scores[*a] == self.scores[*b])
                .for_each(<[Seat]>::reverse);
        }
        seats.into_iter().take(usize::from(self.players))
    }
}

/// The order in which the players take their turns in all phases of an age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnOrder {
    seats: [Seat; MAX_PLAYERS],
    players: u8,
}

impl TurnOrder {
    #[inline]
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// The seat whose turn is the `turn`th, counted from 0; none after the last.
    #[inline]
    pub(crate) fn seat(&self, turn: u8) -> Option<Seat> {
        self.seats().get(usize::from(turn)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: [u8; 4]) -> [Seat; 4] {
        numbers.map(Seat::new)
    }

    fn track() -> Track {
        Track::new(seats([2, 0, 3, 1]), 4)
    }

    fn order(track: &Track) -> Vec<u8> {
        track
            .turn_order()
            .seats()
            .iter()
            .map(|seat| u8::from(*seat))
            .collect()
    }

    fn ranking(track: &Track, edition: Edition) -> Vec<u8> {
        track.ranking(edition).map(u8::from).collect()
    }

    #[test]
    fn on_equal_scores_the_upper_counter_plays_first() {
        assert_eq!(order(&track()), [1, 3, 0, 2]);
    }

    #[test]
    fn the_higher_score_plays_first() {
        let mut track = track();
        track.advance(Seat::new(2), 5);
        track.advance(Seat::new(3), 9);
        assert_eq!(order(&track), [3, 2, 1, 0]);
    }

    #[test]
    fn a_counter_that_moves_lands_on_top() {
        let mut track = track();
        track.advance(Seat::new(1), 5);
        track.advance(Seat::new(2), 5);
        assert_eq!(order(&track), [2, 1, 3, 0]);
        track.advance(Seat::new(0), 5);
        assert_eq!(order(&track), [0, 2, 1, 3]);
    }

    #[test]
    fn a_counter_that_gains_nothing_does_not_move() {
        let mut track = track();
        track.advance(Seat::new(2), 0);
        assert_eq!(track, self::track());
    }

    #[test]
    fn the_lowest_counter_wins_a_tie_in_the_english_edition_and_the_top_one_in_the_italian() {
        let mut track = track();
        track.advance(Seat::new(1), 20);
        track.advance(Seat::new(3), 20);
        track.advance(Seat::new(0), 30);
        assert_eq!(ranking(&track, Edition::En), [0, 1, 3, 2]);
        assert_eq!(ranking(&track, Edition::It), [0, 3, 1, 2]);
    }

    #[test]
    fn with_three_players_only_their_counters_stand() {
        let mut track = Track::new(seats([2, 0, 1, 3]), 3);
        track.advance(Seat::new(0), 4);
        assert_eq!(order(&track), [0, 1, 2]);
        assert_eq!(ranking(&track, Edition::It), [0, 1, 2]);
        assert_eq!(ranking(&track, Edition::En), [0, 2, 1]);
    }
}
