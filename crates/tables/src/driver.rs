//! Seeing to the bots of a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::Level;
use game::Seat;

use crate::house::{House, Live};
use crate::{Ask, Chair, Opinion, Question, Refusal, Table};

impl House {
    /// If a bot has to act at the table, it will; one task at a time sees to it.
    pub(crate) fn see_to_bots(&self, live: &Arc<Live>) {
        if live.now().bot_to_act().is_none() || live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        tokio::spawn(drive(self.clone(), live.clone()));
    }

    /// What a bot decides and why. It thinks while it pauses, so that people can follow and nobody waits for both.
    async fn deliberate(&self, table: &Table, seat: Seat, level: Level) -> Option<Opinion> {
        let question = Question {
            ply: table.game().ply(),
            seat,
            bot: level.bot(),
        };
        let thinking = self.thinkers().think(table.game().clone(), question);
        let pausing = tokio::time::sleep(self.human_pause(table, seat));
        let (opinion, ()) = tokio::join!(thinking, pausing);
        opinion
    }

    /// Nobody waits as long for what goes without saying as for what must be thought over, nor for everything the same time.
    fn human_pause(&self, table: &Table, seat: Seat) -> Duration {
        if self.pause().is_zero() {
            return Duration::ZERO;
        }
        let share = match table.game().legal(seat).len() {
            1 => 40,
            _ => 70 + getrandom::u32().unwrap_or(0) % 80,
        };
        self.pause() * share / 100
    }
}

/// Plays for the bots of a table until none of them has to act.
async fn drive(house: House, live: Arc<Live>) {
    loop {
        while let Some((seat, level)) = live.now().bot_to_act() {
            let table = live.now();
            let opinion = tokio::select! {
                // First, so that without a pause too a bot stops when the house closes.
                biased;
                () = house.closed() => return,
                // What was thought so far is about something that is no more.
                () = outdated(&live, &table, seat, level) => continue,
                opinion = house.deliberate(&table, seat, level) => opinion,
            };
            let Some(opinion) = opinion else {
                tracing::error!(table = %table.id(), %seat, "a bot does not know what to do");
                live.driven.store(false, Ordering::Release);
                return;
            };
            if let Err(error) = act(&house, &table, seat, &opinion).await
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

/// Resolves when the bot is not asked any more what it was asked at this table: somebody has come back to his seat or has
/// taken something back.
async fn outdated(live: &Live, table: &Table, seat: Seat, level: Level) {
    let is_asked_still = |now: &Arc<Table>| {
        now.chair(seat).and_then(Chair::bot) == Some(level) && now.is_current(seat, table.number())
    };
    let mut changes = live.table.subscribe();
    // The sender lives as long as the table, and we hold the table.
    let _ = changes.wait_for(|now| !is_asked_still(now)).await;
}

/// Does what the bot thinks best.
async fn act(house: &House, table: &Table, seat: Seat, opinion: &Opinion) -> Result<(), Refusal> {
    let ask = Ask {
        action: opinion.best().unwrap_or_default().to_owned(),
        number: table.number(),
        key: format!("bot-{}", table.number()),
    };
    let why = opinion.is_telling().then_some(opinion);
    house.play_bot(table.id(), seat, ask, why).await?;
    Ok(())
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
