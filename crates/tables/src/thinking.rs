//! Where bots think: so many threads, shared by all tables.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Cancel, Estimate, Mind, Resources};
use game::{Chance, Seed};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::opinion::{Opinion, Question};
use crate::play::Play;

/// Nobody thinks longer than people like to wait. When more want to think than can at once, each has less.
const PATIENCE: Duration = Duration::from_secs(1);

/// However many want to think, each has so much time.
const LEAST: Duration = Duration::from_millis(10);

/// When so many think or wait for it, nobody is advised.
const CROWDED: usize = 64;

/// Minds that have thought, to be used again: a mind has much memory.
#[derive(Default)]
pub struct Minds(Mutex<HashMap<TypeId, Vec<Box<dyn Any + Send>>>>);

impl Minds {
    /// Thinks with a mind that nobody else uses meanwhile.
    pub(crate) fn with<G: Estimate, T>(&self, think: impl FnOnce(&mut Mind<G>) -> T) -> T {
        let key = TypeId::of::<G>();
        let kept = self.lock().get_mut(&key).and_then(Vec::pop);
        let kept = kept.and_then(|mind| mind.downcast::<Mind<G>>().ok());
        let mut mind = kept.unwrap_or_default();
        let thought = think(&mut mind);
        self.lock().entry(key).or_default().push(mind);
        thought
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TypeId, Vec<Box<dyn Any + Send>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The threads on which bots think.
pub(crate) struct Thinkers {
    pool: rayon::ThreadPool,
    /// One for each thread: who thinks holds one, and more if nobody else wants them.
    free: Arc<Semaphore>,
    threads: usize,
    /// How many think or wait for it.
    busy: Arc<AtomicUsize>,
    minds: Arc<Minds>,
}

impl Thinkers {
    /// So many threads, at least one.
    pub(crate) fn new(threads: usize) -> Result<Self, rayon::ThreadPoolBuildError> {
        let threads = threads.max(1);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(|number| format!("thinker-{number}"))
            // Whoever waits for it hears that there is no answer; the others think on.
            .panic_handler(|_| tracing::error!("a bot has lost its mind"))
            .build()?;
        Ok(Self {
            pool,
            free: Arc::new(Semaphore::new(threads)),
            threads,
            busy: Arc::default(),
            minds: Arc::default(),
        })
    }

    /// Whether so many think or wait for it that nobody should ask for more.
    pub(crate) fn are_crowded(&self) -> bool {
        self.busy.load(Ordering::Relaxed) >= CROWDED
    }

    /// What a bot thinks; none if the seat could not act there. Whoever drops the future stops the search at once.
    pub(crate) async fn think(&self, game: Arc<dyn Play>, question: Question) -> Option<Opinion> {
        let busy = Busy::new(&self.busy);
        let own = self.free.clone().acquire_owned().await.ok()?;
        let seats = self.and_more(own);
        let stop = Stop(Cancel::new());
        let resources = Resources {
            threads: seats.num_permits(),
            cancel: stop.0.clone(),
            deadline: Some(Instant::now() + self.patience()),
        };
        let minds = self.minds.clone();
        let (answer, opinion) = oneshot::channel();
        self.pool.spawn(move || {
            let seed = Seed(getrandom::u64().unwrap_or_default());
            let opinion = game.think(question, &mut Chance::new(seed), &minds, &resources);
            // In this order: who hears the answer finds the thread free. He may also have gone away.
            drop((seats, busy));
            let _ = answer.send(opinion);
        });
        let opinion = opinion.await.ok().flatten();
        drop(stop);
        opinion
    }

    /// Besides its own thread, those that nobody wants.
    fn and_more(&self, mut own: OwnedSemaphorePermit) -> OwnedSemaphorePermit {
        while self.busy.load(Ordering::Relaxed) <= 1
            && let Ok(more) = self.free.clone().try_acquire_owned()
        {
            own.merge(more);
        }
        own
    }

    /// How long one may think: the time of all threads is shared by all who want to.
    fn patience(&self) -> Duration {
        let wanting = self.busy.load(Ordering::Relaxed).max(self.threads);
        let share = PATIENCE * u32::try_from(self.threads).unwrap_or(1)
            / u32::try_from(wanting).unwrap_or(u32::MAX);
        share.max(LEAST)
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
struct Busy(Arc<AtomicUsize>);

impl Busy {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count.clone())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
