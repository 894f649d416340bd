//! The door: everything that people and bots do at a table comes through here.

use std::sync::Arc;

use bots::Level;
use game::{Bits, Maker, Seat, Seats, Share, Turn};
use games::GameId;
use tokio::sync::OwnedMutexGuard;

use crate::deal::{Deal, Redeemed, fresh_promise};
use crate::fingerprint::fingerprint;
use crate::house::{House, Live, now};
use crate::play::{self, Beginning};
use crate::store::{Change, Deed, Kept, hour};
use crate::table::NOT_DEALT;
use crate::text::clean_saying;
use crate::{
    Chair, Entry, Founding, Opinion, Order, Player, PlayerId, Refusal, SeatOrder, Stage,
    StoreError, Table, TableId, What,
};

/// Every so many entries a snapshot is written.
const SNAPSHOT: u64 = 64;

/// A decision as somebody sends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// What, in the game's notation, or several of them as a [`Turn`] is written.
    pub action: String,
    /// The number of the position it answers.
    pub number: u64,
    /// A name that the sender gives it, so that it is not done twice if it is sent twice.
    pub key: String,
}

impl Ask {
    /// How many decisions it takes back before it takes others.
    pub fn takes_back(&self) -> u32 {
        let back = Turn::read(&self.action).map_or(0, |turn| turn.back());
        u32::try_from(back).unwrap_or(u32::MAX)
    }
}

/// What somebody may wish who takes a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wishes<'a> {
    /// What to play as; else whatever is left.
    pub side: Option<&'a str>,
    /// What to add to the deal; else the server does.
    pub share: Option<Bits>,
}

/// What came of a decision.
#[derive(Clone)]
pub struct Played {
    /// The table after it.
    pub table: Arc<Table>,
    /// It had been done before; nothing was done now.
    pub repeated: bool,
}

