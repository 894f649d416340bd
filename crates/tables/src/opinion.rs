//! What a bot thinks of a decision.

use bots::{Bot, Thought};
use game::Seat;
use serde_json::{Value, json};

/// So many of the choices are worth telling.
const TOLD: usize = 5;

/// So many of the choices are worth keeping for every decision of every game: a page shows three.
const KEPT: usize = 3;

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
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// Which bot thinks so.
    pub bot: String,
    /// How many times it went through its tree; 0 if it did not search.
    pub iterations: u64,
    /// The best choices and the one that was taken, if it is known, the very best first; at least one.
    pub choices: Vec<Weighed>,
}

/// One choice and what it is worth.
#[derive(Clone, PartialEq, Debug)]
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
            value: choice.value.map(|value| (value * 1000.0).round() / 1000.0),
            visits: choice.visits,
        });
        Self {
            bot: bot.to_string(),
            iterations: thought.iterations,
            choices: weighed.collect(),
        }
    }

    /// The opinion as the store keeps it, one for every decision of a bot: a list of the bot, its iterations, and of each of the
    /// best choices the action, its value in thousandths and its visits.
    pub(crate) fn packed(&self) -> String {
        let mut packed = vec![json!(self.bot), json!(self.iterations)];
        for choice in self.choices.iter().take(KEPT) {
            packed.push(json!(choice.action));
            packed.push(json!(choice.value.map(thousandths)));
            packed.push(json!(choice.visits));
        }
        Value::Array(packed).to_string()
    }

    /// The opinion that was [packed](Self::packed).
    pub(crate) fn unpacked(text: &str) -> Result<Self, String> {
        let packed: Vec<Value> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let (head, choices) = packed.split_at_checked(2).ok_or("it is too short")?;
        let choices = choices.chunks(3).map(choice).collect::<Option<Vec<_>>>();
        Ok(Self {
            bot: head[0].as_str().ok_or("no bot thought it")?.to_owned(),
            iterations: head[1]
                .as_u64()
                .ok_or("nobody knows how long it was thought about")?,
            choices: choices.ok_or("a choice in it makes no sense")?,
        })
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

/// A chance in thousandths: more digits than these are chance.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a chance is between 0 and 1"
)]
fn thousandths(value: f32) -> i64 {
    (value * 1000.0).round() as i64
}

/// A choice of which three parts were kept.
fn choice(parts: &[Value]) -> Option<Weighed> {
    let [action, value, visits] = parts else {
        return None;
    };
    let value = if value.is_null() {
        None
    } else {
        let thousandths = i16::try_from(value.as_i64()?).ok()?;
        Some(f32::from(thousandths) / 1000.0)
    };
    Some(Weighed {
        action: action.as_str()?.to_owned(),
        value,
        visits: visits.as_u64()?.try_into().ok()?,
    })
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

    fn opinion(values: &[Option<f32>]) -> Opinion {
        let choices = values.iter().map(|value| Weighed {
            action: "place \"14\"".to_owned(),
            value: *value,
            visits: 7,
        });
        Opinion {
            bot: "search".to_owned(),
            iterations: 1000,
            choices: choices.collect(),
        }
    }

    #[test]
    fn what_is_kept_of_an_opinion_is_read_as_it_was() {
        for values in [&[Some(0.512), None, Some(1.0)][..], &[Some(0.0)], &[]] {
            let opinion = opinion(values);
            assert_eq!(Opinion::unpacked(&opinion.packed()), Ok(opinion));
        }
        let long = opinion(&[Some(0.5); 6]);
        let kept = Opinion::unpacked(&long.packed()).unwrap();
        assert_eq!(kept.choices, long.choices[..KEPT]);
        assert_eq!(kept.best(), long.best());
    }

    #[test]
    fn what_is_no_opinion_is_an_error() {
        for nonsense in [
            "",
            "[]",
            "{}",
            "[1,2]",
            r#"["bot",1,"a"]"#,
            r#"["bot",1,"a",2.5,1]"#,
        ] {
            assert!(Opinion::unpacked(nonsense).is_err(), "{nonsense}");
        }
    }
}
