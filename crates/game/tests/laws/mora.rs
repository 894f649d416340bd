//! A small game that keeps every law, or breaks one of them on purpose.
//!
//! Two players each get a secret card from a deck of five. In each of three rounds both show fingers at once; if the sum
//! is even seat 0 wins the round, else seat 1. The winner of a round may once claim the value of his
//! card, if it is 4 or 5, and must then show it.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use game::{
    Action, Chance, Components, ComponentsError, Event, Fingerprint, Game, Known, OptionError,
    OptionSpec, Options, Points, Ranking, RulesVersion, ScoreLine, Scores, Seat, Seats, Setup,
    Sink, UnknownAction, Viewer, Words,
};
use serde::{Deserialize, Serialize};

/// The faults and the list of them.
macro_rules! faults {
    ($($fault:ident),+ $(,)?) => {
        /// A way to break a law.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Fault {
            $($fault),+
        }

        pub(crate) const FAULTS: &[Fault] = &[$(Fault::$fault),+];
    };
}

faults! {
    None,
    ViewShowsSecret,
    EventTellsSecret,
    RevealsWithoutSaying,
    LegalTellsSecret,
    ActsOnSecret,
    ResampleDoesNothing,
    ResampleLosesCard,
    Unsorted,
    Twice,
    NothingToDo,
    OutOfTurn,
    DeniesListed,
    AllowsUnlisted,
    ListsUnplayable,
    NotationMisread,
    LosesPiece,
    MiscountsScore,
    RanksTooEarly,
    RanksLoserFirst,
    NeverEnds,
    ViewLosesField,
    HearsItself,
    SharesWithClones,
    RemembersOtherGames,
    UnknownKind,
    Panics,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mora {
    fault: Fault,
    rounds: u8,
    shown: [Option<u8>; 2],
    /// The fingers of the last round, which everybody has seen.
    last: [u8; 2],
    /// Who has won the round and is asked whether he claims.
    asked: Option<usize>,
    cards: [u8; 2],
    claimed: [bool; 2],
    deck: Vec<u8>,
    scores: [i32; 2],
    shared: Shared,
    chance: Chance,
}

#[derive(Clone, Debug)]
struct Shared(Arc<AtomicU32>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Choice {
    Show(u8),
    Claim,
    Pass,
    Misread,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Show(fingers) => write!(f, "show {fingers}"),
            Self::Claim => f.write_str("claim"),
            Self::Pass | Self::Misread => f.write_str("pass"),
        }
    }
}

impl FromStr for Choice {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        match text {
            "claim" => Ok(Self::Claim),
            "pass" => Ok(Self::Pass),
            _ => text
                .strip_prefix("show ")
                .and_then(|fingers| fingers.parse().ok())
                .map(Self::Show)
                .ok_or_else(|| UnknownAction(text.to_owned())),
        }
    }
}

