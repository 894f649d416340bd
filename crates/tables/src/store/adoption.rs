//! Taking over a house that was written before its entries had digests.

use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::StoreError;
use super::chain::Head;
use super::changes::noted;
use super::sealing::seal;
use crate::TableId;

/// Gives digests to all that was written before there were any, as it is found. Only for a house to which nothing has been
/// committed since there are digests: in any other one, what has none is damaged.
pub(super) async fn adopt(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let tables: Vec<String> = sqlx::query_scalar("SELECT id FROM tables")
        .fetch_all(&mut *transaction)
        .await?;
    for id in &tables {
        match id.parse::<TableId>() {
            Ok(table) => seal(&mut transaction, &table).await?,
            Err(_) => {
                tracing::warn!(table = %id, "a table with an id that is none is left as it is");
            }
        }
    }
    let records = sqlx::query("SELECT id, record FROM records")
        .fetch_all(&mut *transaction)
        .await?;
    for row in records {
        let (id, record): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
        sqlx::query("UPDATE records SET digest = ? WHERE id = ?")
            .bind(Head::of_text(record).as_bytes().to_vec())
            .bind(id)
            .execute(&mut *transaction)
            .await?;
    }
    let notes: Vec<(String, Vec<u8>)> = sqlx::query_as("SELECT name, value FROM house")
        .fetch_all(&mut *transaction)
        .await?;
    for (name, value) in notes {
        noted(&name, value).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    if !tables.is_empty() {
        tracing::info!(
            tables = tables.len(),
            "a house of an earlier version was taken over"
        );
    }
    Ok(())
}
