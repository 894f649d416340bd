//! Files of a house that were damaged by chance: whatever is not as it was is told, and nothing panics.

use std::fs;
use std::panic::{PanicHookInfo, set_hook, take_hook};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use game::Record;
use tables::{House, PlayerId, RecordId, Refusal, Stage, TableId, check};
use tempfile::TempDir;

use crate::kit::{Home, config};

/// How often something is damaged; more if this variable says so.
const TIMES: u64 = 150;
const MORE: &str = "PATOLLI_CORRUPTIONS";
/// What is damaged follows from this number.
const SEED: &str = "PATOLLI_SEED";

/// A number that somebody may set.
fn setting(name: &str) -> Option<u64> {
    let set = std::env::var(name).ok()?;
    Some(set.parse().expect("it is a number"))
}

/// What stood in the house before.
struct Known {
    people: Vec<PlayerId>,
    tables: Vec<(TableId, u64, Record)>,
    records: Vec<RecordId>,
    record: Record,
}

/// Copies of the folder of one house: as a process left it that was killed, and as it was closed.
struct Bases {
    killed: TempDir,
    closed: TempDir,
    known: Known,
}

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most.max(1)
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

fn copied(from: &Path) -> TempDir {
    let folder = TempDir::new().unwrap();
    copy(from, folder.path());
    folder
}

async fn bases() -> Bases {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let over = home.finished(&people[0]).await;
    let record = over.record().unwrap();
    let imported = home.import(&people[1].id, &record.to_string()).await;
    let long = home.game(&people).await;
    let long = home.play_on(long, &people, 70).await;
    home.say(long.id(), &people[0], "a long one").await.unwrap();
    // What came before is in the main file, what comes now in the log only.
    let home = home.reopened().await;
    let short = home.game(&people).await;
    let short = home.play_on(short, &people, 5).await;
    let waiting = home.waiting(&people[0], 3).await;
    let mut tables = Vec::new();
    for id in [over.id(), long.id(), short.id(), waiting.id()] {
        let table = home.table(id).await.unwrap();
        tables.push((id.clone(), table.number(), table.game().record()));
    }
    let killed = copied(home.path());
    home.close().await;
    let closed = copied(home.path());
    let known = Known {
        people: people.map(|player| player.id).to_vec(),
        tables,
        records: vec![imported.unwrap()],
        record: over.game().record(),
    };
    Bases {
        killed,
        closed,
        known,
    }
}

/// Damages one of the files of the folder; what was done to which.
fn damage(folder: &Path, dice: &mut Dice) -> String {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let file = &files[usize::try_from(dice.below(files.len() as u64)).unwrap()];
    let mut bytes = fs::read(file).unwrap();
    let length = bytes.len() as u64;
    let place = usize::try_from(dice.below(length)).unwrap();
    let done = match dice.below(8) {
        0..=3 => {
            let times = 1 + dice.below(3);
            for _ in 0..times {
                let place = usize::try_from(dice.below(length)).unwrap();
                if let Some(byte) = bytes.get_mut(place) {
                    *byte ^= 1 << dice.below(8);
                }
            }
            format!("{times} bits flipped")
        }
        4 | 5 => {
            bytes.truncate(place);
            format!("cut at {place} of {length}")
        }
        6 => {
            let end = bytes
                .len()
                .min(place + usize::try_from(dice.below(9000)).unwrap());
            bytes[place..end].fill(0);
            format!("zeroes from {place} to {end} of {length}")
        }
        _ => {
            fs::remove_file(file).unwrap();
            return format!("{} removed", file.display());
        }
    };
    fs::write(file, bytes).unwrap();
    format!("{}: {done}", file.display())
}

/// What of the things that were known is missing in the house; an error if something is there but not as it was.
async fn missing(house: &House, known: &Known) -> Result<Vec<String>, String> {
    let mut missing = Vec::new();
    for (id, number, record) in &known.tables {
        match house.table(id).await {
            Ok(table) if table.number() == *number && table.game().record() == *record => {}
            Ok(table) => return Err(format!("table {id} has {} of {number}", table.number())),
            Err(refusal) => missing.push(format!("table {id}: {}", whole(&refusal))),
        }
    }
    for id in &known.records {
        match house.imported(id).await {
            Ok(game) if game.record() == known.record => {}
            Ok(_) => return Err(format!("record {id} is another")),
            Err(refusal) => missing.push(format!("record {id}: {}", whole(&refusal))),
        }
    }
    for id in &known.people {
        match house.player(id).await {
            Ok(Some(_)) => {}
            Ok(None) => missing.push(format!("nobody is {id}")),
            Err(refusal) => missing.push(format!("{id}: {}", whole(&refusal))),
        }
        // Whatever the lists say, they answer.
        let _ = house.tables_of(id, 50).await;
    }
    let _ = house.open_tables(50).await;
    let _ = house.running_tables(50).await;
    if let Err(Refusal::NoTable) = house.thoughts(&known.tables[0].0).await {
        missing.push("thoughts".to_owned());
    }
    Ok(missing)
}

