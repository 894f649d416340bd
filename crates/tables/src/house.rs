//! The house: the tables that are in use now, and the people in it.

mod sweeper;

use std::collections::{HashMap, HashSet};
use std::fs::{File, TryLockError};
use std::hash::{BuildHasher as _, RandomState};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use quick_cache::sync::Cache;
use tokio::sync::{OnceCell, watch};

use crate::advice::Adviser;
use crate::cache;
use crate::counters::Counters;
use crate::deal::Dealer;
use crate::pace::Pace;
use crate::private;
use crate::sessions::Session;
use crate::store::{Change, DAY, Kept, Store, hour};
use crate::thinking::Thinkers;
use crate::{Player, PlayerId, Refusal, Standing, StoreError, Table, TableId};
pub use sweeper::Swept;

/// The name of the database in its folder.
pub(crate) const DATABASE: &str = "patolli.sqlite";

/// A table that nobody looks at is put away after so long; it is read again when somebody asks.
const IDLE: Duration = Duration::from_mins(10);

/// Of too many tables one in so many is put away besides those that are too many.
const FEW: usize = 16;

/// Whether the house is well is found out anew after so long.
const HEALTH_LASTS: Duration = Duration::from_secs(2);

/// After a commit that failed the house is not well for so many seconds, unless another succeeds.
const TROUBLE_LASTS: i64 = 10;

/// A house that cannot write anything in this time is not well.
const HEALTH_PATIENCE: Duration = Duration::from_secs(5);

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
    /// How many tables stay in memory: beyond that those that were asked for least recently are put away at once, unless somebody
    /// watches, thinks or does something there. They are read again when somebody asks.
    pub most_tables: usize,
    /// How many entries a table has at most, besides those that carry its game to its end. No game that people play comes near it.
    pub most_entries: u64,
    /// Who gives hints and analyses.
    pub adviser: Adviser,
}

impl Config {
    /// A house in this folder, with bots for people.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            folder: folder.into(),
            pause: Duration::from_millis(450),
            thinkers: cores,
            most_tables: Self::MOST_TABLES,
            most_entries: Self::MOST_ENTRIES,
            adviser: Adviser::default(),
        }
    }

    /// A table takes 100 to 300 KiB.
    pub const MOST_TABLES: usize = 5_000;

    /// The longest game that is possible takes 10,000 decisions.
    const MOST_ENTRIES: u64 = 20_000;
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
    /// There was a house in the folder, and its database is gone.
    #[error(
        "the folder {} held a house, but its database patolli.sqlite is missing, empty or without its tables; put back the whole folder or a backup, or move all files there that begin with `patolli` elsewhere to begin a new house",
        folder.display()
    )]
    Gone {
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

/// By this name the key that signs personal links is kept.
pub(crate) const LINK_KEY: &str = "links";

/// By this name the key is kept from which the house's part of every deal follows.
pub(crate) const DEAL_KEY: &str = "deals";

/// How often browsers that were not used for too long are logged out.
const EXPIRY: Duration = Duration::from_hours(6);

impl OpenError {
    pub(crate) fn of(file: &Path, source: StoreError) -> Self {
        match source {
            StoreError::Gone => Self::Gone {
                folder: file.parent().unwrap_or(file).to_owned(),
            },
            source => Self::Store {
                file: file.to_owned(),
                source,
            },
        }
    }
}

static KEY_DIGEST: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// By this a key is known while the process lives.
pub(crate) fn key_digest(key: &str) -> u64 {
    KEY_DIGEST.hash_one(key)
}

static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

/// How much time has passed in this process, in nanoseconds.
fn moment() -> u64 {
    u64::try_from(BEGINNING.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

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
    /// The [`moment`] when somebody asked for it last.
    touched: AtomicU64,
    /// When it was noted last that somebody looked at it, or something happened there before it was read.
    looked: AtomicI64,
}

impl Live {
    /// A table at which the keys with these digests were used.
    fn new(table: Table, keys: HashSet<u64>) -> Self {
        Self {
            looked: AtomicI64::new(table.at()),
            gate: Arc::default(),
            table: watch::Sender::new(Arc::new(table)),
            keys: Mutex::new(keys),
            driven: AtomicU32::new(0),
            touched: AtomicU64::new(moment()),
        }
    }

    pub(crate) fn now(&self) -> Arc<Table> {
        self.table.borrow().clone()
    }

    /// Notes that a key is used.
    pub(crate) fn use_key(&self, key: &str) {
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys.insert(key_digest(key));
    }

    /// Whether a key may have been used; no for certain if it was not.
    pub(crate) fn has_key(&self, key: &str) -> bool {
        let keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys.contains(&key_digest(key))
    }

    /// Whether nobody watches and no bot thinks there.
    fn is_quiet(&self) -> bool {
        self.table.receiver_count() == 0 && self.driven.load(Ordering::Acquire) == 0
    }
}

type Slot = Arc<OnceCell<Arc<Live>>>;

/// Since when nobody has asked for a table that can be put away; none if somebody watches, thinks or is about to do something there.
fn spare_since(slot: &Slot) -> Option<u64> {
    // Whoever holds the table or its slot is about to use it.
    if Arc::strong_count(slot) > 1 {
        return None;
    }
    let Some(live) = slot.get() else {
        // Its last two visitors have left at the same moment.
        return Some(0);
    };
    let spare = live.is_quiet() && Arc::strong_count(live) == 1;
    spare.then(|| live.touched.load(Ordering::Relaxed))
}

/// Somebody who has asked for a table. A place that nothing was put into goes with the last visitor, also with one who gives up
/// while the table is read.
struct Visit<'a> {
    house: &'a House,
    id: TableId,
    slot: Slot,
}

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        let mut tables = self.house.tables();
        let present = tables.get(&self.id);
        let ours = present.is_some_and(|present| Arc::ptr_eq(present, &self.slot));
        // The map and this visit hold the slot; whoever else does is reading the table.
        if ours && self.slot.get().is_none() && Arc::strong_count(&self.slot) <= 2 {
            tables.remove(&self.id);
        }
    }
}

