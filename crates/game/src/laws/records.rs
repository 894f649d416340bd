//! Laws of what is written down.

use super::{Breach, Law, Transition, Verdict, Watched, keep};
use crate::{Event, Game, Record, Replay, Silent, Viewer};

/// The record, written and read back, replays to the same state with the same events. The state is returned.
pub(super) fn replayed<G: Game>(game: &Watched<'_, G>) -> Result<G, Breach> {
    const LAW: Law = Law::SameState;
    let read: Record = serde_json::from_str(&game.record.to_string()).expect("a record is JSON");
    let mut events = Vec::new();
    let replay = Replay::<G>::new(&read, game.trial.components, &mut events);
    let state = replay
        .and_then(|replay| replay.finish(&mut events))
        .map_err(|error| Breach::new(LAW, error.to_string()))?;
    keep(LAW, state == game.state, || {
        format!("played:   {:?}\nreplayed: {state:?}", game.state)
    })?;
    keep(Law::SameEvents, events == game.events, || {
        format!("played:   {:?}\nreplayed: {events:?}", game.events)
    })?;
    Ok(state)
}

/// The JSON of a view reads back to the same view.
pub(super) fn views_survive_json<G: Game>(state: &G) -> Verdict {
    let views = Viewer::all(state.seats()).map(|viewer| state.view(viewer));
    for view in views.chain([state.open_view()]) {
        let json = serde_json::to_string(&view)
            .map_err(|error| Breach::new(Law::ViewSurvivesJson, error.to_string()))?;
        let read = serde_json::from_str::<G::View>(&json);
        keep(
            Law::ViewSurvivesJson,
            read.as_ref().is_ok_and(|read| *read == view),
            || format!("{json} came back as {read:?}"),
        )?;
    }
    Ok(())
}

/// Every event says which of the game's kinds it is.
pub(super) fn kinds_are_known<G: Game>(transition: &Transition<'_, G>) -> Verdict {
    for event in transition.events {
        keep(
            Law::KnownEvents,
            G::Event::KINDS.contains(&event.kind()),
            || format!("{event:?} says it is a `{}`", event.kind()),
        )?;
    }
    Ok(())
}

/// Whether anybody listens makes no difference.
pub(super) fn silence_changes_nothing<G: Game>(transition: &Transition<'_, G>) -> Verdict {
    let mut silent = transition.before.clone();
    silent.apply_unchecked(transition.seat, transition.action, &mut Silent);
    keep(Law::SilentIsSame, silent == *transition.after, || {
        format!("heard:  {:?}\nsilent: {silent:?}", transition.after)
    })
}
