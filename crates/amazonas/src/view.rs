//! What somebody sees of a game.

use std::collections::BTreeMap;

use game::{Game, Known, Points, Ranking, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::camps::Tent;
use crate::{Amazonas, Colours, EventCard, IncomeCard, Mission, Silver, Village};

/// The whole table, with what the viewer may not see face down. In JSON a thing face down is the word `hidden`.
///
/// Lists with one entry for each seat go by seat; five numbers go by species.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// 1 to 18; 0 in the opening.
    pub round: u8,
    /// Where in the round the game is.
    pub phase: PhaseName,
    /// The event of the round.
    pub event: Option<EventCard>,
    /// The events to come; the top is the last.
    pub events: Vec<Known<EventCard>>,
    /// The order of the opening, then that of the round; before the cards of a round are revealed that of the last one.
    pub order: Vec<Seat>,
    /// Whose turn it is: a place in the order.
    pub turn: u8,
    /// The silver of each seat.
    pub money: Vec<Silver>,
    /// The tiles of each seat, without natives.
    pub tiles: Vec<[u8; 5]>,
    /// The natives on each pile of each seat.
    pub natives: Vec<[u8; 5]>,
    /// The tiles that nobody has yet.
    pub supply: [u8; 5],
    /// The tents in each village that has any, in the order in which they were built.
    pub tents: BTreeMap<Village, Vec<Tent>>,
    /// The income cards that each seat has yet to play; a chosen one leaves when all are revealed.
    pub hands: Vec<Known<Vec<IncomeCard>>>,
    /// The income card of each seat in this round.
    pub played: Vec<Option<Known<IncomeCard>>>,
    /// The income card on top of each seat's pile: the last one revealed.
    pub last: Vec<Option<IncomeCard>>,
    /// The mission of each seat.
    pub missions: Vec<Known<Mission>>,
    /// What each seat's medal is worth; 0 without one.
    pub medals: Vec<u8>,
    /// The medals that nobody has yet, the best first.
    pub medals_left: Vec<u8>,
    /// Whether the native of this round can be taken.
    pub native_available: bool,
    /// With two players: how many neutral tents each seat has yet to put up.
    pub neutral_left: Option<Vec<u8>>,
    /// Whether a neutral tent was put up in this turn.
    pub neutral_used: bool,
    /// The score of each seat if the game ended now; missions that the viewer does not see are left out.
    pub scores: Vec<Points>,
    /// Who may act now.
    pub to_act: Vec<Seat>,
    /// The seats from first to last, when the game is over.
    pub ranking: Option<Vec<Vec<Seat>>>,
    /// The colours of the seats; not part of the JSON.
    #[serde(skip)]
    pub seating: Seating,
}

/// The colours of the seats, as a view carries them for whoever draws it.
///
/// They follow from the options, as the number of players does, and the JSON of a view does not repeat them: a view that was
/// read from JSON has the first ones. All views of a game have the same, so no two views differ by them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seating(pub Colours);

impl PartialEq for Seating {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Seating {}

/// A part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// First tents are built.
    Opening,
    /// Income cards are chosen.
    Income,
    /// The player on turn is offered the native.
    Native,
    /// The player on turn builds.
    Building,
    /// The game is over.
    Over,
}

impl View {
    /// What the viewer sees; everything if there is none.
    pub(crate) fn of(state: &Amazonas, viewer: Option<Viewer>) -> Self {
        let events = state.deck.as_slice().iter();
        Self {
            round: state.round.number(),
            phase: state.phase,
            event: state.event,
            events: events
                .map(|card| Known::to_those_who(*card, viewer.is_none()))
                .collect(),
            order: state.order.seats().to_vec(),
            turn: state.turn,
            money: by_seat(state, |seat| state.money[seat]),
            tiles: by_seat(state, |seat| state.piles[seat].tiles.0),
            natives: by_seat(state, |seat| state.piles[seat].natives.0),
            supply: state.supply.0,
            tents: tents(state),
            hands: by_seat(state, |seat| {
                let cards = state.hands[seat].cards().collect();
                Known::to_those_who(cards, state.sees_hand(viewer, seat))
            }),
            played: by_seat(state, |seat| {
                let sees = state.sees_card(viewer, seat);
                state.played[seat].map(|card| Known::to_those_who(card, sees))
            }),
            last: by_seat(state, |seat| state.last[seat]),
            missions: by_seat(state, |seat| {
                Known::to_those_who(state.mission(seat), state.sees_mission(viewer, seat))
            }),
            medals: by_seat(state, |seat| state.medals[seat]),
            medals_left: (2..2 + state.medals_left).rev().collect(),
            native_available: state.native_available,
            neutral_left: (state.players == 2).then(|| by_seat(state, |seat| state.neutral[seat])),
            neutral_used: state.neutral_used,
            scores: by_seat(state, |seat| state.known_tally(seat, viewer).score()),
            to_act: state.to_act().into_iter().collect(),
            ranking: state.ranking().as_ref().map(places),
            seating: Seating(state.colours),
        }
    }
}

fn by_seat<T>(state: &Amazonas, value: impl Fn(Seat) -> T) -> Vec<T> {
    state.every_seat().into_iter().map(value).collect()
}

fn tents(state: &Amazonas) -> BTreeMap<Village, Vec<Tent>> {
    let villages = state.map.villages().into_iter();
    villages
        .map(|village| (village, state.camps.tents(village).collect::<Vec<_>>()))
        .filter(|(_, tents)| !tents.is_empty())
        .collect()
}

/// A ranking as lists.
pub(crate) fn places(ranking: &Ranking) -> Vec<Vec<Seat>> {
    let places = ranking.iter();
    places.map(|place| place.into_iter().collect()).collect()
}

#[cfg(test)]
mod tests;
