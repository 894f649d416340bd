//! The tasks that decide for bots: one for each seat whose bot is asked.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::Level;
use game::Seat;

use tokio::task::JoinSet;

use crate::house::{House, Live};
use crate::pace::{haste, in_a_row};
use crate::store::Change;
use crate::thinking::fresh_chance;
use crate::{Ask, Opinion, Question, Refusal, Table};

/// After a restart, so many tables at most are taken up at once.
const TAKEN_UP: usize = 256;

/// The next table is taken up after so long, even if the bots of those before it still play.
const TURN: Duration = Duration::from_secs(2);

impl House {
    /// Takes up the tables where a bot has to act since before the house was opened, those first that have waited longest. They
    /// are read one after another and few are begun at once, so that people who come meanwhile need not wait.
    pub(crate) async fn take_up_tables(self) {
        let waiting = match self.store().waiting_for_bots().await {
            Ok(waiting) => waiting,
            Err(error) => {
                tracing::error!(%error, "the tables where bots have to act cannot be listed");
                return;
            }
        };
        let mut begun = JoinSet::new();
        for id in waiting {
            if begun.len() >= TAKEN_UP {
                begun.join_next().await;
            }
            if self.is_closing() {
                return;
            }
            match self.live(&id).await {
                Ok(live) if live.now().is_deserted() => self.tell_deserted(&live).await,
                Ok(live) => {
                    begun.spawn(tokio::time::timeout(TURN, at_rest(live)));
                }
                Err(refusal) => {
                    let error = &refusal as &dyn std::error::Error;
                    tracing::error!(table = %id, error, "a table where a bot has to act cannot go on");
                }
            }
        }
        // What waits for the rest is dropped; their bots play on.
    }

    /// Tells the lists that bots wait at a table which was left when they played on alone.
    async fn tell_deserted(&self, live: &Live) {
        let _gate = live.gate.lock().await;
        self.store().write_unwatched(Change::standing(&live.now()));
    }

    /// Every bot that has to act at the table will, unless it is deserted; one task at a time sees to each.
    pub(crate) fn see_to_bots(&self, live: &Arc<Live>) {
        for seat in live.now().bots_asked() {
            if let Some(reins) = Reins::take(live, seat) {
                tokio::spawn(drive(self.clone(), reins));
            }
        }
    }

    /// What a bot decides and why; none if it has lost its mind. It thinks while it pauses, so that people can follow and
    /// nobody waits for both.
    async fn deliberate(&self, table: &Table, seat: Seat, level: Level) -> Option<Opinion> {
        let before = table.game().taken_in_a_row(seat);
        let pausing = tokio::time::sleep(self.human_pause() / haste(before).div_ceil(2));
        let (opinion, ()) = tokio::join!(self.consider(table, seat, level), pausing);
        opinion
    }

    /// Thinks if there is something to think about. If not, others must not see it from how soon the answer comes: that
    /// there was no choice may be a secret.
    async fn consider(&self, table: &Table, seat: Seat, level: Level) -> Option<Opinion> {
        let game = table.game();
        let bot = in_a_row(level.bot(), game.taken_in_a_row(seat));
        let ply = game.ply();
        let question = Question { ply, seat, bot };
        if let Some(opinion) = game.at_once(question, &mut fresh_chance()) {
            if !self.pause().is_zero() {
                tokio::time::sleep(self.pace().borrowed(game.as_ref(), bot)).await;
            }
            return Some(opinion);
        }
        let begun = Instant::now();
        let together = table.bots_asked().count();
        let thinking = self.thinkers().think(game.clone(), question, together);
        let opinion = thinking.await?;
        self.pace().note(game.as_ref(), bot, begun.elapsed());
        Some(opinion)
    }

    /// Nobody waits for everything the same time. How long says nothing, because it follows from nothing.
    fn human_pause(&self) -> Duration {
        let share = 70 + getrandom::u32().unwrap_or(0) % 80;
        self.pause() * share / 100
    }
}

/// How often one looks whether the bots of a table are done.
const GLANCE: Duration = Duration::from_millis(20);

/// Resolves when no bot of the table is asked anything.
async fn at_rest(live: Arc<Live>) {
    while live.driven.load(Ordering::Acquire) != 0 {
        tokio::time::sleep(GLANCE).await;
    }
}

/// The right to decide for the bot of a seat: one task at a time has it.
struct Reins {
    live: Arc<Live>,
    seat: Seat,
}

impl Reins {
    /// The reins, unless somebody has them.
    fn take(live: &Arc<Live>, seat: Seat) -> Option<Self> {
        let held = live.driven.fetch_or(bit(seat), Ordering::AcqRel);
        (held & bit(seat) == 0).then(|| Self {
            live: live.clone(),
            seat,
        })
    }

    /// The table as it stands, and the bot that is to decide there.
    fn asked(&self) -> Option<(Arc<Table>, Level)> {
        let table = self.live.now();
        let level = table.bot_asked(self.seat)?;
        Some((table, level))
    }
}

impl Drop for Reins {
    fn drop(&mut self) {
        self.live
            .driven
            .fetch_and(!bit(self.seat), Ordering::AcqRel);
    }
}

fn bit(seat: Seat) -> u32 {
    1 << seat.index()
}

/// Plays for the bot of a seat until it has nothing to decide.
async fn drive(house: House, mut reins: Reins) {
    loop {
        while let Some((table, level)) = reins.asked() {
            let seat = reins.seat;
            let opinion = tokio::select! {
                // First, so that without a pause too a bot stops when the house closes.
                biased;
                () = house.closed() => return,
                // What was thought so far is about something that is no more.
                () = outdated(&reins.live, &table, seat, level) => continue,
                opinion = house.deliberate(&table, seat, level) => opinion,
            };
            if let Err(error) = act(&house, &table, seat, opinion).await
                && !go_on_after(&house, &reins.live, &error).await
            {
                return;
            }
        }
        let (live, seat) = (reins.live.clone(), reins.seat);
        drop(reins);
        // A change may have come between the last look and the line above; then it was left to us.
        if live.now().bot_asked(seat).is_none() {
            return;
        }
        match Reins::take(&live, seat) {
            Some(again) => reins = again,
            None => return,
        }
    }
}

/// Resolves when the bot is not asked any more what it was asked at this table: somebody has come back to his seat or has
/// taken something back.
async fn outdated(live: &Live, table: &Table, seat: Seat, level: Level) {
    let is_asked_still = |now: &Arc<Table>| {
        now.bot_asked(seat) == Some(level) && now.is_current(seat, table.number())
    };
    let mut changes = live.table.subscribe();
    // The sender lives as long as the table, and we hold the table.
    let _ = changes.wait_for(|now| !is_asked_still(now)).await;
}

/// Does what the bot thinks best. If it does not know what to do it does anything: others wait for it.
async fn act(
    house: &House,
    table: &Table,
    seat: Seat,
    opinion: Option<Opinion>,
) -> Result<(), Refusal> {
    let legal = table.game().legal(seat);
    let opinion = opinion.filter(|opinion| legal.iter().any(|one| opinion.best() == Some(one)));
    let action = if let Some(best) = opinion.as_ref().and_then(Opinion::best) {
        best.to_owned()
    } else {
        tracing::error!(table = %table.id(), %seat, "a bot does not know what to do and does anything");
        fresh_chance().pick::<String>(&legal).clone()
    };
    let ask = Ask {
        action,
        number: table.number(),
        key: format!("bot-{}", table.number()),
    };
    let why = opinion.as_ref().filter(|opinion| opinion.is_telling());
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

#[cfg(test)]
mod tests;
