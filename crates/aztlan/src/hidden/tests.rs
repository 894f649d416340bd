use std::collections::BTreeSet;

use game::{Chance, Game as _, Viewer};

use crate::ProsperityCard::{Games, Offering, Tlatoani};
use crate::scenario::{Table, seat};
use crate::{Aztlan, PowerCard};

#[test]
fn what_others_hold_is_dealt_again_but_never_what_the_viewer_knows() {
    let table = Table::new(3)
        .hand(0, &[Games, Offering])
        .hand(1, &[Tlatoani])
        .at_development();
    let dealt: BTreeSet<_> = (0..200)
        .map(|seed| {
            let state = table.resampled(0, seed);
            assert_eq!(state.hands[seat(0)], table.state.hands[seat(0)]);
            assert_eq!(state.hands[seat(1)].len(), 1);
            state.hands[seat(1)].iter().next()
        })
        .collect();
    assert_eq!(dealt.len(), 8, "it could be any kind of card");
}

#[test]
fn a_secret_power_card_could_be_any_that_is_left() {
    let table = Table::new(3).age(3).at_development();
    let guessed = |owner| -> BTreeSet<_> {
        (0..200)
            .filter_map(|seed| table.resampled(0, seed).power[seat(owner)].chosen)
            .collect()
    };
    assert_eq!(guessed(0).len(), 1, "his own he knows");
    assert_eq!(guessed(1).len(), 4);
}

#[test]
fn another_choice_can_be_supposed_while_it_is_secret_and_possible() {
    let card = |number| PowerCard::new(number).expect("4 to 9");
    let supposed = |mut state: Aztlan, number| {
        state.suppose_choice(seat(1), card(number));
        state.power[seat(1)].chosen.map(PowerCard::number)
    };
    // The cards 4 and 5 were used in the first two ages.
    let state = Table::new(3).age(3).at_development().state;
    let chosen = state.power[seat(1)].chosen.map(PowerCard::number);
    assert_eq!(supposed(state.clone(), 9), Some(9));
    assert_eq!(supposed(state.clone(), 7), Some(7));
    assert_eq!(supposed(state, 4), chosen);
    let revealed = Table::new(3).power([9, 5, 4]).pawns(0, 6, 1).pawns(1, 6, 1);
    assert_eq!(supposed(revealed.at_conflict().state, 9), Some(5));
    let choosing = Table::new(3).state;
    assert_eq!(supposed(choosing, 9), None);
}

#[test]
fn a_power_card_that_was_revealed_stays_as_it_is() {
    let table = Table::new(3)
        .power([9, 5, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 1)
        .at_conflict();
    for seed in 0..50 {
        assert_eq!(table.resampled(2, seed).power, table.state.power);
    }
}

#[test]
fn a_new_deck_holds_only_what_was_shuffled_into_it() {
    // Everything but the card of seat 1 is discarded, and becomes the deck when seat 0 coexists.
    let mut table = Table::new(3)
        .power([9, 5, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 1)
        .hand(1, &[Tlatoani])
        .deck_discarded()
        .at_conflict();
    table.play(0, "coexist");
    for seed in 0..200 {
        let state = table.resampled(0, seed);
        assert!(
            state.hands[seat(1)].has(Tlatoani),
            "seat 0 can tell what was not among the discards"
        );
        assert_eq!(state.deck.as_slice().len(), 28);
    }
    let held: BTreeSet<_> = (0..200)
        .filter_map(|seed| table.resampled(1, seed).hands[seat(0)].iter().next())
        .collect();
    assert_eq!(
        held.len(),
        8,
        "seat 1 knows nothing of the card that seat 0 drew"
    );
}

/// Seat 1 holds all Sacred Games when the deck is made new, and seat 2 draws its only card from it.
#[test]
fn nobody_is_dealt_what_was_not_in_the_deck_he_drew_from() {
    let mut table = Table::new(3)
        .power([4, 5, 9])
        .pawns(2, 6, 1)
        .pawns(1, 6, 1)
        .hand(1, &[Games, Games, Games])
        .deck_discarded()
        .at_conflict();
    table.play(2, "coexist");
    for seed in 0..300 {
        let state = table.resampled(0, seed);
        assert_eq!(state.hands[seat(1)].count(Games), 3);
        assert!(!state.hands[seat(2)].has(Games));
    }
}

#[test]
fn a_card_that_the_viewer_drew_himself_is_nowhere_else() {
    let mut table = Table::new(3)
        .power([9, 5, 4])
        .pawns(0, 6, 1)
        .pawns(1, 6, 1)
        .hand(0, &[Tlatoani, Tlatoani])
        .on_deck(&[Tlatoani])
        .at_conflict();
    table.play(0, "coexist");
    for seed in 0..300 {
        let state = table.resampled(0, seed);
        assert_eq!(state.hands[seat(0)].count(Tlatoani), 3);
        assert_eq!(state.deck.contents().count(Tlatoani), 0);
    }
}

#[test]
fn a_card_played_that_nobody_held_at_the_shuffle_was_drawn_since() {
    let mut table = Table::new(2)
        .power([9, 5])
        .lands(0, &[6, 7, 9])
        .lands(1, &[6, 7, 9])
        .hand(1, &[Offering])
        .deck_discarded();
    // Seat 1 has an old Offering and will draw Games from the new deck, and play it.
    table = table.at_conflict();
    table.play(0, "settle 6").play(0, "coexist");
    table.state.deck = table
        .state
        .deck
        .contents()
        .iter()
        .filter(|card| *card != Games)
        .chain([Games; 3])
        .take(29)
        .collect();
    table.state.draw(seat(1), &mut game::Silent);
    table.state.play_card(seat(1), Games);
    let held: BTreeSet<_> = (0..300)
        .filter_map(|seed| table.resampled(0, seed).hands[seat(1)].iter().next())
        .collect();
    assert_eq!(
        held.into_iter().collect::<Vec<_>>(),
        [Offering],
        "the only old card was no Games"
    );
}

#[test]
fn a_seat_that_is_not_in_the_game_knows_what_a_spectator_knows() {
    let table = Table::new(3).hand(0, &[Games]).at_development();
    let state = table.resampled(5, 1);
    assert_eq!(state.hands[seat(0)].len(), 1);
}

#[test]
fn the_chance_to_come_is_not_known() {
    let table = Table::new(3).at_development();
    assert_ne!(table.resampled(0, 1).chance, table.state.chance);
}

#[test]
fn nobody_who_thinks_about_a_state_holds_the_key_of_the_deal() {
    let deal = game::Seed::Full(game::Bits([7; 32]));
    let setup = game::Setup::new(crate::Options::default(), deal);
    let state = crate::Aztlan::start(&setup, &mut game::Silent);
    assert!(state.chance.is_full());
    let mut chance = Chance::new(deal);
    for viewer in Viewer::all(state.seats()) {
        assert!(!state.resampled(viewer, &mut chance).chance.is_full());
    }
}
