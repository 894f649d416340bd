//! Closing and opening again: every table goes on where it was.

use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions as _, Connection as _};
use tables::{House, OpenError, Refusal, SeatOrder, Stage, Table, check};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::kit::{GLANCE, Home, PATIENCE, ask, assert_same, config, on_turn, open, order, seat};

/// Longer than any test takes.
const FOR_EVER: Duration = Duration::from_hours(1);

/// Closes and opens the house and finds these tables as they were.
async fn reopened_with(home: Home, tables: &[Arc<Table>]) -> (Home, Vec<Arc<Table>>) {
    let home = home.reopened().await;
    let mut same = Vec::new();
    for before in tables {
        let after = home.table(before.id()).await.unwrap();
        assert_same(before, &after);
        same.push(after);
    }
    (home, same)
}

#[tokio::test]
async fn tables_of_every_stage_are_the_same_after_a_restart() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [onlooker] = home.guests(["Balam"]).await;
    let waiting = home.waiting(&people[0], 3).await;
    home.arrange(waiting.id(), &people[0].id, seat(1), Some(Level::Beginner))
        .await
        .unwrap();
    let waiting = home.say(waiting.id(), &onlooker, "hi").await.unwrap();
    let closed = home.waiting(&people[0], 2).await;
    let closed = home.leave(closed.id(), &people[0].id).await.unwrap();
    let game = home.game(&people).await;
    let over = home.play_out(game, &people).await;
    let next = home.rematch(over.id(), &people[0].id, None).await.unwrap();
    let over = home.table(over.id()).await.unwrap();
    let next = home.table(&next).await.unwrap();
    let stages = [&waiting, &closed, &over, &next].map(|table| table.stage());
    assert_eq!(
        stages,
        [Stage::Waiting, Stage::Closed, Stage::Over, Stage::Playing]
    );

    let lists = async |home: &Home| {
        (
            home.open_tables(9).await.unwrap(),
            home.running_tables(9).await.unwrap(),
            home.tables_of(&people[0].id, 9).await.unwrap(),
        )
    };
    let before = lists(&home).await;
    let (home, tables) = reopened_with(home, &[waiting, closed, over, next]).await;
    assert_eq!(lists(&home).await, before);
    assert!(tables[2].record().is_some());

    home.sit(tables[0].id(), &people[1], None).await.unwrap();
    home.does(&tables[3], &people[0], "choose 7").await;
    let again = home
        .rematch(tables[2].id(), &people[1].id, None)
        .await
        .unwrap();
    assert_eq!(again, *tables[3].id(), "it is not made again");
}

#[tokio::test]
async fn games_go_on_where_they_were_on_both_sides_of_a_snapshot() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let mut tables = Vec::new();
    // A game of three begins with entry 4; snapshots are made of 64 and 128.
    for number in [4, 5, 40, 63, 64, 65, 100, 127, 128, 129, 150] {
        let table = home.game(&people).await;
        let table = home.play_on(table, &people, number - 4).await;
        assert_eq!(table.number(), number);
        tables.push(table);
    }
    let (home, tables) = reopened_with(home, &tables).await;
    let mut further = Vec::new();
    for table in tables {
        further.push(home.play_on(table, &people, 70).await);
    }
    let (home, tables) = reopened_with(home, &further).await;
    let last = tables.into_iter().next_back().unwrap();
    home.play_out(last, &people).await;
}

#[tokio::test]
async fn what_was_said_and_who_is_called_what_and_away_outlasts_a_snapshot() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    home.say(table.id(), &people[1], "early").await.unwrap();
    home.rename(&people[1], "Itzel of Palenque").await.unwrap();
    let table = home.table(table.id()).await.unwrap();
    let mut table = home.play_on(table, &people, 64).await;
    home.say(table.id(), &people[0], "late").await.unwrap();
    while table.to_act().len() > 1 {
        table = home.play_on(table, &people, 1).await;
    }
    // Whoever is not on turn, so that no bot has anything to do yet.
    let turn = on_turn(&table, &people);
    let idle = people.iter().find(|player| *player != turn).unwrap();
    let table = home.leave(table.id(), &idle.id).await.unwrap();
    assert_eq!(table.said().len(), 2);
    let (home, tables) = reopened_with(home, &[table]).await;
    home.come_back(tables[0].id(), &idle.id).await.unwrap();
}

