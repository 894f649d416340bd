//! Asking a person and understanding the answer.

use std::io::{self, Write};

use bots::Thought;
use game::{Seat, Spoken, Words};

use super::you::You;
use crate::folded::Folded;

/// What a seat is to decide and what it may.
pub(super) struct Question<G: Spoken> {
    pub(super) components: &'static G::Components,
    pub(super) seat: Seat,
    pub(super) legal: Vec<G::Action>,
    pub(super) view: G::View,
    /// Who reads it, if that is one person and always the same.
    pub(super) you: Option<You>,
}

/// With more choices than this the prompt has scrolled away and is said again.
const MANY: usize = 12;

/// What a line of input means.
#[derive(PartialEq, Debug)]
pub(super) enum Answer<A> {
    /// A legal decision.
    Action(A),
    /// Save and leave.
    Quit,
    /// Take the last decision back.
    Undo,
    /// Show the table and the choices again.
    ShowAgain,
    /// Say what a master would do.
    Hint,
    /// Nothing that can be done; the sentence says why and what could.
    Nothing(String),
}

impl<G: Spoken> Question<G> {
    /// Shows the table, the prompt and the numbered choices.
    pub(super) fn show(&self, out: &mut Folded<impl Write>) -> io::Result<()> {
        let Self {
            components,
            seat,
            legal,
            view,
            you,
        } = self;
        writeln!(out)?;
        if let Some(you) = you {
            writeln!(out, "{}", you.introduced())?;
        }
        writeln!(out, "{}\n", components.table(view).trim_end())?;
        let name = match you {
            Some(you) => you.addressed(),
            None => components.seat(view, *seat),
        };
        let prompt = format!("{name}: {}", components.prompt(view, *seat, legal));
        writeln!(out, "{prompt}")?;
        let choices = (1..).zip(legal).map(|(number, action)| {
            let words = components.action(view, *seat, *action);
            format!("{number:>4}. {:<11} {words}", self.written(*action))
        });
        write_in_columns(out, &choices.collect::<Vec<_>>())?;
        if legal.len() > MANY {
            writeln!(out, "{prompt}")?;
        }
        writeln!(
            out,
            "(A number, or the words of a choice. Also: hint, undo, table, quit.)"
        )
    }

    /// What a master thinks of the best choices.
    pub(super) fn advise(
        &self,
        thought: &Thought<G::Action>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        const TOLD: usize = 3;
        writeln!(out, "A master would think of:")?;
        for choice in thought.choices.iter().take(TOLD) {
            let number = self
                .legal
                .iter()
                .position(|action| *action == choice.action);
            let number = number.map_or(0, |index| index + 1);
            let words = self.components.action(&self.view, self.seat, choice.action);
            let written = self.written(choice.action);
            match choice.value {
                Some(value) => writeln!(
                    out,
                    "{number:>4}. {written:<11} {words} ({:.0} % to win)",
                    value * 100.0
                )?,
                None => writeln!(out, "{number:>4}. {written:<11} {words}")?,
            }
        }
        Ok(())
    }

    fn written(&self, action: G::Action) -> String {
        G::write_action(self.components, action)
    }

    /// What the person wants.
    pub(super) fn understand(&self, line: &str) -> Answer<G::Action> {
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        let text = words.join(" ");
        match text.as_str() {
            "" => Answer::Nothing(format!(
                "Answer with a number from 1 to {}.",
                self.legal.len()
            )),
            "quit" | "exit" => Answer::Quit,
            "undo" => Answer::Undo,
            "hint" => Answer::Hint,
            "table" | "help" | "?" => Answer::ShowAgain,
            _ => match text.parse::<usize>() {
                Ok(number) => self.numbered(number),
                Err(_) => self.noted(&text),
            },
        }
    }

    fn numbered(&self, number: usize) -> Answer<G::Action> {
        let chosen = number
            .checked_sub(1)
            .and_then(|index| self.legal.get(index));
        match chosen {
            Some(action) => Answer::Action(*action),
            None => Answer::Nothing(format!(
                "There is no choice {number}; the choices are 1 to {}.",
                self.legal.len()
            )),
        }
    }

