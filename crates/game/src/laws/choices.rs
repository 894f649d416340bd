//! Laws of what may be done.

use super::{Breach, Law, Report, Transition, Verdict, Watched, keep, records};
use crate::{Action, Game, Seat, Seats, Silent, Viewer};

/// Choices are sorted, unique, written in a notation that reads back, and there for those who may act only.
pub(super) fn every_seat<G: Game>(game: &mut Watched<'_, G>, report: &mut Report) -> Verdict {
    let state = &game.state;
    let to_act = state.to_act();
    for seat in Seats::ALL {
        state.legal(seat, &mut game.buffer);
        let legal = &game.buffer;
        if !to_act.contains(seat) {
            keep(Law::IdleSeats, legal.is_empty(), || {
                format!("seat {seat} is not to act but has {legal:?}")
            })?;
            continue;
        }
        keep(Law::ActingSeats, !legal.is_empty(), || {
            format!("seat {seat} is to act but has none")
        })?;
        keep(Law::SortedOnce, legal.is_sorted_by(|a, b| a < b), || {
            format!("seat {seat} has {legal:?}")
        })?;
        keep(Law::Widest, legal.len() <= G::WIDEST, || {
            format!("seat {seat} has {} of at most {}", legal.len(), G::WIDEST)
        })?;
        report.widest = report.widest.max(legal.len());
        for &action in legal {
            keep(Law::ListedIsLegal, state.is_legal(seat, action), || {
                format!("{action:?} is listed for seat {seat}, but `is_legal` denies it")
            })?;
            if game.known.insert(action) {
                notation_reads_back::<G>(state.components(), action)?;
            }
        }
    }
    Ok(())
}

fn notation_reads_back<G: Game>(components: &G::Components, action: G::Action) -> Verdict {
    let text = G::write_action(components, action);
    let read = G::read_action(components, &text);
    keep(Law::NotationReadsBack, read == Some(action), || {
        format!("{action:?} is written `{text}`, which reads as {read:?}")
    })?;
    let kind = action.kind();
    let named = text.split(' ').next() == Some(kind) && G::Action::KINDS.contains(&kind);
    keep(Law::KindIsFirstWord, named, || {
        format!("`{text}` says it is a `{kind}`")
    })
}

/// Every listed action can be played, and playing a copy leaves the original as it was.
pub(super) fn plays_what_is_listed<G: Game>(game: &Watched<'_, G>) -> Verdict {
    let state = &game.state;
    keep(Law::CloneIsEqual, state.clone() == *state, || {
        format!("{state:?}")
    })?;
    // A clone could share what it should not with the original; a replay cannot.
    let apart = records::replayed(game)?;
    for seat in state.to_act() {
        for action in state.legal_actions(seat) {
            let played = state.clone().apply(seat, action, &mut Silent);
            played.map_err(|refusal| Breach::new(Law::ListedIsApplied, refusal.to_string()))?;
            keep(Law::CloneIsApart, *state == apart, || {
                format!("playing {action:?} on a clone changed the original")
            })?;
        }
    }
    Ok(())
}

/// What is not listed is not legal; it is refused with what is, and changes nothing.
pub(super) fn refuses_what_is_not_listed<G: Game>(game: &mut Watched<'_, G>) -> Verdict {
    for seat in Seats::ALL {
        let legal = game.state.legal_actions(seat);
        let unlisted: Vec<G::Action> = game
            .known
            .iter()
            .copied()
            .filter(|action| !legal.contains(action))
            .collect();
        for action in &unlisted {
            keep(
                Law::UnlistedIsRefused,
                !game.state.is_legal(seat, *action),
                || format!("`is_legal` allows seat {seat} to {action:?}, which is not listed"),
            )?;
        }
        if !unlisted.is_empty() {
            let action = *game.law.pick(&unlisted);
            refuses(&game.state, seat, action, &legal)?;
        }
    }
    Ok(())
}

fn refuses<G: Game>(state: &G, seat: Seat, action: G::Action, legal: &[G::Action]) -> Verdict {
    let mut copy = state.clone();
    let Err(refusal) = copy.apply(seat, action, &mut Silent) else {
        return Err(Breach::new(
            Law::UnlistedIsRefused,
            format!("seat {seat} could {action:?}, which is not listed"),
        ));
    };
    keep(Law::RefusalChangesNothing, copy == *state, || {
        format!("refusing seat {seat}'s {action:?} changed the state")
    })?;
    let listed: Vec<String> = legal
        .iter()
        .map(|action| G::write_action(state.components(), *action))
        .collect();
    keep(Law::RefusalNamesLegal, refusal.legal() == listed, || {
        format!("{refusal}, but legal is {listed:?}")
    })
}

/// What was chosen in secret while others still choose can be taken back as if it had not been chosen; for those who have not
/// chosen nothing changes.
pub(super) fn secrets_can_be_withdrawn<G: Game>(transition: &Transition<'_, G>) -> Verdict {
    const LAW: Law = Law::WithdrawnIsAsked;
    let &Transition {
        before,
        seat,
        action,
        after,
        ..
    } = transition;
    for waiting in before.to_act() {
        let mut same = before.clone();
        same.withdraw(waiting);
        keep(LAW, same == *before, || {
            format!("seat {waiting} has chosen nothing, but withdrawing changed the state")
        })?;
    }
    let mut others = before.to_act();
    others.remove(seat);
    if !action.is_secret() || others.is_empty() {
        return Ok(());
    }
    let mut withdrawn = after.clone();
    withdrawn.withdraw(seat);
    let seen = |state: &G| (state.to_act(), state.legal_actions(seat));
    keep(LAW, seen(&withdrawn) == seen(before), || {
        format!("without seat {seat}'s {action:?} {withdrawn:?} is not {before:?}")
    })?;
    let (view, asked) = (
        withdrawn.view(Viewer::Spectator),
        before.view(Viewer::Spectator),
    );
    keep(LAW, view == asked, || {
        format!("without seat {seat}'s {action:?} {view:?} is not {asked:?}")
    })
}
