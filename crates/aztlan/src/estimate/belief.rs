//! Which power cards the others have likely chosen.
//!
//! The weights were fitted to what bots chose in 70 games and are a little less sure of it, for people have other habits. They
//! matter much: a bot that sees the others' cards wins 48 % against three that do not.

use crate::{Aztlan, PhaseName, PowerCard};
use game::{Chance, Game as _, Seat};

use super::small;
use game::lot;

/// For each point of its number, by age: low cards are spent first, high ones when land has grown.
const EAGER: [f32; 5] = [-0.4, 0.2, 1.0, 1.2, 0.4];
/// If it is the wild one.
const WILD: f32 = 1.2;
/// For each territory of its terrain that was held before.
const HELD: f32 = 0.4;
/// For each territory of its terrain with a pawn of this age.
const PLACED: f32 = 0.3;

/// Draws the power card of everybody else again, as likely as it is chosen.
pub(super) fn guess(state: &mut Aztlan, seat: Seat, chance: &mut Chance) {
    if state.phase() != PhaseName::Development {
        return;
    }
    for other in state.seats() {
        if other != seat && state.power_of(other).is_some() {
            let card = likely_card(state, other, chance);
            state.suppose_choice(other, card);
        }
    }
}

/// One of the power cards that a seat has not used, drawn by lot, as likely as its choice.
fn likely_card(state: &Aztlan, seat: Seat, chance: &mut Chance) -> PowerCard {
    let unused = |card: &PowerCard| state.holds_power(seat, *card);
    let weights = PowerCard::ALL.map(|card| {
        if unused(&card) {
            likelihood(state, seat, card).exp()
        } else {
            0.0
        }
    });
    let mut left = lot(chance) * weights.iter().sum::<f32>();
    for (card, weight) in PowerCard::ALL.into_iter().zip(weights) {
        left -= weight;
        if left < 0.0 {
            return card;
        }
    }
    // Rounding has left a crumb.
    PowerCard::ALL
        .into_iter()
        .rfind(unused)
        .expect("six cards are enough for five ages")
}

/// How likely it is that a seat has chosen a power card, as a logarithm that matters only in comparison.
fn likelihood(state: &Aztlan, seat: Seat, card: PowerCard) -> f32 {
    let eager = EAGER[usize::from(state.age()) - 1] * f32::from(card.number());
    let Some(terrain) = card.terrain() else {
        return eager + WILD;
    };
    let land = state.components().of_terrain(terrain);
    let placed = state.placed_by(seat);
    let before = state.held_by(seat) - placed;
    eager + HELD * small((before & land).len()) + PLACED * small((placed & land).len())
}

#[cfg(test)]
mod tests {
    use crate::{Action, Terrain};
    use game::{Seed, Setup, Silent};

    use super::*;

    /// The first development, in which every seat has chosen the card at this place of those it may choose.
    fn development(place: usize) -> Aztlan {
        let setup = Setup::<Aztlan>::new(crate::Options::default(), Seed::Short(1));
        let mut state = Aztlan::start(&setup, &mut Silent);
        let mut legal = Vec::new();
        while state.phase() == PhaseName::Choosing {
            let seat = state.to_act().first().expect("all choose");
            state.legal(seat, &mut legal);
            state.apply_unchecked(seat, legal[place], &mut Silent);
        }
        state
    }

    /// How often of 400 times a seat is guessed to have chosen a card.
    fn guesses(state: &Aztlan, seat: Seat, card: u8) -> usize {
        let viewer = state.seats().into_iter().find(|other| *other != seat);
        let viewer = viewer.expect("four play");
        let mut chance = Chance::new(Seed::Short(3));
        let mut again = || {
            let mut imagined = state.clone();
            super::guess(&mut imagined, viewer, &mut chance);
            imagined.power_of(seat).map(PowerCard::number)
        };
        (0..400).filter(|_| again() == Some(card)).count()
    }

    #[test]
    fn low_cards_are_likelier_at_first_and_the_wild_one_most() {
        let state = development(1);
        let of = |card| guesses(&state, Seat::new(2), card);
        assert!(of(4) > of(5) && of(5) > of(8) && of(8) > 0);
        assert_eq!((4..=9).map(of).sum::<usize>(), 400);
    }

    #[test]
    fn what_the_truth_is_does_not_matter() {
        let of = |place| guesses(&development(place), Seat::new(2), 9);
        assert_eq!(of(1), of(5));
    }

    #[test]
    fn pawns_on_its_terrain_make_a_card_likelier() {
        let after = |matching: bool| {
            let mut state = development(1);
            let seat = state.to_act().first().expect("somebody places");
            let jungle = state.components().of_terrain(Terrain::Jungle);
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let place = legal.into_iter().find(|action| match action {
                Action::Place(territory) => jungle.contains(*territory) == matching,
                _ => false,
            });
            let place = place.expect("there is such land");
            state.apply_unchecked(seat, place, &mut Silent);
            guesses(&state, seat, 5)
        };
        assert!(after(true) > after(false));
    }
}