struct Inner {
    store: Store,
    live: Mutex<HashMap<TableId, Slot>>,
    most_tables: usize,
    /// With more tables in memory than so many it is time to put some away.
    crowd: AtomicUsize,
    most_entries: u64,
    thinkers: Thinkers,
    pace: Pace,
    pause: Duration,
    adviser: Adviser,
    /// The key that signs personal links.
    secret: RwLock<Vec<u8>>,
    sessions: Cache<String, Session>,
    dealer: Dealer,
    people: Cache<PlayerId, Player>,
    tokens: Cache<String, PlayerId>,
    closing: watch::Sender<bool>,
    folder: PathBuf,
    /// When it was found out last whether the house is well, and whether it was.
    health: tokio::sync::Mutex<Option<(Instant, bool)>>,
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
        let file = config.folder.join(DATABASE);
        let refused = |source| OpenError::of(&file, source);
        let store = Store::open(&file).await.map_err(refused)?;
        let secret = store.secret(LINK_KEY).await.map_err(refused)?;
        let deals = store.secret(DEAL_KEY).await.map_err(refused)?;
        store.retire_earlier_rules().await.map_err(refused)?;
        let house = Self(Arc::new(Inner {
            store,
            live: Mutex::default(),
            most_tables: config.most_tables,
            crowd: AtomicUsize::new(config.most_tables),
            most_entries: config.most_entries,
            thinkers,
            pace: Pace::default(),
            pause: config.pause,
            adviser: config.adviser,
            secret: RwLock::new(secret),
            sessions: Cache::new(cache::MOST),
            dealer: Dealer::new(&deals),
            people: Cache::new(cache::MOST),
            tokens: Cache::new(cache::MOST),
            closing: watch::Sender::new(false),
            folder: config.folder,
            health: tokio::sync::Mutex::default(),
            lock,
        }));
        private::files(&house.0.folder).map_err(|source| OpenError::Folder {
            folder: house.0.folder.clone(),
            source,
        })?;
        tokio::spawn(house.clone().put_idle_tables_away());
        tokio::spawn(house.clone().forget_what_is_due());
        tokio::spawn(house.clone().take_up_tables());
        tokio::spawn(house.clone().keep_swept());
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

