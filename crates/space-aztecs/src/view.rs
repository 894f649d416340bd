//! What somebody sees of a game.

use game::{Game, Known, Points, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards};
use crate::pile::Pile;
use crate::playing::Question;
use crate::state::Phase;
use crate::{Hour, Kind, Set, SpaceAztecs};

/// The whole table, with what the viewer may not see face down. In JSON a thing face down is the word `hidden`.
///
/// Cards are named by their hours. Lists of cards go by the hour, but for temples and saucers, which stand in the order in
/// which they were played; lists with one entry for each seat go by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Counted from 1.
    pub round: u8,
    /// The card being resolved; it lies in its village already.
    pub card: Option<Hour>,
    /// Whose Aztec the saucer is to take.
    pub victim: Option<Seat>,
    /// Where in the round the game is.
    pub phase: PhaseName,
    /// Who takes a pile first; once the hours are announced, who plays first.
    pub first: Seat,
    /// Who plays when in this round; nobody before the hours are announced and after the end.
    pub order: Vec<Seat>,
    /// What lies under each symbol or is in hand. Open to whoever has the pile in hand.
    pub piles: Vec<Vec<Known<Hour>>>,
    /// The pile that each seat has taken, till the hours are announced.
    pub held: Vec<Option<Pile>>,
    /// The card that each seat has kept and not played yet, face down. Its hour, which is also its name, is open to its owner,
    /// and to all once the hours are announced: then it is what was said aloud, see [`announced_by`](Self::announced_by).
    pub chosen: Vec<Option<Known<Hour>>>,
    /// What lies in front of each seat.
    pub villages: Vec<VillageView>,
    /// How many saucers have been played.
    pub saucers_played: u8,
    /// The sets in play.
    pub sets: Vec<Set>,
    /// What each seat would have if the game ended now.
    pub scores: Vec<Points>,
    /// For each pile what the viewer knows of it, if they have looked at it. None for spectators, with every secret laid open, and when
    /// the game is played without the memory aid.
    pub memory: Option<Vec<Option<Memory>>>,
    /// Who may act now.
    pub to_act: Vec<Seat>,
    /// The seats from first to last, when the game is over; those who share a place stand together.
    pub ranking: Option<Vec<Vec<Seat>>>,
}

/// What lies in front of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillageView {
    /// Aztecs that a saucer can take.
    pub open: Vec<Hour>,
    /// Temples, the newest last.
    pub temples: Vec<TempleView>,
    /// Saucers, the newest last.
    pub saucers: Vec<SaucerView>,
    /// Laws.
    pub laws: Vec<Hour>,
}

/// A temple.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TempleView {
    /// The temple itself.
    pub card: Hour,
    /// The Aztecs that it hides.
    pub hidden: Vec<Hour>,
}

/// A flying saucer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaucerView {
    /// The saucer itself.
    pub card: Hour,
    /// The Aztecs that it took.
    pub captured: Vec<Hour>,
}

/// What the viewer knows of a pile that he has looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// The cards of the pile, less what has been announced from it since the viewer looked.
    pub cards: Vec<Hour>,
    /// How many of these cards, the viewer does not know which, are not in the pile any more: somebody else has kept them and
    /// the hours have not been announced.
    pub missing: u8,
}

/// A phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Piles are taken in hand.
    Piles,
    /// Cards are kept, in secret.
    Keep,
    /// A temple was played that can hide Aztecs.
    Temple,
    /// An Aztec was played whom an agent can put into a temple.
    Agent,
    /// A saucer was played that can take one Aztec or another.
    Saucer,
    /// The game is over.
    Over,
}

impl View {
    /// What the viewer sees; everything if there is none.
    pub(crate) fn of(state: &SpaceAztecs, viewer: Option<Viewer>) -> Self {
        let seats = || state.every_seat().into_iter();
        let mut view = Self {
            round: state.round,
            card: None,
            victim: None,
            phase: PhaseName::Over,
            first: state.first,
            order: Vec::new(),
            piles: Pile::ALL
                .map(|pile| pile_seen(state, viewer, pile))
                .to_vec(),
            held: seats().map(|seat| state.held[seat]).collect(),
            chosen: seats()
                .map(|seat| chosen_seen(state, viewer, seat))
                .collect(),
            villages: seats().map(|seat| village(state, seat)).collect(),
            saucers_played: state.saucers_played,
            sets: state.sets.into_iter().collect(),
            scores: state.scores().to_vec(),
            memory: memory(state, viewer),
            to_act: state.to_act().into_iter().collect(),
            ranking: (state.phase == Phase::Over).then(|| state.places()),
        };
        view.fill_in_phase(state);
        view
    }

