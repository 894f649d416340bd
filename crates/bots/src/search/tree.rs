//! The tree of a search: nodes and edges in two lists that are used again and never grow beyond a bound.

use game::{Action, Seat};

use game::Standing;

/// No tree has more nodes.
const MOST_NODES: usize = 1 << 17;
/// No tree has more edges.
const MOST_EDGES: usize = 1 << 19;

/// How much is tried that has not been tried often. Compared with 1.0 in Amazonas only: a search of 400 iterations with 1.0
/// won 15.5 % of 200 games against three with this one.
const CURIOSITY: f32 = 0.35;
/// How much less is expected of what has not been tried.
const RESERVE: f32 = 0.02;
/// What a look at a choice of the searched decision counts, in visits.
const FIRST_TRUST: f32 = 10.0;
/// The same for other decisions.
const LATER_TRUST: f32 = 4.0;
/// A node that is visited so often is looked at closely.
const OFTEN: u32 = 16;
/// How strongly a promise draws.
const PROMISE: f32 = 0.7;
/// How strongly a better look draws: a difference of this much makes it e times as attractive.
const DIFFERENCE: f32 = 0.02;

/// A node of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// How a node is reached.
#[derive(Clone, Copy, Debug)]
pub(super) enum Link {
    /// It is the first.
    Root,
    /// By this edge of a node.
    Edge(NodeId, usize),
    /// By a choice of a node that the searching seat does not see.
    Hidden(NodeId),
}

/// A decision of one seat, as the searching seat sees it.
#[derive(Clone, Copy, Debug)]
struct Node {
    seat: Seat,
    visits: u32,
    /// The sum of what it brought to its seat. Exact enough for millions of visits.
    total: f64,
    first_edge: u32,
    edges: u32,
    /// What looks at the choices count, in visits.
    trust: f32,
    /// The node that follows a choice which the searching seat does not see.
    hidden: Option<NodeId>,
    /// Another node reached in the same way, in which somebody else decides; of a face, another face.
    sibling: Option<NodeId>,
    /// What the seat decides by and the searching seat does not see; only of faces.
    secret: u16,
    /// What the decision looks like to whom it is asked, for each of its secrets.
    face: Option<NodeId>,
}

/// A choice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How often it could be chosen.
    available: u32,
    /// The sum of what it brought.
    total: f64,
    /// What a look at it has shown.
    pub(super) look: f32,
    /// How attractive it is at first sight, in comparison with others of its node.
    appeal: f32,
    child: Option<NodeId>,
}

impl<A> Edge<A> {
    /// What it brings on average, a look at it included. If nothing is known, what is expected without knowing.
    pub(super) fn value(&self, trust: f32, unknown: f32) -> f32 {
        let weight = trust + real(self.visits);
        if weight == 0.0 {
            unknown
        } else {
            (sum(self.total) + trust * self.look) / weight
        }
    }
}

/// A count as a number to calculate with.
#[allow(
    clippy::cast_precision_loss,
    reason = "of millions of visits a few do not matter"
)]
pub(super) fn real(count: u32) -> f32 {
    count as f32
}

/// A sum as a number to calculate with.
#[allow(
    clippy::cast_possible_truncation,
    reason = "only adding up needs to be exact"
)]
pub(super) fn sum(total: f64) -> f32 {
    total as f32
}

/// The tree.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The first node, and those reached in the same way.
    root: Option<NodeId>,
}

