//! What can be written, and the statements that write it.

use game::Seat;
use serde_json::{Value, json};
use sqlx::SqliteConnection;

use super::chain::Head;
use super::identity::{self, Deed};
use super::sweeping::{NO_PERSON, Part};
use super::{asked_bits, standing_row};
use crate::founding::KeptFounding;
use crate::{Entry, Founding, Opinion, Player, PlayerId, RecordId, Table, TableId, What};

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A secret of the house, unless it has one.
    Secret { name: String, value: Vec<u8> },
    /// Something that the house has to remember, in the place of what it remembered under this name.
    Note { name: String, value: Vec<u8> },
    /// Any statement, for tests.
    #[cfg(test)]
    Sql(&'static str),
    /// The house is alive: something to be written when there is nothing else.
    Pulse { at: i64 },
    /// A new person.
    Player { player: Player, at: i64 },
    /// A person has another name.
    Name { player: PlayerId, name: String },
    /// A person's link ends and the next is in force.
    NextLink { player: PlayerId },
    /// A token of a person.
    Token {
        digest: String,
        player: PlayerId,
        label: String,
        at: i64,
    },
    /// A token is worth nothing any more.
    NoToken { id: i64, player: PlayerId },
    /// A table is made.
    Table {
        table: TableId,
        founding: String,
        made: i64,
    },
    /// Something happened at a table.
    Entry {
        table: TableId,
        number: u64,
        at: i64,
        key: Option<String>,
        what: String,
        digest: Head,
        /// Whether it is a decision that was taken.
        is_move: bool,
    },
    /// How a table stands after its entries: a row of `standings`.
    Standing(Value),
    /// Whose turn it is after its entries, where nothing else of the row has changed: its id, `to_act` and `at`.
    Turn(Value),
    /// A table as it stands, so that older entries need not be read again.
    Snapshot {
        table: TableId,
        number: u64,
        what: String,
        digest: Head,
    },
    /// What a bot thought when it took the decision of this ply.
    Thought {
        table: TableId,
        ply: usize,
        seat: Seat,
        what: String,
    },
    /// The decisions after so many plies were taken back: what bots thought of them is forgotten.
    NoThoughts { table: TableId, after: usize },
    /// A person has a seat at a table.
    Seat {
        table: TableId,
        player: PlayerId,
        seat: u8,
    },
    /// A person has no seat at a table any more.
    NoSeat { table: TableId, player: PlayerId },
    /// The tables of this game that are not over and were founded under other rules than these are retired.
    Retire { game: String, fingerprint: String },
    /// Tables were retired: they are in nobody's list of those that go on.
    Retired,
    /// Somebody looked at a table that may be deleted one day.
    Looked { table: TableId, hour: i64 },
    /// A part of a table is deleted, unless something has happened there since this hour. The parts are deleted in their order.
    Sweep {
        table: TableId,
        part: Part,
        before: i64,
    },
    /// Somebody looked at a record.
    RecordSeen { id: RecordId, at: i64 },
    /// A record is deleted, unless somebody has looked at it since this time.
    SweepRecord { id: RecordId, before: i64 },
    /// A person is deleted who came before this time and of whom nothing is kept.
    SweepPerson { player: PlayerId, before: i64 },
    /// A record that somebody brought along.
    Record {
        id: RecordId,
        player: PlayerId,
        record: String,
        at: i64,
    },
    /// A change of who is known, by what and how well.
    Identity(Deed),
}

impl From<Deed> for Change {
    fn from(deed: Deed) -> Self {
        Self::Identity(deed)
    }
}

impl Change {
    /// Whether it is a decision that was taken at a table.
    pub(crate) fn is_move(&self) -> bool {
        matches!(self, Self::Entry { is_move: true, .. })
    }

    /// All that deletes a table at which nothing has happened since this hour.
    pub(crate) fn sweep(table: &TableId, before: i64) -> Vec<Self> {
        let part = |part| Self::Sweep {
            table: table.clone(),
            part,
            before,
        };
        Part::ALL.map(part).to_vec()
    }

