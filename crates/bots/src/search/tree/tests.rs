use games::amazonas::{Action, Village};

use super::*;

fn build(village: u8) -> Action {
    Action::Build(Village::new(village).expect("there is such a village"))
}

/// A tree with one node, in which the first seat chooses among villages.
fn tree(villages: &[u8], promises: &[f32]) -> (Tree<Action>, NodeId) {
    let mut tree = Tree::new();
    let (node, is_new) = tree
        .follow(Link::Root, Seat::new(0))
        .expect("there is room");
    assert!(is_new);
    let legal: Vec<Action> = villages.iter().copied().map(build).collect();
    tree.offer(node, &legal, promises);
    (tree, node)
}

/// Selects among villages and remembers what the first seat got; says which village it was.
fn try_one(tree: &mut Tree<Action>, node: NodeId, villages: &[u8], value: f32) -> Action {
    let legal: Vec<Action> = villages.iter().copied().map(build).collect();
    let edge = tree.select(node, &legal);
    tree.remember(node, edge, &[value, 0.0, 0.0, 0.0, 0.0, 0.0]);
    tree.edges(node)[edge].action
}

#[test]
fn what_could_seldom_be_chosen_is_not_tried_more_for_it() {
    let (mut tree, node) = tree(&[1, 2], &[0.0, 0.0]);
    // Only the first one is possible at first: it has been tried often, and could be.
    for _ in 0..20 {
        assert_eq!(try_one(&mut tree, node, &[1], 0.5), build(1));
    }
    // They bring the same. From now on both get their turn, though the second has been tried so much less.
    let tried = (0..20).map(|_| try_one(&mut tree, node, &[1, 2], 0.5));
    let first = tried.filter(|action| *action == build(1)).count();
    assert!((4..=12).contains(&first), "{first} of 20");
}

#[test]
fn what_brings_more_is_tried_more_and_nothing_is_forgotten() {
    let (mut tree, node) = tree(&[1, 2, 3], &[0.0, 0.0, 0.0]);
    for _ in 0..300 {
        let legal = [1, 2, 3].map(build);
        let edge = tree.select(node, &legal);
        let value = if edge == 1 { 0.6 } else { 0.4 };
        tree.remember(node, edge, &[value; 6]);
    }
    let visits: Vec<u32> = tree.edges(node).iter().map(|edge| edge.visits).collect();
    assert_eq!(visits.iter().sum::<u32>(), 300);
    assert!(
        visits[1] > 200 && visits[0] > 0 && visits[2] > 0,
        "{visits:?}"
    );
}

#[test]
fn what_turns_up_late_is_as_attractive_as_if_it_had_been_there() {
    let (mut late, node) = tree(&[1, 2, 3, 4], &[2.0, 1.0, 1.0, 1.0]);
    late.offer(
        node,
        &[1, 2, 3, 4, 5].map(build),
        &[2.0, 1.0, 1.0, 1.0, 0.0],
    );
    let (at_once, same) = tree(&[1, 2, 3, 4, 5], &[2.0, 1.0, 1.0, 1.0, 0.0]);
    let appeals = |tree: &Tree<Action>, node| -> Vec<f32> {
        tree.edges(node).iter().map(|edge| edge.appeal).collect()
    };
    assert_eq!(appeals(&late, node), appeals(&at_once, same));
}

#[test]
fn what_turns_up_after_a_close_look_counts_as_average() {
    let (mut tree, node) = tree(&[1, 3], &[0.0, 0.0]);
    try_one(&mut tree, node, &[1, 3], 0.3);
    tree.judged(node, &[1, 3].map(build), &[0.2, 0.4]);
    tree.offer(node, &[1, 2, 3].map(build), &[9.0, 9.0, 9.0]);
    let [first, new, last] = tree.edges(node) else {
        panic!("three choices");
    };
    assert!((new.look - 0.3).abs() < 1e-6);
    assert!(first.appeal < new.appeal && new.appeal < last.appeal);
}

