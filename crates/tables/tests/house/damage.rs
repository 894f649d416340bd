//! A table that cannot be read is an error of its own and nobody else's.

use bots::Level;
use tables::{Chair, Refusal, SeatOrder, Stage, StoreError};

use crate::kit::{Home, ask, assert_same, order, seat};

/// Ways to damage a table that is in its seventieth entry or so, or its first few.
const DAMAGES: &[&str] = &[
    r#"DELETE FROM entries WHERE number = 5 AND "table" = ?"#,
    r#"DELETE FROM entries WHERE number = 1 AND "table" = ?"#,
    r#"UPDATE entries SET what = 'nonsense' WHERE number = 6 AND "table" = ?"#,
    r#"UPDATE entries SET what = '' WHERE number = 6 AND "table" = ?"#,
    r#"UPDATE entries SET what = '{"what":"danced"}' WHERE number = 6 AND "table" = ?"#,
    r#"UPDATE entries SET what = '{"what":"moved","seat":0,"action":"fly"}'
       WHERE number = 6 AND "table" = ?"#,
    r#"UPDATE entries SET what = '{"what":"moved","seat":5,"action":"place 14"}'
       WHERE number = 6 AND "table" = ?"#,
    r#"UPDATE entries SET what = '{"what":"bot","seat":5,"bot":"random"}'
       WHERE number = 1 AND "table" = ?"#,
    "UPDATE tables SET founding = '{}' WHERE id = ?",
    "UPDATE tables SET founding = json_replace(founding, '$.game', 'chess') WHERE id = ?",
    "UPDATE tables SET founding = json_replace(founding, '$.options.players', 9) WHERE id = ?",
    "UPDATE tables SET founding = json_replace(founding, '$.rules', 99) WHERE id = ?",
];

/// Ways to damage the snapshot of a table.
const SNAPSHOT_DAMAGES: &[&str] = &[
    r#"UPDATE snapshots SET what = 'nonsense' WHERE "table" = ?"#,
    r#"UPDATE snapshots SET what = json_remove(what, '$.chairs') WHERE "table" = ?"#,
    r#"UPDATE snapshots SET what = json_remove(what, '$.actions[9]') WHERE "table" = ?"#,
    r#"UPDATE snapshots SET what = json_replace(what, '$.number', 60) WHERE "table" = ?"#,
    r#"DELETE FROM entries WHERE number = 65 AND "table" = ?"#,
];

#[tokio::test]
async fn a_damaged_table_is_an_error_and_the_others_go_on() {
    let mut home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let sound = home.game(&people).await;
    let mut sound = home.play_on(sound, &people, 10).await;
    for damage in DAMAGES {
        let table = home.game(&people).await;
        let table = home.play_on(table, &people, 10).await;
        home = home.reopened_after(&[(damage, table.id())]).await;

        for _ in 0..2 {
            let found = home.table(table.id()).await;
            let Err(Refusal::Store(StoreError::Damaged { table: id, .. })) = found else {
                panic!("nobody noticed: {damage}");
            };
            assert_eq!(id, *table.id());
        }
        let sent = ask(&table, "place 14");
        let moved = home.play(table.id(), &people[0].id, sent).await;
        assert_refused!(moved, Refusal::Store(_));
        let said = home.say(table.id(), &people[0], "hello?").await;
        assert_refused!(said, Refusal::Store(_));
        assert_refused!(home.watch(table.id()).await, Refusal::Store(_));

        assert_same(&sound, &home.table(sound.id()).await.unwrap());
        sound = home.play_on(sound, &people, 2).await;
    }
    let listed = home.tables_of(&people[0].id, 100).await.unwrap();
    assert_eq!(listed.len(), DAMAGES.len() + 1);
}

#[tokio::test]
async fn a_damaged_snapshot_is_an_error_and_not_another_game() {
    let mut home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    for damage in SNAPSHOT_DAMAGES {
        let table = home.game(&people).await;
        let table = home.play_on(table, &people, 66).await;
        home = home.reopened_after(&[(damage, table.id())]).await;
        match home.table(table.id()).await {
            Err(Refusal::Store(StoreError::Damaged { .. })) => {}
            Err(other) => panic!("it is refused otherwise: {other}"),
            Ok(_) => panic!("nobody noticed: {damage}"),
        }
    }
}

#[tokio::test]
async fn a_house_opens_although_bots_wait_at_a_damaged_table() {
    let home = Home::new().await;
    let [ixchel, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let people = [ixchel, itzel];
    let table = home.game(&people).await;
    let away = home.game(&people).await;
    home.edit(
        r#"UPDATE standings SET bots = 3 WHERE "table" = ?"#,
        table.id().as_str(),
    )
    .await;
    let damage = r#"UPDATE entries SET what = '[]' WHERE number = 2 AND "table" = ?"#;
    let home = home.reopened_after(&[(damage, table.id())]).await;
    assert_refused!(home.table(table.id()).await, Refusal::Store(_));
    home.leave(away.id(), &people[0].id).await.unwrap();
    home.wait(away.id(), |table| table.game().ply() == 1).await;
}

#[tokio::test]
async fn a_damaged_table_does_not_keep_anybody_from_another_name() {
    let home = Home::new().await;
    let [ixchel, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let people = [ixchel.clone(), itzel];
    let before = home.waiting(&ixchel, 2).await;
    let damaged = home.game(&people).await;
    let after = home.waiting(&ixchel, 3).await;
    let damage = r#"UPDATE entries SET what = '[]' WHERE number = 2 AND "table" = ?"#;
    let home = home.reopened_after(&[(damage, damaged.id())]).await;

    let renamed = home.rename(&ixchel, "Ix Chel").await;
    for table in [before, after] {
        let table = home.table(table.id()).await.unwrap();
        let Some(Chair::Person { name, .. }) = table.chair(seat(0)) else {
            panic!("she sits there");
        };
        assert_eq!(name, "Ix Chel");
    }
    assert_eq!(renamed.unwrap().name, "Ix Chel");
}

#[tokio::test]
async fn a_bot_of_a_kind_that_is_gone_is_replaced_and_the_game_goes_on() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let bot = SeatOrder::Bot(Level::Beginner);
    let order = order(2, &[SeatOrder::Me, bot]);
    let table = home.found(&host, order).await.unwrap();
    let table = home.wait(table.id(), |table| table.game().ply() == 1).await;
    let change = r#"UPDATE entries SET what = '{"what":"bot","seat":1,"bot":"deep thought"}'
                    WHERE number = 2 AND "table" = ?"#;
    let home = home.reopened_after(&[(change, table.id())]).await;
    home.leave(table.id(), &host.id).await.unwrap();
    home.wait(table.id(), |table| table.stage() == Stage::Over)
        .await;
}