impl<A: Action> Tree<A> {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            root: None,
        }
    }

    /// Forgets everything but the memory it was kept in.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.root = None;
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Who decides in a node.
    pub(super) fn seat(&self, id: NodeId) -> Seat {
        self.node(id).seat
    }

    /// What looks at the choices of a node count, in visits.
    pub(super) fn trust(&self, id: NodeId) -> f32 {
        self.node(id).trust
    }

    /// The choices of a node, rising.
    pub(super) fn edges(&self, id: NodeId) -> &[Edge<A>] {
        let Node {
            first_edge, edges, ..
        } = *self.node(id);
        &self.edges[first_edge as usize..][..edges as usize]
    }

    /// The place of an action among the choices of a node.
    pub(super) fn place(&self, id: NodeId, action: A) -> Option<usize> {
        let edges = self.edges(id);
        edges.binary_search_by(|edge| edge.action.cmp(&action)).ok()
    }

    fn edges_mut(&mut self, id: NodeId) -> &mut [Edge<A>] {
        let Node {
            first_edge, edges, ..
        } = *self.node(id);
        &mut self.edges[first_edge as usize..][..edges as usize]
    }

    /// The node where a link leads to when this seat decides there, and whether it is new; none if the tree is full.
    pub(super) fn follow(&mut self, link: Link, seat: Seat) -> Option<(NodeId, bool)> {
        let first = match link {
            Link::Root => self.root,
            Link::Edge(node, edge) => self.edges(node)[edge].child,
            Link::Hidden(node) => self.node(node).hidden,
        };
        let mut next = first;
        while let Some(id) = next {
            if self.seat(id) == seat {
                return Some((id, false));
            }
            next = self.node(id).sibling;
        }
        let id = self.add(seat, first)?;
        match link {
            Link::Root => self.root = Some(id),
            Link::Edge(node, edge) => self.edges_mut(node)[edge].child = Some(id),
            Link::Hidden(node) => self.node_mut(node).hidden = Some(id),
        }
        Some((id, true))
    }

    /// The decision of a node as it looks to its seat, which knows this secret: what it makes of its choices. The node itself
    /// leads on, for the searching seat cannot tell the faces apart. None if the tree is full.
    pub(super) fn face(&mut self, id: NodeId, secret: u16) -> Option<NodeId> {
        let first = self.node(id).face;
        let mut next = first;
        while let Some(face) = next {
            if self.node(face).secret == secret {
                return Some(face);
            }
            next = self.node(face).sibling;
        }
        let face = self.add(self.seat(id), first)?;
        self.node_mut(face).secret = secret;
        self.node_mut(id).face = Some(face);
        Some(face)
    }

    fn add(&mut self, seat: Seat, sibling: Option<NodeId>) -> Option<NodeId> {
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let id = NodeId(u32::try_from(self.nodes.len()).ok()?);
        self.nodes.push(Node {
            seat,
            visits: 0,
            total: 0.0,
            first_edge: 0,
            edges: 0,
            trust: 0.0,
            hidden: None,
            sibling,
            secret: 0,
            face: None,
        });
        Some(id)
    }

    /// Whether all these actions, which rise, are choices of the node.
    pub(super) fn offers(&self, id: NodeId, legal: &[A]) -> bool {
        let mut edges = self.edges(id).iter();
        legal
            .iter()
            .all(|action| edges.any(|edge| edge.action == *action))
    }

    /// Whether there is room for more choices of a node.
    pub(super) fn has_room(&self, id: NodeId, legal: &[A]) -> bool {
        let choices = self.edges(id).len() + legal.len();
        self.edges.len() + choices <= MOST_EDGES
    }

    /// Adds the actions that are not choices of the node yet, each with what it promises.
    pub(super) fn offer(&mut self, id: NodeId, legal: &[A], promises: &[f32]) {
        let from = self.node(id).first_edge as usize;
        let until = from + self.node(id).edges as usize;
        let first = self.edges.len();
        let mut old = from;
        // Two rising lists become one; the old one is left behind until the tree is cleared.
        for (action, promise) in legal.iter().zip(promises) {
            while old < until && self.edges[old].action < *action {
                self.edges.push(self.edges[old]);
                old += 1;
            }
            if old < until && self.edges[old].action == *action {
                self.edges.push(self.edges[old]);
                old += 1;
            } else {
                self.edges.push(Edge {
                    action: *action,
                    visits: 0,
                    available: 0,
                    total: 0.0,
                    look: 0.0,
                    appeal: (PROMISE * promise).exp(),
                    child: None,
                });
            }
        }
        while old < until {
            self.edges.push(self.edges[old]);
            old += 1;
        }
        let count = self.edges.len() - first;
        let node = self.node_mut(id);
        node.first_edge = u32::try_from(first).expect("a tree is bounded");
        node.edges = u32::try_from(count).expect("a tree is bounded");
        self.trust_known_average(id);
    }

    /// In a node that has been looked at, what is new counts as average.
    fn trust_known_average(&mut self, id: NodeId) {
        if self.trust(id) == 0.0 {
            return;
        }
        let is_new = |edge: &Edge<A>| edge.available == 0 && edge.look == 0.0;
        let (mut appeal, mut known) = (0.0, 0);
        for edge in self.edges(id).iter().filter(|edge| !is_new(edge)) {
            appeal += edge.appeal;
            known += 1;
        }
        let average = self.average(id);
        for edge in self.edges_mut(id).iter_mut().filter(|edge| is_new(edge)) {
            edge.look = average;
            edge.appeal = appeal / real(known.max(1));
        }
    }

    /// Offers the choices of the decision that is searched, with what a look at each has shown.
    pub(super) fn offer_judged(&mut self, id: NodeId, legal: &[A], looks: &[f32]) {
        self.offer(id, legal, looks);
        self.trust_looks(id, legal, looks, FIRST_TRUST);
    }

    /// Takes to heart what a look at each choice has shown.
    pub(super) fn judged(&mut self, id: NodeId, legal: &[A], looks: &[f32]) {
        self.trust_looks(id, legal, looks, LATER_TRUST);
    }

    fn trust_looks(&mut self, id: NodeId, legal: &[A], looks: &[f32], trust: f32) {
        let best = looks.iter().copied().fold(f32::MIN, f32::max);
        let worst = looks.iter().copied().fold(f32::MAX, f32::min);
        let edges = self.edges_mut(id);
        for edge in &mut *edges {
            edge.look = worst;
            edge.appeal = 0.01;
        }
        let mut edges = edges.iter_mut();
        for (action, look) in legal.iter().zip(looks) {
            if let Some(edge) = edges.find(|edge| edge.action == *action) {
                edge.look = *look;
                edge.appeal = ((look - best) / DIFFERENCE).exp() + 0.02;
            }
        }
        self.node_mut(id).trust = trust;
    }

    /// Whether the node is visited often enough to look closely at its choices, and nobody has.
    pub(super) fn deserves_judging(&self, id: NodeId) -> bool {
        let node = self.node(id);
        node.trust == 0.0 && node.visits >= OFTEN
    }

    fn average(&self, id: NodeId) -> f32 {
        let node = self.node(id);
        if node.visits == 0 {
            0.0
        } else {
            sum(node.total) / real(node.visits)
        }
    }

    /// Selects one of the actions, all of which are choices of the node: what has brought much, and what has not been
    /// tried often for how often it could be.
    pub(super) fn select(&mut self, id: NodeId, legal: &[A]) -> usize {
        let trust = self.trust(id);
        let unknown = self.average(id) - RESERVE;
        let appeal = self.appeal(id, legal);
        let edges = self.edges_mut(id);
        let mut best = (f32::MIN, 0);
        let mut legal = legal.iter().peekable();
        for (place, edge) in edges.iter_mut().enumerate() {
            if legal.peek() != Some(&&edge.action) {
                continue;
            }
            legal.next();
            edge.available += 1;
            let tries = real(edge.available).sqrt() / (1.0 + real(edge.visits));
            let merit = edge.value(trust, unknown) + CURIOSITY * edge.appeal / appeal * tries;
            if merit > best.0 {
                best = (merit, place);
            }
        }
        best.1
    }

    /// How attractive these actions are together.
    fn appeal(&self, id: NodeId, legal: &[A]) -> f32 {
        let edges = self.edges(id);
        if edges.len() == legal.len() {
            return edges.iter().map(|edge| edge.appeal).sum();
        }
        let mut legal = legal.iter().peekable();
        let possible = |edge: &&Edge<A>| legal.next_if(|action| **action == edge.action).is_some();
        edges.iter().filter(possible).map(|edge| edge.appeal).sum()
    }

    /// Remembers what a choice has brought.
    pub(super) fn remember(&mut self, id: NodeId, edge: usize, values: &Standing) {
        let value = values[self.seat(id).index()];
        let node = self.node_mut(id);
        node.visits += 1;
        node.total += f64::from(value);
        let edge = &mut self.edges_mut(id)[edge];
        edge.visits += 1;
        edge.total += f64::from(value);
    }
}

#[cfg(test)]
mod tests;
