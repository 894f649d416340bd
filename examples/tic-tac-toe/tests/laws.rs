//! Every law on random games, and the rules.

use game::{Always, Game as _, Seat, Setup, Silent};
use tic_tac_toe::{Mark, TicTacToe};

#[test]
fn every_law_holds() {
    let report = game::laws::assert_hold::<TicTacToe>(&Always, 200);
    assert!(report.unseen::<TicTacToe>().is_empty());
}

#[test]
fn three_in_a_row_win() {
    let setup = Setup::new(Always, game::Seed::Short(1));
    let mut state = TicTacToe::start(&setup, &mut Silent);
    for (turn, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        let seat = Seat::new(u8::from(turn % 2 == 1));
        state
            .apply(seat, Mark(cell), &mut Silent)
            .expect("it is free");
    }
    assert_eq!(state.winner(), Some(Seat::new(0)));
    let first = state.ranking().expect("it is over")[0];
    assert_eq!(first.first(), Some(Seat::new(0)));
}

/// The page that builds this game says what stands here.
#[test]
fn every_line_of_the_guide_stands_in_the_example() {
    let guide = include_str!("../../../docs/a-game-of-your-own.md");
    let sources = [include_str!("../src/lib.rs"), include_str!("laws.rs")];
    let blocks = guide.split("```rust\n").skip(1);
    let blocks: Vec<&str> = blocks.filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() > 5);
    for block in blocks {
        assert!(
            sources.iter().any(|source| source.contains(block)),
            "{block}"
        );
    }
}
