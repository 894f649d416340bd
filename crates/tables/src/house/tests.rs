use std::task::Poll;

use bots::Level;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use super::*;
use crate::store::Change;
use crate::{Ask, Order, SeatOrder};

async fn house() -> (House, TempDir) {
    let folder = TempDir::new().unwrap();
    let config = Config {
        pause: Duration::ZERO,
        thinkers: 1,
        ..Config::new(folder.path())
    };
    (House::open(config).await.unwrap(), folder)
}

fn order(game: &str, options: Value, seats: &[SeatOrder]) -> Order {
    Order {
        game: game.to_owned(),
        options: serde_json::from_value::<Map<_, _>>(options).unwrap(),
        seats: seats.to_vec(),
        public: true,
        ..Order::default()
    }
}

/// A game of two people in which both still choose, with the one in the first seat.
async fn game(house: &House) -> (Arc<Table>, Player) {
    let ixchel = house.welcome("Ixchel").await.unwrap();
    let itzel = house.welcome("Itzel").await.unwrap();
    let order = order("aztlan", json!({"players": 2}), &[SeatOrder::Me]);
    let table = house.found(&ixchel, order).await.unwrap();
    let table = house.sit(table.id(), &itzel, None).await.unwrap();
    (table, ixchel)
}

fn choose(table: &Table, key: &str) -> Ask {
    Ask {
        action: "choose 7".to_owned(),
        number: table.number(),
        key: key.to_owned(),
    }
}

