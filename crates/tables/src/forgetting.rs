//! Forgetting people.
//!
//! Names and sayings stand in the entries of tables. They are taken out of these texts where they are kept; what is left folds to the
//! same table, with its game, its seats and its numbers. Then an entry is added by which those who watch learn of it.

use crate::house::House;
use crate::store::Deed;
use crate::{PlayerId, Refusal, TableId};

/// So many tables are looked up at once.
const AT_ONCE: u32 = 100;

impl House {
    /// Forgets a person: name, sayings, browsers, tokens, records and link go, and so do reports about them; at tables that wait the
    /// seat is open again, in games a bot takes over, and what was played stays with somebody. Says at how many tables something was.
    /// From the first moment nobody is known as this person; if the house is closed before the end, it goes on when it is open again.
    pub async fn forget_person(&self, player: &PlayerId) -> Result<usize, Refusal> {
        let sessions = self.store().session_digests(player).await?;
        let leaving = Deed::Leaving {
            player: player.clone(),
        };
        self.store().write(vec![leaving.into()]).await?;
        self.people().remove(player);
        self.token_owners().clear();
        for digest in sessions {
            self.sessions().remove(&digest);
        }
        self.forget_traces(player).await
    }

    /// Goes on with forgetting those whom the house had begun to forget when it was closed.
    pub(crate) async fn go_on_forgetting(&self) -> Result<(), Refusal> {
        for player in self.store().leaving().await? {
            self.forget_traces(&player).await?;
        }
        Ok(())
    }

    async fn forget_traces(&self, player: &PlayerId) -> Result<usize, Refusal> {
        let mut tables = 0;
        loop {
            let traces = self.store().traces(player, AT_ONCE).await?;
            if traces.is_empty() {
                break;
            }
            for table in &traces {
                self.forget_at(table, player).await?;
                tables += 1;
            }
        }
        let gone = Deed::Gone {
            player: player.clone(),
        };
        self.store().write(vec![gone.into()]).await?;
        Ok(tables)
    }

    async fn forget_at(&self, table: &TableId, player: &PlayerId) -> Result<(), Refusal> {
        match self.part(table, player).await {
            // What cannot be played any more, or not be read, is forgotten where it is kept.
            Err(Refusal::EarlierRules(_) | Refusal::NoTable | Refusal::Damaged(_)) => {
                let (player, table) = (player.clone(), table.clone());
                let redact = Deed::Redact {
                    player: player.clone(),
                    table: table.clone(),
                };
                let no_trace = Deed::NoTrace { player, table };
                let changes = vec![redact.into(), no_trace.into()];
                Ok(self.store().write(changes).await?)
            }
            parted => parted,
        }
    }
}
