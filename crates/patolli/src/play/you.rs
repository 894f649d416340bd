//! Telling the one person among bots which player they are.

/// The name by which the game speaks of the person who reads.
pub(super) struct You {
    name: String,
}

impl You {
    pub(super) fn called(name: String) -> Self {
        Self { name }
    }

    /// How a question addresses the person.
    pub(super) fn addressed(&self) -> String {
        format!("You ({})", self.name)
    }

    /// Stands over the table, where rows and heads are by name.
    pub(super) fn introduced(&self) -> String {
        format!("You are {}.", self.name)
    }

    /// A sentence in which the person finds themselves: “you” stands beside their name.
    pub(super) fn mark(&self, sentence: &str) -> String {
        let mut marked = String::with_capacity(sentence.len());
        let mut rest = sentence;
        while let Some(start) = rest.find(&self.name) {
            let (before, after) = (&rest[..start], &rest[start + self.name.len()..]);
            let begins = !before.ends_with(char::is_alphanumeric);
            let ends = !after.starts_with(char::is_alphanumeric);
            marked.push_str(before);
            marked.push_str(&self.name);
            if begins && ends {
                marked.push_str(" (you)");
            }
            rest = after;
        }
        marked + rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn you_stands_beside_your_name_and_no_other() {
        let you = You::called("Player 1".to_owned());
        assert_eq!(
            you.mark("Player 1 takes a pawn from Player 2, not from Player 11."),
            "Player 1 (you) takes a pawn from Player 2, not from Player 11."
        );
        assert_eq!(
            you.mark("Turn order: Player 2, Player 1."),
            "Turn order: Player 2, Player 1 (you)."
        );
        assert_eq!(you.addressed(), "You (Player 1)");
        assert_eq!(you.introduced(), "You are Player 1.");
    }
}
