//! Laws of what may be known.

use super::{Law, Report, Transition, Verdict, keep};
use crate::{Action, Chance, Event, Game, Seat, Seats, Silent, Viewer};

/// What a viewer does not know can be dealt again without his noticing.
pub(super) fn resampling<G: Game>(state: &G, chance: &mut Chance, report: &mut Report) -> Verdict {
    let viewers: Vec<Viewer> = viewers(state).collect();
    for &viewer in &viewers {
        if state.is_open() {
            shows_all(state, viewer, chance)?;
        }
        let first = state.resampled(viewer, chance);
        let second = state.resampled(viewer, chance);
        looks_the_same(state, &first, viewer)?;
        looks_the_same(state, &second, viewer)?;
        if first.open_view() != second.open_view() {
            report.dealt_apart.insert(viewer);
        }
        // A bot that imagines what another one imagines deals again what was dealt again.
        let imagined = *chance.pick(&viewers);
        looks_the_same(&first, &first.resampled(imagined, chance), imagined)?;
        plays_to_the_end(first, chance)?;
    }
    Ok(())
}

/// To a viewer nothing of this position is hidden.
fn shows_all<G: Game>(state: &G, viewer: Viewer, chance: &mut Chance) -> Verdict {
    let (seen, all) = (state.view(viewer), state.open_view());
    let holds = seen == all && state.resampled(viewer, chance) == *state;
    keep(Law::OpenShowsAll, holds, || {
        format!("{viewer} sees {seen:?}\nof          {all:?}")
    })
}

/// Everybody at the table, a spectator, and somebody whose seat is not in the game.
fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Viewer> {
    let seats = state.seats();
    let absent = Seats::ALL.into_iter().find(|seat| !seats.contains(*seat));
    Viewer::all(seats).chain(absent.map(Viewer::Seat))
}

fn looks_the_same<G: Game>(state: &G, other: &G, viewer: Viewer) -> Verdict {
    let (view, seen) = (state.view(viewer), other.view(viewer));
    keep(Law::ResampleKeepsView, view == seen, || {
        format!("{viewer} saw   {view:?}\nand then {seen:?}")
    })?;
    keep(
        Law::ActingIsPublic,
        state.to_act() == other.to_act(),
        || {
            format!(
                "to {viewer} it could be {:?} or {:?}",
                state.to_act(),
                other.to_act()
            )
        },
    )?;
    if let Viewer::Seat(seat) = viewer {
        let (legal, possible) = (state.legal_actions(seat), other.legal_actions(seat));
        keep(Law::LegalIsKnown, legal == possible, || {
            format!("to {viewer} it could be {legal:?} or {possible:?}")
        })?;
    }
    let (scores, possible) = (state.breakdown(Some(viewer)), other.breakdown(Some(viewer)));
    keep(Law::BreakdownIsKnown, scores == possible, || {
        format!("to {viewer} it could be {scores:?} or {possible:?}")
    })?;
    let (pieces, dealt) = (state.inventory(), other.inventory());
    keep(Law::ResampleKeepsPieces, pieces == dealt, || {
        format!("{pieces:?} became {dealt:?}")
    })
}

/// What was dealt again is a game that can be played.
fn plays_to_the_end<G: Game>(mut state: G, chance: &mut Chance) -> Verdict {
    const LAW: Law = Law::ResampleIsPlayable;
    let mut legal = Vec::new();
    for _ in 0..=G::LONGEST {
        let Some(seat) = state.to_act().first() else {
            return Ok(());
        };
        state.legal(seat, &mut legal);
        keep(LAW, !legal.is_empty(), || {
            format!("seat {seat} is to act but can do nothing")
        })?;
        state.apply_unchecked(seat, *chance.pick(&legal), &mut Silent);
    }
    keep(LAW, false, || {
        format!("after {} decisions it is still on", G::LONGEST)
    })
}