#[test]
fn what_others_choose_in_secret_leads_to_one_node() {
    let (mut tree, node) = tree(&[1, 2], &[0.0, 0.0]);
    let mut follow = |link| tree.follow(link, Seat::new(1)).expect("there is room");
    let (hidden, _) = follow(Link::Hidden(node));
    assert_eq!(follow(Link::Hidden(node)), (hidden, false));
    let (seen, is_new) = follow(Link::Edge(node, 0));
    assert!(is_new && seen != hidden);
    assert_ne!(follow(Link::Edge(node, 1)).0, seen);
}

#[test]
fn who_decides_after_the_same_choice_may_depend_on_what_is_hidden() {
    let (mut tree, node) = tree(&[1], &[0.0]);
    let mut follow = |seat| {
        tree.follow(Link::Edge(node, 0), Seat::new(seat))
            .map(|found| found.0)
    };
    let (one, two) = (follow(1), follow(2));
    assert_ne!(one, two);
    assert_eq!((follow(1), follow(2)), (one, two));
}

#[test]
fn everybody_remembers_what_it_brought_to_him() {
    let (mut tree, node) = tree(&[1], &[0.0]);
    let (next, _) = tree
        .follow(Link::Edge(node, 0), Seat::new(1))
        .expect("there is room");
    tree.offer(next, &[build(2)], &[0.0]);
    for id in [node, next] {
        tree.remember(id, 0, &[0.7, 0.2, 0.1, 0.0, 0.0, 0.0]);
    }
    let value = |id| tree.edges(id)[0].value(tree.trust(id), 0.0);
    assert!((value(node) - 0.7).abs() < 1e-6 && (value(next) - 0.2).abs() < 1e-6);
}

#[test]
fn millions_of_visits_add_up() {
    let (mut tree, node) = tree(&[1], &[0.0]);
    for _ in 0..9_000_000 {
        tree.remember(node, 0, &[0.3; 6]);
    }
    assert!((tree.edges(node)[0].value(0.0, 0.0) - 0.3).abs() < 1e-4);
}

#[test]
fn a_full_tree_grows_no_more_and_a_cleared_one_does() {
    let (mut tree, mut node) = tree(&[1], &[0.0]);
    while let Some((next, _)) = tree.follow(Link::Hidden(node), Seat::new(1)) {
        node = next;
    }
    assert_eq!(tree.nodes.len(), MOST_NODES);
    assert!(tree.has_room(node, &[build(1)]));
    let many: Vec<Action> = vec![build(1); MOST_EDGES];
    assert!(!tree.has_room(node, &many));
    tree.clear();
    assert!(
        tree.follow(Link::Root, Seat::new(0))
            .is_some_and(|(_, is_new)| is_new)
    );
}

#[test]
fn a_decision_has_a_face_for_each_secret_and_leads_to_one_place() {
    let (mut tree, node) = tree(&[1, 2], &[0.0, 0.0]);
    let legal = [1, 2].map(build);
    let faces = [7, 8].map(|secret| tree.face(node, secret).expect("there is room"));
    assert_ne!(faces[0], faces[1]);
    for (face, promises) in faces.into_iter().zip([[9.0, 0.0], [0.0, 9.0]]) {
        tree.offer(face, &legal, &promises);
    }
    let first = faces.map(|face| try_one(&mut tree, face, &[1, 2], 0.5));
    assert_eq!(first, legal, "each decides by its own secret");
    assert_eq!(tree.face(node, 7), Some(faces[0]), "a secret has one face");
    let place = tree.place(node, build(2)).expect("it is offered");
    let next = tree.follow(Link::Edge(node, place), Seat::new(1));
    let again = tree.follow(Link::Edge(node, place), Seat::new(1));
    assert_eq!(next.map(|(id, _)| id), again.map(|(id, _)| id));
}
