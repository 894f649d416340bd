use game::Seed;
use serde_json::{Map, json};
use tempfile::TempDir;

use super::*;
use crate::play::{Beginning, begin};
use crate::{Config, Entry, Founding, Order, SeatOrder, Stage, TableId, What};

const PAUSE: Duration = Duration::from_millis(100);

/// Nothing that is waited for takes longer.
const PATIENCE: Duration = Duration::from_mins(1);

async fn house(pause: Duration) -> (House, TempDir) {
    let folder = TempDir::new().unwrap();
    let config = Config {
        pause,
        thinkers: 2,
        ..Config::new(folder.path())
    };
    (House::open(config).await.unwrap(), folder)
}

fn options() -> Map<String, serde_json::Value> {
    json!({"players": 2}).as_object().unwrap().clone()
}

/// A table of Aztlán with two bots where nothing is decided.
async fn table(house: &House, seed: u64) -> Table {
    let host = house.welcome("Ixchel").await.unwrap().id;
    let (seed, options) = (Seed::Short(seed), options());
    let beginning = Beginning {
        rules: None,
        options: &options,
        seed,
    };
    let rules = begin("aztlan", beginning).unwrap().rules;
    let founding = Founding {
        id: TableId::fresh(),
        game: "aztlan".to_owned(),
        rules,
        fingerprint: crate::fingerprint::fingerprint("aztlan").map(str::to_owned),
        options,
        deal: crate::deal::Deal::Given(seed),
        next: crate::deal::fresh_promise(),
        host,
        public: false,
        made: 0,
        rematch_of: None,
    };
    let bot = |seat| What::Bot {
        seat: Seat::new(seat),
        bot: Level::Beginner,
    };
    let table = Table::new(founding).unwrap();
    let happened = [bot(0), bot(1), What::Began].into_iter();
    happened.fold(table, |table, what| after(&table, what))
}

fn after(table: &Table, what: What) -> Table {
    let number = table.number() + 1;
    table
        .after(&Entry {
            number,
            at: 0,
            what,
        })
        .unwrap()
}

/// A table where a seat is asked whether it plays a card that it does not have, and the seat.
async fn without_a_choice(house: &House) -> (Table, Seat) {
    for seed in 0..100 {
        let mut table = table(house, seed).await;
        let mut chance = game::Chance::new(Seed::Short(seed));
        while let Some(seat) = table.to_act().first() {
            let legal = table.game().legal(seat);
            if legal == ["yield"] {
                return (table, seat);
            }
            let action = chance.pick::<String>(&legal).clone();
            table = after(&table, What::Moved { seat, action });
        }
    }
    panic!("nobody ever lacks the card");
}

/// How long the bot takes to yield.
async fn time_to_yield(house: &House, table: &Table, seat: Seat, level: Level) -> Duration {
    let begun = Instant::now();
    let opinion = house.deliberate(table, seat, level).await.unwrap();
    assert_eq!(opinion.best(), Some("yield"));
    begun.elapsed()
}

/// A table of two bots of this level when their game is over.
async fn played(house: &House, level: Level) -> Arc<Table> {
    let host = house.welcome("Ixchel").await.unwrap();
    let order = Order {
        game: "aztlan".to_owned(),
        options: options(),
        seats: vec![SeatOrder::Bot(level); 2],
        ..Order::default()
    };
    let table = house.found(&host, order).await.unwrap();
    let mut changes = house.watch(table.id()).await.unwrap();
    let over = changes.wait_for(|table| table.stage() == Stage::Over);
    let over = tokio::time::timeout(PATIENCE, over).await;
    over.expect("the game ends").unwrap().clone()
}

#[tokio::test]
async fn a_bot_that_has_no_choice_pauses_as_long_as_one_that_has() {
    let (house, _folder) = house(PAUSE).await;
    let (table, seat) = without_a_choice(&house).await;
    for level in [Level::Beginner, Level::Steady, Level::Strong] {
        let time = time_to_yield(&house, &table, seat, level).await;
        assert!(time >= PAUSE * 70 / 100, "{level}: {time:?}");
    }
}

#[tokio::test]
async fn a_master_that_has_no_choice_takes_as_long_as_masters_do() {
    let (house, _folder) = house(PAUSE).await;
    let (table, seat) = without_a_choice(&house).await;
    let time = time_to_yield(&house, &table, seat, Level::Master).await;
    assert!(time >= Duration::from_secs(1), "{time:?}");

    let in_haste = Duration::from_millis(300);
    let bot = Level::Master.bot();
    house.pace().note(table.game().as_ref(), bot, in_haste);
    let time = time_to_yield(&house, &table, seat, Level::Master).await;
    assert!(time >= in_haste, "{time:?}");
    // Whoever had no choice does not count among those who took their time.
    let borrowed = house.pace().borrowed(table.game().as_ref(), bot);
    assert_eq!(
        borrowed, in_haste,
        "less than the second that they are meant to take"
    );
}

#[tokio::test]
async fn how_long_a_bot_thinks_is_remembered_for_those_that_need_not() {
    let (house, _folder) = house(PAUSE).await;
    let table = table(&house, 1).await;
    let (seat, game) = (Seat::new(0), table.game().as_ref());
    let bot = Level::Strong.bot();
    assert!(house.pace().borrowed(game, bot).is_zero());
    house.deliberate(&table, seat, Level::Strong).await.unwrap();
    assert!(!house.pace().borrowed(game, bot).is_zero());
}

#[tokio::test]
async fn bots_that_have_lost_their_minds_play_on() {
    let (house, _folder) = house(Duration::ZERO).await;
    house.thinkers().close();
    let over = played(&house, Level::Steady).await;
    let thoughts = house.thoughts(over.id()).await.unwrap();
    assert!(thoughts.is_empty(), "nobody has thought anything");
}

#[tokio::test]
async fn who_need_not_think_does_not_wait_for_those_who_do() {
    let (house, _folder) = house(Duration::ZERO).await;
    let _others = house.thinkers().occupy();
    played(&house, Level::Beginner).await;
    let (table, seat) = without_a_choice(&house).await;
    time_to_yield(&house, &table, seat, Level::Master).await;
}
