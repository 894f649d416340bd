//! The laws hold for a game that keeps them, and each is seen to be broken by a game that breaks it.
#![allow(
    missing_docs,
    clippy::cast_possible_truncation,
    reason = "a game for tests only"
)]

mod mora;

use game::Seed;
use game::laws::{Broken, Report, Trial, assert_hold};

use crate::mora::{FAULTS, Fault, Faulty, Mora};

fn trial(fault: Fault) -> Result<Report, Broken> {
    let mut trial = Trial::<Mora>::new(&Faulty(fault), 200);
    // Thorough laws play on from positions and meet some faults before the game itself does.
    let meets_it_first = matches!(fault, Fault::NothingToDo | Fault::NeverEnds | Fault::Panics);
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
fn every_broken_law_is_noticed() {
    for &fault in FAULTS {
        let expected = law_broken_by(fault);
        let found = trial(fault).err().map(|broken| broken.law);
        assert_eq!(found, expected, "{fault:?}");
    }
}

/// The law that a fault breaks.
fn law_broken_by(fault: Fault) -> Option<&'static str> {
    Some(match fault {
        Fault::None => return None,
        Fault::ViewShowsSecret => "resampling changes nothing in the viewer's view",
        Fault::EventTellsSecret => "events reveal no more than views",
        Fault::RevealsWithoutSaying => "what reveals nothing looks the same whatever is hidden",
        Fault::LegalTellsSecret => "what a seat may do depends only on what it knows",
        Fault::ActsOnSecret => "views reveal no more than events",
        Fault::ResampleDoesNothing => "resampled states differ from each other",
        Fault::ResampleLosesCard => "resampling keeps every piece",
        Fault::Unsorted | Fault::Twice => "legal actions are sorted and unique",
        Fault::NothingToDo => "a seat on turn has a legal action",
        Fault::OutOfTurn => "a seat not on turn has no legal action",
        Fault::DeniesListed => "every listed action is legal",
        Fault::AllowsUnlisted => "an action not listed is refused",
        Fault::ListsUnplayable => "every listed action can be applied",
        Fault::NotationMisread => "notation reads back",
        Fault::LosesPiece => "pieces are conserved",
        Fault::MiscountsScore => "scores add up to their breakdown",
        Fault::RanksTooEarly => "there is a ranking when the game is over and not before",
        Fault::RanksLoserFirst => "a ranking follows the scores",
        Fault::NeverEnds => "a game ends within its bound",
        Fault::ViewLosesField => "a view survives JSON",
        Fault::HearsItself => "a game goes on the same when nobody listens",
        Fault::SharesWithClones => "a clone never shares with its original",
        Fault::RemembersOtherGames => "a record replays to the same state",
        Fault::UnknownKind => "every event is of a known kind",
        Fault::Panics => "a game never panics",
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
    trial.seed = Seed(99);
    let other = trial.run().unwrap();
    assert_ne!(one.actions, other.actions);
}