fn whole(error: &dyn std::error::Error) -> String {
    let source = error.source().map(whole).unwrap_or_default();
    format!("{error} {source}")
}

/// Damages a copy of the house and looks at what is left.
async fn trial(bases: &Bases, seed: u64) -> Result<&'static str, String> {
    let mut dice = Dice(seed | 1);
    for _ in 0..20 {
        dice.below(1);
    }
    let base = if dice.below(2) == 0 {
        &bases.killed
    } else {
        &bases.closed
    };
    let folder = copied(base.path());
    let what = damage(folder.path(), &mut dice);
    let report = check(folder.path()).await;
    let named = report.as_ref().map_or(true, |report| !report.is_sound());
    let house = match House::open(config(folder.path(), Duration::ZERO)).await {
        Ok(house) => house,
        Err(error) if named => {
            let _ = whole(&error);
            return Ok("the house did not open");
        }
        Err(error) => return Err(format!("{what}: not named, but {}", whole(&error))),
    };
    let outcome = missing(&house, &bases.known).await;
    house.close().await;
    match outcome {
        Err(another) => Err(format!("{what}: {another}")),
        Ok(missing) if missing.is_empty() && named => Ok("named, nothing missing"),
        Ok(missing) if missing.is_empty() => Ok("nothing missing"),
        Ok(_) if named => Ok("missing, and named"),
        Ok(missing) => Err(format!("{what}: not named: {missing:?}")),
    }
}

/// Counts panics for as long as it is held: those of the thread that made it, and of all that belong to no test, which the house
/// has for its database and for bots.
struct Panics {
    many: Arc<AtomicUsize>,
    before: Arc<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>,
}

impl Panics {
    fn counted() -> Self {
        let before: Arc<dyn Fn(&PanicHookInfo<'_>) + Send + Sync> = take_hook().into();
        let many = Arc::new(AtomicUsize::new(0));
        let (own, counter, next) = (thread::current().id(), many.clone(), before.clone());
        set_hook(Box::new(move |panic| {
            let thread = thread::current();
            // A test's thread has its name, the modules before it.
            let is_a_test = thread.name().is_some_and(|name| name.contains("::"));
            if thread.id() == own || !is_a_test {
                counter.fetch_add(1, Ordering::Relaxed);
            }
            next(panic);
        }));
        Self { many, before }
    }

    fn many(&self) -> usize {
        self.many.load(Ordering::Relaxed)
    }
}

impl Drop for Panics {
    fn drop(&mut self) {
        // A thread that panics cannot change what is done then; its test has failed.
        if !thread::panicking() {
            let before = self.before.clone();
            set_hook(Box::new(move |panic| before(panic)));
        }
    }
}

#[tokio::test]
async fn no_damage_makes_a_panic_or_a_loss_that_is_not_told() {
    let bases = bases().await;
    let sound = check(bases.killed.path()).await.unwrap();
    assert_eq!(sound.faults, [], "before anything is damaged");
    let first = setting(SEED).unwrap_or_else(|| getrandom::u64().unwrap());
    let times = setting(MORE).unwrap_or(TIMES);
    let mut outcomes = std::collections::BTreeMap::<_, usize>::new();
    let panics = Panics::counted();
    for time in 0..times {
        let again = || format!("{SEED}={first} {MORE}={times} damages the same, this is {time}");
        let seed = first.wrapping_add(time).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let outcome = trial(&bases, seed).await;
        let outcome = outcome.unwrap_or_else(|silent| panic!("{silent}; {}", again()));
        *outcomes.entry(outcome).or_default() += 1;
        assert_eq!(panics.many(), 0, "somebody panicked; {}", again());
    }
    println!("{outcomes:?}");
}

#[tokio::test]
async fn a_log_that_is_gone_or_cut_is_named_with_the_tables_that_it_held() {
    let bases = bases().await;
    let log = "patolli.sqlite-wal";
    let whole = fs::read(bases.killed.path().join(log)).unwrap();
    let (waiting, ..) = &bases.known.tables[3];
    for left in [whole.len() - 1, whole.len() - 4096] {
        let folder = copied(bases.killed.path());
        fs::write(folder.path().join(log), &whole[..left]).unwrap();
        for _ in 0..2 {
            let report = check(folder.path()).await.unwrap();
            let told: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
            assert!(
                told.iter().any(|line| line.contains("write-ahead log")),
                "{told:?}"
            );
            assert!(
                told.iter().any(|line| line.contains(waiting.as_str())),
                "{told:?}"
            );
            let house = House::open(config(folder.path(), Duration::ZERO))
                .await
                .unwrap();
            assert_refused!(house.table(waiting).await, Refusal::Damaged(_));
            // What is whole goes on, and the loss is still known afterwards.
            let (over, ..) = &bases.known.tables[0];
            assert_eq!(house.table(over).await.unwrap().stage(), Stage::Over);
            house.welcome("Balam").await.unwrap();
            house.close().await;
        }
    }
}
