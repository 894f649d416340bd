//! The state of a game, and how it keeps the contract.

use game::{
    BySeat, Chance, Game, Points, Ranking, RulesVersion, ScoreLine, Scores, Seat, Seats, Setup,
    Sides, Sink, Viewer,
};

use crate::conflict::Conflict;
use crate::development::Development;
use crate::ending::Ledger;
use crate::hidden::LastShuffle;
use crate::land::Land;
use crate::power::PowerHand;
use crate::prosperity::Pile;
use crate::scoring::Scoring;
use crate::track::{Track, TurnOrder};
use crate::{
    Action, Age, Board, ByPeople, Cards, Edition, Event, MAX_PLAYERS, Options, People, PowerCard,
    ProsperityCard, Territories, Tribes, View,
};

/// The state of a game of Aztlán.
#[derive(Clone, PartialEq, Debug)]
pub struct Aztlan {
    pub(crate) board: &'static Board,
    pub(crate) edition: Edition,
    pub(crate) players: u8,
    /// With three and four players, who leads which tribe.
    pub(crate) tribes: Sides,
    pub(crate) age: Age,
    pub(crate) phase: Phase,
    /// The turn order of this age.
    pub(crate) order: TurnOrder,
    pub(crate) track: Track,
    /// Whose pawns each seat plays.
    pub(crate) control: BySeat<People, MAX_PLAYERS>,
    pub(crate) land: Land,
    /// Pawns that have not been in play yet.
    pub(crate) reserve: ByPeople<u8>,
    /// Pawns that were removed from the board.
    pub(crate) removed: ByPeople<u8>,
    /// Pawns taken for this age and not placed yet.
    pub(crate) to_place: BySeat<u8, MAX_PLAYERS>,
    /// Where each seat placed pawns from the reserve in this age.
    pub(crate) placed: BySeat<Territories, MAX_PLAYERS>,
    pub(crate) power: BySeat<PowerHand, MAX_PLAYERS>,
    pub(crate) hands: BySeat<Cards, MAX_PLAYERS>,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) shuffle: LastShuffle,
    pub(crate) ledger: BySeat<Ledger, MAX_PLAYERS>,
    pub(crate) chance: Chance,
}

/// Where in an age the game is, and what belongs to that phase only.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Phase {
    /// Everybody chooses a power card in secret.
    Choosing,
    /// Pawns are placed and moved.
    Development(Development),
    /// Contested territories are resolved.
    Conflict(Conflict),
    /// Domains are scored.
    Scoring(Scoring),
    /// The game is over.
    Over,
}

impl Aztlan {
    /// Every seat in the game.
    #[inline]
    pub(crate) fn every_seat(&self) -> Seats {
        Seats::first_few(self.players)
    }

    /// The seats other than this one.
    pub(crate) fn opponents(&self, seat: Seat) -> Seats {
        let mut seats = self.every_seat();
        seats.remove(seat);
        seats
    }

    /// The territories where the seat has a pawn.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> Territories {
        self.land.held(self.control[seat])
    }

    /// The power card that the seat has chosen for this age.
    pub(crate) fn chosen(&self, seat: Seat) -> PowerCard {
        self.power[seat]
            .chosen
            .expect("a power card is chosen before it counts")
    }

    /// Takes a prosperity card out of a hand and lays it on the discards.
    pub(crate) fn play_card(&mut self, seat: Seat, card: ProsperityCard) {
        self.hands[seat].remove(card);
        self.shuffle.played[seat].insert(card);
        self.discard.push(card);
    }

    /// Gives the seat a card from the deck; if that is empty the discards become a new one first.
    pub(crate) fn draw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.reshuffle(sink);
        }
        let Some(card) = self.deck.pop() else {
            sink.tell(|| Event::NoneToDraw { seat });
            return;
        };
        self.hands[seat].insert(card);
        self.shuffle.drawn[seat].insert(card);
        sink.tell(|| Event::Drew {
            seat,
            card: game::Known::Open(card),
        });
    }

    fn reshuffle(&mut self, sink: &mut impl Sink<Event>) {
        self.deck = std::mem::replace(&mut self.discard, Pile::EMPTY);
        self.shuffle = LastShuffle::new(self.deck.contents(), &self.hands);
        self.deck.shuffle(&mut self.chance);
        sink.tell(|| Event::Reshuffled {
            cards: self.shuffle.deck.len(),
        });
    }
}

impl Game for Aztlan {
    const NAME: &'static str = "aztlan";
    const TITLE: &'static str = "Aztlán";
    const RULES: RulesVersion = RulesVersion(1);
    /// The most a game can take is far below: even 60 pawns moved in each of five ages and every territory
    /// fought over leave room.
    const LONGEST: usize = 2_000;
    /// Every pair of territories around one lake, the Blessings, the terrains and `score`.
    const WIDEST: usize = 30 * 29 / 2 + 3 + 5 + 1;

    type Components = Board;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn write_action(_: &Board, action: Action) -> String {
        action.to_string()
    }

    fn read_action(_: &Board, text: &str) -> Option<Action> {
        text.parse().ok()
    }

    fn start(setup: &Setup<Self>, sink: &mut impl Sink<Event>) -> Self {
        let mut state = crate::setup::set_up(setup);
        state.begin_age(sink);
        state
    }

