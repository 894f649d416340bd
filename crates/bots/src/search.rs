//! Information-set Monte Carlo tree search.
//!
//! Every iteration deals anew what the seat does not know, goes down a tree of what all seats can do, plays on at random
//! but not blindly, estimates where that led to, and remembers for every decision on the way what it brought to whoever
//! took it. Nodes of the tree are who decides after which decisions, as far as the searching seat sees them: choices that
//! others make in secret lead to one and the same node, and so does what is drawn or shown. What others alone know and decide by
//! makes faces of a node: what is remembered of their choices is apart for each secret, and where it leads to is not. Where several
//! choose at once, the searching seat chooses last, so that nobody answers a choice of that moment. What the searching seat knows
//! alone is known in all of the tree: later the others play as if they had guessed it, which makes the search a little too careful.

mod playout;
mod tree;

use game::{Action as _, Chance, Seat, Silent};
use rayon::prelude::*;

use self::playout::Player;
use self::tree::{Link, NodeId, Tree};
use crate::estimate::{Outlook, imagine, outlook};
use crate::greedy::Judge;
use crate::thought::{Choice, Thought};
use crate::{Insight, Resources};
use game::Estimate;

/// The clock is read once in so many iterations.
const CLOCK: u32 = 8;

/// Searches side by side, one for each thread.
#[derive(Debug)]
pub(crate) struct Search<G: Estimate> {
    searchers: Vec<Searcher<G>>,
}

impl<G: Estimate> Search<G> {
    pub(crate) fn new() -> Self {
        Self {
            searchers: Vec::new(),
        }
    }

    /// Thinks about legal choices of the seat whose insight this is, in so many iterations at most, which the threads part. One
    /// thread alone ends when no choice can overtake the best one, which does not change which one that is.
    pub(crate) fn think(
        &mut self,
        insight: &Insight<'_, G>,
        legal: &[G::Action],
        iterations: u32,
        chance: &mut Chance,
        resources: &Resources,
    ) -> Thought<G::Action> {
        let threads = u32::try_from(resources.threads.max(1)).unwrap_or(1);
        let threads = threads.min(iterations);
        let seeds: Vec<game::Seed> = (0..threads).map(|_| chance.seed()).collect();
        self.searchers
            .resize_with(seeds.len().max(self.searchers.len()), Searcher::new);
        let searchers = &mut self.searchers[..seeds.len()];
        let shares = (0..threads)
            .map(|thread| iterations / threads + u32::from(thread < iterations % threads));
        let shares: Vec<(game::Seed, u32)> = seeds.into_iter().zip(shares).collect();
        let search = |(searcher, (seed, share)): (&mut Searcher<G>, &(game::Seed, u32))| {
            searcher.search(insight, legal, *share, &mut Chance::new(*seed), resources);
        };
        if threads == 1 {
            searchers.iter_mut().zip(&shares).for_each(search);
        } else {
            searchers.par_iter_mut().zip(&shares).for_each(search);
        }
        merge(searchers, legal)
    }
}

/// What several searches have found out together.
fn merge<G: Estimate>(searchers: &[Searcher<G>], legal: &[G::Action]) -> Thought<G::Action> {
    let mut choices: Vec<Choice<G::Action>> = legal
        .iter()
        .map(|action| {
            let (mut visits, mut total, mut weight) = (0, 0.0, 0.0);
            for searcher in searchers {
                let found = searcher.found(*action);
                visits += found.visits;
                total += found.total;
                weight += found.weight;
            }
            Choice {
                action: *action,
                visits,
                value: Some(if weight > 0.0 { total / weight } else { 0.0 }),
            }
        })
        .collect();
    choices.sort_by(|a, b| {
        let value = |choice: &Choice<G::Action>| choice.value.unwrap_or(0.0);
        (b.visits.cmp(&a.visits)).then(value(b).total_cmp(&value(a)))
    });
    Thought {
        choices,
        iterations: searchers.iter().map(|searcher| searcher.iterations).sum(),
        decisions: searchers.iter().map(|searcher| searcher.decisions).sum(),
    }
}