    fn fill_in_phase(&mut self, state: &SpaceAztecs) {
        self.phase = match &state.phase {
            Phase::Piles(_) => PhaseName::Piles,
            Phase::Keep(_) => PhaseName::Keep,
            Phase::Play(play) => {
                self.card = Some(state.deck.hour(play.card));
                self.order = play.order.seats().to_vec();
                match play.question {
                    Question::Temple => PhaseName::Temple,
                    Question::Agent => PhaseName::Agent,
                    Question::Saucer(victim) => {
                        self.victim = Some(victim);
                        PhaseName::Saucer
                    }
                }
            }
            Phase::Over => PhaseName::Over,
        };
    }
}

/// A pile is open to the seat that has taken it.
fn pile_seen(state: &SpaceAztecs, viewer: Option<Viewer>, pile: Pile) -> Vec<Known<Hour>> {
    let has_it = |seat: Seat| state.held[seat] == Some(pile);
    let sees = match viewer {
        None => true,
        Some(Viewer::Seat(seat)) => has_it(seat),
        Some(Viewer::Spectator) => false,
    };
    let hours = state.deck.hours_of(state.piles[pile]).into_iter();
    hours.map(|hour| Known::to_those_who(hour, sees)).collect()
}

fn chosen_seen(state: &SpaceAztecs, viewer: Option<Viewer>, seat: Seat) -> Option<Known<Hour>> {
    let announced = state.held[seat].is_none();
    let sees = announced || viewer.is_none_or(|viewer| viewer.is(seat));
    let card = state.chosen[seat]?;
    Some(Known::to_those_who(state.deck.hour(card), sees))
}

fn village(state: &SpaceAztecs, seat: Seat) -> VillageView {
    let deck = state.deck;
    let village = &state.villages[seat];
    let beneath = |building: Card, cards: Cards| {
        let lies_here = |card: &Card| state.under[card.index()] == building;
        deck.hours_of(cards.into_iter().filter(lies_here).collect())
    };
    let built = |kind| {
        let own = village.front & deck.of_kind(kind);
        let built = state.built.iter().copied();
        built.filter(move |card| own.contains(*card))
    };
    VillageView {
        open: deck.hours_of(village.open),
        temples: built(Kind::Temple)
            .map(|card| TempleView {
                card: deck.hour(card),
                hidden: beneath(card, village.hidden),
            })
            .collect(),
        saucers: built(Kind::Saucer)
            .map(|card| SaucerView {
                card: deck.hour(card),
                captured: beneath(card, village.captured),
            })
            .collect(),
        laws: deck.hours_of(village.front & deck.of_kind(Kind::Law)),
    }
}

/// What a seat of the game is reminded of.
fn memory(state: &SpaceAztecs, viewer: Option<Viewer>) -> Option<Vec<Option<Memory>>> {
    let Some(Viewer::Seat(seat)) = viewer else {
        return None;
    };
    let remembers = state.memory && state.every_seat().contains(seat);
    let looked = state.looked_at(Viewer::Seat(seat));
    let of_pile = |pile| looked.contains(pile).then(|| remembered(state, seat, pile));
    remembers.then(|| Pile::ALL.map(of_pile).to_vec())
}

fn remembered(state: &SpaceAztecs, seat: Seat, pile: Pile) -> Memory {
    let missing = state
        .kept_of(pile)
        .is_some_and(|(holder, _)| holder != seat);
    let cards = if missing {
        state.with_kept(pile)
    } else {
        state.piles[pile]
    };
    Memory {
        cards: state.deck.hours_of(cards),
        missing: missing.into(),
    }
}

#[cfg(test)]
mod tests;
