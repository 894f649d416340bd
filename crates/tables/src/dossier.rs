//! All that is kept about a person.

use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::house::{House, now};
use crate::{PlayerId, Refusal};

/// One at a time: it reads all entries of all tables of a person.
static READING: Semaphore = Semaphore::const_new(1);

const PERSON: &str = "SELECT json_object('id', id, 'name', name, 'since', made, 'link', link,
        'muted', json(iif(muted, 'true', 'false')), 'banned', json(iif(banned, 'true', 'false')))
    FROM players WHERE id = ?1";

const DEVICES: &str = "SELECT json_object('device', device, 'since', made, 'seen', seen)
    FROM sessions WHERE player = ?1 ORDER BY id";

const TOKENS: &str =
    "SELECT json_object('label', label, 'made', made) FROM tokens WHERE player = ?1 ORDER BY id";

const TABLES: &str = r#"SELECT json_object('table', x."table", 'game', s.game, 'stage', s.stage, 'made', t.made, 'last', s.at,
        'host', json(iif(json_valid(t.founding) AND t.founding ->> '$.host' = ?1, 'true', 'false')), 'seat', p.seat,
        'outcome', CASE WHEN json_valid(n.what) THEN json(n.what -> '$.outcome') END)
    FROM traces x
    JOIN tables t ON t.id = x."table"
    LEFT JOIN standings s ON s."table" = x."table"
    LEFT JOIN seats p ON p."table" = x."table" AND p.player = ?1
    LEFT JOIN snapshots n ON n."table" = x."table"
    WHERE x.player = ?1 ORDER BY t.made, t.id"#;

const ENTRIES: &str = r#"SELECT json_object('table', e."table", 'number', e.number, 'at', e.at, 'entry', json(e.what))
    FROM traces x JOIN entries e ON e."table" = x."table"
    WHERE x.player = ?1 AND instr(e.what, ?1) > 0
        AND CASE WHEN json_valid(e.what) THEN e.what ->> '$.player' = ?1 ELSE 0 END
    ORDER BY e.at, e."table", e.number"#;

/// What was done in a seat from when they sat there until it was somebody else's; such entries name only the seat.
const DECISIONS: &str = r#"
    WITH placed AS (
        SELECT e."table", e.number, e.what ->> '$.seat' AS seat, e.what ->> '$.player' AS player,
            lead(e.number) OVER (PARTITION BY e."table", e.what ->> '$.seat' ORDER BY e.number) AS until
        FROM traces x JOIN entries e ON e."table" = x."table"
        WHERE x.player = ?1
            AND CASE WHEN json_valid(e.what) THEN e.what ->> '$.what' IN ('sat', 'rose', 'bot') ELSE 0 END)
    SELECT json_object('table', e."table", 'number', e.number, 'at', e.at, 'entry', json(e.what))
    FROM placed p JOIN entries e ON e."table" = p."table"
    WHERE p.player = ?1 AND e.number > p.number AND e.number <= ifnull(p.until, e.number)
        AND CASE WHEN json_valid(e.what)
            THEN e.what ->> '$.seat' = p.seat AND e.what ->> '$.what' NOT IN ('sat', 'bot') ELSE 0 END
    ORDER BY e.at, e."table", e.number"#;

const RECORDS: &str = "SELECT json_object('id', id, 'made', made,
        'record', CASE WHEN json_valid(record) THEN json(record) ELSE record END)
    FROM records WHERE player = ?1 ORDER BY made, id";

const REPORTS_MADE: &str = r#"SELECT json_object('table', "table", 'at', at, 'against', against, 'reason', reason,
        'done', json(iif(done, 'true', 'false')))
    FROM reports WHERE reporter = ?1 ORDER BY id"#;

/// Who made a report is theirs to tell.
const REPORTS_ABOUT: &str = r#"SELECT json_object('table', "table", 'at', at, 'reason', reason,
        'done', json(iif(done, 'true', 'false')))
    FROM reports WHERE against = ?1 ORDER BY id"#;

impl House {
    /// All that is kept about a person, as one JSON object: who they are, by which browsers and programs they are known, their tables
    /// with what came of them, every entry with their name or their words, what was done in their seats (by a bot while they were
    /// away), the records they brought along, reports by and about them.
    /// Times are seconds since 1970. Secrets are not in it: of keys and tokens only digests are kept.
    pub async fn export_person(&self, player: &PlayerId) -> Result<Value, Refusal> {
        let _alone = READING.acquire().await.expect("nobody closes it");
        let store = self.store();
        let person = store.told_of(PERSON, player).await?.pop();
        let person = person.ok_or_else(|| Refusal::NoPerson(player.to_string()))?;
        Ok(json!({
            "format": 1,
            "exported": now(),
            "person": person,
            "devices": store.told_of(DEVICES, player).await?,
            "tokens": store.told_of(TOKENS, player).await?,
            "tables": store.told_of(TABLES, player).await?,
            "entries": store.told_of(ENTRIES, player).await?,
            "decisions": store.told_of(DECISIONS, player).await?,
            "records": store.told_of(RECORDS, player).await?,
            "reports_made": store.told_of(REPORTS_MADE, player).await?,
            "reports_about": store.told_of(REPORTS_ABOUT, player).await?,
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

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
        let akbal = house.welcome("Akbal").await.unwrap();
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
        let table = house.sit(table.id(), &akbal, None).await.unwrap();
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
}
