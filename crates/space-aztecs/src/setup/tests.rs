use std::collections::BTreeSet;

use game::{Game, Seed, Setup, Silent};

use crate::{Kind, Options, Set, Sets, SpaceAztecs};

fn start(options: Options, seed: u64) -> SpaceAztecs {
    SpaceAztecs::start(&Setup::new(options, Seed::Short(seed)), &mut Silent)
}

fn players(players: u8) -> Options {
    Options {
        players,
        ..Options::default()
    }
}

#[test]
fn eight_piles_hold_nine_cards_each_with_five_and_six_players_and_seven_with_fewer() {
    for (count, size) in [(2, 7), (3, 7), (4, 7), (5, 9), (6, 9)] {
        let dealt = start(players(count), 1).piles;
        assert_eq!(
            dealt.0.map(crate::card::Cards::len),
            [size; 8],
            "{count} players"
        );
        let without = Options {
            laws: false,
            ..players(count)
        };
        let dealt = start(without, 1).piles;
        assert_eq!(
            dealt.0.map(crate::card::Cards::len),
            [size - 1; 8],
            "{count} players"
        );
    }
}

#[test]
fn laws_are_dealt_unless_they_are_left_out() {
    for laws in [true, false] {
        let state = start(Options { laws, ..players(3) }, 1);
        let dealt = state
            .piles
            .0
            .into_iter()
            .fold(crate::card::Cards::NONE, |all, pile| all | pile);
        let found = (dealt & state.deck.of_kind(Kind::Law)).len();
        assert_eq!(found, if laws { 8 } else { 0 });
    }
}

#[test]
fn only_the_cards_of_the_sets_in_play_are_dealt() {
    let sets: Sets = [Set::Warriors, Set::Council, Set::Agency]
        .into_iter()
        .collect();
    let state = start(
        Options {
            sets: Some(sets),
            ..players(4)
        },
        1,
    );
    assert_eq!(state.sets, sets);
    let villagers = state.deck.of_set(Set::Villagers).all;
    assert!(!state.piles.0.iter().any(|pile| pile.meets(villagers)));
}

#[test]
fn if_none_are_chosen_any_three_sets_are_in_play() {
    let seen: BTreeSet<Vec<Set>> = (0..100)
        .map(|seed| start(players(4), seed).sets.into_iter().collect())
        .collect();
    assert_eq!(seen.len(), 4);
    assert!(seen.iter().all(|sets| sets.len() == 3));
}

#[test]
fn five_and_six_players_use_all_sets() {
    for count in [5, 6] {
        assert_eq!(start(players(count), 1).sets, Sets::ALL);
    }
}

#[test]
fn anybody_can_be_first_player() {
    for count in 2..=6 {
        let firsts: BTreeSet<_> = (0..200)
            .map(|seed| start(players(count), seed).first)
            .collect();
        assert_eq!(firsts.len(), usize::from(count));
    }
}

#[test]
fn the_order_of_play_and_the_memory_aid_do_not_change_the_deal() {
    let plain = start(players(3), 5);
    let other = Options {
        order: crate::Order::Hours,
        memory: false,
        ..players(3)
    };
    let other = start(other, 5);
    assert_eq!((plain.piles, plain.first), (other.piles, other.first));
}
