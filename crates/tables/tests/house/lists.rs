//! The lists of tables.

use tables::{Order, Player, SeatOrder, Stage, Standing, TableId};

use crate::kit::{Home, on_turn, order};

fn ids(standings: &[Standing]) -> Vec<&TableId> {
    standings.iter().map(|standing| &standing.table).collect()
}

fn private(players: usize) -> Order {
    Order {
        public: false,
        ..order(players, &[SeatOrder::Me])
    }
}

#[tokio::test]
async fn public_tables_are_listed_while_they_wait_and_private_ones_never() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&host, 2).await;
    let hidden = home.found(&host, private(2)).await.unwrap();

    let open = home.open_tables(10).await.unwrap();
    assert_eq!(ids(&open), [table.id()]);
    assert_eq!(open[0].game, "aztlan");
    assert_eq!(open[0].open, 1);
    assert_eq!(open[0].names, [Some("Ixchel".to_owned()), None]);
    assert!(open[0].public && !open[0].your_turn);
    assert!(home.running_tables(10).await.unwrap().is_empty());

    home.sit(table.id(), &itzel, None).await.unwrap();
    home.sit(hidden.id(), &itzel, None).await.unwrap();
    assert!(home.open_tables(10).await.unwrap().is_empty());
    let running = home.running_tables(10).await.unwrap();
    assert_eq!(ids(&running), [table.id()]);
    assert_eq!(running[0].stage, Stage::Playing.name());
    assert_eq!(home.tables_of(&itzel.id, 10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn tables_that_are_over_or_closed_are_not_offered() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let over = home.finished(&host).await;
    let closed = home.waiting(&host, 2).await;
    home.leave(closed.id(), &host.id).await.unwrap();

    assert!(home.open_tables(10).await.unwrap().is_empty());
    assert!(home.running_tables(10).await.unwrap().is_empty());
    let own = home.tables_of(&host.id, 10).await.unwrap();
    assert_eq!(ids(&own), [over.id()]);
    assert_eq!(own[0].stage, Stage::Over.name());
    assert!(!own[0].your_turn);
}

#[tokio::test]
async fn of_ones_own_tables_those_come_first_where_it_is_ones_turn() {
    let home = Home::new().await;
    let people: [Player; 2] = home.guests(["Ixchel", "Itzel"]).await;
    let (_, me) = home.developing(&people).await;
    let mut mine = Vec::new();
    let mut others = Vec::new();
    // Made last, these would be first if only the time counted.
    for _ in 0..6 {
        let (table, first) = home.developing(&people).await;
        if first == me { &mut mine } else { &mut others }.push(table);
    }
    let over = home.finished(me).await;
    let waiting = home.waiting(me, 2).await;

    let own = home.tables_of(&me.id, 20).await.unwrap();
    assert_eq!(own.len(), 9);
    let turns = mine.len() + 1;
    assert!(own[..turns].iter().all(|standing| standing.your_turn));
    assert!(own[turns..].iter().all(|standing| !standing.your_turn));
    assert!(mine.iter().all(|table| on_turn(table, &people) == me));
    assert_eq!(own.last().unwrap().table, *over.id());
    assert!(ids(&own[turns..]).contains(&waiting.id()));
    for table in &others {
        assert!(ids(&own[turns..]).contains(&table.id()));
    }
}

#[tokio::test]
async fn whose_turn_it_is_follows_every_move() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [ixchel, itzel] = &people;
    let table = home.game(&people).await;
    let turns = async || {
        let one = home.tables_of(&ixchel.id, 1).await.unwrap()[0].your_turn;
        let other = home.tables_of(&itzel.id, 1).await.unwrap()[0].your_turn;
        (one, other)
    };
    assert_eq!(turns().await, (true, true));
    let table = home.does(&table, itzel, "choose 7").await;
    assert_eq!(turns().await, (true, false));
    home.undo(table.id(), &itzel.id, table.number())
        .await
        .unwrap();
    assert_eq!(turns().await, (true, true));
}

#[tokio::test]
async fn no_list_is_longer_than_asked_for() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    for _ in 0..3 {
        home.waiting(&host, 2).await;
    }
    assert_eq!(home.open_tables(2).await.unwrap().len(), 2);
    assert_eq!(home.tables_of(&host.id, 2).await.unwrap().len(), 2);
}