#[tokio::test]
async fn secret_choices_may_answer_the_position_from_before_a_restart() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let asked = home.game(&people).await;
    let table = home.does(&asked, &people[1], "choose 7").await;
    let (home, _) = reopened_with(home, &[table]).await;
    for (player, repeated) in people.iter().zip([false, true, false]) {
        let sent = ask(&asked, "choose 7");
        let played = home.play(asked.id(), &player.id, sent).await.unwrap();
        assert_eq!(played.repeated, repeated);
    }
    let table = home.table(asked.id()).await.unwrap();
    assert_eq!(table.game().ply(), 3);
}

#[tokio::test]
async fn what_was_taken_back_stays_so_right_after_a_snapshot() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let mut undone = Vec::new();
    while undone.len() < 3 {
        let table = home.game(&people).await;
        let before = home.play_on(table, &people, 60).await;
        let player = on_turn(&before, &people);
        let table = home.play_on(before, &people, 1).await;
        assert_eq!(table.number(), 64, "the snapshot holds the decision");
        // Some decisions cannot be taken back; another game has another one here.
        if table.may_undo(table.seat_of(&player.id).unwrap()) {
            let table = home.undo(table.id(), &player.id, 64).await.unwrap();
            undone.push(table);
        }
    }
    let (home, tables) = reopened_with(home, &undone).await;
    for table in tables {
        home.play_on(table, &people, 20).await;
    }
}

#[tokio::test]
async fn what_could_be_taken_back_before_a_restart_can_be_after_it() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (start, first) = home.developing(&people).await;
    let placed = home.does(&start, first, "place 14").await;
    let (home, tables) = reopened_with(home, &[placed]).await;
    let undone = home
        .undo(start.id(), &first.id, tables[0].number())
        .await
        .unwrap();
    assert_eq!(undone.game().record(), start.game().record());
    let (home, _) = reopened_with(home, &[undone]).await;
    let resent = ask(&start, "place 14");
    let played = home.play(start.id(), &first.id, resent).await.unwrap();
    assert!(played.repeated);
}

/// The first house is never closed: its runtime is torn down under it, as when a process dies. In the second, nobody asks
/// for a table: a list does not wake one.
#[test]
fn bots_whose_turn_it_was_when_the_house_fell_go_on_by_themselves() {
    let folder = TempDir::new().unwrap();
    let first_life = Runtime::new().unwrap();
    let itzel = first_life.block_on(async {
        let house = open(folder.path(), FOR_EVER).await;
        let ixchel = house.welcome("Ixchel").await.unwrap();
        let itzel = house.welcome("Itzel").await.unwrap();
        let bots = order(2, &[SeatOrder::Bot(Level::Beginner); 2]);
        let bots = house.found(&ixchel, bots).await.unwrap();
        assert_eq!(bots.game().ply(), 0, "they wait for ever");
        let table = order(2, &[SeatOrder::Me]);
        let table = house.found(&ixchel, table).await.unwrap();
        house.sit(table.id(), &itzel, None).await.unwrap();
        house.leave(table.id(), &itzel.id).await.unwrap();
        assert_eq!(house.running_tables(9).await.unwrap().len(), 2);
        itzel
    });
    drop(first_life);

    let second_life = Runtime::new().unwrap();
    second_life.block_on(async {
        let house = open(folder.path(), Duration::ZERO).await;
        let gone_on = async {
            loop {
                let running = house.running_tables(9).await.unwrap();
                let hers = house.tables_of(&itzel.id, 9).await.unwrap();
                // The bots are done, and the one that plays for Itzel has chosen and waits for Ixchel.
                if running.len() == 1 && !hers[0].your_turn {
                    return;
                }
                tokio::time::sleep(GLANCE).await;
            }
        };
        let gone_on = tokio::time::timeout(PATIENCE, gone_on).await;
        gone_on.expect("they go on by themselves");
    });
}

