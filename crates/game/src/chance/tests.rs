use proptest::prelude::*;

use super::*;

fn short(seed: u64) -> Chance {
    Chance::new(Seed::Short(seed))
}

/// The chance of the seed 00, 01, 02, … 1f.
fn full() -> Chance {
    Chance::new(Seed::Full(Bits(std::array::from_fn(|index| {
        u8::try_from(index).unwrap()
    }))))
}

fn drawn(chance: &mut Chance) -> Vec<u32> {
    (0..8).map(|_| chance.below(100)).collect()
}

fn shuffled(chance: &mut Chance) -> Vec<u8> {
    let mut items: Vec<u8> = (0..10).collect();
    chance.shuffle(&mut items);
    items
}

#[test]
fn what_a_short_seed_gives_never_changes() {
    let mut chance = short(1);
    assert_eq!(drawn(&mut chance), [67, 1, 95, 58, 91, 59, 59, 64]);
    assert_eq!(shuffled(&mut chance), [0, 8, 5, 7, 3, 6, 9, 1, 2, 4]);
    assert_eq!(chance.seed(), Seed::Short(11_354_585_701_923_085_848));
}

#[test]
// The numbers come from another implementation: `openssl enc -chacha20` and the same arithmetic.
fn what_a_full_seed_gives_never_changes() {
    let mut chance = full();
    assert_eq!(drawn(&mut chance), [48, 41, 46, 28, 43, 79, 29, 57]);
    assert_eq!(shuffled(&mut chance), [1, 7, 4, 8, 0, 5, 2, 3, 6, 9]);
    assert_eq!(chance.seed(), Seed::Short(7_015_589_057_286_039_213));
    assert_eq!(chance.below(1_000_000), 153_537);
}

#[test]
fn a_full_seed_is_the_key_of_the_cipher_of_rfc_8439() {
    // Its first test vector: key, nonce and counter are nothing but zeros.
    let mut stream = Stream {
        key: Bits([0; 32]),
        drawn: 0,
    };
    let words: Vec<u32> = (0..17).map(|_| stream.run(|next| next())).collect();
    assert_eq!(
        words[..4],
        [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]
    );
    // The second: the block after it.
    assert_eq!(words[16], 0xbee7_079f);
}

#[test]
fn words_come_in_the_same_order_however_many_are_drawn_at_once() {
    let many = |chunks: &[usize]| {
        let mut chance = full();
        let Source::Full(stream) = &mut chance.0 else {
            panic!("a full seed has a cipher");
        };
        let mut words = Vec::new();
        for &chunk in chunks {
            stream.run(|next| words.extend((0..chunk).map(|_| next())));
        }
        assert_eq!(stream.drawn, 200);
        words
    };
    let at_once = many(&[200]);
    assert_eq!(many(&[1; 200]), at_once);
    assert_eq!(many(&[15, 1, 17, 31, 64, 65, 7]), at_once);
}

#[test]
fn chances_are_equal_when_all_that_follows_is() {
    let (mut one, mut other) = (full(), full());
    assert_eq!(one, other);
    one.below(7);
    assert_ne!(one, other);
    other.below(9);
    assert_eq!(one, other);
    assert_eq!(one.clone().seed(), other.seed());
    assert_ne!(full(), short(0));
}

#[test]
fn a_state_that_is_shown_does_not_show_the_key() {
    let shown = format!("{:?}", full());
    assert!(
        shown.contains("drawn: 0") && !shown.contains("0405"),
        "{shown}"
    );
}

#[test]
fn every_order_is_equally_likely() {
    for mut chance in [short(7), full()] {
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *seen.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(
            seen.values().all(|times| (times - 10_000).abs() < 400),
            "{seen:?}"
        );
    }
}

proptest! {
    #[test]
    fn a_draw_is_below_its_bound(seed: u64, key: [u8; 32], bound in 1_u32..) {
        prop_assert!(short(seed).below(bound) < bound);
        prop_assert!(Chance::new(Seed::Full(Bits(key))).below(bound) < bound);
    }
}
