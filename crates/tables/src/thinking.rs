//! Where bots think: so many threads, shared by all tables, and one more for whoever asks for advice.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Cancel, Resources};
use game::{Chance, Seed};
use rayon::ThreadPoolBuildError;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::Refusal;
use crate::minds::Minds;
use crate::opinion::{Opinion, Question};
use crate::play::Play;

/// Nobody thinks longer than people like to wait. When more want to think than can at once, each has less.
const PATIENCE: Duration = Duration::from_secs(1);

/// However many want to think, each has so much time.
const LEAST: Duration = Duration::from_millis(10);

/// So many are advised at once. Anybody may ask, known or not, so it takes little from the bots at the tables, however
/// much is asked.
const ADVISERS: usize = 1;

/// So many at most are advised or wait for it: people at tables, and apart from them those who look at finished games, so that
/// these never take the places of those.
const MOST_ADVISED: usize = 8;

/// Who asks for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Advised {
    /// Somebody who plays, and is to move.
    AtTable,
    /// Anybody who looks at a game that is over: they wait until nobody at a table does.
    Elsewhere,
}

/// Those who think: bots at the tables, and apart from them the advisers.
pub(crate) struct Thinkers {
    bots: Room,
    advisers: Room,
    queue: Queue,
    minds: Arc<Minds>,
}

/// How many are advised or wait for it, by who they are.
#[derive(Default)]
struct Queue {
    at_table: Arc<AtomicUsize>,
    elsewhere: Arc<AtomicUsize>,
    /// People at tables for whom no thread is free yet.
    waiting: Arc<AtomicUsize>,
}