/// As if the disk were full: the file cannot grow on the connection that the writer has now.
async fn fill_the_disk(house: &House) {
    let change = Change::Sql("PRAGMA max_page_count = 1");
    house.store().write(vec![change]).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_is_told_as_such_and_is_over_when_there_is_room_again() {
    let (house, _folder) = house().await;
    let (table, ixchel) = game(&house).await;
    assert!(house.is_well().await);
    fill_the_disk(&house).await;

    let refused = loop {
        let text = "very long sayings take much room ".repeat(8);
        if let Err(refusal) = house.say(table.id(), &ixchel, &text).await {
            break refusal;
        }
    };
    assert!(matches!(refused, Refusal::Full), "{refused}");
    assert!(refused.to_string().contains("disk"), "{refused}");
    *house.0.health.lock().await = None;
    assert!(!house.is_well().await, "it cannot write");

    let now = house.table(table.id()).await.unwrap();
    let played = house.play(now.id(), &ixchel.id, choose(&now, "a")).await;
    assert_eq!(played.unwrap().table.game().ply(), 1);
    *house.0.health.lock().await = None;
    assert!(house.is_well().await);
}

#[tokio::test]
async fn one_job_that_cannot_be_written_does_not_spoil_the_next() {
    let (house, _folder) = house().await;
    let (table, ixchel) = game(&house).await;
    let bad = Change::Sql("INSERT INTO nowhere VALUES (1)");
    for _ in 0..3 {
        assert!(house.store().write(vec![bad.clone()]).await.is_err());
    }
    let played = house
        .play(table.id(), &ixchel.id, choose(&table, "a"))
        .await;
    assert!(played.is_ok());
}

#[tokio::test]
async fn a_table_that_took_the_place_of_another_is_not_put_away_for_it() {
    let (house, _folder) = house().await;
    let (table, _) = game(&house).await;
    let first = house.live(table.id()).await.unwrap();
    house.forget(&first);
    let second = house.live(table.id()).await.unwrap();
    assert!(!Arc::ptr_eq(&first, &second));
    house.forget(&first);
    let third = house.live(table.id()).await.unwrap();
    assert!(Arc::ptr_eq(&second, &third), "it is in use");
}

#[tokio::test]
async fn nothing_is_left_of_somebody_who_gives_up_while_a_table_is_read() {
    let (house, _folder) = house().await;
    let (table, _) = game(&house).await;
    let live = house.live(table.id()).await.unwrap();
    house.forget(&live);
    drop(live);
    // Polled once, nobody has read anything yet.
    let mut asked = Box::pin(house.live(table.id()));
    let answer = std::future::poll_fn(|context| Poll::Ready(asked.as_mut().poll(context))).await;
    assert!(answer.is_pending());
    assert_eq!(house.tables().len(), 1);
    drop(asked);
    assert!(house.tables().is_empty(), "a place is kept for nobody");
    assert!(house.live(&TableId::fresh()).await.is_err());
    assert!(house.tables().is_empty(), "a place is kept for no table");
    house.table(table.id()).await.unwrap();
    assert_eq!(house.tables().len(), 1);
}

#[tokio::test]
async fn when_the_house_is_closed_its_main_file_is_all_there_is() {
    let (house, folder) = house().await;
    let (table, ixchel) = game(&house).await;
    let played = house
        .play(table.id(), &ixchel.id, choose(&table, "a"))
        .await;
    let number = played.unwrap().table.number();
    house.close().await;

    let copy = TempDir::new().unwrap();
    let file = "patolli.sqlite";
    std::fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
    let house = House::open(Config::new(copy.path())).await.unwrap();
    let found = house.table(table.id()).await.unwrap();
    assert_eq!(found.number(), number);
}

#[tokio::test]
async fn a_house_answers_while_it_takes_up_the_tables_of_bots() {
    let (house, folder) = house().await;
    let bots = [SeatOrder::Bot(Level::Beginner); 2];
    let host = house.welcome("Ixchel").await.unwrap();
    // Bots that wait for ever, so that there is something to take up.
    house.begin_to_close();
    let mut ids = Vec::new();
    for _ in 0..30 {
        let order = order("aztlan", json!({"players": 2}), &bots);
        ids.push(house.found(&host, order).await.unwrap().id().clone());
    }
    house.close().await;
    drop(house);

    let config = Config {
        pause: Duration::ZERO,
        ..Config::new(folder.path())
    };
    let house = House::open(config).await.unwrap();
    assert!(house.tables().is_empty(), "it is open before any is read");
    let taken_up = async {
        while !house.running_tables(99).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_mins(1), taken_up).await;
    in_time.expect("all go on by themselves");
}

/// A house that keeps so many tables in memory.
async fn small_house(most_tables: usize, pause: Duration) -> (House, TempDir) {
    let folder = TempDir::new().unwrap();
    let config = Config {
        pause,
        thinkers: 1,
        most_tables,
        ..Config::new(folder.path())
    };
    (House::open(config).await.unwrap(), folder)
}

/// Tables that wait for players.
async fn waiting(house: &House, many: usize) -> Vec<TableId> {
    let host = house.welcome("Ixchel").await.unwrap();
    let mut ids = Vec::new();
    for _ in 0..many {
        let order = order("aztlan", json!({"players": 2}), &[SeatOrder::Me]);
        ids.push(house.found(&host, order).await.unwrap().id().clone());
    }
    ids
}

fn is_in_use(house: &House, id: &TableId) -> bool {
    house.tables().contains_key(id)
}

#[tokio::test]
async fn of_too_many_tables_those_that_nobody_asked_for_lately_are_put_away() {
    let (house, _folder) = small_house(4, Duration::ZERO).await;
    let ids = waiting(&house, 12).await;
    assert_eq!(house.tables_in_use(), 4);
    for id in &ids {
        // Somebody comes back to the first all the time.
        house.table(&ids[0]).await.unwrap();
        assert_eq!(house.table(id).await.unwrap().number(), 1);
        assert!(house.tables_in_use() <= 4);
    }
    for (place, id) in ids.iter().enumerate() {
        let expected = place == 0 || place >= 9;
        assert_eq!(is_in_use(&house, id), expected, "{place}");
    }
}

#[tokio::test]
async fn tables_that_somebody_watches_or_where_bots_think_stay_however_many_there_are() {
    // Bots that think for ever.
    let (house, _folder) = small_house(2, Duration::from_hours(1)).await;
    let host = house.welcome("Ixchel").await.unwrap();
    let bots = [SeatOrder::Bot(Level::Beginner); 2];
    let order = order("aztlan", json!({"players": 2}), &bots);
    let thinking = house.found(&host, order).await.unwrap();
    let watched = waiting(&house, 4).await;
    let mut watchers = Vec::new();
    for id in &watched {
        watchers.push(house.watch(id).await.unwrap());
    }
    let others = waiting(&house, 6).await;
    assert!(is_in_use(&house, thinking.id()));
    assert!(watched.iter().all(|id| is_in_use(&house, id)));
    assert!(house.tables_in_use() <= 6, "{}", house.tables_in_use());
    // Those who watched have gone, and somebody else comes.
    drop(watchers);
    for id in &others {
        house.table(id).await.unwrap();
    }
    assert!(is_in_use(&house, thinking.id()));
    assert!(house.tables_in_use() <= 2, "{}", house.tables_in_use());
}
