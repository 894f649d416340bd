//! What a bot thinks of its choices.

/// What came of thinking: the choices, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Every choice that was thought about, the best first; at least one.
    pub choices: Vec<Choice<A>>,
    /// How many times the search went through the tree; 0 without a search.
    pub iterations: u64,
    /// How many decisions were played in thought.
    pub decisions: u64,
}

/// What is thought of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried; 0 without a search.
    pub visits: u32,
    /// The chance of winning that it promises, from 0 to 1; none if the bot has no opinion.
    pub value: Option<f32>,
}

impl<A: Copy> Thought<A> {
    /// The choice of a bot that does not think.
    pub fn without_opinion(action: A) -> Self {
        Self {
            choices: vec![Choice {
                action,
                visits: 0,
                value: None,
            }],
            iterations: 0,
            decisions: 0,
        }
    }

    /// What the bot does.
    ///
    /// # Panics
    /// If there is no choice, which no thought of a [`Mind`](crate::Mind) lacks.
    pub fn best(&self) -> A {
        self.choices.first().expect("there is a choice").action
    }
}
