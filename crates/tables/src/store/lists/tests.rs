use std::time::Instant;

use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tempfile::TempDir;

use super::*;
use crate::store::opening::connecting_to;
use crate::store::sweeping::ABANDONED;

/// So many tables are made; a million if this variable says so, and then it is worth while to look at the times.
const TABLES: u32 = 3000;
const MORE: &str = "PATOLLI_TABLES";

/// A person who sits at every twentieth table.
const PERSON: &str = "aaaaaaaaaaaaaaaaaaaaaaaa";

/// A store with this many tables: of ten, five are over, three are played and two wait; every second is public.
async fn store(tables: u32) -> (Store, TempDir) {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("patolli.sqlite"))
        .await
        .unwrap();
    let number = format!(
        "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {tables})"
    );
    let id = "replace(replace(printf('%024d', n), '0', 'a'), '1', 'b')";
    let stage =
        "CASE WHEN n % 10 < 5 THEN 'over' WHEN n % 10 < 8 THEN 'playing' ELSE 'waiting' END";
    let at = "1700000000 + (n * 7919) % 30000000";
    for sql in [
        format!("INSERT INTO players (id, name, made) VALUES ('{PERSON}', 'Ixchel', 0)"),
        format!("{number} INSERT INTO tables (id, founding, made) SELECT {id}, '{{}}', n FROM n"),
        format!(
            r#"{number} INSERT INTO standings
               ("table", game, public, stage, open, bots, to_act, names, at, people, stirred)
               SELECT {id}, 'aztlan', n / 10 % 2, {stage}, n % 10 >= 8, 0, n % 3, '["Ixchel",null]',
                      {at}, 1, ({at}) / 3600 FROM n"#
        ),
        format!(
            r#"{number} INSERT INTO seats ("table", player, seat, over, stirred)
               SELECT {id}, '{PERSON}', 0, n % 10 < 5, ({at}) / 3600 FROM n WHERE n % 20 < 2 OR n % 20 = 9"#
        ),
    ] {
        let mut connection = connecting_to(&folder.path().join("patolli.sqlite"))
            .connect()
            .await
            .unwrap();
        sqlx::query(AssertSqlSafe(sql))
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
    }
    (store, folder)
}

async fn plan(store: &Store, sql: &str) -> Vec<String> {
    let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")))
        .fetch_all(&store.readers)
        .await
        .unwrap();
    rows.iter().map(|row| row.get(3)).collect()
}

#[tokio::test]
async fn no_list_sorts_or_scans_what_it_chooses_from() {
    let (store, _folder) = store(10).await;
    for sql in [OPEN, RUNNING, OWN, ABANDONED] {
        let plan = plan(&store, sql).await;
        for step in &plan {
            assert!(!step.contains("TEMP B-TREE"), "{plan:?}");
            // What is read from the end of an index of nothing else, or of the few that a limit has left, is called a scan too.
            let few = ["USING INDEX standings_open", "(subquery"];
            let scan = step.starts_with("SCAN") && !few.iter().any(|few| step.contains(few));
            assert!(!scan, "{plan:?}");
        }
    }
}

#[tokio::test]
async fn of_many_tables_the_latest_are_listed() {
    let tables = std::env::var(MORE).map_or(TABLES, |tables| tables.parse().unwrap());
    let (store, _folder) = store(tables).await;
    let timed = |what, begun: Instant| println!("{what} of {tables} tables: {:?}", begun.elapsed());

    // The first look finds nothing in memory.
    for _ in 0..2 {
        let begun = Instant::now();
        store.open_tables(50).await.unwrap();
        timed("open tables", begun);
        let begun = Instant::now();
        store.running_tables(50).await.unwrap();
        timed("running tables", begun);
        let begun = Instant::now();
        store.tables_of(&PERSON.parse().unwrap(), 50).await.unwrap();
        timed("own tables", begun);
    }
    let open = store.open_tables(50).await.unwrap();
    let expected: Vec<i64> = sqlx::query_scalar(
        "SELECT at FROM standings NOT INDEXED WHERE stage = 'waiting' AND public = 1 ORDER BY at DESC LIMIT 50",
    )
    .fetch_all(&store.readers)
    .await
    .unwrap();
    assert_eq!(
        open.iter().map(|table| table.at).collect::<Vec<_>>(),
        expected
    );

    let running = store.running_tables(50).await.unwrap();
    let expected: Vec<i64> = sqlx::query_scalar(
        "SELECT at / 3600 FROM standings NOT INDEXED WHERE stage = 'playing' AND public = 1 ORDER BY at DESC LIMIT 50",
    )
    .fetch_all(&store.readers)
    .await
    .unwrap();
    let hours = running.iter().map(|table| hour(table.at));
    assert_eq!(hours.collect::<Vec<_>>(), expected);

    let person = PERSON.parse().unwrap();
    let own = store.tables_of(&person, 50).await.unwrap();
    assert_eq!(own.len(), 50);
    let turns = own.iter().take_while(|table| table.your_turn).count();
    assert!(turns > 0 && own[turns..].iter().all(|table| !table.your_turn));
    assert!(own.is_sorted_by_key(|table| (!table.your_turn, Reverse(table.at))));
    assert!(own.iter().all(|table| table.stage != "over"));
}
