//! Setting the game up.

use arrayvec::ArrayVec;
use game::{BySeat, Chance, MAX_SEATS, Seat, Setup, Sink};

use crate::card::{CARDS, Card, Cards};
use crate::options::CHOSEN_SETS;
use crate::pile::{PILES, Symbols};
use crate::state::Phase;
use crate::{Event, Options, Set, Sets, SpaceAztecs};

/// The table before the first round begins.
pub(crate) fn set_up(setup: &Setup<SpaceAztecs>, sink: &mut impl Sink<Event>) -> SpaceAztecs {
    let Options {
        players,
        order,
        laws,
        memory,
        ..
    } = setup.options;
    let mut chance = Chance::new(setup.seed);
    let sets = sets(&setup.options, &mut chance);
    let piles = deal(setup.components.in_use(sets, laws), &mut chance);
    let first = chance.below(players.into());
    sink.tell(|| Event::Dealt {
        sets: sets.into_iter().collect(),
        laws,
        cards: u8::try_from(piles.0[0].len()).expect("a pile is small"),
    });
    SpaceAztecs {
        deck: setup.components,
        players,
        order,
        memory,
        sets,
        round: 0,
        first: Seat::new(u8::try_from(first).expect("a table is small")),
        phase: Phase::Over,
        piles,
        held: BySeat::default(),
        chosen: BySeat::default(),
        looked: BySeat::default(),
        villages: BySeat::default(),
        under: [Card::default(); CARDS],
        built: ArrayVec::new(),
        saucers_played: 0,
    }
}

/// The sets in play: all with five and six players, else the three that were chosen, or any three.
fn sets(options: &Options, chance: &mut Chance) -> Sets {
    if options.players > 4 {
        return Sets::ALL;
    }
    options.sets.unwrap_or_else(|| {
        let mut all = Set::ALL;
        chance.shuffle(&mut all);
        all.into_iter().take(CHOSEN_SETS).collect()
    })
}

/// Eight piles of the same size.
fn deal(cards: Cards, chance: &mut Chance) -> Symbols {
    let mut shuffled: ArrayVec<Card, CARDS> = cards.into_iter().collect();
    chance.shuffle(&mut shuffled);
    let size = shuffled.len() / PILES;
    let mut dealt = shuffled.chunks(size);
    Symbols(std::array::from_fn(|_| {
        let pile = dealt.next().unwrap_or_default();
        pile.iter().copied().collect()
    }))
}

/// Nobody can sit beyond the largest table.
const _: () = assert!(crate::MAX_PLAYERS == MAX_SEATS);

#[cfg(test)]
mod tests;
