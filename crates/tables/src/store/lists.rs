//! The lists of tables.

use std::cmp::Reverse;

use game::Seat;
use serde_json::Value;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError, told};
use crate::{Chair, PlayerId, Stage, Table, TableId};

/// How a table stands, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The table.
    pub table: TableId,
    /// The name of the game.
    pub game: String,
    /// Whether it is listed for all to see.
    pub public: bool,
    /// Where it is in its life.
    pub stage: String,
    /// How many seats are open.
    pub open: u8,
    /// Who sits there, by seat: a name, a bot, or nobody yet.
    pub names: Vec<Option<String>>,
    /// When something happened last, in seconds since 1970.
    pub at: i64,
    /// Whether it is the turn of the one who asks.
    pub your_turn: bool,
    /// Whether everybody who plays is away, so that bots wait.
    pub deserted: bool,
}

/// Of a person's tables that go on, so many are looked through for those where it is their turn.
const GOING_ON: u32 = 1000;

const OPEN: &str = r#"
    SELECT "table", game, public, stage, open, to_act, names, at, NULL AS seat
    FROM standings INDEXED BY standings_open
    WHERE stage = 'waiting' AND public = 1 AND open > 0 ORDER BY at DESC LIMIT ?1"#;

const RUNNING: &str = r#"
    SELECT "table", game, public, stage, open, to_act, names, at, NULL AS seat
    FROM standings INDEXED BY standings_by_stage
    WHERE stage = 'playing' AND public = 1 ORDER BY stirred DESC LIMIT ?1"#;

/// A person's tables that go on, or the others, of the latest hours.
macro_rules! own {
    () => {
        r#"SELECT s."table", s.game, s.public, s.stage, s.open, s.to_act, s.names, s.at, p.seat
           FROM seats p INDEXED BY seats_in_order CROSS JOIN standings s ON s."table" = p."table"
           WHERE p.player = ?2 AND p.over = ?3 ORDER BY p.stirred DESC LIMIT ?1"#
    };
}

const OWN: &str = own!();

/// Of these, those where it is their turn first.
const TURNS: &str = concat!(
    "SELECT * FROM (",
    own!(),
    ") ORDER BY to_act >> seat & 1 DESC, at DESC LIMIT ?4"
);

impl Store {
    /// Public tables that wait for players, the newest first.
    pub(crate) async fn open_tables(&self, most: u32) -> Result<Vec<Standing>, StoreError> {
        let rows = sqlx::query(OPEN)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().filter_map(listed).collect())
    }

    /// Public tables where people play, of the latest hours; the latest first.
    pub(crate) async fn running_tables(&self, most: u32) -> Result<Vec<Standing>, StoreError> {
        let rows = sqlx::query(RUNNING)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let mut running: Vec<_> = rows.iter().filter_map(listed).collect();
        running.sort_by_key(|standing| Reverse(standing.at));
        Ok(running)
    }

    /// The tables of a person: where it is their turn first, then those that go on, then those that are over, the latest first. Of
    /// more than a thousand tables that go on those of the latest hours are looked at.
    pub(crate) async fn tables_of(
        &self,
        player: &PlayerId,
        most: u32,
    ) -> Result<Vec<Standing>, StoreError> {
        let rows = sqlx::query(TURNS)
            .bind(GOING_ON.max(most))
            .bind(player.as_str())
            .bind(false)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let left = most.saturating_sub(u32::try_from(rows.len()).unwrap_or(u32::MAX));
        let mut tables: Vec<_> = rows.iter().filter_map(listed).collect();
        if left > 0 {
            let rows = sqlx::query(OWN)
                .bind(left)
                .bind(player.as_str())
                .bind(true)
                .fetch_all(&self.readers)
                .await?;
            let mut over: Vec<_> = rows.iter().filter_map(listed).collect();
            over.retain(|standing| standing.stage != Stage::Closed.name());
            over.sort_by_key(|standing| Reverse(standing.at));
            tables.append(&mut over);
        }
        Ok(tables)
    }
}

/// A table in a list. One that cannot be read is left out and told of, so that the others are seen.
fn listed(row: &SqliteRow) -> Option<Standing> {
    let table: String = row.try_get("table").unwrap_or_default();
    match standing(row) {
        Ok(standing) => Some(standing),
        Err(reason) => {
            tracing::error!(table, reason, "a table cannot be listed");
            None
        }
    }
}

fn standing(row: &SqliteRow) -> Result<Standing, String> {
    let table: String = row.try_get("table").map_err(told)?;
    let names: &str = row.try_get("names").map_err(told)?;
    let to_act: u32 = row.try_get("to_act").map_err(told)?;
    let seat: Option<u32> = row.try_get("seat").map_err(told)?;
    let is_asked = |seat| to_act.checked_shr(seat).unwrap_or(0) & 1 == 1;
    let stage: String = row.try_get("stage").map_err(told)?;
    Ok(Standing {
        deserted: stage == Stage::Playing.name() && to_act == 0,
        table: table.parse().map_err(|_| "this is no table's id")?,
        game: row.try_get("game").map_err(told)?,
        public: row.try_get("public").map_err(told)?,
        stage,
        open: row.try_get("open").map_err(told)?,
        names: serde_json::from_str(names).map_err(told)?,
        at: row.try_get("at").map_err(told)?,
        your_turn: seat.is_some_and(is_asked),
    })
}

/// How a table stands, as the writer keeps it for lists: a row of `standings`.
pub(super) fn standing_row(table: &Table) -> Value {
    let bots = table
        .seats()
        .filter(|(_, chair)| chair.bot().is_some())
        .map(|(seat, _)| seat);
    let open = table.chairs().iter().filter(|chair| **chair == Chair::Open);
    let names: Vec<Option<String>> = table
        .chairs()
        .iter()
        .map(|chair| match chair {
            Chair::Open => None,
            Chair::Person { name, .. } => Some(name.clone()),
            Chair::Bot { .. } => Some("bot".to_owned()),
        })
        .collect();
    serde_json::json!([
        table.id(),
        table.founding().game,
        u8::from(table.founding().public),
        table.stage().name(),
        open.count(),
        seat_bits(bots),
        asked_bits(table),
        serde_json::to_string(&names).expect("names can be written"),
        table.at(),
        table.number(),
        table.head().hex(),
        table.people(),
        hour(table.at()),
    ])
}

/// A bit for each seat that the game waits for; none at a deserted table, where it waits for nobody.
pub(super) fn asked_bits(table: &Table) -> u32 {
    if table.is_deserted() {
        0
    } else {
        seat_bits(table.to_act())
    }
}

/// A bit for each seat, as `standings` has them.
fn seat_bits(seats: impl IntoIterator<Item = Seat>) -> u32 {
    seats.into_iter().map(|seat| 1 << seat.index()).sum()
}

/// The hour of a time, both counted from 1970.
pub(crate) fn hour(at: i64) -> i64 {
    at.div_euclid(3600)
}

#[cfg(test)]
mod tests;
