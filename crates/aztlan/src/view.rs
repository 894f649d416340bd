//! What somebody sees of a game.

use std::collections::BTreeMap;

use game::{Game, Known, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::conflict::Stage;
use crate::development::Step;
use crate::state::Phase;
use crate::{
    Aztlan, ByPeople, People, PowerCard, ProsperityCard, Terrain, Territories, Territory, Tribes,
};

/// The whole table, with what the viewer may not see face down. In JSON a thing face down is the word `hidden`.
///
/// Lists of territories are sorted; lists with one entry for each seat go by seat. With two players `pawns`, `reserve` and
/// `removed` go by faction: Coyote+Quetzal, Ocelot+Serpent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// 1 to 5.
    pub age: u8,
    /// Where in the age the game is.
    pub phase: PhaseName,
    /// The turn order of the age.
    pub order: Vec<Seat>,
    /// The score of each seat.
    pub scores: Vec<u16>,
    /// All seats, lowest score first, on equal scores from the bottom of the stack to the top.
    pub stack: Vec<Seat>,
    /// The pawns in each territory that has any.
    pub pawns: BTreeMap<Territory, Vec<u8>>,
    /// Pawns not in play yet, less those taken for this age.
    pub reserve: Vec<u8>,
    /// Pawns removed from the board.
    pub removed: Vec<u8>,
    /// Pawns that each seat has yet to place in this age.
    pub to_place: Vec<u8>,
    /// Where the pawn stands that is being moved.
    pub moving: Option<Territory>,
    /// The step of a development turn.
    pub step: Option<StepName>,
    /// The territory being settled.
    pub here: Option<Territory>,
    /// Those who have yet to answer about Sacred Games, in turn order.
    pub asked: Vec<Seat>,
    /// Territories resolved in this conflict phase by a single winner.
    pub resolved: Vec<Territory>,
    /// Ties settled in this conflict phase, and by whom.
    pub tied: Vec<(Territory, Seat)>,
    /// Territories that Rafts and Canoes have joined for the player scoring now.
    pub rafts: Vec<(Territory, Territory)>,
    /// Points of the Blessings of the player scoring now.
    pub blessed: u16,
    /// The terrain that the player scoring now has named for the wild card.
    pub terrain: Option<Terrain>,
    /// With two players, the faction that each seat plays.
    pub control: Option<Vec<u8>>,
    /// The power cards of each seat.
    pub power: Vec<Power>,
    /// The prosperity cards of each seat, by name.
    pub hands: Vec<Vec<Known<ProsperityCard>>>,
    /// The deck; the top is the last.
    pub deck: Vec<Known<ProsperityCard>>,
    /// The discards; the latest is the last.
    pub discard: Vec<ProsperityCard>,
    /// Who may act now.
    pub to_act: Vec<Seat>,
    /// The seats from first to last, when the game is over.
    pub ranking: Option<Vec<Vec<Seat>>>,
    /// With three and four players, who leads which tribe. Programs that read the JSON know it from the options.
    #[serde(skip)]
    pub tribes: Tribes,
}

/// The power cards of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// The card of this age.
    pub chosen: Option<Known<PowerCard>>,
    /// The cards of past ages, in order.
    pub used: Vec<PowerCard>,
}

/// A phase of an age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Power cards are chosen.
    Choosing,
    /// Pawns are placed and moved.
    Development,
    /// Contested territories are resolved.
    Conflict,
    /// Losers of a battle are asked about Sacred Games.
    Games,
    /// Domains are scored.
    Scoring,
    /// The game is over.
    Over,
}

/// A step of a development turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepName {
    /// A pawn is to be placed.
    Place,
    /// A pawn may be moved.
    Move,
    /// The pawn taken up is to be put down.
    To,
}

impl View {
    /// What the viewer sees; everything if there is none.
    pub(crate) fn of(state: &Aztlan, viewer: Option<Viewer>) -> Self {
        let mut view = Self::public(state);
        let sees = |seat| viewer.is_none_or(|viewer| state.sees_hand(viewer, seat));
        let sees_power =
            |seat| !state.power_is_secret() || viewer.is_none_or(|viewer| viewer.is(seat));
        for seat in state.every_seat() {
            let power = &state.power[seat];
            view.power.push(Power {
                chosen: power
                    .chosen
                    .map(|card| Known::to_those_who(card, sees_power(seat))),
                used: power.used().collect(),
            });
            let hand = state.hands[seat].iter();
            view.hands.push(
                hand.map(|card| Known::to_those_who(card, sees(seat)))
                    .collect(),
            );
        }
        let deck = state.deck.as_slice().iter();
        view.deck = deck
            .map(|card| Known::to_those_who(*card, viewer.is_none()))
            .collect();
        view
    }