/// What a search has found out about an action.
#[derive(Clone, Copy, Default)]
struct Found {
    visits: u32,
    /// The sum of the chances of winning that it has brought; if it was never tried, what a look has shown.
    total: f32,
    /// How many chances are summed up.
    weight: f32,
}

/// One search, with its tree.
#[derive(Debug)]
struct Searcher<G: Estimate> {
    tree: Tree<G::Action>,
    judge: Judge<G>,
    player: Player<G>,
    legal: Vec<G::Action>,
    promises: Vec<f32>,
    path: Vec<(NodeId, usize)>,
    /// The node of the decision that is searched.
    asked: Option<NodeId>,
    /// The sums of the chances of winning that the choices of that decision have brought.
    odds: Vec<f64>,
    iterations: u64,
    decisions: u64,
}

impl<G: Estimate> Searcher<G> {
    fn new() -> Self {
        Self {
            tree: Tree::new(),
            judge: Judge::new(),
            player: Player::new(),
            legal: Vec::with_capacity(G::WIDEST),
            promises: Vec::with_capacity(G::WIDEST),
            path: Vec::new(),
            asked: None,
            odds: Vec::new(),
            iterations: 0,
            decisions: 0,
        }
    }

    fn search(
        &mut self,
        insight: &Insight<'_, G>,
        legal: &[G::Action],
        iterations: u32,
        chance: &mut Chance,
        resources: &Resources,
    ) {
        // What one of several searches has found out is only a part: it goes on to the end.
        let stops_early = resources.threads <= 1;
        self.tree.clear();
        self.judge.decisions = 0;
        self.asked = None;
        self.odds.clear();
        self.odds.resize(legal.len(), 0.0);
        (self.iterations, self.decisions) = (0, 0);
        let first = self.judge.judge(insight, legal, chance, resources).to_vec();
        let imagined = insight.imagine(chance);
        let root = Root {
            seat: insight.seat(),
            legal,
            first: &first,
            horizon: imagined.chapter() + imagined.ahead(),
        };
        for iteration in 0..iterations {
            if resources.cancel.is_cancelled() || (iteration % CLOCK == 0 && resources.are_up()) {
                break;
            }
            if stops_early && iteration % CLOCK == 0 && self.is_decided(iterations - iteration) {
                break;
            }
            self.iterate(imagine(insight, chance), &root, chance);
            self.iterations += 1;
        }
        // Whoever had no time for a single iteration still knows what a look has shown.
        self.asked_node(Link::Root, &root);
        self.decisions += self.judge.decisions;
    }

    /// Whether no choice can be tried as often as the most tried one with so many iterations more.
    fn is_decided(&self, iterations: u32) -> bool {
        let Some(asked) = self.asked else {
            return false;
        };
        let (mut most, mut next) = (0, 0);
        for edge in self.tree.edges(asked) {
            if edge.visits > most {
                (most, next) = (edge.visits, most);
            } else {
                next = next.max(edge.visits);
            }
        }
        most - next > iterations
    }

    /// What was found out about an action of the decision that is searched.
    fn found(&self, action: G::Action) -> Found {
        let Some(asked) = self.asked else {
            return Found::default();
        };
        let edges = self.tree.edges(asked).iter().zip(&self.odds);
        let mut edges = edges.filter(|(edge, _)| edge.action == action);
        let found = edges.next().map(|(edge, odds)| {
            // What was never tried is known by a look alone.
            let look = if edge.visits == 0 { 1.0 } else { 0.0 };
            Found {
                visits: edge.visits,
                total: look * edge.look + tree::sum(*odds),
                weight: look + tree::real(edge.visits),
            }
        });
        found.unwrap_or_default()
    }

