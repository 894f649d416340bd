//! The changes of a table, for programs.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use serde::Deserialize;
use tables::{House, PlayerId, Stage, Table, TableId};
use tokio::sync::watch;

use super::shapes::{EventShape, TableShape};
use crate::app::App;
use crate::extract::{Path, Query};
use crate::fault::Fault;
use crate::visitor::Caller;

#[derive(Deserialize)]
pub(crate) struct After {
    /// The number of decisions that you know.
    ply: Option<usize>,
}

/// Changes of a table as server-sent events, beginning with the table as it is now.
#[utoipa::path(get, path = "/api/v1/tables/{table}/events",
    params(("table" = String, Path), ("ply" = Option<usize>, Query, description = "How many decisions you know already; all are told if it is left out")),
    security(("token" = [])),
    responses((status = 200, description = "A stream of events `table`", content_type = "text/event-stream", body = EventShape),
        (status = 404, body = super::shapes::ErrorShape)))]
pub(crate) async fn stream(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(after): Query<After>,
    headers: HeaderMap,
    caller: Option<Caller>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let last = headers.get("last-event-id");
    let number = last.and_then(|id| id.to_str().ok()?.parse().ok());
    let listener = Listener {
        changes: app.house.watch(&id).await?,
        house: app.house.clone(),
        player: caller.map(|caller| caller.0.id),
        number,
        ply: after.ply,
        said: number.unwrap_or(0),
    };
    let stream = futures_util::stream::unfold(listener, |mut listener| async {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    let heartbeat = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(stream).keep_alive(heartbeat))
}

/// One program that listens to one table.
struct Listener {
    changes: watch::Receiver<Arc<Table>>,
    house: House,
    player: Option<PlayerId>,
    /// The number of the last entry it was told of.
    number: Option<u64>,
    /// How many decisions it was told of.
    ply: Option<usize>,
    /// What was said up to this number it was told.
    said: u64,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        loop {
            let table = self.changes.borrow_and_update().clone();
            if self.number != Some(table.number()) {
                return Some(self.tell(&table));
            }
            let house = self.house.clone();
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = house.closed() => return None,
            }
        }
    }

    fn tell(&mut self, table: &Table) -> Event {
        let viewer = table.viewer(self.player.as_ref());
        let game = table.game();
        let begun = matches!(table.stage(), Stage::Playing | Stage::Over);
        let taken_back = self.number.is_some_and(|told| table.taken_back_at() > told);
        let known = self.ply.filter(|_| !taken_back);
        let first = known.map_or(0, |ply| ply + 1);
        let moves = (first.max(1)..=game.ply()).filter_map(|ply| game.decision(viewer, ply));
        let shape = EventShape {
            number: table.number(),
            moves: moves.map(|(seat, action)| (seat.into(), action)).collect(),
            told: if begun {
                game.told(viewer, first..=usize::MAX)
            } else {
                Vec::new()
            },
            taken_back,
            said: table
                .said()
                .iter()
                .filter(|said| said.number > self.said)
                .map(|said| (said.name.clone(), said.text.clone()))
                .collect(),
            table: TableShape::new(table, self.player.as_ref()),
        };
        self.number = Some(table.number());
        self.ply = begun.then(|| game.ply()).or(self.ply);
        self.said = table.number();
        let data = serde_json::to_string(&shape).expect("an event can be written");
        Event::default()
            .event("table")
            .id(table.number().to_string())
            .data(data)
    }
}
