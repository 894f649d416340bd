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
    /// with what came of them, every entry with their name or their words, the records they brought along, reports by and about them.
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
            "records": store.told_of(RECORDS, player).await?,
            "reports_made": store.told_of(REPORTS_MADE, player).await?,
            "reports_about": store.told_of(REPORTS_ABOUT, player).await?,
        }))
    }
}