/// Somebody who is counted for as long as this is held.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    /// One more, unless so many are counted.
    fn unless(many: usize, counter: &Arc<AtomicUsize>) -> Option<Self> {
        let one_more = |number: usize| (number < many).then_some(number + 1);
        let (set, fetch) = (Ordering::Relaxed, Ordering::Relaxed);
        counter.fetch_update(set, fetch, one_more).ok()?;
        Some(Self(counter.clone()))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Thinkers {
    /// So many threads for bots, at least one.
    pub(crate) fn new(threads: usize) -> Result<Self, ThreadPoolBuildError> {
        let threads = threads.max(1);
        Ok(Self {
            bots: Room::new("thinker", threads)?,
            advisers: Room::new("adviser", ADVISERS)?,
            queue: Queue::default(),
            minds: Arc::new(Minds::keeping(threads + ADVISERS)),
        })
    }

    /// How many think or wait for it: bots, and those who are advised.
    pub(crate) fn busy(&self) -> usize {
        self.bots.wanting() + self.advisers.wanting()
    }

    /// What a bot at a table thinks, where so many bots are asked at once, this one among them; none if the seat could not
    /// act there or the bot has lost its mind. Whoever drops the future stops the search at once.
    pub(crate) async fn think(
        &self,
        game: Arc<Play>,
        question: Question,
        together: usize,
    ) -> Option<Opinion> {
        let place = self.place_for(question.bot, together).await?;
        let patience = self.bots.patience(together);
        let minds = self.minds.clone();
        let thought = move |resources: &Resources| {
            game.think(question, &mut fresh_chance(), &minds, resources)
        };
        self.bots.work(place, patience, thought).await
    }

    /// Threads for a bot, as soon as one is free: all that nobody wants, if it plays better on more and no other is asked
    /// along with it.
    async fn place_for(&self, bot: Bot, together: usize) -> Option<Place> {
        let mut place = self.bots.enter()?.place().await?;
        if gains_by_threads(bot) && together <= 1 {
            self.bots.widen(&mut place);
        }
        Some(place)
    }

    /// What an adviser thinks with this chance, and for so long if it is said, as [`think`](Self::think) has it; refused while too
    /// many ask.
    pub(crate) async fn advise(
        &self,
        game: Arc<Play>,
        question: Question,
        whom: Advised,
        (mut chance, patience): (Chance, Option<Duration>),
    ) -> Result<Option<Opinion>, Refusal> {
        let counter = match whom {
            Advised::AtTable => &self.queue.at_table,
            Advised::Elsewhere => &self.queue.elsewhere,
        };
        let _counted = Counted::unless(MOST_ADVISED, counter).ok_or(Refusal::Busy)?;
        let place = self.place_to_advise(whom).await.ok_or(Refusal::Busy)?;
        let patience = patience.unwrap_or_else(|| self.advisers.patience(1));
        let minds = self.minds.clone();
        let thought =
            move |resources: &Resources| game.think(question, &mut chance, &minds, resources);
        Ok(self.advisers.work(place, patience, thought).await)
    }

    /// A thread for advice. Whoever is not at a table and comes to it while somebody at a table waits lets them go first.
    async fn place_to_advise(&self, whom: Advised) -> Option<Place> {
        if whom == Advised::AtTable {
            let _waiting = Counted::unless(usize::MAX, &self.queue.waiting)?;
            return self.advisers.enter()?.place().await;
        }
        loop {
            let place = self.advisers.enter()?.place().await?;
            if self.queue.waiting.load(Ordering::Relaxed) == 0 {
                return Some(place);
            }
            // The thread goes to who waits longest; whoever comes again waits behind all of them.
            drop(place);
            tokio::task::yield_now().await;
        }
    }
}

#[cfg(test)]
impl Thinkers {
    /// From now on no bot at a table can think.
    pub(crate) fn close(&self) {
        self.bots.free.close();
    }

    /// All threads for bots at tables, as if others thought on them for ever.
    pub(crate) fn occupy(&self) -> OwnedSemaphorePermit {
        let all = u32::try_from(self.bots.threads).expect("few threads");
        let free = self.bots.free.clone();
        free.try_acquire_many_owned(all).expect("all are free")
    }
}

/// Chance that nobody can foresee.
pub(crate) fn fresh_chance() -> Chance {
    Chance::new(Seed::Short(getrandom::u64().unwrap_or_default()))
}

/// Whether a bot plays better on more threads. Iterations are shared out among trees that know nothing of each other: so
/// many in one tree find more than in several.
fn gains_by_threads(bot: Bot) -> bool {
    matches!(bot, Bot::Search(Budget::Time(_)))
}

/// Threads on which so many think at once, while others wait for it.
struct Room {
    pool: rayon::ThreadPool,
    threads: usize,
    /// One for each thread: who thinks holds one, and more if nobody else wants them.
    free: Arc<Semaphore>,
    /// How many think or wait for it.
    wanting: Arc<AtomicUsize>,
}

impl Room {
    fn new(name: &'static str, threads: usize) -> Result<Self, ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(move |number| format!("{name}-{number}"))
            // Whoever waits for it hears that there is no answer; the others think on.
            .panic_handler(|_| tracing::error!("a bot has lost its mind"))
            .build()?;
        Ok(Self {
            pool,
            threads,
            free: Arc::new(Semaphore::new(threads)),
            wanting: Arc::default(),
        })
    }

    fn wanting(&self) -> usize {
        self.wanting.load(Ordering::Relaxed)
    }

    /// Comes in to think, however many are there.
    fn enter(&self) -> Option<Guest> {
        Some(Guest {
            free: self.free.clone(),
            _wanting: Counted::unless(usize::MAX, &self.wanting)?,
        })
    }

    /// Besides its own thread, those that nobody wants.
    fn widen(&self, place: &mut Place) {
        while self.wanting() <= 1
            && let Ok(more) = self.free.clone().try_acquire_owned()
        {
            place.threads.merge(more);
        }
    }

    /// How long one may think: the time of all threads is shared by all who want to, or are about to.
    fn patience(&self, about_to: usize) -> Duration {
        let wanting = self.wanting().max(about_to).max(self.threads);
        let share = PATIENCE * u32::try_from(self.threads).unwrap_or(1)
            / u32::try_from(wanting).unwrap_or(u32::MAX);
        share.max(LEAST)
    }

    /// What comes of a thought that may go on for so long; none if it failed. Whoever drops the future stops it.
    async fn work<T: Send + 'static>(
        &self,
        place: Place,
        patience: Duration,
        thought: impl FnOnce(&Resources) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let stop = Stop(Cancel::new());
        let resources = Resources {
            threads: place.threads.num_permits(),
            cancel: stop.0.clone(),
            deadline: Some(Instant::now() + patience),
        };
        let (answer, answered) = oneshot::channel();
        self.pool.spawn(move || {
            let outcome = thought(&resources);
            // In this order: who hears the answer finds the thread free. He may also have gone away.
            drop(place);
            let _ = answer.send(outcome);
        });
        let outcome = answered.await.ok().flatten();
        drop(stop);
        outcome
    }
}

/// Stops a search when nobody waits for it any more.
struct Stop(Cancel);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Somebody who thinks or waits for it, counted for as long as he does.
struct Guest {
    free: Arc<Semaphore>,
    _wanting: Counted,
}

impl Guest {
    /// A thread to think on, as soon as one is free.
    async fn place(self) -> Option<Place> {
        let threads = self.free.clone().acquire_owned().await.ok()?;
        Some(Place {
            threads,
            _guest: self,
        })
    }
}

/// Somebody who has threads to think on.
struct Place {
    threads: OwnedSemaphorePermit,
    _guest: Guest,
}

#[cfg(test)]
mod tests;