/// Who wants to move.
#[derive(Clone, Copy)]
enum Mover<'a> {
    Person(&'a PlayerId),
    Bot(Seat, Option<&'a Opinion>),
}

impl House {
    /// Makes a table. If every seat is taken from the start, the game begins at once.
    pub async fn found(&self, host: &Player, order: Order) -> Result<Arc<Table>, Refusal> {
        let game: GameId = order.game.parse()?;
        let begun = play::begin(
            game,
            Beginning {
                rules: None,
                options: &order.options,
                seed: NOT_DEALT,
            },
        )?;
        check_seats(&order.seats, begun.players)?;
        let pledged = self.redeem(order.own.pledge.as_deref()).await;
        let id = pledged
            .as_ref()
            .map_or_else(TableId::fresh, |pledged| pledged.table.clone());
        let deal = match order.seed {
            Some(seed) => Deal::Given(seed),
            None => Deal::Shared(self.dealer().promise(&id)),
        };
        let by = if pledged.is_some() {
            Maker::Player
        } else {
            Maker::Founder
        };
        let share = order.own.share.map(|share| Share { by, share });
        let next = self.dealer().promise_after(&id);
        let founding = Founding {
            id,
            fingerprint: Some(fingerprint(game).to_owned()),
            game: order.game,
            rules: begun.rules,
            options: begun.options,
            deal,
            next,
            host: host.id.clone(),
            public: order.public,
            made: now(),
            rematch_of: None,
        };
        let mut happened = Vec::new();
        for (seat, wish) in Seats::ALL.into_iter().zip(order.seats) {
            match wish {
                SeatOrder::Me => happened.push(What::Sat {
                    seat,
                    player: host.id.clone(),
                    name: host.name.clone(),
                    share,
                }),
                SeatOrder::Bot(bot) => happened.push(put_bot(seat, bot)),
                SeatOrder::Open => {}
            }
        }
        let (table, changes) = founded(founding, happened)?;
        self.open_table(table, changes, pledged).await
    }

    /// The pledge of this name, if no table was founded on it yet.
    async fn redeem(&self, pledge: Option<&str>) -> Option<Redeemed> {
        let redeemed = self.dealer().redeem(pledge?, now())?;
        let free = self.live(&redeemed.table).await;
        matches!(free, Err(Refusal::NoTable)).then_some(redeemed)
    }

    /// Writes a new table and takes it into use, in a task of its own: whoever asked may hang up. Until it is in use, nobody else
    /// founds one on the same pledge.
    async fn open_table(
        &self,
        table: Table,
        changes: Vec<Change>,
        pledged: Option<Redeemed>,
    ) -> Result<Arc<Table>, Refusal> {
        let house = self.clone();
        let task = tokio::spawn(async move {
            house.store().write(changes).await?;
            let live = house.keep(table).await;
            drop(pledged);
            Ok(live.now())
        });
        task.await
            .unwrap_or_else(|_| Err(StoreError::Closing.into()))
    }

    /// Takes an open seat: this one, or any.
    pub async fn sit(
        &self,
        id: &TableId,
        player: &Player,
        wish: Option<Seat>,
    ) -> Result<Arc<Table>, Refusal> {
        self.sit_as(id, player, wish, Wishes::default()).await
    }

    /// Takes an open seat: this one, or any; picks what to play as, and adds a share to the deal.
    pub async fn sit_as(
        &self,
        id: &TableId,
        player: &Player,
        wish: Option<Seat>,
        wishes: Wishes<'_>,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            if table.seat_of(&player.id).is_some() {
                return Err(Refusal::SeatedAlready);
            }
            must_wait(table)?;
            let open = |(seat, chair): (Seat, &Chair)| {
                (*chair == Chair::Open && wish.is_none_or(|wish| wish == seat)).then_some(seat)
            };
            let seat = table.seats().find_map(open).ok_or(Refusal::Taken)?;
            let mut happened = vec![What::Sat {
                seat,
                player: player.id.clone(),
                name: player.name.clone(),
                share: wishes.share.map(sent),
            }];
            if let Some(side) = wishes.side {
                table.picks().check(seat, side)?;
                happened.push(picked(seat, Some(side)));
            }
            Ok(happened)
        })
        .await
    }

    /// Picks what to play as while the table waits: a side that nobody else has picked, or whatever will be left.
    pub async fn pick(
        &self,
        id: &TableId,
        who: &PlayerId,
        side: Option<&str>,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            let seat = table.seat_of(who).ok_or(Refusal::NotSeated)?;
            must_wait(table)?;
            if let Some(side) = side {
                table.picks().check(seat, side)?;
            }
            Ok(vec![picked(seat, side)])
        })
        .await
    }

    /// Puts a bot into a seat that is open, or opens a seat where a bot is; for the one who made the table, or if he is
    /// gone, anybody who sits there.
    pub async fn arrange(
        &self,
        id: &TableId,
        who: &PlayerId,
        seat: Seat,
        bot: Option<Level>,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            may_arrange(table, who)?;
            must_wait(table)?;
            match (table.chair(seat), bot) {
                (Some(Chair::Open), Some(bot)) => Ok(vec![put_bot(seat, bot)]),
                (Some(Chair::Bot { .. }), None) => Ok(vec![What::Rose { seat }]),
                (Some(Chair::Open), None) => Ok(Vec::new()),
                _ => Err(Refusal::Taken),
            }
        })
        .await
    }

    /// Puts bots into all open seats, so that the game begins.
    pub async fn start(
        &self,
        id: &TableId,
        who: &PlayerId,
        bot: Level,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            may_arrange(table, who)?;
            must_wait(table)?;
            let open = table.seats().filter(|(_, chair)| **chair == Chair::Open);
            Ok(open.map(|(seat, _)| put_bot(seat, bot)).collect())
        })
        .await
    }

    /// Leaves a table: before the game the seat is open again, in the game a bot takes over until one returns. When nobody is left,
    /// bots wait.
    pub async fn leave(&self, id: &TableId, who: &PlayerId) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            let seat = table.seat_of(who).ok_or(Refusal::NotSeated)?;
            Ok(leaving(table, seat, who))
        })
        .await
    }

    /// Takes one's seat again.
    pub async fn come_back(&self, id: &TableId, who: &PlayerId) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            let seat = table.seat_of(who).ok_or(Refusal::NotSeated)?;
            match table.chair(seat) {
                Some(Chair::Person { away: true, .. }) => Ok(vec![What::Returned { seat }]),
                _ => Ok(Vec::new()),
            }
        })
        .await
    }

    /// Takes a decision, or all of a turn. What was sent already is answered with the table and not done again.
    pub async fn play(&self, id: &TableId, who: &PlayerId, ask: Ask) -> Result<Played, Refusal> {
        self.play_as(id, Mover::Person(who), ask).await
    }

    /// Takes a decision for the bot in this seat, with what it thought if there is something to tell.
    pub async fn play_bot(
        &self,
        id: &TableId,
        seat: Seat,
        ask: Ask,
        why: Option<&Opinion>,
    ) -> Result<Played, Refusal> {
        self.play_as(id, Mover::Bot(seat, why), ask).await
    }

    async fn play_as(&self, id: &TableId, mover: Mover<'_>, ask: Ask) -> Result<Played, Refusal> {
        check_key(&ask.key)?;
        let live = self.live(id).await?;
        let gate = live.gate.clone().lock_owned().await;
        let table = live.now();
        let seat = match mover {
            Mover::Person(who) => table.seat_of(who).ok_or(Refusal::NotSeated)?,
            Mover::Bot(seat, _) => seat,
        };
        // A key is its sender's: nobody can use up another's, nor that of the bot which plays for him.
        let key = match mover {
            Mover::Person(_) => format!("{seat}:{}", ask.key),
            Mover::Bot(..) => format!("{seat}:bot:{}", ask.key),
        };
        if live.has_key(&key) && self.store().entry_with_key(id, &key).await?.is_some() {
            return Ok(Played {
                table,
                repeated: true,
            });
        }
        check_move(&table, mover, seat, &ask)?;
        let happened = happens(&Turn::read(&ask.action)?, seat);
        self.check_length(&table, &happened)?;
        let (after, mut changes) = amended(&table, happened, Some(key.clone()))?;
        if let Mover::Bot(_, Some(why)) = mover {
            changes.push(Change::thought(&after, seat, why));
        }
        live.use_key(&key);
        let after = self.commit(&live, gate, after, changes, None).await?;
        Ok(Played {
            table: after,
            repeated: false,
        })
    }

    /// Takes the seat's own last decision back.
    pub async fn undo(
        &self,
        id: &TableId,
        who: &PlayerId,
        number: u64,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            let seat = table.seat_of(who).ok_or(Refusal::NotSeated)?;
            if table.chair(seat).and_then(Chair::bot).is_some() {
                return Err(Refusal::Away);
            }
            if !table.is_current(seat, number) {
                return Err(Refusal::Stale);
            }
            Ok(vec![What::Undid { seat }])
        })
        .await
    }

    /// Says something to all at the table. Whoever knows the table may speak.
    pub async fn say(
        &self,
        id: &TableId,
        player: &Player,
        text: &str,
    ) -> Result<Arc<Table>, Refusal> {
        if player.muted {
            return Err(Refusal::Muted);
        }
        let text = clean_saying(text).ok_or(Refusal::Saying)?;
        self.change(id, |_| {
            Ok(vec![What::Said {
                player: player.id.clone(),
                name: player.name.clone(),
                text,
            }])
        })
        .await
    }

    /// Closes a table for good, whether it waits or a game is on.
    pub(crate) async fn stop(&self, id: &TableId) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| match table.stage() {
            Stage::Waiting | Stage::Playing => Ok(vec![What::Closed]),
            Stage::Over => Err(Refusal::Over),
            Stage::Closed => Err(Refusal::Closed),
        })
        .await
    }

    /// Somebody is forgotten at a table, in what is kept of it and before all who watch, and leaves it. It is finished even if the one
    /// who asked hangs up.
    pub(crate) async fn part(&self, id: &TableId, who: &PlayerId) -> Result<(), Refusal> {
        let live = self.live(id).await?;
        let (house, who) = (self.clone(), who.clone());
        let task = tokio::spawn(async move {
            let gate = live.gate.clone().lock_owned().await;
            let id = live.now().id().clone();
            let parted = house.part_behind(&live, gate, &id, &who).await;
            if parted.is_err() {
                // What is kept may be other than what is in use.
                house.forget(&live);
            }
            parted
        });
        task.await
            .unwrap_or_else(|_| Err(StoreError::Closing.into()))
    }

    /// First the texts go where they are kept; what is left of the table is read anew, and the entry that tells of it comes after.
    async fn part_behind(
        &self,
        live: &Arc<Live>,
        gate: OwnedMutexGuard<()>,
        id: &TableId,
        who: &PlayerId,
    ) -> Result<(), Refusal> {
        let redact = Deed::Redact {
            player: who.clone(),
            table: id.clone(),
        };
        self.store().write(vec![redact.into()]).await?;
        let table = match self.store().table(id).await?.map(|read| read.kept) {
            Some(Kept::Table(table)) => table,
            Some(Kept::Relic(relic)) => return Err(Refusal::EarlierRules(Box::new(relic))),
            None => return Err(Refusal::NoTable),
        };
        let (after, mut changes) = amended(&table, parting(&table, who), None)?;
        let no_trace = Deed::NoTrace {
            player: who.clone(),
            table: id.clone(),
        };
        changes.push(no_trace.into());
        self.commit(live, gate, after, changes, None)
            .await
            .map(drop)
    }

    /// Tells a table that somebody there has another name.
    pub(crate) async fn announce_name(
        &self,
        id: &TableId,
        player: &Player,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, |_| {
            Ok(vec![What::Named {
                player: player.id.clone(),
                name: player.name.clone(),
            }])
        })
        .await
    }

    /// Adds a share to the deal of the rematch of a game that is over, for one's own seat. The first counts; when the rematch is
    /// there, none does.
    pub async fn add_share(
        &self,
        id: &TableId,
        who: &PlayerId,
        share: Bits,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, |table| {
            let seat = table.seat_of(who).ok_or(Refusal::NotSeated)?;
            if table.stage() != Stage::Over {
                return Err(Refusal::NotOver);
            }
            let counts = table.rematch().is_none() && table.next_share(seat).is_none();
            let added = What::Added { seat, share };
            Ok(Vec::from_iter(counts.then_some(added)))
        })
        .await
    }

    /// The table where the same people play again in the same seats; made by the first who asks, who may add a share to the deal
    /// if they have not done so before.
    pub async fn rematch(
        &self,
        id: &TableId,
        who: &PlayerId,
        share: Option<Bits>,
    ) -> Result<TableId, Refusal> {
        let live = self.live(id).await?;
        let gate = live.gate.clone().lock_owned().await;
        let table = live.now();
        table.seat_of(who).ok_or(Refusal::NotSeated)?;
        if table.stage() != Stage::Over {
            return Err(Refusal::NotOver);
        }
        if let Some(existing) = table.rematch() {
            return Ok(existing.clone());
        }
        let founding = self.again(&table, who);
        let promised = founding.deal == Deal::Shared(table.founding().next);
        let by = if promised {
            Maker::Player
        } else {
            tracing::warn!(table = %id, "what was promised for the rematch was promised before the house was brought back from a backup, so the house promises anew");
            Maker::Founder
        };
        let share = |seat| {
            let own = share.filter(|_| table.seat_of(who) == Some(seat));
            let share = table.next_share(seat).or(own)?;
            Some(Share { by, share })
        };
        let seats = self.same_seats(&table, who, share).await?;
        let (next, mut changes) = founded(founding, seats)?;
        let (after, more) = amended(
            &table,
            vec![What::Rematched {
                table: next.id().clone(),
            }],
            None,
        )?;
        changes.extend(more);
        let id = next.id().clone();
        self.commit(&live, gate, after, changes, Some(next)).await?;
        Ok(id)
    }

    /// The founding of a rematch.
    fn again(&self, table: &Table, who: &PlayerId) -> Founding {
        let (before, id) = (table.founding(), TableId::fresh());
        let is_ours = before.next == self.dealer().promise_after(table.id());
        let promise = if is_ours {
            before.next
        } else {
            fresh_promise()
        };
        Founding {
            deal: Deal::Shared(promise),
            next: self.dealer().promise_after(&id),
            id,
            host: who.clone(),
            made: now(),
            rematch_of: Some(table.id().clone()),
            options: table.options().clone(),
            ..before.clone()
        }
    }

    /// Everybody in the seat that he had, by the name that he has now and with this share; whoever asks is there.
    async fn same_seats(
        &self,
        table: &Table,
        who: &PlayerId,
        share: impl Fn(Seat) -> Option<Share>,
    ) -> Result<Vec<What>, Refusal> {
        let mut happened = Vec::new();
        for (seat, chair) in table.seats() {
            match chair.clone() {
                Chair::Open => {}
                Chair::Bot { bot } => happened.push(What::Bot { seat, bot }),
                Chair::Person { player, away, .. } => {
                    let left = away && player != *who;
                    let Some(known) = self.store().player(&player).await? else {
                        // Whoever is forgotten does not come again.
                        happened.push(put_bot(seat, Level::Steady));
                        continue;
                    };
                    let name = known.name;
                    happened.push(What::Sat {
                        seat,
                        player,
                        name,
                        share: share(seat),
                    });
                    happened.extend(left.then_some(What::Left { seat }));
                }
            }
        }
        Ok(happened)
    }

    /// Changes a table by whatever is found to happen at it.
    async fn change(
        &self,
        id: &TableId,
        find: impl FnOnce(&Table) -> Result<Vec<What>, Refusal>,
    ) -> Result<Arc<Table>, Refusal> {
        let live = self.live(id).await?;
        let gate = live.gate.clone().lock_owned().await;
        let table = live.now();
        let happened = find(&table)?;
        if happened.is_empty() {
            return Ok(table);
        }
        self.check_length(&table, &happened)?;
        let (after, changes) = amended(&table, happened, None)?;
        self.commit(&live, gate, after, changes, None).await
    }

    /// Whether this can still happen at a table where very much has happened.
    fn check_length(&self, table: &Table, happened: &[What]) -> Result<(), Refusal> {
        if table.number() >= self.most_entries() && happened.iter().any(can_go_on_for_ever) {
            return Err(Refusal::LongTable);
        }
        Ok(())
    }

    /// Commits, then tells, in a task of its own: whoever asked may hang up, but what is on its way to the disk is told
    /// all the same. A table that is made along with it is in use before anybody hears of it.
    async fn commit(
        &self,
        live: &Arc<Live>,
        gate: OwnedMutexGuard<()>,
        after: Table,
        changes: Vec<Change>,
        along: Option<Table>,
    ) -> Result<Arc<Table>, Refusal> {
        let (house, live) = (self.clone(), live.clone());
        let task = tokio::spawn(async move {
            if let Err(error) = house.store().write(changes).await {
                // Nobody knows what is on disk now: whoever asks next finds out.
                house.forget(&live);
                return Err(error.into());
            }
            if let Some(next) = along {
                house.keep(next).await;
            }
            let after = Arc::new(after);
            live.table.send_replace(after.clone());
            drop(gate);
            house.see_to_bots(&live);
            Ok(after)
        });
        task.await
            .unwrap_or_else(|_| Err(StoreError::Closing.into()))
    }
}

