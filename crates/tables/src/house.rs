//! The house: the tables that are in use now, and the people in it.

use std::collections::{HashMap, HashSet};
use std::fs::{File, TryLockError};
use std::hash::{BuildHasher as _, RandomState};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{OnceCell, watch};

use crate::cache::Cache;
use crate::pace::Pace;
use crate::store::{Kept, Store};
use crate::thinking::Thinkers;
use crate::{Player, PlayerId, Refusal, Standing, StoreError, Table, TableId};

/// A table that nobody looks at is put away after so many seconds; it is read again when somebody asks.
const IDLE_SECONDS: i64 = 600;

/// With so many changes on their way to the disk at once the house is busy.
const BUSY: usize = 32;

/// In a busy house whoever looks on is told what happened this often.
const WHILE_BUSY: Duration = Duration::from_secs(1);

/// Where the house keeps its things and how its bots behave.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the database; made if it is not there.
    pub folder: PathBuf,
    /// About how long a bot waits before it moves, so that people can follow; with none, it moves as soon as it can, and
    /// whoever watches the clock can tell when it had no choice.
    pub pause: Duration,
    /// On how many threads bots think, all of them together.
    pub thinkers: usize,
}

impl Config {
    /// A house in this folder, with bots for people.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            folder: folder.into(),
            pause: Duration::from_millis(450),
            thinkers: cores,
        }
    }
}

/// Why a house cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be used.
    #[error("the folder {} cannot be used", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// Another process has it open.
    #[error("another patolli is using {}; stop it or give another folder", folder.display())]
    InUse {
        /// Which.
        folder: PathBuf,
    },
    /// The bots have nowhere to think.
    #[error("no threads can be started for the bots")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The database cannot be used.
    #[error("the database {} cannot be opened", file.display())]
    Store {
        /// Which.
        file: PathBuf,
        /// Why.
        source: StoreError,
    },
}

static KEY_DIGEST: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// A table in use.
pub(crate) struct Live {
    /// One change at a time.
    pub(crate) gate: Arc<tokio::sync::Mutex<()>>,
    /// The table as it stands, and who wants to be told when it changes.
    pub(crate) table: watch::Sender<Arc<Table>>,
    /// Digests of the keys that were used.
    keys: Mutex<HashSet<u64>>,
    /// A bit for each seat whose bot somebody sees to.
    pub(crate) driven: AtomicU32,
    /// When somebody asked for it last.
    touched: AtomicI64,
}

impl Live {
    pub(crate) fn new(table: Table) -> Self {
        Self {
            gate: Arc::default(),
            table: watch::Sender::new(Arc::new(table)),
            keys: Mutex::default(),
            driven: AtomicU32::new(0),
            touched: AtomicI64::new(now()),
        }
    }

    pub(crate) fn now(&self) -> Arc<Table> {
        self.table.borrow().clone()
    }

    /// Notes that a key is used.
    pub(crate) fn use_key(&self, key: &str) {
        let digest = KEY_DIGEST.hash_one(key);
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys.insert(digest);
    }

    /// Whether a key may have been used; no for certain if it was not.
    pub(crate) fn has_key(&self, key: &str) -> bool {
        let digest = KEY_DIGEST.hash_one(key);
        let keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys.contains(&digest)
    }

    fn is_idle(&self, now: i64) -> bool {
        self.table.receiver_count() == 0
            && self.driven.load(Ordering::Acquire) == 0
            && now - self.touched.load(Ordering::Relaxed) > IDLE_SECONDS
    }
}

type Slot = Arc<OnceCell<Arc<Live>>>;

struct Inner {
    store: Store,
    live: Mutex<HashMap<TableId, Slot>>,
    thinkers: Thinkers,
    pace: Pace,
    pause: Duration,
    secret: Vec<u8>,
    people: Cache<PlayerId, Player>,
    tokens: Cache<String, PlayerId>,
    closing: watch::Sender<bool>,
    /// Held until the house is closed, so that no other process opens it meanwhile.
    lock: File,
}

/// The house. Clones are the same house.
#[derive(Clone)]
pub struct House(Arc<Inner>);

impl House {
    /// Opens the house; every table goes on where it was.
    pub async fn open(config: Config) -> Result<Self, OpenError> {
        let lock = lock_folder(&config.folder)?;
        let thinkers = Thinkers::new(config.thinkers)?;
        let file = config.folder.join("patolli.sqlite");
        let refused = |source| OpenError::Store {
            file: file.clone(),
            source,
        };
        let store = Store::open(&file).await.map_err(refused)?;
        let secret = store.secret("cookies").await.map_err(refused)?;
        store.retire_earlier_rules().await.map_err(refused)?;
        let waiting = store.waiting_for_bots().await.map_err(refused)?;
        let house = Self(Arc::new(Inner {
            store,
            live: Mutex::default(),
            thinkers,
            pace: Pace::default(),
            pause: config.pause,
            secret,
            people: Cache::default(),
            tokens: Cache::default(),
            closing: watch::Sender::new(false),
            lock,
        }));
        tokio::spawn(house.clone().put_idle_tables_away());
        for id in waiting {
            if let Err(error) = house.live(&id).await {
                tracing::error!(%id, %error, "a table cannot go on");
            }
        }
        Ok(house)
    }

