//! What somebody has missed who was away.

use crate::house::House;
use crate::{Refusal, Table};

impl House {
    /// How many of a table's decisions somebody knows who has heard all of its entries up to this number; none if decisions
    /// were taken back since, or if there is no such number yet: then everything has to be told anew.
    pub async fn decisions_known(
        &self,
        table: &Table,
        number: u64,
    ) -> Result<Option<usize>, Refusal> {
        if number > table.number() || table.taken_back_at() > number {
            return Ok(None);
        }
        if number <= table.began_at() {
            return Ok(Some(0));
        }
        if number == table.number() {
            return Ok(Some(table.game().ply()));
        }
        let store = self.store();
        let missed = store.moves_between(table.id(), number, table.number());
        let missed = missed.await?;
        Ok(table.game().ply().checked_sub(missed))
    }
}