    fn components(&self) -> &'static Board {
        self.board
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.every_seat()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Choosing => self.still_choosing(),
            Phase::Development(development) => Seats::only(self.developing(development)),
            Phase::Conflict(conflict) => Seats::only(self.answering(conflict)),
            Phase::Scoring(scoring) => Seats::only(self.scorer(scoring)),
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
            Phase::Choosing => self.list_choosing(seat, actions),
            Phase::Development(development) => self.list_development(seat, development, actions),
            Phase::Conflict(conflict) => self.list_conflict(seat, conflict, actions),
            Phase::Scoring(scoring) => self.list_scoring(seat, scoring, actions),
            Phase::Over => {}
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.to_act().contains(seat)
            && match &self.phase {
                Phase::Choosing => self.may_choose(seat, action),
                Phase::Development(development) => self.may_develop(seat, development, action),
                Phase::Conflict(conflict) => self.may_resolve(seat, conflict, action),
                Phase::Scoring(scoring) => self.may_score(seat, scoring, action),
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
            Phase::Choosing => self.choose(seat, action, sink),
            Phase::Development(development) => self.develop(seat, development, action, sink),
            Phase::Conflict(conflict) => self.resolve(seat, conflict, action, sink),
            Phase::Scoring(scoring) => self.score(seat, scoring, action, sink),
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

    fn withdraw(&mut self, seat: Seat) {
        self.withdraw_choice(seat);
    }

    fn scores(&self) -> Scores {
        let points = |seat| Points(self.track.score(seat).into());
        self.every_seat().into_iter().map(points).collect()
    }

    /// Points are public.
    fn breakdown(&self, _: Option<Viewer>) -> Vec<ScoreLine> {
        let lines = |seat: Seat| self.ledger[seat].lines(seat);
        self.every_seat().into_iter().flat_map(lines).collect()
    }

    fn ranking(&self) -> Option<Ranking> {
        let ranked = || self.track.ranking(self.edition).map(Seats::only).collect();
        (self.phase == Phase::Over).then(ranked)
    }

    fn inventory(&self) -> Vec<(String, u32)> {
        let pawns = People::all(self.players).map(|people| {
            let name = format!(
                "pawns of {}",
                people.name(self.players, Tribes::new(self.tribes))
            );
            (name, u32::from(self.pawns_in_all(people)))
        });
        let cards = ProsperityCard::ALL.map(|card| (card.name().to_owned(), self.copies_of(card)));
        pawns.chain(cards).collect()
    }
}

/// Counting what must never change.
impl Aztlan {
    fn pawns_in_all(&self, people: People) -> u8 {
        let controlled = self
            .every_seat()
            .into_iter()
            .filter(|seat| self.control[*seat] == people);
        let to_place: u8 = controlled.map(|seat| self.to_place[seat]).sum();
        self.land.total(people) + self.reserve[people] + self.removed[people] + to_place
    }

    fn copies_of(&self, card: ProsperityCard) -> u32 {
        let hands = self.every_seat().into_iter().map(|seat| self.hands[seat]);
        let piles = [self.deck.contents(), self.discard.contents()];
        hands
            .chain(piles)
            .map(|cards| u32::from(cards.count(card)))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Table;

    #[test]
    fn every_pawn_and_card_is_counted_wherever_it_is() {
        let table = Table::new(3)
            .pawns(0, 6, 4)
            .removed(0, 3)
            .hand(1, &[ProsperityCard::Games])
            .at_development();
        let inventory = table.state.inventory();
        let count = |name: &str| {
            inventory
                .iter()
                .find(|(piece, _)| piece == name)
                .map(|(_, count)| *count)
        };
        for tribe in ["Serpent", "Ocelot", "Coyote"] {
            assert_eq!(count(&format!("pawns of {tribe}")), Some(30));
        }
        assert_eq!((count("games"), count("offering")), (Some(3), Some(9)));
        assert_eq!(inventory.len(), 3 + 8);
    }

    #[test]
    fn pawns_are_counted_by_the_tribe_that_their_seat_leads() {
        let table = Table::new(3).tribes("quetzal,serpent,coyote");
        let names: Vec<String> = table
            .state
            .inventory()
            .into_iter()
            .map(|(name, _)| name)
            .collect();
        assert_eq!(
            names[..3],
            ["pawns of Quetzal", "pawns of Serpent", "pawns of Coyote"]
        );
    }

    #[test]
    fn tribes_do_not_differ_in_play_and_pawns_are_listed_by_seat() {
        let options = |tribes: &str| Options {
            players: 3,
            tribes: Sides::read(<Options as game::Options>::spec("tribes").unwrap(), tribes)
                .unwrap(),
            ..Options::default()
        };
        let played = |options: Options| {
            let mut state = Aztlan::start(
                &Setup::new(options, game::Seed::Short(5)),
                &mut game::Silent,
            );
            let (mut chance, mut legal) = (Chance::new(game::Seed::Short(5)), Vec::new());
            game::playout(&mut state, &mut chance, &mut legal);
            serde_json::to_string(&state.open_view()).unwrap()
        };
        assert_eq!(
            played(options("first")),
            played(options("quetzal,serpent,coyote"))
        );
    }

    #[test]
    fn scores_are_those_of_the_track() {
        let mut table = Table::new(3).power([5, 6, 7]).lands(0, &[6]).at_scoring();
        table.play(0, "score");
        assert_eq!(*table.state.scores(), [Points(2), Points(0), Points(0)]);
    }
}
