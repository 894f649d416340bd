//! Writing the digests of a table anew, for whoever changes what is written on purpose.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::chain::Head;
use crate::TableId;

/// So many entries are looked at at a time.
pub(super) const PAGE: i64 = 256;

/// Writes the digests of a table anew, so that what is there now is taken for what was written. It belongs into the transaction
/// that has changed something, and the change may only be made to a table that was [sound](super::reading::is_sound) before: else
/// damage would be sealed in. Whoever has the table in use reads it again.
pub(crate) async fn seal(
    connection: &mut SqliteConnection,
    table: &TableId,
) -> Result<(), sqlx::Error> {
    let founding: String = sqlx::query_scalar("SELECT founding FROM tables WHERE id = ?")
        .bind(table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let snapshot: Option<(i64, String)> =
        sqlx::query_as(r#"SELECT number, what FROM snapshots WHERE "table" = ?"#)
            .bind(table.as_str())
            .fetch_optional(&mut *connection)
            .await?;
    let (mut head, mut last) = (Head::of_founding(&founding), 0);
    loop {
        let rows = entries_after(connection, table, last).await?;
        if rows.is_empty() {
            break;
        }
        for row in rows {
            let (number, at): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            head = head.after(number.unsigned_abs(), at, row.try_get(2)?, row.try_get(3)?);
            last = number;
            let old: &[u8] = row.try_get(4)?;
            if head != *old {
                sqlx::query(r#"UPDATE entries SET digest = ? WHERE "table" = ? AND number = ?"#)
                    .bind(head.as_bytes().to_vec())
                    .bind(table.as_str())
                    .bind(number)
                    .execute(&mut *connection)
                    .await?;
            }
            if let Some((_, text)) = snapshot.as_ref().filter(|(after, _)| *after == number) {
                sqlx::query(r#"UPDATE snapshots SET digest = ? WHERE "table" = ?"#)
                    .bind(head.of_snapshot(text).as_bytes().to_vec())
                    .bind(table.as_str())
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
    sqlx::query(r#"UPDATE standings SET head = ?, number = ? WHERE "table" = ?"#)
        .bind(head.as_bytes().to_vec())
        .bind(last)
        .bind(table.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

/// The next entries of a table.
async fn entries_after(
    connection: &mut SqliteConnection,
    table: &TableId,
    number: i64,
) -> Result<Vec<SqliteRow>, sqlx::Error> {
    sqlx::query(
        r#"SELECT number, at, key, what, digest FROM entries
           WHERE "table" = ? AND number > ? ORDER BY number LIMIT ?"#,
    )
    .bind(table.as_str())
    .bind(number)
    .bind(PAGE)
    .fetch_all(connection)
    .await
}

#[cfg(test)]
mod tests {
    use sqlx::{ConnectOptions as _, Connection as _};
    use tempfile::TempDir;

    use super::super::opening::connecting_to;
    use super::super::reading::is_sound;
    use super::super::{Change, Store};
    use super::*;
    use crate::{Config, House, Order, SeatOrder};

    #[tokio::test]
    async fn a_table_that_was_changed_on_purpose_and_sealed_is_sound() {
        let folder = TempDir::new().unwrap();
        let house = House::open(Config::new(folder.path())).await.unwrap();
        let host = house.welcome("Ixchel").await.unwrap();
        let order = Order {
            game: "aztlan".to_owned(),
            options: serde_json::Map::new(),
            seats: vec![SeatOrder::Me],
            public: true,
            ..Order::default()
        };
        let table = house.found(&host, order).await.unwrap();
        let id = table.id();
        house.say(id, &host, "a secret").await.unwrap();
        let snapshot = Change::snapshot(&house.table(id).await.unwrap());
        house.store().write(vec![snapshot]).await.unwrap();
        house.close().await;

        let file = folder.path().join("patolli.sqlite");
        let mut connection = connecting_to(&file).connect().await.unwrap();
        assert!(is_sound(&mut connection, id).await.unwrap());
        for sql in [
            "UPDATE entries SET what = replace(what, 'a secret', '')",
            "UPDATE snapshots SET what = replace(what, 'a secret', '')",
        ] {
            let changed = sqlx::query(sql).execute(&mut connection).await.unwrap();
            assert!(changed.rows_affected() > 0, "{sql}");
        }
        assert!(!is_sound(&mut connection, id).await.unwrap());
        seal(&mut connection, id).await.unwrap();
        assert!(is_sound(&mut connection, id).await.unwrap());
        connection.close().await.unwrap();

        let store = Store::open(&file).await.unwrap();
        let read = store.table(id).await.unwrap().unwrap();
        assert_eq!(read.entries, 2);
        store.close().await;
    }
}
