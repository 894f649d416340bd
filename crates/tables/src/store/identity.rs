//! People, their browsers, and what is known about them, in the database.

use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::changes::noted;
use super::reading::is_sound;
use super::sealing::{PAGE, seal};
use super::{Store, StoreError};
use crate::sessions::Session;
use crate::{Acquaintance, Complaint, Device, NewComplaint, PlayerId, ReportedPerson, TableId};

/// A change of who is known, by what and how well.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// A person is known by one more browser.
    Session {
        digest: String,
        player: PlayerId,
        device: String,
        at: i64,
    },
    /// Of a person's browsers all but the latest so many are forgotten.
    FewSessions { player: PlayerId, most: u32 },
    /// A browser was used again.
    Seen { id: i64, at: i64 },
    /// A browser is logged out.
    EndSession { player: PlayerId, id: i64 },
    /// All browsers of a person but this one are logged out.
    EndSessions { player: PlayerId, but: Option<i64> },
    /// Browsers that were not used since are logged out.
    ExpireSessions { before: i64 },
    /// A secret of the house is replaced.
    Secret { name: &'static str, value: Vec<u8> },
    /// A person may not speak, or may again.
    Mute { player: PlayerId, muted: bool },
    /// A person may do nothing, or may again.
    Ban { player: PlayerId, banned: bool },
    /// A person has done something at a table that stays.
    Trace { player: PlayerId, table: TableId },
    /// Somebody told the house about somebody.
    Report { report: NewComplaint, at: i64 },
    /// A report was dealt with, or was not after all.
    ReportDone { id: i64, done: bool },
    /// A person is to be forgotten: from now on nobody knows them.
    Leaving { player: PlayerId },
    /// Whatever a person is called and has said at a table goes.
    Redact { player: PlayerId, table: TableId },
    /// Nothing of a person is left at a table.
    NoTrace { player: PlayerId, table: TableId },
    /// The last of a person goes.
    Gone { player: PlayerId },
}

type Query<'a> = sqlx::query::Query<'a, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// Does it.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    deed: &Deed,
) -> Result<(), sqlx::Error> {
    match deed {
        Deed::Redact { player, table } => redact(connection, player, table).await,
        Deed::NoTrace { player, table } => at_table(connection, NO_TRACE, player, table).await,
        Deed::Leaving { player } => each(connection, LEAVING, player).await,
        Deed::Gone { player } => each(connection, GONE, player).await,
        simple => {
            let query = of_sessions(simple).or_else(|| of_the_house(simple));
            let unknown = || sqlx::Error::Protocol("nothing says how to do this".to_owned());
            query.ok_or_else(unknown)?.execute(connection).await?;
            Ok(())
        }
    }
}

fn of_sessions(deed: &Deed) -> Option<Query<'_>> {
    Some(match deed {
        Deed::Session {
            digest,
            player,
            device,
            at,
        } => sqlx::query(
            "INSERT INTO sessions (digest, player, device, made, seen) VALUES (?1, ?2, ?3, ?4, ?4)",
        )
        .bind(digest)
        .bind(player.as_str())
        .bind(device)
        .bind(at),
        Deed::FewSessions { player, most } => sqlx::query(
            "DELETE FROM sessions WHERE player = ?1 AND id NOT IN
               (SELECT id FROM sessions WHERE player = ?1 ORDER BY seen DESC, id DESC LIMIT ?2)",
        )
        .bind(player.as_str())
        .bind(most),
        Deed::Seen { id, at } => sqlx::query("UPDATE sessions SET seen = ?2 WHERE id = ?1")
            .bind(id)
            .bind(at),
        Deed::EndSession { player, id } => {
            sqlx::query("DELETE FROM sessions WHERE id = ? AND player = ?")
                .bind(id)
                .bind(player.as_str())
        }
        Deed::EndSessions { player, but } => {
            sqlx::query("DELETE FROM sessions WHERE player = ? AND id IS NOT ?")
                .bind(player.as_str())
                .bind(but)
        }
        Deed::ExpireSessions { before } => {
            sqlx::query("DELETE FROM sessions WHERE seen < ?").bind(before)
        }
        _ => return None,
    })
}