    /// A new table, and the head of its chain of digests.
    pub(crate) fn founded(founding: &Founding) -> (Self, Head) {
        let text = serde_json::to_string(&KeptFounding(founding.clone()));
        let text = text.expect("a founding can be written");
        let head = Head::of_founding(&text);
        let founded = Self::Table {
            table: founding.id.clone(),
            founding: text,
            made: founding.made,
        };
        (founded, head)
    }

    /// What has happened last at a table, and the head of the chain with it; the table has the head before it.
    pub(crate) fn entry(after: &Table, entry: &Entry, key: Option<String>) -> (Self, Head) {
        let what = serde_json::to_string(&entry.what).expect("an entry can be written");
        let digest = after
            .head()
            .after(entry.number, entry.at, key.as_deref(), &what);
        let written = Self::Entry {
            table: after.id().clone(),
            number: entry.number,
            at: entry.at,
            key,
            what,
            digest,
            is_move: matches!(entry.what, What::Moved { .. }),
        };
        (written, digest)
    }

    /// The table as it stands.
    pub(crate) fn snapshot(table: &Table) -> Self {
        let what = serde_json::to_string(&table.snapshot()).expect("a snapshot can be written");
        Self::Snapshot {
            table: table.id().clone(),
            number: table.number(),
            digest: table.head().of_snapshot(&what),
            what,
        }
    }

    /// How the table stands.
    pub(crate) fn standing(table: &Table) -> Self {
        Self::Standing(standing_row(table))
    }

    /// What the bot of a seat thought when it took the last decision at the table.
    pub(crate) fn thought(table: &Table, seat: Seat, why: &Opinion) -> Self {
        Self::Thought {
            table: table.id().clone(),
            ply: table.game().ply(),
            seat,
            what: why.packed(),
        }
    }

    /// What bots thought of decisions that were taken back at the table is forgotten.
    pub(crate) fn no_thoughts(table: &Table) -> Self {
        Self::NoThoughts {
            table: table.id().clone(),
            after: table.game().ply(),
        }
    }

    /// Whose turn it is at the table, which stands as it stood otherwise.
    pub(crate) fn turn(table: &Table) -> Self {
        Self::Turn(json!([
            table.id(),
            asked_bits(table),
            table.at(),
            table.number(),
            table.head().hex(),
        ]))
    }
}

/// The tables to which the changes add, with the numbers of their last entries.
pub(super) fn written_to<'a>(changes: &[&'a Change]) -> Vec<(&'a TableId, u64)> {
    let mut tables: Vec<(&TableId, u64)> = Vec::new();
    for change in changes {
        let (table, number) = match change {
            Change::Entry { table, number, .. } => (table, *number),
            // Nothing is missing of what was deleted.
            Change::Sweep { table, .. } => (table, 0),
            _ => continue,
        };
        match tables.last_mut() {
            Some(last) if last.0 == table => last.1 = number,
            _ => tables.push((table, number)),
        }
    }
    tables
}

/// Makes the changes in this order, within whatever transaction the connection is in.
pub(super) async fn apply(
    connection: &mut SqliteConnection,
    changes: &[&Change],
) -> Result<(), sqlx::Error> {
    let mut rows = Rows::default();
    for change in changes {
        if !rows.take(change) {
            // What came before is written first: a table before its entries.
            rows.flush(connection).await?;
            write(connection, change).await?;
        }
    }
    rows.flush(connection).await
}

/// Rows of the two busy tables, gathered so that many cost one statement. A table has one job at a time, so none is in two lists.
#[derive(Default)]
struct Rows {
    entries: Vec<Value>,
    standings: Vec<Value>,
    turns: Vec<Value>,
}

impl Rows {
    /// Gathers the change if it is of those that are gathered.
    fn take(&mut self, change: &Change) -> bool {
        match change {
            Change::Entry {
                table,
                number,
                at,
                key,
                what,
                digest,
                ..
            } => {
                self.entries
                    .push(json!([table, number, at, key, what, digest.hex()]));
                true
            }
            Change::Standing(row) => {
                self.standings.push(row.clone());
                true
            }
            Change::Turn(row) => {
                self.turns.push(row.clone());
                true
            }
            _ => false,
        }
    }

