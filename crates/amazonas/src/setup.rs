//! Setting the game up.

use game::{BySeat, Chance, Seat, Seats, Setup};

use crate::camps::Camps;
use crate::event_card::EventDeck;
use crate::income_card::Hand;
use crate::map::MAX_MISSIONS;
use crate::order::TurnOrder;
use crate::round::Round;
use crate::species::BySpecies;
use crate::{Amazonas, Colours, Gold, MAX_PLAYERS, Options, PhaseName, Species};

/// What everybody begins with.
pub(crate) const FIRST_GOLD: Gold = Gold(3);

/// How many tents each player has.
pub const TENTS: u8 = 12;

/// With two players, how many neutral tents each has.
pub const NEUTRAL_TENTS: u8 = 6;

/// How many native tiles there are.
pub(crate) const NATIVES: u8 = 4;

/// The table before the first tent is built.
pub(crate) fn set_up(setup: &Setup<Amazonas>) -> Amazonas {
    let Options {
        players,
        majority,
        colours,
        memory,
    } = setup.options;
    let map = setup.components;
    let mut chance = Chance::new(setup.seed);
    Amazonas {
        map,
        majority,
        players,
        colours: Colours::chosen(colours),
        memory,
        round: Round::OPENING,
        phase: PhaseName::Opening,
        event: None,
        order: random_order(players, &mut chance),
        turn: 0,
        missions: missions(map.missions().len(), players, &mut chance),
        deck: EventDeck::shuffled(&mut chance),
        camps: Camps::new(map),
        tents: BySeat([TENTS; MAX_PLAYERS]),
        money: BySeat([FIRST_GOLD.silver(); MAX_PLAYERS]),
        piles: BySeat::default(),
        supply: BySpecies([Species::TILES; 5]),
        hands: BySeat([Hand::FULL; MAX_PLAYERS]),
        choosing: Seats::NONE,
        played: BySeat::default(),
        last: BySeat::default(),
        medals: BySeat::default(),
        medals_left: players,
        native_available: false,
        natives: NATIVES,
        natives_gone: 0,
        neutral: BySeat([if players == 2 { NEUTRAL_TENTS } else { 0 }; MAX_PLAYERS]),
        neutral_used: false,
    }
}

/// Who builds the first tents when.
fn random_order(players: u8, chance: &mut Chance) -> TurnOrder {
    let mut seats = [0, 1, 2, 3].map(Seat::new);
    chance.shuffle(&mut seats[..usize::from(players)]);
    TurnOrder::new(seats, players)
}

/// A mission for each player.
fn missions(count: usize, players: u8, chance: &mut Chance) -> BySeat<u8, MAX_PLAYERS> {
    let mut cards: arrayvec::ArrayVec<u8, MAX_MISSIONS> = (0..).take(count).collect();
    chance.shuffle(&mut cards);
    let mut missions = BySeat::default();
    let dealt = usize::from(players);
    missions.0[..dealt].copy_from_slice(&cards[..dealt]);
    missions
}
