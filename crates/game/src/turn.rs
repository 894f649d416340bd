//! A turn: several decisions that are sent at once.

/// More than anybody needs in one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a turn takes back at most {MOST} decisions and takes at most {MOST}; send the rest after it"
)]
pub struct LongTurn;

/// Nobody needs more in one go.
const MOST: usize = 64;

/// What parts decisions from each other.
const THEN: &str = "; ";

/// What takes decisions back.
const UNDO: &str = "undo ";

/// Decisions that are taken one after the other, all of them or none, perhaps after own ones are taken back: what somebody
/// does who corrects something earlier in a turn. Written, it is `undo 2; place 14; stay`; one decision is written as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<'a> {
    back: usize,
    actions: Vec<&'a str>,
}

impl<'a> Turn<'a> {
    /// Takes so many decisions back, then takes these.
    pub fn new(back: usize, actions: impl IntoIterator<Item = &'a str>) -> Self {
        Self {
            back,
            actions: actions.into_iter().collect(),
        }
    }

    /// Reads a turn. Anything that is not written like one is a decision, of which the game will say whether there is such
    /// a one.
    pub fn read(text: &'a str) -> Result<Self, LongTurn> {
        let mut actions: Vec<&str> = text.split(THEN).take(MOST + 2).collect();
        let back = actions[0].strip_prefix(UNDO);
        let back = back.and_then(|number| number.parse().ok());
        let back = back.filter(|back| *back > 0);
        if back.is_some() {
            actions.remove(0);
        }
        let back = back.unwrap_or(0);
        if back > MOST || actions.len() > MOST {
            return Err(LongTurn);
        }
        Ok(Self { back, actions })
    }

    /// How many decisions are taken back first.
    pub fn back(&self) -> usize {
        self.back
    }

    /// The decisions that are taken then, in the game's notation.
    pub fn actions(&self) -> &[&'a str] {
        &self.actions
    }
}

impl std::fmt::Display for Turn<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.back > 0 {
            write!(f, "{UNDO}{}", self.back)?;
        }
        for (index, action) in self.actions.iter().enumerate() {
            let then = if self.back > 0 || index > 0 { THEN } else { "" };
            write!(f, "{then}{action}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_read_as_it_is_written() {
        for turn in [
            Turn::new(0, ["stay"]),
            Turn::new(0, ["place 14", "stay"]),
            Turn::new(2, ["place 14", "stay"]),
            Turn::new(3, []),
        ] {
            assert_eq!(Turn::read(&turn.to_string()).unwrap(), turn, "{turn}");
        }
        assert_eq!(
            Turn::new(2, ["place 14", "stay"]).to_string(),
            "undo 2; place 14; stay"
        );
    }

    #[test]
    fn what_is_no_turn_is_a_decision_that_no_game_has() {
        for text in ["", "undo", "undo x", "undo 0", "undo -1", "place 14;stay"] {
            assert_eq!(Turn::read(text).unwrap(), Turn::new(0, [text]));
        }
    }

    #[test]
    fn a_turn_has_an_end() {
        let long = ["stay"; 65].join("; ");
        for text in [long.as_str(), "undo 65", "undo 1000; stay"] {
            assert_eq!(Turn::read(text), Err(LongTurn), "{text}");
        }
        assert!(Turn::read(&["stay"; 64].join("; ")).is_ok());
    }
}