/// A share that somebody sent who had been shown the commitment.
fn sent(share: Bits) -> Share {
    Share {
        by: Maker::Player,
        share,
    }
}

fn picked(seat: Seat, side: Option<&str>) -> What {
    What::Picked {
        seat,
        side: side.map(str::to_owned),
    }
}

fn put_bot(seat: Seat, bot: Level) -> What {
    What::Bot { seat, bot }
}

/// What happens when the person of a seat leaves: before the game the seat is open again, and the table is closed if nobody else is
/// there; in the game a bot takes over.
fn leaving(table: &Table, seat: Seat, who: &PlayerId) -> Vec<What> {
    match (table.stage(), table.chair(seat)) {
        (Stage::Waiting, _) => {
            let others = |chair: &Chair| chair.person().is_some_and(|person| person != who);
            let close = !table.chairs().iter().any(others);
            let closed = close.then_some(What::Closed);
            [What::Rose { seat }].into_iter().chain(closed).collect()
        }
        (Stage::Playing, Some(Chair::Person { away: false, .. })) => vec![What::Left { seat }],
        _ => Vec::new(),
    }
}

/// What happens when somebody is forgotten, whether they sit at the table or not.
fn parting(table: &Table, who: &PlayerId) -> Vec<What> {
    let left = table.seat_of(who).map(|seat| leaving(table, seat, who));
    let forgotten = What::Forgotten {
        player: who.clone(),
    };
    [forgotten]
        .into_iter()
        .chain(left.into_iter().flatten())
        .collect()
}

