//! Decisions and how they are written.

use std::fmt;
use std::str::FromStr;

use crate::{Hour, Pile};

/// A decision of a player, in the order in which choices are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a pile in hand.
    Pile(Pile),
    /// Keep this card of the pile in hand, in secret.
    Keep(Hour),
    /// Hide all that the temple can hide; or put the card just played into the newest temple of its set.
    Hide,
    /// Hide nothing.
    Open,
    /// Take this card of the victim with the saucer.
    Take(Hour),
}

impl game::Action for Action {
    const KINDS: &'static [&'static str] = &["pile", "keep", "hide", "open", "take"];

    fn kind(&self) -> &'static str {
        match self {
            Self::Pile(_) => "pile",
            Self::Keep(_) => "keep",
            Self::Hide => "hide",
            Self::Open => "open",
            Self::Take(_) => "take",
        }
    }

    fn is_secret(&self) -> bool {
        matches!(self, Self::Keep(_))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(game::Action::kind(self))?;
        match self {
            Self::Pile(pile) => write!(f, " {pile}"),
            Self::Keep(card) | Self::Take(card) => write!(f, " {card}"),
            Self::Hide | Self::Open => Ok(()),
        }
    }
}

/// Text that is no decision of Space Aztecs, or not exactly how one is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownAction(String);

impl fmt::Display for UnknownAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not how a decision of Space Aztecs is written",
            self.0
        )
    }
}

impl std::error::Error for UnknownAction {}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        parse(text)
            .filter(|action| action.to_string() == text)
            .ok_or_else(|| UnknownAction(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Action> {
    match text.split_once(' ') {
        None if text == "hide" => Some(Action::Hide),
        None if text == "open" => Some(Action::Open),
        Some(("pile", number)) => number.parse().ok().map(Action::Pile),
        Some(("keep", hour)) => hour.parse().ok().map(Action::Keep),
        Some(("take", hour)) => hour.parse().ok().map(Action::Take),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn decisions_are_written_as_the_rules_write_them() {
        let written = ["pile 3", "keep 14:20", "hide", "open", "take 09:40"];
        let kinds = <Action as game::Action>::KINDS;
        assert_eq!(written.len(), kinds.len());
        for (text, kind) in written.into_iter().zip(kinds) {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            assert_eq!(game::Action::kind(&action), *kind);
        }
    }

    #[test]
    fn nothing_else_is_read_as_a_decision() {
        for nonsense in [
            "",
            " ",
            "pile",
            "pile 0",
            "pile 9",
            "pile 03",
            "pile +3",
            "pile 3 ",
            "Pile 3",
            "pile  3",
            "keep 9:40",
            "keep 24:00",
            "keep 0940",
            "keep",
            "take 09:60",
            "hide 1",
            "open\n",
            "take 09:40 ",
        ] {
            assert!(nonsense.parse::<Action>().is_err(), "{nonsense:?}");
        }
    }

    #[test]
    fn only_what_is_kept_is_secret() {
        let secret = |text: &str| game::Action::is_secret(&text.parse::<Action>().unwrap());
        assert!(secret("keep 14:20"));
        for open in ["pile 3", "hide", "open", "take 14:20"] {
            assert!(!secret(open), "{open}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string(), text);
            }
        }
    }
}
