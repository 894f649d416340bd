//! A game being played at a table, whichever it is.

use std::ops::Deref;
use std::sync::Arc;

use bots::{Bot, Insight, Mind, Resources, Thought};
use game::{
    Action as _, Chance, Components, Estimate, Game, Illegal, Match, OptionError, Options, Record,
    Replay, ReplayError, RulesVersion, Seat, Seats, Seed, Setup, Shown, SideSpec, Silent, Viewer,
};
use games::{GameId, with_game};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};

use crate::Refusal;
use crate::minds::Minds;
use crate::opinion::{Opinion, Question};

/// A game being played, whichever it is.
pub trait Playing: Send + Sync {
    /// How many seats people or bots take.
    fn seats(&self) -> usize;

    /// How many decisions have been taken.
    fn ply(&self) -> usize;

    /// How many decisions the seat has taken since anybody else took one.
    fn taken_in_a_row(&self, seat: Seat) -> usize;

    /// Who may act now.
    fn to_act(&self) -> Seats;

    /// What the seat may do, in the game's notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The game after one more decision, and whether others learn only that it was taken.
    fn after(&self, seat: Seat, action: &str) -> Result<(Arc<Play>, bool), Illegal>;

    /// Whether the last decision is the seat's own and can still be taken back.
    fn may_undo(&self, seat: Seat) -> bool;

    /// The game before its last decision, and whether others had learnt only that it was taken.
    fn undone(&self) -> (Arc<Play>, bool);

    /// The game as it is kept, with its seed.
    fn record(&self) -> Record;

    /// The first ply whose position is still shown, and of which everything is told again, after so many decisions.
    fn recalled_from(&self, ply: usize) -> usize;

    /// What the viewer sees after so many decisions, as JSON; the first position that is still shown if that one is not.
    fn view(&self, viewer: Viewer, ply: usize) -> Box<RawValue>;

    /// What the viewer is told now of what happened at the plies of the range, as JSON.
    fn told(&self, viewer: Viewer, plies: std::ops::RangeInclusive<usize>) -> Vec<Value>;

    /// The decision at this ply, counted from 1, as the viewer knows it: who, and what unless it is secret.
    fn decision(&self, viewer: Viewer, ply: usize) -> Option<(Seat, Option<String>)>;

    /// What a bot does who need not think: it plays anything, or there is one choice. None if it has to think, or if the
    /// seat could not act there.
    fn at_once(&self, question: Question, chance: &mut Chance) -> Option<Opinion>;

    /// What a bot thinks of a seat's decision, by what the seat knows then; none if it could not act there.
    fn think(
        &self,
        question: Question,
        chance: &mut Chance,
        minds: &Minds,
        resources: &Resources,
    ) -> Option<Opinion>;

    /// Who could act after so many decisions.
    fn to_act_at(&self, ply: usize) -> Seats;

    /// The chance of winning that each seat has in each position, from the setup to the last, at a glance and with all secrets
    /// known. When the game is over, victory is certain: it is parted among those who share it.
    fn chances(&self) -> Vec<Vec<f32>>;

    /// The seats from first to last, when the game is over.
    fn ranking(&self) -> Option<Vec<Vec<Seat>>>;

    /// The points of each seat as all may know them when the game is over.
    fn final_scores(&self) -> Option<Vec<i32>>;
}

