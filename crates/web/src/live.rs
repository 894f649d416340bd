//! Live updates: numbered server-sent events with the changed parts of a page.

mod update;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compress, Compression, FlushCompress};
use futures_util::Stream;
use game::Viewer;
use serde::Deserialize;
use tables::{House, Stage, Table, TableId};
use tokio::sync::watch;

use self::update::{Sent, Update};
use crate::app::App;
use crate::extract::{Path, Query};
use crate::fault::Fault;
use crate::table::{Looker, chronicle, paint, sayings};
use crate::visitor::{Credentials, Visitor};

/// An update of up to so many bytes is sent as it is.
const PLAIN: usize = 3 * 1024;

/// An update of more bytes than that, such as the end of a game, is worth more time to pack.
const LARGE: usize = 12 * 1024;

/// An idle stream says so this often, so that nobody in between takes it for dead.
const HEARTBEAT: Duration = Duration::from_secs(20);

#[derive(Deserialize)]
pub(crate) struct After {
    /// The number of the last entry that the page shows.
    after: Option<u64>,
}

/// The changes of a table from the number that the page shows, or that the browser was told last.
pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(query): Query<After>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let told = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse().ok());
    let watcher = Watcher {
        changes: app.house.watch(&id).await?,
        house: app.house.clone(),
        looker: Looker::from(&visitor),
        credentials: Credentials::of_visitor(&app, &headers, &visitor),
        seen: told.or(query.after).map_or(Seen::Nothing, Seen::Number),
    };
    let stream = futures_util::stream::unfold(watcher, |mut watcher| async {
        let event = watcher.next().await?;
        Some((Ok(event), watcher))
    });
    let heartbeat = KeepAlive::new().interval(HEARTBEAT);
    Ok(Sse::new(stream).keep_alive(heartbeat))
}

/// What a page has been told.
enum Seen {
    /// Nothing at all.
    Nothing,
    /// Nothing on this connection; it shows the table as of this number.
    Number(u64),
    /// These parts, and everything up to a number and a ply.
    Parts {
        shown: Sent,
        number: u64,
        ply: usize,
    },
    /// The game has not begun: anything new means to load the page again.
    Waiting(u64),
    /// It was told to load the page again, and nothing more is to be said.
    Reloading,
}

/// One browser that watches one table.
struct Watcher {
    changes: watch::Receiver<Arc<Table>>,
    house: House,
    looker: Looker,
    credentials: Credentials,
    seen: Seen,
}