    async fn flush(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if !self.entries.is_empty() {
            let rows = Value::Array(std::mem::take(&mut self.entries)).to_string();
            sqlx::query(
                r#"INSERT INTO entries ("table", number, at, key, what, digest)
                   SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
                          unhex(value ->> 5)
                   FROM json_each(?)"#,
            )
            .bind(rows)
            .execute(&mut *connection)
            .await?;
        }
        if !self.standings.is_empty() {
            let rows = Value::Array(std::mem::take(&mut self.standings)).to_string();
            sqlx::query(
                r#"INSERT OR REPLACE INTO standings
                     ("table", game, public, stage, open, bots, to_act, names, at, number, head,
                      people, stirred)
                   SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
                          value ->> 5, value ->> 6, value ->> 7, value ->> 8,
                          value ->> 9, unhex(value ->> 10), value ->> 11, value ->> 12
                   FROM json_each(?)"#,
            )
            .bind(&rows)
            .execute(&mut *connection)
            .await?;
            sqlx::query(
                r#"UPDATE seats SET over = line.over, stirred = line.stirred
                   FROM (SELECT value ->> 0 AS "table", value ->> 12 AS stirred,
                                value ->> 3 NOT IN ('waiting', 'playing') AS over
                         FROM json_each(?)) AS line
                   WHERE seats."table" = line."table"
                     AND (seats.over <> line.over OR seats.stirred <> line.stirred)"#,
            )
            .bind(rows)
            .execute(&mut *connection)
            .await?;
        }
        if !self.turns.is_empty() {
            let rows = Value::Array(std::mem::take(&mut self.turns)).to_string();
            sqlx::query(
                r#"UPDATE standings SET to_act = turn.value ->> 1, at = turn.value ->> 2,
                          number = turn.value ->> 3, head = unhex(turn.value ->> 4)
                   FROM json_each(?) AS turn WHERE standings."table" = turn.value ->> 0"#,
            )
            .bind(rows)
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}

/// Writes one change of the rarer kinds.
async fn write(connection: &mut SqliteConnection, change: &Change) -> Result<(), sqlx::Error> {
    if let Change::Identity(deed) = change {
        return identity::write(connection, deed).await;
    }
    let query = of_people(change).or_else(|| of_tables(change));
    let unknown = || sqlx::Error::Protocol("nothing says how to write a change".to_owned());
    query.ok_or_else(unknown)?.execute(connection).await?;
    Ok(())
}

type Query<'a> = sqlx::query::Query<'a, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// What is to be done for a change of who people are and what they brought along.
fn of_people(change: &Change) -> Option<Query<'_>> {
    Some(match change {
        Change::Secret { name, value } => {
            sqlx::query("INSERT OR IGNORE INTO house (name, value, digest) VALUES (?, ?, ?)")
                .bind(name)
                .bind(value)
                .bind(Head::of_note(name, value).as_bytes().to_vec())
        }
        Change::Note { name, value } => noted(name, value.clone()),
        #[cfg(test)]
        Change::Sql(sql) => sqlx::query(*sql),
        Change::Pulse { at } => noted("pulse", at.to_be_bytes().to_vec()),
        Change::Player { player, at } => {
            sqlx::query("INSERT INTO players (id, name, link, made) VALUES (?, ?, ?, ?)")
                .bind(player.id.as_str())
                .bind(&player.name)
                .bind(player.link)
                .bind(at)
        }
        Change::Name { player, name } => sqlx::query("UPDATE players SET name = ? WHERE id = ?")
            .bind(name)
            .bind(player.as_str()),
        Change::NextLink { player } => {
            sqlx::query("UPDATE players SET link = link + 1 WHERE id = ?").bind(player.as_str())
        }
        Change::Token {
            digest,
            player,
            label,
            at,
        } => sqlx::query("INSERT INTO tokens (digest, player, label, made) VALUES (?, ?, ?, ?)")
            .bind(digest)
            .bind(player.as_str())
            .bind(label)
            .bind(at),
        Change::NoToken { id, player } => {
            sqlx::query("DELETE FROM tokens WHERE id = ? AND player = ?")
                .bind(id)
                .bind(player.as_str())
        }
        Change::Record {
            id,
            player,
            record,
            at,
        } => sqlx::query(
            "INSERT INTO records (id, player, record, made, digest, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?4)",
        )
        .bind(id.as_str())
        .bind(player.as_str())
        .bind(record)
        .bind(at)
        .bind(Head::of_text(record).as_bytes().to_vec()),
        Change::RecordSeen { id, at } => sqlx::query("UPDATE records SET seen = ? WHERE id = ?")
            .bind(at)
            .bind(id.as_str()),
        Change::SweepRecord { id, before } => {
            sqlx::query("DELETE FROM records WHERE id = ? AND seen < ?")
                .bind(id.as_str())
                .bind(before)
        }
        Change::SweepPerson { player, before } => {
            sqlx::query(NO_PERSON).bind(player.as_str()).bind(before)
        }
        _ => return None,
    })
}

/// What the house remembers under a name from now on.
pub(super) fn noted(name: &str, value: Vec<u8>) -> Query<'_> {
    let digest = Head::of_note(name, &value);
    sqlx::query("INSERT OR REPLACE INTO house (name, value, digest) VALUES (?, ?, ?)")
        .bind(name)
        .bind(value)
        .bind(digest.as_bytes().to_vec())
}

