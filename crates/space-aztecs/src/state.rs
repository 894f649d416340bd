//! The state of a game, and how it keeps the contract.

use arrayvec::ArrayVec;
use game::{
    BySeat, Chance, Game, Ranking, RulesVersion, ScoreLine, Scores, Seat, Seats, Setup, Sink,
    Viewer,
};

use crate::card::{CARDS, Card};
use crate::pile::{Pile, Piles, Symbols};
use crate::playing::Play;
use crate::village::Village;
use crate::{Action, Deck, Event, MAX_PLAYERS, Options, Order, Sets, View};

/// The state of a game of Space Aztecs.
///
/// Chance ends with the deal, so a state has none.
#[derive(Clone, PartialEq, Debug)]
pub struct SpaceAztecs {
    pub(crate) deck: &'static Deck,
    pub(crate) players: u8,
    pub(crate) order: Order,
    /// Whether views show the piles that a player has looked at.
    pub(crate) memory: bool,
    /// The sets in play.
    pub(crate) sets: Sets,
    pub(crate) round: u8,
    /// Who takes a pile first; once the hours are announced, who plays first.
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    /// What lies under each symbol or is in hand; a card leaves it when it is kept.
    pub(crate) piles: Symbols,
    /// The pile that each seat has taken, till the hours are announced.
    pub(crate) held: BySeat<Option<Pile>, MAX_PLAYERS>,
    /// The card that each seat has kept and not played yet. It is a secret as long as a pile is held; then its hour is known.
    pub(crate) chosen: BySeat<Option<Card>, MAX_PLAYERS>,
    /// The piles that each seat has looked at.
    pub(crate) looked: BySeat<Piles, MAX_PLAYERS>,
    pub(crate) villages: BySeat<Village, MAX_PLAYERS>,
    /// For each card that is hidden or captured, the temple or saucer that it lies under.
    pub(crate) under: [Card; CARDS],
    /// Temples and saucers in the order in which they were played.
    pub(crate) built: ArrayVec<Card, BUILDINGS>,
    pub(crate) saucers_played: u8,
}

/// Three temples and three saucers of each of four sets.
pub(crate) const BUILDINGS: usize = 24;

/// Where in a round the game is, and what belongs to that phase only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// This seat takes a pile.
    Piles(Seat),
    /// These seats have yet to keep a card.
    Keep(Seats),
    /// A card has been played and asks something.
    Play(Play),
    /// The game is over.
    Over,
}

impl SpaceAztecs {
    /// Every seat in the game.
    #[inline]
    pub(crate) fn every_seat(&self) -> Seats {
        Seats::first_few(self.players)
    }

    /// The next seat, clockwise: that with the next number.
    #[inline]
    pub(crate) fn clockwise(&self, seat: Seat) -> Seat {
        let next = u8::from(seat) + 1;
        Seat::new(if next < self.players { next } else { 0 })
    }
}

impl Game for SpaceAztecs {
    const NAME: &'static str = "space-aztecs";
    const TITLE: &'static str = "Space Aztecs";
    const RULES: RulesVersion = RulesVersion(1);
    /// Each of 72 cards is played once: a pile, a card to keep and five victims at most.
    const LONGEST: usize = CARDS * 7;
    /// All Aztecs of a set in one village.
    const WIDEST: usize = 10;

    type Components = Deck;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn write_action(_: &Deck, action: Action) -> String {
        action.to_string()
    }

    fn read_action(_: &Deck, text: &str) -> Option<Action> {
        text.parse().ok()
    }

    fn start(setup: &Setup<Self>, sink: &mut impl Sink<Event>) -> Self {
        let mut state = crate::setup::set_up(setup, sink);
        state.begin_round(sink);
        state
    }

    fn components(&self) -> &'static Deck {
        self.deck
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.every_seat()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Piles(seat) => Seats::only(*seat),
            Phase::Keep(seats) => *seats,
            Phase::Play(play) => Seats::only(play.asked()),
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.to_act().contains(seat) {
            return;
        }
        match &self.phase {
            Phase::Piles(_) => self.list_piles(actions),
            Phase::Keep(_) => self.list_keeping(seat, actions),
            Phase::Play(play) => self.list_answers(play, actions),
            Phase::Over => {}
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.to_act().contains(seat)
            && match &self.phase {
                Phase::Piles(_) => self.may_take_pile(action),
                Phase::Keep(_) => self.may_keep(seat, action),
                Phase::Play(play) => self.may_answer(play, action),
                Phase::Over => false,
            }
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert!(
            self.is_legal(seat, action),
            "{action} is legal for seat {seat}"
        );
        match self.phase {
            Phase::Piles(_) => self.take_pile(seat, action, sink),
            Phase::Keep(keeping) => self.keep(seat, keeping, action, sink),
            Phase::Play(play) => self.answer(seat, play, action, sink),
            Phase::Over => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, Some(viewer))
    }

    fn open_view(&self) -> View {
        View::of(self, None)
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        self.deal_again(viewer, chance);
    }

    /// Without the memory aid, what somebody saw of a pile is past recall as soon as the hours are announced, until the end.
    fn recalls(&self, then: &Self) -> bool {
        self.memory || self.phase == Phase::Over || self.announcements() == then.announcements()
    }

    fn withdraw(&mut self, seat: Seat) {
        self.withdraw_choice(seat);
    }

    fn scores(&self) -> Scores {
        let valley = self.valley();
        let seats = self.every_seat().into_iter();
        seats.map(|seat| valley.score(seat)).collect()
    }

    /// Villages are public, so points are.
    fn breakdown(&self, _: Option<Viewer>) -> Vec<ScoreLine> {
        let valley = self.valley();
        let seats = self.every_seat().into_iter();
        seats.flat_map(|seat| valley.lines(seat)).collect()
    }

    fn ranking(&self) -> Option<Ranking> {
        (self.phase == Phase::Over).then(|| self.final_ranking())
    }

    fn inventory(&self) -> Vec<(String, u32)> {
        let count = |card| (self.deck.hour(card).to_string(), self.copies_of(card));
        Card::all().map(count).collect()
    }
}

impl SpaceAztecs {
    /// How often hours have been announced.
    fn announcements(&self) -> u8 {
        let earlier = self.round - 1;
        match self.phase {
            Phase::Piles(_) | Phase::Keep(_) => earlier,
            Phase::Play(_) | Phase::Over => earlier + 1,
        }
    }
}

/// Counting what must never change.
impl SpaceAztecs {
    /// In how many places the card is.
    fn copies_of(&self, card: Card) -> u32 {
        let chosen = self.chosen.0.iter().filter(|kept| **kept == Some(card));
        let piles = self.piles.0.iter();
        let villages = self.villages.0.iter().flat_map(|village| {
            let Village {
                open,
                hidden,
                captured,
                front,
            } = *village;
            [open, hidden, captured, front]
        });
        let lying = piles.copied().chain(villages);
        let places = chosen.count() + lying.filter(|cards| cards.contains(card)).count();
        u32::try_from(places).expect("there are few places")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Table;

    #[test]
    fn every_card_in_use_is_counted_once_wherever_it_is() {
        let table = Table::new(3)
            .open(0, &["00:00", "02:00"])
            .temple(0, "07:40", &["03:40"])
            .saucer(1, "01:20", &["05:00"])
            .law(2, "01:00")
            .chooses(1, "14:00");
        let counts = table.state.inventory();
        assert_eq!(counts.len(), CARDS);
        assert_eq!(counts.iter().map(|(_, count)| count).sum::<u32>(), 56);
        assert!(counts.iter().all(|(_, count)| *count <= 1));
    }
}
