//! Tic-tac-toe: a complete small game. `docs/a-game-of-your-own.md` builds it step by step.

use game::{
    Always, Estimate, Game, NoComponents, Points, RulesVersion, Scores, Seat, Seats, Setup, Sink,
    Viewer,
};
use serde::{Deserialize, Serialize};

/// The lines that win: three rows, three columns, two diagonals.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// The state, which is also what everybody sees: whose mark is in each cell, row by row.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TicTacToe {
    /// The cells.
    pub cells: [Option<Seat>; 9],
}

/// Puts one's mark into a cell, 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark(pub u8);

impl game::Action for Mark {
    const KINDS: &'static [&'static str] = &["mark"];

    fn kind(&self) -> &'static str {
        "mark"
    }
}

/// Somebody has marked a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Marked {
    /// Who.
    pub seat: Seat,
    /// Which cell, 1 to 9.
    pub cell: u8,
}

impl game::Event for Marked {
    const KINDS: &'static [&'static str] = &["marked"];

    fn kind(&self) -> &'static str {
        "marked"
    }
}

impl TicTacToe {
    /// Who has a whole line.
    pub fn winner(&self) -> Option<Seat> {
        let owner = |line: &[usize; 3]| {
            let first = self.cells[line[0]]?;
            let owns = |cell: &usize| self.cells[*cell] == Some(first);
            line.iter().all(owns).then_some(first)
        };
        LINES.iter().find_map(owner)
    }

    /// Whose turn it is: that of the one with fewer marks, and of seat 0 if both have as many.
    fn turn(&self) -> Seat {
        let marks = self.cells.iter().flatten().count();
        Seat::new(u8::from(marks % 2 == 1))
    }
}

impl Game for TicTacToe {
    const NAME: &'static str = "tic-tac-toe";
    const TITLE: &'static str = "Tic-tac-toe";
    const RULES: RulesVersion = RulesVersion(1);
    const LONGEST: usize = 9;
    const WIDEST: usize = 9;

    type Components = NoComponents;
    type Options = Always<2>;
    type Action = Mark;
    type Event = Marked;
    type View = Self;

    fn write_action(_: &NoComponents, action: Mark) -> String {
        format!("mark {}", action.0)
    }

    fn read_action(components: &NoComponents, text: &str) -> Option<Mark> {
        let mut marks = (1..=9).map(Mark);
        marks.find(|mark| Self::write_action(components, *mark) == text)
    }

    fn start(_: &Setup<Self>, _: &mut impl Sink<Marked>) -> Self {
        Self::default()
    }

    fn components(&self) -> &'static NoComponents {
        &NoComponents
    }

    fn is_open(&self) -> bool {
        true
    }

    fn seats(&self) -> Seats {
        Seats::first_few(2)
    }

    fn to_act(&self) -> Seats {
        let is_over = self.winner().is_some() || self.cells.iter().all(Option::is_some);
        if is_over {
            Seats::NONE
        } else {
            Seats::only(self.turn())
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Mark>) {
        actions.clear();
        if self.to_act().contains(seat) {
            let cells = (1..).zip(&self.cells);
            actions.extend(
                cells
                    .filter(|(_, cell)| cell.is_none())
                    .map(|(cell, _)| Mark(cell)),
            );
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, Mark(cell): Mark, sink: &mut impl Sink<Marked>) {
        self.cells[usize::from(cell) - 1] = Some(seat);
        sink.tell(|| Marked { seat, cell });
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn scores(&self) -> Scores {
        let winner = self.winner();
        let points = |seat| Points(i32::from(winner == Some(seat)));
        self.seats().into_iter().map(points).collect()
    }
}

impl Estimate for TicTacToe {}