#[tokio::test]
async fn a_house_is_opened_once() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let second = House::open(config(home.path(), Duration::ZERO)).await;
    let Err(error @ OpenError::InUse { .. }) = second else {
        panic!("the folder is in use");
    };
    let folder = home.path().display().to_string();
    assert!(error.to_string().contains(&folder));
    home.waiting(&host, 2).await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_used_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let opened = House::open(config(&file, Duration::ZERO)).await;
    assert!(matches!(opened, Err(OpenError::Folder { .. })));

    let nonsense = folder.path().join("patolli.sqlite");
    std::fs::write(
        nonsense,
        "no database, but long enough to be one".repeat(99),
    )
    .unwrap();
    let opened = House::open(config(folder.path(), Duration::ZERO)).await;
    assert!(matches!(opened, Err(OpenError::Store { .. })));
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_made() {
    let folder = TempDir::new().unwrap();
    let deep = folder.path().join("a/b/c");
    let house = open(&deep, Duration::ZERO).await;
    house.welcome("Ixchel").await.unwrap();
    assert!(deep.join("patolli.sqlite").is_file());
}

#[tokio::test]
async fn whoever_waits_for_the_house_to_close_is_told() {
    let home = Home::new().await;
    let house = (*home).clone();
    let waiting = tokio::spawn(async move { house.closed().await });
    home.close().await;
    let told = tokio::time::timeout(PATIENCE, waiting).await;
    told.unwrap().unwrap();
}

#[tokio::test]
async fn a_house_that_is_closed_writes_no_more_and_another_can_open_its_folder() {
    let home = Home::new().await;
    let [ixchel, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let people = [ixchel, itzel];
    let (table, first) = home.developing(&people).await;
    let table = home.does(&table, first, "place 14").await;
    home.close().await;
    let sent = home.play(table.id(), &first.id, ask(&table, "stay")).await;
    assert_refused!(sent, Refusal::Store(_));

    // Somebody may still hold the closed house, as a bot does that thinks about its move.
    let next = open(home.path(), Duration::ZERO).await;
    let found = next.table(table.id()).await.unwrap();
    assert_same(&table, &found);
    let sent = next.play(found.id(), &first.id, ask(&found, "stay")).await;
    assert!(sent.is_ok());
    home.close().await;
}

/// A database without a table, as is left of one whose log was lost before anything came into the main file.
async fn empty_database() -> Vec<u8> {
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("patolli.sqlite");
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal);
    options.connect().await.unwrap().close().await.unwrap();
    let bytes = std::fs::read(file).unwrap();
    assert!(!bytes.is_empty());
    bytes
}

#[tokio::test]
async fn a_folder_that_held_a_house_and_holds_none_now_is_refused_and_not_opened_anew() {
    let home = Home::new().await;
    home.guests(["Ixchel"]).await;
    home.close().await;
    let file = home.path().join("patolli.sqlite");
    assert!(!home.path().join("patolli.sqlite-wal").exists());
    let whole = std::fs::read(&file).unwrap();
    for left in [None, Some(Vec::new()), Some(empty_database().await)] {
        match &left {
            None => std::fs::remove_file(&file).unwrap(),
            Some(bytes) => std::fs::write(&file, bytes).unwrap(),
        }
        let opened = House::open(config(home.path(), Duration::ZERO)).await;
        let Err(error @ OpenError::Gone { .. }) = opened else {
            panic!("it is not refused: {:?}", left.map(|bytes| bytes.len()));
        };
        assert!(error.to_string().contains("patolli.sqlite"), "{error}");
        assert!(matches!(
            check(home.path()).await,
            Err(OpenError::Gone { .. })
        ));
    }
    std::fs::write(&file, whole).unwrap();
    open(home.path(), Duration::ZERO).await.close().await;
}
