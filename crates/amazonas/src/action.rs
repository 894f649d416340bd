//! Decisions and how they are written.

use std::fmt;
use std::str::FromStr;

use crate::{IncomeCard, Species, Village};

/// A decision of a player, in the order in which choices are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Build the first tent.
    Start(Village),
    /// Choose the income card of this round, in secret.
    Income(IncomeCard),
    /// Take the native instead of the income and put it on this pile.
    Native(Species),
    /// Leave the native to others and take the income.
    Refuse,
    /// Build a tent.
    Build(Village),
    /// With two players: put up a neutral tent.
    Neutral(Village),
    /// End the turn.
    Done,
}

impl game::Action for Action {
    const KINDS: &'static [&'static str] = &[
        "start", "income", "native", "refuse", "build", "neutral", "done",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Self::Start(_) => "start",
            Self::Income(_) => "income",
            Self::Native(_) => "native",
            Self::Refuse => "refuse",
            Self::Build(_) => "build",
            Self::Neutral(_) => "neutral",
            Self::Done => "done",
        }
    }

    fn is_secret(&self) -> bool {
        matches!(self, Self::Income(_))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(game::Action::kind(self))?;
        match self {
            Self::Start(village) | Self::Build(village) | Self::Neutral(village) => {
                write!(f, " {village}")
            }
            Self::Income(card) => write!(f, " {card}"),
            Self::Native(species) => write!(f, " {species}"),
            Self::Refuse | Self::Done => Ok(()),
        }
    }
}

/// Text that is no decision of Amazonas, or not exactly how one is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownAction(String);

impl fmt::Display for UnknownAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not how a decision of Amazonas is written",
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
    let Some((verb, object)) = text.split_once(' ') else {
        return match text {
            "refuse" => Some(Action::Refuse),
            "done" => Some(Action::Done),
            _ => None,
        };
    };
    let village = || object.parse().ok();
    match verb {
        "start" => village().map(Action::Start),
        "income" => IncomeCard::new(object.parse().ok()?).map(Action::Income),
        "native" => object.parse().ok().map(Action::Native),
        "build" => village().map(Action::Build),
        "neutral" => village().map(Action::Neutral),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn decisions_are_written_as_the_rules_write_them() {
        let written = [
            "start 14",
            "income 5",
            "native fish",
            "refuse",
            "build 14",
            "neutral 9",
            "done",
        ];
        let kinds = <Action as game::Action>::KINDS;
        assert_eq!(written.len(), kinds.len());
        for (text, kind) in written.into_iter().zip(kinds) {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            assert_eq!(game::Action::kind(&action), *kind);
            assert_eq!(game::Action::is_secret(&action), *kind == "income");
        }
    }

    #[test]
    fn nothing_else_is_read_as_a_decision() {
        for nonsense in [
            "",
            " ",
            "start",
            "build 0",
            "build 41",
            "build 014",
            "build +1",
            "build 1 ",
            "Build 1",
            "build  1",
            "income 7",
            "income -1",
            "income",
            "native",
            "native tapir",
            "refuse 1",
            "done\n",
            "neutral １",
        ] {
            assert!(nonsense.parse::<Action>().is_err(), "{nonsense:?}");
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
