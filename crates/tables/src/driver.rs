//! Seeing to the bots of a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::Bot;
use game::{Chance, Seat, Seed};

use crate::house::{House, Live};
use crate::{Ask, Refusal, Table};

impl House {
    /// If a bot has to act at the table, it will; one task at a time sees to it.
    pub(crate) fn see_to_bots(&self, live: &Arc<Live>) {
        if live.now().bot_to_act().is_none() || live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        tokio::spawn(drive(self.clone(), live.clone()));
    }

    /// What a bot decides, thought out on threads that are not the server's, so many at a time.
    async fn think(&self, table: &Arc<Table>, bot: Bot, seat: Seat) -> Option<String> {
        let _turn = self.thinking().acquire().await.ok()?;
        let table = table.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let seed = Seed(getrandom::u64().ok()?);
            table.game().decide(bot, seat, &mut Chance::new(seed))
        });
        thought.await.ok().flatten()
    }
}

/// Plays for the bots of a table until none of them has to act.
async fn drive(house: House, live: Arc<Live>) {
    loop {
        while let Some((seat, bot)) = live.now().bot_to_act() {
            tokio::select! {
                // First, so that without a pause too a bot stops when the house closes.
                biased;
                () = house.closed() => return,
                () = tokio::time::sleep(house.pause()) => {}
            }
            // Somebody may have taken something back while we waited: think about what is there now.
            let table = live.now();
            if table.bot_to_act() != Some((seat, bot)) {
                continue;
            }
            let Some(action) = house.think(&table, bot, seat).await else {
                tracing::error!(table = %table.id(), %seat, "a bot does not know what to do");
                live.driven.store(false, Ordering::Release);
                return;
            };
            let ask = Ask {
                action,
                number: table.number(),
                key: format!("bot-{}", table.number()),
            };
            if let Err(error) = house.play_bot(table.id(), seat, ask).await
                && !go_on_after(&house, &live, &error).await
            {
                return;
            }
        }
        live.driven.store(false, Ordering::Release);
        // A change may have come between the last look and the line above; then it was left to us.
        let left_to_us = live.now().bot_to_act().is_some();
        if !left_to_us || live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
    }
}

/// Whether to go on with this table after a refusal: not in a house that closes. If the house has put it away meanwhile, the one that took its place
/// is seen to instead.
async fn go_on_after(house: &House, live: &Arc<Live>, refusal: &Refusal) -> bool {
    if house.is_closing() {
        return false;
    }
    let table = live.now();
    if !matches!(refusal, Refusal::Stale | Refusal::NotSeated) {
        tracing::error!(table = %table.id(), %refusal, "a bot cannot move");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    match house.live(table.id()).await {
        Ok(current) if Arc::ptr_eq(&current, live) => true,
        Ok(current) => {
            house.see_to_bots(&current);
            false
        }
        Err(_) => false,
    }
}
