//! A small game that keeps every law, or breaks one of them on purpose.
//!
//! Two players each get a secret card from a deck of five. In each of three rounds both show fingers at once; if the sum
//! is even seat 0 wins the round, else seat 1. The winner of a round may once claim the value of his
//! card, if it is 4 or 5, and must then show it.

// The path is spelled out because two test programs include this file.
#[path = "mora/faults.rs"]
pub(crate) mod faults;

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use game::{
    Action, Chance, Components, ComponentsError, Event, Fingerprint, Game, Illegal, Known, Points,
    Ranking, RulesVersion, ScoreLine, Scores, Seat, Seats, Setup, Sink, Viewer,
};
use serde::{Deserialize, Serialize};

use self::faults::{Fault, Faulty};

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
    /// Not a number if the state is not to equal itself.
    oddity: f32,
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
    Misnamed,
}

impl Action for Choice {
    const KINDS: &'static [&'static str] = &["show", "claim", "pass"];

    fn kind(&self) -> &'static str {
        match self {
            Self::Show(_) | Self::Misnamed => "show",
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

/// Marks a state that was dealt again.
const IMAGINED: u32 = 99;

static ROUNDS_PLAYED: AtomicU32 = AtomicU32::new(0);
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
        let stutter = ROUNDS_PLAYED
            .fetch_add(1, Ordering::Relaxed)
            .is_multiple_of(5);
        if self.is(Fault::EventsVary) && stutter {
            sink.tell(|| News::Round { fingers: self.last });
        }
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
        let imagined = self.shared.0.load(Ordering::Relaxed) == IMAGINED;
        let endless = self.is(Fault::NeverEnds) || (self.is(Fault::ResampleNeverEnds) && imagined);
        if !endless {
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

    fn write_action(_: &Nothing, action: Choice) -> String {
        match action {
            Choice::Show(fingers) => format!("show {fingers}"),
            Choice::Claim => "claim".to_owned(),
            Choice::Pass | Choice::Misread => "pass".to_owned(),
            Choice::Misnamed => "leave".to_owned(),
        }
    }

    fn read_action(components: &Nothing, text: &str) -> Option<Choice> {
        let action = match text {
            "claim" => Choice::Claim,
            "pass" => Choice::Pass,
            "leave" => Choice::Misnamed,
            _ => Choice::Show(text.strip_prefix("show ")?.parse().ok()?),
        };
        (Self::write_action(components, action) == text).then_some(action)
    }

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
            oddity: if fault == Fault::UnlikeItself {
                f32::NAN
            } else {
                0.0
            },
            chance,
        }
    }

    fn components(&self) -> &'static Nothing {
        Nothing::standard()
    }

    fn is_open(&self) -> bool {
        self.is(Fault::CallsItselfOpen)
    }

    fn seats(&self) -> Seats {
        Seats::first_few(2)
    }

    fn to_act(&self) -> Seats {
        match (self.rounds, self.asked) {
            (0, _) => Seats::NONE,
            (_, Some(winner)) => {
                let other = self.is(Fault::ActingTellsSecret) && self.cards[winner] < 4;
                Seats::only(Seat::new(if other { 1 - winner } else { winner } as u8))
            }
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
            let choices = if few { 2 } else { 3 } + u8::from(self.is(Fault::TooWide));
            actions.extend((0..choices).map(Choice::Show));
        } else {
            if self.cards[seat.index()] >= 4 || self.is(Fault::ListsUnplayable) {
                actions.push(Choice::Claim);
            }
            actions.push(match self.fault {
                Fault::NotationMisread => Choice::Misread,
                Fault::MisnamesKind => Choice::Misnamed,
                _ => Choice::Pass,
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
            Choice::Pass | Choice::Misread | Choice::Misnamed => self.next_round(),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Choice,
        sink: &mut impl Sink<News>,
    ) -> Result<(), Illegal> {
        let unplayable = self.is(Fault::ListsUnplayable) && action == Choice::Claim;
        if unplayable || !self.is_legal(seat, action) {
            if self.is(Fault::RefusesWithChange) {
                self.scores[0] += 1;
            }
            let asked = if self.is(Fault::RefusesWithLies) {
                self.to_act().first().unwrap_or(seat)
            } else {
                seat
            };
            return Err(Illegal::new(
                self,
                asked,
                &Self::write_action(&Nothing, action),
            ));
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
        let seats_too = !self.is(Fault::ResampleForSpectatorsOnly) || viewer == Viewer::Spectator;
        if self.is(Fault::ResampleDoesNothing) || !seats_too {
            return;
        }
        if self.is(Fault::ResampleNeverEnds) {
            self.shared = Shared(Arc::new(AtomicU32::new(IMAGINED)));
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

    fn withdraw(&mut self, seat: Seat) {
        if self.is(Fault::WithdrawsTooMuch) {
            self.shown = [None, None];
            self.asked = None;
        }
        if !self.is(Fault::WithdrawsNothing) {
            self.shown[seat.index()] = None;
        }
    }

    fn scores(&self) -> Scores {
        let known = if self.is(Fault::ForgetsScore) { 1 } else { 2 };
        self.scores.into_iter().take(known).map(Points).collect()
    }

    fn breakdown(&self, viewer: Option<Viewer>) -> Vec<ScoreLine> {
        let miscount = i32::from(self.is(Fault::MiscountsScore) && self.rounds == 0);
        let telltale = self.is(Fault::BreakdownTellsSecret) && viewer.is_some();
        let line = |seat: Seat| {
            let secret = if telltale {
                i32::from(self.cards[seat.index()])
            } else {
                0
            };
            ScoreLine {
                seat,
                round: None,
                source: "rounds_and_claims",
                points: Points(self.scores[seat.index()] + miscount + secret),
            }
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
        if self.is(Fault::RanksOnlyFirst) {
            seats.truncate(1);
        }
        over.then(|| {
            if self.scores[0] == self.scores[1] && seats.len() == 2 {
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
