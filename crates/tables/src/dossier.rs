//! All that is kept about a person.

use serde_json::Value;
use tokio::sync::Semaphore;

use crate::house::{House, now};
use crate::{PlayerId, Refusal, StoreError};

/// One page at a time: at a long table it looks through all entries.
static READING: Semaphore = Semaphore::const_new(1);

/// What is read is handed out when it has so many bytes.
const PIECE: usize = 64 * 1024;

/// Where a list begins: before any number, and before any name that the house gives.
const FIRST: &str = "";

/// A list of what is kept. Its query gives lines of JSON, each with what comes after it. Asked for are: the person, the table, what the
/// lines come after, and how many are wanted.
struct List {
    name: &'static str,
    sql: &'static str,
    /// Whether it is asked for at one table after another.
    at_tables: bool,
    /// So many lines are read at a time.
    page: u32,
}

impl List {
    const fn new(name: &'static str, sql: &'static str) -> Self {
        Self {
            name,
            sql,
            at_tables: false,
            page: 100,
        }
    }

    const fn at_tables(self) -> Self {
        Self {
            at_tables: true,
            ..self
        }
    }

    const fn one_by_one(self) -> Self {
        Self { page: 1, ..self }
    }
}

const LISTS: &[List] = &[
    List::new("devices", DEVICES),
    List::new("tokens", TOKENS),
    List::new("tables", TABLES),
    List::new("entries", ENTRIES).at_tables(),
    List::new("decisions", DECISIONS).at_tables(),
    // A record has up to half a megabyte.
    List::new("records", RECORDS).one_by_one(),
    List::new("reports_made", REPORTS_MADE),
    List::new("reports_about", REPORTS_ABOUT),
];

const PERSON: &str = "SELECT json_object('id', id, 'name', name, 'since', made, 'link', link,
        'muted', json(iif(muted, 'true', 'false')), 'banned', json(iif(banned, 'true', 'false'))), ''
    FROM players WHERE id = ?1";

const DEVICES: &str =
    "SELECT json_object('device', device, 'since', made, 'seen', seen), CAST(id AS TEXT)
    FROM sessions WHERE player = ?1 AND id > CAST(?3 AS INTEGER) ORDER BY id LIMIT ?4";

const TOKENS: &str = "SELECT json_object('label', label, 'made', made), CAST(id AS TEXT)
    FROM tokens WHERE player = ?1 AND id > CAST(?3 AS INTEGER) ORDER BY id LIMIT ?4";

const TABLES: &str = r#"SELECT json_object('table', x."table", 'game', s.game, 'stage', s.stage, 'made', t.made, 'last', s.at,
        'host', json(iif(json_valid(t.founding) AND t.founding ->> '$.host' = ?1, 'true', 'false')), 'seat', p.seat,
        'outcome', CASE WHEN json_valid(n.what) THEN json(n.what -> '$.outcome') END), x."table"
    FROM traces x
    JOIN tables t ON t.id = x."table"
    LEFT JOIN standings s ON s."table" = x."table"
    LEFT JOIN seats p ON p."table" = x."table" AND p.player = ?1
    LEFT JOIN snapshots n ON n."table" = x."table"
    WHERE x.player = ?1 AND x."table" > ?3 ORDER BY x."table" LIMIT ?4"#;

/// The next table where the person has left a trace.
const NEXT_TABLE: &str = r#"SELECT '', "table" FROM traces WHERE player = ?1 AND "table" > ?3 ORDER BY "table" LIMIT ?4"#;

const ENTRIES: &str = r#"SELECT json_object('table', e."table", 'number', e.number, 'at', e.at, 'entry', json(e.what)),
        CAST(e.number AS TEXT)
    FROM entries e
    WHERE e."table" = ?2 AND e.number > CAST(?3 AS INTEGER) AND instr(e.what, ?1) > 0
        AND CASE WHEN json_valid(e.what) THEN e.what ->> '$.player' = ?1 ELSE 0 END
    ORDER BY e.number LIMIT ?4"#;

/// What was done in a seat from when they sat there until it was somebody else's; such entries name only the seat.
const DECISIONS: &str = r#"
    WITH placed AS (
        SELECT e.number, e.what ->> '$.seat' AS seat, e.what ->> '$.player' AS player,
            lead(e.number) OVER (PARTITION BY e.what ->> '$.seat' ORDER BY e.number) AS until
        FROM entries e
        WHERE e."table" = ?2
            AND CASE WHEN json_valid(e.what) THEN e.what ->> '$.what' IN ('sat', 'rose', 'bot') ELSE 0 END)
    SELECT json_object('table', e."table", 'number', e.number, 'at', e.at, 'entry', json(e.what)), CAST(e.number AS TEXT)
    FROM placed p JOIN entries e ON e."table" = ?2
    WHERE p.player = ?1 AND e.number > CAST(?3 AS INTEGER)
        AND e.number > p.number AND e.number <= ifnull(p.until, e.number)
        AND CASE WHEN json_valid(e.what)
            THEN e.what ->> '$.seat' = p.seat AND e.what ->> '$.what' NOT IN ('sat', 'bot') ELSE 0 END
    ORDER BY e.number LIMIT ?4"#;