    fn noted(&self, text: &str) -> Answer<G::Action> {
        const LONGEST_QUOTED: usize = 40;
        let example = self
            .legal
            .first()
            .map(|action| self.written(*action))
            .unwrap_or_default();
        match G::read_action(self.components, text) {
            Some(action) if self.legal.contains(&action) => Answer::Action(action),
            Some(_) => Answer::Nothing(format!(
                "`{text}` cannot be played now; pick one of the {} choices above, like `{example}`.",
                self.legal.len()
            )),
            None => Answer::Nothing(format!(
                "`{}` is no choice; answer with a number from 1 to {} or like `{example}`.",
                text.chars()
                    .take(LONGEST_QUOTED)
                    .collect::<String>()
                    .escape_debug(),
                self.legal.len()
            )),
        }
    }
}

/// Writes long lists of short lines in two columns, to be read downwards.
fn write_in_columns(out: &mut Folded<impl Write>, lines: &[String]) -> io::Result<()> {
    const COLUMN: usize = 40;
    let short = lines
        .iter()
        .all(|line| line.trim_end().chars().count() < COLUMN);
    let rows = if lines.len() > 8 && short && out.fits(2 * COLUMN) {
        lines.len().div_ceil(2)
    } else {
        lines.len()
    };
    for row in 0..rows {
        let cell = |index: usize| lines.get(index).map_or("", String::as_str);
        let beside = if rows < lines.len() {
            cell(row + rows)
        } else {
            ""
        };
        writeln!(
            out,
            "{}",
            format!("{:<COLUMN$}{beside}", cell(row)).trim_end()
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Seed, Setup, Silent, Viewer};
    use games::aztlan::{Aztlan, Options};

    use super::*;

    fn question() -> Question<Aztlan> {
        let setup = Setup::<Aztlan>::new(Options::default(), Seed::Short(1));
        let state = Aztlan::start(&setup, &mut Silent);
        let seat = Seat::new(0);
        Question {
            components: setup.components,
            seat,
            legal: state.legal_actions(seat),
            view: state.view(Viewer::Seat(seat)),
            you: None,
        }
    }

    #[test]
    fn a_number_or_the_notation_is_an_answer() {
        let question = question();
        let seven = Answer::Action("choose 7".parse().unwrap());
        for line in ["4\n", " 4 ", "choose 7\r\n", "CHOOSE   7"] {
            assert_eq!(question.understand(line), seven, "{line:?}");
        }
    }

    #[test]
    fn anything_else_is_explained() {
        let question = question();
        for line in [
            "",
            "0",
            "7",
            "99999999999999999999",
            "-1",
            "place 14",
            "choose",
            "\u{1b}[2J",
            "ꙮ",
        ] {
            let Answer::Nothing(why) = question.understand(line) else {
                panic!("{line:?} is no answer");
            };
            assert!(why.ends_with('.') && !why.contains('\u{1b}'), "{why}");
        }
    }

    #[test]
    fn a_long_list_of_short_lines_is_read_down_two_columns() {
        let on = |width: usize, count: usize, line: &str| {
            let mut out = Vec::new();
            let mut folded = Folded::new(&mut out, Some(width));
            write_in_columns(&mut folded, &vec![line.to_owned(); count]).unwrap();
            drop(folded);
            String::from_utf8(out).unwrap().lines().count()
        };
        let written = |count: usize, line: &str| on(80, count, line);
        assert_eq!(on(79, 30, "short"), 30, "there is no room for two");
        assert_eq!(
            [
                written(8, "short"),
                written(9, "short"),
                written(30, "short")
            ],
            [8, 5, 15]
        );
        assert_eq!(written(9, &"long".repeat(10)), 9);
        assert_eq!(written(0, ""), 0);
    }

    #[test]
    fn people_can_leave_and_look_again() {
        assert_eq!(question().understand("quit"), Answer::Quit);
        assert_eq!(question().understand("undo"), Answer::Undo);
        assert_eq!(question().understand("?"), Answer::ShowAgain);
    }
}