fn of_the_house(deed: &Deed) -> Option<Query<'_>> {
    Some(match deed {
        Deed::Secret { name, value } => noted(name, value.clone()),
        Deed::Mute { player, muted } => sqlx::query("UPDATE players SET muted = ?2 WHERE id = ?1")
            .bind(player.as_str())
            .bind(muted),
        Deed::Ban { player, banned } => sqlx::query("UPDATE players SET banned = ?2 WHERE id = ?1")
            .bind(player.as_str())
            .bind(banned),
        Deed::Trace { player, table } => {
            sqlx::query(r#"INSERT OR IGNORE INTO traces (player, "table") VALUES (?, ?)"#)
                .bind(player.as_str())
                .bind(table.as_str())
        }
        Deed::Report { report, at } => sqlx::query(
            r#"INSERT INTO reports ("table", number, ply, reporter, against, reason, at)
               VALUES (?, ?, ?, ?, ?, ?, ?)"#,
        )
        .bind(report.table.as_str())
        .bind(i64::try_from(report.number).unwrap_or(i64::MAX))
        .bind(i64::try_from(report.ply).unwrap_or(i64::MAX))
        .bind(report.reporter.as_str())
        .bind(report.against.as_str())
        .bind(&report.reason)
        .bind(at),
        Deed::ReportDone { id, done } => sqlx::query("UPDATE reports SET done = ?2 WHERE id = ?1")
            .bind(id)
            .bind(done),
        _ => return None,
    })
}

/// From this moment nobody is known as this person: browsers, tokens, records, name and link go at once.
const LEAVING: &[&str] = &[
    "UPDATE players SET leaving = 1, name = '', link = link + 1 WHERE id = ?",
    "DELETE FROM sessions WHERE player = ?",
    "DELETE FROM tokens WHERE player = ?",
    "DELETE FROM records WHERE player = ?",
];

/// The database refuses this for as long as a trace is left.
const GONE: &[&str] = &[
    "DELETE FROM sessions WHERE player = ?",
    "DELETE FROM tokens WHERE player = ?",
    "DELETE FROM records WHERE player = ?",
    "DELETE FROM players WHERE id = ?",
];