/// A new table with what happened at once, and what is to be written of it.
fn founded(founding: Founding, happened: Vec<What>) -> Result<(Table, Vec<Change>), Refusal> {
    let (founded, head) = Change::founded(&founding);
    let host = trace(&founding.id, &founding.host);
    let table = Table::new(founding)?.with_head(head);
    let (table, mut changes) = amended(&table, happened, None)?;
    changes.splice(0..0, [founded, host]);
    Ok((table, changes))
}

/// The table after all that happened, and what is to be written of it. When the last seat is taken the game begins.
fn amended(
    table: &Table,
    happened: Vec<What>,
    mut key: Option<String>,
) -> Result<(Table, Vec<Change>), Refusal> {
    let at = now();
    let mut after = table.clone();
    let mut changes = Vec::new();
    let only_moves = happened.iter().all(is_move);
    let mut happened = std::collections::VecDeque::from(happened);
    while let Some(what) = happened.pop_front() {
        let entry = Entry {
            number: after.number() + 1,
            at,
            what,
        };
        after = after.after(&entry)?;
        changes.extend(seat_changes(table, &entry.what));
        changes.extend(trace_of(table.id(), &entry.what));
        let takes_back = matches!(entry.what, What::Undid { .. });
        changes.extend(takes_back.then(|| Change::no_thoughts(&after)));
        let (written, head) = Change::entry(&after, &entry, key.take());
        after = after.with_head(head);
        changes.push(written);
        let full = after.stage() == Stage::Waiting && !after.chairs().contains(&Chair::Open);
        if happened.is_empty() && full {
            happened.push_back(What::Began);
        }
        if after.number().is_multiple_of(SNAPSHOT) {
            changes.push(Change::snapshot(&after));
        }
    }
    if after.stage() == Stage::Over && table.stage() != Stage::Over {
        changes.push(Change::snapshot(&after));
    }
    let same_hour = hour(after.at()) == hour(table.at());
    let stands_the_same = only_moves && same_hour && after.stage() == table.stage();
    changes.push(if stands_the_same {
        Change::turn(&after)
    } else {
        Change::standing(&after)
    });
    Ok((after, changes))
}