    /// Goes down the tree, plays on and remembers.
    fn iterate(&mut self, mut state: G, root: &Root<'_, G>, chance: &mut Chance) {
        self.path.clear();
        let mut link = Link::Root;
        let mut asked = false;
        while let Some(seat) = root.next(&state) {
            if state.chapter() >= root.horizon {
                break;
            }
            state.legal(seat, &mut self.legal);
            if let [only] = self.legal.as_slice() {
                state.apply_unchecked(seat, *only, &mut Silent);
                self.decisions += 1;
                continue;
            }
            let Some((node, face)) = self.decision(link, &state, seat, root, asked, chance) else {
                break;
            };
            asked |= seat == root.seat;
            let edge = self.tree.select(face, &self.legal);
            let action = self.tree.edges(face)[edge].action;
            self.path.push((face, edge));
            state.apply_unchecked(seat, action, &mut Silent);
            self.decisions += 1;
            link = if action.is_secret() && seat != root.seat {
                Link::Hidden(node)
            } else {
                let place = self.tree.place(node, action);
                Link::Edge(node, place.expect("a node offers what its faces do"))
            };
        }
        self.decisions += self.player.play(&mut state, root.horizon, chance);
        self.remember(&outlook(&state), root.seat);
    }

    /// The node in which the seat chooses, which leads on, and its face, which holds what the seat makes of its choices; none where
    /// the tree ends.
    fn decision(
        &mut self,
        link: Link,
        state: &G,
        seat: Seat,
        root: &Root<'_, G>,
        asked: bool,
        chance: &mut Chance,
    ) -> Option<(NodeId, NodeId)> {
        if seat == root.seat && !asked {
            return self.asked_node(link, root).map(|node| (node, node));
        }
        let (node, is_new) = self.tree.follow(link, seat)?;
        // What others choose before the decision that is searched is passed, however new: it must be reached.
        if is_new && asked {
            return None;
        }
        let secret = state.secret_of(seat);
        if seat == root.seat || secret == 0 {
            return self.expand(node, state, seat).then_some((node, node));
        }
        let face = self.tree.face(node, secret)?;
        let has_room = self.offer(node, |_| 0.0) && self.expand_face(face, state, seat, chance);
        has_room.then_some((node, face))
    }

    /// [Expands](Self::expand) what somebody else decides by a secret of his own. He looks at his choices with his own
    /// [guess](Estimate::guess) of the others' secrets, where the game has one.
    fn expand_face(&mut self, face: NodeId, state: &G, seat: Seat, chance: &mut Chance) -> bool {
        if !self.tree.deserves_judging(face) {
            return self.expand(face, state, seat);
        }
        let mut theirs = state.clone();
        theirs.guess(seat, chance);
        self.expand(face, &theirs, seat)
    }

    /// The node of the decision that is searched. It begins with what a look at each choice has shown, and it is the same
    /// whatever others choose before it: the searching seat does not see that.
    fn asked_node(&mut self, link: Link, root: &Root<'_, G>) -> Option<NodeId> {
        if self.asked.is_none() {
            let (node, _) = self.tree.follow(link, root.seat)?;
            self.tree.offer_judged(node, root.legal, root.first);
            self.asked = Some(node);
        }
        self.asked
    }

    /// Makes sure that all that can be done now is offered in the node; what is visited often is looked at closely. Says
    /// whether there was room for that.
    fn expand(&mut self, node: NodeId, state: &G, seat: Seat) -> bool {
        if !self.offer(node, |action| state.promise(seat, action)) {
            return false;
        }
        if self.tree.deserves_judging(node) {
            self.promises.clear();
            for action in &self.legal {
                let worth = self.judge.worth_of(state, seat, *action);
                self.promises.push(worth);
            }
            self.tree.judged(node, &self.legal, &self.promises);
        }
        true
    }

    /// Makes sure that all that can be done now is offered in the node, with what it promises. Says whether there was room.
    fn offer(&mut self, node: NodeId, promise: impl Fn(G::Action) -> f32) -> bool {
        if self.tree.offers(node, &self.legal) {
            return true;
        }
        if !self.tree.has_room(node, &self.legal) {
            return false;
        }
        self.promises.clear();
        let promises = self.legal.iter().map(|action| promise(*action));
        self.promises.extend(promises);
        self.tree.offer(node, &self.legal, &self.promises);
        true
    }

