//! What a bot thinks of a decision.

use bots::{Bot, Thought};
use game::Seat;
use serde::{Deserialize, Serialize};

/// So many of the choices are worth telling.
const TOLD: usize = 5;

/// What is asked of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// After how many decisions.
    pub ply: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// Who is asked.
    pub bot: Bot,
}

/// What a bot thinks of the choices of a seat, by what that seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion {
    /// Which bot thinks so.
    pub bot: String,
    /// How many times it went through its tree; 0 if it did not search.
    pub iterations: u64,
    /// The best choices and the one that was taken, if it is known, the very best first; at least one.
    pub choices: Vec<Weighed>,
}

/// One choice and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The choice in the game's notation.
    pub action: String,
    /// The chance of winning that it promises, from 0 to 1; none if the bot has no opinion.
    pub value: Option<f32>,
    /// How often it was tried; 0 if nothing was.
    pub visits: u32,
}

impl Opinion {
    /// What came of thinking, as it is told to somebody who knows what was taken.
    pub(crate) fn new<A: Copy + PartialEq>(
        bot: Bot,
        thought: &Thought<A>,
        taken: Option<A>,
        write: impl Fn(A) -> String,
    ) -> Self {
        let choices = thought.choices.iter().enumerate();
        let told = choices.filter(|(place, choice)| *place < TOLD || Some(choice.action) == taken);
        let weighed = told.map(|(_, choice)| Weighed {
            action: write(choice.action),
            // More digits than this are chance.
            value: choice.value.map(|value| (value * 1000.0).round() / 1000.0),
            visits: choice.visits,
        });
        Self {
            bot: bot.to_string(),
            iterations: thought.iterations,
            choices: weighed.collect(),
        }
    }

    /// What the bot would do.
    pub fn best(&self) -> Option<&str> {
        self.choices.first().map(|choice| choice.action.as_str())
    }

    /// Whether there is something to tell: more than one choice, and values.
    pub(crate) fn is_telling(&self) -> bool {
        self.choices.len() > 1 && self.choices.iter().any(|choice| choice.value.is_some())
    }
}

#[cfg(test)]
mod tests {
    use bots::Choice;

    use super::*;

    fn told(taken: Option<u32>) -> Vec<String> {
        let choices = (0..9).map(|action| Choice {
            action,
            visits: 9 - action,
            value: Some(0.5),
        });
        let thought = Thought {
            choices: choices.collect(),
            iterations: 45,
            decisions: 45,
        };
        let opinion = Opinion::new(Bot::Greedy, &thought, taken, |action| action.to_string());
        let choices = opinion.choices.into_iter();
        choices.map(|choice| choice.action).collect()
    }

    #[test]
    fn what_was_taken_is_told_however_bad_it_was() {
        assert_eq!(told(None), ["0", "1", "2", "3", "4"]);
        assert_eq!(told(Some(2)), ["0", "1", "2", "3", "4"]);
        assert_eq!(told(Some(7)), ["0", "1", "2", "3", "4", "7"]);
    }
}
