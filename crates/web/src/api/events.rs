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
use crate::visitor::{Caller, Credentials};

#[derive(Deserialize)]
pub(crate) struct After {
    /// The number of the last event that you have had.
    after: Option<u64>,
}

/// Changes of a table as server-sent events, beginning with the table as it is now.
///
/// Whoever was away names the number of the last event that came, with `after` or, as browsers do by themselves, in the header
/// `Last-Event-ID`: the first event then tells what has happened since. If decisions were taken back meanwhile, it tells
/// everything from the beginning and says so with `taken_back`.
#[utoipa::path(get, path = "/api/v1/tables/{table}/events", operation_id = "listen",
    params(("table" = String, Path),
        ("after" = Option<u64>, Query, description = "The number of the last event that you have had; everything is told if it is left out"),
        ("Last-Event-ID" = Option<u64>, Header, description = "The same, as browsers send it when they come back")),
    security((), ("token" = [])),
    responses((status = 200, description = "A stream of events `table`", content_type = "text/event-stream", body = EventShape)))]
pub(crate) async fn stream(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(query): Query<After>,
    headers: HeaderMap,
    caller: Option<Caller>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let last = headers.get("last-event-id");
    let last = last.and_then(|id| id.to_str().ok()?.parse().ok());
    let (player, credentials) = match caller {
        Some(Caller(player, credentials)) => (Some(player.id), credentials),
        None => (None, Credentials::None),
    };
    let listener = Listener {
        changes: app.house.watch(&id).await?,
        house: app.house.clone(),
        credentials,
        player,
        known: last.or(query.after).map_or(Known::Nothing, Known::Number),
    };
    let stream = futures_util::stream::unfold(listener, |mut listener| async {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    let heartbeat = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(stream).keep_alive(heartbeat))
}

/// What a program has been told.
#[derive(Clone, Copy)]
enum Known {
    Nothing,
    /// Everything up to this number, on another connection.
    Number(u64),
    /// Everything up to this number, so many decisions among it.
    Told {
        number: u64,
        ply: usize,
    },
}

impl Known {
    fn number(self) -> Option<u64> {
        match self {
            Self::Nothing => None,
            Self::Number(number) | Self::Told { number, .. } => Some(number),
        }
    }
}

/// One program that listens to one table.
struct Listener {
    changes: watch::Receiver<Arc<Table>>,
    house: House,
    player: Option<PlayerId>,
    credentials: Credentials,
    known: Known,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        loop {
            let table = self.changes.borrow_and_update().clone();
            if self.known.number() != Some(table.number()) {
                if !self.credentials.are_valid(&self.house).await {
                    return None;
                }
                let ply = self.decisions_known(&table).await?;
                return Some(self.tell(&table, ply));
            }
            let house = self.house.clone();
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = house.closed() => return None,
            }
        }
    }

    /// How many decisions were told, and still stand; none if all is to be told anew. Ends the stream if nobody can find out.
    async fn decisions_known(&self, table: &Table) -> Option<Option<usize>> {
        match self.known {
            Known::Nothing => Some(Some(0)),
            Known::Told { number, .. } if table.taken_back_at() > number => Some(None),
            Known::Told { ply, .. } => Some(Some(ply)),
            Known::Number(number) => self.house.decisions_known(table, number).await.ok(),
        }
    }

    /// The table, and what has happened since so many decisions.
    fn tell(&mut self, table: &Table, known: Option<usize>) -> Event {
        let viewer = table.viewer(self.player.as_ref());
        let game = table.game();
        let begun = matches!(table.stage(), Stage::Playing | Stage::Over);
        let heard = self.known.number().unwrap_or(0);
        // The setup is told along with the beginning.
        let is_new = heard < table.began_at() || matches!(self.known, Known::Nothing);
        let first = known.filter(|_| !is_new).map_or(0, |ply| ply + 1);
        let moves = (first.max(1)..=game.ply()).filter_map(|ply| game.decision(viewer, ply));
        let shape = EventShape {
            number: table.number(),
            moves: moves.map(|(seat, action)| (seat.into(), action)).collect(),
            told: if begun {
                game.told(viewer, first..=usize::MAX)
            } else {
                Vec::new()
            },
            taken_back: known.is_none(),
            said: table
                .said()
                .iter()
                .filter(|said| said.number > heard || heard > table.number())
                .filter(|said| !said.text.is_empty())
                .map(|said| (said.name.clone(), said.text.clone()))
                .collect(),
            table: TableShape::new(table, self.player.as_ref()),
        };
        self.known = Known::Told {
            number: table.number(),
            ply: if begun { game.ply() } else { 0 },
        };
        let data = serde_json::to_string(&shape).expect("an event can be written");
        Event::default()
            .event("table")
            .id(table.number().to_string())
            .data(data)
    }
}