impl Action for Choice {
    const KINDS: &'static [&'static str] = &["show", "claim", "pass"];

    fn kind(&self) -> &'static str {
        match self {
            Self::Show(_) => "show",
            Self::Claim => "claim",
            Self::Pass | Self::Misread => "pass",
        }
    }

    fn is_secret(&self) -> bool {
        matches!(self, Self::Show(_))
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum News {
    Showed {
        seat: Seat,
        fingers: Known<u8>,
        leak: bool,
    },
    Round {
        fingers: [u8; 2],
    },
    Claimed {
        seat: Seat,
        card: u8,
        quiet: bool,
    },
    Odd,
}

impl Event for News {
    const KINDS: &'static [&'static str] = &["showed", "round", "claimed"];

    fn kind(&self) -> &'static str {
        match self {
            Self::Showed { .. } => "showed",
            Self::Round { .. } => "round",
            Self::Claimed { .. } => "claimed",
            Self::Odd => "odd",
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        if let Self::Showed {
            seat,
            fingers,
            leak: false,
        } = &mut seen
            && !viewer.is(*seat)
        {
            *fingers = Known::HIDDEN;
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Round { .. } | Self::Claimed { quiet: false, .. }
        )
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Seen {
    rounds: u8,
    shown: Vec<Option<Known<u8>>>,
    last: [u8; 2],
    asked: Option<usize>,
    cards: Vec<Known<u8>>,
    claimed: [bool; 2],
    scores: [i32; 2],
    #[serde(skip)]
    unwritten: u8,
}

#[derive(PartialEq, Debug)]
pub(crate) struct Nothing;

impl Components for Nothing {
    const KIND: &'static str = "deck";

    fn parse(_: &str) -> Result<Self, ComponentsError> {
        Ok(Self)
    }

    fn standard() -> &'static Self {
        &Self
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of("five cards")
    }
}

impl Words<Mora> for Nothing {
    fn seat(&self, _: &Seen, seat: Seat) -> String {
        format!("player {seat}")
    }

    fn table(&self, view: &Seen) -> String {
        format!("{view:?}")
    }

    fn prompt(&self, _: &Seen, _: Seat) -> String {
        "Choose.".to_owned()
    }

    fn action(&self, _: &Seen, _: Seat, _: Choice) -> String {
        String::new()
    }

    fn event(&self, _: &Seen, event: &News) -> String {
        format!("{event:?}")
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Faulty(pub(crate) Fault);

impl Default for Faulty {
    fn default() -> Self {
        Self(Fault::None)
    }
}

const FAULT: OptionSpec = OptionSpec {
    key: "fault",
    values: &[],
    default: "None",
    about: "Which law is broken.",
};

impl Options for Faulty {
    const SPECS: &'static [OptionSpec] = &[FAULT];

    fn set(&mut self, _: &str, value: &str) -> Result<(), OptionError> {
        let fault = FAULTS
            .iter()
            .copied()
            .find(|fault| format!("{fault:?}") == value);
        self.0 = fault.ok_or_else(|| OptionError::Together("there is no such fault".to_owned()))?;
        Ok(())
    }

    fn get(&self, _: &str) -> Option<serde_json::Value> {
        Some(format!("{:?}", self.0).into())
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    fn players(&self) -> u8 {
        2
    }
}

static GAMES_STARTED: AtomicU32 = AtomicU32::new(0);

impl Mora {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn end_round(&mut self, sink: &mut impl Sink<News>) {
        self.last = self.shown.map(Option::unwrap);
        self.shown = [None, None];
        let sum = self.last[0] + self.last[1];
        let winner = usize::from(sum % 2);
        self.scores[winner] += 1;
        sink.tell(|| News::Round { fingers: self.last });
        if self.is(Fault::UnknownKind) {
            sink.tell(|| News::Odd);
        }
        if self.is(Fault::LosesPiece) && self.rounds == 2 {
            self.deck.pop();
        }
        let holds_back = self.is(Fault::ActsOnSecret) && self.cards[winner] < 4;
        if self.claimed[winner] || holds_back {
            self.next_round();
        } else {
            self.asked = Some(winner);
        }
    }

    fn next_round(&mut self) {
        self.asked = None;
        if !self.is(Fault::NeverEnds) {
            self.rounds -= 1;
        }
    }

    fn seen(&self, viewer: Option<Viewer>) -> Seen {
        let sees = |seat: usize| {
            let own = viewer.is_none_or(|viewer| viewer.is(Seat::new(seat as u8)));
            own || self.claimed[seat] || self.is(Fault::ViewShowsSecret)
        };
        let sees_fingers =
            |seat: usize| viewer.is_none_or(|viewer| viewer.is(Seat::new(seat as u8)));
        Seen {
            rounds: self.rounds,
            shown: [0, 1]
                .map(|seat| {
                    self.shown[seat].map(|fingers| Known::to_those_who(fingers, sees_fingers(seat)))
                })
                .to_vec(),
            last: self.last,
            asked: self.asked,
            cards: [0, 1]
                .map(|seat| Known::to_those_who(self.cards[seat], sees(seat)))
                .to_vec(),
            claimed: self.claimed,
            scores: self.scores,
            unwritten: u8::from(self.is(Fault::ViewLosesField)),
        }
    }
}

impl Game for Mora {
    const NAME: &'static str = "mora";
    const TITLE: &'static str = "Mora";
    const RULES: RulesVersion = RulesVersion(1);
    const LONGEST: usize = 9;
    const WIDEST: usize = 3;

    type Components = Nothing;
    type Options = Faulty;
    type Action = Choice;
    type Event = News;
    type View = Seen;

    fn start(setup: &Setup<Self>, _: &mut impl Sink<News>) -> Self {
        let mut chance = Chance::new(setup.seed);
        let mut deck = vec![1, 2, 3, 4, 5];
        chance.shuffle(&mut deck);
        let started = GAMES_STARTED.fetch_add(1, Ordering::Relaxed);
        let fault = setup.options.0;
        let head_start = if fault == Fault::RemembersOtherGames {
            started
        } else {
            0
        };
        Self {
            fault,
            rounds: 3,
            shown: [None, None],
            last: [0, 0],
            asked: None,
            cards: [deck.pop().unwrap(), deck.pop().unwrap()],
            claimed: [false, false],
            deck,
            scores: [0, 0],
            shared: Shared(Arc::new(AtomicU32::new(head_start))),
            chance,
        }
    }

    fn seats(&self) -> Seats {
        Seats::first_few(2)
    }

    fn to_act(&self) -> Seats {
        match (self.rounds, self.asked) {
            (0, _) => Seats::NONE,
            (_, Some(winner)) => Seats::only(Seat::new(winner as u8)),
            _ => self
                .seats()
                .into_iter()
                .filter(|seat| self.shown[seat.index()].is_none())
                .collect(),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Choice>) {
        actions.clear();
        let acts = self.to_act().contains(seat);
        if self.is(Fault::OutOfTurn) && !acts && self.rounds == 2 && seat.index() < 2 {
            actions.push(Choice::Pass);
        }
        if !acts || (self.is(Fault::NothingToDo) && self.rounds == 1) {
            return;
        }
        if self.asked.is_none() {
            let other = self.shown[1 - seat.index()];
            let few = self.is(Fault::LegalTellsSecret) && other == Some(2);
            actions.extend((0..if few { 2 } else { 3 }).map(Choice::Show));
        } else {
            if self.cards[seat.index()] >= 4 || self.is(Fault::ListsUnplayable) {
                actions.push(Choice::Claim);
            }
            actions.push(if self.is(Fault::NotationMisread) {
                Choice::Misread
            } else {
                Choice::Pass
            });
        }
        if self.is(Fault::Unsorted) {
            actions.reverse();
        }
        if self.is(Fault::Twice) {
            actions.insert(0, actions[0]);
        }
    }

    fn is_legal(&self, seat: Seat, action: Choice) -> bool {
        if self.is(Fault::AllowsUnlisted) && action == Choice::Claim {
            return true;
        }
        if self.is(Fault::DeniesListed) && action == Choice::Show(2) {
            return false;
        }
        self.legal_actions(seat).contains(&action)
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Choice, sink: &mut impl Sink<News>) {
        assert!(
            !(self.is(Fault::Panics) && self.rounds == 2),
            "the dog ate the cards"
        );
        let index = seat.index();
        match action {
            Choice::Show(fingers) => {
                self.shown[index] = Some(fingers);
                let leak = self.is(Fault::EventTellsSecret);
                let heard = Cell::new(false);
                sink.tell(|| {
                    heard.set(true);
                    News::Showed {
                        seat,
                        fingers: Known::Open(fingers),
                        leak,
                    }
                });
                if self.is(Fault::HearsItself) && heard.get() {
                    self.scores[0] += 1;
                }
                if self.is(Fault::SharesWithClones) {
                    self.shared.0.fetch_add(1, Ordering::Relaxed);
                }
                if self.shown.iter().all(Option::is_some) {
                    self.end_round(sink);
                }
            }
            Choice::Claim => {
                self.claimed[index] = true;
                let card = self.cards[index];
                self.scores[index] += i32::from(card);
                let quiet = self.is(Fault::RevealsWithoutSaying);
                sink.tell(|| News::Claimed { seat, card, quiet });
                self.next_round();
            }
            Choice::Pass | Choice::Misread => self.next_round(),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Choice,
        sink: &mut impl Sink<News>,
    ) -> Result<(), game::Illegal> {
        let unplayable = self.is(Fault::ListsUnplayable) && action == Choice::Claim;
        if unplayable || !self.is_legal(seat, action) {
            return Err(game::Illegal::new(self, seat, &action.to_string()));
        }
        self.apply_unchecked(seat, action, sink);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Seen {
        self.seen(Some(viewer))
    }

    fn open_view(&self) -> Seen {
        self.seen(None)
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        if self.is(Fault::ResampleDoesNothing) {
            return;
        }
        let known = |seat: usize| viewer.is(Seat::new(seat as u8)) || self.claimed[seat];
        let hidden: Vec<usize> = (0..2).filter(|seat| !known(*seat)).collect();
        let mut unknown = self.deck.clone();
        unknown.extend(hidden.iter().map(|seat| self.cards[*seat]));
        chance.shuffle(&mut unknown);
        for seat in hidden {
            self.cards[seat] = unknown.pop().unwrap();
        }
        if self.is(Fault::ResampleLosesCard) {
            unknown.pop();
        }
        self.deck = unknown;
        for seat in (0..2).filter(|seat| !viewer.is(Seat::new(*seat as u8))) {
            if let Some(fingers) = &mut self.shown[seat] {
                *fingers = chance.below(3) as u8;
            }
        }
        self.chance = Chance::new(chance.seed());
    }

    fn scores(&self) -> Scores {
        self.scores.into_iter().map(Points).collect()
    }

    fn breakdown(&self) -> Vec<ScoreLine> {
        let miscount = i32::from(self.is(Fault::MiscountsScore) && self.rounds == 0);
        let line = |seat: Seat| ScoreLine {
            seat,
            round: None,
            source: "rounds and claims",
            points: Points(self.scores[seat.index()] + miscount),
        };
        self.seats().into_iter().map(line).collect()
    }

    fn ranking(&self) -> Option<Ranking> {
        let over = self.rounds == 0 || (self.is(Fault::RanksTooEarly) && self.rounds == 1);
        let mut seats: Vec<Seat> = self.seats().into_iter().collect();
        seats.sort_by_key(|seat| -self.scores[seat.index()]);
        if self.is(Fault::RanksLoserFirst) {
            seats.reverse();
        }
        over.then(|| {
            if self.scores[0] == self.scores[1] {
                [self.seats()].into_iter().collect()
            } else {
                seats.into_iter().map(Seats::only).collect()
            }
        })
    }

    fn inventory(&self) -> Vec<(String, u32)> {
        vec![("cards".to_owned(), 2 + self.deck.len() as u32)]
    }
}