    fn remember(&mut self, outlook: &Outlook, seat: Seat) {
        for (node, edge) in self.path.drain(..) {
            self.tree.remember(node, edge, &outlook.worth);
            if self.asked == Some(node) {
                self.odds[edge] += f64::from(outlook.odds[seat.index()]);
            }
        }
    }
}

/// What is searched.
struct Root<'a, G: Estimate> {
    seat: Seat,
    legal: &'a [G::Action],
    /// What a look at each choice has shown.
    first: &'a [f32],
    /// The chapter at which playouts end.
    horizon: u16,
}

impl<G: Estimate> Root<'_, G> {
    /// Who decides next in thought: of several at once, the searching seat last.
    fn next(&self, state: &G) -> Option<Seat> {
        let mut seats = state.to_act();
        if seats.len() > 1 {
            seats.remove(self.seat);
        }
        seats.first()
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Seats, Seed, Setup};
    use games::aztlan::{Aztlan, Options, PhaseName};

    use super::*;

    fn started() -> Aztlan {
        Aztlan::start(&Setup::new(Options::default(), Seed::Short(1)), &mut Silent)
    }

    fn root(seat: Seat, legal: &[games::aztlan::Action]) -> Root<'_, Aztlan> {
        Root {
            seat,
            legal,
            first: &[],
            horizon: 9,
        }
    }

    #[test]
    fn of_several_who_choose_at_once_the_searching_seat_is_last() {
        let mut state = started();
        let root = root(Seat::new(0), &[]);
        let mut order = Vec::new();
        while state.phase() == PhaseName::Choosing {
            let seat = root.next(&state).expect("somebody chooses");
            let legal = state.legal_actions(seat);
            state.apply_unchecked(seat, legal[0], &mut Silent);
            order.push(seat.index());
        }
        assert_eq!(order, [1, 2, 3, 0]);
    }

    #[test]
    fn the_decision_that_is_searched_is_one_whatever_others_choose_before_it() {
        let state = started();
        assert_eq!(state.to_act(), Seats::first_few(4));
        let seat = Seat::new(0);
        let legal = state.legal_actions(seat);
        let mut searcher = Searcher::<Aztlan>::new();
        let insight = Insight::new(&state, seat);
        let chance = &mut Chance::new(Seed::Short(2));
        searcher.search(&insight, &legal, 40, chance, &Resources::default());
        let visits: u32 = legal
            .iter()
            .map(|action| searcher.found(*action).visits)
            .sum();
        assert_eq!(u64::from(visits), searcher.iterations);
    }

    #[test]
    fn where_the_end_is_certain_the_chance_of_winning_is_told_as_it_is() {
        let mut state = started();
        let mut chance = Chance::new(Seed::Short(4));
        let mut last = None;
        while let Some(seat) = state.to_act().first() {
            let legal = state.legal_actions(seat);
            if legal.len() > 1 {
                last = Some((state.clone(), seat));
            }
            state.apply_unchecked(seat, *chance.pick(&legal), &mut Silent);
        }
        let (state, seat) = last.expect("there was a choice");
        let insight = Insight::new(&state, seat);
        let legal = state.legal_actions(seat);
        let resources = Resources::default();
        let thought = Search::new().think(&insight, &legal, 60, &mut chance, &resources);
        for choice in thought.choices.iter().filter(|choice| choice.visits > 0) {
            let value = choice.value.expect("a search has an opinion");
            assert!(value <= 0.0 || value >= 1.0, "{value}");
        }
    }

    #[test]
    fn threads_part_the_iterations_exactly() {
        let state = started();
        let seat = Seat::new(2);
        let legal = state.legal_actions(seat);
        let resources = Resources {
            threads: 3,
            ..Resources::default()
        };
        let chance = &mut Chance::new(Seed::Short(2));
        let insight = Insight::new(&state, seat);
        let thought = Search::new().think(&insight, &legal, 41, chance, &resources);
        assert_eq!(thought.iterations, 41);
    }
}
