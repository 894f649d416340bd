//! How much of what is dear one person may have, and all from one address together.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::{BuildHasher as _, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use crate::house::House;
use crate::{Meter, PlayerId, Refusal, Stage, TableId};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// Who waits for tables to be finished asks again after so long.
const A_WHILE: Duration = Duration::from_mins(1);

/// So many people and addresses are remembered with their tables; with more, all are forgotten and counted anew.
const MOST: usize = 10_000;

/// So many tables of one person or address are remembered at most.
const MOST_TABLES: usize = 1_000;

/// Something of which nobody may have as much as they like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quota {
    /// People who come without having been here before.
    Guests,
    /// Tables made.
    Tables,
    /// Public tables that wait for players.
    PublicTables,
    /// Tables at which bots are to move.
    Bots,
    /// Records brought along.
    Imports,
    /// Hints and analyses.
    Advice,
    /// What is said at tables.
    Chat,
    /// What is done at tables besides decisions: taking back, picking, arranging bots, leaving and returning.
    Changes,
    /// Names that people give themselves.
    Names,
    /// Reports about others.
    Reports,
    /// Downloads of all that is kept about somebody.
    Exports,
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Guests => "too many new guests have come from your address lately",
            Self::Tables => "you, or all at your address together, have made too many tables lately",
            Self::PublicTables => {
                "too many public tables that you, or others at your address, have made still wait for players"
            }
            Self::Bots => {
                "bots are to move at too many tables of yours, or of others at your address"
            }
            Self::Imports => "you, or all at your address together, have brought along too much today",
            Self::Advice => "you, or all at your address together, have asked for too much advice lately",
            Self::Chat => "you, or all at your address together, have said too much lately",
            Self::Changes => {
                "you, or all at your address together, have taken back, picked, arranged or left too much lately"
            }
            Self::Names => "you, or all at your address together, have changed names too often lately",
            Self::Reports => "you, or all at your address together, have made too many reports today",
            Self::Exports => {
                "you, or all at your address together, have downloaded too often lately what is kept about you"
            }
        })
    }
}

/// What one person may have, and what all from one address together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// One person.
    pub person: NonZeroU32,
    /// One address, from which many may come: a school, a club, a family.
    pub address: NonZeroU32,
}

impl Allowance {
    /// So much for one person, and so much for an address.
    ///
    /// # Panics
    /// If either is 0.
    pub const fn new(person: u32, address: u32) -> Self {
        match (NonZeroU32::new(person), NonZeroU32::new(address)) {
            (Some(person), Some(address)) => Self { person, address },
            _ => panic!("an allowance is not nothing"),
        }
    }
}

/// How much of everything may be had; none is as much as anybody likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowances {
    /// New people from one address in an hour.
    pub guests: Option<NonZeroU32>,
    /// Tables made in an hour.
    pub tables: Option<Allowance>,
    /// Public tables that wait for players at once.
    pub public_tables: Option<Allowance>,
    /// Tables at which bots are to move at once.
    pub bots: Option<Allowance>,
    /// KiB of records brought along in a day.
    pub imports: Option<Allowance>,
    /// Hints and analyses in an hour.
    pub advice: Option<Allowance>,
    /// Messages said in an hour.
    pub chat: Option<Allowance>,
    /// Decisions taken back, sides picked, bots arranged, seats left and returned to in an hour.
    pub changes: Option<Allowance>,
    /// New names in an hour.
    pub names: Option<Allowance>,
    /// Reports in a day.
    pub reports: Option<Allowance>,
    /// Downloads of all that is kept about somebody in an hour.
    pub exports: Option<Allowance>,
}