/// What a viewer is told of a decision, and what he sees after it, is what he may know.
pub(super) fn events<G: Game>(transition: &Transition<'_, G>, chance: &mut Chance) -> Verdict {
    let reveals = transition.events.iter().any(Event::reveals);
    for viewer in viewers(transition.before) {
        let other = transition.before.resampled(viewer, chance);
        let legal = other.legal_actions(transition.seat);
        if !reveals {
            looks_the_same_whatever_is_hidden(transition, &other, viewer)?;
        }
        let possible = [transition.action, *chance.pick(&legal)];
        for action in possible.into_iter().filter(|action| legal.contains(action)) {
            events_and_views_agree(transition, other.clone(), action, viewer)?;
        }
    }
    Ok(())
}

/// An action that reveals nothing was possible, and looks the same, whatever the viewer does not know.
fn looks_the_same_whatever_is_hidden<G: Game>(
    transition: &Transition<'_, G>,
    other: &G,
    viewer: Viewer,
) -> Verdict {
    const LAW: Law = Law::QuietRevealsNothing;
    let &Transition {
        seat,
        action,
        after,
        ..
    } = transition;
    if action.is_secret() && !viewer.is(seat) && !other.is_legal(seat, action) {
        return Ok(());
    }
    keep(LAW, other.is_legal(seat, action), || {
        format!("{viewer} learns from seat {seat}'s {action:?} that it was possible")
    })?;
    let mut other = other.clone();
    other.apply_unchecked(seat, action, &mut Silent);
    let (seen, possible) = (after.view(viewer), other.view(viewer));
    keep(LAW, seen == possible, || {
        format!("{viewer} sees  {seen:?}\nbut could {possible:?}")
    })
}

/// To a viewer for whom two positions are the same, what he is told and what he sees next go together: neither lets him
/// tell apart what the other does not. Decisions that he hears of may differ and still lead to the same table.
fn events_and_views_agree<G: Game>(
    transition: &Transition<'_, G>,
    mut other: G,
    action: G::Action,
    viewer: Viewer,
) -> Verdict {
    let mut events = Vec::new();
    other.apply_unchecked(transition.seat, action, &mut events);
    let told = told(
        viewer,
        transition.seat,
        transition.action,
        transition.events,
    );
    let possible = self::told(viewer, transition.seat, action, &events);
    let (seen, could_see) = (transition.after.view(viewer), other.view(viewer));
    let decided_otherwise = told.0 != possible.0;
    let tells_no_more =
        seen != could_see || decided_otherwise || is_the_same(viewer, &told, &possible);
    keep(Law::EventsWithinViews, tells_no_more, || {
        format!("{viewer} is told {told:?}\nbut could be {possible:?}\nand sees the same")
    })?;
    let shows_no_more = told != possible || seen == could_see;
    keep(Law::ViewsWithinEvents, shows_no_more, || {
        format!("{viewer} sees  {seen:?}\nbut could {could_see:?}\nand is told the same: {told:?}")
    })
}

/// What happened since things were last shuffled together: what came to light before that is worth nothing any more.
fn since_the_shuffle<E: Event>(events: &[E]) -> &[E] {
    let shuffled = events.iter().rposition(Event::shuffles);
    shuffled.map_or(events, |last| &events[last..])
}

/// Whether two accounts say the same of what can still matter. To a player they may differ in the order in which his own cards came to him, which no
/// view keeps; what a spectator is told holds nobody's cards, so there even the order must not tell anything.
fn is_the_same<A: Action, E: Event>(
    viewer: Viewer,
    told: &(Option<A>, Vec<E>),
    possible: &(Option<A>, Vec<E>),
) -> bool {
    let in_any_order = |events: &[E]| {
        let events = since_the_shuffle(events);
        let mut lines: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
        lines.sort_unstable();
        lines
    };
    let (told_since, possible_since) = (since_the_shuffle(&told.1), since_the_shuffle(&possible.1));
    (told.0 == possible.0 && told_since == possible_since)
        || (viewer != Viewer::Spectator
            && told.0 == possible.0
            && in_any_order(&told.1) == in_any_order(&possible.1))
}

/// What the viewer hears of a decision: what it was, unless it is secret, and what happened.
fn told<A: Action, E: Event>(
    viewer: Viewer,
    seat: Seat,
    action: A,
    events: &[E],
) -> (Option<A>, Vec<E>) {
    let heard = viewer.is(seat) || !action.is_secret();
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    (heard.then_some(action), seen.collect())
}