impl<G: Estimate> Playing for Match<G>
where
    Play: From<Self>,
{
    fn seats(&self) -> usize {
        self.setup().options.players().into()
    }

    fn ply(&self) -> usize {
        self.steps().len()
    }

    fn taken_in_a_row(&self, seat: Seat) -> usize {
        let latest = self.steps().iter().rev();
        latest.take_while(|step| step.seat == seat).count()
    }

    fn to_act(&self) -> Seats {
        self.state().to_act()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.state().legal_notation(seat)
    }

    fn after(&self, seat: Seat, action: &str) -> Result<(Arc<Play>, bool), Illegal> {
        let action = self.read(seat, action)?;
        let mut next = self.clone();
        next.push(seat, action);
        Ok((Arc::new(next.into()), action.is_secret()))
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.steps()
            .last()
            .is_some_and(|last| last.seat == seat && !last.reveals)
    }

    fn undone(&self) -> (Arc<Play>, bool) {
        let secret = self
            .steps()
            .last()
            .is_some_and(|last| last.action.is_secret());
        (Arc::new(Match::undone(self).into()), secret)
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn recalled_from(&self, ply: usize) -> usize {
        Match::recalled_from(self, ply)
    }

    fn view(&self, viewer: Viewer, ply: usize) -> Box<RawValue> {
        let ply = ply.max(self.recalled_from(self.steps().len()));
        let view = if ply >= self.steps().len() {
            self.state().view(viewer)
        } else {
            self.position(ply).view(viewer)
        };
        to_raw_value(&view).expect("a view can be written")
    }

    fn told(&self, viewer: Viewer, plies: std::ops::RangeInclusive<usize>) -> Vec<Value> {
        let told = Match::told(self, viewer, plies).into_iter();
        told.flat_map(|(_, events)| events)
            .map(|event| serde_json::to_value(event).expect("an event can be written"))
            .collect()
    }

    fn decision(&self, viewer: Viewer, ply: usize) -> Option<(Seat, Option<String>)> {
        let step = self.steps().get(ply.checked_sub(1)?)?;
        let known = viewer.is(step.seat) || !step.action.is_secret();
        let action = known.then(|| G::write_action(self.setup().components, step.action));
        Some((step.seat, action))
    }

    fn at_once(&self, question: Question, chance: &mut Chance) -> Option<Opinion> {
        let Question { ply, seat, bot } = question;
        let state = self.position(ply);
        if !state.to_act().contains(seat) {
            return None;
        }
        let action = match (bot, state.legal_actions(seat).as_slice()) {
            (_, [only]) => *only,
            (Bot::Random, choices) => *chance.pick(choices),
            _ => return None,
        };
        let write = |action| G::write_action(self.setup().components, action);
        let thought = Thought::without_opinion(action);
        Some(Opinion::new(bot, &thought, None, write))
    }

    fn think(
        &self,
        question: Question,
        chance: &mut Chance,
        minds: &Minds,
        resources: &Resources,
    ) -> Option<Opinion> {
        let Question { ply, seat, bot } = question;
        let state = self.position(ply);
        if !state.to_act().contains(seat) {
            return None;
        }
        let insight = Insight::new(&state, seat);
        let think = |mind: &mut Mind<G>| mind.think_with(bot, &insight, chance, resources);
        let thought = minds.with(resources.threads, think);
        let write = |action| G::write_action(self.setup().components, action);
        let taken = self.steps().get(ply).filter(|step| step.seat == seat);
        let taken = taken.map(|step| step.action);
        Some(Opinion::new(bot, &thought, taken, write))
    }

    fn to_act_at(&self, ply: usize) -> Seats {
        self.position(ply).to_act()
    }

    fn chances(&self) -> Vec<Vec<f32>> {
        bots::chances_so_far(self)
    }

    fn ranking(&self) -> Option<Vec<Vec<Seat>>> {
        let places = self.state().ranking()?.into_iter();
        Some(places.map(|place| place.into_iter().collect()).collect())
    }

    fn final_scores(&self) -> Option<Vec<i32>> {
        let scores = self.state().scores();
        self.state()
            .is_over()
            .then(|| scores.iter().map(|points| points.0).collect())
    }
}

/// A game whose type is known, for this crate to play and for others to show.
#[derive(Debug)]
pub struct Kept<G: Game> {
    game: Box<Match<G>>,
    is_open: bool,
}

impl<G: Game> Kept<G> {
    fn secret(game: Match<G>) -> Self {
        Self {
            game: Box::new(game),
            is_open: false,
        }
    }

    /// The game as it may be shown.
    pub fn shown(&self) -> Shown<'_, G> {
        if self.is_open {
            Shown::open(&self.game)
        } else {
            Shown::new(&self.game)
        }
    }
}