impl Allowances {
    /// Thirty people can play from one address as if they were alone.
    pub const DEFAULT: Self = Self {
        // Each with four browsers.
        guests: NonZeroU32::new(120),
        // Ten games an hour for each of thirty.
        tables: Some(Allowance::new(30, 300)),
        // Thirty make up fifteen tables; twenty are listed, so that one address cannot fill the list.
        public_tables: Some(Allowance::new(3, 15)),
        // Bots answer within a second or two and then wait for people: one table for each of thirty, and ten more.
        bots: Some(Allowance::new(6, 40)),
        // A megabyte for each of thirty: a hundred records of 10 KiB.
        imports: Some(Allowance::new(4 * 1024, 30 * 1024)),
        // A hint with every move of two long games, and half of that for each of thirty.
        advice: Some(Allowance::new(200, 3000)),
        // Two messages a minute for each of thirty.
        chat: Some(Allowance::new(240, 3600)),
        // One every other second, and a sixth of that for each of thirty. A correction takes back all that came after what is
        // corrected, five decisions as a rule: whoever corrects once a minute comes to no limit, nor do thirty who all do.
        changes: Some(Allowance::new(1800, 9000)),
        // Each name is told to all tables where the person sits. Five for each of thirty.
        names: Some(Allowance::new(10, 150)),
        // A person may make ten by the rules of the house; three for each of thirty.
        reports: Some(Allowance::new(10, 90)),
        // It is asked for once in a while: once for each of thirty.
        exports: Some(Allowance::new(5, 30)),
    };

    /// As much of everything as anybody likes.
    pub const OFF: Self = Self {
        guests: None,
        tables: None,
        public_tables: None,
        bots: None,
        imports: None,
        advice: None,
        chat: None,
        changes: None,
        names: None,
        reports: None,
        exports: None,
    };
}

impl Default for Allowances {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Who asks for something.
#[derive(Clone, Copy, Debug)]
pub struct Asker<'a> {
    /// The person, if the house knows who it is.
    pub person: Option<&'a PlayerId>,
    /// Where the request comes from.
    pub address: IpAddr,
}

/// What has been had of everything lately.
pub struct Quotas {
    guests: Rate,
    tables: Rate,
    imports: Rate,
    advice: Rate,
    chat: Rate,
    changes: Rate,
    names: Rate,
    reports: Rate,
    exports: Rate,
    public_tables: Arc<Shelf>,
    bots: Arc<Shelf>,
}

impl Quotas {
    /// Nothing has been had yet.
    pub fn new(allowances: &Allowances) -> Self {
        let guests = allowances.guests.map(|address| Allowance {
            person: address,
            address,
        });
        Self {
            guests: Rate::new(Quota::Guests, guests, HOUR),
            tables: Rate::new(Quota::Tables, allowances.tables, HOUR),
            imports: Rate::new(Quota::Imports, allowances.imports, DAY),
            advice: Rate::new(Quota::Advice, allowances.advice, HOUR),
            chat: Rate::new(Quota::Chat, allowances.chat, HOUR),
            changes: Rate::new(Quota::Changes, allowances.changes, HOUR),
            names: Rate::new(Quota::Names, allowances.names, HOUR),
            reports: Rate::new(Quota::Reports, allowances.reports, DAY),
            exports: Rate::new(Quota::Exports, allowances.exports, HOUR),
            public_tables: Arc::new(Shelf::new(Quota::PublicTables, allowances.public_tables)),
            bots: Arc::new(Shelf::new(Quota::Bots, allowances.bots)),
        }
    }

    /// Somebody comes who has not been here before.
    pub fn guest(&self, address: IpAddr) -> Result<(), Refusal> {
        let asker = Asker {
            person: None,
            address,
        };
        self.guests.take(asker, NonZeroU32::MIN)
    }

    /// Somebody asks for a hint or an analysis.
    pub fn advice(&self, asker: Asker<'_>) -> Result<(), Refusal> {
        self.advice.take(asker, NonZeroU32::MIN)
    }

    /// Somebody says something.
    pub fn chat(&self, asker: Asker<'_>) -> Result<(), Refusal> {
        self.chat.take(asker, NonZeroU32::MIN)
    }

    /// Somebody takes a decision back, picks a side, arranges bots, leaves or returns.
    pub fn change(&self, asker: Asker<'_>) -> Result<(), Refusal> {
        self.changes.take(asker, NonZeroU32::MIN)
    }

    /// Somebody takes so many decisions back in one go.
    pub fn take_back(&self, asker: Asker<'_>, many: u32) -> Result<(), Refusal> {
        NonZeroU32::new(many).map_or(Ok(()), |many| self.changes.take(asker, many))
    }