const RECORDS: &str = "SELECT json_object('id', id, 'made', made,
        'record', CASE WHEN json_valid(record) THEN json(record) ELSE record END), id
    FROM records WHERE player = ?1 AND id > ?3 ORDER BY id LIMIT ?4";

const REPORTS_MADE: &str = r#"SELECT json_object('table', "table", 'at', at, 'against', against, 'reason', reason,
        'done', json(iif(done, 'true', 'false'))), CAST(id AS TEXT)
    FROM reports WHERE reporter = ?1 AND id > CAST(?3 AS INTEGER) ORDER BY id LIMIT ?4"#;

/// Who made a report is theirs to tell.
const REPORTS_ABOUT: &str = r#"SELECT json_object('table', "table", 'at', at, 'reason', reason,
        'done', json(iif(done, 'true', 'false'))), CAST(id AS TEXT)
    FROM reports WHERE against = ?1 AND id > CAST(?3 AS INTEGER) ORDER BY id LIMIT ?4"#;

/// All that is kept about a person, as one JSON object in pieces: who they are, by which browsers and programs they are known, their
/// tables with what came of them, every entry with their name or their words, what was done in their seats (by a bot while they were
/// away), the records they brought along, reports by and about them.
///
/// Times are seconds since 1970. Secrets are not in it: of keys and tokens only digests are kept. Each piece is read when it is asked
/// for, so that whoever takes it slowly holds little.
pub struct Dossier {
    house: House,
    player: PlayerId,
    /// Which list is being read; none before the first piece.
    list: Option<usize>,
    /// At which table, if it is asked for at tables; and after which.
    table: Option<String>,
    tables_after: String,
    /// What the next lines come after.
    after: String,
    /// Whether the list has lines already.
    has_lines: bool,
}

impl House {
    /// All that is kept about a person, to be taken in pieces.
    pub fn dossier(&self, player: &PlayerId) -> Dossier {
        Dossier {
            house: self.clone(),
            player: player.clone(),
            list: None,
            table: None,
            tables_after: FIRST.to_owned(),
            after: FIRST.to_owned(),
            has_lines: false,
        }
    }

    /// The whole [`Dossier`] of a person.
    pub async fn export_person(&self, player: &PlayerId) -> Result<Value, Refusal> {
        let mut dossier = self.dossier(player);
        let mut whole = String::new();
        while let Some(piece) = dossier.piece().await? {
            whole += &piece;
        }
        let read = serde_json::from_str(&whole);
        read.map_err(|error| StoreError::from(sqlx::Error::Decode(error.into())).into())
    }
}