async fn each(
    connection: &mut SqliteConnection,
    statements: &[&'static str],
    player: &PlayerId,
) -> Result<(), sqlx::Error> {
    for statement in statements {
        sqlx::query(*statement)
            .bind(player.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Takes what a person is called and has said out of all that is kept of a table: entries, snapshot, lists. That something was said,
/// when, and which seat was whose stays, so the table still folds.
async fn redact(
    connection: &mut SqliteConnection,
    player: &PlayerId,
    table: &TableId,
) -> Result<(), sqlx::Error> {
    // What was damaged before is not declared sound by being sealed.
    let was_sound = match is_sound(connection, table).await {
        Ok(is_sound) => is_sound,
        Err(StoreError::Database(error)) => return Err(error),
        Err(_) => false,
    };
    redact_entries(connection, player, table).await?;
    redact_snapshot(connection, player, table).await?;
    if was_sound {
        seal(connection, table).await?;
    }
    at_table(connection, NO_NAME, player, table).await
}

/// The name of a person in the lists of tables.
const NO_NAME: &[&str] = &[
    r#"UPDATE standings SET names = json_replace(names, '$[' || seats.seat || ']', '') FROM seats
       WHERE seats."table" = standings."table" AND standings."table" = ?1 AND seats.player = ?2"#,
];

/// The seat of a person at a table, and that they were there at all.
const NO_TRACE: &[&str] = &[
    r#"DELETE FROM seats WHERE "table" = ?1 AND player = ?2"#,
    r#"DELETE FROM traces WHERE "table" = ?1 AND player = ?2"#,
];

async fn at_table(
    connection: &mut SqliteConnection,
    statements: &[&'static str],
    player: &PlayerId,
    table: &TableId,
) -> Result<(), sqlx::Error> {
    for statement in statements {
        sqlx::query(*statement)
            .bind(table.as_str())
            .bind(player.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn redact_entries(
    connection: &mut SqliteConnection,
    player: &PlayerId,
    table: &TableId,
) -> Result<(), sqlx::Error> {
    let mut last: i64 = 0;
    loop {
        let entries = sqlx::query(
            r#"SELECT number, what FROM entries
               WHERE "table" = ? AND number > ? AND instr(what, ?) > 0 ORDER BY number LIMIT ?"#,
        )
        .bind(table.as_str())
        .bind(last)
        .bind(player.as_str())
        .bind(PAGE)
        .fetch_all(&mut *connection)
        .await?;
        if entries.is_empty() {
            return Ok(());
        }
        for row in entries {
            last = row.try_get(0)?;
            if let Some(what) = redacted(row.try_get(1)?, player) {
                sqlx::query(r#"UPDATE entries SET what = ?3 WHERE "table" = ?1 AND number = ?2"#)
                    .bind(table.as_str())
                    .bind(last)
                    .bind(what)
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
}

async fn redact_snapshot(
    connection: &mut SqliteConnection,
    player: &PlayerId,
    table: &TableId,
) -> Result<(), sqlx::Error> {
    let snapshot = sqlx::query(r#"SELECT what FROM snapshots WHERE "table" = ?"#)
        .bind(table.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    let text: Option<String> = snapshot.map(|row| row.try_get(0)).transpose()?;
    if let Some(what) = text.and_then(|text| redacted(&text, player)) {
        sqlx::query(r#"UPDATE snapshots SET what = ?2 WHERE "table" = ?1"#)
            .bind(table.as_str())
            .bind(what)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// JSON in which whatever has this `player` has no `name` and no `text` any more; none if there is nothing to change. What is no JSON
/// is left to whoever reads the table, who will say so.
fn redacted(text: &str, player: &PlayerId) -> Option<String> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    blank(&mut value, player).then(|| value.to_string())
}

fn blank(value: &mut Value, player: &PlayerId) -> bool {
    match value {
        Value::Object(fields) => {
            let theirs = fields.get("player").and_then(Value::as_str) == Some(player.as_str());
            let mut changed = false;
            for (key, field) in fields.iter_mut() {
                if theirs && matches!(key.as_str(), "name" | "text") {
                    changed |= field.as_str() != Some("");
                    *field = Value::String(String::new());
                } else {
                    changed |= blank(field, player);
                }
            }
            changed
        }
        Value::Array(values) => {
            let mut changed = false;
            for value in values {
                changed |= blank(value, player);
            }
            changed
        }
        _ => false,
    }
}

impl Store {
    /// The session with this digest, if it was used since.
    pub(crate) async fn session(
        &self,
        digest: &str,
        since: i64,
    ) -> Result<Option<Session>, StoreError> {
        let row =
            sqlx::query("SELECT id, player, seen FROM sessions WHERE digest = ? AND seen >= ?")
                .bind(digest)
                .bind(since)
                .fetch_optional(&self.readers)
                .await?;
        row.map(|row| {
            Ok(Session {
                id: row.try_get(0)?,
                player: player_in(&row, 1)?,
                seen: row.try_get(2)?,
            })
        })
        .transpose()
    }

    /// The browsers by which a person is known, the one used last first.
    pub(crate) async fn devices(&self, player: &PlayerId) -> Result<Vec<Device>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, device, made, seen FROM sessions WHERE player = ? ORDER BY seen DESC, id DESC",
        )
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?;
        let device = |row: &SqliteRow| {
            Ok(Device {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                made: row.try_get(2)?,
                seen: row.try_get(3)?,
            })
        };
        rows.iter().map(device).collect()
    }

    /// The digests of a person's sessions.
    pub(crate) async fn session_digests(
        &self,
        player: &PlayerId,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT digest FROM sessions WHERE player = ?")
            .bind(player.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// People with this id or name, whatever the case, the latest first; or all, if neither is given.
    pub(crate) async fn acquaintances(
        &self,
        who: Option<&str>,
        most: u32,
    ) -> Result<Vec<Acquaintance>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, made, muted, banned,
                    (SELECT max(seen) FROM sessions WHERE player = players.id),
                    (SELECT count(*) FROM seats WHERE player = players.id)
             FROM players
             WHERE leaving = 0 AND (?1 IS NULL OR id = ?1 OR name = ?1 COLLATE NOCASE)
             ORDER BY id = ?1 DESC, made DESC LIMIT ?2",
        )
        .bind(who)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let acquaintance = |row: &SqliteRow| {
            Ok(Acquaintance {
                id: player_in(row, 0)?,
                name: row.try_get(1)?,
                made: row.try_get(2)?,
                muted: row.try_get(3)?,
                banned: row.try_get(4)?,
                seen: row.try_get(5)?,
                tables: row.try_get(6)?,
            })
        };
        rows.iter().map(acquaintance).collect()
    }

    /// The tables where a person has left a trace, the first so many of them.
    pub(crate) async fn traces(
        &self,
        player: &PlayerId,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(r#"SELECT "table" FROM traces WHERE player = ? LIMIT ?"#)
            .bind(player.as_str())
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| table_in(row, 0)).collect()
    }

    /// Tables that are not over where a person sits.
    pub(crate) async fn unfinished_tables(
        &self,
        player: &PlayerId,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            r#"SELECT p."table" FROM seats p JOIN standings s ON s."table" = p."table"
               WHERE p.player = ? AND s.stage IN ('waiting', 'playing')"#,
        )
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| table_in(row, 0)).collect()
    }

    /// People who are to be forgotten and of whom something is left.
    pub(crate) async fn leaving(&self) -> Result<Vec<PlayerId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM players WHERE leaving = 1")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| player_in(row, 0)).collect()
    }

    /// How many reports a person has made since, and whether one of them stands against the same person at the same table.
    pub(crate) async fn reports_by(
        &self,
        report: &NewComplaint,
        since: i64,
    ) -> Result<(i64, bool), StoreError> {
        let row = sqlx::query(
            r#"SELECT (SELECT count(*) FROM reports WHERE reporter = ?1 AND at >= ?4),
                      EXISTS (SELECT 1 FROM reports
                              WHERE reporter = ?1 AND "table" = ?2 AND against = ?3 AND done = 0)"#,
        )
        .bind(report.reporter.as_str())
        .bind(report.table.as_str())
        .bind(report.against.as_str())
        .bind(since)
        .fetch_one(&self.readers)
        .await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }

    /// Reports that are open, or all, the oldest first.
    pub(crate) async fn reports(&self, all: bool, most: u32) -> Result<Vec<Complaint>, StoreError> {
        let rows = sqlx::query(
            r#"SELECT r.id, r."table", s.game, s.stage, r.number, r.ply, r.reason, r.at, r.done,
                      r.reporter, reporter.name, r.against, against.name
               FROM reports r
               LEFT JOIN standings s ON s."table" = r."table"
               LEFT JOIN players reporter ON reporter.id = r.reporter
               LEFT JOIN players against ON against.id = r.against
               WHERE r.done = 0 OR ?1 ORDER BY r.done, r.at, r.id LIMIT ?2"#,
        )
        .bind(all)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let person = |row: &SqliteRow, id: usize| {
            let known: Option<String> = row.try_get(id)?;
            known
                .map(|_| {
                    Ok::<_, StoreError>(ReportedPerson {
                        id: player_in(row, id)?,
                        name: row.try_get(id + 1)?,
                    })
                })
                .transpose()
        };
        let report = |row: &SqliteRow| {
            Ok(Complaint {
                id: row.try_get(0)?,
                table: table_in(row, 1)?,
                game: row.try_get::<Option<String>, _>(2)?.unwrap_or_default(),
                stage: row.try_get::<Option<String>, _>(3)?.unwrap_or_default(),
                number: row.try_get::<i64, _>(4)?.unsigned_abs(),
                ply: row.try_get::<i64, _>(5)?.unsigned_abs(),
                reason: row.try_get(6)?,
                at: row.try_get(7)?,
                done: row.try_get(8)?,
                reporter: person(row, 9)?,
                against: person(row, 11)?,
            })
        };
        rows.iter().map(report).collect()
    }

    /// Whether there is a report of this number.
    pub(crate) async fn has_report(&self, id: i64) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM reports WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The lines of a query about a person, perhaps at a table: so many after some line, each with what those after it come after.
    pub(crate) async fn told_of(
        &self,
        sql: &'static str,
        player: &PlayerId,
        table: Option<&str>,
        after: &str,
        most: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let lines = sqlx::query_as(sql)
            .bind(player.as_str())
            .bind(table)
            .bind(after)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        Ok(lines)
    }
}

fn unreadable(reason: String) -> StoreError {
    StoreError::Database(sqlx::Error::Decode(reason.into()))
}

fn player_in(row: &SqliteRow, column: usize) -> Result<PlayerId, StoreError> {
    let text: String = row.try_get(column)?;
    text.parse()
        .map_err(|_| unreadable(format!("`{text}` is not how the house names people")))
}

fn table_in(row: &SqliteRow, column: usize) -> Result<TableId, StoreError> {
    let text: String = row.try_get(column)?;
    text.parse()
        .map_err(|_| unreadable(format!("`{text}` is not how the house names tables")))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_somebody_is_called_and_has_said_goes_and_everybody_else_stays() {
        let (gone, other) = (PlayerId::fresh(), PlayerId::fresh());
        let kept = json!({
            "chairs": [{"kind": "person", "player": gone, "name": "Ada", "away": false},
                {"kind": "person", "player": other, "name": "Ada", "away": true}],
            "said": [{"number": 3, "at": 4, "player": gone, "name": "Ada", "text": "hello"},
                {"number": 5, "at": 6, "player": other, "name": "Ada", "text": "hello"}],
        });
        let text = redacted(&kept.to_string(), &gone).expect("something is to go");
        let left: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(left["chairs"][0]["name"], "");
        assert_eq!(left["chairs"][0]["away"], false);
        assert_eq!(left["chairs"][1], kept["chairs"][1]);
        assert_eq!(
            left["said"][0],
            json!({"number": 3, "at": 4, "player": gone, "name": "", "text": ""})
        );
        assert_eq!(left["said"][1], kept["said"][1]);
        assert_eq!(redacted(&text, &gone), None, "nothing is left to go");
        assert_eq!(redacted("nonsense", &gone), None);
    }
}