/// Whether it can happen at a table again and again. Decisions bring a game to its end; everything else that is not here each seat, or
/// each person, does once, unless something that is here comes in between.
fn can_go_on_for_ever(what: &What) -> bool {
    match what {
        What::Sat { .. }
        | What::Bot { .. }
        | What::Picked { .. }
        | What::Undid { .. }
        | What::Returned { .. }
        | What::Named { .. }
        | What::Said { .. } => true,
        What::Rose { .. }
        | What::Began
        | What::Moved { .. }
        | What::Left { .. }
        | What::Forgotten { .. }
        | What::Added { .. }
        | What::Rematched { .. }
        | What::Closed => false,
    }
}

/// Whether it changes only whose turn it is, if anything, in how the table stands.
fn is_move(what: &What) -> bool {
    matches!(
        what,
        What::Moved { .. } | What::Undid { .. } | What::Said { .. } | What::Added { .. }
    )
}

/// What changes in the list of who sits where.
fn seat_changes(table: &Table, what: &What) -> Option<Change> {
    match what {
        What::Sat { seat, player, .. } => Some(Change::Seat {
            table: table.id().clone(),
            player: player.clone(),
            seat: (*seat).into(),
        }),
        What::Rose { seat } => {
            let player = table.chair(*seat)?.person()?;
            Some(Change::NoSeat {
                table: table.id().clone(),
                player: player.clone(),
            })
        }
        _ => None,
    }
}

