//! The state of a game, and how it keeps the contract.

use game::{
    BySeat, Chance, Game, Ranking, RulesVersion, ScoreLine, Scores, Seat, Seats, Setup, Sink,
    Viewer,
};

use crate::camps::{Camps, Tent};
use crate::event_card::EventDeck;
use crate::income_card::Hand;
use crate::order::TurnOrder;
use crate::piles::Piles;
use crate::round::Round;
use crate::setup::{NATIVES, NEUTRAL_TENTS, TENTS};
use crate::species::BySpecies;
use crate::{
    Action, Colour, Colours, Event, EventCard, IncomeCard, MAX_PLAYERS, MAX_VILLAGES, Majority,
    Map, Mission, Options, PhaseName, Silver, Species, View,
};

/// The state of a game of Amazonas.
#[derive(Clone, PartialEq, Debug)]
pub struct Amazonas {
    pub(crate) map: &'static Map,
    pub(crate) majority: Majority,
    pub(crate) players: u8,
    pub(crate) colours: Colours,
    /// Whether everybody is shown all income cards played since the last taking back.
    pub(crate) memory: bool,
    pub(crate) round: Round,
    pub(crate) phase: PhaseName,
    /// The event of this round.
    pub(crate) event: Option<EventCard>,
    /// The events to come.
    pub(crate) deck: EventDeck,
    /// The order of the opening, then of the last round whose cards were revealed.
    pub(crate) order: TurnOrder,
    /// Whose turn it is: a place in the order.
    pub(crate) turn: u8,
    pub(crate) camps: Camps,
    /// Tents that each seat has yet to build.
    pub(crate) tents: BySeat<u8, MAX_PLAYERS>,
    pub(crate) money: BySeat<Silver, MAX_PLAYERS>,
    pub(crate) piles: BySeat<Piles, MAX_PLAYERS>,
    /// Tiles that nobody has yet.
    pub(crate) supply: BySpecies<u8>,
    /// Income cards that each seat has yet to play; one that was chosen leaves when all are revealed.
    pub(crate) hands: BySeat<Hand, MAX_PLAYERS>,
    /// Those who have yet to choose an income card.
    pub(crate) choosing: Seats,
    /// The income card of this round.
    pub(crate) played: BySeat<Option<IncomeCard>, MAX_PLAYERS>,
    /// The income card on top of each seat's pile: the last one revealed; none after the cards were taken back.
    pub(crate) last: BySeat<Option<IncomeCard>, MAX_PLAYERS>,
    /// Each seat's mission: a place in the map's list.
    pub(crate) missions: BySeat<u8, MAX_PLAYERS>,
    /// What each seat's medal is worth; 0 without one.
    pub(crate) medals: BySeat<u8, MAX_PLAYERS>,
    /// How many medals nobody has yet; the best of them is worth one point more than that.
    pub(crate) medals_left: u8,
    /// Whether this round's native can be taken.
    pub(crate) native_available: bool,
    /// Natives that nobody has yet, the one on offer included.
    pub(crate) natives: u8,
    /// Natives that nobody wanted.
    pub(crate) natives_gone: u8,
    /// With two players: neutral tents that each seat has yet to put up.
    pub(crate) neutral: BySeat<u8, MAX_PLAYERS>,
    /// Whether the seat on turn has put one up.
    pub(crate) neutral_used: bool,
}

impl Amazonas {
    /// The round, 1 to 18; 0 in the opening.
    pub fn round(&self) -> u8 {
        self.round.number()
    }

    /// Every seat in the game.
    #[inline]
    pub(crate) fn every_seat(&self) -> Seats {
        Seats::first_few(self.players)
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn on_turn(&self) -> Seat {
        self.order.seat(self.turn)
    }

    /// The colour of a seat in the game.
    #[inline]
    pub(crate) fn colour(&self, seat: Seat) -> Colour {
        self.colours.of(seat).expect("every seat has a colour")
    }

    /// The number that decides ties, on the seat's card.
    #[inline]
    pub(crate) fn tie_number(&self, seat: Seat, card: IncomeCard) -> u8 {
        self.map.tie_number(self.colour(seat), card)
    }

    /// The income card that the seat has played in this round.
    #[inline]
    pub(crate) fn card(&self, seat: Seat) -> IncomeCard {
        self.played[seat].expect("an income card is played before it counts")
    }

    pub(crate) fn mission(&self, seat: Seat) -> Mission {
        self.map.missions()[usize::from(self.missions[seat])]
    }
}

impl Game for Amazonas {
    const NAME: &'static str = "amazonas";
    const TITLE: &'static str = "Amazonas";
    const RULES: RulesVersion = RulesVersion(1);
    /// With four players: all their tents, an income card and an end of the turn for each in every round, an
    /// answer to each native. Two players have fewer decisions in spite of their neutral tents.
    const LONGEST: usize =
        MAX_PLAYERS * (TENTS as usize + 2 * Round::COUNT as usize + EventCard::Native.copies());
    /// A tent or a neutral tent in every village, and `done`.
    const WIDEST: usize = 2 * MAX_VILLAGES + 1;

