//! The laws hold for a game that keeps them, and each is seen to be broken by a game that breaks it.
#![allow(
    missing_docs,
    clippy::cast_possible_truncation,
    reason = "a game for tests only"
)]

mod mora;

use std::collections::BTreeSet;

use game::Seed;
use game::laws::{Broken, Law, Report, Trial, assert_hold};

use crate::mora::Mora;
use crate::mora::faults::{FAULTS, Fault, Faulty};

fn trial(fault: Fault) -> Result<Report, Broken> {
    let mut trial = Trial::<Mora>::new(&Faulty(fault), 200);
    // Thorough laws play on from positions and meet some faults before the game itself does.
    let meets_it_first = matches!(
        fault,
        Fault::NothingToDo | Fault::NeverEnds | Fault::Panics | Fault::EventsVary
    );
    trial.thorough_one_in = if meets_it_first { u32::MAX } else { 1 };
    trial.run()
}

#[test]
fn a_game_that_keeps_the_laws_passes() {
    let report = assert_hold::<Mora>(&Faulty(Fault::None), 500);
    assert_eq!(report.games, 500);
    assert!(report.unseen::<Mora>().is_empty(), "{report:?}");
    assert_eq!(report.widest, 3);
}

#[test]
fn every_fault_is_noticed_by_the_law_it_breaks() {
    for &fault in FAULTS {
        let found = trial(fault).err().map(|broken| broken.law);
        assert_eq!(found, law_broken_by(fault), "{fault:?}");
    }
}

#[test]
fn there_is_a_fault_for_every_law() {
    let broken: BTreeSet<Law> = FAULTS
        .iter()
        .filter_map(|fault| law_broken_by(*fault))
        .collect();
    let unbroken: Vec<&Law> = Law::ALL
        .iter()
        .filter(|law| !broken.contains(law))
        .collect();
    assert!(unbroken.is_empty(), "{unbroken:?}");
}

/// The law that a fault breaks.
fn law_broken_by(fault: Fault) -> Option<Law> {
    Some(match fault {
        Fault::None => return None,
        Fault::ViewShowsSecret => Law::ResampleKeepsView,
        Fault::EventTellsSecret => Law::EventsWithinViews,
        Fault::RevealsWithoutSaying => Law::QuietRevealsNothing,
        Fault::LegalTellsSecret => Law::LegalIsKnown,
        Fault::ActsOnSecret => Law::ViewsWithinEvents,
        Fault::ActingTellsSecret => Law::ActingIsPublic,
        Fault::BreakdownTellsSecret => Law::BreakdownIsKnown,
        Fault::ResampleDoesNothing | Fault::ResampleForSpectatorsOnly => Law::ResamplesDiffer,
        Fault::WithdrawsNothing | Fault::WithdrawsTooMuch => Law::WithdrawnIsAsked,
        Fault::CallsItselfOpen => Law::OpenShowsAll,
        Fault::ResampleLosesCard => Law::ResampleKeepsPieces,
        Fault::ResampleNeverEnds => Law::ResampleIsPlayable,
        Fault::Unsorted | Fault::Twice => Law::SortedOnce,
        Fault::TooWide => Law::Widest,
        Fault::NothingToDo => Law::ActingSeats,
        Fault::OutOfTurn => Law::IdleSeats,
        Fault::DeniesListed => Law::ListedIsLegal,
        Fault::AllowsUnlisted => Law::UnlistedIsRefused,
        Fault::ListsUnplayable => Law::ListedIsApplied,
        Fault::RefusesWithChange => Law::RefusalChangesNothing,
        Fault::RefusesWithLies => Law::RefusalNamesLegal,
        Fault::NotationMisread => Law::NotationReadsBack,
        Fault::MisnamesKind => Law::KindIsFirstWord,
        Fault::UnlikeItself => Law::CloneIsEqual,
        Fault::SharesWithClones => Law::CloneIsApart,
        Fault::LosesPiece => Law::PiecesConserved,
        Fault::ForgetsScore => Law::SeatsScored,
        Fault::MiscountsScore => Law::ScoresAddUp,
        Fault::RanksTooEarly => Law::RankingAtEnd,
        Fault::RanksOnlyFirst => Law::RankingComplete,
        Fault::RanksLoserFirst => Law::RankingFollowsScores,
        Fault::NeverEnds => Law::Ends,
        Fault::ViewLosesField => Law::ViewSurvivesJson,
        Fault::HearsItself => Law::SilentIsSame,
        Fault::RemembersOtherGames => Law::SameState,
        Fault::EventsVary => Law::SameEvents,
        Fault::UnknownKind => Law::KnownEvents,
        Fault::Panics => Law::NeverPanics,
    })
}

#[test]
fn a_broken_law_is_shown_with_the_seed_and_the_record_that_leads_there() {
    let broken = trial(Fault::LosesPiece).unwrap_err();
    let text = broken.to_string();
    assert!(text.contains(&broken.seed.to_string()), "{text}");
    let record: game::Record = serde_json::from_str(&broken.record).unwrap();
    assert_eq!(record.seed, broken.seed);
    assert!(!record.actions.is_empty());
    assert!(text.contains(&broken.record));
}

#[test]
fn other_seeds_give_other_games() {
    let mut trial = Trial::<Mora>::new(&Faulty::default(), 50);
    let one = trial.run().unwrap();
    trial.seed = Seed::Short(99);
    let other = trial.run().unwrap();
    assert_ne!(one.actions, other.actions);
}