/// What is to be done for a change of tables, but for those that are gathered as [`Rows`].
fn of_tables(change: &Change) -> Option<Query<'_>> {
    Some(match change {
        Change::Table {
            table,
            founding,
            made,
        } => sqlx::query("INSERT INTO tables (id, founding, made) VALUES (?, ?, ?)")
            .bind(table.as_str())
            .bind(founding)
            .bind(made),
        Change::Snapshot {
            table,
            number,
            what,
            digest,
        } => sqlx::query(
            r#"INSERT OR REPLACE INTO snapshots ("table", number, what, digest)
               VALUES (?, ?, ?, ?)"#,
        )
        .bind(table.as_str())
        .bind(i64::try_from(*number).unwrap_or(i64::MAX))
        .bind(what)
        .bind(digest.as_bytes()),
        Change::Thought {
            table,
            ply,
            seat,
            what,
        } => sqlx::query(
            r#"INSERT OR REPLACE INTO thoughts ("table", ply, seat, what) VALUES (?, ?, ?, ?)"#,
        )
        .bind(table.as_str())
        .bind(i64::try_from(*ply).unwrap_or(i64::MAX))
        .bind(u8::from(*seat))
        .bind(what),
        Change::NoThoughts { table, after } => {
            sqlx::query(r#"DELETE FROM thoughts WHERE "table" = ? AND ply > ?"#)
                .bind(table.as_str())
                .bind(i64::try_from(*after).unwrap_or(i64::MAX))
        }
        Change::Seat {
            table,
            player,
            seat,
        } => {
            sqlx::query(r#"INSERT OR REPLACE INTO seats ("table", player, seat) VALUES (?, ?, ?)"#)
                .bind(table.as_str())
                .bind(player.as_str())
                .bind(seat)
        }
        Change::NoSeat { table, player } => {
            sqlx::query(r#"DELETE FROM seats WHERE "table" = ? AND player = ?"#)
                .bind(table.as_str())
                .bind(player.as_str())
        }
        Change::Retire { game, fingerprint } => sqlx::query(
            r#"UPDATE standings SET stage = 'retired', to_act = 0, open = 0
               WHERE stage IN ('waiting', 'playing') AND game = ? AND EXISTS
                   (SELECT 1 FROM tables WHERE id = standings."table"
                    AND founding ->> '$.fingerprint' IS NOT ?)"#,
        )
        .bind(game)
        .bind(fingerprint),
        Change::Retired => sqlx::query(
            r#"UPDATE seats SET over = 1 WHERE over = 0 AND "table" IN
                   (SELECT "table" FROM standings WHERE stage = 'retired')"#,
        ),
        Change::Looked { table, hour } => {
            sqlx::query(r#"UPDATE standings SET stirred = ?2 WHERE "table" = ?1 AND stirred < ?2"#)
                .bind(table.as_str())
                .bind(hour)
        }
        Change::Sweep {
            table,
            part,
            before,
        } => sqlx::query(part.deletion())
            .bind(table.as_str())
            .bind(before),
        _ => return None,
    })
}