    /// What everybody sees; power cards, hands and deck are left for later.
    fn public(state: &Aztlan) -> Self {
        let mut view = Self {
            age: state.age.number(),
            phase: PhaseName::Over,
            order: state.order.seats().to_vec(),
            scores: state
                .every_seat()
                .into_iter()
                .map(|seat| state.track.score(seat))
                .collect(),
            stack: state.track.stack().to_vec(),
            pawns: pawns(state),
            reserve: by_people(state, &state.reserve),
            removed: by_people(state, &state.removed),
            to_place: state
                .every_seat()
                .into_iter()
                .map(|seat| state.to_place[seat])
                .collect(),
            moving: None,
            step: None,
            here: None,
            asked: Vec::new(),
            resolved: Vec::new(),
            tied: Vec::new(),
            rafts: Vec::new(),
            blessed: 0,
            terrain: None,
            control: control(state),
            power: Vec::new(),
            hands: Vec::new(),
            deck: Vec::new(),
            discard: state.discard.as_slice().to_vec(),
            to_act: state.to_act().into_iter().collect(),
            ranking: state.ranking().map(|places| {
                places
                    .into_iter()
                    .map(|place| place.into_iter().collect())
                    .collect()
            }),
            tribes: Tribes::new(state.tribes),
        };
        view.fill_in_phase(state);
        view
    }

    fn fill_in_phase(&mut self, state: &Aztlan) {
        self.phase = match &state.phase {
            Phase::Choosing => PhaseName::Choosing,
            Phase::Development(development) => {
                let (step, moving) = match development.step {
                    Step::Place => (StepName::Place, None),
                    Step::Move => (StepName::Move, None),
                    Step::To(from) => (StepName::To, Some(from)),
                };
                self.step = Some(step);
                self.moving = moving;
                PhaseName::Development
            }
            Phase::Conflict(conflict) => {
                self.here = conflict.here();
                self.resolved = conflict.settled.resolved.into_iter().collect();
                self.tied = ties(state, &conflict.settled.tied.0);
                match conflict.stage {
                    Stage::Games { asked, .. } => {
                        self.asked = state.in_turn_order(asked).collect();
                        PhaseName::Games
                    }
                    _ => PhaseName::Conflict,
                }
            }
            Phase::Scoring(scoring) => {
                self.rafts = scoring.rafts.as_slice().to_vec();
                self.rafts.sort_unstable();
                self.blessed = scoring.blessed;
                self.terrain = scoring.terrain;
                PhaseName::Scoring
            }
            Phase::Over => PhaseName::Over,
        };
    }
}

fn by_people(state: &Aztlan, values: &ByPeople<u8>) -> Vec<u8> {
    People::all(state.players)
        .map(|people| values[people])
        .collect()
}

fn pawns(state: &Aztlan) -> BTreeMap<Territory, Vec<u8>> {
    let held = People::all(state.players).map(|people| state.land.held(people));
    let occupied = held.fold(Territories::NONE, |all, held| all | held);
    let here = |territory| {
        People::all(state.players)
            .map(|people| state.land.pawns(people, territory))
            .collect()
    };
    occupied
        .into_iter()
        .map(|territory| (territory, here(territory)))
        .collect()
}

fn control(state: &Aztlan) -> Option<Vec<u8>> {
    let faction = |seat| u8::try_from(state.control[seat].index()).expect("there are two factions");
    (state.players == 2).then(|| state.every_seat().into_iter().map(faction).collect())
}

fn ties(state: &Aztlan, tied: &[Territories]) -> Vec<(Territory, Seat)> {
    let of_seat = |seat: Seat| tied[seat.index()].into_iter().map(move |here| (here, seat));
    let mut ties: Vec<_> = state.every_seat().into_iter().flat_map(of_seat).collect();
    ties.sort_unstable();
    ties
}

#[cfg(test)]
mod tests;