macro_rules! any_game {
    (($d:tt) $($Game:ident),+) => {
        /// A game being played, whichever it is.
        #[derive(Debug)]
        pub enum Play {
            $(
                #[doc = concat!("One of [`games::", stringify!($Game), "`].")]
                $Game(Kept<games::$Game>),
            )+
        }

        impl Play {
            /// Which game it is.
            pub const fn id(&self) -> GameId {
                match self {
                    $(Self::$Game(_) => GameId::$Game,)+
                }
            }
        }

        impl Deref for Play {
            type Target = dyn Playing;

            fn deref(&self) -> &Self::Target {
                match self {
                    $(Self::$Game(kept) => &*kept.game,)+
                }
            }
        }

        $(
            impl From<Match<games::$Game>> for Play {
                fn from(game: Match<games::$Game>) -> Self {
                    Self::$Game(Kept::secret(game))
                }
            }
        )+

        impl Play {
            /// The same game, which keeps no secrets from anybody.
            fn opened(mut self) -> Self {
                match &mut self {
                    $(Self::$Game(kept) => kept.is_open = true,)+
                }
                self
            }
        }

        /// Evaluates an expression in which a name of your choice stands for the game behind a [`Play`], with its type and as it
        /// may be [`Shown`](game::Shown).
        #[macro_export]
        macro_rules! with_match {
            ($d play:expr, |$d game:ident| $d body:expr) => {
                match $d play {
                    $($crate::Play::$Game($d game) => {
                        let $d game = $d game.shown();
                        $d body
                    })+
                }
            };
        }
    };
}

games::each_game!(any_game);

/// How a game is to begin.
pub(crate) struct Beginning<'a> {
    /// The rules it is pinned to; today's if it is new.
    pub(crate) rules: Option<RulesVersion>,
    pub(crate) options: &'a Map<String, Value>,
    pub(crate) seed: Seed,
}

/// A game that is set up.
pub(crate) struct Begun {
    pub(crate) play: Arc<Play>,
    pub(crate) rules: RulesVersion,
    pub(crate) players: u8,
    /// All options, defaults filled in.
    pub(crate) options: Map<String, Value>,
    /// What seats can still pick to play as; none if the game gives no choice or the options have made it.
    pub(crate) sides: Option<SideSpec>,
}

impl Beginning<'_> {
    fn begin<G: Estimate>(self) -> Result<Begun, Refusal>
    where
        Play: From<Match<G>>,
    {
        let options = G::Options::from_json(self.options)?;
        let rules = self.rules.unwrap_or(G::RULES);
        if !(RulesVersion(1)..=G::RULES).contains(&rules) {
            let unknown = game::ReplayError::Rules {
                found: rules,
                newest: G::RULES,
            };
            return Err(Refusal::Record(unknown.to_string()));
        }
        let setup = Setup::<G> {
            components: G::Components::standard(),
            rules,
            seed: self.seed,
            options,
        };
        let left_open = setup.options.chosen_sides().is_none();
        Ok(Begun {
            sides: setup.options.sides().filter(|_| left_open),
            rules: setup.rules,
            players: setup.options.players(),
            options: setup.options.to_json(),
            play: Arc::new(Match::new(setup).into()),
        })
    }
}

/// Sets a game up.
pub(crate) fn begin(game: GameId, beginning: Beginning<'_>) -> Result<Begun, Refusal> {
    with_game!(game, |G| beginning.begin::<G>())
}

/// The options with a side for each seat, by name and in seat order.
pub(crate) fn with_sides(
    game: GameId,
    options: &Map<String, Value>,
    names: &[&str],
) -> Result<Map<String, Value>, Refusal> {
    fn chosen<O: Options>(
        options: &Map<String, Value>,
        names: &[&str],
    ) -> Result<Map<String, Value>, OptionError> {
        let mut options = O::from_json(options)?;
        options.choose_sides(names)?;
        options.check()?;
        Ok(options.to_json())
    }

    Ok(with_game!(game, |G| chosen::<<G as Game>::Options>(
        options, names
    ))?)
}

