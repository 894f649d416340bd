//! Laws of what may be done.

use super::{Breach, Report, Verdict, Watched, keep, records};
use crate::{Action, Game, Seat, Seats, Silent, parse_action};

/// Choices are sorted, unique, written in a notation that reads back, and there for those who may act only.
pub(super) fn every_seat<G: Game>(game: &mut Watched<'_, G>, report: &mut Report) -> Verdict {
    let state = &game.state;
    let to_act = state.to_act();
    for seat in Seats::ALL {
        state.legal(seat, &mut game.buffer);
        let legal = &game.buffer;
        if !to_act.contains(seat) {
            keep(
                "a seat not on turn has no legal action",
                legal.is_empty(),
                || format!("seat {seat} is not to act but has {legal:?}"),
            )?;
            continue;
        }
        keep(
            "a seat on turn has a legal action",
            !legal.is_empty(),
            || format!("seat {seat} is to act but has none"),
        )?;
        keep(
            "legal actions are sorted and unique",
            legal.is_sorted_by(|a, b| a < b),
            || format!("seat {seat} has {legal:?}"),
        )?;
        keep(
            "no seat has more legal actions than the game says",
            legal.len() <= G::WIDEST,
            || format!("seat {seat} has {} of at most {}", legal.len(), G::WIDEST),
        )?;
        report.widest = report.widest.max(legal.len());
        for &action in legal {
            keep(
                "every listed action is legal",
                state.is_legal(seat, action),
                || format!("`{action}` is listed for seat {seat}, but `is_legal` denies it"),
            )?;
            if game.known.insert(action) {
                notation_reads_back(action)?;
            }
        }
    }
    Ok(())
}

fn notation_reads_back<A: Action>(action: A) -> Verdict {
    let text = action.to_string();
    keep(
        "notation reads back",
        parse_action(&text) == Ok(action),
        || {
            format!(
                "{action:?} is written `{text}`, which reads as {:?}",
                parse_action::<A>(&text)
            )
        },
    )?;
    let kind = action.kind();
    let named = text.split(' ').next() == Some(kind) && A::KINDS.contains(&kind);
    keep(
        "the kind of an action is the first word of its notation",
        named,
        || format!("`{text}` says it is a `{kind}`"),
    )
}

/// Every listed action can be played, and playing a copy leaves the original as it was.
pub(super) fn plays_what_is_listed<G: Game>(game: &Watched<'_, G>) -> Verdict {
    // A clone could share what it should not with the original; a replay cannot.
    let apart = records::replayed(game)?;
    let state = &game.state;
    keep(
        "a clone equals its original",
        state.clone() == *state,
        || format!("{state:?}"),
    )?;
    for seat in state.to_act() {
        for action in state.legal_actions(seat) {
            let played = state.clone().apply(seat, action, &mut Silent);
            played.map_err(|refusal| {
                Breach::new("every listed action can be applied", refusal.to_string())
            })?;
            keep(
                "a clone never shares with its original",
                *state == apart,
                || format!("playing `{action}` on a clone changed the original"),
            )?;
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
                "an action not listed is refused",
                !game.state.is_legal(seat, *action),
                || format!("`is_legal` allows seat {seat} to `{action}`, which is not listed"),
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
            "an action not listed is refused",
            format!("seat {seat} could `{action}`, which is not listed"),
        ));
    };
    keep("a refusal changes nothing", copy == *state, || {
        format!("refusing seat {seat}'s `{action}` changed the state")
    })?;
    let named = refusal.legal().iter().map(|text| parse_action(text));
    keep(
        "a refusal names what is legal",
        named.eq(legal.iter().copied().map(Ok)),
        || format!("{refusal}, but legal is {legal:?}"),
    )
}