    type Components = Map;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn write_action(_: &Map, action: Action) -> String {
        action.to_string()
    }

    fn read_action(_: &Map, text: &str) -> Option<Action> {
        text.parse().ok()
    }

    fn start(setup: &Setup<Self>, _: &mut impl Sink<Event>) -> Self {
        crate::setup::set_up(setup)
    }

    fn components(&self) -> &'static Map {
        self.map
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.every_seat()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            PhaseName::Income => self.choosing,
            PhaseName::Opening | PhaseName::Native | PhaseName::Building => {
                Seats::only(self.on_turn())
            }
            PhaseName::Over => Seats::NONE,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.to_act().contains(seat) {
            return;
        }
        match self.phase {
            PhaseName::Opening => self.list_starts(seat, actions),
            PhaseName::Income => self.list_incomes(seat, actions),
            PhaseName::Native => self.list_native(seat, actions),
            PhaseName::Building => self.list_building(seat, actions),
            PhaseName::Over => {}
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.to_act().contains(seat)
            && match self.phase {
                PhaseName::Opening => self.may_start(seat, action),
                PhaseName::Income => self.may_choose(seat, action),
                PhaseName::Native => self.may_answer(seat, action),
                PhaseName::Building => self.may_build(seat, action),
                PhaseName::Over => false,
            }
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert!(
            self.is_legal(seat, action),
            "{action} is legal for seat {seat}"
        );
        match action {
            Action::Start(village) => self.start_in(seat, village, sink),
            Action::Income(card) => self.choose(seat, card, sink),
            Action::Native(species) => self.take_native(seat, species, sink),
            Action::Refuse => self.refuse_native(seat, sink),
            Action::Build(village) => self.build(seat, village, sink),
            Action::Neutral(village) => self.put_neutral(seat, village, sink),
            Action::Done => self.next_turn(sink),
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

    /// Without memory, what income cards the others played before the last reveal is past recall until the end.
    fn recalls(&self, then: &Self) -> bool {
        self.memory || self.phase == PhaseName::Over || self.reveals() == then.reveals()
    }

    fn withdraw(&mut self, seat: Seat) {
        self.withdraw_choice(seat);
    }

    /// What the scores would be if the game ended now.
    fn scores(&self) -> Scores {
        let score = |seat| self.tally(seat).score();
        self.every_seat().into_iter().map(score).collect()
    }

    /// What each criterion would bring if the game ended now, as far as a viewer may know it: until the end nobody else's mission
    /// is told.
    fn breakdown(&self, viewer: Option<Viewer>) -> Vec<ScoreLine> {
        let lines = |seat| self.known_tally(seat, viewer).lines(seat);
        self.every_seat().into_iter().flat_map(lines).collect()
    }

    fn ranking(&self) -> Option<Ranking> {
        (self.phase == PhaseName::Over).then(|| self.places())
    }

    fn inventory(&self) -> Vec<(String, u32)> {
        let seats = || self.every_seat().into_iter();
        let tents = seats().map(|seat| {
            let colour = self.colour(seat).name();
            let count = self.tents[seat] + self.camps.count(Tent::Of(seat));
            (format!("{colour} tents"), count)
        });
        let tiles = Species::ALL.into_iter().map(|species| {
            let owned: u8 = seats().map(|seat| self.piles[seat].tiles[species]).sum();
            (format!("{species} tiles"), owned + self.supply[species])
        });
        let neutral: u8 = seats().map(|seat| self.neutral[seat]).sum();
        let owned: u8 = seats().map(|seat| self.piles[seat].natives()).sum();
        let medals = seats().filter(|seat| self.medals[*seat] > 0).count();
        let dealt: std::collections::BTreeSet<u8> =
            seats().map(|seat| self.missions[seat]).collect();
        let few = |count: usize| u8::try_from(count).expect("a table is small");
        let others = [
            ("neutral tents", neutral + self.camps.count(Tent::NEUTRAL)),
            ("natives", owned + self.natives + self.natives_gone),
            ("medals", few(medals) + self.medals_left),
            (
                "events",
                few(self.deck.as_slice().len()) + self.round.number(),
            ),
            ("missions dealt", few(dealt.len())),
        ];
        let others = others.map(|(name, count)| (name.to_owned(), count));
        let counted = tents.chain(tiles).chain(others);
        counted
            .map(|(name, count)| (name, u32::from(count)))
            .collect()
    }
}

const _: () = assert!(size_of::<Amazonas>() <= 1024, "a state is a small value");
const _: () = assert!(NATIVES as usize == EventCard::Native.copies());
const _: () = assert!(NEUTRAL_TENTS * 2 == TENTS);