    /// Stops the bots and tells those who watch that it is over; what is asked for is still done.
    pub fn begin_to_close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Closes the house: returns when all that was asked for is on disk, and nothing more is written. From then on somebody
    /// else may open the folder.
    pub async fn close(&self) {
        self.begin_to_close();
        self.store().close().await;
        if let Err(error) = self.0.lock.unlock() {
            tracing::warn!(%error, "the folder is free only when the process ends");
        }
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Resolves when the house begins to close.
    pub async fn closed(&self) {
        let mut closing = self.0.closing.subscribe();
        // The sender lives as long as the house, and we hold the house.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn pause(&self) -> Duration {
        self.0.pause
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn pace(&self) -> &Pace {
        &self.0.pace
    }

    /// How many bots think now, or wait for it, at the tables and for those who ask for advice.
    pub fn thinking(&self) -> usize {
        self.thinkers().busy()
    }

    /// People who were here lately.
    pub(crate) fn people(&self) -> &Cache<PlayerId, Player> {
        &self.0.people
    }

    /// Whose tokens were shown lately, by digest.
    pub(crate) fn token_owners(&self) -> &Cache<String, PlayerId> {
        &self.0.tokens
    }

    /// The key that signs cookies and links.
    pub fn secret(&self) -> &[u8] {
        &self.0.secret
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        self.store().ping().await.is_ok()
    }

    fn slot(&self, id: &TableId) -> Slot {
        let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.entry(id.clone()).or_default().clone()
    }

    /// Puts a table away; whoever asks next reads it from disk.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.remove(id);
    }

    /// Takes a new table into use.
    pub(crate) fn keep(&self, live: &Arc<Live>) {
        let slot = OnceCell::new_with(Some(live.clone()));
        let mut tables = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        tables.insert(live.now().id().clone(), Arc::new(slot));
    }

    /// The table in use; read from disk if it was not.
    pub(crate) async fn live(&self, id: &TableId) -> Result<Arc<Live>, Refusal> {
        let read = async {
            let table = match self.store().table(id).await? {
                None => return Err(Refusal::NoTable),
                Some(Kept::Relic(relic)) => return Err(Refusal::EarlierRules(Box::new(relic))),
                Some(Kept::Table(table)) => table,
            };
            let live = Arc::new(Live::new(table));
            for key in self.store().keys(id).await? {
                live.use_key(&key);
            }
            self.see_to_bots(&live);
            Ok(live)
        };
        let slot = self.slot(id);
        match slot.get_or_try_init(|| read).await {
            Ok(live) => {
                live.touched.store(now(), Ordering::Relaxed);
                Ok(live.clone())
            }
            Err(refusal) => {
                self.forget(id);
                Err(refusal)
            }
        }
    }

    async fn put_idle_tables_away(self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_mins(1)) => {}
                () = self.closed() => return,
            }
            let now = now();
            let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
            live.retain(|_, slot| {
                let idle = slot.get().is_some_and(|live| live.is_idle(now));
                // Whoever holds the table or its slot is about to use it.
                let held = Arc::strong_count(slot) > 1
                    || slot.get().is_some_and(|live| Arc::strong_count(live) > 1);
                !idle || held
            });
        }
    }

    /// A table as it stands.
    pub async fn table(&self, id: &TableId) -> Result<Arc<Table>, Refusal> {
        Ok(self.live(id).await?.now())
    }

    /// A table and every change of it. Changes that follow fast upon each other may be seen as one.
    pub async fn watch(&self, id: &TableId) -> Result<watch::Receiver<Arc<Table>>, Refusal> {
        Ok(self.live(id).await?.table.subscribe())
    }

    /// Moves come before pictures: in a busy house, to be waited for before painting what has changed; else no wait at all.
    /// Who waited paints several moves at once, and the time that this saves goes to moves.
    pub async fn spare_moment(&self) {
        if self.store().under_way() >= BUSY {
            tokio::time::sleep(WHILE_BUSY).await;
        }
    }

    /// Public tables that wait for players, the newest first.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<Standing>, Refusal> {
        Ok(self.store().open_tables(most).await?)
    }

    /// Public tables where people play, the latest first.
    pub async fn running_tables(&self, most: u32) -> Result<Vec<Standing>, Refusal> {
        Ok(self.store().running_tables(most).await?)
    }

    /// The tables of a person, those where it is his turn first.
    pub async fn tables_of(&self, player: &PlayerId, most: u32) -> Result<Vec<Standing>, Refusal> {
        Ok(self.store().tables_of(player, most).await?)
    }
}

/// Makes the folder if need be and takes hold of it.
fn lock_folder(folder: &Path) -> Result<File, OpenError> {
    let unusable = |source| OpenError::Folder {
        folder: folder.to_owned(),
        source,
    };
    std::fs::create_dir_all(folder).map_err(unusable)?;
    let file = File::create(folder.join("patolli.lock")).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
            folder: folder.to_owned(),
        }),
        Err(TryLockError::Error(source)) => Err(unusable(source)),
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
    })
}
