use game::{Event as _, Known, Viewer};

use crate::scenario::{Table, hours, seat};
use crate::{Event, Options, Pile};

#[test]
fn piles_are_taken_clockwise_from_the_first_player() {
    let mut table = Table::new(4);
    table.state.first = seat(2);
    table.state.phase = crate::state::Phase::Piles(seat(2));
    for (actor, pile) in [(2, 8), (3, 1), (0, 5), (1, 3)] {
        assert_eq!(table.to_act(), [actor]);
        table.play(actor, &format!("pile {pile}"));
    }
    assert_eq!(table.phase(), "keep");
    assert_eq!(table.view().held, [5, 3, 8, 1].map(Pile::new));
}

#[test]
fn nobody_takes_a_pile_that_is_empty_or_in_anothers_hand() {
    let mut table = Table::new(3).emptied(4);
    table.play(0, "pile 7");
    let piles: Vec<String> = [1, 2, 3, 5, 6, 8]
        .map(|pile| format!("pile {pile}"))
        .to_vec();
    assert_eq!(table.legal(1), piles);
}

#[test]
fn whoever_takes_a_pile_sees_it_and_nobody_else_does() {
    let mut table = Table::new(3).pile(2, &["00:00", "02:00"]);
    table.play(0, "pile 2");
    let own: Vec<_> = hours(&["00:00", "02:00"])
        .into_iter()
        .map(Known::Open)
        .collect();
    assert_eq!(table.seen_by(0).piles[1], own);
    assert_eq!(table.seen_by(1).piles[1], [Known::HIDDEN; 2]);
    let looked = table.events.last().unwrap();
    assert!(matches!(looked, Event::Looked { .. }) && looked.reveals());
    assert_eq!(looked.seen_by(Viewer::Seat(seat(0))).as_ref(), Some(looked));
    assert_eq!(looked.seen_by(Viewer::Seat(seat(1))), None);
    assert_eq!(looked.seen_by(Viewer::Spectator), None);
}

/// Seat 0 has looked at pile 1 in the first round and takes it again.
fn taken_again(memory: bool) -> Table {
    let options = Options {
        players: 2,
        memory,
        ..Options::default()
    };
    let mut table = Table::with(options);
    table.play(0, "pile 1").play(1, "pile 2").finish_round();
    if table.to_act() == [1] {
        table.play(1, "pile 3");
    }
    table.events.clear();
    table.play(0, "pile 1");
    table
}

#[test]
fn taking_a_known_pile_again_tells_nothing_new() {
    let table = taken_again(true);
    assert_eq!(table.count("looked"), 0);
    assert!(!table.events.iter().any(game::Event::reveals));
}

#[test]
fn without_the_memory_aid_looking_again_is_a_reminder() {
    let table = taken_again(false);
    assert_eq!(table.count("looked"), 1);
}