impl Dossier {
    /// The next piece; none after the last.
    ///
    /// # Errors
    ///
    /// If nobody is known by this id, or the store fails; what was handed out until then is not whole.
    pub async fn piece(&mut self) -> Result<Option<String>, Refusal> {
        let mut piece = String::new();
        if self.list.is_none() {
            let person = self.lines(PERSON, FIRST, 1).await?.pop();
            let (person, _) = person.ok_or_else(|| Refusal::NoPerson(self.player.to_string()))?;
            piece = format!(r#"{{"format":1,"exported":{},"person":{person}"#, now());
            self.open(0, &mut piece);
        }
        while let Some(list) = self.list.and_then(|list| LISTS.get(list))
            && piece.len() < PIECE
        {
            if !self.read(list, &mut piece).await? {
                piece.push(']');
                self.open(self.list.map_or(0, |list| list + 1), &mut piece);
            }
        }
        Ok((!piece.is_empty()).then_some(piece))
    }

    /// Begins a list, or ends the whole after the last.
    fn open(&mut self, list: usize, piece: &mut String) {
        self.list = Some(list);
        FIRST.clone_into(&mut self.tables_after);
        FIRST.clone_into(&mut self.after);
        self.has_lines = false;
        match LISTS.get(list) {
            Some(list) => piece.extend([",\"", list.name, "\":["]),
            None => piece.push('}'),
        }
    }

    /// Reads some lines; whether there may be more.
    async fn read(&mut self, list: &List, piece: &mut String) -> Result<bool, Refusal> {
        if list.at_tables && self.table.is_none() {
            let next = self.lines(NEXT_TABLE, &self.tables_after, 1).await?.pop();
            let Some((_, table)) = next else {
                return Ok(false);
            };
            self.table = Some(table);
        }
        let lines = self.lines(list.sql, &self.after, list.page).await?;
        let is_last = lines.len() < usize::try_from(list.page).unwrap_or(usize::MAX);
        for (line, after) in lines {
            if self.has_lines {
                piece.push(',');
            }
            *piece += &line;
            self.has_lines = true;
            self.after = after;
        }
        if !is_last {
            return Ok(true);
        }
        let Some(table) = self.table.take() else {
            return Ok(false);
        };
        self.tables_after = table;
        FIRST.clone_into(&mut self.after);
        Ok(true)
    }

    async fn lines(
        &self,
        sql: &'static str,
        after: &str,
        most: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let _alone = READING.acquire().await.expect("nobody closes it");
        let store = self.house.store();
        store
            .told_of(sql, &self.player, self.table.as_deref(), after, most)
            .await
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;
    use tempfile::TempDir;

    use super::*;
    use crate::{Ask, Config, Order, Player, SeatOrder, Table};

    async fn house() -> (House, TempDir) {
        let folder = TempDir::new().unwrap();
        let config = Config {
            pause: Duration::ZERO,
            thinkers: 1,
            ..Config::new(folder.path())
        };
        (House::open(config).await.unwrap(), folder)
    }

    async fn decide(house: &House, table: &Table, player: &Player) {
        let ask = Ask {
            action: "choose 7".to_owned(),
            number: table.number(),
            key: format!("at-{}", table.number()),
        };
        house.play(table.id(), &player.id, ask).await.unwrap();
    }

    /// What was done and in which seat, in order.
    fn told(kept: &Value) -> Vec<(String, u64)> {
        let told = |entry: &Value| {
            let entry = &entry["entry"];
            let what = entry["what"].as_str().unwrap().to_owned();
            (what, entry["seat"].as_u64().unwrap())
        };
        kept["decisions"]
            .as_array()
            .unwrap()
            .iter()
            .map(told)
            .collect()
    }

    #[tokio::test]
    async fn what_somebody_did_in_their_seat_is_theirs_and_what_others_did_there_is_not() {
        let (house, _folder) = house().await;
        let ixchel = house.welcome("Ixchel").await.unwrap();
        let itzel = house.welcome("Itzel").await.unwrap();
        let balam = house.welcome("Balam").await.unwrap();
        let order = Order {
            game: "aztlan".to_owned(),
            options: serde_json::from_value(json!({"players": 3})).unwrap(),
            seats: vec![SeatOrder::Me],
            ..Order::default()
        };
        let table = house.found(&ixchel, order).await.unwrap();
        // Balam has the seat before Itzel.
        house.sit(table.id(), &balam, None).await.unwrap();
        let side = Some("quetzal");
        house.pick(table.id(), &balam.id, side).await.unwrap();
        house.leave(table.id(), &balam.id).await.unwrap();
        house.sit(table.id(), &itzel, None).await.unwrap();
        let zyanya = house.welcome("Zyanya").await.unwrap();
        let table = house.sit(table.id(), &zyanya, None).await.unwrap();
        decide(&house, &table, &ixchel).await;
        let table = house.table(table.id()).await.unwrap();
        decide(&house, &table, &itzel).await;

        let of_balam = told(&house.export_person(&balam.id).await.unwrap());
        let did = |what: &str| (what.to_owned(), 1);
        assert_eq!(of_balam, [did("picked"), did("rose")]);
        let of_itzel = told(&house.export_person(&itzel.id).await.unwrap());
        assert_eq!(of_itzel, [("moved".to_owned(), 1)]);
        let of_ixchel = told(&house.export_person(&ixchel.id).await.unwrap());
        assert_eq!(of_ixchel, [("moved".to_owned(), 0)]);
    }

    #[tokio::test]
    async fn whoever_takes_much_slowly_holds_a_piece_at_a_time() {
        let (house, _folder) = house().await;
        let ixchel = house.welcome("Ixchel").await.unwrap();
        let order = Order {
            game: "aztlan".to_owned(),
            seats: vec![SeatOrder::Me],
            ..Order::default()
        };
        let table = house.found(&ixchel, order).await.unwrap();
        let text = "\u{1f33d}".repeat(400);
        for _ in 0..300 {
            house.say(table.id(), &ixchel, &text).await.unwrap();
        }
        let mut dossier = house.dossier(&ixchel.id);
        let mut whole = String::new();
        let mut largest = 0;
        while let Some(piece) = dossier.piece().await.unwrap() {
            largest = largest.max(piece.len());
            whole += &piece;
        }
        assert!(whole.len() > 300 * text.len());
        assert!(largest < whole.len() / 2, "{largest} of {}", whole.len());
        assert_eq!(dossier.piece().await.unwrap(), None, "it is at its end");
        let kept: Value = serde_json::from_str(&whole).unwrap();
        // The sayings and that the person sat down.
        assert_eq!(kept["entries"].as_array().unwrap().len(), 301);
        assert_eq!(kept["records"], json!([]));
    }
}