/// That somebody did something at a table which stays.
fn trace(table: &TableId, player: &PlayerId) -> Change {
    Change::Identity(Deed::Trace {
        player: player.clone(),
        table: table.clone(),
    })
}

/// Who has left a trace by this.
fn trace_of(table: &TableId, what: &What) -> Option<Change> {
    match what {
        What::Sat { player, .. } | What::Said { player, .. } => Some(trace(table, player)),
        _ => None,
    }
}

fn check_seats(seats: &[SeatOrder], players: u8) -> Result<(), Refusal> {
    if seats.len() > usize::from(players) {
        return Err(Refusal::Seats(format!(
            "{} seats are given, but this game has {players}",
            seats.len()
        )));
    }
    let mine = seats.iter().filter(|seat| **seat == SeatOrder::Me);
    if mine.count() > 1 {
        return Err(Refusal::Seats("you can sit in one seat only".to_owned()));
    }
    Ok(())
}

fn check_key(key: &str) -> Result<(), Refusal> {
    let allowed = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if (1..=64).contains(&key.len()) && key.chars().all(allowed) {
        Ok(())
    } else {
        Err(Refusal::Key)
    }
}

/// Whether the seat may take a decision now; whether it is legal shows when it is taken.
fn check_move(table: &Table, mover: Mover<'_>, seat: Seat, ask: &Ask) -> Result<(), Refusal> {
    match table.stage() {
        Stage::Waiting => return Err(Refusal::NotBegun),
        Stage::Closed => return Err(Refusal::Closed),
        Stage::Playing | Stage::Over => {}
    }
    let away = table.chair(seat).and_then(Chair::bot).is_some();
    if away && matches!(mover, Mover::Person(_)) {
        return Err(Refusal::Away);
    }
    if matches!(mover, Mover::Bot(..)) && table.bot_asked(seat).is_none() {
        return Err(Refusal::NotSeated);
    }
    if !table.is_current(seat, ask.number) {
        return Err(Refusal::Stale);
    }
    Ok(())
}

fn must_wait(table: &Table) -> Result<(), Refusal> {
    match table.stage() {
        Stage::Waiting => Ok(()),
        Stage::Closed => Err(Refusal::Closed),
        Stage::Playing | Stage::Over => Err(Refusal::Begun),
    }
}

fn may_arrange(table: &Table, who: &PlayerId) -> Result<(), Refusal> {
    let host = &table.founding().host;
    let host_is_gone = table.seat_of(host).is_none();
    if who == host || (host_is_gone && table.seat_of(who).is_some()) {
        Ok(())
    } else {
        Err(Refusal::NotHost)
    }
}

/// What happens when a seat takes this turn.
fn happens(turn: &Turn<'_>, seat: Seat) -> Vec<What> {
    let undone = std::iter::repeat_with(|| What::Undid { seat }).take(turn.back());
    let taken = turn.actions().iter().map(|action| What::Moved {
        seat,
        action: (*action).to_owned(),
    });
    undone.chain(taken).collect()
}
