//! The ways in which the small game can break a law, and the option that chooses one.

use game::{OptionError, OptionSpec, Options, Takes};

/// The faults and the list of them.
macro_rules! faults {
    ($($fault:ident),+ $(,)?) => {
        /// A way to break a law.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Fault {
            $($fault),+
        }

        pub(crate) const FAULTS: &[Fault] = &[$(Fault::$fault),+];
    };
}

faults! {
    None,
    ViewShowsSecret,
    EventTellsSecret,
    RevealsWithoutSaying,
    LegalTellsSecret,
    ActsOnSecret,
    ResampleDoesNothing,
    CallsItselfOpen,
    ResampleLosesCard,
    Unsorted,
    Twice,
    NothingToDo,
    OutOfTurn,
    DeniesListed,
    AllowsUnlisted,
    ListsUnplayable,
    NotationMisread,
    LosesPiece,
    MiscountsScore,
    RanksTooEarly,
    RanksLoserFirst,
    NeverEnds,
    ViewLosesField,
    HearsItself,
    SharesWithClones,
    RemembersOtherGames,
    UnknownKind,
    Panics,
    TooWide,
    MisnamesKind,
    UnlikeItself,
    RefusesWithChange,
    RefusesWithLies,
    ForgetsScore,
    RanksOnlyFirst,
    EventsVary,
    ActingTellsSecret,
    BreakdownTellsSecret,
    ResampleNeverEnds,
    ResampleForSpectatorsOnly,
    WithdrawsNothing,
    WithdrawsTooMuch,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Faulty(pub(crate) Fault);

impl Default for Faulty {
    fn default() -> Self {
        Self(Fault::None)
    }
}

const FAULT: OptionSpec = OptionSpec {
    key: "fault",
    values: &[],
    takes: Takes::One,
    default: "None",
    about: "Which law is broken.",
};

impl Options for Faulty {
    const SPECS: &'static [OptionSpec] = &[FAULT];

    fn set(&mut self, _: &str, value: &str) -> Result<(), OptionError> {
        let fault = FAULTS
            .iter()
            .copied()
            .find(|fault| format!("{fault:?}") == value);
        self.0 = fault.ok_or_else(|| OptionError::Together("there is no such fault".to_owned()))?;
        Ok(())
    }

    fn get(&self, _: &str) -> Option<serde_json::Value> {
        Some(format!("{:?}", self.0).into())
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    fn players(&self) -> u8 {
        2
    }
}