/// Plays a record that somebody brought along.
pub fn replay(record: &Record) -> Result<Arc<Play>, Refusal> {
    fn played<G: Game>(record: &Record) -> Result<Match<G>, ReplayError> {
        let mut replay = Replay::<G>::new(record, G::Components::standard(), &mut Silent)?;
        let mut play = Match::new(replay.setup().clone());
        while let Some((seat, action)) = replay.step(&mut Silent)? {
            play.push(seat, action);
        }
        Ok(play)
    }

    let game: GameId = record.game.parse()?;
    let play = with_game!(game, |G| played::<G>(record).map(Play::from));
    let play = play.map_err(|error| Refusal::Record(sentence(&error)))?;
    Ok(Arc::new(play.opened()))
}

/// An error and its causes, in one sentence.
fn sentence(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(next) = cause {
        text = format!("{text}: {next}");
        cause = next.source();
    }
    text
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn begun() -> Arc<Play> {
        let beginning = Beginning {
            rules: None,
            options: &Map::new(),
            seed: Seed::Short(1),
        };
        begin(GameId::Aztlan, beginning).unwrap().play
    }

    fn played(decisions: usize) -> Arc<Play> {
        let mut chance = Chance::new(Seed::Short(9));
        let mut play = begun();
        for _ in 0..decisions {
            let seat = play.to_act().first().expect("the game is on");
            let legal = play.legal(seat);
            play = play.after(seat, chance.pick::<String>(&legal)).unwrap().0;
        }
        play
    }

    #[test]
    fn every_position_can_be_visited_again() {
        let whole = played(100);
        for ply in [0, 1, 31, 32, 33, 64, 99, 100] {
            let there = played(ply);
            let viewer = Viewer::Seat(Seat::new(1));
            assert_eq!(whole.view(viewer, ply).get(), there.view(viewer, ply).get());
        }
        assert_eq!(
            whole.view(Viewer::Spectator, 1000).get(),
            whole.view(Viewer::Spectator, 100).get()
        );
    }

    #[test]
    fn decisions_in_a_row_are_counted_from_the_last_of_somebody_else() {
        let mut play = begun();
        let mut row = (Seat::new(0), 0);
        for decisions in 1..60 {
            let deciding = play.to_act().first().expect("the game is on");
            row = if row.0 == deciding {
                (deciding, row.1 + 1)
            } else {
                (deciding, 1)
            };
            play = played(decisions);
            for seat in Seats::first_few(4) {
                let taken = if seat == row.0 { row.1 } else { 0 };
                assert_eq!(play.taken_in_a_row(seat), taken);
            }
        }
    }

    #[test]
    fn whoever_has_won_has_all_chances_and_nobody_else_has_any() {
        let mut chance = Chance::new(Seed::Short(9));
        let mut play = begun();
        while let Some(seat) = play.to_act().first() {
            let legal = play.legal(seat);
            play = play.after(seat, chance.pick::<String>(&legal)).unwrap().0;
        }
        let course = play.chances();
        assert_eq!(course.len(), play.ply() + 1);
        let first = &play.ranking().unwrap()[0];
        let last = Seats::ALL.into_iter().zip(course.last().unwrap());
        let (won, lost): (Vec<_>, Vec<_>) = last.partition(|(seat, _)| first.contains(seat));
        let sum = |seats: &[(Seat, &f32)]| seats.iter().map(|(_, chance)| **chance).sum::<f32>();
        assert!((sum(&won) - 1.0).abs() < 1e-6);
        assert!(sum(&lost).abs() < 1e-6);
        let before = &course[play.ply() - 1];
        assert!(before.iter().all(|chance| (0.0..1.0).contains(chance)));
    }

    #[test]
    fn taking_back_restores_the_position_across_a_checkpoint() {
        let viewer = Viewer::Spectator;
        for decisions in [32, 33, 64] {
            let before = played(decisions - 1);
            let back = played(decisions).undone().0;
            assert_eq!(back.ply(), decisions - 1);
            assert_eq!(back.record(), before.record());
            assert_eq!(back.view(viewer, 999).get(), before.view(viewer, 999).get());
            let seat = back.to_act().first().unwrap();
            assert!(back.after(seat, &back.legal(seat)[0]).is_ok());
        }
    }

    #[test]
    fn a_secret_decision_is_told_to_its_own_seat_only() {
        let play = begun().after(Seat::new(2), "choose 9").unwrap().0;
        let own = play.decision(Viewer::Seat(Seat::new(2)), 1).unwrap();
        assert_eq!(own, (Seat::new(2), Some("choose 9".to_owned())));
        for other in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
            assert_eq!(play.decision(other, 1), Some((Seat::new(2), None)));
            assert!(
                !serde_json::to_string(&play.told(other, 1..=1))
                    .unwrap()
                    .contains('9')
            );
        }
    }

    /// A game of Amazonas in which only the last income card of others is shown, and the plies of its reveals.
    fn without_memory(rounds: usize) -> (Arc<Play>, Vec<usize>) {
        let options = serde_json::json!({"players": 2, "memory": "off"});
        let beginning = Beginning {
            rules: None,
            options: options.as_object().unwrap(),
            seed: Seed::Short(3),
        };
        let mut play = begin(GameId::Amazonas, beginning).unwrap().play;
        let (mut chance, mut reveals) = (Chance::new(Seed::Short(4)), Vec::new());
        while reveals.len() < rounds {
            let seat = play.to_act().first().expect("the game is on");
            let legal = play.legal(seat);
            play = play.after(seat, chance.pick::<String>(&legal)).unwrap().0;
            let told = play.told(Viewer::Spectator, play.ply()..=play.ply());
            if told.iter().any(|event| event["event"] == "revealed") {
                reveals.push(play.ply());
            }
        }
        (play, reveals)
    }

    #[test]
    fn what_a_game_does_not_recall_is_neither_shown_nor_told_again() {
        let (play, reveals) = without_memory(5);
        let last = reveals[4];
        assert_eq!(play.recalled_from(play.ply()), last);
        assert_eq!(play.recalled_from(reveals[1]), reveals[1]);
        let viewer = Viewer::Seat(Seat::new(0));
        assert_eq!(play.view(viewer, 1).get(), play.view(viewer, last).get());
        let revealed_by = |seat: u8, viewer| {
            let told = play.told(viewer, 0..=usize::MAX);
            let revealed = told
                .iter()
                .filter(|event| event["event"] == "revealed" && event["seat"] == seat);
            revealed.count()
        };
        assert_eq!(revealed_by(0, viewer), 5, "one's own cards");
        assert_eq!(revealed_by(1, viewer), 1);
        assert_eq!(revealed_by(0, Viewer::Spectator), 1);
    }

    #[test]
    fn when_the_game_is_over_everything_is_told_and_shown_again() {
        let (mut play, _) = without_memory(18);
        while let Some(seat) = play.to_act().first() {
            let action = play.legal(seat).pop().expect("there is a choice");
            play = play.after(seat, &action).unwrap().0;
        }
        assert_eq!(play.recalled_from(play.ply()), 0);
        let told = play.told(Viewer::Spectator, 0..=usize::MAX);
        let revealed = told.iter().filter(|event| event["event"] == "revealed");
        assert_eq!(revealed.count(), 2 * 18);
        assert_ne!(
            play.view(Viewer::Spectator, 1).get(),
            play.view(Viewer::Spectator, 60).get()
        );
    }

    #[test]
    fn a_record_brought_along_is_played_or_refused_with_a_sentence() {
        let record = played(50).record();
        assert_eq!(replay(&record).unwrap().record(), record);
        let mut broken = record.clone();
        broken.actions[10].action = "fly".to_owned();
        let Err(Refusal::Record(sentence)) = replay(&broken) else {
            panic!("nobody can fly");
        };
        assert!(sentence.contains("ply 11"), "{sentence}");
        let unknown = Record {
            game: "chess".to_owned(),
            ..record
        };
        assert!(matches!(replay(&unknown), Err(Refusal::NoGame(_))));
    }
}
