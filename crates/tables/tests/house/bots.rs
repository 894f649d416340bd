//! Whole games of bots.

use std::sync::Arc;

use bots::Level;
use game::{Components as _, Game, Record, Replay, Silent, Viewer};
use games::Aztlan;
use tables::{Chair, SeatOrder, Stage, Table};

use crate::kit::{Home, order};

async fn bots_only(home: &Home, players: usize) -> Arc<Table> {
    let [host] = home.guests(["Ixchel"]).await;
    let seats = vec![SeatOrder::Bot(Level::Beginner); players];
    let table = home.found(&host, order(players, &seats)).await.unwrap();
    let is_bot = |chair: &Chair| matches!(chair, Chair::Bot { .. });
    assert!(table.chairs().iter().all(is_bot));
    table
}

fn replayed(record: &Record) -> Aztlan {
    let components = <Aztlan as Game>::Components::standard();
    let replay = Replay::<Aztlan>::new(record, components, &mut Silent).unwrap();
    replay.finish(&mut Silent).unwrap()
}

#[tokio::test]
async fn bots_play_a_game_to_its_end_and_its_record_replays() {
    let home = Home::new().await;
    for players in 2..=4 {
        let table = bots_only(&home, players).await;
        assert_eq!(table.stage(), Stage::Playing);
        let over = home
            .wait(table.id(), |table| table.stage() == Stage::Over)
            .await;
        assert!(over.to_act().is_empty());
        let record = over.record().unwrap();
        assert_eq!(record.actions.len(), over.game().ply());

        let state = replayed(&record);
        assert!(state.is_over());
        let ranking: Vec<Vec<_>> = state
            .ranking()
            .unwrap()
            .into_iter()
            .map(|place| place.into_iter().collect())
            .collect();
        assert_eq!(over.game().ranking(), Some(ranking));
        let scores: Vec<i32> = state.scores().iter().map(|points| points.0).collect();
        assert_eq!(over.game().final_scores(), Some(scores));
    }
}

#[tokio::test]
async fn a_bot_answers_as_soon_as_it_is_its_turn() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let bot = SeatOrder::Bot(Level::Beginner);
    let order = order(2, &[SeatOrder::Me, bot]);
    let mut table = home.found(&host, order).await.unwrap();
    for _ in 0..30 {
        let mine = |table: &Table| {
            let seat = table.seat_of(&host.id).unwrap();
            table.to_act().contains(seat)
        };
        table = home.wait(table.id(), mine).await;
        let action = table
            .game()
            .legal(table.seat_of(&host.id).unwrap())
            .remove(0);
        table = home.does(&table, &host, &action).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_of_bots_play_at_once() {
    let home = Home::new().await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(bots_only(&home, 2).await);
    }
    for table in tables {
        let over = home
            .wait(table.id(), |table| table.stage() == Stage::Over)
            .await;
        assert!(replayed(&over.record().unwrap()).is_over());
    }
    assert!(home.running_tables(10).await.unwrap().is_empty());
}

#[tokio::test]
async fn bots_that_choose_at_once_think_at_once() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let seats = [SeatOrder::Bot(Level::Master); 3];
    let table = home.found(&host, order(3, &seats)).await.unwrap();
    home.wait_until_thinking(3).await;
    let chosen = home.wait(table.id(), |table| table.game().ply() >= 3).await;
    let mut seats: Vec<_> = (1..=3)
        .filter_map(|ply| Some(chosen.game().decision(Viewer::Spectator, ply)?.0.index()))
        .collect();
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2], "each has chosen once");
    home.close().await;
    home.wait_until_thinking(0).await;
}
