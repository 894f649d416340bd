//! What whoever runs the house may do: find people, silence them, turn them away, close tables, renew the key.

use crate::house::House;
use crate::store::Deed;
use crate::{Acquaintance, Player, PlayerId, Refusal, TableId};

impl House {
    /// The people of this id or name, whatever the case, or all; the latest first, at most so many.
    pub async fn acquaintances(
        &self,
        who: Option<&str>,
        most: u32,
    ) -> Result<Vec<Acquaintance>, Refusal> {
        Ok(self.store().acquaintances(who, most).await?)
    }

    /// Lets a person say nothing, or lets them speak again.
    pub async fn mute(&self, player: &PlayerId, muted: bool) -> Result<Player, Refusal> {
        let player = self.must_know(player).await?;
        let deed = Deed::Mute {
            player: player.id.clone(),
            muted,
        };
        self.changed_player(&player, deed.into()).await
    }

    /// Lets a person do nothing, or lets them in again. Who is banned leaves: waiting tables have an open seat again, and in games
    /// a bot takes over.
    pub async fn ban(&self, player: &PlayerId, banned: bool) -> Result<Player, Refusal> {
        let player = self.must_know(player).await?;
        let deed = Deed::Ban {
            player: player.id.clone(),
            banned,
        };
        let player = self.changed_player(&player, deed.into()).await?;
        if banned {
            for table in self.store().unfinished_tables(&player.id).await? {
                if let Err(error) = self.leave(&table, &player.id).await {
                    tracing::warn!(%table, %error, "somebody who is banned still sits there");
                }
            }
        }
        Ok(player)
    }

    async fn must_know(&self, player: &PlayerId) -> Result<Player, Refusal> {
        let known = self.player(player).await?;
        known.ok_or_else(|| Refusal::NoPerson(player.to_string()))
    }

    /// Ends a table that waits or where a game is on: there will be no result.
    pub async fn close_table(&self, id: &TableId) -> Result<(), Refusal> {
        self.stop(id).await.map(drop)
    }

    /// Replaces the key that signs personal links: all that were given out are worth nothing from now on. Whoever is known by a
    /// browser stays so.
    pub async fn renew_key(&self) -> Result<(), Refusal> {
        let mut fresh = vec![0; 32];
        getrandom::fill(&mut fresh).expect("the system gives random bytes");
        let deed = Deed::Secret {
            name: crate::house::LINK_KEY,
            value: fresh.clone(),
        };
        self.store().write(vec![deed.into()]).await?;
        self.replace_secret(fresh);
        Ok(())
    }
}