    /// Somebody gives themselves another name.
    pub fn name(&self, asker: Asker<'_>) -> Result<(), Refusal> {
        self.names.take(asker, NonZeroU32::MIN)
    }

    /// Somebody reports somebody.
    pub fn report(&self, asker: Asker<'_>) -> Result<(), Refusal> {
        self.reports.take(asker, NonZeroU32::MIN)
    }

    /// Somebody downloads all that is kept about them.
    pub fn export(&self, asker: Asker<'_>) -> Result<(), Refusal> {
        self.exports.take(asker, NonZeroU32::MIN)
    }

    /// Somebody brings along a record of so many bytes.
    pub fn import(&self, asker: Asker<'_>, bytes: usize) -> Result<(), Refusal> {
        let kib = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
        self.imports
            .take(asker, NonZeroU32::new(kib).unwrap_or(NonZeroU32::MIN))
    }

    /// Somebody makes a table, perhaps a public one or one with bots. The places are theirs until the value is dropped, and
    /// for good when the table is there.
    pub async fn table(
        &self,
        house: &House,
        asker: Asker<'_>,
        public: bool,
        bots: bool,
    ) -> Result<Places, Refusal> {
        let mut places = Places(Vec::new());
        if public {
            places.0.extend(self.public_place(house, asker).await?);
        }
        if bots {
            places.0.extend(self.bots_place(house, asker, None)?);
        }
        self.tables.take(asker, NonZeroU32::MIN)?;
        Ok(places)
    }

    /// Bots go on at a table that is there by what somebody does: who puts them there, sits down where they are, or returns where
    /// they wait. A table has one place, however often that is done.
    pub fn bots(
        &self,
        house: &House,
        asker: Asker<'_>,
        table: &TableId,
    ) -> Result<Places, Refusal> {
        let places = Places(self.bots_place(house, asker, Some(table))?);
        places.are_for(table);
        Ok(places)
    }

    fn bots_place(
        &self,
        house: &House,
        asker: Asker<'_>,
        table: Option<&TableId>,
    ) -> Result<Vec<Place>, Refusal> {
        self.bots.take(asker, table, |table| {
            let Some(table) = house.table_in_use(table) else {
                return Use::MayCount;
            };
            match table.stage() {
                Stage::Over | Stage::Closed => Use::Gone,
                _ if table.bots_asked().next().is_some() => Use::Counts,
                _ => Use::MayCount,
            }
        })
    }

    async fn public_place(&self, house: &House, asker: Asker<'_>) -> Result<Vec<Place>, Refusal> {
        // Tables that were put away have to be read again to know whether they wait; there are few.
        let mut gone = Vec::new();
        for table in self.public_tables.crowded(asker) {
            // Nobody looks at it.
            let stage = house.live(&table).await.map(|live| live.now().stage());
            if !matches!(stage, Ok(Stage::Waiting)) {
                gone.push(table);
            }
        }
        self.public_tables.take(asker, None, |table| {
            if gone.contains(table) {
                Use::Gone
            } else {
                Use::Counts
            }
        })
    }
}

/// So much of something within a time.
struct Rate {
    quota: Quota,
    meters: Option<[Meter; 2]>,
}

impl Rate {
    fn new(quota: Quota, allowance: Option<Allowance>, span: Duration) -> Self {
        let meters = allowance.map(|Allowance { person, address }| {
            [Meter::new(person, span), Meter::new(address, span)]
        });
        Self { quota, meters }
    }

    fn take(&self, asker: Asker<'_>, much: NonZeroU32) -> Result<(), Refusal> {
        let Some([people, addresses]) = &self.meters else {
            return Ok(());
        };
        let person = asker
            .person
            .map_or(Ok(()), |person| people.take(person, much));
        let taken = person.and_then(|()| addresses.take(&asker.address, much));
        taken.map_err(|wait| Refusal::Quota(self.quota, wait))
    }
}

/// A table that holds a place; the id is there when the table is.
type Slot = Arc<OnceLock<TableId>>;