impl Watcher {
    /// The next thing to tell; none when the house closes or puts the table away.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let table = self.changes.borrow_and_update().clone();
            if matches!(self.seen, Seen::Reloading) {
                return None;
            }
            if !self.credentials.are_valid(&self.house).await {
                // Whoever is logged out sees no hand any more: what they may see now, the page shows when it is loaded again.
                self.seen = Seen::Reloading;
                return Some(reload());
            }
            if let Some(event) = self.tell(&table) {
                return Some(event.id(table.number().to_string()));
            }
            let house = self.house.clone();
            let change = async {
                let changed = self.changes.changed().await;
                house.spare_moment().await;
                changed.ok()
            };
            tokio::select! {
                changed = change => changed?,
                () = house.closed() => return None,
            }
        }
    }

    fn tell(&mut self, table: &Table) -> Option<Event> {
        if matches!(table.stage(), Stage::Waiting | Stage::Closed) {
            return self.tell_waiting(table);
        }
        match self.seen {
            // A page from before the beginning has no place for what is told now.
            Seen::Number(number) | Seen::Waiting(number) if number < table.began_at() => {
                self.seen = Seen::Reloading;
                Some(reload())
            }
            Seen::Number(number) | Seen::Waiting(number) => self.tell_first(table, Some(number)),
            Seen::Nothing => self.tell_first(table, None),
            Seen::Parts { number, .. } if number == table.number() => None,
            Seen::Parts { .. } => Some(self.tell_changes(table)),
            Seen::Reloading => None,
        }
    }

    fn tell_waiting(&mut self, table: &Table) -> Option<Event> {
        let known = match self.seen {
            Seen::Number(number) | Seen::Waiting(number) | Seen::Parts { number, .. } => number,
            Seen::Nothing => table.number(),
            Seen::Reloading => return None,
        };
        self.seen = Seen::Waiting(table.number());
        (known != table.number()).then(reload)
    }

    /// The page shows the table as of some number: if that is now, there is nothing to tell, else everything.
    fn tell_first(&mut self, table: &Table, number: Option<u64>) -> Option<Event> {
        let painting = paint(table, &self.looker);
        let mut shown = Sent::default();
        let everything = shown.update(painting.parts);
        self.seen = Seen::Parts {
            shown,
            number: table.number(),
            ply: table.game().ply(),
        };
        if number == Some(table.number()) {
            return None;
        }
        let mut parts = everything;
        parts.insert(
            "chronicle".to_owned(),
            chronicle(table, &self.looker, None, &BTreeSet::new()).into_string(),
        );
        parts.insert("sayings".to_owned(), sayings(table, 0).into_string());
        Some(update(&Update {
            parts,
            title: painting.title,
            turn: painting.turn,
            anew: is_asked_anew(table, &self.looker, number),
            ..Update::default()
        }))
    }

    fn tell_changes(&mut self, table: &Table) -> Event {
        let painting = paint(table, &self.looker);
        let Seen::Parts { shown, number, ply } = &mut self.seen else {
            return reload();
        };
        let mut told = Update {
            parts: shown.update(painting.parts),
            title: painting.title,
            turn: painting.turn,
            anew: is_asked_anew(table, &self.looker, Some(*number)),
            ..Update::default()
        };
        let game = table.game();
        let told_otherwise = game.recalled_from(*ply) != game.recalled_from(game.ply());
        if told_otherwise || table.taken_back_at() > *number {
            let whole = chronicle(table, &self.looker, None, &BTreeSet::new());
            told.parts
                .insert("chronicle".to_owned(), whole.into_string());
        } else if game.ply() > *ply {
            let new = chronicle(table, &self.looker, Some(*ply), &BTreeSet::new());
            told.more.insert("chronicle", new.into_string());
        }
        let said = sayings(table, *number).into_string();
        if !said.is_empty() {
            told.more.insert("sayings", said);
        }
        *number = table.number();
        *ply = game.ply();
        update(&told)
    }
}

/// Whether somebody who knows the table as of this number may be asked something else by now. What others say or choose in
/// secret does not change his question.
fn is_asked_anew(table: &Table, looker: &Looker, number: Option<u64>) -> bool {
    let is_same = |seat| number.is_some_and(|number| table.is_current(seat, number));
    match table.viewer(looker.player.as_ref()) {
        Viewer::Seat(seat) => !is_same(seat),
        Viewer::Spectator => true,
    }
}

/// An update as an event: plain if it is small, else packed.
fn update(update: &Update) -> Event {
    let data = serde_json::to_string(update).expect("an update can be written");
    if data.len() <= PLAIN {
        Event::default().event("update").data(data)
    } else {
        Event::default().event("packed").data(pack(&data))
    }
}

/// Deflated and written in base 64. Packing each large update by itself takes no memory between them; a compressed stream would
/// keep its window for every watcher.
fn pack(data: &str) -> String {
    thread_local! {
        static FAST: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
        static TIGHT: RefCell<Compress> = RefCell::new(Compress::new(Compression::default(), false));
    }
    let packer = if data.len() <= LARGE { &FAST } else { &TIGHT };
    packer.with_borrow_mut(|packer| {
        packer.reset();
        // Deflate never needs more than a few bytes for each block beyond what it is given.
        let mut packed = Vec::with_capacity(data.len() + 1024);
        packer
            .compress_vec(data.as_bytes(), &mut packed, FlushCompress::Finish)
            .expect("there is room for it");
        STANDARD.encode(packed)
    })
}

fn reload() -> Event {
    Event::default().event("reload").data("now")
}
