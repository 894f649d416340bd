//! A table that cannot be read is an error of its own and nobody else's.

use bots::Level;
use tables::{Chair, Refusal, SeatOrder, StoreError, check};

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
    "UPDATE tables SET founding = json_remove(founding, '$.deal') WHERE id = ?",
    "UPDATE tables SET founding = json_replace(founding, '$.deal.shared.salt', 'salt') WHERE id = ?",
];

/// Ways to damage the snapshot of a table.
const SNAPSHOT_DAMAGES: &[&str] = &[
    r#"UPDATE snapshots SET what = 'nonsense' WHERE "table" = ?"#,
    r#"UPDATE snapshots SET what = json_remove(what, '$.chairs') WHERE "table" = ?"#,
    r#"UPDATE snapshots SET what = json_remove(what, '$.actions[9]') WHERE "table" = ?"#,
    r#"UPDATE snapshots SET what = json_replace(what, '$.number', 60) WHERE "table" = ?"#,
    r#"UPDATE snapshots SET what = json_remove(what, '$.shares[1]') WHERE "table" = ?"#,
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
        let report = check(home.path()).await.unwrap();
        let faults = report.faults.iter();
        assert!(
            faults
                .clone()
                .any(|fault| fault.table.as_ref() == Some(table.id())),
            "{damage}"
        );

        for _ in 0..2 {
            let found = home.table(table.id()).await;
            let Err(Refusal::Damaged(StoreError::Damaged { table: id, .. })) = found else {
                panic!("nobody noticed: {damage}");
            };
            assert_eq!(id, *table.id());
        }
        let sent = ask(&table, "place 14");
        let moved = home.play(table.id(), &people[0].id, sent).await;
        assert_refused!(moved, Refusal::Damaged(_));
        let said = home.say(table.id(), &people[0], "hello?").await;
        assert_refused!(said, Refusal::Damaged(_));
        assert_refused!(home.watch(table.id()).await, Refusal::Damaged(_));

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
            Err(Refusal::Damaged(StoreError::Damaged { .. })) => {}
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
    assert_refused!(home.table(table.id()).await, Refusal::Damaged(_));
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
async fn a_bot_of_a_level_that_nobody_knows_is_an_error_and_not_a_beginner() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let bot = SeatOrder::Bot(Level::Beginner);
    let order = order(2, &[SeatOrder::Me, bot]);
    let table = home.found(&host, order).await.unwrap();
    let table = home.wait(table.id(), |table| table.game().ply() == 1).await;
    let change = r#"UPDATE entries SET what = '{"what":"bot","seat":1,"bot":"deep thought"}'
                    WHERE number = 2 AND "table" = ?"#;
    let home = home.reopened_as_if(&[(change, table.id())]).await;
    let Err(Refusal::Damaged(error)) = home.table(table.id()).await else {
        panic!("nobody knows such a bot");
    };
    assert!(error.to_string().contains("deep thought"), "{error}");
}

#[tokio::test]
async fn a_side_that_the_game_does_not_have_is_an_error_and_not_no_side() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let waiting = home.waiting(&people[0], 3).await;
    let picked = home.pick(waiting.id(), &people[0].id, Some("ocelot"));
    let waiting = picked.await.unwrap();
    let long = home.game(&people).await;
    let long = home.play_on(long, &people, 66).await;
    let entry = r#"UPDATE entries SET what = replace(what, 'ocelot', 'dragon') WHERE "table" = ?"#;
    let snapshot =
        r#"UPDATE snapshots SET what = json_set(what, '$.picks[0]', 'dragon') WHERE "table" = ?"#;
    let changes = [(entry, waiting.id()), (snapshot, long.id())];
    let home = home.reopened_as_if(&changes).await;
    for (_, id) in changes {
        let Err(Refusal::Damaged(error)) = home.table(id).await else {
            panic!("there are no dragons");
        };
        assert!(error.to_string().contains("dragon"), "{error}");
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_an_error_even_if_its_digests_are_right() {
    let mut home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    for damage in DAMAGES {
        let table = home.game(&people).await;
        let table = home.play_on(table, &people, 10).await;
        home = home.reopened_as_if(&[(damage, table.id())]).await;
        assert_refused!(home.table(table.id()).await, Refusal::Damaged(_));
    }
}

#[tokio::test]
async fn a_whole_house_has_no_faults_while_it_is_open_and_when_it_is_closed() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let game = home.game(&people).await;
    home.play_on(game, &people, 70).await;
    home.finished(&people[0]).await;
    let closed = home.waiting(&people[0], 2).await;
    home.leave(closed.id(), &people[0].id).await.unwrap();
    for _ in 0..2 {
        let report = check(home.path()).await.unwrap();
        assert_eq!(report.faults, []);
        assert_eq!(report.tables, 3);
        home.close().await;
    }
}

/// Ways in which a game could become a shorter one without any entry making no sense.
const SHORTENINGS: &[&str] = &[
    r#"DELETE FROM entries WHERE number > 66 AND "table" = ?"#,
    r#"DELETE FROM entries WHERE number > 64 AND "table" = ?"#,
    r#"DELETE FROM entries WHERE number > 60 AND "table" = ?"#,
    r#"DELETE FROM entries WHERE number < 20 AND "table" = ?"#,
    r#"DELETE FROM standings WHERE "table" = ?"#,
    r#"UPDATE entries SET at = at + 1 WHERE number = 3 AND "table" = ?"#,
    r#"UPDATE entries SET key = 'another' WHERE number = 12 AND "table" = ?"#,
    r#"UPDATE standings SET number = number - 1 WHERE "table" = ?"#,
    "UPDATE tables SET founding = json_replace(founding, '$.public', json('false')) WHERE id = ?",
];

#[tokio::test]
async fn no_table_becomes_a_shorter_or_another_game_in_silence() {
    let mut home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    for damage in SHORTENINGS {
        let table = home.game(&people).await;
        let table = home.play_on(table, &people, 66).await;
        home = home.reopened_after(&[(damage, table.id())]).await;
        let Err(Refusal::Damaged(error)) = home.table(table.id()).await else {
            panic!("nobody noticed: {damage}");
        };
        assert!(error.to_string().contains(table.id().as_str()), "{error}");
        let report = check(home.path()).await.unwrap();
        let mut faults = report.faults.iter();
        assert!(
            faults.any(|fault| fault.table.as_ref() == Some(table.id())),
            "{damage}"
        );
    }
}