    /// Whether the house has begun to close.
    pub fn is_closing(&self) -> bool {
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

    pub(crate) fn adviser(&self) -> Adviser {
        self.0.adviser
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn pace(&self) -> &Pace {
        &self.0.pace
    }

    /// How many entries a table has at most, besides those that carry its game to its end.
    pub(crate) fn most_entries(&self) -> u64 {
        self.0.most_entries
    }

    /// The folder of the database.
    pub fn folder(&self) -> &Path {
        &self.0.folder
    }

    /// What the house has counted since it was opened.
    pub fn counters(&self) -> &Counters {
        self.store().counters()
    }

    /// How many jobs wait to be written or are being written now.
    pub fn waiting_to_be_written(&self) -> usize {
        self.store().under_way()
    }

    /// How many tables are in memory.
    pub fn tables_in_use(&self) -> usize {
        self.tables().len()
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

    /// Who was here lately, by the digests of their sessions.
    pub(crate) fn sessions(&self) -> &Cache<String, Session> {
        &self.0.sessions
    }

    pub(crate) fn dealer(&self) -> &Dealer {
        &self.0.dealer
    }

    /// The key that signs personal links.
    pub fn secret(&self) -> Vec<u8> {
        let secret = self.0.secret.read();
        secret.unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn replace_secret(&self, fresh: Vec<u8>) {
        let secret = self.0.secret.write();
        *secret.unwrap_or_else(PoisonError::into_inner) = fresh;
    }

    /// Whether the database can be read and written to. It is tried, but at most every few seconds.
    pub async fn is_well(&self) -> bool {
        let mut health = self.0.health.lock().await;
        let lately = health.filter(|(when, _)| when.elapsed() < HEALTH_LASTS);
        if let Some((_, well)) = lately {
            return well;
        }
        let tried = tokio::time::timeout(HEALTH_PATIENCE, self.store().ping(now())).await;
        let trouble = self.store().trouble_since();
        let well = match tried {
            Ok(Ok(())) => trouble.is_none_or(|since| now() - since > TROUBLE_LASTS),
            Ok(Err(error)) => {
                tracing::error!(
                    error = &error as &dyn std::error::Error,
                    "the house is not well"
                );
                false
            }
            Err(_) => {
                tracing::error!("the house is not well: the database takes too long");
                false
            }
        };
        *health = Some((Instant::now(), well));
        well
    }

    /// The place of a table, with nothing in it if the table is not in use.
    fn visit(&self, id: &TableId) -> Visit<'_> {
        let mut tables = self.tables();
        let slot = tables.entry(id.clone()).or_default().clone();
        let gone = self.make_room(&mut tables);
        drop(tables);
        // They are many, and others need the list meanwhile.
        drop(gone);
        Visit {
            house: self,
            id: id.clone(),
            slot,
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts this table away; whoever asks next reads it from disk. If another one has taken its place, that one stays.
    pub(crate) fn forget(&self, live: &Arc<Live>) {
        let id = live.now().id().clone();
        let mut tables = self.tables();
        let slot = tables.get(&id).and_then(|slot| slot.get());
        if slot.is_some_and(|present| Arc::ptr_eq(present, live)) {
            tables.remove(&id);
        }
    }

    /// Takes a new table that is on disk into use. If somebody has read it meanwhile, that one stays: no table is in use twice.
    pub(crate) async fn keep(&self, table: Table) -> Arc<Live> {
        let visit = self.visit(table.id());
        let new = async { Arc::new(Live::new(table, HashSet::new())) };
        let live = visit.slot.get_or_init(|| new).await.clone();
        self.see_to_bots(&live);
        live
    }

    /// The table in use; read from disk if it was not.
    pub(crate) async fn live(&self, id: &TableId) -> Result<Arc<Live>, Refusal> {
        let read = async {
            let read = self.store().table(id).await?.ok_or(Refusal::NoTable)?;
            let table = match read.kept {
                Kept::Relic(relic) => return Err(Refusal::EarlierRules(Box::new(relic))),
                Kept::Table(table) => table,
            };
            let live = Arc::new(Live::new(table, read.keys));
            self.see_to_bots(&live);
            Ok(live)
        };
        let visit = self.visit(id);
        let live = visit.slot.get_or_try_init(|| read).await?;
        live.touched.store(moment(), Ordering::Relaxed);
        Ok(live.clone())
    }

    async fn put_idle_tables_away(self) {
        let idle = u64::try_from(IDLE.as_nanos()).unwrap_or(u64::MAX);
        loop {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_mins(1)) => {}
                () = self.closed() => return,
            }
            let now = moment();
            let mut tables = self.tables();
            tables.retain(|_, slot| {
                spare_since(slot).is_none_or(|since| now.saturating_sub(since) <= idle)
            });
            // Those who watched may have gone.
            self.0.crowd.store(self.0.most_tables, Ordering::Relaxed);
            let gone = self.make_room(&mut tables);
            drop(tables);
            drop(gone);
        }
    }

    /// If too many tables are in memory, those are put away that were asked for least recently, as far as they can be spared.
    fn make_room(&self, tables: &mut HashMap<TableId, Slot>) -> Vec<Slot> {
        let Inner {
            most_tables: most,
            crowd,
            ..
        } = &*self.0;
        if tables.len() <= crowd.load(Ordering::Relaxed) {
            return Vec::new();
        }
        // A few more than need be: whoever comes next finds room.
        let leave = most - most / FEW;
        let spare = tables
            .iter()
            .filter_map(|(id, slot)| Some((spare_since(slot)?, id.clone())));
        let mut spare: Vec<(u64, TableId)> = spare.collect();
        let surplus = spare.len().min(tables.len() - leave);
        if surplus < spare.len() {
            spare.select_nth_unstable(surplus);
        }
        let gone = spare[..surplus]
            .iter()
            .filter_map(|(_, id)| tables.remove(id))
            .collect();
        // If those that are left cannot be spared, they are not looked through again for every table that comes.
        let left = tables.len();
        let next = if left > *most {
            left + most / FEW
        } else {
            *most
        };
        crowd.store(next, Ordering::Relaxed);
        gone
    }

    /// Goes on with what was begun to be forgotten, and logs out browsers that were not used for too long.
    async fn forget_what_is_due(self) {
        if let Err(error) = self.go_on_forgetting().await {
            tracing::warn!(%error, "somebody could not be forgotten; it is tried again when the house is opened");
        }
        loop {
            if let Err(error) = self.expire_sessions().await {
                tracing::warn!(%error, "old sessions could not be ended");
            }
            tokio::select! {
                () = tokio::time::sleep(EXPIRY) => {}
                () = self.closed() => return,
            }
        }
    }

    /// A table as it stands.
    pub async fn table(&self, id: &TableId) -> Result<Arc<Table>, Refusal> {
        Ok(self.looked_at(id).await?.now())
    }

    /// The table in use. That somebody looks at it is noted, once a day, if it would be deleted otherwise.
    async fn looked_at(&self, id: &TableId) -> Result<Arc<Live>, Refusal> {
        let live = self.live(id).await?;
        let at = now();
        let lately = at - live.looked.load(Ordering::Relaxed) <= DAY;
        if !lately && sweeper::may_take(&live.now()) {
            live.looked.store(at, Ordering::Relaxed);
            self.store().write_unwatched(Change::Looked {
                table: id.clone(),
                hour: hour(at),
            });
        }
        Ok(live)
    }

    /// A table and every change of it. Changes that follow fast upon each other may be seen as one.
    pub async fn watch(&self, id: &TableId) -> Result<watch::Receiver<Arc<Table>>, Refusal> {
        Ok(self.looked_at(id).await?.table.subscribe())
    }

    /// Moves come before pictures: in a busy house, to be waited for before painting what has changed; else no wait at all.
    /// Who waited paints several moves at once, and the time that this saves goes to moves.
    pub async fn spare_moment(&self) {
        if self.store().under_way() >= BUSY {
            tokio::time::sleep(WHILE_BUSY).await;
        }
    }

    /// A table as it stands; none if it was put away.
    pub(crate) fn table_in_use(&self, id: &TableId) -> Option<Arc<Table>> {
        let tables = self.tables();
        Some(tables.get(id)?.get()?.now())
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
pub(crate) fn lock_folder(folder: &Path) -> Result<File, OpenError> {
    let unusable = |source| OpenError::Folder {
        folder: folder.to_owned(),
        source,
    };
    private::folder(folder).map_err(unusable)?;
    let file = private::open(&folder.join("patolli.lock")).map_err(unusable)?;
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

#[cfg(test)]
mod tests;
