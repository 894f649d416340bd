//! Setting the game up.

use game::{BySeat, Chance, Seat, Setup};

use crate::ending::Ledger;
use crate::hidden::LastShuffle;
use crate::land::Land;
use crate::power::PowerHand;
use crate::prosperity::Pile;
use crate::state::Phase;
use crate::track::Track;
use crate::{Age, Aztlan, ByPeople, Cards, FirstFaction, MAX_PLAYERS, Options, People};

/// The table before the first age begins.
pub(crate) fn set_up(setup: &Setup<Aztlan>) -> Aztlan {
    let Options {
        players,
        edition,
        tribes,
        ..
    } = setup.options;
    let mut chance = Chance::new(setup.seed);
    let track = Track::new(random_stack(players, &mut chance), players);
    let control = control(&setup.options, &mut chance);
    let deck = Cards::all().shuffled(&mut chance);
    Aztlan {
        board: setup.components,
        edition,
        players,
        tribes,
        age: Age::FIRST,
        phase: Phase::Choosing,
        order: track.turn_order(),
        track,
        control,
        land: Land::EMPTY,
        reserve: ByPeople(std::array::from_fn(|people| {
            if people < usize::from(players) {
                People::pawns(players)
            } else {
                0
            }
        })),
        removed: ByPeople::default(),
        to_place: BySeat::default(),
        placed: BySeat::default(),
        power: BySeat([PowerHand::default(); MAX_PLAYERS]),
        hands: BySeat::default(),
        deck,
        discard: Pile::EMPTY,
        shuffle: LastShuffle::new(Cards::all(), &BySeat::default()),
        ledger: BySeat([Ledger::default(); MAX_PLAYERS]),
        chance,
    }
}

/// The counters on 0, stacked at random.
fn random_stack(players: u8, chance: &mut Chance) -> [Seat; MAX_PLAYERS] {
    let mut stack = [0, 1, 2, 3].map(Seat::new);
    chance.shuffle(&mut stack[..usize::from(players)]);
    stack
}

/// Whose pawns each seat plays in the first age: its tribe, or with two players a faction.
fn control(options: &Options, chance: &mut Chance) -> BySeat<People, MAX_PLAYERS> {
    let mut control = BySeat([0, 1, 2, 3].map(|number| People::tribe(Seat::new(number))));
    if options.players == 2 {
        let factions = match options.first_faction {
            FirstFaction::CoyoteQuetzal => [People::COYOTE_QUETZAL, People::OCELOT_SERPENT],
            FirstFaction::OcelotSerpent => [People::OCELOT_SERPENT, People::COYOTE_QUETZAL],
            FirstFaction::Random => {
                let mut either = [People::COYOTE_QUETZAL, People::OCELOT_SERPENT];
                chance.shuffle(&mut either);
                either
            }
        };
        control.0[..2].copy_from_slice(&factions);
    }
    control
}
