//! Finding deals that look alike.

use std::collections::BTreeMap;

use game::{
    Action as _, Components as _, Event as _, Game, Move, Options as _, Seat, Seats, Seed, Setup,
    Viewer,
};
use serde_json::Value;

/// So many deals are looked at.
const DEALS: u64 = 10_000;

/// So many of those that look alike are played on.
const KIN: usize = 40;

/// So many kinds of deals are tried to find twins that look alike for long.
const KINDS: usize = 60;

/// Twins are played on for so many decisions at most.
const DECISIONS: usize = 12;

/// A game with the deal it came from.
#[derive(Clone)]
struct Life<G> {
    deal: Seed,
    state: G,
    /// What each deal looks like inside, from the beginning.
    truth: Value,
}

/// Deals that have looked alike to somebody all along.
pub(super) struct Lineage<G: Game> {
    viewer: Viewer,
    lives: Vec<Life<G>>,
    /// What was decided, and the first two lives before each decision.
    decisions: Vec<Move>,
    past: Vec<Vec<Life<G>>>,
    setup: Setup<G>,
}

/// What a viewer sees and hears.
fn seen<G: Game>(state: &G, viewer: Viewer, events: &[G::Event]) -> String {
    let told: Vec<G::Event> = events
        .iter()
        .filter_map(|event| event.seen_by(viewer))
        .collect();
    let seats: Seats = state.to_act();
    let legal = match viewer {
        Viewer::Seat(seat) => state.legal_notation(seat),
        Viewer::Spectator => Vec::new(),
    };
    let view = serde_json::to_string(&state.view(viewer)).expect("a view can be written");
    let told = serde_json::to_string(&told).expect("events can be written");
    format!("{view}{told}{seats:?}{legal:?}")
}

fn truth<G: Game>(state: &G) -> Value {
    serde_json::to_value(state.open_view()).expect("a view can be written")
}

impl<G: Game> Lineage<G> {
    /// Deals that look alike to the viewer from the start and as long as any that are found, and are not.
    pub(super) fn longest(players: usize, viewer: Viewer) -> Self {
        let mut longest: Option<Self> = None;
        for mut lineage in Self::found(players, viewer) {
            lineage.play_on();
            let length = lineage.decisions.len();
            let record = longest.as_ref().map(|longest| longest.decisions.len());
            if record.is_none_or(|record| record < length) {
                longest = Some(lineage);
            }
            if length == DECISIONS {
                break;
            }
        }
        longest.unwrap_or_else(|| panic!("{}: no deals look alike to {viewer}", G::NAME))
    }

    /// Deals that look alike from the start, the most frequent kinds first.
    fn found(players: usize, viewer: Viewer) -> Vec<Self> {
        let number = players.to_string();
        let options = G::Options::from_pairs([("players", number.as_str())]).expect("so many play");
        let components = G::Components::standard();
        let mut alike: BTreeMap<String, Vec<Life<G>>> = BTreeMap::new();
        for deal in (1..=DEALS).map(Seed::Short) {
            let setup = Setup::<G>::on(components, options.clone(), deal);
            let mut events = Vec::new();
            let state = G::start(&setup, &mut events);
            let kin = alike.entry(seen(&state, viewer, &events)).or_default();
            if kin.len() < KIN {
                let truth = truth(&state);
                kin.push(Life { deal, state, truth });
            }
        }
        let mut kinds: Vec<Vec<Life<G>>> = alike.into_values().collect();
        kinds.retain(|lives| lives.iter().any(|life| life.truth != lives[0].truth));
        kinds.sort_by_key(|lives| std::cmp::Reverse(lives.len()));
        let lineage = |lives| Self {
            viewer,
            lives,
            decisions: Vec::new(),
            past: Vec::new(),
            setup: Setup::on(components, options.clone(), Seed::Short(1)),
        };
        kinds.into_iter().take(KINDS).map(lineage).collect()
    }

    /// Plays on while at least two different truths look alike.
    fn play_on(&mut self) {
        while self.decisions.len() < DECISIONS {
            let Some(seat) = self.lives[0].state.to_act().into_iter().last() else {
                return;
            };
            let Some((action, next)) = self.best(seat) else {
                return;
            };
            self.past.push(std::mem::replace(&mut self.lives, next));
            self.decisions.push(Move { seat, action });
        }
    }

    /// The decision after which most deals still look alike.
    fn best(&self, seat: Seat) -> Option<(String, Vec<Life<G>>)> {
        let legal = self.lives[0].state.legal_actions(seat);
        let some = legal.iter().step_by(legal.len().div_ceil(6));
        let followed = some.filter_map(|action| {
            let next = self.after(seat, *action);
            let differ = next
                .iter()
                .any(|life| truth(&life.state) != truth(&next[0].state));
            let name = G::write_action(self.setup.components, *action);
            differ.then_some((name, next))
        });
        followed.max_by_key(|(_, next)| next.len())
    }

    /// Those in which this can be decided, and which look the same to the viewer afterwards as the first.
    fn after(&self, seat: Seat, action: G::Action) -> Vec<Life<G>> {
        let mut next: Vec<(String, Life<G>)> = Vec::new();
        for life in &self.lives {
            if !life.state.is_legal(seat, action) {
                continue;
            }
            let (mut life, mut events) = (life.clone(), Vec::new());
            life.state.apply_unchecked(seat, action, &mut events);
            let secret = action.is_secret() && !self.viewer.is(seat);
            next.push((
                format!("{secret}{}", seen(&life.state, self.viewer, &events)),
                life,
            ));
        }
        let Some((first, _)) = next.first() else {
            return Vec::new();
        };
        let first = first.clone();
        next.retain(|(seen, _)| *seen == first);
        next.into_iter().map(|(_, life)| life).collect()
    }

    /// Two deals that look alike to the end, and the decisions.
    pub(super) fn twins(&self) -> ([Seed; 2], Vec<Move>) {
        let [one, other] = self.pair();
        (
            [self.lives[one].deal, self.lives[other].deal],
            self.decisions.clone(),
        )
    }

    /// Two of those who are left whose truths differ now, or at least did at the beginning.
    fn pair(&self) -> [usize; 2] {
        let first = &self.lives[0];
        let now = |life: &Life<G>| truth(&life.state) != truth(&first.state);
        let ever = |life: &Life<G>| life.truth != first.truth;
        let other = self.lives.iter().position(now);
        let other = other.or_else(|| self.lives.iter().position(ever));
        let other = other.unwrap_or_else(|| {
            panic!(
                "{}: all deals that look alike to {} are the same",
                G::NAME,
                self.viewer
            )
        });
        [0, other]
    }

    /// Whether the truths differ after the last decision too.
    pub(super) fn still_differ(&self) -> bool {
        let [one, other] = self.pair();
        truth(&self.lives[one].state) != truth(&self.lives[other].state)
    }

    /// Both truths before each decision and after the last.
    pub(super) fn positions(&self) -> Vec<[G; 2]> {
        let ([one, other], _) = self.twins();
        let all = self.past.iter().chain([&self.lives]);
        let state = |lives: &[Life<G>], deal: Seed| {
            let life = lives.iter().find(|life| life.deal == deal);
            life.expect("whoever is left was there all along")
                .state
                .clone()
        };
        all.map(|lives| [state(lives, one), state(lives, other)])
            .collect()
    }
}