/// Whether a table counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Counts,
    /// Not now, but it may again.
    MayCount,
    /// Never again.
    Gone,
}

/// So many tables at once.
struct Shelf {
    quota: Quota,
    allowance: Option<Allowance>,
    digests: RandomState,
    slots: Mutex<HashMap<u64, Vec<Slot>>>,
}

impl Shelf {
    fn new(quota: Quota, allowance: Option<Allowance>) -> Self {
        Self {
            quota,
            allowance,
            digests: RandomState::new(),
            slots: Mutex::default(),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Vec<Slot>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn key(&self, who: &impl Hash) -> u64 {
        self.digests.hash_one(who)
    }

    /// The person and the address, each with how many they may have.
    fn holders(&self, asker: Asker<'_>) -> Vec<(u64, usize)> {
        let Some(allowance) = self.allowance else {
            return Vec::new();
        };
        let number = |number: NonZeroU32| usize::try_from(number.get()).unwrap_or(usize::MAX);
        let person = asker
            .person
            .map(|person| (self.key(&("person", person)), number(allowance.person)));
        let address = (
            self.key(&("address", asker.address)),
            number(allowance.address),
        );
        person.into_iter().chain([address]).collect()
    }

    /// The tables of whoever has as many as they may, unless some are gone.
    fn crowded(&self, asker: Asker<'_>) -> Vec<TableId> {
        let slots = self.lock();
        let full = self.holders(asker).into_iter().filter_map(|(key, most)| {
            let held = slots.get(&key)?;
            (held.len() >= most).then_some(held)
        });
        full.flatten()
            .filter_map(|slot| slot.get().cloned())
            .collect()
    }

    /// A place for one more table, for the person and for the address, unless they hold one for it already. One that is held for a
    /// table which does not count yet is no promise that it may: there has to be room when it is to. Whether others count is found out
    /// only if it matters.
    fn take(
        self: &Arc<Self>,
        asker: Asker<'_>,
        table: Option<&TableId>,
        used: impl Fn(&TableId) -> Use,
    ) -> Result<Vec<Place>, Refusal> {
        let mut slots = self.lock();
        if slots.len() >= MOST {
            slots.clear();
        }
        let is_it = |slot: &Slot| table.is_some() && slot.get() == table;
        let counts_already = table.is_some_and(|table| used(table) == Use::Counts);
        let mut holders = self.holders(asker);
        holders.retain(|(key, _)| {
            let holds_it = slots.get(key).is_some_and(|held| held.iter().any(is_it));
            !(counts_already && holds_it)
        });
        for (key, most) in &holders {
            let held = slots.entry(*key).or_default();
            if held.len() < *most {
                continue;
            }
            let usage = |slot: &Slot| slot.get().map_or(Use::Counts, &used);
            held.retain(|slot| usage(slot) != Use::Gone);
            if counted(held, usage) >= *most {
                return Err(Refusal::Quota(self.quota, A_WHILE));
            }
            if held.len() >= MOST_TABLES {
                held.remove(0);
            }
        }
        holders.retain(|(key, _)| !slots[key].iter().any(is_it));
        let slot = Slot::default();
        let place = |(key, _)| {
            slots.entry(key).or_default().push(slot.clone());
            Place {
                shelf: self.clone(),
                key,
                slot: slot.clone(),
            }
        };
        Ok(holders.into_iter().map(place).collect())
    }
}

/// How many tables count: each once, and each that is being made.
fn counted(held: &[Slot], usage: impl Fn(&Slot) -> Use) -> usize {
    let mut tables = HashSet::new();
    let counting = held.iter().filter(|slot| usage(slot) == Use::Counts);
    counting
        .filter(|slot| slot.get().is_none_or(|table| tables.insert(table)))
        .count()
}

/// A place on a shelf, given back unless a table takes it.
struct Place {
    shelf: Arc<Shelf>,
    key: u64,
    slot: Slot,
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.slot.get().is_some() {
            return;
        }
        let mut slots = self.shelf.lock();
        if let Some(held) = slots.get_mut(&self.key) {
            held.retain(|slot| !Arc::ptr_eq(slot, &self.slot));
            if held.is_empty() {
                slots.remove(&self.key);
            }
        }
    }
}

/// What is kept for a table that is being made.
pub struct Places(Vec<Place>);

impl Places {
    /// The table is there, and has them.
    pub fn are_for(&self, table: &TableId) {
        for place in &self.0 {
            // Places of one table share a slot: all but the first find it taken by the same table.
            let _ = place.slot.set(table.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::BROADCAST);

    fn asker(person: &PlayerId, address: IpAddr) -> Asker<'_> {
        Asker {
            person: Some(person),
            address,
        }
    }

    fn quotas(allowance: Allowance) -> Quotas {
        Quotas::new(&Allowances {
            guests: Some(allowance.address),
            tables: Some(allowance),
            public_tables: Some(allowance),
            bots: Some(allowance),
            imports: Some(allowance),
            advice: Some(allowance),
            chat: Some(allowance),
            changes: Some(allowance),
            names: Some(allowance),
            reports: Some(allowance),
            exports: Some(allowance),
        })
    }

    fn is_refused<T>(answer: &Result<T, Refusal>, quota: Quota) -> bool {
        matches!(answer, Err(Refusal::Quota(found, wait)) if *found == quota && !wait.is_zero())
    }

    #[test]
    fn a_person_may_have_so_much_and_an_address_so_much() {
        let quotas = quotas(Allowance::new(2, 3));
        let [ada, ben, cleo] = [(); 3].map(|()| PlayerId::fresh());
        for _ in 0..2 {
            assert!(quotas.chat(asker(&ada, HERE)).is_ok());
        }
        assert!(is_refused(&quotas.chat(asker(&ada, THERE)), Quota::Chat));
        assert!(quotas.chat(asker(&ben, HERE)).is_ok());
        assert!(is_refused(&quotas.chat(asker(&cleo, HERE)), Quota::Chat));
        assert!(quotas.chat(asker(&cleo, THERE)).is_ok());
        assert!(quotas.advice(asker(&ada, HERE)).is_ok());
    }

    #[test]
    fn records_are_counted_by_their_size() {
        let quotas = quotas(Allowance::new(3, 3));
        let ada = PlayerId::fresh();
        assert!(is_refused(
            &quotas.import(asker(&ada, HERE), 4096),
            Quota::Imports
        ));
        assert!(quotas.import(asker(&ada, HERE), 2000).is_ok());
        assert!(is_refused(
            &quotas.import(asker(&ada, HERE), 1025),
            Quota::Imports
        ));
        assert!(quotas.import(asker(&ada, HERE), 0).is_ok());
    }

    #[test]
    fn a_correction_counts_as_much_as_it_takes_back() {
        let quotas = quotas(Allowance::new(10, 15));
        let [ada, ben] = [(); 2].map(|()| PlayerId::fresh());
        for _ in 0..100 {
            assert!(quotas.take_back(asker(&ada, HERE), 0).is_ok());
        }
        assert!(quotas.take_back(asker(&ada, HERE), 8).is_ok());
        let more = quotas.take_back(asker(&ada, HERE), 3);
        assert!(is_refused(&more, Quota::Changes));
        assert!(quotas.take_back(asker(&ada, HERE), 2).is_ok());
        let more = quotas.take_back(asker(&ben, HERE), 6);
        assert!(is_refused(&more, Quota::Changes));
        assert!(quotas.take_back(asker(&ben, THERE), 4).is_ok());
    }

    #[test]
    fn strangers_are_counted_by_address() {
        let quotas = quotas(Allowance::new(1, 2));
        assert!(quotas.guest(HERE).is_ok() && quotas.guest(HERE).is_ok());
        assert!(is_refused(&quotas.guest(HERE), Quota::Guests));
        assert!(quotas.guest(THERE).is_ok());
    }

    #[test]
    fn a_place_is_held_while_a_table_is_made_and_while_it_counts() {
        let shelf = Arc::new(Shelf::new(Quota::Bots, Some(Allowance::new(1, 5))));
        let ada = PlayerId::fresh();
        let busy = |_: &TableId| Use::Counts;
        let idle = |_: &TableId| Use::MayCount;
        let places = shelf.take(asker(&ada, HERE), None, idle).unwrap();
        assert!(
            shelf.take(asker(&ada, HERE), None, idle).is_err(),
            "one is being made"
        );
        drop(places);
        let places = Places(shelf.take(asker(&ada, HERE), None, idle).unwrap());
        places.are_for(&TableId::fresh());
        drop(places);
        assert!(shelf.take(asker(&ada, HERE), None, busy).is_err());
        drop(shelf.take(asker(&ada, HERE), None, idle).unwrap());
        assert!(shelf.take(asker(&ada, HERE), None, |_| Use::Gone).is_ok());
    }

    #[test]
    fn a_table_has_one_place_however_often_somebody_puts_bots_there() {
        let shelf = Arc::new(Shelf::new(Quota::Bots, Some(Allowance::new(2, 3))));
        let (ada, ben) = (PlayerId::fresh(), PlayerId::fresh());
        let busy = |_: &TableId| Use::Counts;
        let put = |who: &PlayerId, table: &TableId| {
            let places = Places(shelf.take(asker(who, HERE), Some(table), busy)?);
            places.are_for(table);
            Ok::<_, Refusal>(())
        };
        let tables = [(); 4].map(|()| TableId::fresh());
        for _ in 0..10 {
            put(&ada, &tables[0]).unwrap();
            put(&ada, &tables[1]).unwrap();
        }
        assert!(put(&ada, &tables[2]).is_err());
        put(&ben, &tables[1]).unwrap();
        put(&ben, &tables[2]).unwrap();
        assert!(put(&ben, &tables[3]).is_err());
    }

    #[test]
    fn a_table_that_is_to_count_needs_room_also_if_it_had_a_place_before() {
        let shelf = Arc::new(Shelf::new(Quota::Bots, Some(Allowance::new(2, 2))));
        let ada = PlayerId::fresh();
        let tables = [(); 4].map(|()| TableId::fresh());
        let place = |table: &TableId, busy: &[TableId]| {
            let used = |table: &TableId| {
                if busy.contains(table) {
                    Use::Counts
                } else {
                    Use::MayCount
                }
            };
            let places = Places(shelf.take(asker(&ada, HERE), Some(table), used)?);
            places.are_for(table);
            Ok::<_, Refusal>(())
        };
        for table in &tables {
            place(table, &[]).unwrap();
            place(table, &[]).unwrap();
        }
        assert_eq!(shelf.lock().values().map(Vec::len).max(), Some(4));
        place(&tables[2], &tables[..1]).unwrap();
        assert!(place(&tables[2], &tables[..2]).is_err());
        place(&tables[1], &tables[..2]).unwrap();
    }

    #[test]
    fn by_default_thirty_people_play_from_one_address() {
        let Allowances {
            guests,
            tables,
            public_tables,
            bots,
            imports,
            advice,
            chat,
            changes,
            names,
            reports,
            exports,
        } = Allowances::default();
        let all = |allowance: Option<Allowance>| allowance.unwrap().address.get();
        assert!(guests.unwrap().get() >= 30 * 4);
        assert!(all(tables) >= 30 * 10);
        assert!(all(public_tables) >= 30 / 2);
        assert!(all(bots) >= 30);
        assert!(all(imports) >= 30 * 1024);
        assert!(all(advice) >= 30 * 100);
        assert!(all(chat) >= 30 * 120);
        assert!(all(changes) >= 30 * 300);
        assert!(all(names) >= 30 * 5);
        assert!(all(reports) >= 30 * 3);
        assert!(all(exports) >= 30);
    }

    #[test]
    fn nothing_is_counted_where_everything_may_be_had() {
        let quotas = Quotas::new(&Allowances::OFF);
        let ada = PlayerId::fresh();
        for _ in 0..1000 {
            quotas.guest(HERE).unwrap();
            quotas.chat(asker(&ada, HERE)).unwrap();
        }
        assert!(
            quotas
                .bots
                .take(asker(&ada, HERE), None, |_| Use::Counts)
                .unwrap()
                .is_empty()
        );
    }
}
